public import HockeyRules
public import Scoresheets

/// One game held against what its source itself made of its plays: which penalties it counted as
/// power plays, and under whose advantage it has each goal.
public struct ClaimAudit: Sendable {
  /// The game's figures.
  public var agreement = ClaimAgreement()
  /// The plays that differ, in order.
  public var differences: [ClaimDifference] = []

  /// Holds `solution`, the solved `log`, against the log's claims.
  public init(of log: GameLog, solvedAs solution: Solution) {
    for (index, play) in log.plays.enumerated() {
      guard let claim = play.claim else { continue }
      let ruled = Self.ruled(play.event.id, like: claim, in: solution.game)
      agreement.add(claim, agrees: ruled == claim)
      if ruled != claim {
        differences.append(ClaimDifference(play: index, ruled: ruled, claimed: claim))
      }
    }
  }

  /// What the rulebook makes of the play of `id`; nil for a goal that it does not let stand.
  private static func ruled(
    _ id: Event.ID, like claim: SourceClaim, in game: Game
  ) -> SourceClaim? {
    switch claim {
    case .powerPlay:
      .powerPlay(game.penalties.contains { $0.call == id && $0.gaveAdvantage })
    case .goal:
      game.goals.first { $0.call == id }.map { .goal($0.manpower) }
    }
  }
}

/// A play of which source and rulebook make different things.
public struct ClaimDifference: Sendable, Hashable {
  /// The play's index in the log.
  public var play: Int
  /// What the rulebook makes of it; nil for a goal that it does not let stand.
  public var ruled: SourceClaim?
  /// What the source makes of it.
  public var claimed: SourceClaim
}

/// How often a source's own word on its plays and the rulebook agree.
public struct ClaimAgreement: Sendable, Hashable {
  /// The penalties of which the source says whether they count as a power play.
  public var comparedPenalties = 0
  /// Those of them that agree.
  public var penalties = 0
  /// The goals of which the source says under whose advantage they were scored.
  public var comparedGoals = 0
  /// Those of them that agree.
  public var goals = 0

  /// An agreement over no plays.
  public init() {}

  /// Adds the figures of `other`.
  public mutating func add(_ other: ClaimAgreement) {
    comparedPenalties += other.comparedPenalties
    penalties += other.penalties
    comparedGoals += other.comparedGoals
    goals += other.goals
  }

  fileprivate mutating func add(_ claim: SourceClaim, agrees: Bool) {
    switch claim {
    case .powerPlay:
      comparedPenalties += 1
      penalties += agrees ? 1 : 0
    case .goal:
      comparedGoals += 1
      goals += agrees ? 1 : 0
    }
  }
}
