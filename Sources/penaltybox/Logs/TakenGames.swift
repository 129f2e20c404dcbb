import Feeds
import Scoresheets
import Surface

/// Which game of which league a feed is about.
struct GameIdentity: Sendable, Hashable {
  private let format: LogFormat
  private let league: String?
  private let id: String
  /// Whether the feed has the whole game, as far as it says.
  fileprivate let isWhole: Bool

  /// The identity of the game in `file`; nil where people give the ids, or the file cannot be read.
  init?(_ file: ReadLog) {
    switch file.format {
    case .sheet, .cases, .jsonLines: return nil
    case .nhl, .hockeyTech: break
    }
    guard file.errors.isEmpty, let id = file.log.id else { return nil }
    (format, league, self.id) = (file.format, file.log.league, id)
    isWhole = file.log.incompleteness == nil && file.log.result?.isFinal != false
  }

  static func == (one: Self, other: Self) -> Bool {
    one.format == other.format && one.league == other.league && one.id == other.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(format)
    hasher.combine(league)
    hasher.combine(id)
  }
}

/// The games that a verb has taken from leagues' feeds, so that none counts twice: one may be there by its
/// plays and by its summary, under names that do not tell.
struct TakenGames: Sendable {
  private var paths: [GameIdentity: String] = [:]

  /// Takes the game of the file at `path`; returns why it is left out, if it is.
  ///
  /// A game of which a part is missing may come again: a later file may have more of it.
  mutating func take(_ game: GameIdentity?, at path: String) -> String? {
    guard let game else { return nil }
    if let first = paths[game] {
      return "\(path.visible): the same game as \(first.visible); taken once"
    }
    if game.isWhole { paths[game] = path }
    return nil
  }
}
