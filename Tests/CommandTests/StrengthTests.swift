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

  @Test func `a head without a time is an error`() throws {
    let outcome = try run("game,period,second\n")
    #expect(
      outcome.errors
        == "shots.csv:1:1: the head has no column `time` or `elapsed` or `remaining` or `seconds`\n"
    )
    #expect(outcome.status == 2)
    #expect(try Workbench(["a.sheet": Self.sheet]).run("strength", "a.sheet").status == 2)
  }
}
