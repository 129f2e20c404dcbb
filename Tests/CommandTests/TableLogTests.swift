import Testing

/// Tables of penalties and goals, as a site may have them, that become logs.
@Suite struct TablesAsLogs {
  private static let words = [
    "convert", "--columns",
    "period=Per,time=Clock,team=Club,player=No,minutes=PIM,text=What,assists=Ast", "--home",
    "Bears", "--visiting", "Ducks U12", "t.csv",
  ]
  private static let head = "Per,Clock,Club,No,Name,PIM,What,Ast\n"

  @Test func `a table is read as a scorekeeper would type it`() throws {
    let bench = try Workbench([
      "t.csv": Self.head + """
        2,754,Bears,7,Ray,4,High-sticking (double minor),
        1,12:34,Bears,15,Smith,2,Hooking,
        1,13:00,Ducks U12,9,"Lee, A",,Goal,"4, 17"
        2,14:00,Bears,,,2,Too many men on the ice,
        3,1:00,Ducks U12,3,,5,Fighting,
        3,2:00,Bears,9,,10,Game misconduct,
        3,3:00,Bears,9,,,Shot on goal,
        3,5:00,Bears,12,,,Empty net goal,9
        OT,2:00,Bears,12,,,Goal,

        """
    ])
    let outcome = try bench.run(Self.words)
    #expect(
      outcome.output == """
        home     BEARS
        visiting DUCKSU

        P1 12:34  BEARS15   2 hooking
           13:00  DUCKSU9   goal 4 17
        P2 12:34  BEARS7    2+2 high-sticking
           14:00  BEARS     bench 2 too-many-players
        P3  1:00  DUCKSU3   5 fighting
            2:00  BEARS9    GM
            5:00  BEARS12   goal 9 empty-net
        OT  2:00  BEARS12   goal
                  game-end @end

        """)
    #expect(outcome.errors == "t.csv: 1 row is no play and left out: `Shot on goal`\n")
    #expect(outcome.status == 0)
  }

  @Test(
    arguments: [
      (
        "2,75x,Bears,7,,2,Hooking,", "t.csv:2:3: `75x` is not a time;", "  2,75x,Bears", nil
      ),
      (
        "3,1:00,Baers,9,,5,Fighting,",
        "t.csv:2:8: no team is called `Baers`; the teams are `Bears` and `Ducks U12`\n",
        "         ^~~~~\n", "Bears"
      ),
      (
        "3,3:00,Bears,9,,,Wistle,", "t.csv:2:18: expected a call,", "                   ^~~~~~",
        "whistle"
      ),
      ("q,5:00,Bears,12,,,Goal,9", "t.csv:2:1: `q` is not a period;", "  ^", nil),
      (
        "OT,2:00,Bears,12,,3,Hooking,", "t.csv:2:19: expected a call,", "                    ^", nil
      ),
    ])
  func `an error has its row, its column and the nearest right thing`(
    _ row: String, _ message: String, _ caret: String, _ nearest: String?
  ) throws {
    let outcome = try Workbench(["t.csv": Self.head + row + "\n"]).run(Self.words)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
    #expect(outcome.errors.contains(caret), "\(outcome.errors)")
    if let nearest { #expect(outcome.errors.contains("did you mean `\(nearest)`?")) }
  }

  @Test(
    arguments: [
      (["--columns", "time=Clok,team=Club"], "did you mean `Clock`?"),
      (["--columns", "tim=Clock"], "did you mean `time`?"),
      (["--columns", "minutes=PIN,time=Clock,team=Club"], "did you mean `PIM`?"),
    ])
  func `a column that is not there is named`(_ columns: [String], _ message: String) throws {
    let bench = try Workbench(["t.csv": Self.head + "1,1:00,Bears,4,,2,Hooking,\n"])
    let outcome = try bench.run(
      ["convert", "--home", "Bears", "--visiting", "Ducks", "t.csv"] + columns)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.status == 2)
  }

  @Test func `a table without periods counts the time of the game`() throws {
    let bench = try Workbench([
      "t.csv": "time;team;text;player;minutes\n45:30;H;Tripping;4;2\n61:00;V;goal;9;\n"
    ])
    let outcome = try bench.run("convert", "--home", "H", "--visiting", "V", "t.csv")
    #expect(outcome.output.contains("P3  5:30  H4   2 tripping\nOT  1:00  V9   goal\n"))
    #expect(outcome.errors == "" && outcome.status == 0)
  }
}
