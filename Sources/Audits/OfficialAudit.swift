package import HockeyRules
package import Scoresheets

extension OfficialFigures {
  /// The rulebook's figures for `team` in `game`.
  package init(of team: Team, in game: Game) {
    self.init(
      goals: game.goals.count { $0.goal.team == team }, minutes: game.penaltyMinutes[team],
      opportunities: game.powerPlays[team], powerPlayGoals: game.goals(of: team, .powerPlay))
  }

  /// One of the figures; the raw value is its name in files.
  package enum Figure: String, Sendable, Hashable, CaseIterable {
    case goals
    case powerPlayGoals = "power-play-goals"
    case opportunities = "power-play-opportunities"
    case minutes = "penalty-minutes"
  }

  package subscript(figure: Figure) -> Int {
    switch figure {
    case .goals: goals
    case .powerPlayGoals: powerPlayGoals
    case .opportunities: opportunities
    case .minutes: minutes
    }
  }
}

/// A figure of a team in one game for which the league's record and the rulebook differ.
package struct OfficialDifference: Sendable, Hashable {
  package var team: Team
  package var figure: OfficialFigures.Figure
  /// The rulebook's figure.
  package var ruled: Int
  /// The figure in the league's record.
  package var recorded: Int
}

/// A count of how often the league's figures and the rulebook's agree.
package struct OfficialAgreement: Sendable, Hashable {
  /// The number of comparisons: one for each team and game.
  package var teamGames = 0
  private var agreed: [OfficialFigures.Figure: Int] = [:]

  package init() {}

  /// Compares the figures of one team in one game; returns the figures that differ.
  @discardableResult
  package mutating func compare(
    _ official: OfficialFigures, with ruled: OfficialFigures, of team: Team
  ) -> [OfficialDifference] {
    teamGames += 1
    return OfficialFigures.Figure.allCases.compactMap { figure in
      if official[figure] == ruled[figure] {
        agreed[figure, default: 0] += 1
        return nil
      }
      return OfficialDifference(
        team: team, figure: figure, ruled: ruled[figure], recorded: official[figure])
    }
  }

  package mutating func add(_ other: OfficialAgreement) {
    teamGames += other.teamGames
    for figure in OfficialFigures.Figure.allCases {
      agreed[figure, default: 0] += other.agreed[figure, default: 0]
    }
  }

  /// The number of comparisons, and the number in which `figure` agrees.
  package subscript(figure: OfficialFigures.Figure) -> Tally {
    Tally(compared: teamGames, agreed: agreed[figure, default: 0])
  }
}
