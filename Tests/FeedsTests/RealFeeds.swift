import Feeds
import Foundation
import Scoresheets

/// Real games, which are not part of the project; `PENALTYBOX_GAMES` names their folder.
enum RealFeeds {
  static let leagues = ["liiga", "nhl", "pwhl", "whl"]

  /// The feeds of all leagues; empty without the folder.
  static let files = leagues.flatMap { files(of: $0) }

  static func files(of league: String) -> [URL] {
    guard let path = ProcessInfo.processInfo.environment["PENALTYBOX_GAMES"] else { return [] }
    let files = try? FileManager.default.contentsOfDirectory(
      at: URL(filePath: path).appending(path: league), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
  }

  static func reading(of file: URL) throws -> LogReading {
    let text = Array(try Data(contentsOf: file))
    return switch Feed.detect(text) {
    case .liiga: LiigaFeed.read(text)
    case .hockeyTech: HockeyTechFeed.read(text).log
    case .nhl, .sheet, .cases, .jsonLines, .table, .swehockey: NHLFeed.read(text)
    }
  }
}
