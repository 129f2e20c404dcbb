public import HockeyRules

/// What a source itself makes of a play: to be held against what a rulebook makes of it, and to tell
/// which of several lawful choices was made; no rule hangs on it.
public enum SourceClaim: Sendable, Hashable {
  /// Whether a penalty counts as a power-play opportunity of the other team.
  case powerPlay(Bool)
  /// The scoring team's manpower against the other's at a goal.
  case goal(ScoredGoal.Manpower)
}
