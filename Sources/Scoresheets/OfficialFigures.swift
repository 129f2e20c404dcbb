/// A league's own figures for one team in one game.
public struct OfficialFigures: Sendable, Hashable {
  /// The goals, those of a shoot-out left out.
  public var goals: Int
  /// The penalty minutes.
  public var minutes: Int
  /// The power-play opportunities.
  public var opportunities: Int
  /// The power-play goals.
  public var powerPlayGoals: Int

  /// Creates the figures of a team in a game.
  public init(goals: Int, minutes: Int, opportunities: Int, powerPlayGoals: Int) {
    self.goals = goals
    self.minutes = minutes
    self.opportunities = opportunities
    self.powerPlayGoals = powerPlayGoals
  }
}
