import Foundation
import Testing

/// Writing, checking and trying a league's own book.
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

  private static let cases = """
    under    nhl-2025 iihf-2025

    == a minor runs two minutes
    P1  5:00  A6   2 hooking
              > A6 starts, until 7:00

    == a goal at full strength ends nothing
    P1  5:00  A6   goal
              > goal EV

    == a minor under another book only
    under    iihf-2025
    P1  5:00  A6   2 hooking
              > A6 starts, until 7:00
    """

  @Test func `the new file is a sound book that changes nothing, and says how to change it`() throws
  {
    let text = try Workbench().run("books", "new", "--extends", "nhl-2025")
    #expect(text.status == 0)
    let bench = try Workbench(["our-league.json": text.output])
    let check = try bench.run("books", "check", "our-league.json")
    #expect(
      check.output
        == "our-league.json: sound; it extends nhl-2025 and states 0 of 115 provisions\n")
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
    let text = try Workbench().run("books", "new", "--extends", "hockey-canada-2024").output
    let bench = try Workbench(["all.json": text.replacing("\"// ", with: "\"")])
    let check = try bench.run("books", "check", "all.json")
    #expect(
      check.output
        == "all.json: sound; it extends hockey-canada-2024 and states 115 of 115 provisions\n")
    #expect(check.errors == "")
  }

  @Test func `the new file explains each member of a table, and has an example of a row`() throws {
    let text = try Workbench().run("books", "new", "--extends", "nhl-2025").output
    #expect(
      text.contains(
        """
            "// lead-ends-game": {
              "//": [
                "The leads that end the game. Value: rows, or [] for none; in each row. No printed book has such a rule; a league's own book may.",
                "lead: The lead in goals that ends the game. Value: a whole number from 1 to 99.",
                "period-from: The first period in which it does; a game with such a lead ends before that period begins. Value: a whole number from 1 to 99."],
              "//example": [{"lead":10,"period-from":3}],
              "value": [],
              "rule": "our rule"
            },

        """))
    let agreed = try #require(text.range(of: "All books agree on the points below"))
    let goal = try #require(text.range(of: "// goal-ends"))
    let server = try #require(text.range(of: "// goalkeeper-server"))
    #expect(goal.lowerBound < agreed.lowerBound && agreed.lowerBound < server.lowerBound)
  }

  @Test func `check notes a minor that is longer than its minutes on record`() throws {
    let bench = try Workbench([
      "ours.json": Self.book(#""minor-length": {"value": "3:00", "rule": "1"}"#)
    ])
    let check = try bench.run("books", "check", "ours.json")
    #expect(
      check.output == """
        ours.json: sound; it extends nhl-2025 and states 1 of 115 provisions
        ours.json: note: 'minor-length' is 3:00, but 'minor-minutes' puts 2 on record

        """)
    #expect(check.status == 0)
  }

  @Test func `a count without infractions never applies, and is an error`() throws {
    let row = #"{"infractions": [], "class": "minor", "count": 3}"#
    let bench = try Workbench([
      "ours.json": Self.book("\"infraction-counts\": {\"value\": [\(row)], \"rule\": \"1\"}")
    ])
    let check = try bench.run("books", "check", "ours.json")
    #expect(check.errors.contains("'infractions' must be a list of at least one word\n"))
    #expect(check.status == 2)
  }

  @Test func `a trial makes up a situation for a change that no case decides`() throws {
    let lead = #""lead-ends-game": {"value": [{"lead": 4, "period-from": 2}], "rule": "1"}"#
    let bench = try Workbench(["ours.json": Self.book(lead), "Cases/a.cases": Self.cases])
    let outcome = try bench.run("books", "try", "./ours.json")
    #expect(outcome.output.contains("0 of 2 situations are decided by it.\n"))
    #expect(outcome.output.contains("A situation made up to show it:\n"))
    #expect(outcome.output.contains("A wins 4-0; the lead ends the game"))
  }

  @Test func `the wizard writes the book that the answers describe`() throws {
    let bench = try Workbench()
    let outcome = try bench.run(
      "books", "ask", "ours.json", "--extends", "usa-hockey-2025-adult",
      input: "Tuesday League\n\n15:00\n4\n9\n3\n3:00\n\n\n2\n")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("How long is a period? [20:00]\n> 15:00\n"))
    #expect(outcome.output.contains("'minimum-skaters' is 9, but 'skaters' is only 4.\n"))
    #expect(outcome.output.contains("     If no, he sits his full time:\n"))
    #expect(
      outcome.output.hasSuffix(
        "ours.json: sound; it extends usa-hockey-2025-adult and states 7 of 115 provisions\n"))
    let text = try bench.text(of: "ours.json")
    #expect(text.contains(#""id": "ours","#))
    #expect(text.contains(#""minor-length": {"value": "3:00", "rule": "5"}"#))
    #expect(text.contains(#""minor-minutes": {"value": 3, "rule": "6"}"#))
    #expect(text.contains(#""goal-ends": {"value": "nothing", "rule": "#))
  }

  @Test func `the wizard overwrites no file`() throws {
    let bench = try Workbench(["ours.json": Self.shortMinor])
    let outcome = try bench.run("books", "ask", "ours.json", "--extends", "nhl-2025")
    #expect(outcome.errors == "ours.json: there is one already, which is not overwritten\n")
    #expect(outcome.status == 2)
    #expect(try bench.text(of: "ours.json") == Self.shortMinor)
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
      outcome.output == "good.json: sound; it extends nhl-2025 and states 1 of 115 provisions\n")
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

        minor-length                       1:30                          Ours house 1
          The playing time of a minor, a bench minor or half a double minor.

        """)
    let json = try bench.run("books", "show", "./ours.json", "--mine", "--format", "json").output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((object?["provisions"] as? [Any])?.count == 1)
  }

  @Test func `a trial shows the situations that a change decides, before and after`() throws {
    let bench = try Workbench(["ours.json": Self.shortMinor, "Cases/a.cases": Self.cases])
    let outcome = try bench.run("books", "try", "./ours.json")
    #expect(
      outcome.output == """
        Ours changes 1 provision of NHL 2025-26

        minor-length
          The playing time of a minor, a bench minor or half a double minor.
          before: 2:00  (NHL 2025-26 16.1)
          after:  1:30  (Ours house 1)
          1 of 2 situations is decided by it.

          a minor runs two minutes
          Cases/a.cases:3
          P1 5:00 A6 2 hooking
                   nhl-2025                                       ours

          P1
             5:00  A6 2 hooking
                   A6 in the box until 7:00                16.1   A6 in the box until 6:30             house 1

        """)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test func `each change is tried alone, and what only several decide stands below`() throws {
    let book = Self.book(
      #"""
      "minor-length": {"value": "1:30", "rule": "house 1"},
      "goal-tie": {"value": "order-of-occurrence", "rule": "house 2"}
      """#)
    let bench = try Workbench(["ours.json": book, "Cases/a.cases": Self.cases])
    let outcome = try bench.run("books", "try", "ours.json", "Cases")
    #expect(outcome.output.contains("\n  1 of 2 situations is decided by it.\n"))
    #expect(outcome.output.contains("\n  0 of 2 situations are decided by it.\n"))
    #expect(!outcome.output.contains("together"))
  }

  @Test func `a trial shows two situations of a change, and all on request`() throws {
    let cases = (1...3).reduce(into: "under nhl-2025\n") { text, number in
      text += "\n== another, the \(number).\nP1  5:00  A6  2\n          > A6 starts, until 7:00\n"
    }
    let bench = try Workbench(["ours.json": Self.shortMinor, "a.cases": cases])
    let some = try bench.run("books", "try", "./ours.json", "a.cases").output
    #expect(some.contains("  3 of 3 situations are decided by it (1 more with --all).\n"))
    #expect(some.split(separator: "\n").count { $0.hasPrefix("  another") } == 2)
    let all = try bench.run("books", "try", "./ours.json", "a.cases", "--all").output
    #expect(all.split(separator: "\n").count { $0.hasPrefix("  another") } == 3)
  }

  @Test func `a trial without situations says what to name`() throws {
    let bench = try Workbench(["ours.json": Self.shortMinor])
    let outcome = try bench.run("books", "try", "./ours.json")
    #expect(
      outcome.errors.hasPrefix("books: no situations to try here; name a folder of case files"))
    #expect(outcome.status == 2)
  }

  @Test func `a book that changes nothing is told so`() throws {
    let bench = try Workbench(["ours.json": Self.book("")])
    let outcome = try bench.run("books", "try", "./ours.json")
    #expect(outcome.output == "Ours changes nothing in NHL 2025-26\n")
    #expect(try bench.run("books", "try", "nhl-2025").status == 2)
  }

  @Test(arguments: [
    "API_KEY=inner\n", #"{"API_KEY":"inner"}"#, #"["inner"]"#, "inner",
    "{" + (0..<300).map { #""inner\#($0)":0"# }.joined(separator: ",") + "}",
  ])
  func `what is extended and no rulebook is not shown`(_ text: String) throws {
    let bench = try Workbench([
      "b.json": Self.book("").replacing("nhl-2025", with: "./.env"), ".env": text,
      "a.sheet": "P1 5:00 A6 2\n", "a.cases": Self.cases,
    ])
    for words in [
      ["books", "check", "b.json"], ["books", "show", "./b.json"],
      ["books", "diff", "nhl-2025", "./b.json"], ["books", "try", "./b.json", "a.cases"],
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
