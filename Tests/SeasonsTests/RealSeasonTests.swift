import Feeds
import Foundation
import HockeyRules
import Rulebooks
import Scoresheets
import Testing

@testable import Seasons

/// Real games, which are not part of the project: `PENALTYBOX_GAMES` names their folder.
private let games = ProcessInfo.processInfo.environment["PENALTYBOX_GAMES"].map {
  URL(fileURLWithPath: $0).appending(path: "nhl")
}

@Suite(.enabled(if: games != nil, "PENALTYBOX_GAMES is not set"))
struct RealSeasons {
  /// Rules that only count, without a window.
  private static let counting = #"""
    {"id": "counting", "name": "Counting", "league": "NHL", "extends": "nhl-2025", "provisions": {},
     "season": {"*": null,
      "match": {"rule": "1", "counts": ["match"], "out": [0]},
      "fight": {"rule": "2", "counts": ["major"], "for": ["fighting"], "out": [0]},
      "instigator": {"rule": "3", "counts": ["minor"], "for": ["instigating"], "out": [0]},
      "game-misconduct": {"rule": "4", "counts": ["game-misconduct"],
        "not-by": ["infraction-counts", "majors-to-game-misconduct"], "out": [0]},
      "physical": {"rule": "5", "counts": ["game-misconduct"], "out": [0],
        "for": ["boarding", "charging", "checking-from-behind", "clipping", "elbowing",
          "head-butting", "interference", "kneeing"]}}}
    """#

  @Test func `what is counted is what a count made straight from the feeds has`() throws {
    let folder = try #require(games)
    let book = try SeasonBook(
      Rulebooks.read(Array(Self.counting.utf8), file: "counting.json"))
    var season = Season(under: book)
    var fed: [String: Int] = [:]
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where name.hasSuffix(".json") {
      let text = try Data(contentsOf: folder.appending(path: name))
      for (kind, count) in try Self.counts(in: text) { fed[kind, default: 0] += count }
      let log = NHLFeed.read(Array(text)).log
      var game = SeasonGame(id: name, log: log)
      // One window for all.
      game.season = 1
      game.stage = .regular
      season.play(game, under: try Rulebooks.edition(for: log).rulebook)
    }
    var counted: [String: Int] = [:]
    for count in season.counts() { counted[count.rule.key, default: 0] += count.count }
    #expect(counted == fed)
    #expect((fed["fight"] ?? 0) > 400)
  }

  /// The counts of one game, from the feed's own fields; a penalty without a player counts for nobody.
  private static func counts(in text: Data) throws -> [String: Int] {
    struct Penalty {
      var type, key, time: String
      var player: Int?
    }
    let game = try #require(JSONSerialization.jsonObject(with: text) as? [String: Any])
    let penalties = (game["plays"] as? [[String: Any]] ?? []).compactMap { play -> Penalty? in
      guard play["typeDescKey"] as? String == "penalty",
        let details = play["details"] as? [String: Any]
      else { return nil }
      let period = (play["periodDescriptor"] as? [String: Any])?["number"] ?? ""
      return Penalty(
        type: details["typeCode"] as? String ?? "", key: details["descKey"] as? String ?? "",
        time: "\(period) \(play["timeInPeriod"] ?? "")",
        player: details["committedByPlayerId"] as? Int)
    }
    let physical = [
      "boarding", "charging", "checking-from-behind", "clipping", "elbowing", "head-butting",
      "interference", "kneeing",
    ]
    var counts: [String: Int] = [:]
    for penalty in penalties where penalty.player != nil || penalty.type == "GAM" {
      switch (penalty.type, penalty.key) {
      case ("MAT", _): counts["match", default: 0] += 1
      case ("MAJ", "fighting"): counts["fight", default: 0] += 1
      case ("MIN", "instigator"): counts["instigator", default: 0] += 1
      case ("GAM", _):
        counts["game-misconduct", default: 0] += 1
        let major = penalties.first {
          $0.type == "MAJ" && $0.player == penalty.player && $0.time == penalty.time
        }
        if let major, physical.contains(major.key) { counts["physical", default: 0] += 1 }
      default: break
      }
    }
    return counts
  }
}
