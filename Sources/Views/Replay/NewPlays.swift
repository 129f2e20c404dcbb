import HockeyRules
import Scoresheets

/// The plays of a log that is read again and again while its game goes on, of which only those are shown
/// that are new.
public struct NewPlays: Sendable, Hashable {
  /// The plays' places in the log, in order.
  public var places: [Int]

  /// The plays after the one that the source calls `id`; nil if there is none with this id.
  public init?(in game: PlayedGame, afterPlay id: String) {
    let place = game.log.plays.lastIndex { game.source(of: $0.event.id, $0.line) == id }
    guard let place else { return nil }
    places = Array(game.log.plays.indices[(place + 1)...])
  }

  /// The plays that `earlier`, the same game when it was read before, does not have, or on which
  /// something else is ruled now.
  ///
  /// A play is the same where everything said of it is the same but its id: a feed may number its plays
  /// anew when it inserts one.
  public init(in game: PlayedGame, since earlier: PlayedGame) {
    var known: [[UInt8]: Int] = [:]
    for line in ReplayJSONLines.linesWithoutIDs(of: earlier) { known[line, default: 0] += 1 }
    places = []
    for (place, line) in ReplayJSONLines.linesWithoutIDs(of: game).enumerated() {
      if let count = known[line], count > 0 {
        known[line] = count - 1
      } else {
        places.append(place)
      }
    }
  }
}
