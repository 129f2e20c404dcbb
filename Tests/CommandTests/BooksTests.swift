import Foundation
import Testing

private let ours = """
  {
    "id": "our-league", "name": "Our League 2026", "league": "Our League",
    "extends": "nhl-2025",
    "provisions": {
      "minor-length": {"value": "1:30", "rule": "house 2", "unverified": "Nobody wrote it down."},
      "infraction-counts": {
        "value": [
          {"infractions": ["slashing", "spearing"], "class": "minor", "count": 3, "waived-by": []},
          {"infractions": ["hooking"], "class": "major", "count": 4, "waived-by": ["fighting"]}
        ],
        "rule": "house 3"
      }
    }
  }
  """

@Suite struct BooksOnShow {
  private func bench() throws -> Workbench { try Workbench(["ours.json": ours]) }

  @Test func `a book is shown with values, rules, what they are about and what is assumed`() throws
  {
    let outcome = try bench().run("books", "show", "./ours.json")
    #expect(
      outcome.output.hasPrefix(
        """
        our-league · Our League 2026
        league Our League · extends nhl-2025

        periods                            3                          NHL 2025-26 77.1
          The periods of regulation.


        """))
    #expect(
      outcome.output.contains(
        """

        minor-length                       1:30                Our League 2026 house 2
          The playing time of a minor, a bench minor or half a double minor.
          UNVERIFIED: Nobody wrote it down.


        """))
    let row = "infractions slashing spearing, class minor, count 3"
    #expect(outcome.output.contains("\ninfraction-counts                  \(row)  Our League"))
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  /// A book with a value from a record, an open point and a moot one.
  private static let bases = """
    {
      "id": "based", "name": "Based 2026", "league": "NHL", "extends": "nhl-2025",
      "provisions": {
        "periods": {"value": 2, "record": "The feed has two."},
        "period-length": {"value": "15:00", "rule": "house 1", "open": "Each rink says."},
        "line-up-minor": {"value": "served", "rule": "house 2", "moot": "It has none."}
      }
    }
    """

  @Test func `a book says what rests on a record, and what it leaves to the league`() throws {
    let outcome = try Workbench(["based.json": Self.bases]).run("books", "show", "based.json")
    #expect(
      outcome.output.contains(
        """

        periods                            2                             no rule known
          The periods of regulation.
          BY THE RECORD: The feed has two.

        period-length                      15:00                    Based 2026 house 1
          The playing time of a period.
          LEFT TO THE LEAGUE: Each rink says.


        """))
    #expect(outcome.output.contains("\n  NEVER USED: It has none.\n"))
    let tally = try #require(outcome.output.split(separator: "\n").last)
    #expect(tally.contains(" provisions: 0 unverified, "))
    #expect(tally.contains(" by the league's record, 1 left to the league, "))
  }

  @Test func `two books are compared point by point`() throws {
    let outcome = try bench().run("books", "diff", "nhl-2025", "ours.json")
    #expect(
      outcome.output.hasPrefix(
        """
                 nhl-2025                                       our-league

        minor-length
          The playing time of a minor, a bench minor or half a double minor.
                 2:00                        NHL 2025-26 16.1   1:30                 Our League 2026 house 2
                                                                UNVERIFIED: Nobody wrote it down.

        infraction-counts
          The counts of penalties for certain infractions that put a player out.
                 no rows                     NHL 2025-26 23.1   infractions slashing spearing, class minor,
                                                                count 3              Our League 2026 house 3
                                                                infractions hooking, class major, count 4,
                                                                waived-by fighting

        2 provisions differ, 
        """))
    #expect(outcome.status == 1)
  }

  @Test func `a book does not differ from itself`() throws {
    let outcome = try bench().run("books", "diff", "nhl-2025", "nhl-2025")
    #expect(outcome.output == "nhl-2025 and nhl-2025 provide the same\n")
    #expect(outcome.status == 0)
  }

  @Test(
    arguments: [
      (
        ["show", "nhl-2O25"],
        "books: unknown rulebook `nhl-2O25`\ndid you mean `nhl-2025`?\n"
      ),
      (
        ["diff", "nhl-2025", "our.json"],
        "our.json: no such file\ndid you mean `ours.json`?\n"
      ),
    ] as [([String], String)])
  func `a book that is not there is reported with the nearest`(
    _ words: [String], _ message: String
  ) throws {
    let outcome = try bench().run(["books"] + words)
    #expect(outcome.errors == message)
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
  }

  /// A book that extends `other` and changes only `provisions`.
  private static func text(_ id: String, extending other: String, _ provisions: String = "")
    -> String
  {
    #"{"id": "\#(id)", "name": "\#(id) 2026", "league": "L", "extends": "\#(other)", "provisions": {"#
      + provisions + "}}"
  }

  @Test func `a book extends a book of one's own in a file beside it`() throws {
    let bench = try Workbench([
      "books/team.json": Self.text("team", extending: "./league.json"),
      "books/league.json": Self.text(
        "league", extending: "all/ours.json",
        #""periods": {"value": 2, "rule": "house 9", "moot": "It plays none."}"#),
      "books/all/ours.json": ours,
    ])
    let outcome = try bench.run("books", "show", "books/team.json")
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix(
        """
        team · team 2026
        league L · extends ./league.json

        periods                            2                       league 2026 house 9
          The periods of regulation.
          NEVER USED: It plays none.


        """))
    let minor = "minor-length                       1:30                "
    #expect(outcome.output.contains("\n\(minor)Our League 2026 house 2\n"))
    #expect(outcome.output.contains("\nmajor-length                       5:00 "))
  }

}
