import Foundation
import Testing

@testable import Surface

/// The caller's own books, which a surface keeps.
@Suite struct LoadedBookTests {
  private static let sheet = "under our-league\nP1 4:00 A6 2\n 5:30 whistle\n"

  private static func book(_ id: String, extends base: String, minor: String) -> [String: String] {
    let text = """
      {"id": "\(id)", "name": "Our League", "league": "Our League", "extends": "\(base)",
       "provisions": {"minor-length": {"value": "\(minor)", "rule": "house 1"}}}
      """
    return ["name": "our.json", "text": text]
  }

  /// The rule of each ruling on the sheet.
  private static func rules(_ surface: inout Surface) throws -> [String] {
    let log = ["name": "game.sheet", "text": sheet]
    let reply = try Reply(try Requests.request("replay", ["log": log]), &surface)
    let plays = reply.object["answer"] as? [[String: Any]] ?? []
    return plays.flatMap { $0["rulings"] as? [[String: Any]] ?? [] }
      .compactMap { $0["text"] as? String }
  }

  @Test func `a loaded book is known by its id, and can be loaded again`() throws {
    var surface = Surface()
    #expect(try Self.rules(&surface) == [])
    let first = Self.book("our-league", extends: "nhl-2025", minor: "1:00")
    let reply = try Reply(try Requests.request("load", ["book": first]), &surface)
    #expect(reply.errors.isEmpty)
    #expect((reply.object["answer"] as? [String: Any])?["id"] as? String == "our-league")
    #expect(try Self.rules(&surface).first == "A6 in the box until 5:00")
    let second = Self.book("our-league", extends: "nhl-2025", minor: "3:00")
    _ = try Reply(try Requests.request("load", ["book": second]), &surface)
    #expect(try Self.rules(&surface).first == "A6 in the box until 7:00")
    let books = try Reply(try Requests.request("books"), &surface).object["answer"]
    let ids = (books as? [[String: Any]])?.compactMap { $0["id"] as? String } ?? []
    #expect(ids.filter { $0 == "our-league" }.count == 1)
  }

  @Test func `a book may extend a loaded one`() throws {
    var surface = Surface()
    let base = Self.book("base", extends: "nhl-2025", minor: "1:30")
    _ = try Reply(try Requests.request("load", ["book": base]), &surface)
    var mine = Self.book("our-league", extends: "base", minor: "1:00")
    mine["text"] = mine["text"]?.replacing(
      "minor-length\": {\"value\": \"1:00", with: "major-length\": {\"value\": \"6:00")
    let reply = try Reply(try Requests.request("load", ["book": mine]), &surface)
    #expect(reply.errors.isEmpty)
    #expect(try Self.rules(&surface).first == "A6 in the box until 5:30")
  }

  @Test func `a book with errors or with an id of the program is not loaded`() throws {
    var surface = Surface()
    let taken = Self.book("nhl-2025", extends: "iihf-2025", minor: "1:00")
    let reply = try Reply(try Requests.request("load", ["book": taken]), &surface)
    #expect(
      reply.errors.first?["message"] as? String
        == "our.json: `nhl-2025` is a book of the program; give yours an id of its own")
    let bad = Self.book("our-league", extends: "nhl-2026", minor: "x")
    #expect(
      try !Reply(try Requests.request("load", ["book": bad]), &surface).errors.isEmpty)
    #expect(try Self.rules(&surface) == [])
    #expect(
      try Reply("load").errors.first?["message"] as? String == "the request has no book")
  }

  @Test func `a book of any numbers is loaded or has an error`() throws {
    var surface = Surface()
    let replies = try FeedRequests.extremeBooks().map { try Reply($0, &surface) }
    let loaded = replies.count { $0.errors.isEmpty }
    #expect(loaded > 0 && loaded < replies.count)
  }

  @Test func `what one surface loads, no other knows`() throws {
    var first = Surface()
    let book = Self.book("our-league", extends: "nhl-2025", minor: "1:00")
    _ = try Reply(try Requests.request("load", ["book": book]), &first)
    var second = Surface()
    #expect(try !Self.rules(&first).isEmpty)
    #expect(try Self.rules(&second).isEmpty)
  }

  @Test func `rows are those of the table, with values of their types`() throws {
    let file = try #require(try Requests.files(".sheet").first)
    let log = try Requests.log(file)
    for about in ["plays", "rulings", "penalties", "goals", "teams", "strengths", "players"] {
      let reply = try Reply("rows", ["log": log, "rows": about])
      #expect((reply.object["answer"] as? [[String: Any]])?.isEmpty == false, "\(about)")
    }
    let goals = try Reply("rows", ["log": log, "rows": "goals"]).object["answer"]
    let goal = try #require((goals as? [[String: Any]])?.first)
    #expect(goal["elapsed"] is Int)
    #expect(goal["awarded"] as? Bool == false)
    #expect(goal["assist_2"] != nil)
    let wrong = try Reply("rows", ["log": log, "rows": "shots"])
    let message = wrong.errors.first?["message"] as? String ?? ""
    #expect(message.hasPrefix("the request: `rows` is one of `plays`, `rulings`, `penalties`"))
  }
}
