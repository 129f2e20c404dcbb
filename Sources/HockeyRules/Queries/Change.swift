// What the clock alone brings next: found by playing on until it comes.

/// What comes at an instant ahead, if no whistle and no goal come before it.
public struct Change: Sendable, Hashable {
  /// When it comes.
  public let time: GameTime
  /// What is ruled then, in order, each by its rule.
  public let rulings: [Ruling]
  /// The teams' manpower before it.
  public let before: PerTeam<Int>
  /// The game after it.
  public let game: Game

  /// The teams' manpower after it.
  public var after: PerTeam<Int> { game.manpower }

  /// The penalties that end with it.
  public var ended: [Penalty] {
    rulings.compactMap { if case .ends(let id, _) = $0.effect { game.penalties[id] } else { nil } }
  }

  /// The penalties that begin with it: a third man's, the second half of a double minor.
  public var started: [Penalty] {
    rulings.compactMap {
      if case .starts(let id, _) = $0.effect { game.penalties[id] } else { nil }
    }
  }

  /// Those who go back on the ice with it.
  public var returned: [Occupant] {
    rulings.compactMap {
      if case .returns(let occupant, _) = $0.effect { occupant } else { nil }
    }
  }

  /// The rule by which the strength changes; nil where it does not change.
  public var strengthRule: RuleReference? {
    let last = rulings.last { if case .manpower = $0.effect { true } else { false } }
    return last?.authority.rule
  }
}

extension GameState {
  /// The next instant at which a penalty runs out; nil where none does before the game ends.
  public var nextExpiry: Change? {
    change { referee, _ in
      referee.rulings.contains { if case .ends = $0.effect { true } else { false } }
    }
  }

  /// The next change of strength, and the rulings that bring it; nil where the clock brings none before the game
  /// ends.
  ///
  /// A penalty whose end lets a third man's begin changes nothing; the beginning of overtime may, in the last
  /// period of regulation while the score is tied.
  public var nextChange: Change? { change { $0.game.manpower != $1 } }

  /// When `team` next has a skater more than just before; nil where the clock does not bring it before the game
  /// ends.
  public func nextGain(of team: Team) -> Change? {
    change { $0.game.manpower[team] > $1[team] }
  }

  /// The first change for which `isWanted` holds; it is asked with the manpower before the change.
  private func change(_ isWanted: (Referee, PerTeam<Int>) -> Bool) -> Change? {
    var referee = Referee(unsettled, under: book)
    referee.now = unsettled.schedule.instant(of: time)
    // What the face-off settles of this stoppage is settled in the state already: it is no change.
    var before = game.manpower
    while referee.stepOn() {
      defer { before = referee.game.manpower }
      guard isWanted(referee, before) else { continue }
      let time = referee.schedule.time(of: referee.now, in: referee.game.period)
      referee.game.clock = time
      return Change(time: time, rulings: referee.rulings, before: before, game: referee.game)
    }
    return nil
  }
}

extension Referee {
  /// Lets the clock run to the next instant at which something is ruled; what is ruled then stands in `rulings`.
  ///
  /// False where nothing more comes before the game ends.
  fileprivate mutating func stepOn() -> Bool {
    let before = now
    if let stoppage = game.stoppage {
      guard let next = resumption else { return false }
      now = stoppage.at
      settle(resumingIn: next)
    } else {
      let end = schedule.start(of: game.period + 1)
      if let due = nextDue()?.until, due <= end {
        now = due
        fallDue(through: due)
      } else {
        let awaitsOvertime = game.period == book.play.periods.value
        guard goesOn(behind: game.period), awaitsOvertime || nextDue() != nil else { return false }
        now = end
        stop()
      }
    }
    if now > before { rulings.removeAll { $0.at < now } }
    return true
  }

  /// The period in which the face-off that ends the stoppage comes, once penalty shots are taken; nil where none
  /// comes.
  var resumption: Int? {
    guard let stoppage = game.stoppage, !game.isOver, !game.isDecided, game.attempts.isEmpty else {
      return nil
    }
    guard stoppage.at >= schedule.start(of: game.period + 1) else { return game.period }
    return goesOn(behind: game.period) ? game.period + 1 : nil
  }

  /// Whether play goes on behind `period`: behind regulation only in a tied game, and behind the overtime of the
  /// regular season with the shoot-out.
  private func goesOn(behind period: Int) -> Bool {
    guard !game.isOver, !game.isDecided, game.attempts.isEmpty else { return false }
    let regulation = book.play.periods.value
    if period < regulation { return true }
    guard score.home == score.visiting else { return false }
    switch game.kind {
    case .playOffs: return true
    case .regular: return period == regulation
    }
  }
}
