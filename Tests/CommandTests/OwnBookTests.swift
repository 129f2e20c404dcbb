import Foundation
import Testing

/// Writing and checking a league's own book.
@Suite struct OwnBooks {
  private static func book(_ provisions: String) -> String {
    """
    {
      "$schema": "schema.json",
      "id": "ours", "name": "Ours", "league": "Ours", "extends": "nhl-2025",
      "provisions": {
        \(provisions)
      }
    }
    """
  }

  private static let shortMinor = book(
    #""minor-length": {"value": "1:30", "rule": "house 1"}"#)

  @Test func `the new file is a sound book that changes nothing, and says how to change it`() throws
  {
    let text = try Workbench().run("books", "new", "--extends", "nhl-2025")
    #expect(text.status == 0)
    let bench = try Workbench(["our-league.json": text.output])
    let check = try bench.run("books", "check", "our-league.json")
    #expect(
      check.output
        == "our-league.json: sound; it extends nhl-2025 and states 0 of 128 provisions\n")
    #expect(check.errors == "")
    #expect(check.status == 0)
    #expect(
      try bench.run("books", "diff", "nhl-2025", "./our-league.json").output
        == "nhl-2025 and our-league provide the same\n")
    #expect(
      text.output.contains(
        """
            "// minor-length": {
              "//": "The playing time of a minor, a bench minor or half a double minor. Value: a time such as 2:00. From NHL 2025-26 16.1.",
              "value": "2:00",
              "rule": "our rule"
            },

        """))
  }

  @Test func `every comment of the new file becomes a provision without its slashes`() throws {
    for book in ["hockey-canada-2024", "nhl-2025", "ahl-2025", "echl-2015"] {
      let text = try Workbench().run("books", "new", "--extends", book).output
      let bench = try Workbench(["all.json": text.replacing("\"// ", with: "\"")])
      let check = try bench.run("books", "check", "all.json")
      #expect(
        check.output == "all.json: sound; it extends \(book) and states 128 of 128 provisions\n")
      #expect(check.errors == "")
      let differences = try bench.run("books", "diff", book, "./all.json", "--format", "json")
      #expect(!differences.output.contains("sameValue\":false"), "\(book)")
    }
  }

  @Test func `the new file has a league's topics in their order`() throws {
    let text = try Workbench().run("books", "new", "--extends", "nhl-2025").output
    let places = try [
      "THE GAME", "// period-length", "PENALTIES", "// minor-length", "RUNNING TIME",
      "// running-time", "OVERTIME AND", "// tied-game", "EJECTIONS", "// majors-carry", "THE BOX",
      "SUSPENSIONS", "// match\"",
    ].map { try #require(text.range(of: $0), "\($0)").lowerBound }
    #expect(places == places.sorted())
  }

  @Test func `check notes a minor that is longer than its minutes on record`() throws {
    let bench = try Workbench([
      "ours.json": Self.book(#""minor-length": {"value": "3:00", "rule": "1"}"#)
    ])
    let check = try bench.run("books", "check", "ours.json")
    #expect(
      check.output == """
        ours.json: sound; it extends nhl-2025 and states 1 of 128 provisions
        ours.json: note: 'minor-length' is 3:00, but 'minor-minutes' puts 2 on record

        """)
    #expect(check.status == 0)
  }

  @Test func `a book in a file may be extended too`() throws {
    let bench = try Workbench(["ours.json": Self.shortMinor])
    let text = try bench.run("books", "new", "--extends", "./ours.json")
    #expect(text.output.contains(#""extends": "./ours.json""#))
    #expect(text.output.contains("From Ours house 1."))
    try bench.write(Data(text.output.utf8), to: "club.json")
    #expect(try bench.run("books", "check", "club.json").status == 0)
  }

  @Test func `check reports the errors of all files, and goes on with the others`() throws {
    let bench = try Workbench([
      "good.json": Self.shortMinor, "bad.json": Self.book(#""skaters": {"value": 12}"#),
    ])
    let outcome = try bench.run("books", "check", "bad.json", "missing.json", "good.json")
    #expect(
      outcome.output == "good.json: sound; it extends nhl-2025 and states 1 of 128 provisions\n")
    #expect(outcome.errors.contains("bad.json:5:5: skaters has no 'rule'\n"))
    #expect(
      outcome.errors.contains("bad.json:5:26: 'skaters' must be a whole number from 1 to 9\n"))
    #expect(outcome.errors.contains("missing.json: no such file\n"))
    #expect(outcome.status == 2)
  }

  @Test func `mine is only what the book states itself`() throws {
    let bench = try Workbench(["ours.json": Self.shortMinor])
    let outcome = try bench.run("books", "show", "./ours.json", "--mine")
    #expect(
      outcome.output == """
        ours · Ours
        league Ours · extends nhl-2025

        minor-length                       1:30                           Ours house 1
          The playing time of a minor, a bench minor or half a double minor.

        """)
    let json = try bench.run("books", "show", "./ours.json", "--mine", "--format", "json").output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((object?["provisions"] as? [Any])?.count == 1)
  }

  @Test(arguments: [
    "API_KEY=inner\n", #"{"API_KEY":"inner"}"#, #"["inner"]"#, "inner",
    "{" + (0..<300).map { #""inner\#($0)":0"# }.joined(separator: ",") + "}",
  ])
  func `what is extended and no rulebook is not shown`(_ text: String) throws {
    let bench = try Workbench([
      "b.json": Self.book("").replacing("nhl-2025", with: "./.env"), ".env": text,
      "a.sheet": "P1 5:00 A6 2\n",
    ])
    for words in [
      ["books", "check", "b.json"], ["books", "show", "./b.json"],
      ["books", "diff", "nhl-2025", "./b.json"],
      ["replay", "--under", "./b.json", "a.sheet"], ["books", "new", "--extends", "./b.json"],
    ] {
      let outcome = try bench.run(words)
      #expect(outcome.errors.contains(".env` is not a rulebook; "), "\(words)")
      #expect(!(outcome.output + outcome.errors).contains("inner"), "\(words)")
      #expect(outcome.status == 2)
    }
  }

  @Test func `a file that is no object is no rulebook`() throws {
    let bench = try Workbench([
      "b.json": "[]", "d.json": Self.book(#""skaters": 5"#),
    ])
    #expect(
      try bench.run("books", "check", "b.json").errors
        == "b.json:1:1: a rulebook is a JSON object, {…}\n  []\n  ^\n")
    #expect(
      try bench.run("books", "check", "d.json").errors
        .contains("'skaters' must be an object, {…}\n"))
  }

  @Test(arguments: [["replay", ""], ["check", ""], ["books", "check", ""], ["fmt", ""]])
  func `an empty name names no file`(_ words: [String]) throws {
    let outcome = try Workbench().run(words)
    #expect(outcome.errors == "expected the name of a file, found an empty text\n")
    #expect(outcome.status == 2)
  }
}
