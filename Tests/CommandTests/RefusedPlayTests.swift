import Foundation
import Testing

/// Plays of a feed that the book refuses are always reported.
@Suite struct RefusedPlays {
  /// A feed in which H107 assists at his own goal at 6:30; only the feed counts the goal.
  ///
  /// H106 sits from 5:00 to 7:00.
  private static func feed(assist: Int = 107) -> AuditFeed {
    var feed = AuditFeed.minor()
    feed.addGoal("06:30", of: 1, by: 107, assist: assist, code: "1451", score: (1, 0))
    feed.addGoal("09:00", of: 2, by: 209, code: "1551", score: (1, 1))
    return feed
  }

  private static let play = "P1 6:30 H107 goal 107"
  private static let refused =
    "a.json: 1 play refused: \(play) (H107 scored, and cannot assist on his own goal)\n"

  @Test func `audit lists them, counts them, and ends with 1`() throws {
    let bench = try Workbench(["a.json": Self.feed().text])
    let outcome = try bench.run("audit", "a.json")
    #expect(
      outcome.output.contains(
        "\na.json:7: 2015020001 \(Self.play)\n  refused: H107 scored, and cannot assist on his own goal; "
      ))
    #expect(outcome.output.hasSuffix("\n1 play refused\n"))
    #expect(outcome.status == 1)
    let json = try bench.run("audit", "--format", "json", "a.json")
    #expect(
      json.output.contains(
        #""refused":[{"game":"2015020001","file":"a.json","line":7,"time":"P1 6:30","#
          + #""play":"H107 goal 107","reason":"H107 scored, and cannot assist on his own goal; "#))
    let page = try bench.run("audit", "--format", "html", "a.json")
    #expect(page.output.contains("refused: H107 scored, and cannot assist on his own goal; "))
    #expect(page.status == 1)
  }

  @Test func `a goal of a feed counts although a player credited with it sits, with a warning`()
    throws
  {
    let bench = try Workbench(["a.json": Self.feed(assist: 106).text])
    let words = "H106 is credited with the goal, but sits or is out of the game"
    let audit = try bench.run("audit", "a.json")
    #expect(audit.output.contains(words) && audit.status == 0)
    let rows = try bench.run("replay", "--format", "csv", "--rows", "goals", "a.json")
    #expect(rows.output.split(separator: "\n").count == 3 && rows.status == 0)
    // The log made from the feed counts the goal too; a log that somebody typed does not.
    let log = try bench.run("convert", "--format", "jsonl", "a.json").output
    #expect(log.contains(#""homeId":"1","visitingId":"2""#))
    try bench.write(Data(log.utf8), to: "a.jsonl")
    #expect(try bench.run("replay", "--format", "jsonl", "a.jsonl").output.contains(words))
    let typed = log.replacing(#""homeId":"1","visitingId":"2","#, with: "")
    try bench.write(Data(typed.utf8), to: "b.jsonl")
    #expect(try bench.run("replay", "b.jsonl").status == 1)
  }

  @Test func `one that is known is counted, and no longer ends with 1`() throws {
    let known = "2015020001  play 6  refused  the feed credits a player who sits\n"
    let bench = try Workbench(["a.json": Self.feed().text, "known.txt": known])
    let outcome = try bench.run("audit", "--known", "known.txt", "a.json")
    #expect(outcome.output.hasSuffix("\n1 play refused\n\n1 known error\n"))
    #expect(outcome.status == 0)
    let list = try bench.run("audit", "--known", "known.txt", "--format", "known", "a.json")
    #expect(list.output == known)
    try bench.write(Data(Self.feed(assist: 108).text.utf8), to: "a.json")
    let gone = try bench.run("audit", "--known", "known.txt", "a.json")
    #expect(gone.output.contains("known.txt:1: known, but no longer there\n"))
    #expect(gone.status == 1)
  }

  @Test(arguments: [("P1 6:29", 0), ("P1 6:30", 1), ("6:29", 0), ("9:00", 1)])
  func `the state of a game says what was refused until then`(time: String, status: Int) throws {
    let bench = try Workbench(["a.json": Self.feed().text])
    let text = try bench.run("state", "--at", time, "a.json")
    let json = try bench.run("state", "--at", time, "--format", "json", "a.json")
    for outcome in [text, json] {
      #expect(outcome.status == status, "\(outcome.output)")
      #expect(outcome.output.contains("cannot assist on his own goal") == (status == 1))
    }
    #expect(json.output.contains(#""refused":["P1 6:30 H107 goal 107: "#) == (status == 1))
  }

  @Test(arguments: [
    ["--format", "csv", "--rows", "goals"], ["--format", "jsonl", "--rows", "teams"],
    ["--format", "jsonl"], ["--format", "html"], [],
  ])
  func `a replay and its rows say on standard error what they left out`(
    _ format: [String]
  ) throws {
    let bench = try Workbench(["a.json": Self.feed().text])
    let outcome = try bench.run(["replay", "a.json"] + format)
    #expect(outcome.errors == Self.refused)
    #expect(outcome.status == 1)
  }

  @Test func `many are counted, and the first of them told`() throws {
    let bench = try Workbench([
      "a.sheet": "under nhl-2025\nP1 5:00 A6 2\n"
        + (1...4).map { " 4:0\($0) A7 2\n" }.joined()
    ])
    let outcome = try bench.run("replay", "--format", "csv", "--rows", "penalties", "a.sheet")
    #expect(
      outcome.errors == "a.sheet: 4 plays refused: P1 4:01 A7 2 (the clock ran backwards), "
        + "P1 4:02 A7 2 (the clock ran backwards), P1 4:03 A7 2 (the clock ran backwards), "
        + "and 1 more\n")
  }

  @Test func `a game with a refused goal is not complete`() throws {
    let bench = try Workbench(["a.json": Self.feed().text])
    let words = "the feed says 1-1, the rulings 0-1: 1 goal is refused"
    let replay = try bench.run("replay", "--format", "jsonl", "a.json").output
    #expect(replay.contains(#""complete":false,"incomplete":"\#(words)""#))
    #expect(try bench.run("replay", "a.json").output.hasSuffix("\nincomplete: \(words)\n"))
  }

  @Test func `a goal that is missing among the plays shows in the score after a later one`() throws
  {
    var feed = AuditFeed.minor()
    feed.addGoal("09:00", of: 2, by: 209, code: "1551", score: (1, 1))
    feed.addGoal("10:00", of: 1, by: 107, code: "1551", score: (2, 1))
    let bench = try Workbench(["a.json": feed.text])
    let outcome = try bench.run("audit", "a.json")
    let words = "incomplete: the feed says 1-1 after play 6, its plays 0-1"
    #expect(outcome.output.contains("\n  \(words)\n") && outcome.status == 1)
    let replay = try bench.run("replay", "--format", "csv", "--rows", "teams", "a.json")
    #expect(replay.errors == "a.json: \(words)\n" && replay.status == 1)
    #expect(replay.output.split(separator: "\n").dropFirst().allSatisfy { $0.hasSuffix("false") })
  }
}
