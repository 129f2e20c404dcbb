/// Goals and the penalties that they end.
public struct GoalProvisions: Sendable, Hashable {
  /// Which minor of a short-handed team a goal ends.
  public var ends: Provision<EndedByGoal>
  /// Who decides between two minors with the same time remaining.
  public var tie: Provision<TieBreak>
  /// What a goal on a penalty shot ends.
  public var penaltyShotGoal: Provision<SpecialGoal>
  /// What an awarded goal ends.
  public var awardedGoal: Provision<SpecialGoal>
  /// Whether an awarded goal may have assists.
  public var awardedAssists: Provision<AwardedAssists>
  /// What a goal by the short-handed team ends.
  public var shortHandedGoal: Provision<ShortHandedGoal>
  /// Whether a goal counts that a player scored or assisted who is out of the game.
  public var ejectedScorer: Provision<EjectedScorer>
  /// What counts as a power-play opportunity.
  public var powerPlays: Provision<PowerPlayCount>
  /// A goal with a player illegally on the ice is disallowed.
  public var illegalPlayer: Common

  /// Creates the group of its provisions.
  public init(
    ends: Provision<EndedByGoal>, tie: Provision<TieBreak>, penaltyShotGoal: Provision<SpecialGoal>,
    awardedGoal: Provision<SpecialGoal>, awardedAssists: Provision<AwardedAssists>,
    shortHandedGoal: Provision<ShortHandedGoal>,
    ejectedScorer: Provision<EjectedScorer>, powerPlays: Provision<PowerPlayCount>,
    illegalPlayer: Common
  ) {
    self.ends = ends
    self.tie = tie
    self.penaltyShotGoal = penaltyShotGoal
    self.awardedGoal = awardedGoal
    self.awardedAssists = awardedAssists
    self.shortHandedGoal = shortHandedGoal
    self.ejectedScorer = ejectedScorer
    self.powerPlays = powerPlays
    self.illegalPlayer = illegalPlayer
  }
}
