import Foundation
import Rulebooks
import Testing

/// Unreadable input must end with a message and status 2 for every verb, and must never trap.
@Suite struct Unreadable {
  /// The books that the program knows, as messages list them.
  private static let books = Rulebooks.ids.joined(separator: ", ")

  static let verbs: [[String]] = [
    ["replay"], ["state", "--at", "P1 5:00"], ["audit"], ["convert"],
  ]

  @Test(arguments: verbs + [["check"], ["fmt"]])
  func `a missing file is reported, with the nearest name`(_ verb: [String]) throws {
    let bench = try Workbench(["games/final.sheet": ""])
    let outcome = try bench.run(verb + ["games/finale.sheet"])
    #expect(
      outcome.errors.hasPrefix(
        "games/finale.sheet: no such file\ndid you mean `games/final.sheet`?\n"))
    #expect(outcome.status == 2)
  }

  @Test(arguments: verbs.filter { !["audit", "replay", "convert"].contains($0.first) })
  func `a folder is not one log`(_ verb: [String]) throws {
    let outcome = try Workbench(["games/a.sheet": ""]).run(verb + ["games"])
    #expect(outcome.errors == "games: expected a file, found a folder\n")
    #expect(outcome.status == 2)
  }

  @Test(arguments: verbs, ["", "\n\n", "# a comment\n"])
  func `an empty file holds no log`(_ verb: [String], _ text: String) throws {
    let outcome = try Workbench(["a.sheet": text]).run(verb + ["a.sheet"])
    #expect(outcome.errors == "a.sheet: the file is empty\n")
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
  }

  @Test func `standard input is read like a file`() throws {
    let outcome = try Workbench().run("replay", "-", input: "")
    #expect(outcome.errors == "-: the file is empty\n")
    #expect(outcome.status == 2)
  }

  @Test func `half a line ends the log, and the good part is played before it`() throws {
    let bench = try Workbench(["a.sheet": "under nhl-2025\nP1 5:00 A6 2\n   5:3"])
    let outcome = try bench.run("replay", "a.sheet")
    #expect(outcome.output.contains("A6 in the box until 7:00"))
    #expect(
      outcome.errors == """
        a.sheet:3:4: `5:3` is not a time; a time is written `12:34`, or `0:07.3` with tenths
             5:3
             ^~~

        """)
    #expect(outcome.status == 2)
  }

  @Test(
    arguments: [
      ("P1 5:00 A6 2 h\u{e9}", 0xe9 as UInt8, "a.sheet:2:15: this is not UTF-8"),
      ("P1 5:00 A6 2\u{e9}", 0, "a.sheet:2:13: unexpected control character (0x0)"),
      ("\u{e9}", 0xff, "a.sheet:2:1: this is not UTF-8"),
    ] as [(String, UInt8, String)])
  func `bytes that are not text are reported with their place`(
    _ line: String, _ byte: UInt8, _ message: String
  ) throws {
    let bench = try Workbench()
    // A byte that is invalid UTF-8 replaces the letter.
    let bytes =
      Array("under nhl-2025\n".utf8)
      + line.unicodeScalars.map {
        $0 == "\u{e9}" ? byte : UInt8(truncatingIfNeeded: $0.value)
      }
    try bench.write(Data(bytes), to: "a.sheet")
    let outcome = try bench.run("replay", "a.sheet")
    #expect(outcome.errors.hasPrefix(message + "\n"))
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
  }

  @Test(arguments: ["under nhl-2025\r\nP1 5:00 A6 2\r\n", "\u{feff}under nhl-2025\nP1 5:00 A6 2\n"])
  func `line ends of other systems and a byte order mark do no harm`(_ text: String) throws {
    let outcome = try Workbench(["a.sheet": text]).run("replay", "a.sheet")
    #expect(outcome.output.contains("A6 in the box until 7:00"))
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test func `one unreadable log does not keep the others from being played`() throws {
    let bench = try Workbench(["b.sheet": "under nhl-2025\nP1 5:00 A6 2\n"])
    let outcome = try bench.run("replay", "a.sheet", "b.sheet")
    #expect(outcome.errors == "a.sheet: no such file\ndid you mean `b.sheet`?\n")
    #expect(outcome.output.hasPrefix("b.sheet · home A, visiting B\n"))
    #expect(outcome.status == 2)
  }

  @Test(
    arguments: [
      (
        "under nhl-2052\n", [],
        "a.sheet: unknown rulebook `nhl-2052`\ndid you mean `nhl-2025`?\n"
      ),
      (
        "", [],
        "a.sheet: the log names no rulebook and no league; expected one of \(Self.books); name it with `--under BOOK`\n"
      ),
      (
        "under nhl-2025\n", ["--under", "shl"],
        "a.sheet: unknown rulebook `shl`; expected one of \(Self.books)\n"
      ),
      ("under nhl-2025\n", ["--under", "my/book.json"], "my/book.json: no such file\n"),
      (
        "league XHL\nseason 2024\n", [],
        "a.sheet: no rulebook of XHL for the season that began in 2024; expected one of \(Self.books); name it with `--under BOOK`\n"
      ),
    ] as [(String, [String], String)])
  func `a book that is not there is reported, with the nearest`(
    _ head: String, _ options: [String], _ message: String
  ) throws {
    let bench = try Workbench(["a.sheet": "\(head)P1 5:00 A6 2\n"])
    let outcome = try bench.run(["replay", "a.sheet"] + options)
    #expect(outcome.errors == message)
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
  }
}
