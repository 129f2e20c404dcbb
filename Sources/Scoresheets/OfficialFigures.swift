/// One team's official statistics in one game, by the league's record or by a rulebook.
public struct OfficialFigures: Sendable, Hashable {
  /// The goals, without the goal for winning a shoot-out.
  public var goals: Int
  /// The penalty minutes.
  public var minutes: Int
  /// The power-play opportunities.
  public var opportunities: Int
  /// The power-play goals.
  public var powerPlayGoals: Int

  /// Creates a team's figures in a game.
  public init(goals: Int, minutes: Int, opportunities: Int, powerPlayGoals: Int) {
    self.goals = goals
    self.minutes = minutes
    self.opportunities = opportunities
    self.powerPlayGoals = powerPlayGoals
  }
}
