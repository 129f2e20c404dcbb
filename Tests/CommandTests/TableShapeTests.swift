import Foundation
import Testing

/// The tables that people have; one command reads each of them, without options.
@Suite struct TableShapes {
  static let gameSheet = """
    Period,Time,Team,Type,Player,Assist 1,Assist 2,Infraction,Duration
    1,04:00,Bears,Penalty,#6 J. Doe,,,Hooking,Minor
    1,04:30,Ducks,Goal,#9 A. Roe,#17 B. Poe,,,
    2,12:00,Bears,Penalty,Bench,,,Too Many Men,2 min
    2,15:00,Ducks,Penalty,#17 B. Poe,,,High-Sticking,2 min + 2 min
    3,01:00,Bears,Penalty,#6 J. Doe,,,Fighting,5+GM

    """
  static let bigDataCup = """
    Date,Home Team,Away Team,Period,Clock,Home Team Goals,Away Team Goals,Team,Player,Event,Detail 1
    2024-02-08,Canada,Finland,1,19:50,0,0,Canada,Ann Doe,Faceoff Win,
    2024-02-08,Canada,Finland,1,16:00,0,0,Canada,Ann Doe,Penalty Taken,Slashing
    2024-02-08,Canada,Finland,1,15:30,0,0,Finland,Eve Roe,Goal,Wristshot
    2024-02-08,Canada,Finland,2,18:00,0,1,Finland,Ida Poe,Shot,Snapshot

    """
  static let kaggle = """
    play_id,game_id,team_id_for,team_id_against,event,secondaryType,period,periodType,periodTime,goals_away,goals_home,description
    2016020045_1,2016020045,,,Period Start,NA,1,REGULAR,0,0,0,Period Start
    2016020045_2,2016020045,16,4,Penalty,Hooking,1,REGULAR,240,0,0,Duncan Keith Hooking against Matt Read
    2016020045_3,2016020045,16,4,Goal,Wrist Shot,1,REGULAR,270,0,1,"Artem Anisimov (1) Wrist Shot, assists: none"
    2016020045_4,2016020045,4,16,Hit,NA,1,REGULAR,300,0,1,A hit
    2016020046_1,2016020046,7,8,Penalty,Fighting,2,REGULAR,100,0,0,Somebody Fighting
    2016020046_2,2016020046,8,7,Goal,Slap Shot,2,REGULAR,130,1,0,Somebody (2) Slap Shot

    """
  static let ncaa = """
    Time,Dartmouth,Score,Princeton
    1st Period,,,
    04:00:00,"PENALTY on ROE,EVE 2 min for Hooking",0-0,
    04:30:00,,0-1,"GOAL by DOE,ANN (POW), Assist by POE,IDA and LEE,MAY"
    2nd Period,,,
    12:00:00,Faceoff won by ROE,0-1,

    """
  static let recLeague = """
    Tid;Lag;Nr;Min;Händelse
    04:00;Blå;6;2 + 10;Hooking
    24:30;Röd;9;;Mål
    61:00;Röd;9;;Mål

    """
  static let actions = """
    60:00\t2-1 (EQ)\tABC\t7. Doe, John\t
    41:00\t5 min\tDEF\t9. Roe, Max\tFighting (41:00 - 46:00)
    30:00\t1-1 (SH1)\tDEF\t17. Poe, Ivan 9. Roe, Max\tPos. Part.: 17, 9
    29:00\t2 min\tDEF\tTeam penalty\tToo many players (29:00 - 31:00)
    04:30\t1-0 (PP1)\tABC\t6. Lee, Bo 7. Doe, John\t
    04:00\t2 min\tDEF\t9. Roe, Max\tHooking (04:00 - 04:30)

    """

  private func convert(_ table: String) throws -> Workbench.Outcome {
    try Workbench(["t.csv": table]).run("convert", "t.csv")
  }

