import Foundation
import Testing

/// Feeds, tables and options that are odd but not malformed.
@Suite struct OddInput {
  /// A feed of the NHL with these teams and this date.
  private static func feed(_ home: String, _ visiting: String, date: String) -> String {
    #"{"id":2025020001,"season":20252026,"gameType":2,"gameDate":\#(date),"#
      + #""homeTeam":{"id":1,"abbrev":\#(home)},"awayTeam":{"id":2,"abbrev":\#(visiting)},"#
      + #""plays":[{"eventId":1,"periodDescriptor":{"number":1,"periodType":"REG"},"#
      + #""timeInPeriod":"00:00","situationCode":"1551","typeDescKey":"faceoff","#
      + #""sortOrder":1,"details":{"eventOwnerTeamId":1}}]}"#
  }

  @Test(arguments: [
    (#""TOR""#, #""TOR""#), (#""P""#, #""MTL""#), (#""T R""#, #""MTL""#), (#""""#, #""MTL""#),
    (#""\u0007""#, #""MTL""#), (#""9""#, #""8""#), ("null", #""H""#),
  ])
  func `a converted feed can be read again, whatever its teams are called`(
    _ home: String, _ visiting: String
  ) throws {
    for date in [#""2025-99-99""#, #""soon""#, "null", #""2025-10-10""#] {
      let bench = try Workbench(["a.json": Self.feed(home, visiting, date: date)])
      for (format, name) in [("jsonl", "b.jsonl"), ("sheet", "b.sheet")] {
        let converted = try bench.run("convert", "a.json", "--format", format)
        #expect(converted.errors == "")
        #expect(converted.status == 0)
        try bench.write(Data(converted.output.utf8), to: name)
        let again = try bench.run("replay", name)
        #expect(again.errors == "")
        #expect(again.output.contains("home H, visiting V"))
      }
    }
  }

  @Test func `official figures given twice, or of no game, are reported`() throws {
    let head = "game_id,side,goals,pim,pp_opp,pp_goals\n"
    let bench = try Workbench([
      "a.json": AuditFeed.minor(code: "1551").text,
      "twice.csv": head + "2015020001,home,0,2,0,0\n2015020001,home,0,2,0,0\n",
      "other.csv": head + "2015020001,home,0,2,0,0\n2015020009,away,0,0,0,0\n",
    ])
    let twice = try bench.run("audit", "--official", "twice.csv", "a.json")
    #expect(
      twice.errors.hasPrefix(
        "twice.csv:3:1: the figures of game 2015020001, home, are given twice\n"))
    #expect(twice.status == 2)
    let other = try bench.run("audit", "--official", "other.csv", "a.json")
    #expect(other.errors == "other.csv: figures of games that are not among the logs: 2015020009\n")
    #expect(other.status != 2)
  }

  @Test func `a folder of shift charts that is not there is reported`() throws {
    let bench = try Workbench(["a.json": AuditFeed.minor(code: "1551").text])
    let outcome = try bench.run("audit", "--shifts", "chart", "a.json")
    #expect(outcome.errors == "chart: no such folder\n")
    #expect(outcome.status == 2)
  }

  @Test func `a log that was begun under a book is not continued under another`() throws {
    let bench = try Workbench()
    #expect(try bench.run("live", "game.jsonl", "--under", "nhl-2025").status == 0)
    let other = try bench.run("live", "game.jsonl", "--under", "iihf-2025")
    #expect(
      other.errors
        == "game.jsonl: this log was begun with `--under nhl-2025`, which cannot be changed\n")
    #expect(other.status == 2)
    #expect(try bench.run("live", "game.jsonl", "--under", "nhl-2025").status == 0)
  }

  @Test func `a log finds the book beside it with which it was begun`() throws {
    let house =
      #"{"id":"house","name":"House","league":"House","extends":"nhl-2025","provisions":{}}"#
    let bench = try Workbench(["games/house.json": house, "other.json": house])
    let begin = ["live", "games/a.jsonl", "--under", "games/house.json"]
    #expect(try bench.run(begin).status == 0)
    #expect(try bench.text(of: "games/a.jsonl").contains(#""under":["house.json"]"#))
    #expect(try bench.run("live", "games/a.jsonl").status == 0)
    #expect(try bench.run(begin).status == 0)
    let elsewhere = ["live", "games/b.jsonl", "--under", "other.json"]
    #expect(try bench.run(elsewhere).status == 0)
    #expect(try bench.run("live", "games/b.jsonl").errors.contains("only `--under` may name"))
    #expect(try bench.run(elsewhere).status == 0)
  }
}
