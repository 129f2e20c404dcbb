public import HockeyRules
public import Scoresheets

/// A run of consecutive compared plays in which source and rulebook differ.
public struct Difference: Sendable, Hashable {
  /// The indices of the plays in the log; never empty.
  public var plays: [Int]
  /// The manpower by the rulebook at the first of them.
  public var ruled: PerTeam<Int>
  /// The manpower that the source recorded there.
  public var recorded: PerTeam<Int>
  /// The compared play before them, which agrees; nil where they are the first.
  public var lastAgreed: Int?
  /// The compared play behind them, which agrees again; nil where they are the last.
  public var nextAgreed: Int?

  /// Whether it lasts for more than a single play, which alone may be a slip of the recorder.
  public var isSustained: Bool { plays.count > 1 }

  /// In what way the source departs from the rulebook.
  public var kind: Kind {
    let more = Team.allCases.filter { recorded[$0] > ruled[$0] }
    let fewer = Team.allCases.filter { recorded[$0] < ruled[$0] }
    if Team.allCases.contains(where: { !(3...5).contains(recorded[$0]) }) { return .impossible }
    if recorded.home == ruled.visiting, recorded.visiting == ruled.home { return .swapped }
    if fewer.isEmpty { return .more }
    return more.isEmpty ? .fewer : .otherwise
  }

  /// In what way a source departs from the rulebook.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// It has more skaters: a penalty is over for it, or never began.
    case more = "more-skaters"
    /// It has fewer skaters: a penalty still runs for it, or takes a skater off that the book
    /// leaves on.
    case fewer = "fewer-skaters"
    /// It has the short-handed team full, and the other short.
    case swapped
    /// It has a team with fewer than three skaters or more than five, which no game has.
    case impossible
    /// It has one team with more skaters and one with fewer.
    case otherwise
  }
}

extension Difference {
  /// What stands around a difference and may have to do with it.
  public enum Circumstance: String, Sendable, Hashable, CaseIterable {
    /// A penalty ran out within five seconds of its beginning or its end.
    case nearExpiry = "near-expiry"
    /// Penalties set off against each other are being sat out.
    case coincidental
    /// A penalty waits for one of two being served to end.
    case waiting
    /// A goal fell since source and rulebook last agreed.
    case behindGoal = "behind-goal"
    /// The source has a goalkeeper off the ice.
    case goalkeeperOff = "goalkeeper-off"
    /// It begins in an overtime.
    case overtime
    /// By the rulebook no penalty is being served on the clock.
    case nobodyServing = "nobody-serving"
  }

  /// What stands around it, in the order of ``Circumstance``; `moment` is the game of `solution` at
  /// its first play.
  public func circumstances(
    in solution: Solution, of log: GameLog, moment: Game
  ) -> [Circumstance] {
    Circumstance.allCases.filter { circumstance in
      switch circumstance {
      case .nearExpiry: isNearExpiry(in: solution)
      case .coincidental: moment.penalties.contains { $0.isSetOffStill }
      case .waiting: Team.allCases.contains { !moment.waiting(of: $0).isEmpty }
      case .behindGoal: goalFell(in: solution)
      case .goalkeeperOff: plays.contains { log.plays[$0].hasGoalkeeperOff }
      case .overtime:
        plays.first.map {
          solution.plays[$0].event.time.period > moment.schedule.regulationPeriods
        } ?? false
      case .nobodyServing: Team.allCases.allSatisfy { moment.running(of: $0).isEmpty }
      }
    }
  }

  private func goalFell(in solution: Solution) -> Bool {
    guard let first = plays.first else { return false }
    return solution.plays[(lastAgreed.map { $0 + 1 } ?? 0)..<first].contains { play in
      play.rulings.contains { if case .scored = $0.effect { true } else { false } }
    }
  }

  /// How long before and after an expiry a recorder may well have been early or late.
  private static let expiryMargin = PlayingTime.seconds(5)

  private func isNearExpiry(in solution: Solution) -> Bool {
    guard let first = plays.first, let last = plays.last else { return false }
    let schedule = solution.game.schedule
    let ends = [first, last].map { schedule.instant(of: solution.plays[$0].event.time) }
    return solution.plays.contains { play in
      play.rulings.contains { ruling in
        guard case .ends(let penalty, .served) = ruling.effect,
          solution.game.penalties[penalty].isOnClock
        else { return false }
        return ends.contains { instant in
          max(instant - ruling.at, ruling.at - instant) <= Self.expiryMargin
        }
      }
    }
  }
}

extension LoggedPlay {
  fileprivate var hasGoalkeeperOff: Bool {
    recorded.map { !$0.goalkeepers.home || !$0.goalkeepers.visiting } ?? false
  }
}

extension Penalty {
  /// Whether it is set off against the other team's and its time is not up.
  fileprivate var isSetOffStill: Bool {
    service == .offClock(setOff: true) && !isOver
  }
}
