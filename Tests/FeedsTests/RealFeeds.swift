import Feeds
import Foundation
import Scoresheets

/// Real games, which are not part of the project; `PENALTYBOX_GAMES` names their folder.
enum RealFeeds {
  static let leagues = ["liiga", "nhl", "pwhl", "whl"]

  static let folder = ProcessInfo.processInfo.environment["PENALTYBOX_GAMES"].map {
    URL(filePath: $0)
  }

  /// The feeds of all leagues; empty without the folder.
  static let files = leagues.flatMap { files(of: $0) }

  /// The NHL's games, in the order of their ids, each read once for all tests.
  static let nhl = Result {
    try names(in: "nhl", ending: ".json").map {
      (id: $0, reading: NHLFeed.read(try bytes("nhl/\($0).json")))
    }
  }

  /// The ids of the WHL's games.
  static let whl = names(in: "whl", ending: ".pxpverbose.json")

  static func files(of league: String) -> [URL] {
    names(in: league, ending: ".json").compactMap {
      folder?.appending(path: "\(league)/\($0).json")
    }
  }

  /// The names of the files of `league` that end with `ending`, without that ending.
  static func names(in league: String, ending: String) -> [String] {
    guard let folder = folder?.appending(path: league) else { return [] }
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
      .sorted()
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    guard let folder else { return [] }
    return Array(try Data(contentsOf: folder.appending(path: path)))
  }

  static func reading(of file: URL) throws -> LogReading {
    let text = Array(try Data(contentsOf: file))
    return switch Feed.detect(text) {
    case .liiga: LiigaFeed.read(text)
    case .hockeyTech: HockeyTechFeed.read(text).log
    case .nhl, .sheet, .cases, .jsonLines, .table, .swehockey: NHLFeed.read(text)
    }
  }

  /// The plays of a game of the PWHL, read with their summary.
  static func pwhl(_ id: String) throws -> HockeyTechReading {
    HockeyTechFeed.read(
      try bytes("pwhl/\(id).plays.json"), beside: try bytes("pwhl/\(id).summary.json"))
  }
}
