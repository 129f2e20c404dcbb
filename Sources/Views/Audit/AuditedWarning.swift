import HockeyRules
import Scoresheets

/// A warning about an audited log, as figures and words.
struct AuditedWarning: Sendable {
  /// The line of the play in the log.
  var line: Int
  /// The time of the play, with its period.
  var time: String
  /// The play in the notation.
  var play: String
  /// The kind of warning in output for programs: one hyphenated word.
  var word: String
  /// What is odd, and what would be right.
  var text: String
  /// The rule that decides it; empty where none does.
  var rule: String

  /// The words for `warning`, which is about the log of `game`.
  init(_ warning: Warning, in game: PlayedGame) {
    line = game.log.plays[warning.play].line
    time = game.notation.text(of: warning.time)
    play = game.notation.text(of: warning.event.play)
    word = warning.reason.word
    text = game.text(of: warning)
    rule = warning.citation?.rule?.words ?? ""
  }
}
