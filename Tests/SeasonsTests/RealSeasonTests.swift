import Feeds
import Foundation
import HockeyRules
import Rulebooks
import Scoresheets
import Testing

@testable import Seasons

/// Real games, which are not part of the project; `PENALTYBOX_GAMES` names their folder.
private let games = ProcessInfo.processInfo.environment["PENALTYBOX_GAMES"].map {
  URL(fileURLWithPath: $0)
}

@Suite(.enabled(if: games != nil, "PENALTYBOX_GAMES is not set"))
struct RealSeasons {
  /// Rules that only count, with no window.
  private static let counting = #"""
    {"id": "counting", "name": "Counting", "league": "NHL", "extends": "nhl-2025", "provisions": {},
     "season": {"*": null,
      "match": {"rule": "1", "counts": ["match"], "out": [0]},
      "major": {"rule": "1", "counts": ["major"], "out": [0]},
      "misconduct": {"rule": "1", "counts": ["misconduct"], "out": [0]},
      "fight": {"rule": "2", "counts": ["major"], "for": ["fighting"], "out": [0]},
      "instigator": {"rule": "3", "counts": ["minor"], "for": ["instigating"], "out": [0]},
      "game-misconduct": {"rule": "4", "counts": ["game-misconduct"],
        "not-by": ["infraction-counts", "majors-to-game-misconduct"], "out": [0]},
      "physical": {"rule": "5", "counts": ["game-misconduct"], "out": [0],
        "for": ["boarding", "charging", "checking-from-behind", "clipping", "elbowing",
          "head-butting", "interference", "kneeing"]}}}
    """#

  /// The counts by the season's rules for the games of `folder`, and the counts in the feeds.
  ///
  /// `read` turns a file into a log, and returns the counts in the file as well.
  private func compare(
    _ folder: String, _ ending: String, _ read: (URL) throws -> (GameLog, [String: Int])
  ) throws -> (counted: [String: Int], fed: [String: Int]) {
    let folder = try #require(games).appending(path: folder)
    let book = SeasonBook(try Rulebooks.read(Array(Self.counting.utf8), file: "counting.json"))
    var season = Season(under: book)
    var fed: [String: Int] = [:]
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where name.hasSuffix(ending) {
      let (log, counts) = try read(folder.appending(path: name))
      fed.merge(counts) { $0 + $1 }
      var game = SeasonGame(id: name, log: log)
      // All games are in one window.
      game.season = 1
      game.stage = .regular
      season.play(game, under: try Rulebooks.edition(for: log).rulebook)
    }
    var counted: [String: Int] = [:]
    for count in season.counts() { counted[count.rule.key, default: 0] += count.count }
    return (counted, fed)
  }

  @Test func `what is counted is what a count made straight from the feeds has`() throws {
    let (counted, fed) = try compare("nhl", ".json") { file in
      let text = try Data(contentsOf: file)
      return (NHLFeed.read(Array(text)).log, try Self.counts(in: text))
    }
    #expect(counted == fed)
    #expect((fed["fight"] ?? 0) > 400)
  }

  @Test func `so it is in the PWHL's games`() throws {
    let (counted, fed) = try compare("pwhl", ".plays.json") { file in
      let text = try Data(contentsOf: file)
      let summary = try Data(
        contentsOf: URL(
          filePath: file.path.replacingOccurrences(of: ".plays.", with: ".summary.")))
      let log = HockeyTechFeed.read(Array(text), beside: Array(summary)).log.log
      let plays = try JSONSerialization.jsonObject(with: text) as? [[String: Any]] ?? []
      var counts: [String: Int] = [:]
      for play in plays where play["event"] as? String == "penalty" {
        guard let details = play["details"] as? [String: Any], details["isBench"] as? Bool != true
        else { continue }
        Self.count(
          details["description"] as? String ?? "", minutes: "\(details["minutes"] ?? "")",
          in: &counts)
      }
      return (log, counts)
    }
    #expect(counted == fed)
    #expect((fed["major"] ?? 0) > 3)
  }

  @Test func `so it is in the WHL's games`() throws {
    let (counted, fed) = try compare("whl", ".gamesummary.json") { file in
      let text = try Data(contentsOf: file)
      let plays = try Data(
        contentsOf: URL(
          filePath: file.path.replacingOccurrences(of: ".gamesummary.", with: ".pxpverbose.")))
      let log = HockeyTechFeed.read(Array(plays), beside: Array(text), league: "WHL").log.log
      let all = try JSONSerialization.jsonObject(with: text) as? [String: Any]
      let summary = (all?["GC"] as? [String: Any])?["Gamesummary"] as? [String: Any]
      var counts: [String: Int] = [:]
      let penalties = (summary?["penalties"] as? [[String: Any]] ?? []).map { penalty in
        let player = penalty["player_penalized_info"] as? [String: Any]
        return (
          words: (penalty["lang_penalty_description"] as? String ?? "").lowercased(),
          minutes: "\(penalty["minutes"] ?? "")", isBench: penalty["bench"] as? String == "1",
          foul: "\(player?["player_id"] ?? "") \(penalty["period_id"] ?? "") \(penalty["s"] ?? "")"
        )
      }
      for penalty in penalties where !penalty.isBench {
        Self.count(penalty.words, minutes: penalty.minutes, in: &counts)
        // A game misconduct is for the foul of a major in the same second.
        let isPhysical = penalties.contains { major in
          major.foul == penalty.foul && major.minutes == "5"
            && ["boarding", "charging", "kneeing", "elbowing"].contains { major.words.contains($0) }
        }
        if penalty.words.contains("game misconduct"), isPhysical {
          counts["physical", default: 0] += 1
        }
      }
      return (log, counts)
    }
    #expect(counted == fed)
    #expect((fed["fight"] ?? 0) > 5)
  }

  @Test func `so it is in Liiga's games`() throws {
    let (counted, fed) = try compare("liiga", ".json") { file in
      let text = try Data(contentsOf: file)
      let all = try JSONSerialization.jsonObject(with: text) as? [String: Any]
      let game = all?["game"] as? [String: Any]
      var counts: [String: Int] = [:]
      for team in ["homeTeam", "awayTeam"] {
        let side = game?[team] as? [String: Any]
        for penalty in side?["penaltyEvents"] as? [[String: Any]] ?? [] {
          switch penalty["penaltyMinutes"] as? Int {
          case 5: counts["major", default: 0] += 1
          case 10: counts["misconduct", default: 0] += 1
          case 20:
            counts["game-misconduct", default: 0] += 1
            // The rules that only count include checking from behind among the physical fouls.
            if penalty["penaltyFaultType"] as? String == "STK" {
              counts["physical", default: 0] += 1
            }
          default: break
          }
        }
      }
      return (LiigaFeed.read(Array(text)).log, counts)
    }
    #expect(counted == fed)
    #expect((fed["major"] ?? 0) > 0)
  }

  /// Counts a penalty of HockeyTech's feeds by its words and its minutes.
  private static func count(_ words: String, minutes: String, in counts: inout [String: Int]) {
    let words = words.lowercased()
    switch Double(minutes) {
    case 5:
      counts["major", default: 0] += 1
      if words.contains("fighting") { counts["fight", default: 0] += 1 }
    case 10 where words.contains("game misconduct"): counts["game-misconduct", default: 0] += 1
    case 10 where words.contains("match"): counts["match", default: 0] += 1
    case 10: counts["misconduct", default: 0] += 1
    default: if words.contains("instigat") { counts["instigator", default: 0] += 1 }
    }
  }

  /// The counts of one game, from the feed's own fields; a penalty without a player counts for
  /// nobody.
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
      case ("MAJ", let key):
        counts["major", default: 0] += 1
        if key == "fighting" { counts["fight", default: 0] += 1 }
      case ("MIS", _): counts["misconduct", default: 0] += 1
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
