import Foundation
import HockeyRules
import Rulebooks
import Scoresheets
import Views

/// A real game of this repository, or a made-up one with plays that no real game here has.
struct RealGame: Sendable, CustomStringConvertible {
  var name: String
  var game: PlayedGame

  var description: String { name }
}

enum RealGames {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Cases/games")

  /// All real games of this repository, and the made-up ones.
  static func all() throws -> [RealGame] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let games = try names.filter { $0.hasSuffix(".sheet") }.map { name in
      RealGame(name: name, game: try Self.game(name))
    }
    let sheets = [
      ("eventful", eventfulSheet), ("brawl", brawlSheet), ("shoot-out", shootOutSheet),
      ("corrected", correctedSheet),
    ]
    return try games
      + sheets.map { RealGame(name: $0, game: try ViewsTests.game($1, file: $0)) }
  }

  /// The real game in the file `name`.
  static func game(_ name: String) throws -> PlayedGame {
    let text = try Data(contentsOf: folder.appending(path: name))
    let log = SheetReader.read(Array(text)).log
    return PlayedGame(
      log, under: try Rulebooks.edition(for: log).rulebook, file: name, naming: .lines)
  }
}
