import Foundation
import Testing

/// Games, as lines, of a league without its own book, and a game that is given twice.
@Suite struct FeedStreams {
  @Test func `rows and questions of lines say in their notes which book was assumed`() throws {
    let line = OlderView.plays([OlderView.minor, OlderView.goal]).replacing("\n", with: "") + "\n"
    for words in [
      ["replay", "--rows", "penalties", "-"], ["ask", "-"], ["ask", "-", "KEL goal"],
    ] {
      let outcome = try Workbench().run(words + ["--from", "lines"], input: line)
      #expect(
        outcome.output.hasSuffix(#""errors":[],"notes":["\#(OlderView.assumption)"]}"# + "\n"))
    }
    let known = try Workbench().run(
      "replay", "--from", "lines", "--rows", "goals", "--under", "nhl-2025", "-", input: line)
    #expect(known.output.hasSuffix(#""errors":[],"notes":[]}"# + "\n"))
  }

  @Test func `rows of lines say what is missing of a game, or that it is on`() throws {
    func line(_ summary: String, _ plays: [String]) -> String {
      #"{"log":\#(OlderView.plays(plays)),"summary":\#(summary)}"# + "\n"
    }
    let lines =
      line(OlderView.summary(3, 1), [])
      + line(OlderView.summary(0, 0, left: "14:12"), [OlderView.minor])
    let outcome = try Workbench().run(
      "replay", "--from", "lines", "--rows", "teams", "--league", "NHL", "-", input: lines)
    let notes = outcome.output.split(separator: "\n").map { $0.split(separator: #""notes":"#).last }
    #expect(
      notes == [
        #"["incomplete: the feed says 3-1, its plays 0-0"]}"#,
        #"["the game is still on, at P1 5:48"]}"#,
      ])
  }

  @Test func `a log that is converted says what is missing of it, or that it is on`() throws {
    let line = OlderView.summary(1, 0, left: "14:12") + "\n"
    let outcome = try Workbench().run("convert", "--from", "lines", "-", input: line)
    #expect(
      outcome.output.hasSuffix(
        #""notes":["the game is still on, at P1 5:48","incomplete: the feed says 1-0, its plays 0-0"]}"#
          + "\n"))
  }

  @Test func `a line has the list of plays with its summary beside it`() throws {
    let members = [
      #""id":"g""#, #""log":\#(OlderView.plays([OlderView.minor, OlderView.goal]))"#,
      #""summary":\#(OlderView.summary(0, 1))"#,
    ]
    // The members may be in any order, and either file in a string.
    let text = try JSONEncoder().encode(OlderView.summary(0, 1))
    let orders = [
      members, members.reversed(), [members[2], members[1], members[0]],
      [members[1], #""summary":"# + String(decoding: text, as: UTF8.self), members[0]],
    ]
    let lines = orders.map { "{\($0.joined(separator: ","))}\n" }.joined()
    let outcome = try Workbench().run(
      "replay", "--from", "lines", "--rows", "teams", "--league", "NHL", "-", input: lines)
    let bench = try Workbench([
      "77.pxpverbose.json": OlderView.plays([OlderView.minor, OlderView.goal]),
      "77.gamesummary.json": OlderView.summary(0, 1),
    ])
    let alone = try bench.run(
      "replay", "--format", "jsonl", "--rows", "teams", "--league", "NHL", "77.pxpverbose.json")
    let rows = alone.output.split(separator: "\n").joined(separator: ",")
    #expect(alone.output.contains("2024-11-09") && alone.output.contains("SPO"))
    let expected = (1...orders.count).map {
      #"{"line":\#($0),"id":"g","answer":[\#(rows)],"errors":[],"notes":[]}"# + "\n"
    }
    #expect(outcome.output == expected.joined())
    #expect(outcome.status == 0)
  }

  @Test func `a summary that cannot be read is an error of its line`() throws {
    let line =
      #"{"log":\#(OlderView.plays([OlderView.minor, OlderView.goal])),"summary":{"meta":1}}"# + "\n"
    let outcome = try Workbench().run(
      "replay", "--from", "lines", "--rows", "teams", "--league", "NHL", "-", input: line)
    #expect(outcome.output.contains(#""answer":[{"#) && outcome.output.contains(": the summary:1:"))
    #expect(outcome.status == 2)
  }

  @Test(arguments: [["pbp.json", "totals.json"], ["totals.json", "pbp.json"]])
  func `a game is taken once where two files have it under unrelated names`(_ names: [String])
    throws
  {
    let bench = try Workbench([
      "pbp.json": OlderView.plays([OlderView.minor, OlderView.goal]),
      "totals.json": OlderView.summary(
        0, 1, goals: [OlderView.goal.replacing("time_formatted", with: "time")]),
    ])
    let rows = ["replay", "--format", "csv", "--rows", "teams", "--league", "NHL"]
    let outcome = try bench.run(rows + names)
    #expect(outcome.output == (try bench.run(rows + [names[0]]).output))
    #expect(outcome.errors == "\(names[1]): the same game as \(names[0]); taken once\n")
    let audit = try bench.run(["audit", "--league", "NHL"] + names)
    #expect(audit.errors == outcome.errors)
    #expect(audit.output == (try bench.run("audit", "--league", "NHL", names[0]).output))
  }

  @Test func `another league's game of that number, and one that was cut, are other games`() throws
  {
    let bench = try Workbench([
      "a.json": OlderView.plays([OlderView.minor, OlderView.goal]),
      "b.json": OlderView.plays([OlderView.minor, OlderView.goal], code: "ohl"),
      "cut.json": String(OlderView.plays([OlderView.minor, OlderView.goal]).dropLast(30)),
      "on.json": OlderView.summary(0, 0, left: "14:12"), "over.json": OlderView.summary(1, 1),
    ])
    let rows = ["replay", "--format", "csv", "--rows", "teams", "--under", "nhl-2025"]
    let leagues = try bench.run(rows + ["a.json", "b.json"])
    #expect(!leagues.errors.contains("taken once"))
    #expect(leagues.output.split(separator: "\n").count == 5)
    let parts = try bench.run(rows + ["cut.json", "on.json", "over.json", "a.json"])
    #expect(
      !parts.errors.contains("on.json: the same") && !parts.errors.contains("over.json: the same"))
  }
}
