import Testing

/// The words that people write in the cells of a table, and their meaning.
@Suite struct TableCellWords {
  private func plays(_ rows: String, head: String = "per,time,team,no,name,min,event,label") throws
    -> Workbench.Outcome
  {
    let bench = try Workbench(["t.csv": head + "\n" + rows + "\n"])
    return try bench.run("convert", "--home", "Bears", "--visiting", "Ducks", "t.csv")
  }

  @Test(arguments: [
    ("2 min + 2 min", "2+2"), ("2 + 10", "2+10"), ("5+GM", "5+GM"), ("5 min + GM", "5+GM"),
    ("5:00+GM", "5+GM"), ("5 + 20", "5+GM"), ("Minor", "2"), ("Double Minor", "2+2"),
    ("Major", "5"), ("Misconduct", "10"), ("Game Misconduct", "GM"), ("Match", "M"),
    ("Penalty Shot", "PS"), ("2.0", "2"), ("120", "2"), ("240.0", "2+2"), ("2:00", "2"),
    ("2 mins", "2"), ("4", "2+2"), ("Bench Minor", "2"), ("2'", "2"),
  ])
  func `minutes as people write them`(_ cell: String, _ call: String) throws {
    let outcome = try plays("1,4:00,Bears,6,,\(cell),Hooking,")
    #expect(
      outcome.output.contains("BEARS6   \(call) hooking\n"), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.status == 0)
  }

  @Test(arguments: ["2 min or so", "two", "2 + x", "7+7+7+7"])
  func `a cell of minutes that cannot be read whole is an error`(_ cell: String) throws {
    let outcome = try plays("1,4:00,Bears,6,,\(cell),Hooking,")
    #expect(outcome.errors.hasPrefix("t.csv:2:"))
    #expect(outcome.errors.contains("`\(cell)`"), "\(outcome.errors)")
    #expect(outcome.status == 2)
  }

  @Test func `seconds are told by their column`() throws {
    let outcome = try plays("1,4:00,Bears,6,30,Hooking", head: "per,time,team,no,seconds,event")
    #expect(outcome.status == 2)
    let right = try plays("1,4:00,Bears,6,600,Abuse", head: "per,time,team,no,seconds,event")
    #expect(right.output.contains("BEARS6   10 abuse"))
  }

  @Test(arguments: [
    ("6", ",", "BEARS6"), ("#6", ",", "BEARS6"), ("", ",J. Doe", "BEARS1"),
    ("", ",\"12. Doe, John\"", "BEARS12"), ("Bench", ",", "BEARS    bench"),
    ("", ",TEAM", "BEARS    bench"), ("", ",Coach", "BEARS    bench"), ("", ",", "BEARS    bench"),
  ])
  func `persons as people write them`(_ number: String, _ name: String, _ meant: String) throws {
    let outcome = try plays("1,4:00,Bears,\(number)\(name),2,Hooking,")
    #expect(outcome.output.contains(" \(meant) "), "\(outcome.output)")
    #expect(outcome.status == 0)
  }

  @Test(arguments: [("Coach", "coach"), ("Head Coach", "coach"), ("Manager", "manager")])
  func `a coach who is put out is a person, and his minor is the bench's`(
    _ name: String, _ meant: String
  ) throws {
    let out = try plays("1,4:00,Bears,,\(name),GM,Abuse,")
    #expect(out.output.contains(" BEARS    \(meant) GM"), "\(out.output)")
    let minor = try plays("1,4:00,Bears,,\(name),2,Abuse,")
    #expect(minor.output.contains(" BEARS    bench 2"), "\(minor.output)")
  }

  @Test func `names are numbered by team, in the order of the alphabet, and kept`() throws {
    let head = "per,time,team,player,min,event\n"
    let rows = [
      "1,4:00,Bears,Zoe Zed,2,Hooking", "1,5:00,Ducks,Ann Abe,2,Hooking",
      "1,6:00,Bears,\"Abe, Ann\",2,Hooking", "1,7:00,Bears,#1 Bo Cox,2,Hooking",
      "1,8:00,Bears,Bo Cox,2,Hooking",
    ]
    for order in [rows, rows.reversed()] {
      let bench = try Workbench(["t.csv": head + order.joined(separator: "\n") + "\n"])
      let outcome = try bench.run(
        "convert", "--format", "jsonl", "--names", "--home", "Bears", "--visiting", "Ducks", "t.csv"
      )
      for who in ["BEARS1", "BEARS2", "BEARS3", "DUCKS1"] {
        #expect(outcome.output.contains("\"\(who)\""), "\(outcome.output)")
      }
      #expect(outcome.output.contains(#""number":2,"name":"Ann Abe"}"#), "\(outcome.output)")
      #expect(outcome.errors.contains("numbered by team, in the order of the alphabet"))
    }
  }

  @Test(arguments: [
    "Hooking (served by #12)", "Hooking served by 12", "Hooking. Served by #12 Doe",
  ])
  func `who serves is read in the text`(_ text: String) throws {
    let outcome = try plays("1,4:00,Bears,6,,2,\(text),")
    #expect(outcome.output.contains("BEARS6   2 hooking served-by BEARS12\n"), "\(outcome.output)")
  }

  @Test(arguments: [
    ("12:34", "12:34"), ("0:12:34", "12:34"), ("00:12:34", "12:34"), ("754", "12:34"),
    ("754.0", "12:34"),
  ])
  func `times as people write them`(_ cell: String, _ time: String) throws {
    let outcome = try plays("2nd,\(cell),Bears,6,,2,Hooking,")
    #expect(outcome.output.contains("P2 \(time)  BEARS6"), "\(outcome.output)\(outcome.errors)")
  }

  @Test func `the shoot-out needs no times`() throws {
    let outcome = try plays(
      """
      3rd Period,1:00,Bears,6,,,Goal,
      Third,2:00,Ducks,9,,,Goal,
      SO,,Bears,6,,,Scored,
      Shootout,,Ducks,9,,,Missed,
      """)
    #expect(
      outcome.output.hasSuffix(
        "SO        BEARS6   shoot-out scored\n          DUCKS9   shoot-out missed\n          game-end @end\n"
      ),
      "\(outcome.output)")
    #expect(outcome.status == 0)
  }

  @Test(arguments: ["1,4:00,Bears,6,,,Penalty,", "SO,,Bears,6,,,Attempt,"])
  func `what looks like a penalty or an attempt is not left out`(_ row: String) throws {
    let outcome = try plays(row)
    #expect(outcome.errors.hasPrefix("t.csv:2:"), "\(outcome.errors)")
    #expect(outcome.status == 2)
  }

  @Test func `the text names the class where the minutes are missing`() throws {
    let outcome = try plays("1,4:00,Bears,6,,0,Minor penalty for hooking,")
    #expect(outcome.output.contains("BEARS6   2 hooking\n"))
  }

  @Test(arguments: [
    ("PP1", false), ("EQ", true), ("5v4", false), ("5 on 5", true), ("1551", true),
    ("1451", false), ("SH", false),
  ])
  func `a label of the strength is audited`(_ label: String, _ agrees: Bool) throws {
    let table = "per,time,team,no,min,event,situation\n1,4:00,Bears,6,,Goal,\(label)\n"
    let bench = try Workbench(["t.csv": table])
    let outcome = try bench.run(
      "audit", "--under", "iihf-2025", "--columns", "strength=situation", "t.csv")
    #expect(outcome.status == (agrees ? 0 : 1), "\(outcome.output)\(outcome.errors)")
  }

  @Test func `a table of goals and penalties ends the game, so its last power play counts`() throws
  {
    let bench = try Workbench(["t.csv": "per,time,team,no,min,event\n3,19:00,Bears,6,2,Hooking\n"])
    let outcome = try bench.run(
      "replay", "--under", "nhl-2025", "--format", "csv", "--rows", "teams", "--home", "Bears",
      "--visiting", "Ducks", "t.csv")
    #expect(outcome.output.contains("visiting,DUCKS,0,0,0,0,0,0,0,1,"), "\(outcome.output)")
  }

  @Test func `a log that ends as a penalty begins says so`() throws {
    let bench = try Workbench(["a.sheet": "under nhl-2025\nP3 19:00 A6 2\n"])
    let outcome = try bench.run("replay", "a.sheet")
    #expect(
      outcome.errors
        == "a.sheet: the log ends as a penalty begins, whose power play does not count yet; `game-end` ends the game\n"
    )
  }
}
