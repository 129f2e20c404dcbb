import Foundation
import Testing

@testable import Surface

/// Cases as a page lists and shows them.
@Suite struct CaseAnswers {
  private static let file = """
    under    hockey-canada-2024
    clock    remaining

    == a goal ends the minor
    id       one
    from     a handbook
    decides  4.2(b)

    P1  4:00  A6   2
        2:30  B    goal
              > A6 ends, goal against
              > A6 returns

    == disputed
    under     nhl-2025 iihf-2025
    disputed  two readings

    P1  4:00  A6   2
              > 5v5

    """

  private static func log(_ text: String = file) -> [String: Any] {
    ["log": ["name": "some/file.cases", "text": text]]
  }

  private static func shown(
    _ text: String = file, under book: String? = nil
  ) throws -> [String: Any] {
    var members = log(text)
    if let book { members["books"] = [book] }
    let board = try Reply("board", members).object["answer"] as? [String: Any]
    return try #require(board?["case"] as? [String: Any])
  }

  @Test func `cases are listed with what they can be found by`() throws {
    let answer = try Reply("cases", Self.log()).object["answer"]
    let cases = try #require(answer as? [[String: Any]])
    #expect(cases.map { $0["title"] as? String } == ["a goal ends the minor", "disputed"])
    #expect(cases.map { $0["line"] as? Int } == [4, 14])
    #expect(cases[0]["from"] as? String == "a handbook")
    #expect(cases[0]["decides"] as? [String] == ["4.2(b)"])
    #expect(cases[1]["books"] as? [String] == ["nhl-2025", "iihf-2025"])
    #expect(cases.map { $0["verdict"] as? String } == [nil, "disputed"])
  }

  @Test func `a case is played, and what it expects is judged`() throws {
    let shown = try Self.shown()
    #expect(shown["outcome"] as? String == "agrees")
    #expect((shown["differences"] as? [Any])?.isEmpty == true)
  }

  @Test func `where it does not agree, the line says what was expected and what was ruled`() throws
  {
    let shown = try Self.shown(Self.file.replacing("A6 returns", with: "4v5"))
    #expect(shown["outcome"] as? String == "differs")
    let differences = try #require(shown["differences"] as? [[String: Any]])
    #expect(differences.map { $0["mark"] as? String } == ["-", "+"] || differences.count > 1)
    #expect(differences.allSatisfy { ($0["line"] as? Int).map((10...12).contains) ?? false })
  }

  @Test func `under a book that it does not name, it is not judged`() throws {
    #expect(try Self.shown(under: "nhl-2025")["outcome"] as? String == "other-book")
  }

  @Test func `the file's cases after the first are mentioned`() throws {
    let reply = try Reply("board", Self.log())
    #expect(reply.object["notes"] as? [String] == ["the file has 2 cases; this is the first"])
  }

  @Test func `a play is inserted below what is expected of those before`() throws {
    var members = Self.log()
    members["at"] = "P1 2:00"
    members["plays"] = ["B7 2"]
    let reply = try Reply("insert", members).object["answer"] as? [String: Any]
    #expect((reply?["text"] as? String)?.contains("> A6 returns\nP1 2:00 B7 2\n") == true)
  }
}
