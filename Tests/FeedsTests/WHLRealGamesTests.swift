import Audits
import Feeds
import Foundation
import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// Real games of the WHL, which are not part of the project; `PENALTYBOX_GAMES` names their folder.
private enum WHLGames {
  static let folder = ProcessInfo.processInfo.environment["PENALTYBOX_GAMES"].map {
    URL(fileURLWithPath: $0).appending(path: "whl")
  }.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }

  static let ids: [String] = {
    let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) }
    return (files ?? []).filter { $0.hasSuffix(".pxpverbose.json") }
      .map { String($0.dropLast(".pxpverbose.json".count)) }.sorted()
  }()

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: try #require(folder).appending(path: name)))
  }

  static func reading(_ id: String) throws -> HockeyTechReading {
    HockeyTechFeed.read(
      try bytes("\(id).pxpverbose.json"), beside: try bytes("\(id).gamesummary.json"))
  }
}

@Suite(.enabled(if: WHLGames.folder != nil, "PENALTYBOX_GAMES is not set, or has no WHL"))
struct WHLRealGamesTests {
  @Test func `every game is read whole, in order, and replays under the nearest book`() throws {
    #expect(!WHLGames.ids.isEmpty)
    for id in WHLGames.ids {
      let reading = try WHLGames.reading(id)
      let log = reading.log.log
      let comment = Comment(rawValue: id)
      #expect(reading.summaryError == nil && reading.log.error == nil, comment)
      #expect(log.league == "WHL" && log.id == id && log.incompleteness == nil, comment)
      let times = log.events.map(\.time)
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }, comment)
      #expect(try solve(log).refusals.isEmpty, comment)
      #expect((log.events.last?.play == .gameEnd) == (log.result?.isFinal == true), comment)
    }
  }

  @Test func `the plays alone and the summary alone give the same figures`() throws {
    for id in WHLGames.ids {
      let both = try solve(try WHLGames.reading(id).log.log).game
      for file in ["pxpverbose", "gamesummary"] {
        let alone = HockeyTechFeed.read(try WHLGames.bytes("\(id).\(file).json")).log
        #expect(alone.error == nil && alone.log.id == id, Comment(rawValue: "\(id) \(file)"))
        let game = try solve(alone.log).game
        for team in Team.allCases {
          #expect(
            OfficialFigures(of: team, in: game) == OfficialFigures(of: team, in: both),
            Comment(rawValue: "\(id) \(file) \(team)"))
        }
      }
    }
  }

  @Test func `what differs from the league's flags and figures is known and explained`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Cases/games/whl.known")
    let known = try KnownErrors(Array(try Data(contentsOf: file)))
    var found: Set<Finding> = []
    for id in WHLGames.ids {
      let log = try WHLGames.reading(id).log.log
      let solution = try solve(log)
      for difference in ClaimAudit(of: log, solvedAs: solution).differences {
        let play = log.plays[difference.play].event.id
        found.insert(Finding(difference, of: play, in: id))
      }
      var figures = OfficialAgreement()
      for team in Team.allCases {
        let official = try #require(log.official[team], Comment(rawValue: id))
        let ruled = OfficialFigures(of: team, in: solution.game)
        for difference in figures.compare(official, with: ruled, of: team) {
          found.insert(Finding(difference, in: id))
        }
      }
    }
    let games = Set(WHLGames.ids)
    let expected = known.entries.map(\.finding).filter { games.contains($0.game) }
    #expect(found == Set(expected))
  }
}
