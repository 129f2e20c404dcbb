import HockeyRules
import Scoresheets
import Views

/// Why a line that was typed is not done.
enum LiveObjection: Error {
  /// The book would refuse the play at this place: the one that was typed, or one that stood in the log.
  case refused(PlayedGame, play: Int)
  case tooFewPlays(Int)
  case noSuchPlay(String, wasUndone: Bool)

  /// What is wrong, for people.
  var message: String {
    switch self {
    case .refused(let game, let index):
      let play = game.solution.plays[index]
      let reason = game.reason(forRefusing: play) ?? ""
      return "refused: \(game.line(of: play.event)): \(reason)"
    case .tooFewPlays(0): return "refused: the log has no play to take back"
    case .tooFewPlays(1): return "refused: the log has one play only to take back"
    case .tooFewPlays(let count): return "refused: the log has \(count) plays only to take back"
    case .noSuchPlay(let name, wasUndone: false): return "refused: no play is called @\(name)"
    case .noSuchPlay(let name, wasUndone: true):
      return "refused: play @\(name) has been taken back already"
    }
  }
}

extension PlayedGame {
  /// A play as people write it, its time in front: `P1 4:00 A6 2 hooking`.
  func line(of event: Event) -> String {
    "\(notation.text(of: event.time)) \(notation.text(of: event.play))"
  }
}
