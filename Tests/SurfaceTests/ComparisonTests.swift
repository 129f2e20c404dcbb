import Foundation
import Testing

@testable import Surface

/// A log under two books, for a page.
@Suite struct Comparisons {
  /// Under the NHL's book the first minor of a team with two short ends with a goal by either team;
  /// one minor to each team is played four-on-four there, but off the clock under the IIHF's.
  private static let sheet = """
    under nhl-2025
    P1  4:00  A6  2
              B7  2
        9:00  whistle

    """

  private static func compared(
    _ text: String = sheet, under books: [String]
  ) throws -> [String: Any] {
    let log = ["name": "game.sheet", "text": text]
    let reply = try Reply("compare", ["log": log, "books": books])
    return try #require(reply.object["answer"] as? [String: Any])
  }

  @Test func `only what differs is shown, with both books and their rules`() throws {
    let answer = try Self.compared(under: ["nhl-2025", "hockey-canada-2024"])
    #expect(answer["same"] as? Bool == false)
    let html = try #require(answer["differences"] as? String)
    #expect(html.contains("NHL 2025-26</th>"))
    #expect(html.contains("Hockey Canada 2024-26</th>"))
    #expect(html.contains("<b>4v4</b>"))
    #expect(html.contains("class=\"rule\""))
    let times = try #require(answer["times"] as? [[String: Any]])
    #expect(times.first?["elapsed"] as? Int == 240)
    #expect(html.contains("id=\"g1c\(times.count - 1)\""))
    #expect(!html.contains("id=\"g1c\(times.count)\""))
  }

  @Test func `nothing differs, and it says so`() throws {
    let answer = try Self.compared(
      "under nhl-2025\nP1 4:00 A6 2\n   9:00 whistle\n", under: ["nhl-2025", "nhl-2021"])
    #expect(answer["same"] as? Bool == true)
    let words = try #require(answer["differences"] as? String)
    #expect(words.contains("the same rulings on every play of this game"))
    #expect((answer["times"] as? [Any])?.isEmpty == true)
  }

  @Test func `what the log says is escaped`() throws {
    let answer = try Self.compared(
      Self.sheet.replacing("whistle", with: "B 2 <b>x</b>"),
      under: ["nhl-2025", "hockey-canada-2024"])
    #expect(try #require(answer["differences"] as? String).contains("<b>x") == false)
  }

  @Test func `it takes two books`() throws {
    let log = ["name": "game.sheet", "text": Self.sheet]
    let reply = try Reply("compare", ["log": log, "books": ["nhl-2025"]])
    #expect(reply.errors.first?["message"] as? String == "the request needs two books")
  }
}
