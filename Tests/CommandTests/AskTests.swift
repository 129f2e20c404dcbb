import Testing

private let sheet = """
  under    nhl-2025
  clock    remaining

  P1 15:00  A6    2 hooking
     14:30  A7    2
     14:10  A8    2
     14:00  B9    2

  """

@Suite struct Ask {
  @Test func `what would follow is shown with the rules, the strength, the score and the box`()
    throws
  {
    let bench = try Workbench(["a.sheet": sheet])
    let outcome = try bench.run("ask", "a.sheet", "--at", "P1 14:05", "B goal")
    #expect(
      outcome.output == """
        P1 14:05   A 0, B 0   3v5                                          NHL 2025-26

        If B scores
          A6 out of the box: power-play goal                                16.2, 26.2
          A8 in the box until 12:05                                               26.1
          power-play goal                                                         16.2
          play goes on 3v5, A 0, B 1

        Penalty box
          1:35  A7  2  until 12:30                                                16.1
          2:00  A8  2  until 12:05                                                26.1

        """)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    #expect(try bench.text(of: "a.sheet") == sheet)
  }

  @Test func `several plays happen in their order at the same instant`() throws {
    let bench = try Workbench(["a.sheet": sheet])
    let outcome = try bench.run(
      "ask", "a.sheet", "--at", "P1 16:00", "A2 5 fighting", "B3 5 fighting")
    #expect(outcome.output.contains("If A2 5 fighting, then B3 5 fighting\n"))
    #expect(outcome.output.contains("  A2 and B3 coincidental: 5:00 each, off the board"))
    #expect(outcome.output.contains("  play goes on 5v5, A 0, B 0\n"))
  }

  @Test func `a play is read where the log's stoppage is still on, or before that second`() throws {
    let bench = try Workbench(["a.sheet": sheet])
    let after = try bench.run("ask", "a.sheet", "--at", "P1 14:00", "A2 2")
    let before = try bench.run("ask", "a.sheet", "--at", "P1 14:00", "--side", "before", "A2 2")
    #expect(after.output.contains(" coincidental: 2:00 each, off the board"))
    #expect(before.output.hasPrefix("P1 14:00, before its plays   A 0, B 0   3v5 "))
    #expect(!before.output.contains("B9"))
  }

  @Test(arguments: [
    (
      ["B gaol"],
      "PLAY:1:3: expected a play, not `gaol`\n  B gaol\n    ^~~~\n"
        + "did you mean `goal`?\n"
    ),
    (
      ["B goal", "A6 2 hooking x"],
      "PLAY:2:14: an infraction is one word, joined by hyphens; `x` is a second one\n"
        + "  A6 2 hooking x\n               ^\n"
    ),
  ])
  func `a play that cannot be read is reported with its place`(
    _ plays: [String], _ message: String
  ) throws {
    let outcome = try Workbench(["a.sheet": sheet]).run(["ask", "a.sheet"] + plays)
    #expect(outcome.errors == message)
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
  }

  @Test func `a play that the book does not take is reported with the reason, and ends with 1`()
    throws
  {
    let bench = try Workbench(["a.sheet": sheet])
    let outcome = try bench.run("ask", "a.sheet", "B3 penalty-shot scored")
    #expect(
      outcome.output.contains(
        "If B3 penalty-shot scored: refused, no penalty shot has been awarded; "
          + "call the foul first, such as `A6 PS`\n"))
    #expect(outcome.errors == "")
    #expect(outcome.status == 1)
  }

  @Test func `a game that is over has no more answers`() throws {
    let bench = try Workbench(["a.sheet": "under nhl-2025\nP1 5:00 A goal\nP3 20:00 game-end\n"])
    let later = try bench.run("ask", "a.sheet", "--at", "OT 1:00")
    #expect(later.output.hasPrefix("P3 20:00   A 1, B 0   5v5   the game is over "))
    #expect(later.output.hasSuffix("\n\nNothing more can happen.\n"))
    let goal = try bench.run("ask", "a.sheet", "B goal")
    #expect(
      goal.output.contains(
        "If B scores: refused, the game is over; no plays are accepted after it\n")
    )
    #expect(goal.status == 1)
  }

  @Test func `who must choose, who may not serve and who may not shoot is shown`() throws {
    let bench = try Workbench([
      "choice.sheet": "under nhl-2025\nP1 1:00 A6 2\n A7 2\n 1:30 B goal\n",
      "overtime.sheet": "under nhl-2025\nOT 1:00 A6 GM\n A30g 2\n B4 10\n 1:30 look\n",
    ])
    let choice = try bench.run("ask", "choice.sheet")
    #expect(
      choice.output.hasSuffix(
        """

        A captain may choose
          captain's choice: A6 out on the goal (assumed), or A7                   16.2

        May not serve for another
          A7 has a penalty to serve                                         17.1, 27.1

        """))
    let overtime = try bench.run("ask", "overtime.sheet")
    #expect(
      overtime.output.hasSuffix(
        """

        May not serve for another
          A6 is out of the game                                                   23.1
          A30 is a goalkeeper, and a goalkeeper serves no penalty                 27.1
          B4 has a penalty to serve                                         17.1, 27.1

        May not shoot in the shoot-out
          A6 is out of the game                                                   23.1
          B4 has a penalty to serve                                               84.4

        """))
  }
}

@Suite struct StateSides {
  @Test func `a second has a state before its plays and one after them`() throws {
    let bench = try Workbench(["a.sheet": sheet])
    let before = try bench.run(
      "state", "a.sheet", "--at", "P1 15:00", "--side", "before", "--format", "json")
    let after = try bench.run("state", "a.sheet", "--at", "P1 15:00", "--format", "json")
    #expect(before.output.contains(#""manpower":{"home":5,"visiting":5}"#))
    #expect(before.output.contains(#""side":"before""#))
    #expect(after.output.contains(#""manpower":{"home":4,"visiting":5}"#))
    #expect(after.output.contains(#""side":"after""#))
  }

  @Test func `the next change of strength is shown where something else runs out before it`() throws
  {
    let bench = try Workbench(["a.sheet": sheet])
    let outcome = try bench.run("state", "a.sheet", "--at", "P1 14:05")
    #expect(
      outcome.output.contains(
        """
        Next, at 13:00
          A6's time is up; out at the next whistle at the latest            16.1, 26.2
          A8 in the box until 11:00                                               26.1

        Next change of strength, at 12:30
          A7's time is up; out at the next whistle at the latest            16.1, 26.2
          A6 out of the box                                                       26.2
          play goes on 4v5

        """))
  }
}
