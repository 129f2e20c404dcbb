import HockeyRules

/// The words of the notation, for an editor's grammar: the same words that the readers use.
package enum NotationWords {
  /// The first words of the lines of a head, without `clock`, which can also begin a correction.
  package static let heads =
    HeadKeyword.words.filter { $0 != PlayWord.clock.word } + [PositionLine.keyword]
  /// The head lines that end in free text.
  package static let headsWithText = [HeadKeyword.from, .gap, .disputed, .omits].map { $0.word }
  /// The word of a head that says how times are counted, and its values.
  package static let clock = (word: HeadKeyword.clock.word, values: ClockDirection.words)
  /// The words that say what happens.
  package static let plays = PlayWord.firstWords + PlayWord.verbs
  /// The words that add details to a play, a line of a position, or a goal.
  package static let details =
    CallText.endings + PlayKey.goalFlags.map { $0.flagWord } + ShotResult.words
    + [PlayKey.foulOnRecord.flagWord] + PlayWord.following.compactMap { $0.rest }
    + Fault.words + PositionWord.words + [CallText.because]
  /// The penalties of a call, joined by `+`.
  package static let penalties = PenaltyClass.words + [CallText.penaltyShot]
  /// The word before the numbers of a scorer and of those who assisted.
  package static let goal = PlayWord.goal.word
  /// The infractions with a name; a log may have others.
  package static let infractions = Infraction.known
}
