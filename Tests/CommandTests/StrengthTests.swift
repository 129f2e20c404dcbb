import Testing

/// The strength at the instants of a table, in one call.
@Suite struct StrengthAtInstants {
  private static let sheet = """
    under nhl-2025
    P1 5:00 A6 2
       6:00 A7 2
       6:30 B9 goal
       9:00 whistle
    """
  private static let columns =
    "before,at,after,home_skaters,visiting_skaters,home_on_ice,visiting_on_ice,power_play_number,advantage,power_play_seconds,problem"

  private func run(_ table: String, _ options: String...) throws -> Workbench.Outcome {
    try Workbench(["a.sheet": Self.sheet, "shots.csv": table]).run(
      ["strength", "--at", "shots.csv", "a.sheet"] + options)
  }

  @Test func `a table of shots gets the strength of each, in its own order`() throws {
    let outcome = try run(
      """
      id,game,period,time,"who, by name"
      1,a.sheet,1,5:30,"Berg, A."
      2,a,P1,6:30,x
      3,a.sheet,1,390,
      4,a.sheet,1,8:00,
      """)
    #expect(
      outcome.output == """
        id,game,period,time,"who, by name",\(Self.columns)
        1,a.sheet,1,5:30,"Berg, A.",4v5,4v5,4v5,4,5,4,5,1,visiting,30,
        2,a,P1,6:30,x,3v5,3v5,4v5,3,5,3,5,1,visiting,90,
        3,a.sheet,1,390,,3v5,3v5,4v5,3,5,3,5,1,visiting,90,
        4,a.sheet,1,8:00,,4v5,5v5,5v5,5,5,5,5,,,,

        """)
    #expect(outcome.errors == "" && outcome.status == 0)
  }

  @Test func `lines without a head are a game, a period and a time`() throws {
    let outcome = try run("a.sheet P1 6:10\n")
    #expect(outcome.output == "a.sheet P1 6:10 3v5 3v5 3v5 3 5 3 5 1 visiting 70 -\n")
  }

  @Test func `an extra attacker is on the ice, and no power play`() throws {
    let bench = try Workbench([
      "a.sheet": "under nhl-2025\nP3 18:00 A goalkeeper off\n 19:00 A6 2\n 19:30 whistle\n",
      "t.csv": "game,period,elapsed\na.sheet,3,1100\na.sheet,3,1150\n",
    ])
    let rows = try bench.run("strength", "--at", "t.csv", "a.sheet").output.split(separator: "\n")
    #expect(rows[1] == "a.sheet,3,1100,5v5,5v5,5v5,5,5,6,5,,,,")
    #expect(rows[2].hasPrefix("a.sheet,3,1150,4v5,4v5,4v5,4,5,"))
  }

  @Test func `times may be counted down`() throws {
    let table = "game,period,time\na.sheet,1,14:30\n"
    #expect(try run(table, "--clock", "remaining").output.contains("14:30,4v5,4v5"))
    #expect(try run("game,period,remaining\na.sheet,1,14:30\n").output.contains("14:30,4v5,4v5"))
    #expect(try run(table).output.contains("14:30,5v5,5v5"))
  }

  @Test func `an instant that no log has says why, and the exit status is 1`() throws {
    let outcome = try run("game,period,time\nb,1,5:00\na.sheet,1,25:00\na.sheet,one,5:00\n")
    let problems = outcome.output.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).last
    }
    #expect(
      problems == [
        "no log of this game", "the game has no such time",
        "the line needs a game with a period and a time",
      ])
    #expect(outcome.errors == "shots.csv: 3 of 3 instants have a problem\n" && outcome.status == 1)
  }

  /// The rows, without the head, that `sheet` adds to `table`.
  private func rows(_ table: String, of sheet: String) throws -> [String] {
    let bench = try Workbench(["a.sheet": sheet, "t.csv": table])
    let outcome = try bench.run("strength", "--at", "t.csv", "a.sheet")
    return outcome.output.split(separator: "\n").dropFirst().map { String($0) }
  }

  @Test func `the shoot-out says that it is one`() throws {
    let sheet = """
      under nhl-2025
      P3 20:00 period-end
      OT 5:00 period-end
      SO A1 shoot-out missed
         B1 shoot-out missed
      """
    #expect(
      try rows("period,time\nSO,0:00\n5,0:00\n5,1:00\nOT,0:00\n", of: sheet) == [
        "SO,0:00,SO,SO,SO,,,,,,,,", "5,0:00,SO,SO,SO,,,,,,,,",
        "5,1:00,,,,,,,,,,,the game has no such time", "OT,0:00,5v5,3v3,3v3,3,3,3,3,,,,",
      ])
    #expect(
      try rows("period,time\nSO,0:00\n", of: "under nhl-2025\nP1 5:00 A6 2\n") == [
        "SO,0:00,,,,,,,,,,,the game has no such time"
      ])
  }

  @Test func `the game's first instant is there, and before it were its first skaters`() throws {
    let table = "period,time\n1,0:00\n"
    #expect(
      try rows(table, of: "under nhl-2025\nP1 0:00 A6 2\n") == ["1,0:00,5v5,5v5,4v5,5,5,5,5,,,,"])
    #expect(
      try rows(table, of: "under nhl-2025\nP1 0:00 A6 2\n 1:00 whistle\n") == [
        "1,0:00,5v5,5v5,4v5,5,5,5,5,,,,"
      ])
    #expect(try rows(table, of: "under nhl-2025\nhome TOR\n") == ["1,0:00,5v5,5v5,5v5,5,5,5,5,,,,"])
  }

  @Test func `nothing that is copied is calculated by a spreadsheet`() throws {
    let outcome = try run(
      """
      =evil(),period,time,x
      =1+1,1,5:30,-1.5e-05
      @SUM(1),1,5:30,+1+1
      "+cmd|x",1,5:30,"a ""b"", c"
      "x"y,1,5:30,5" stick
      """)
    let own = outcome.output.split(separator: "\n").map { line in
      line.replacing(",4v5,4v5,4v5,4,5,4,5,1,visiting,30,", with: "")
        .replacing(",\(Self.columns)", with: "")
    }
    #expect(
      own == [
        #""'=evil()",period,time,x"#, #""'=1+1",1,5:30,-1.5e-05"#, #""'@SUM(1)",1,5:30,"'+1+1""#,
        #""'+cmd|x",1,5:30,"a ""b"", c""#, #""""x""y",1,5:30,5" stick"#,
      ])
    #expect(try run("=1 P1 5:30\n").output.hasPrefix("\"'=1\" P1 5:30 "))
  }

  @Test func `a line break in quotation marks belongs to its cell`() throws {
    let rows = try rows("period,time,note\n\"1\n1\",4:00,\n1,5:30,\"a\nb\"\n", of: Self.sheet)
    #expect(
      rows == [
        "\"1", "1\",4:00,,,,,,,,,,,,the line needs a game with a period and a time",
        "1,5:30,\"a", "b\",4v5,4v5,4v5,4,5,4,5,1,visiting,30,",
      ])
  }

  @Test func `a head without a time is an error`() throws {
    let outcome = try run("game,period,second\n")
    #expect(
      outcome.errors == """
        shots.csv:1:1: the head has no column `time` or `elapsed` or `remaining` or `seconds`
          game,period,second
          ^

        """)
    #expect(outcome.status == 2)
    #expect(try Workbench(["a.sheet": Self.sheet]).run("strength", "a.sheet").status == 2)
  }
}
