import HockeyRules
import Scoresheets

/// A warning about an audited log, as figures and words.
struct AuditedWarning: Sendable {
  var play: AuditedPlay
  /// The kind of warning in output for programs: one hyphenated word.
  var word: String
  /// What is odd, and what would be right.
  var text: String
  /// The rule that decides it; empty where none does.
  var rule: String

  /// The words for `warning`, which is about the log of `game`.
  init(_ warning: Warning, in game: PlayedGame) {
    play = AuditedPlay(game.log.plays[warning.play], in: game)
    word = warning.reason.kind.rawValue
    text = game.text(of: warning)
    rule = warning.citation?.rule?.words ?? ""
  }
}