  @Test func `GameSheet`() throws {
    let outcome = try convert(Self.gameSheet)
    #expect(
      outcome.output == """
        home     BEARS
        visiting DUCKS

        P1  4:00  BEARS6   2 hooking
            4:30  DUCKS9   goal 17
        P2 12:00  BEARS    bench 2 too-many-players
           15:00  DUCKS17  2+2 high-sticking
        P3  1:00  BEARS6   5+GM fighting
           20:00  game-end @end

        """)
    #expect(outcome.errors == "t.csv: `Bears`, the first team named, is taken for the home team\n")
    #expect(outcome.status == 0)
  }

  @Test func `Big Data Cup, whose clock counts down and whose penalties have no minutes`() throws {
    let outcome = try convert(Self.bigDataCup)
    #expect(
      outcome.output == """
        clock    remaining
        home     CANADA
        visiting FINLAND
        date     2024-02-08

        P1 19:50  face-off
           16:00  CANADA1    2 slashing
           15:30  FINLAND1   goal

        """)
    #expect(outcome.errors.contains("the table has no minutes: 1 penalty is a minor by assumption"))
    #expect(outcome.errors.contains("1 row is no play and left out: `Shot`"))
    #expect(outcome.status == 0)
  }

  @Test func `Kaggle's plays of several games, a log for each`() throws {
    #expect(try convert(Self.kaggle).errors == "t.csv: 2 games; use `--into DIR`\n")
    let bench = try Workbench(["t.csv": Self.kaggle])
    let outcome = try bench.run("convert", "--into", "logs", "t.csv")
    #expect(outcome.status == 0)
    let first = try bench.text(of: "logs/t-2016020045.sheet")
    #expect(
      first.contains("P1  0:00  period-start\n    4:00  H?   2 hooking\n    4:30  H    goal\n"))
    let second = try bench.text(of: "logs/t-2016020046.sheet")
    #expect(second.contains("P2  1:40  H?   2 fighting\n    2:10  V    goal\n"))
  }

  @Test func `stats.ncaa.org, with a column for each team`() throws {
    let outcome = try convert(Self.ncaa)
    #expect(
      outcome.output == """
        home     PRINCETON
        visiting DARTMOUTH

        P1  4:00  DARTMOUTH1   2 hooking
            4:30  PRINCETON1   goal 2 3
        P2 12:00  face-off

        """)
    #expect(outcome.status == 0)
  }

  @Test func `a table of a recreational league, in Swedish`() throws {
    let outcome = try convert(Self.recLeague)
    #expect(
      outcome.output.hasSuffix(
        """
        P1  4:00  BLÅ6   2+10 hooking
        P2  4:30  RÖD9   goal
        OT  1:00  RÖD9   goal
                  game-end @end

        """))
    #expect(outcome.status == 0)
  }

  @Test func `the actions of stats.swehockey.se, as text and as a page`() throws {
    let sheet = """
      home     ABC
      visiting DEF
      league   Sweden

      P1  4:00  DEF9   2 hooking
          4:30  ABC6   goal 7
      P2  9:00  DEF    bench 2 too-many-players
         10:00  DEF17  goal 9
      P3  1:00  DEF9   5 fighting
         20:00  ABC7   goal
                game-end @end

      """
    let outcome = try convert(Self.actions)
    #expect(outcome.output == sheet)
    #expect(outcome.errors == "" && outcome.status == 0)
    let rows = Self.actions.split(separator: "\n").map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      return "<tr>" + cells.map { "<td>\n  <div>\($0)</div>&nbsp;</td>" }.joined() + "</tr>"
    }
    let page = """
      <!DOCTYPE html><html><head><title>DEF-ABC (2-1)</title></head><body><table>
      <tr><th><h3>2025-10-04 15:15</h3></th></tr>
      <tr><th><h3>3rd period</h3></th></tr>\(rows.joined(separator: "\n"))</table></body></html>
      """
    let fromPage = try convert(page)
    #expect(fromPage.output.hasPrefix("home     DEF\nvisiting ABC\ndate     2025-10-04\n"))
    #expect(
      fromPage.output.split(separator: "\n").suffix(7) == sheet.split(separator: "\n").suffix(7))
    let audit = try Workbench(["t.html": page]).run("audit", "--format", "json", "t.html")
    #expect(audit.status < 2, "\(audit.errors)")
  }

  @Test func `the goal that a shoot-out counts for is an attempt, if no attempts are listed`()
    throws
  {
    let goal = "65:00\t2-1 (GWS)\tABC\t7. Doe, John\t\n"
    let tied = Self.actions.split(separator: "\n").dropFirst().joined(separator: "\n") + "\n"
    let alone = try convert(goal + tied)
    #expect(alone.output.contains("ABC7   shoot-out scored"), "\(alone.output)")
    #expect(alone.errors == "" && alone.status == 0)
    let attempts =
      "Scored\t2-1\tABC\t7. Doe, John\t\nMissed\t1-1\tDEF\t9. Roe, Max\t\n"
    let listed = try convert(goal + attempts + tied)
    #expect(listed.output.split(separator: "\n").count { $0.contains("shoot-out") } == 2)
  }

  @Test(arguments: [gameSheet, bigDataCup, kaggle, ncaa, recLeague, actions])
  func `each is replayed and audited as it is`(_ table: String) throws {
    let bench = try Workbench(["t.csv": table])
    #expect(try bench.run("replay", "--under", "iihf-2025", "t.csv").status == 0)
    #expect(try bench.run("replay", "--from", "sheet", "t.csv").status == 2)
  }
}
