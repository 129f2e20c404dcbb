/// The correspondence between the penalties and seats of two solutions of one game.
///
/// Penalties of the same call, and seats of the same offender, correspond if they have the same
/// position among these.
struct SharedNames {
  private let penalties: [Int]
  private let seats: [Int]

  /// Matches the penalties and seats of `before` with those of `after`.
  init(_ before: Game, _ after: Game) {
    penalties = Self.places(
      of: before.penalties.map { $0.call }, among: after.penalties.map { $0.call })
    seats = Self.places(
      of: before.seats.map { $0.offender }, among: after.seats.map { $0.offender })
  }

  /// The position of each of `names` among `others`; a different negative number for each that is
  /// not found.
  private static func places<Name: Hashable>(of names: [Name], among others: [Name]) -> [Int] {
    // Two solutions of one game have most names in common, starting with the first.
    let same = zip(names, others).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
    if same == names.count { return Array(names.indices) }
    var free: [Name: [Int]] = [:]
    for index in (same..<others.count).reversed() {
      free[others[index], default: []].append(index)
    }
    return names.indices.map { index in
      index < same ? index : free[names[index]]?.popLast() ?? -1 - index
    }
  }

  /// The number in `after` of the penalty `id` of `before`; negative if it is not there.
  func penalty(_ id: Int) -> Int { penalties[id] }

  /// Whether the penalty `id` of `after` is in `before` too.
  func isShared(_ id: Int) -> Bool { penalties.contains(id) }

  private func seat(_ id: Int) -> Int { seats[id] }

  /// The effect `effect` of `before`, with the numbers of `after`.
  func translated(_ effect: Effect) -> Effect {
    switch effect {
    case .bench(let effect): .bench(translated(effect))
    case .call, .play: effect
    case .score(let effect): .score(translated(effect))
    }
  }

  private func translated(_ effect: BenchEffect) -> BenchEffect {
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
      return .serves(occupant, for: offender, seat: seat.map { self.seat($0) })
    case .vacated(let id, let occupant): return .vacated(seat: seat(id), by: occupant)
    case .starts(let id, let until): return .starts(penalty: penalty(id), until: until)
    case .sits(let id, let until): return .sits(penalty: penalty(id), until: until)
    case .waits(let id): return .waits(penalty: penalty(id))
    case .ends(let id, let ending): return .ends(penalty: penalty(id), ending)
    case .expires(let id): return .expires(seat: seat(id))
    case .returns(let occupant, let id): return .returns(occupant, seat: id.map { seat($0) })
    case .cancelled(let id): return .cancelled(penalty: penalty(id))
    case .reduced(let id, let length): return .reduced(penalty: penalty(id), to: length)
    case .frozen(let id, let remaining): return .frozen(penalty: penalty(id), remaining: remaining)
    case .reinstated(let id, let since, let until):
      return .reinstated(penalty: penalty(id), since: since, until: until)
    case .unstarted(let id): return .unstarted(penalty: penalty(id))
    case .paired(let id, let isPaired): return .paired(seat: seat(id), isPaired)
    case .mayLeave, .leftBox, .backInBox, .ejected, .readmitted: return effect
    }
  }

  private func translated(_ effect: ScoreEffect) -> ScoreEffect {
    switch effect {
    case .scored(let goal): .scored(translated(goal))
    case .judgedAgain(let goal): .judgedAgain(translated(goal))
    case .powerPlay(let id): .powerPlay(penalty: penalty(id))
    case .joined, .disallowed, .attempt, .won: effect
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
  /// Whether viewers see it, or it is bookkeeping.
  var isSeen: Bool {
    switch self {
    case .bench(let effect): effect.isSeen
    case .call(let effect): effect.isSeen
    case .play(let effect): effect.isSeen
    case .score: true
    }
  }
}

extension BenchEffect {
  fileprivate var isSeen: Bool {
    switch self {
    case .serves, .starts, .sits, .waits, .ends, .returns, .cancelled, .reduced, .frozen, .leftBox,
      .backInBox, .reinstated, .ejected, .readmitted:
      true
    case .assessed, .seated, .placed, .vacated, .expires, .mayLeave, .unstarted, .paired: false
    }
  }
}

extension CallEffect {
  fileprivate var isSeen: Bool {
    switch self {
    case .notAssessed, .penaltyShot: true
    case .called, .settled, .signalled, .signalDown, .voided, .penaltyShotOver, .choice,
      .choiceRecorded:
      false
    }
  }
}

extension PlayEffect {
  fileprivate var isSeen: Bool {
    switch self {
    case .manpower, .goalkeeper, .runningTime, .gameEnds: true
    case .stops, .resumes, .clockSet: false
    }
  }
}
