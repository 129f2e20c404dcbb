import Foundation
import Testing

@testable import Surface

/// A season, asked about from any language.
@Suite struct SeasonAnswers {
  private static func game(_ id: String, _ plays: String) -> [String: String] {
    ["name": "\(id).sheet", "text": "under nhl-2025\nid \(id)\n\n\(plays)\nP3 20:00 game-end\n"]
  }

  private static let logs = [
    game("2", "P1 4:00 A6 5+GM boarding"), game("1", "P1 4:00 A6 5+GM charging\nP2 1:00 B9 goal"),
  ]

  private static func season(_ members: [String: Any] = [:]) throws -> [String: Any] {
    let all = ["logs": logs].merging(members) { $1 }
    return try #require(try Reply("season", all).object["answer"] as? [String: Any])
  }

  @Test func `who is out of the next game is answered, with the rule`() throws {
    let out = try #require(try Self.season()["out"] as? [[String: Any]])
    #expect(out.map { $0["person"] as? String } == ["A6"])
    #expect(out.first?["rule"] as? String == "NHL 2025-26 23.6")
    #expect(out.first?["left"] as? Int == 1)
    #expect(out.first?["game"] as? String == "2")
  }

  @Test func `a file of decisions, a person and a stage can be asked for`() throws {
    let rulings = ["name": "a.season", "text": "under nhl-2025\ngame 2\nreduced A6 0 on appeal\n"]
    let season = try Self.season([
      "logs": Self.logs + [rulings], "person": "A6", "stage": "regular", "since": "2",
    ])
    #expect((season["out"] as? [Any])?.isEmpty == true)
    #expect((season["ledger"] as? [Any])?.count == 1)
    #expect((season["counts"] as? [[String: Any]])?.first?["count"] as? Int == 2)
  }

  @Test func `a season without logs, or with a file that cannot be read, is an error`() throws {
    func errors(_ logs: [Any]) throws -> [String] {
      let errors = try Reply("season", ["logs": logs]).object["errors"] as? [[String: Any]]
      return (errors ?? []).compactMap { $0["message"] as? String }
    }
    #expect(try errors([]) == ["the request has no logs"])
    let broken = ["name": "a.season", "text": "under nhl-2025\ngame 1\nruled A6 many\n"]
    #expect(try errors([broken]) == ["expected a number, not `many`"])
  }
}
