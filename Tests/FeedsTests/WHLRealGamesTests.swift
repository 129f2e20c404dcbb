import Audits
import Feeds
import Foundation
import HockeyRules
import Rulebooks
import Scoresheets
import Testing

@Suite(.enabled(if: !RealFeeds.whl.isEmpty, "PENALTYBOX_GAMES is not set, or has no WHL"))
struct WHLRealGamesTests {
  private static func reading(_ id: String) throws -> HockeyTechReading {
    HockeyTechFeed.read(
      try RealFeeds.bytes("whl/\(id).pxpverbose.json"),
      beside: try RealFeeds.bytes("whl/\(id).gamesummary.json"))
  }

  @Test func `every game is read whole, in order, and replays under the nearest book`() throws {
    for id in RealFeeds.whl {
      let reading = try Self.reading(id)
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
    for id in RealFeeds.whl {
      let both = try solve(try Self.reading(id).log.log).game
      for file in ["pxpverbose", "gamesummary"] {
        let alone = HockeyTechFeed.read(try RealFeeds.bytes("whl/\(id).\(file).json")).log
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
    for id in RealFeeds.whl {
      let log = try Self.reading(id).log.log
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
    let games = Set(RealFeeds.whl)
    let expected = known.entries.map(\.finding).filter { games.contains($0.game) }
    #expect(found == Set(expected))
  }
}
