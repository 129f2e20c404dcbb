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
        "game",team,player,class,infraction,minutes,seconds,set_off,called_period,called_elapsed,start_period,start_elapsed,end_period,end_elapsed,end_reason,served_seconds,source,name,power_play,goals_against,waited,infraction_key,side,team_id,player_id,refused_plays,league,season,date,complete
        a.sheet,A,A6,minor,high-sticking,2,120,false,1,300,1,300,1,360,goal-against,60,3,,true,1,0,high-sticking,home,,,0,,,,true
        a.sheet,A,A6,minor,high-sticking,2,120,false,1,300,1,360,1,480,served,120,3,,true,0,0,high-sticking,home,,,0,,,,true
        a.sheet,A,A7,major,fighting,5,300,true,1,510,1,510,1,810,served,300,5,,false,0,0,fighting,home,,,0,,,,true
        a.sheet,B,B8,major,fighting,5,300,true,1,510,1,510,1,810,served,300,6,,false,0,0,fighting,visiting,,,0,,,,true

        """)
    #expect(outcome.status == 0)
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
        "game",period,elapsed,team,scorer,assist_1,assist_2,manpower,empty_net,penalty_shot,awarded,home_score,visiting_score,game_winning,source,scorer_name,assist_1_name,assist_2_name,ended,side,team_id,scorer_id,assist_1_id,assist_2_id,refused_plays,league,season,date,complete
        a.sheet,1,360,B,B9,B12,,PP,false,false,false,0,1,false,4,,,,3,visiting,,,,,0,,,,true
        b.sheet,1,360,B,B9,B12,,PP,false,false,false,0,1,false,4,,,,3,visiting,,,,,0,,,,true

        """)
    let teams = try bench.run("replay", "--format", "csv", "--rows", "teams", "a.sheet")
    #expect(
      teams.output.hasSuffix("\na.sheet,visiting,B,1,1,0,1,0,0,0,2,5,,1020,180,0,,0,,,,true\n"))
  }

  @Test
  func `a player has a row, without a plus-minus where the log does not say who was on the ice`()
    throws
  {
    let outcome = try Workbench(["a.sheet": sheet]).run(
      "replay", "--format", "csv", "--rows", "players", "a.sheet")
    #expect(
      outcome.output == """
        "game",side,team,player,goals,assists,points,minutes,plus_minus,name,team_id,player_id,refused_plays,league,season,date,complete
        a.sheet,home,A,A6,0,0,0,4,,,,,0,,,,true
        a.sheet,home,A,A7,0,0,0,5,,,,,0,,,,true
        a.sheet,visiting,B,B8,0,0,0,5,,,,,0,,,,true
        a.sheet,visiting,B,B9,1,0,1,0,,,,,0,,,,true
        a.sheet,visiting,B,B12,0,1,1,0,,,,,0,,,,true

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

  private func rows(_ kind: String, _ sheet: String) throws -> [String] {
    let outcome = try Workbench(["a.sheet": sheet]).run(
      "replay", "--format", "csv", "--rows", kind, "a.sheet")
    return outcome.output.split(separator: "\n").dropFirst().map {
      String($0.replacing("a.sheet,", with: "").replacing(",0,,,,true", with: ""))
    }
  }

  @Test func `intervals and power plays say when each strength begins and ends`() throws {
    let sheet = """
      under nhl-2025
      P1 5:00 A6 2
         6:00 A7 2
         6:30 B9 goal
         9:00 B8 2
         9:30 A5 2
        20:00 period-end
      """
    #expect(
      try rows("intervals", sheet) == [
        "1,5v5,5,5,1,0,1,300,300,,", "2,4v5,4,5,1,300,1,360,60,1,visiting",
        "3,3v5,3,5,1,360,1,390,30,1,visiting", "4,4v5,4,5,1,390,1,480,90,1,visiting",
        "5,5v5,5,5,1,480,1,540,60,,", "6,5v4,5,4,1,540,1,570,30,2,home",
        "7,4v4,4,4,1,570,1,660,90,,", "8,4v5,4,5,1,660,1,690,30,3,visiting",
        "9,5v5,5,5,1,690,1,1200,510,,",
      ])
    #expect(
      try rows("power-plays", sheet) == [
        "1,visiting,B,,1,300,1,480,180,150,30,0,1,2,time,2 3",
        "2,home,A,,1,540,1,570,30,30,0,0,0,1,penalty,5",
        "3,visiting,B,,1,660,1,690,30,30,0,0,0,1,time,6",
      ])
  }

  @Test func `an interval over an intermission begins in the next period`() throws {
    let sheet = "under nhl-2025\nP1 19:00 A6 2\nP2 0:00 B7 2\n 3:00 whistle\n"
    #expect(
      try rows("intervals", sheet).map { $0.split(separator: ",")[4...7].joined(separator: " ") }
        == ["1 0 1 1140", "1 1140 1 1200", "2 0 2 60", "2 60 2 120", "2 120 2 180"])
  }

  @Test func `penalty shots and the shoot-out are attempts, and a goal taken back is lost`() throws
  {
    let sheet = """
      under nhl-2025
      P1 5:00 A6 PS
         5:00 B9 penalty-shot scored
      P3 20:00 A5 goal
      SO 0:00 A5 shoot-out scored @a
         0:00 B9 shoot-out missed
         0:00 goal-disallowed @a kicked
      """
    #expect(
      try rows("attempts", sheet) == [
        "1,300,B,B9,penalty-shot,,true,scored,3,,visiting,,",
        "5,0,A,A5,shoot-out,1,false,lost,5,,home,,",
        "5,0,B,B9,shoot-out,1,false,missed,6,,visiting,,",
      ])
  }

  @Test(arguments: [
    ("P1 5:00 A6 2\n 5:30 A7 2\n 6:00 A8 2\n", ["still-on", "still-on", "still-on"]),
    (
      "P3 19:00 A6 2\n 19:30 A7 2\n 19:40 A8 2\n 20:00 game-end\n",
      ["game-over", "game-over", "not-begun"]
    ),
    ("P1 5:00 A6 5+GM\n 11:00 whistle\n", ["served", "ejected"]),
    ("P1 5:00 A6 GM\n", ["ejected"]),
  ]) func `each penalty has a word for its end`(_ plays: String, _ words: [String]) throws {
    let found = try rows("penalties", "under nhl-2025\n" + plays).map {
      String($0.split(separator: ",", omittingEmptySubsequences: false)[13])
    }
    #expect(found == words)
  }

  @Test func `a third man's wait and the goals against each penalty are counted`() throws {
    let sheet = """
      under nhl-2025
      P1 5:00 A6 5
         5:30 A7 2
         6:00 A8 2
         6:30 B9 goal
        12:00 whistle
      """
    let found = try rows("penalties", sheet).map {
      $0.split(separator: ",", omittingEmptySubsequences: false)[17...19].joined(separator: " ")
    }
    // Of the two penalties that run at 6:30, the goal ends the minor; then the third man's begins.
    #expect(found == ["true 1 0", "true 1 0", "true 0 30"])
  }

  @Test func `a refused play says why in its row`() throws {
    let bench = try Workbench(["a.sheet": "under nhl-2025\nP1 5:00 B9 penalty-shot scored\n"])
    let outcome = try bench.run("replay", "--format", "csv", "a.sheet")
    #expect(
      outcome.output.hasSuffix(
        ",0,0,0,no penalty shot has been awarded,,2,penalty-shot,1,,,,true\n"))
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
}
