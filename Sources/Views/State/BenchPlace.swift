import HockeyRules

/// Somebody on the penalty bench at a moment, or somebody's place there.
struct BenchPlace {
  var occupant: Occupant
  var offender: Offender
  /// What he serves now, has next, or served last.
  var penalty: Penalty?
  /// What he has to serve behind that.
  var behind: [Penalty] = []
  var standing: Standing
  /// Why he sits or waits.
  var rule: RuleReference?

  enum Standing {
    /// On the penalty clock.
    case serves(until: Instant)
    /// Off the clock: he leaves at a stoppage after it.
    case sits(until: Instant)
    /// Behind another penalty, or until one of two being served ends.
    case waits(PlayingTime)
    /// He left too early, and owes this much.
    case owes(PlayingTime)
    /// His time is up; he leaves at a stoppage.
    case mayLeave
  }
}

extension Moment {
  /// Who sits on the bench of `team`, in the order in which they were put there.
  func bench(of team: Team) -> [BenchPlace] {
    let state = game.solution.game
    let seats = state.seats.compactMap { $0.team == team ? place(in: $0, state) : nil }
    let offClock = state.penalties.compactMap { penalty in
      penalty.team == team && penalty.isOffClock ? place(offClock: penalty) : nil
    }
    let leaving = state.leaving.filter { $0.seat == nil && $0.occupant.team == team }
    return seats + offClock
      + leaving.map {
        BenchPlace(occupant: $0.occupant, offender: $0.offender, standing: .mayLeave)
      }
  }

  private func place(in seat: Seat, _ state: Game) -> BenchPlace? {
    let owed = state.owed(in: seat)
    var place = BenchPlace(
      occupant: seat.occupant, offender: seat.offender, penalty: owed.first,
      behind: Array(owed.dropFirst()), standing: .mayLeave)
    switch seat.standing {
    case .left: return nil
    case .expired:
      place.penalty = seat.penalties.last.map { state.penalties[$0] }
      return place
    case .waiting, .running: break
    }
    guard let penalty = owed.first, let standing = standing(of: penalty, offClock: false) else {
      return nil
    }
    place.standing = standing
    place.rule = rule(for: penalty)
    return place
  }

  private func place(offClock penalty: Penalty) -> BenchPlace? {
    guard let standing = standing(of: penalty, offClock: true) else { return nil }
    let occupant: Occupant =
      penalty.offender.player.map { .player($0) } ?? .substitute(for: penalty.offender)
    return BenchPlace(
      occupant: occupant, offender: penalty.offender, penalty: penalty, standing: standing,
      rule: rule(for: penalty))
  }

  private func standing(of penalty: Penalty, offClock: Bool) -> BenchPlace.Standing? {
    switch penalty.standing {
    case .serving(_, let until): offClock ? .sits(until: until) : .serves(until: until)
    case .waiting(let remaining): .waits(remaining)
    case .frozen(let remaining): .owes(remaining)
    case .over: nil
    }
  }

  /// The rule of the last ruling that put the penalty where it is.
  private func rule(for penalty: Penalty) -> RuleReference? {
    for play in game.solution.plays.reversed() {
      for ruling in play.rulings.reversed() where ruling.effect.puts(penalty.id) {
        return ruling.authority.rule
      }
    }
    return nil
  }
}

extension Leaving {
  /// Whose penalty it was.
  fileprivate var offender: Offender {
    switch occupant {
    case .player(let player): .skater(player)
    case .substitute(let offender): offender
    }
  }
}

extension Effect {
  /// Whether it says where the penalty of the place `id` stands.
  fileprivate func puts(_ id: Int) -> Bool {
    switch self {
    case .starts(let penalty, _), .sits(let penalty, _), .waits(let penalty),
      .frozen(let penalty, _), .reinstated(let penalty, _), .cancelled(let penalty):
      penalty == id
    case .assessed, .seated, .placed, .serves, .ends, .expires, .mayLeave, .returns, .reduced,
      .leftBox, .backInBox, .ejected, .powerPlay, .called, .settled, .signalled, .signalDown,
      .callVoided, .paired, .readmitted, .rescored, .notAssessed, .penaltyShot, .penaltyShotOver,
      .choice,
      .choiceRecorded, .playStops, .playResumes, .manpower, .goalkeeper, .clockSet, .runningTime,
      .unstarted,
      .gameEnds, .scored, .goalDisallowed, .shootOutAttempt, .won:
      false
    }
  }
}
