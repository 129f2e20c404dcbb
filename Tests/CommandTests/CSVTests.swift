import Testing

@Suite struct CommaSeparated {
  private let sheet = """
    under    nhl-2025

    P1  5:00  A6   2+2 high-sticking
        6:00  B9   goal 12
        8:30  A7   5 fighting
              B8   5 fighting
    P2  0:00  period-start
    """

  @Test func `a penalty has a row that shows when it ran and why it ended`() throws {
    let outcome = try Workbench(["a.sheet": sheet]).run(
      "replay", "--format", "csv", "--rows", "penalties", "a.sheet")
    #expect(
      outcome.output == """
        game,team,player,class,infraction,minutes,seconds,set_off,called_period,called_elapsed,start_period,start_elapsed,end_period,end_elapsed,end_reason,served_seconds,source,name,league,season,date,complete
        a.sheet,A,A6,minor,high-sticking,2,120,false,1,300,1,300,1,360,goal-against,60,3,,,,,true
        a.sheet,A,A6,minor,high-sticking,2,120,false,1,300,1,360,1,480,served,120,3,,,,,true
        a.sheet,A,A7,major,fighting,5,300,true,1,510,1,510,1,810,served,300,5,,,,,true
        a.sheet,B,B8,major,fighting,5,300,true,1,510,1,510,1,810,served,300,6,,,,,true

        """)
    #expect(outcome.status == 0)
  }

  @Test func `a penalty that still runs at the end was served so far`() throws {
    let sheet = "under nhl-2025\nP1 5:00 A6 2\n 5:30 B7 10\n 6:10 whistle\n"
    let outcome = try Workbench(["a.sheet": sheet]).run(
      "replay", "--format", "csv", "--rows", "penalties", "a.sheet")
    let rows = outcome.output.split(separator: "\n").dropFirst()
    #expect(
      rows == [
        "a.sheet,A,A6,minor,,2,120,false,1,300,1,300,,,,70,2,,,,,true",
        "a.sheet,B,B7,misconduct,,10,600,false,1,330,1,330,,,,40,3,,,,,true",
      ])
  }

  @Test func `the rulings of a play are counted as they are shown`() throws {
    let bench = try Workbench(["a.sheet": sheet])
    let table = try bench.run("replay", "--format", "csv", "a.sheet").output
    let counts = table.split(separator: "\n").dropFirst().map { row in
      Int(row.split(separator: ",", omittingEmptySubsequences: false)[11])
    }
    let lines = try bench.run("replay", "--format", "jsonl", "a.sheet").output
    let shown = lines.split(separator: "\n").dropLast().map { line in
      Int(line.split(separator: #""effect":"#).count - 1)
    }
    #expect(counts == shown)
    #expect(shown.reduce(0) { $0 + $1 } > 8)
  }

  @Test func `a goal and a team have rows, and several logs one head`() throws {
    let bench = try Workbench(["a.sheet": sheet, "b.sheet": sheet])
    let goals = try bench.run("replay", "--format", "csv", "--rows", "goals", "a.sheet", "b.sheet")
    #expect(
      goals.output == """
        game,period,elapsed,team,scorer,assist_1,assist_2,manpower,empty_net,penalty_shot,awarded,home_score,visiting_score,game_winning,source,scorer_name,assist_1_name,assist_2_name,league,season,date,complete
        a.sheet,1,360,B,B9,B12,,PP,false,false,false,0,1,false,4,,,,,,,true
        b.sheet,1,360,B,B9,B12,,PP,false,false,false,0,1,false,4,,,,,,,true

        """)
    let teams = try bench.run("replay", "--format", "csv", "--rows", "teams", "a.sheet")
    #expect(teams.output.hasSuffix("\na.sheet,visiting,B,1,1,0,1,0,0,0,2,5,,1020,180,0,,,,true\n"))
  }

  @Test
  func `a player has a row, without a plus-minus where the log does not say who was on the ice`()
    throws
  {
    let outcome = try Workbench(["a.sheet": sheet]).run(
      "replay", "--format", "csv", "--rows", "players", "a.sheet")
    #expect(
      outcome.output == """
        game,side,team,player,goals,assists,points,minutes,plus_minus,name,league,season,date,complete
        a.sheet,home,A,A6,0,0,0,4,,,,,,true
        a.sheet,home,A,A7,0,0,0,5,,,,,,true
        a.sheet,visiting,B,B8,0,0,0,5,,,,,,true
        a.sheet,visiting,B,B9,1,0,1,0,,,,,,true
        a.sheet,visiting,B,B12,0,1,1,0,,,,,,true

        """)
  }

  @Test func `a penalty is set off no longer where what it was set off against is taken back`()
    throws
  {
    let sheet = "under nhl-2025\nP1 8:30 A7 5\n   8:30 B8 5 @b\n   9:00 void @b wrong\n"
    let outcome = try Workbench(["a.sheet": sheet]).run(
      "replay", "--format", "csv", "--rows", "penalties", "a.sheet")
    let rows = outcome.output.split(separator: "\n").dropFirst()
    #expect(rows.first?.hasPrefix("a.sheet,A,A7,major,,5,300,false,") ?? false)
    #expect(rows.last?.hasPrefix("a.sheet,B,B8,major,,0,300,true,") ?? false)
  }

  @Test func `rows without their format are an error`() throws {
    let outcome = try Workbench(["a.sheet": sheet]).run("replay", "--rows", "goals", "a.sheet")
    #expect(
      outcome.errors == """
        penaltybox: `--rows` needs `--format csv` or `--format jsonl`
        try `penaltybox replay --help`

        """)
    #expect(outcome.status == 2)
  }

  @Test func `a refused play says why in its row`() throws {
    let bench = try Workbench(["a.sheet": "under nhl-2025\nP1 5:00 B9 penalty-shot scored\n"])
    let outcome = try bench.run("replay", "--format", "csv", "a.sheet")
    #expect(
      outcome.output.hasSuffix(",0,0,0,no penalty shot has been awarded,,2,penalty-shot,,,,true\n"))
    #expect(outcome.status == 1)
  }

  @Test(arguments: [
    ("=1+1", #""'=1+1""#), ("+1", "+1"), ("-1.5", "-1.5"), ("-1+1", #""'-1+1""#), ("+a", #""'+a""#),
    ("-", #""'-""#), ("-1.", #""'-1.""#), ("@SUM(A1)", #""'@SUM(A1)""#),
    (#"=cmd|"x""#, #""'=cmd|""x""""#), (" =1", " =1"), ("1-1", "1-1"), ("a@b", "a@b"),
  ])
  func `a field that begins like a formula is a text for a spreadsheet, and a number stays one`(
    _ id: String, _ field: String
  ) throws {
    let text = id.replacing("\"", with: #"\""#)
    let log = """
      {"penaltybox":1,"id":"\(text)","under":["nhl-2025"]}
      {"id":"p1","period":1,"elapsed":"5:00","play":"goal","team":"B"}

      """
    let outcome = try Workbench(["a.jsonl": log]).run(
      "replay", "--format", "csv", "--rows", "goals", "a.jsonl")
    #expect(outcome.output.split(separator: "\n").last?.hasPrefix("\(field),1,300,B,") ?? false)
    #expect(outcome.status == 0)
  }

  @Test(arguments: ["\t", "\r", "\n"]) func `a blank before a formula does not hide it`(
    _ blank: Character
  ) throws {
    let escaped = ["\t": #"\t"#, "\r": #"\r"#, "\n": #"\n"#][blank] ?? ""
    let log = """
      {"penaltybox":1,"id":"\(escaped)=1","under":["nhl-2025"]}
      {"id":"p1","period":1,"elapsed":"5:00","play":"goal","team":"B"}

      """
    let outcome = try Workbench(["a.jsonl": log]).run(
      "replay", "--format", "csv", "--rows", "goals", "a.jsonl")
    #expect(outcome.output.contains("\n\"'"))
  }
}
