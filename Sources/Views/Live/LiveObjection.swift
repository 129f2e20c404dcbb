package import HockeyRules
import Scoresheets

/// The reason why a typed line is rejected.
package enum LiveObjection: Error {
  /// The book would refuse a play: the typed one, or one already in the log.
  case refused(PlayedGame, Refusal)
  case tooFewPlays(Int)
  case noSuchPlay(String, wasUndone: Bool)
  /// The log has as many plays as it may have.
  case tooManyPlays

  /// Whether a play is refused only because it is before the last one.
  package var isOutOfOrder: Bool {
    guard case .refused(_, let refusal) = self, case .clockRanBackwards = refusal.reason else {
      return false
    }
    return true
  }

  /// The error message.
  package var message: String { words.visible }

  private var words: String {
    switch self {
    case .refused(let game, let refusal): return "refused: \(game.text(of: refusal))"
    case .tooFewPlays(0): return "refused: the log has no play to take back"
    case .tooFewPlays(1): return "refused: the log has only one play to take back"
    case .tooFewPlays(let count): return "refused: the log has only \(count) plays to take back"
    case .tooManyPlays:
      return "refused: a game that is kept has at most \(KeptLog.playLimit.grouped) plays"
    case .noSuchPlay(let name, wasUndone: false): return "refused: no play is called @\(name)"
    case .noSuchPlay(let name, wasUndone: true):
      return "refused: play @\(name) has already been taken back"
    }
  }
}
