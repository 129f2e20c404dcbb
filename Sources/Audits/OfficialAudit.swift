public import HockeyRules
public import Scoresheets

extension OfficialFigures {
  /// The rulebook's figures for `team` in `game`.
  public init(of team: Team, in game: Game) {
    self.init(
      goals: game.goals.count { $0.goal.team == team }, minutes: game.penaltyMinutes[team],
      opportunities: game.powerPlays[team], powerPlayGoals: game.goals(of: team, .powerPlay))
  }

  /// One of the figures; its raw value is its name in files.
  public enum Figure: String, Sendable, Hashable, CaseIterable {
    /// The goals.
    case goals
    /// The power-play goals.
    case powerPlayGoals = "power-play-goals"
    /// The power-play opportunities.
    case opportunities = "power-play-opportunities"
    /// The penalty minutes.
    case minutes = "penalty-minutes"
  }

  /// The value of `figure`.
  public subscript(figure: Figure) -> Int {
    switch figure {
    case .goals: goals
    case .powerPlayGoals: powerPlayGoals
    case .opportunities: opportunities
    case .minutes: minutes
    }
  }
}

/// A figure of a team's game in which a league's own record and the rulebook differ.
public struct OfficialDifference: Sendable, Hashable {
  /// The team.
  public var team: Team
  /// The figure.
  public var figure: OfficialFigures.Figure
  /// The figure by the rulebook.
  public var ruled: Int
  /// The figure by the league's record.
  public var recorded: Int
}

/// A count of how often the official figures and the rulebook's agree.
public struct OfficialAgreement: Sendable, Hashable {
  /// The number of teams' games compared.
  public var teamGames = 0
  private var agreed: [OfficialFigures.Figure: Int] = [:]

  /// An agreement over no games.
  public init() {}

  /// Compares one team's game; returns the figures that differ.
  @discardableResult
  public mutating func compare(
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

  /// Adds the figures of `other`.
  public mutating func add(_ other: OfficialAgreement) {
    teamGames += other.teamGames
    for figure in OfficialFigures.Figure.allCases {
      agreed[figure, default: 0] += other.agreed[figure, default: 0]
    }
  }

  /// The tally of the teams' games in which `figure` agrees.
  public subscript(figure: OfficialFigures.Figure) -> Tally {
    Tally(compared: teamGames, agreed: agreed[figure, default: 0])
  }
}
