import Foundation
import Testing

/// The warnings of a log in the answers of each verb, and the effect of `--strict`.
@Suite struct Warnings {
  private static let sheet = "under nhl-2025\nP1 10:00 A6 goal\n   19:30 period-end\n"
  private static let warning =
    "the period was ended with 0:30 on the clock"

  @Test(arguments: [[], ["B goal"]])
  func `a question shows the warnings so far`(plays: [String]) throws {
    let bench = try Workbench(["a.sheet": Self.sheet])
    let later = ["ask", "a.sheet", "--at", "P2 1:00"] + plays
    let outcome = try bench.run(later)
    #expect(outcome.output.contains("\nWarnings\n  P1 19:30  \(Self.warning)"))
    #expect(outcome.status == 0)
    #expect(try bench.run(later + ["--strict"]).status == 1)
    let json = try bench.run(later + ["--format", "json"]).output
    #expect(
      json.contains(
        #""warnings":[{"period":1,"elapsed":1170,"warning":"period-ends-early","rule":"NHL 2025-26 77.1""#
      ), "\(json)")
    let earlier = try bench.run(["ask", "a.sheet", "--strict", "--at", "P1 11:00"] + plays)
    #expect(!earlier.output.contains("Warnings") && earlier.status == 0)
  }

  @Test(arguments: [
    ["replay", "a.sheet"], ["replay", "--format", "jsonl", "a.sheet"],
    ["state", "a.sheet", "--at", "P1 3:00"], ["ask", "a.sheet", "--at", "P1 3:00"],
    ["ask", "b.sheet", "--at", "P1 2:00", "A9 goal 6 7"],
  ])
  func `a goal by a player who is hurt or out has its warnings in every answer`(
    words: [String]
  ) throws {
    let calls = "under nhl-2025\nP1 1:00 A6 injured\n   A6 2 served-by A12\n   1:30 A7 GM\n"
    let bench = try Workbench(["a.sheet": calls + "   2:00 A9 goal 6 7\n", "b.sheet": calls])
    let output = try bench.run(words).output
    let hurt = "A6 is credited with the goal, but was hurt, and a team-mate still sits for him"
    #expect(output.contains(hurt), "\(output)")
    #expect(output.contains("A7 is credited with the goal, but sits or is out"), "\(output)")
  }

  @Test func `a log of corrections is replayed in time, and says what it leaves out`() throws {
    var sheet = "under nhl-2025\n"
    for number in 0..<120 {
      let time = "\(1 + number / 60):\(number % 60 < 10 ? "0" : "")\(number % 60)"
      sheet += "P1 \(time) A\(1 + number % 20) 2 @p\(number)\n"
      sheet += "P1 \(time) void @p\(number) wrong\n"
    }
    let bench = try Workbench(["a.sheet": sheet])
    let words = "what this and later corrections change is left out: they are too many"
    let text = try bench.run("replay", "a.sheet")
    #expect(text.output.components(separatedBy: words).count == 2)
    #expect(text.output.components(separatedBy: " gone, was ").count == 84)
    #expect(text.status == 0)
  }

  @Test func `overtimes beyond those of the book are warned of`() throws {
    let bench = try Workbench(["a.sheet": "under nhl-2025\nP9 4:00 A6 2\n"])
    let outcome = try bench.run("replay", "a.sheet")
    #expect(outcome.output.contains("warning: "), "\(outcome.output)")
  }

  @Test func `a play that is asked about has its own warning`() throws {
    let bench = try Workbench(["a.sheet": "under nhl-2025\nP1 5:00 A6 2\n"])
    let question = ["ask", "a.sheet", "--at", "P1 19:30", "game-end"]
    let outcome = try bench.run(question)
    #expect(outcome.output.contains("If game-end\n"))
    #expect(
      outcome.output.contains("  warning: the game was ended with 40:30 left to play"),
      "\(outcome.output)")
    #expect(outcome.status == 0)
    #expect(try bench.run(question + ["--strict"]).status == 1)
    let json = try bench.run(question + ["--format", "json"]).output
    #expect(json.contains(#""warnings":[{"warning":"game-ends-early""#), "\(json)")
  }

  @Test func `a warning of one book only names it`() throws {
    let sheet = "under nhl-2025\nP3 20:00 period-end\nOT 5:00 period-end\nP5 2:00 A6 2\n"
    let bench = try Workbench(["a.sheet": sheet])
    let output = try bench.run(
      "replay", "a.sheet", "--under", "nhl-2025", "--under", "hockey-canada-2024"
    ).output
    #expect(
      output.hasSuffix(
        """
          OT2 2:00  a second overtime; the book has one  (nhl-2025 only)
          OT 5:00  the period was ended with 5:00 on the clock  (hockey-canada-2024 only)

        """), "\(output)")
  }

  @Test func `an audit lists and counts them`() throws {
    var feed = AuditFeed.minor()
    feed.add("period-end", "19:30")
    let bench = try Workbench(["a.json": feed.text])
    let outcome = try bench.run("audit", "a.json")
    #expect(
      outcome.output.hasSuffix(
        """
        a.json:7: 2015020001 P1 19:30 period-end
          warning: \(Self.warning)  NHL 2021-22 77.1

        1 warning

        """), "\(outcome.output)")
    #expect(outcome.status == 0)
    let quiet = try bench.run("audit", "--quiet", "a.json")
    #expect(quiet.output == "" && quiet.status == 0)
    let strict = try bench.run("audit", "--quiet", "--strict", "a.json")
    #expect(strict.output.contains("warning: \(Self.warning)") && strict.status == 1)
    let json = try bench.run("audit", "--format", "json", "a.json").output
    #expect(
      json.contains(
        #""warnings":[{"game":"2015020001","file":"a.json","line":7,"time":"P1 19:30","play":"period-end","warning":"period-ends-early","rule":"NHL 2021-22 77.1","text":"#
      ), "\(json)")
  }
}
