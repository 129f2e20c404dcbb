import HockeyRules
import Scoresheets
import Testing

@Suite struct RulebookFileTests {
  private let text = """
    {
      "id": "nhl-2014", "name": "NHL 2014-15", "league": "NHL", "extends": "nhl-2025",
      "seasons": {"to": 2014}, "title": "Official Rules",
      "provisions": {
        "minor-length": {"value": "2:00", "rule": "16.1"},
        "skaters": {"rule": "26.1", "value": 5, "unverified": "assumed"},
        "third-man": {"value": false, "moot": "It has none."},
        "overtime": {"value": null, "rule": "84.1", "record": "Its feed."},
        "ejecting": {"value": ["match", "game-misconduct"], "rule": "23"},
        "nothing": {"value": [], "rule": "1", "open": "Each league says."},
        "table": {"value": [
          {"when": "2v2", "times": 2, "then": ["four", "on", "four"]},
          {}
        ], "rule": "19.1"}
      }
    }
    """

  @Test func `a book's entries come in the file's order with their places`() throws {
    let book = try RulebookFile.read(Array(text.utf8), file: "a.json")
    #expect(book.id == "nhl-2014")
    #expect(book.name == "NHL 2014-15")
    #expect(book.league == "NHL")
    #expect(book.extends == "nhl-2025")
    #expect(book.title == "Official Rules")
    #expect(book.seasons == RulebookFile.Seasons(to: 2014))
    #expect(
      book.entries.map(\.key) == [
        "minor-length", "skaters", "third-man", "overtime", "ejecting", "nothing", "table",
      ])
    #expect(
      book.entries.prefix(6).map(\.value) == [
        .text("2:00"), .integer(5), .flag(false), .none, .list(["match", "game-misconduct"]),
        .list([]),
      ])
    #expect(book.entries[1].rule == "26.1")
    #expect(book.entries[1].basis == .assumed("assumed"))
    #expect(book.entries[2].basis == .moot("It has none."))
    #expect(book.entries[2].rule == nil)
    #expect(book.entries[3].basis == .recorded("Its feed."))
    #expect(book.entries[5].basis == .open("Each league says."))
    let key = book.place(at: book.entries[1].offset)
    #expect((key.line, key.column) == (6, 5))
    let value = book.place(at: book.entries[1].valueOffset)
    #expect((value.line, value.column) == (6, 42))
  }

  @Test func `a table's rows keep their members in order`() throws {
    let book = try RulebookFile.read(Array(text.utf8), file: "a.json")
    guard case .rows(let rows)? = book.entries.last?.value else {
      Issue.record("no rows")
      return
    }
    #expect(rows.count == 2)
    #expect(rows[0].members.map(\.name) == ["when", "times", "then"])
    #expect(rows[0]["times"] == .integer(2))
    #expect(rows[0]["then"] == .list(["four", "on", "four"]))
    #expect(rows[0]["else"] == nil)
    #expect(rows[1].members == [])
  }

  @Test(arguments: [
    ("\"extends\"", "\"extend\"", "2:61"),
    ("\"extends\"", "\"inherits\": \"printd\", \"extends\"", "2:73"),
    ("\"to\": 2014", "\"too\": 2014", "3:15"),
    ("\"to\": 2014", "\"to\": \"2014\"", "3:21"),
    ("\"skaters\"", "\"minor-length\"", "6:5"),
    ("\"title\"", "\"id\"", "3:28"),
    ("\"times\"", "\"when\"", "12:23"),
    ("\"id\": \"nhl-2014\", ", "", "1:1"),
    (", \"rule\": \"16.1\"", "", "5:5"),
    ("\"value\": 5, ", "", "6:5"),
    ("\"unverified\": \"assumed\"", "\"unverified\": true", "6:59"),
    ("\"value\": 5", "\"value\": 5.5", "6:42"),
    ("\"value\": 5", "\"value\": {}", "6:42"),
    ("\"match\",", "\"match\", 2,", "9:37"),
    ("\"times\": 2", "\"times\": {}", "12:32"),
    ("\"times\": 2", "\"times\": [[]]", "12:33"),
    ("\"NHL\",", "\"NHL\"", "2:60"),
  ])
  func `what is wrong is reported with its place`(old: String, new: String, place: String) {
    let text = text.replacing(old, with: new, maxReplacements: 1)
    do throws(RulebookErrors) {
      _ = try RulebookFile.read(Array(text.utf8), file: "a.json")
      Issue.record("\(text) was read")
    } catch {
      #expect(error.errors.map { "\($0.place.line):\($0.place.column)" } == [place])
    }
  }

  @Test func `after a missing brace, all later errors are reported`() throws {
    let text = text.replacing("\"16.1\"}", with: "\"16.1\"", maxReplacements: 1)
    let errors = #expect(throws: RulebookErrors.self) {
      try RulebookFile.read(Array(text.utf8), file: "a.json")
    }
    #expect(
      errors?.errors.map { "\($0.place.line): \($0.problem.words)" } == [
        "6: unknown key 'skaters'", "7: unknown key 'third-man'", "8: unknown key 'overtime'",
        "9: unknown key 'ejecting'", "10: unknown key 'nothing'", "11: unknown key 'table'",
        "16: expected ',' or '}', but the text ends here",
      ])
  }

  @Test func `of a very long key the beginning is told`() throws {
    let key = String(repeating: "k", count: 3_000_000)
    let text = text.replacing("\"extends\"", with: "\"\(key)\"", maxReplacements: 1)
    let errors = #expect(throws: RulebookErrors.self) {
      try RulebookFile.read(Array(text.utf8), file: "a.json")
    }
    let words = try #require(errors?.errors.first).problem.words
    #expect(words == "unknown key '\(String(repeating: "k", count: 39))…'")
    #expect(try #require(errors).message.utf8.count < 1000)
  }

  @Test func `a file that ends too early is not a book`() {
    for length in 0..<text.utf8.count - 1 {
      #expect(throws: RulebookErrors.self) {
        _ = try RulebookFile.read(Array(text.utf8.prefix(length)), file: "a.json")
      }
    }
  }

  @Test func `an error shows its line and a caret below the place`() {
    let text = """
      {
        "leage": "NHL",
        "id": "a", "name": "A", "league": "A", "provisions": {}
      }
      """
    let errors = #expect(throws: RulebookErrors.self) {
      try RulebookFile.read(Array(text.utf8), file: "book.json")
    }
    #expect(
      errors?.message == """
        book.json:2:3: unknown key 'leage'; the nearest is 'league'
            "leage": "NHL",
            ^
        """)
  }
}
