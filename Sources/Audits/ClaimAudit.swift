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
      let ruled = Self.ruled(play.event.id, like: claim, in: solution.game)
      agreement.add(claim, agrees: ruled == claim)
      if ruled != claim {
        differences.append(ClaimDifference(play: index, ruled: ruled, claimed: claim))
      }
    }
  }

  /// The rulebook's ruling on the play `id`, or `nil` for a goal that it does not allow.
  private static func ruled(
    _ id: Event.ID, like claim: SourceClaim, in game: Game
  ) -> SourceClaim? {
    switch claim {
    case .powerPlay:
      .powerPlay(game.penalties.contains { $0.call == id && $0.gaveAdvantage })
    case .powerPlays:
      .powerPlays(game.penalties.count { $0.call == id && $0.gaveAdvantage })
    case .goal:
      game.goals.first { $0.call == id }.map { .goal($0.manpower) }
    case .served:
      game.penalties.first { $0.call == id }.map { served($0, in: game) }
    }
  }

  /// When a penalty is served: not at all if it never begins; what is set off takes its time.
  private static func served(_ penalty: Penalty, in game: Game) -> SourceClaim {
    func claim(_ begin: GameInstant, _ end: GameInstant) -> SourceClaim {
      .served(from: begin, until: min(end, game.now))
    }
    let call = penalty.calledAt
    if penalty.service == .offClock(setOff: true) { return claim(call, call + penalty.length) }
    guard let begin = penalty.began else { return claim(call, call) }
    switch penalty.standing {
    case .over(_, let end), .serving(_, let end): return claim(begin, end)
    case .waiting, .frozen: return claim(begin, game.now)
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
