package import HockeyRules
package import Scoresheets

/// One game, compared with its source's rulings on its plays: the penalties counted as power plays,
/// the times of each penalty, and the team with the advantage at each goal.
package struct ClaimAudit: Sendable {
  package var agreement = ClaimAgreement()
  /// The plays on which the rulings differ, in order.
  package var differences: [ClaimDifference] = []

  package init(of log: GameLog, solvedAs solution: Solution) {
    for index in log.plays.indices {
      guard let claim = log.plays[index].claim else { continue }
      var ruled = claim.ruled(on: log.plays[index].event.id, in: solution.game)
      if case .faceOff = claim {
        switch solution.faceOff(settledAt: solution.plays[index].rulings)?.spot {
        case .end(let team): ruled = .faceOff(team)
        case .line, .neutral, .centre: ruled = .faceOff(nil)
        case .nearest, nil: continue
        }
      }
      agreement.add(claim, agrees: ruled == claim)
      if ruled != claim {
        differences.append(ClaimDifference(play: index, ruled: ruled, claimed: claim))
      }
    }
  }
}

/// A play on which the source and the rulebook rule differently.
package struct ClaimDifference: Sendable, Hashable {
  /// The play's index in the log.
  package var play: Int
  /// The rulebook's ruling, or `nil` for a goal that it does not allow.
  package var ruled: SourceClaim?
  package var claimed: SourceClaim
}

/// A count of how often a source's rulings and the rulebook's agree.
package struct ClaimAgreement: Sendable, Hashable {
  /// The penalties for which the source says whether they count as a power play.
  package var penalties = Tally()
  /// The goals for which the source says which team had the advantage.
  package var goals = Tally()
  /// The penalties for which the source gives the begin and end.
  package var times = Tally()
  /// The face-offs after penalties for which the source gives a zone and the rulebook decides one.
  package var faceOffs = Tally()

  package init() {}

  package mutating func add(_ other: ClaimAgreement) {
    penalties += other.penalties
    goals += other.goals
    times += other.times
    faceOffs += other.faceOffs
  }

  fileprivate mutating func add(_ claim: SourceClaim, agrees: Bool) {
    switch claim {
    case .powerPlay, .powerPlays: penalties.count(agrees)
    case .goal: goals.count(agrees)
    case .served: times.count(agrees)
    case .faceOff: faceOffs.count(agrees)
    }
  }
}
