import Foundation
import Testing

/// A game that is given twice.
@Suite struct FeedStreams {
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
    let converted = try bench.run(["convert", "--league", "NHL", "--into", "out"] + names)
    #expect(converted.errors.hasSuffix(outcome.errors))
    #expect(converted.errors.contains("\(names[0]) is now out/"))
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
