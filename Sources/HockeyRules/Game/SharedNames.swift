/// Which penalties and seats of two solutions of one game are the same: those of the same call, or offender, in
/// the same place among its own.
struct SharedNames {
  private let penalties: [Int]
  private let seats: [Int]

  /// Finds what the penalties and seats of `before` are in `after`.
  init(_ before: Game, _ after: Game) {
    penalties = Self.places(
      of: before.penalties.map(\.call), among: after.penalties.map(\.call))
    seats = Self.places(of: before.seats.map(\.offender), among: after.seats.map(\.offender))
  }

  /// Where each of `names` stands among `others`; of those not there, a number below zero of its own.
  private static func places<Name: Hashable>(of names: [Name], among others: [Name]) -> [Int] {
    var free: [Name: [Int]] = [:]
    for (index, name) in others.enumerated().reversed() { free[name, default: []].append(index) }
    return names.enumerated().map { index, name in free[name]?.popLast() ?? -1 - index }
  }

  /// The number after of the penalty that was `id` before; below zero where there is none.
  func penalty(_ id: Int) -> Int { penalties[id] }

  /// Whether the penalty `id` of after was there before.
  func isShared(_ id: Int) -> Bool { penalties.contains(id) }

  private func seat(_ id: Int) -> Int { seats[id] }

  /// `effect` of before, as it reads in the numbers of after.
  func translated(_ effect: Effect) -> Effect {
    switch effect {
    case .assessed(var penalty):
      penalty.id = self.penalty(penalty.id)
      return .assessed(penalty)
    case .seated(var seat):
      seat.id = self.seat(seat.id)
      return .seated(seat)
    case .placed(let penalty, let seat):
      return .placed(penalty: self.penalty(penalty), seat: self.seat(seat))
    case .serves(let occupant, let offender, let seat):
      return .serves(occupant, for: offender, seat: seat.map(self.seat))
    case .starts(let id, let until): return .starts(penalty: penalty(id), until: until)
    case .sits(let id, let until): return .sits(penalty: penalty(id), until: until)
    case .waits(let id): return .waits(penalty: penalty(id))
    case .ends(let id, let ending): return .ends(penalty: penalty(id), ending)
    case .expires(let id): return .expires(seat: seat(id))
    case .returns(let occupant, let id): return .returns(occupant, seat: id.map(seat))
    case .cancelled(let id): return .cancelled(penalty: penalty(id))
    case .reduced(let id, let length): return .reduced(penalty: penalty(id), to: length)
    case .frozen(let id, let remaining): return .frozen(penalty: penalty(id), remaining: remaining)
    case .reinstated(let id, let until): return .reinstated(penalty: penalty(id), until: until)
    case .unstarted(let id): return .unstarted(penalty: penalty(id))
    case .powerPlay(let id): return .powerPlay(penalty: penalty(id))
    case .paired(let id, let isPaired): return .paired(seat: seat(id), isPaired)
    case .scored(let goal): return .scored(translated(goal))
    case .rescored(let goal): return .rescored(translated(goal))
    case .mayLeave, .leftBox, .backInBox, .ejected, .readmitted, .called, .settled, .signalled,
      .signalDown, .callVoided, .notAssessed, .penaltyShot, .penaltyShotOver, .choice,
      .choiceRecorded, .playStops, .playResumes, .manpower, .goalkeeper, .clockSet, .runningTime,
      .gameEnds, .goalDisallowed, .shootOutAttempt, .won:
      return effect
    }
  }

  private func translated(_ goal: ScoredGoal) -> ScoredGoal {
    var goal = goal
    goal.ended = goal.ended.map {
      ScoredGoal.EndedPenalty(penalty: penalty($0.penalty), until: $0.until)
    }
    return goal
  }
}

extension Effect {
  /// Whether it is seen in the game, and not only in its books.
  var isSeen: Bool {
    switch self {
    case .serves, .starts, .sits, .waits, .ends, .returns, .cancelled, .reduced, .frozen, .leftBox,
      .backInBox, .reinstated, .ejected, .readmitted, .powerPlay, .notAssessed, .penaltyShot,
      .manpower, .goalkeeper, .runningTime, .gameEnds, .scored, .rescored, .goalDisallowed,
      .shootOutAttempt, .won:
      true
    case .assessed, .seated, .placed, .expires, .mayLeave, .paired, .called, .settled, .signalled,
      .signalDown, .callVoided, .penaltyShotOver, .choice, .choiceRecorded, .playStops,
      .playResumes, .clockSet, .unstarted:
      false
    }
  }
}
