import HockeyRules

/// The words of the notation, for its readers and for an editor's grammar.
package enum NotationWords {
  /// The first words of head lines, except `clock`, which can also begin a correction.
  package static let heads =
    HeadKeyword.words.filter { $0 != PlayWord.clock.word } + [PositionLine.keyword]
  /// The words that say what happens.
  package static let plays = PlayWord.firstWords + PlayWord.verbs
  /// The words that add details to a play, a line of a position, or a goal.
  package static let details =
    CallText.endings + PlayKey.goalFlags.map { $0.flagWord } + ShotResult.words
    + [PlayKey.foulOnRecord.flagWord] + PlayWord.following.compactMap { $0.rest }
    + Fault.words + PositionWord.words + [CallText.because]
  /// The infractions with a fixed name; a log may have others.
  package static let infractions = Infraction.known
}
