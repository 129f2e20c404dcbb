/// One team's official statistics in one game, by the league's record or by a rulebook.
public struct OfficialFigures: Sendable, Hashable {
  /// The goals, without those of a shoot-out.
  public var goals: Int
  /// The penalty minutes.
  public var minutes: Int
  /// The power-play opportunities.
  public var opportunities: Int
  /// The power-play goals.
  public var powerPlayGoals: Int

  /// Creates the figures for a team in a game.
  public init(goals: Int, minutes: Int, opportunities: Int, powerPlayGoals: Int) {
    self.goals = goals
    self.minutes = minutes
    self.opportunities = opportunities
    self.powerPlayGoals = powerPlayGoals
  }
}
