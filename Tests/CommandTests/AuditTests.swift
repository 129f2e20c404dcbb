import Foundation
import Testing

@Suite struct Audit {
  @Test func `a log without a strength of its own cannot be audited`() throws {
    let bench = try Workbench(["a.sheet": "under nhl-2025\nP1 5:00 A6 2\n"])
    let outcome = try bench.run("audit", "a.sheet")
    #expect(outcome.errors == "a.sheet: the log has no recorded strength to audit\n")
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
  }

  @Test func `a lone slip is reported with its situation, what led to it and the plays around it`()
    throws
  {
    let bench = try Workbench(["a.json": AuditFeed.minor(code: "1551").text])
    let outcome = try bench.run("audit", "a.json")
    #expect(
      outcome.output == """
        Agreement                   of  agree
        plays                        4      3   75.00 %
        plays not at full strength   2      1   50.00 %
        games, every play            1      0    0.00 %
        games, ignoring lone slips   1      1  100.00 %

        a.json:4: 2015020001 P1 5:30
          recorded 5v5, ruled 4v5 · serving H106 1:30
          the source has more skaters, once
            time  what led to it                then  rule
            5:00  H106 2 hooking
                    H106 in the box until 7:00   4v5  16.1
            time  play            id  ruled  recorded
            4:00  hit              1    5v5       5v5
            5:00  H106 2 hooking   2    5v5       5v5
            5:30  hit              3    4v5       5v5  differs
            6:00  hit              4    4v5       4v5
            7:30  hit              5    5v5       5v5

        Differences                  lone  sustained  plays
        the source has more skaters     1          0      1

        """)
    #expect(outcome.errors == "")
    #expect(outcome.status == 1)
  }

  @Test func `a difference over several plays is sustained, and many of them are shortened`() throws
  {
    var feed = AuditFeed()
    feed.add("hit", "04:00")
    feed.addPenalty("05:00", of: 2, by: 209)
    for second in 10..<18 { feed.add("hit", "05:\(second)") }
    feed.add("hit", "05:30", code: "0641")
    let outcome = try Workbench(["a.json": feed.text]).run("audit", "a.json")
    #expect(outcome.output.contains("a.json:4: 2015020001 P1 5:10 to 5:30, 9 plays\n"))
    #expect(
      outcome.output.contains("\n  the source has more skaters, a goalkeeper off\n"))
    #expect(outcome.output.contains("\n          … 3 more                             differ\n"))
    #expect(outcome.status == 1)
  }

  @Test func `a play at which only the source has a team short is not at full strength`() throws {
    var feed = AuditFeed()
    feed.add("hit", "04:00")
    feed.add("hit", "05:00", code: "1541")
    let outcome = try Workbench(["a.json": feed.text]).run("audit", "a.json")
    #expect(outcome.output.contains("\nplays not at full strength   1      0    0.00 %\n"))
    #expect(outcome.status == 1)
  }

  @Test func `a source that agrees ends with 0`() throws {
    let outcome = try Workbench(["a.json": AuditFeed.minor().text]).run(
      "audit", "a.json", "--quiet")
    #expect(outcome.output == "")
    #expect(outcome.status == 0)
  }

  @Test func `official figures are compared with the rulings`() throws {
    let csv = """
      game_id,side,goals,pim,pp_opp,pp_goals
      2015020001,home,0,2,0,0
      2015020001,away,0,0,2,0

      """
    let bench = try Workbench(["a.json": AuditFeed.minor().text, "o.csv": csv])
    let outcome = try bench.run("audit", "--official", "o.csv", "a.json")
    #expect(
      outcome.output == """
        Agreement                                   of  agree
        plays                                        4      4  100.00 %
        plays not at full strength                   2      2  100.00 %
        games, every play                            1      1  100.00 %
        games, ignoring lone slips                   1      1  100.00 %
        goals, by team and game                      2      2  100.00 %
        power-play goals, by team and game           2      2  100.00 %
        power-play opportunities, by team and game   2      1   50.00 %
        penalty minutes, by team and game            2      2  100.00 %

        a.json: 2015020001 V power-play opportunities
          official 2, ruled 1
            P1 5:00 H106 2 hooking

        """)
    #expect(outcome.status == 1)
  }

  @Test(arguments: [("junk\n", "junk"), ("game_id,side,pim\n", "game_id,side,pim")])
  func `a file of figures names its columns`(_ text: String, _ line: String) throws {
    let bench = try Workbench(["a.json": AuditFeed.minor().text, "o.csv": text])
    let outcome = try bench.run("audit", "--official", "o.csv", "a.json")
    #expect(
      outcome.errors
        == "o.csv:1:1: expected game_id,side,goals,pim,pp_opp,pp_goals\n  \(line)\n  ^\n")
    #expect(outcome.status == 2)
  }

  @Test func `seasons have figures of their own, and none is rounded up`() throws {
    var other = AuditFeed.minor(2, code: "1551")
    other.season = 20_162_017
    let bench = try Workbench(["a.json": AuditFeed.minor().text, "b.json": other.text])
    let outcome = try bench.run("audit", "a.json", "b.json")
    #expect(
      outcome.output.contains(
        """

        Strength     games     plays  not full strength  every play  ignoring slips  lone  sustained
        NHL 2015-16      1  100.00 %           100.00 %    100.00 %        100.00 %     0          0
        NHL 2016-17      1   75.00 %            50.00 %      0.00 %        100.00 %     1          0

        """))
  }

  @Test func `leagues that come together have rows of their own`() throws {
    var other = AuditFeed.minor(2, code: "1551")
    other.season = 20_162_017
    let bench = try Workbench(["a.json": AuditFeed.minor().text, "b.json": other.text])
    let lines = try bench.run("convert", "--format", "jsonl", "a.json").output
    try bench.write(
      Data(lines.replacing(#""league":"NHL""#, with: #""league":"PWHL""#).utf8), to: "c.jsonl")
    let outcome = try bench.run("audit", "--under", "nhl-2025", "c.jsonl", "b.json", "a.json")
    #expect(
      outcome.output.contains(
        """

        NHL 2015-16       1  100.00 %           100.00 %    100.00 %        100.00 %     0          0
        NHL 2016-17       1   75.00 %            50.00 %      0.00 %        100.00 %     1          0
        NHL, all          2   87.50 %            75.00 %     50.00 %        100.00 %     1          0
        PWHL 2015-16      1  100.00 %           100.00 %    100.00 %        100.00 %     0          0

        """))
  }

  @Test(arguments: [
    ("1551", "the source has more skaters, once"), ("1441", "the source has fewer skaters, once"),
    ("1451", "the source has the two teams the other way round, once"),
    ("1351", "the source has more skaters for one team and fewer for the other, once"),
    ("1641", "the source has an impossible strength, once"),
    ("0551", "the source has the two teams the other way round, once, a goalkeeper off"),
  ])
  func `a difference is of a kind`(_ code: String, _ words: String) throws {
    let outcome = try Workbench(["a.json": AuditFeed.minor(code: code).text]).run("audit", "a.json")
    #expect(outcome.output.contains("\n  \(words)\n"))
  }

  @Test func `the circumstances of a difference are shown`() throws {
    var feed = AuditFeed()
    feed.addPenalty("05:00", of: 1, by: 106, "MAJ", minutes: 5)
    feed.addPenalty("05:00", of: 2, by: 209, "MAJ", minutes: 5)
    feed.addPenalty("06:00", of: 1, by: 107)
    feed.addPenalty("06:10", of: 1, by: 108)
    feed.addPenalty("06:20", of: 1, by: 109)
    feed.add("hit", "07:58", code: "1551")
    let outcome = try Workbench(["a.json": feed.text]).run("audit", "a.json")
    #expect(
      outcome.output.contains(
        """
          recorded 5v5, ruled 3v5 · serving H107 0:02, H108 0:12 · waiting H109 2:00
          the source has more skaters, once, coincidental penalties being sat out, a penalty waits
        """))
    feed.add("hit", "08:30", code: "1541")
    let settled = try Workbench(["a.json": feed.text]).run("audit", "a.json")
    #expect(settled.output.contains("more skaters, once, near an expiry, coincidental penalties"))
  }

  @Test func `all logs in a folder are audited, and what is not a log is skipped with a remark`()
    throws
  {
    let bench = try Workbench([
      "games/a.json": AuditFeed.minor().text, "games/x/b.json": AuditFeed.minor(2).text,
      "games/notes.txt": "", "games/c.sheet": "under nhl-2025\nP1 5:00 A6 2\n",
    ])
    let outcome = try bench.run("audit", "games")
    #expect(outcome.output.contains("\ngames, every play            2      2  100.00 %\n"))
    #expect(
      outcome.errors == """
        games: 1 file is skipped, not named like a log (.json, .jsonl, .sheet)
        games/c.sheet: the log has no recorded strength to audit; skipped

        """)
    #expect(outcome.status == 0)
  }

  @Test func `an audit that compared nothing fails`() throws {
    let bench = try Workbench([
      "games/c.sheet": "under nhl-2025\nP1 5:00 A6 2\n", "a.json": AuditFeed.minor().text,
      "o.csv": "game_id,side,goals,pim,pp_opp,pp_goals\n7,home,0,2,0,0\n",
    ])
    let folder = try bench.run("audit", "games")
    #expect(
      folder.errors.hasSuffix(
        "; skipped\nnothing was audited: no log has recorded strength or figures\n"))
    #expect(folder.status == 2)
    let official = try bench.run("audit", "--official", "o.csv", "a.json")
    #expect(
      official.errors.hasSuffix(
        "o.csv: nothing was compared: it has figures of none of these games\n"))
    #expect(official.status == 2)
  }
}
