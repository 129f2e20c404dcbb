/// Goals and the penalties that they end.
public struct GoalProvisions: Sendable, Hashable {
  /// A team is short-handed while its penalties leave it fewer skaters than the other team.
  public let shortHanded: Common
  /// The minor that a goal ends: that of a short-handed team with the least time remaining.
  public let ends: Provision<EndedByGoal>
  /// The party that decides between two minors with the same time remaining.
  public let tie: Provision<TieBreak>
  /// The effect on penalties of a goal by the short-handed team on a penalty shot; a goal by the
  /// other team on a penalty shot ends nothing.
  public let penaltyShotGoal: Provision<ShortHandedGoal>
  /// The effect of an awarded goal on running penalties.
  public let awardedGoal: Provision<SpecialGoal>
  /// Whether an awarded goal may have assists.
  public let awardedAssists: Provision<GoalAssists>
  /// Whether an own goal may have assists.
  public let ownGoalAssists: Provision<GoalAssists>
  /// The effect of a goal by the short-handed team on its own penalties.
  public let shortHandedGoal: Provision<ShortHandedGoal>
  /// Whether a goal counts that was scored or assisted by a player who is out of the game.
  public let ejectedScorer: Provision<EjectedScorer>
  /// The penalties that count as power-play opportunities.
  public let powerPlays: Provision<PowerPlayCount>
  /// The fate of a bench minor for a wrong starting line-up that is claimed by the team that has
  /// just scored.
  public let lineUpMinor: Provision<LineUpMinor>
  /// A goal scored with a player of the team illegally on the ice is disallowed.
  public let illegalPlayer: Common

  init(from source: inout PointSource) {
    shortHanded = source.point(
      "short-handed",
      "A team is short-handed while its penalties leave it fewer skaters than the other.")
    ends = source.point(
      "goal-ends", "A goal ends the minor of a short-handed team with the least time remaining.",
      .alone)
    tie = source.point(
      "goal-tie", "Who decides between two minors with the same time remaining.", .ties)
    penaltyShotGoal = source.point(
      "penalty-shot-goal", "What a goal on a penalty shot by the short-handed team ends.", .goals)
    awardedGoal = source.point("awarded-goal", "What an awarded goal ends.", .shots)
    awardedAssists = source.point(
      "awarded-assists", "Whether an awarded goal may have assists.", .shots)
    ownGoalAssists = source.point(
      "own-goal-assists", "Whether an own goal may have assists.", .goals)
    shortHandedGoal = source.point(
      "short-handed-goal", "What a goal by the short-handed team ends.", .goals)
    ejectedScorer = source.point(
      "ejected-scorer", "Whether a goal by, or assisted by, a player who is out counts.", .goals
    )
    powerPlays = source.point("power-plays", "What counts as a power-play opportunity.", .goals)
    lineUpMinor = source.point(
      "line-up-minor",
      "What happens to a bench minor for the line-up claimed by the team that has just scored.",
      .goals)
    illegalPlayer = source.point(
      "illegal-player", "A goal with a player illegally on the ice is disallowed.")
  }
}

/// The minor that a goal ends.
@nonexhaustive public enum EndedByGoal: String, AgreedChoice {
  /// The minor of a short-handed team with the least time remaining.
  case agreed
  /// No minor: minors are served in full.
  case nothing
}
