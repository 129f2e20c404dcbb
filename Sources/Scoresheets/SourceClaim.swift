public import HockeyRules

/// A source's own ruling on a play.
///
/// The ruling is compared with the rulebook's, and can show which of several lawful choices was
/// made. No rule depends on it.
@nonexhaustive public enum SourceClaim: Sendable, Hashable {
  /// Whether a penalty counts as a power-play opportunity of the other team.
  case powerPlay(Bool)
  /// The number of penalties of one call that count as power-play opportunities.
  case powerPlays(Int)
  /// The scoring team's manpower relative to its opponent's.
  case goal(ScoredGoal.Manpower)
  /// The times at which a penalty began and ended.
  ///
  /// A penalty that is still served at the end of the game ends then.
  case served(from: GameInstant, until: GameInstant)
  /// The team in whose end the face-off after a penalty took place, or `nil` for the neutral zone.
  case faceOff(Team?)
}
