package import HockeyRules
package import Scoresheets

/// A run of consecutive compared plays at which the source and the rulebook differ.
package struct Difference: Sendable, Hashable {
  /// The indices of the plays in the log; never empty.
  package var plays: [Int]
  /// The rulebook's manpower at the first of the plays.
  package var ruled: PerTeam<Int>
  /// The manpower that the source recorded at the first of the plays.
  package var recorded: PerTeam<Int>
  /// The last compared play before the difference, at which source and rulebook agree; `nil` if
  /// there is no such play.
  package var lastAgreed: Int?

  /// Whether the difference lasts for several plays; at a single play it may be a slip.
  package var isSustained: Bool { plays.count > 1 }

  package var kind: Kind {
    let more = Team.allCases.filter { recorded[$0] > ruled[$0] }
    let fewer = Team.allCases.filter { recorded[$0] < ruled[$0] }
    if Team.allCases.contains(where: { !(3...5).contains(recorded[$0]) }) { return .impossible }
    if recorded.home == ruled.visiting, recorded.visiting == ruled.home { return .swapped }
    if fewer.isEmpty { return .more }
    return more.isEmpty ? .fewer : .otherwise
  }

  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The source has more skaters: by its record, a penalty is over, or never began.
    case more = "more-skaters"
    /// The source has fewer skaters: by its record, a penalty still runs, or costs a team a skater
    /// whom the rulebook leaves on the ice.
    case fewer = "fewer-skaters"
    /// The source has the short-handed team at full strength, and its opponent short-handed.
    case swapped
    /// The source has a team with fewer than three skaters or more than five, which is impossible.
    case impossible
    /// The source has more skaters for one team and fewer for the other.
    case otherwise
  }
}

extension Difference {
  /// A circumstance of a difference that may explain it.
  package enum Circumstance: String, Sendable, Hashable, CaseIterable {
    /// A penalty expired within five seconds of the beginning or the end of the difference.
    case nearExpiry = "near-expiry"
    /// Coincidental penalties are being served.
    case coincidental
    /// A penalty waits for one of two penalties that are being served to end.
    case waiting
    /// A goal was scored since the source and the rulebook last agreed.
    case behindGoal = "behind-goal"
    /// The source shows a goalkeeper off the ice.
    case goalkeeperOff = "goalkeeper-off"
    /// The difference begins in an overtime.
    case overtime
    /// The rulebook has no penalty on the clock.
    case nobodyServing = "nobody-serving"
  }

  /// The circumstances of the difference, in the order of ``Circumstance``.
  ///
  /// `moment` is the state of `solution` at the first play of the difference.
  package func circumstances(
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
      solution.rulings(of: play).contains {
        if case .score(.scored) = $0.effect { true } else { false }
      }
    }
  }

  /// The time by which a recorder may have been early or late at an expiry.
  private static let expiryMargin = PlayingTime.seconds(5)

  private func isNearExpiry(in solution: Solution) -> Bool {
    guard let first = plays.first, let last = plays.last else { return false }
    let schedule = solution.game.schedule
    let ends = [first, last].map { schedule.instant(of: solution.plays[$0].event.time) }
    return solution.journal.contains { ruling in
      guard case .bench(.ends(let penalty, .served)) = ruling.effect,
        solution.game.penalties[penalty.index].isOnClock
      else { return false }
      return ends.contains { instant in
        max(instant - ruling.at, ruling.at - instant) <= Self.expiryMargin
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
  /// Whether the penalty is coincidental and has not expired.
  fileprivate var isSetOffStill: Bool {
    service == .offClock(setOff: true) && !isOver
  }
}
