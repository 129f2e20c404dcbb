import HockeyRules
import Scoresheets
import Views

/// The reason why a typed line is rejected.
enum LiveObjection: Error {
  /// The book would refuse the play at this index: the typed one, or one already in the log.
  case refused(PlayedGame, play: Int)
  case tooFewPlays(Int)
  case noSuchPlay(String, wasUndone: Bool)

  /// The error message.
  var message: String {
    switch self {
    case .refused(let game, let index):
      let play = game.solution.plays[index]
      let reason = game.reason(forRefusing: play) ?? ""
      return "refused: \(game.line(of: play.event)): \(reason)"
    case .tooFewPlays(0): return "refused: the log has no play to take back"
    case .tooFewPlays(1): return "refused: the log has only one play to take back"
    case .tooFewPlays(let count): return "refused: the log has only \(count) plays to take back"
    case .noSuchPlay(let name, wasUndone: false): return "refused: no play is called @\(name)"
    case .noSuchPlay(let name, wasUndone: true):
      return "refused: play @\(name) has already been taken back"
    }
  }
}

extension PlayedGame {
  /// A play in the notation, preceded by its time: `P1 4:00 A6 2 hooking`.
  func line(of event: Event) -> String {
    "\(notation.text(of: event.time)) \(notation.text(of: event.play))"
  }
}
