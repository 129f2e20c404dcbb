import HockeyRules

/// The words of the notation, which the readers use and an editor's grammar has.
package enum NotationWords {
  /// The first words of the lines of a head, without `clock`, which can also begin a correction.
  package static let heads =
    HeadKeyword.words.filter { $0 != PlayWord.clock.word } + [PositionLine.keyword]
  /// The words that say what happens.
  package static let plays = PlayWord.firstWords + PlayWord.verbs
  /// The words that add details to a play, a line of a position, or a goal.
  package static let details =
    CallText.endings + PlayKey.goalFlags.map { $0.flagWord } + ShotResult.words
    + [PlayKey.foulOnRecord.flagWord] + PlayWord.following.compactMap { $0.rest }
    + Fault.words + PositionWord.words + [CallText.because]
  /// The infractions with a name; a log may have others.
  package static let infractions = Infraction.known
}
