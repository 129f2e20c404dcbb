public import HockeyRules
public import Scoresheets

extension OfficialFigures {
  /// What the rulebook makes of `team`'s game.
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

  /// The figure of that name.
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
  /// What the rulebook makes of it.
  public var ruled: Int
  /// What the league's record says.
  public var recorded: Int
}

/// How often official figures and the rulebook's agree.
public struct OfficialAgreement: Sendable, Hashable {
  /// The teams' games compared.
  public var teamGames = 0
  /// Those whose goals agree.
  public var goals = 0
  /// Those whose penalty minutes agree.
  public var minutes = 0
  /// Those whose power-play opportunities agree.
  public var opportunities = 0
  /// Those whose power-play goals agree.
  public var powerPlayGoals = 0

  /// An agreement over no games.
  public init() {}

  /// Compares one team's game; the figures that differ.
  @discardableResult
  public mutating func compare(
    _ official: OfficialFigures, with ruled: OfficialFigures, of team: Team
  ) -> [OfficialDifference] {
    teamGames += 1
    goals += official.goals == ruled.goals ? 1 : 0
    minutes += official.minutes == ruled.minutes ? 1 : 0
    opportunities += official.opportunities == ruled.opportunities ? 1 : 0
    powerPlayGoals += official.powerPlayGoals == ruled.powerPlayGoals ? 1 : 0
    return OfficialFigures.Figure.allCases.compactMap { figure in
      guard official[figure] != ruled[figure] else { return nil }
      return OfficialDifference(
        team: team, figure: figure, ruled: ruled[figure], recorded: official[figure])
    }
  }

  /// Adds the figures of `other`.
  public mutating func add(_ other: OfficialAgreement) {
    teamGames += other.teamGames
    goals += other.goals
    minutes += other.minutes
    opportunities += other.opportunities
    powerPlayGoals += other.powerPlayGoals
  }

  /// The teams' games in which the figure of that name agrees.
  public subscript(figure: OfficialFigures.Figure) -> Int {
    switch figure {
    case .goals: goals
    case .powerPlayGoals: powerPlayGoals
    case .opportunities: opportunities
    case .minutes: minutes
    }
  }
}
