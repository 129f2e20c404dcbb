/// A game as rows for a data frame: what each row is about.
@nonexhaustive public enum GameRows: String, Sendable, Hashable, CaseIterable {
  /// A play of the log.
  case plays
  /// A ruling: what it does, to whom, until when, why, and by which rule.
  case rulings
  /// A penalty: when it was called, started and ended, why, and the time served.
  case penalties
  /// A goal that counts.
  case goals
  /// A team in a game.
  case teams
  /// A team's playing time at one strength in a game.
  case strengths
  /// A player whom the log names at a goal or a penalty.
  case players
}
