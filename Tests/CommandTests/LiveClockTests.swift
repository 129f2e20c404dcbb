import Foundation
import Testing

/// The direction of the board's clock, and the lengths of the periods.
@Suite struct LiveClocks {
  private static let words = [
    "live", "game.jsonl", "--under", "nhl-2025", "--home", "TOR", "--visiting", "MTL",
  ]

  @Test(arguments: [(24, 80), (24, 60), (40, 140)])
  func `the second play asks whether the board counts down`(rows: Int, columns: Int) throws {
    let terminal = try PseudoTerminal(Self.words, rows: rows, columns: columns)
    terminal.wait(for: "P1 0:00>")
    terminal.enter("1723 tor 15 2 hook", for: "kept: @p1 P1 17:23")
    #expect(
      terminal.enter(
        "1540 mtl 2 2 trip", for: "15:40 comes after 17:23. Does the board count down? y/n"))
    terminal.type("y\r")
    #expect(terminal.wait(for: "kept: @p3 P1 15:40 MTL2 2 tripping"), "\(terminal.page.text)")
    #expect(terminal.page.rows[0].hasPrefix("P1 15:40"))
    #expect(terminal.enter("1500 face off", for: "kept: @p4"))
    let log = try terminal.log()
    #expect(log.count { $0.contains(#""elapsed":"2:37""#) } == 1)
    #expect(log.contains { $0.contains(#""id":"p3","period":1,"elapsed":"4:20""#) })
    #expect(log.contains(#"{"undo":"p1"}"#))
  }

  @Test func `a board that counts up is asked about once, and the play may be inserted`() throws {
    let terminal = try PseudoTerminal(Self.words)
    terminal.wait(for: "P1 0:00>")
    terminal.enter("600 mtl 9 goal", for: "kept: @p1")
    terminal.enter("530 tor 8 2 slash", for: "Does the board count down? y/n")
    terminal.enter("", for: "y/p/n")
    terminal.enter("y", for: "kept: @p2 P1 5:30 TOR8 2 slashing, before @p1")
    terminal.enter("540 tor 9 2 slash", for: "540 tor 9 2 slash\nP1 5:40")
    #expect(terminal.page.rows.last?.hasSuffix("Insert it? y/n") == true)
  }

  @Test(arguments: [(24, 80), (24, 60), (40, 140)])
  func `a forgotten end of a period is offered with the play after it`(rows: Int, columns: Int)
    throws
  {
    let terminal = try PseudoTerminal(
      Self.words + ["--clock", "remaining"], rows: rows, columns: columns)
    terminal.wait(for: "P1 20:00>")
    terminal.enter("1723 tor 15 2 hook", for: "kept: @p1")
    terminal.enter("200 whistle", for: "kept: @p2")
    for (answer, text) in [("", "not inserted"), ("x", "y/p/n x"), ("p", "kept: @p4 P2 19:40")] {
      if answer != "p" { terminal.type("1940 mtl 6 2 trip\r") }
      #expect(terminal.wait { $0.typedRow.hasSuffix("y/p/n") }, "\(terminal.page.text)")
      #expect(terminal.enter(answer, for: text), "\(terminal.page.text)")
    }
    #expect(terminal.page.text.contains("kept: @p3 P1 0:00 period-end"))
    let log = try terminal.log()
    #expect(log[2].contains(#""period":1,"elapsed":"20:00","play":"period-end""#))
    #expect(log[3].contains(#""period":2,"elapsed":"0:20","play":"penalty""#))
    terminal.enter("1800 whistle", for: "kept: @p5")
    terminal.enter("1830 tor 7 2 trip", for: "Insert it? y/n")
  }

  @Test func `clock remaining sets the direction, before the first play in the log, too`() throws {
    let bench = try Workbench()
    let outcome = try bench.run(Self.words, input: "clock remaining\n15:00 TOR6 2\n")
    #expect(outcome.errors == "" && outcome.status == 0)
    #expect(outcome.output.contains("the clock counts down\n"))
    #expect(
      try bench.text(of: "game.jsonl") == """
        {"penaltybox":1,"under":["nhl-2025"],"clock":"remaining","home":"TOR","visiting":"MTL","kind":"regular"}
        {"id":"p1","period":1,"elapsed":"5:00","play":"penalty","offender":"TOR6","call":"2"}

        """)
    let again = try bench.run("live", "game.jsonl", input: "clock elapsed\n6:00 TOR7 2\n")
    #expect(again.errors == "")
    #expect(again.output.contains("`penaltybox live game.jsonl --clock elapsed`"))
    #expect(again.output.contains("kept: @p2 P1 6:00 TOR7 2\n"))
    #expect(again.output.contains("until 8:00"))
  }

  @Test(arguments: [
    (["--periods", "3x15:00", "--overtime", "5:00"], ""), (["--periods", "3x15"], ""),
    ([], "periods 3 15:00\novertime 5:00\n"),
  ])
  func `a youth game of short periods has short minors`(options: [String], head: String) throws {
    let bench = try Workbench()
    let words = ["live", "game.jsonl", "--under", "usa-hockey-2025-youth"] + options
    let outcome = try bench.run(words, input: head + "4:00 A6 2 hooking\n15:00 period-end\n")
    #expect(outcome.errors == "" && outcome.status == 0)
    #expect(outcome.output.contains("until 5:30"), "\(outcome.output)")
    #expect(!outcome.output.contains("warning"))
    #expect(try bench.text(of: "game.jsonl").contains(#""periods":3,"periodLength":"15:00""#))
    let again = try bench.run(words, input: "1:00 A7 2\n")
    #expect(again.errors == "" && again.output.contains("until 2:30"))
    let other = try bench.run("live", "game.jsonl", "--periods", "2x25:00", input: "")
    #expect(
      other.errors
        == "game.jsonl: this log was begun with `--periods 3x15:00`, which cannot be changed\n")
    #expect(other.status == 2)
  }

  @Test(arguments: [
    (
      ["--periods", "15:00"],
      "`--periods` needs a number of periods and their length, such as `3x15:00`, not `15:00`"
    ),
    (
      ["--periods", "3x0:00"],
      "`--periods` needs a number of periods and their length, such as `3x15:00`, not `3x0:00`"
    ),
    (["--overtime", "long"], "`--overtime` needs a length, such as `5:00`, not `long`"),
  ])
  func `a length that is none leaves no log`(options: [String], message: String) throws {
    let bench = try Workbench()
    let outcome = try bench.run(Self.words + options)
    #expect(outcome.errors == message + "\n" && outcome.status == 2)
    #expect(throws: (any Error).self) { try bench.text(of: "game.jsonl") }
  }

  @Test func `lengths come before the first play`() throws {
    let outcome = try Workbench().run(Self.words, input: "4:00 TOR6 2\nperiods 3 15:00\n")
    #expect(
      outcome.errors == "refused: `periods` comes before the first play of a new log\n")
    #expect(outcome.status == 1)
  }

  @Test func `the first page says how long the periods are`() throws {
    let terminal = try PseudoTerminal(Self.words)
    #expect(terminal.wait(for: "if yours are shorter, first type `periods 3 15:00`"))
    terminal.enter("periods 3 15:00", for: "3 periods of 15:00, overtime 5:00; the clock counts up")
    #expect(!terminal.page.text.contains("if yours are shorter"))
  }
}
