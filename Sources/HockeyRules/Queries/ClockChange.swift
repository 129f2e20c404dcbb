// The changes that the clock alone will cause.
//
// A copy of the game runs on until something changes.

/// The next change, unless a whistle or a goal comes first.
public struct ClockChange: Sendable, Hashable {
  /// The reading of the clock at the change.
  public let time: GameTime
  /// The rulings made at that time, in order.
  public let rulings: [Ruling]
  /// The manpower before the change.
  public let before: PerTeam<Int>
  /// The game after the change.
  public let game: Game

  /// The manpower after the change.
  public var after: PerTeam<Int> { game.manpower }

  /// The penalties that the change ends.
  public var ended: [Penalty] {
    rulings.compactMap {
      if case .bench(.ends(let id, _)) = $0.effect { game.penalties[id.index] } else { nil }
    }
  }

  /// The penalties that the change starts: a third man's, or the second half of a double minor.
  public var started: [Penalty] {
    rulings.compactMap {
      if case .bench(.starts(let id, _)) = $0.effect { game.penalties[id.index] } else { nil }
    }
  }

  /// The players who return to the ice at the change.
  public var returned: [Occupant] { rulings.returned }

  /// The authority for the change of strength, or `nil` if the strength does not change.
  package var strengthAuthority: Authority? {
    let last = rulings.last { if case .play(.manpower) = $0.effect { true } else { false } }
    return last?.authority
  }
}

extension GameState {
  /// The next instant at which a penalty runs out, or `nil` if none does before the game ends.
  public var nextExpiry: ClockChange? {
    change { referee, _ in
      referee.rulings.contains { if case .bench(.ends) = $0.effect { true } else { false } }
    }
  }

  /// The next change of strength, with the rulings that cause it.
  ///
  /// It is `nil` if the clock causes none before the game ends. If a penalty ends and a third man's
  /// penalty begins, the strength does not change. In the last period of a tied game, the beginning
  /// of overtime may be the next change.
  public var nextChange: ClockChange? { change { $0.game.manpower != $1 } }

  /// The next change that gives `team` another skater, or `nil` if the clock causes none.
  public func nextGain(of team: Team) -> ClockChange? {
    change { $0.game.manpower[team] > $1[team] }
  }

  /// The first change for which `isWanted` holds, given the game after the change and the manpower
  /// before it.
  private func change(_ isWanted: (Referee, PerTeam<Int>) -> Bool) -> ClockChange? {
    var referee = Referee(unsettled)
    referee.now = unsettled.schedule.instant(of: time)
    // The settlement of this stoppage does not count as a change: it is part of the state already.
    var before = game.manpower
    while referee.stepOn() {
      defer { before = referee.game.manpower }
      guard isWanted(referee, before) else { continue }
      let time = referee.schedule.time(of: referee.now, in: referee.game.period)
      referee.game.read(time)
      return ClockChange(time: time, rulings: referee.rulings, before: before, game: referee.game)
    }
    return nil
  }
}

extension Referee {
  /// Lets the clock run to the next instant with rulings, and keeps those rulings.
  ///
  /// Returns false if there is no such instant before the game ends.
  fileprivate mutating func stepOn() -> Bool {
    let before = now
    if let stoppage = game.stoppage {
      guard let next = resumption else { return false }
      now = stoppage.at
      settle(resumingIn: next)
    } else {
      let end = schedule.start(of: game.period + 1)
      if let due = game.bench.nextDue()?.until, due <= end {
        now = due
        fallDue(through: due)
      } else {
        let awaitsOvertime = game.period == schedule.regulationPeriods
        guard case .period = game.continuation(after: game.period),
          awaitsOvertime || game.bench.nextDue() != nil
        else { return false }
        now = end
        stop()
      }
    }
    if now > before { rulings.removeAll { $0.at < now } }
    return true
  }

  /// The period of the face-off that will end the stoppage, once penalty shots are taken, or `nil`
  /// if there will be none.
  var resumption: Int? {
    guard let stoppage = game.stoppage, !game.isOver, !game.isDecided, game.attempts.isEmpty else {
      return nil
    }
    guard stoppage.at >= schedule.start(of: game.period + 1) else { return game.period }
    if case .period(let next) = game.continuation(after: game.period) { return next }
    return nil
  }
}
