import Foundation
import Testing

/// A game of a league without a book of its own, and feeds that lack a part of the game.
@Suite struct FeedLeagues {
  private func bench(
    _ home: Int = 0, _ visiting: Int = 1, left: String? = nil,
    plays: [String] = [OlderView.minor, OlderView.goal]
  ) throws -> Workbench {
    try Workbench([
      "77.pxpverbose.json": OlderView.plays(plays),
      "77.gamesummary.json": OlderView.summary(home, visiting, left: left),
    ])
  }

  @Test func `the nearest book is assumed, and said in every format`() throws {
    let bench = try bench()
    let text = try bench.run("replay", "77.pxpverbose.json")
    #expect(
      text.output.contains("under NHL 2025-26 · times are elapsed\n\(OlderView.assumption)\n"))
    #expect(text.errors == "77.pxpverbose.json: \(OlderView.assumption)\n")
    #expect(text.status == 0)
    for words in [["replay", "--format", "jsonl"], ["state", "--format", "json"]] {
      let output = try bench.run(words + ["77.pxpverbose.json"]).output
      #expect(output.contains(#""assumedBook":"\#(OlderView.assumption)""#))
    }
    let page = try bench.run("replay", "--format", "html", "77.pxpverbose.json").output
    #expect(page.contains(OlderView.assumption))
    #expect(try bench.run("state", "77.pxpverbose.json").output.contains(OlderView.assumption))
  }

  @Test(arguments: [
    ("nhl-2014", "rules shared with NHL 2025-26 have the same numbers"),
    (
      "ohl-2015",
      "the text of its rules is not known: those of NHL 2025-26 are assumed, and unverified"
    ),
  ])
  func `the head says once whose rules a book has, and each line has the number alone`(
    book: String, words: String
  ) throws {
    let bench = try Workbench(["a.sheet": "under \(book)\nP1 4:00 A6 2\n   5:00 B goal\n"])
    let text = try bench.run("replay", "a.sheet").output
    #expect(text.components(separatedBy: "\n\(words)\n").count == 2)
    #expect(text.contains(" 16.2\n") && !text.contains("NHL 2025-26 1"))
    #expect(!text.contains("UNVERIFIED"))
    #expect(try bench.run("state", "a.sheet").output.contains("\n\(words)\n"))
    #expect(try bench.run("replay", "a.sheet", "--format", "html").output.contains(words))
  }

  @Test func `nothing is assumed where the user names the book or a league that has one`() throws {
    let bench = try bench()
    for words in [["--under", "nhl-2025"], ["--league", "NHL"]] {
      let outcome = try bench.run(["replay", "77.pxpverbose.json"] + words)
      #expect(outcome.errors == "" && !outcome.output.contains("assumed\n"))
      #expect(outcome.status == 0)
    }
    let junior = try bench.run("replay", "77.pxpverbose.json", "--league", "BCHL")
    #expect(junior.errors.contains("no rulebook of the BCHL here"))
    let curling = try bench.run("replay", "77.pxpverbose.json", "--league", "curling")
    #expect(curling.errors.contains("no rulebook of curling") && curling.status == 2)
  }

  @Test func `an audit says once which book it assumed, and takes both files as one game`() throws {
    let bench = try bench()
    let outcome = try bench.run("audit", ".")
    #expect(outcome.errors == "1 log: \(OlderView.assumption)\n")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains("goals, by manpower                           1      1  100.00 %"))
  }

  @Test func `a score that the plays do not have is marked in every format`() throws {
    let bench = try bench(3, 1, plays: [])
    let words = "the feed says 3-1, its plays 0-0"
    let file = "77.pxpverbose.json"
    let text = try bench.run("replay", "--quiet", file)
    #expect(text.output.hasSuffix("\nincomplete: \(words)\n") && text.status == 1)
    let lines = try bench.run("replay", "--format", "jsonl", file)
    #expect(lines.output.contains(#""complete":false,"incomplete":"\#(words)""#))
    #expect(lines.errors.contains("\(file): incomplete: \(words)\n") && lines.status == 1)
    for format in ["html", "svg"] {
      #expect(try bench.run("replay", "--format", format, file).output.contains(words))
    }
    for rows in ["teams", "strengths"] {
      let table = try bench.run("replay", "--format", "csv", "--rows", rows, file).output
      let rows = table.split(separator: "\n")
      #expect(rows.first?.hasSuffix(",complete") == true)
      #expect(rows.dropFirst().allSatisfy { $0.hasSuffix(",false") })
    }
    let sheet = try bench.run("convert", file)
    #expect(sheet.errors == "\(file): incomplete: \(words)\n" && sheet.status == 1)
    let state = try bench.run("state", "--format", "json", file)
    #expect(state.output.contains(#""incomplete":"\#(words)""#) && state.status == 1)
    #expect(try bench.run("state", file).output.contains("\nincomplete: \(words)\n"))
  }

  @Test func `an audit does not count an incomplete game as agreeing`() throws {
    let bench = try bench(0, 0, plays: [])
    let outcome = try bench.run("audit", "77.pxpverbose.json")
    #expect(
      outcome.output == """
        77.pxpverbose.json: 77
          incomplete: the feed says that the game is over, and has no plays

        1 incomplete game, not counted

        """)
    #expect(outcome.status == 1)
    let json = try bench.run("audit", "--format", "json", "77.pxpverbose.json").output
    #expect(json.hasPrefix(#"{"figures":[],"#))
    #expect(json.contains(#""incomplete":[{"game":"77","file":"77.pxpverbose.json","incomplete":"#))
    let page = try bench.run("audit", "--format", "html", "77.pxpverbose.json").output
    #expect(page.contains("incomplete: the feed says that the game is over"))
  }

  @Test func `a file that was cut is marked as incomplete`() throws {
    let whole = OlderView.plays([OlderView.minor, OlderView.goal, OlderView.minor])
    let bench = try Workbench(["cut.json": String(whole.dropLast(40))])
    let outcome = try bench.run("replay", "--format", "jsonl", "cut.json")
    #expect(
      outcome.output.contains(#""incomplete":"the feed could be read only up to an error""#))
    #expect(outcome.status == 2)
  }

  @Test func `a game that is on is shown as its clock stands`() throws {
    let bench = try bench(0, 0, left: "14:12", plays: [OlderView.minor])
    let text = try bench.run("state", "--quiet", "77.pxpverbose.json")
    #expect(text.output.hasPrefix("P1 5:48   SPO 0, KEL 0   4v5"))
    #expect(text.output.contains("\nthe game is still on, at P1 5:48\npower play KEL: 1:12 left\n"))
    #expect(text.status == 0)
    let json = try bench.run("state", "--format", "json", "77.pxpverbose.json").output
    #expect(json.contains(#""powerPlay":{"team":"visiting","remaining":72}"#))
    #expect(json.contains(#""stillOn":true"#))
    let before = try bench.run("state", "--at", "P1 5:10", "77.pxpverbose.json").output
    #expect(before.hasPrefix("P1 5:10 "))
  }
}
