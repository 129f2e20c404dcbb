import Foundation
import Testing

@Suite struct AuditKnown {
  private static let figures = """
    game_id,side,goals,pim,pp_opp,pp_goals
    2015020001,home,0,2,0,0
    2015020001,away,0,0,2,0

    """

  private func outcome(_ known: String, code: String = "1551") throws -> Workbench.Outcome {
    let bench = try Workbench([
      "a.json": AuditFeed.minor(code: code).text, "o.csv": Self.figures, "known.txt": known,
    ])
    return try bench.run("audit", "--official", "o.csv", "--known", "known.txt", "a.json")
  }

  @Test func `known errors are tallied, not listed, and leave the figures as they are`() throws {
    let outcome = try outcome(
      """
      # reviewed in November
      2015020001  P1 5:30  ruled 4v5  recorded 5v5  a slip
      2015020001  visiting power-play-opportunities  ruled 1  recorded 2  counted twice

      """)
    #expect(
      outcome.output == """
        Agreement                                   of  agree
        plays                                        4      3   75.00 %
        plays not at full strength                   2      1   50.00 %
        games, every play                            1      0    0.00 %
        games, ignoring lone slips                   1      1  100.00 %
        goals, by team and game                      2      2  100.00 %
        power-play goals, by team and game           2      2  100.00 %
        power-play opportunities, by team and game   2      1   50.00 %
        penalty minutes, by team and game            2      2  100.00 %

        2 known errors

        """)
    #expect(outcome.status == 0)
  }

  @Test func `a known error that is no longer there is reported, and the status is 1`() throws {
    let outcome = try outcome(
      """
      2015020001 P1 5:30 ruled 4v5 recorded 5v5 a slip
      2015020001 visiting power-play-opportunities ruled 1 recorded 2 counted twice
      2015020009 P1 5:30 ruled 4v5 recorded 5v5 a game that is not audited

      """, code: "1541")
    #expect(
      outcome.output.hasSuffix(
        """

        known.txt:1: known, but no longer there
          2015020001  P1 5:30  ruled 4v5  recorded 5v5  a slip

        1 known error

        """))
    #expect(outcome.status == 1)
  }

  @Test func `an official figure is not missed where no figures are given`() throws {
    let bench = try Workbench([
      "a.json": AuditFeed.minor().text,
      "known.txt": "2015020001 visiting power-play-opportunities ruled 1 recorded 2 twice\n",
    ])
    #expect(try bench.run("audit", "--known", "known.txt", "a.json").status == 0)
  }

  @Test func `what differs is written as a list of known errors that is read again`() throws {
    let bench = try Workbench(["a.json": AuditFeed.minor(code: "1551").text, "o.csv": Self.figures])
    let list = try bench.run("audit", "--official", "o.csv", "--format", "known", "a.json")
    #expect(
      list.output == """
        2015020001  P1 5:30  ruled 4v5  recorded 5v5  not reviewed
        2015020001  visiting power-play-opportunities  ruled 1  recorded 2  not reviewed

        """)
    #expect(list.status == 1)
    try bench.write(Data(list.output.utf8), to: "known.txt")
    let again = try bench.run(
      "audit", "--official", "o.csv", "--known", "known.txt", "--format", "known", "a.json")
    #expect(again.output == list.output)
    #expect(again.status == 0)
  }

  @Test(arguments: ["my game", "#1", "> a", "a\\nb\\u2028c", "", "\\ufeff x"])
  func `the list has a word for each game`(_ id: String) throws {
    let bench = try Workbench(["a.json": AuditFeed.minor(code: "1551").text])
    let log = try bench.run("convert", "--format", "jsonl", "a.json").output
    try bench.write(
      Data(log.replacing(#""id":"2015020001""#, with: #""id":"\#(id)""#).utf8), to: "my game.jsonl")
    let list = try bench.run("audit", "--format", "known", "my game.jsonl")
    #expect(list.output.contains("  P1 5:30  ruled 4v5  recorded 5v5  not reviewed\n"))
    try bench.write(Data(list.output.utf8), to: "known.txt")
    let again = try bench.run(
      "audit", "--known", "known.txt", "--format", "known", "my game.jsonl")
    #expect(again.errors == "")
    #expect(again.output == list.output)
    #expect(again.status == 0)
  }

  @Test func `figures of any size are read back`() throws {
    let figures = Self.figures.replacing(",2,0\n", with: ",123456789012,0\n")
    let bench = try Workbench(["a.json": AuditFeed.minor().text, "o.csv": figures])
    let list = try bench.run("audit", "--official", "o.csv", "--format", "known", "a.json")
    #expect(list.output.contains("  ruled 1  recorded 123456789012  not reviewed\n"))
    try bench.write(Data(list.output.utf8), to: "known.txt")
    let again = try bench.run("audit", "--official", "o.csv", "--known", "known.txt", "a.json")
    #expect(again.errors == "")
    #expect(again.status == 0)
  }

  @Test func `two logs of one game are in the list once`() throws {
    let bench = try Workbench(["a.json": AuditFeed.minor(code: "1551").text])
    let log = try bench.run("convert", "--format", "jsonl", "a.json").output
    try bench.write(Data(log.utf8), to: "a.jsonl")
    try bench.write(Data(log.utf8), to: "b.jsonl")
    let list = try bench.run("audit", "--format", "known", "a.jsonl", "b.jsonl")
    #expect(list.output == "2015020001  P1 5:30  ruled 4v5  recorded 5v5  not reviewed\n")
    try bench.write(Data(list.output.utf8), to: "known.txt")
    let again = try bench.run("audit", "--known", "known.txt", "a.jsonl", "b.jsonl")
    #expect(again.errors == "")
    #expect(again.status == 0)
  }

  @Test func `figures may have a byte-order mark`() throws {
    let bench = try Workbench([
      "a.json": AuditFeed.minor().text, "o.csv": "\u{FEFF}" + Self.figures,
      "bad.csv": "\u{FEFF}game\n",
    ])
    #expect(try bench.run("audit", "--official", "o.csv", "a.json").errors == "")
    let bad = try bench.run("audit", "--official", "bad.csv", "a.json")
    #expect(bad.errors.hasPrefix("bad.csv:1:1: expected game_id,side"))
  }

  @Test func `a run of plays is known by its first and last time, over an intermission too`() throws
  {
    var feed = AuditFeed()
    feed.add("hit", "04:00")
    feed.add("hit", "05:30", code: "1541")
    feed.add("hit", "05:31", code: "1541")
    let bench = try Workbench([
      "a.json": feed.text,
      "known.txt": "2015020001 P1 5:30 to P1 5:31 ruled 5v5 recorded 4v5 a slip\n",
    ])
    #expect(try bench.run("audit", "--known", "known.txt", "a.json").status == 0)
  }

  @Test(arguments: [
    ("2015020001", "1:11"),
    ("x y", "1:3"),
    ("x hme goals", "1:3"),
    ("x P1 5:3", "1:6"),
    ("x P1 5:30 rule 4v5", "1:11"),
    ("x P1 5:30 ruled 4-5", "1:17"),
    ("x P1 5:30 ruled 4v5 recorded 5v5", "1:33"),
    ("x home points", "1:8"),
    ("x home goals ruled one", "1:20"),
    ("x home goals ruled 1 recorded 2 y\nx home goals ruled 1 recorded 2 z", "2:1"),
  ])
  func `a list that cannot be read is reported with its place`(_ known: String, _ place: String)
    throws
  {
    let outcome = try outcome(known)
    #expect(outcome.errors.hasPrefix("known.txt:\(place): ") && outcome.errors.contains("^"))
    #expect(outcome.output == "" && outcome.status == 2)
  }

  @Test func `a list or figures that are not there are reported`() throws {
    let bench = try Workbench([
      "a.json": AuditFeed.minor().text, "bad.csv": "game_id,side,goals,pim,pp_opp,pp_goals\nb,c\n",
    ])
    let known = try bench.run("audit", "--known", "known.txt", "a.json")
    #expect(known.errors == "known.txt: no such file\n")
    #expect(known.status == 2)
    let broken = try bench.run("audit", "--official", "bad.csv", "a.json")
    #expect(
      broken.errors == "bad.csv:2:1: expected game_id,side,goals,pim,pp_opp,pp_goals\n  b,c\n  ^\n")
    #expect(broken.status == 2)
  }
}
