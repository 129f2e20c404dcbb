import HockeyRules
import Scoresheets

/// A play of an audited log, as words.
struct AuditedPlay: Sendable {
  /// The line of the play in the log.
  var line: Int
  /// The time of the play, with its period.
  var time: String
  /// The play in the notation.
  var text: String

  init(_ logged: LoggedPlay, in game: PlayedGame) {
    line = logged.line
    time = game.notation.text(of: logged.event.time)
    text = game.notation.text(of: logged.event.play)
  }

  /// The time and the play.
  var words: String { "\(time) \(text)" }

  /// Its place in `game`, and the play.
  func head(in game: AuditedGame) -> String { "\(game.path):\(line): \(game.name) \(words)" }
}
