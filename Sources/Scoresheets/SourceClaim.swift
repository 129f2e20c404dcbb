public import HockeyRules

/// A source's own ruling on a play.
///
/// It is compared with the rulebook's ruling and can show which of several lawful choices was made.
/// No rule depends on it.
@nonexhaustive public enum SourceClaim: Sendable, Hashable {
  /// Whether a penalty counts as a power-play opportunity of the other team.
  case powerPlay(Bool)
  /// The number of penalties of one call that count as power-play opportunities.
  case powerPlays(Int)
  /// The scoring team's manpower relative to the other's at a goal.
  case goal(ScoredGoal.Manpower)
  /// When a penalty begins to be served and when it ends; a penalty still served at the end of the
  /// game ends then.
  case served(from: GameInstant, until: GameInstant)
  /// The team in whose end a face-off after a penalty is, or `nil` for the neutral zone.
  case faceOff(Team?)
}
