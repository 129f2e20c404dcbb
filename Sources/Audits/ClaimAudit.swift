public import HockeyRules
public import Scoresheets

/// One game compared with its source's own rulings on its plays: which penalties it counted as
/// power plays, when each was served, and which team had the advantage at each goal.
public struct ClaimAudit: Sendable {
  /// The game's figures.
  public var agreement = ClaimAgreement()
  /// The plays that differ, in order.
  public var differences: [ClaimDifference] = []

  /// Compares `solution`, the solved `log`, with the log's claims.
  public init(of log: GameLog, solvedAs solution: Solution) {
    for (index, play) in log.plays.enumerated() {
      guard let claim = play.claim else { continue }
      let ruled = claim.ruled(on: play.event.id, in: solution.game)
      agreement.add(claim, agrees: ruled == claim)
      if ruled != claim {
        differences.append(ClaimDifference(play: index, ruled: ruled, claimed: claim))
      }
    }
  }
}

/// A play on which the source and the rulebook rule differently.
public struct ClaimDifference: Sendable, Hashable {
  /// The play's index in the log.
  public var play: Int
  /// The rulebook's ruling, or `nil` for a goal that it does not allow.
  public var ruled: SourceClaim?
  /// The source's ruling.
  public var claimed: SourceClaim
}

/// A count of how often a source's own rulings and the rulebook's agree.
public struct ClaimAgreement: Sendable, Hashable {
  /// The penalties for which the source says whether they count as a power play.
  public var penalties = Tally()
  /// The goals for which the source says which team had the advantage.
  public var goals = Tally()
  /// The penalties for which the source says when they begin and end.
  public var times = Tally()

  /// An agreement over no plays.
  public init() {}

  /// Adds the figures of `other`.
  public mutating func add(_ other: ClaimAgreement) {
    penalties += other.penalties
    goals += other.goals
    times += other.times
  }

  fileprivate mutating func add(_ claim: SourceClaim, agrees: Bool) {
    switch claim {
    case .powerPlay, .powerPlays: penalties.count(agrees)
    case .goal: goals.count(agrees)
    case .served: times.count(agrees)
    }
  }
}
