import Foundation
import Testing

/// The direction of the board's clock, and the lengths of the periods.
@Suite struct LiveClocks {
  private static let words = [
    "--under", "nhl-2025", "--home", "TOR", "--visiting", "MTL",
  ]

  @Test func `the second play asks whether the board counts down`() throws {
    let bench = try Workbench()
    let outcome = try bench.keep(
      "1723 tor 15 2 hook\n1540 mtl 2 2 trip\ny\n1500 face off", Self.words)
    #expect(
      outcome.output.contains(
        "15:40 comes after 17:23. Does the board count down? Type `y` if it does, "
          + "or the same line again if it counts up.\n"), "\(outcome.output)")
    #expect(outcome.output.contains("kept: @p3 P1 15:40 MTL2 2 tripping\n"))
    #expect(outcome.output.contains("\nP1 15:40   TOR 0, MTL 0"))
    #expect(outcome.output.contains("kept: @p4") && outcome.errors == "" && outcome.status == 0)
    let log = try bench.plays()
    #expect(log.count { $0.contains(#""elapsed":"2:37""#) } == 1)
    #expect(log.contains { $0.contains(#""id":"p3","period":1,"elapsed":"4:20""#) })
    #expect(log.contains(#"{"undo":"p1"}"#))
  }

  @Test func `a board that counts up is asked about once, and the play may be inserted`() throws {
    let bench = try Workbench()
    let late = "530 tor 8 2 slash\n"
    let outcome = try bench.keep(
      "600 mtl 9 goal\n\(late)\(late)y\n540 tor 9 2 slash\ny", Self.words)
    #expect(outcome.output.contains("Does the board count down?"))
    #expect(outcome.output.contains("kept: @p2 P1 5:30 TOR8 2 slashing, before @p1"))
    #expect(outcome.output.contains("kept: @p3 P1 5:40"), "\(outcome.output)")
    #expect(outcome.output.split(separator: "Does the board").count == 2)
    #expect(outcome.errors == "" && outcome.status == 0)
  }

  @Test func `a forgotten end of a period is offered with the play after it`() throws {
    let bench = try Workbench()
    let outcome = try bench.keep(
      "1723 tor 15 2 hook\n200 whistle\n1940 mtl 6 2 trip\n\n1940 mtl 6 2 trip\np\n1800 whistle\n"
        + "1830 tor 7 2 trip\np", Self.words + ["--clock", "remaining"])
    #expect(outcome.output.contains("if so; or `p` if P1 has ended and it is P2.\n"))
    #expect(outcome.output.contains("kept: @p3 P1 0:00 period-end\n"), "\(outcome.output)")
    #expect(outcome.output.contains("kept: @p4 P2 19:40"))
    #expect(
      outcome.errors.hasPrefix("not kept: 1940 mtl 6 2 trip\nnot kept: 1830 tor 7 2 trip\n  p\n"),
      "\(outcome.errors)")
    let log = try bench.plays()
    #expect(log[2].contains(#""period":1,"elapsed":"20:00","play":"period-end""#))
    #expect(log[3].contains(#""period":2,"elapsed":"0:20","play":"penalty""#))
  }

  @Test func `clock remaining sets the direction, before the first play in the log, too`() throws {
    let bench = try Workbench()
    let outcome = try bench.keep("clock remaining\n15:00 TOR6 2", Self.words)
    #expect(outcome.errors == "" && outcome.status == 0)
    #expect(outcome.output.contains("the clock counts down\n"))
    #expect(
      try bench.text(of: "game.jsonl") == """
        {"penaltybox":1,"under":["nhl-2025"],"clock":"remaining","home":"TOR","visiting":"MTL","kind":"regular"}
        {"id":"p1","period":1,"elapsed":"5:00","play":"penalty","offender":"TOR6","call":"2"}

        """)
    let again = try bench.keep("clock elapsed\n6:00 TOR7 2")
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
    let words = ["--under", "usa-hockey-2025-youth"] + options
    let outcome = try bench.keep(head + "4:00 A6 2 hooking\n15:00 period-end", words)
    #expect(outcome.errors == "" && outcome.status == 0)
    #expect(outcome.output.contains("until 5:30"), "\(outcome.output)")
    #expect(!outcome.output.contains("warning"))
    #expect(try bench.text(of: "game.jsonl").contains(#""periods":3,"periodLength":"15:00""#))
    let again = try bench.keep("1:00 A7 2", words)
    #expect(again.errors == "" && again.output.contains("until 2:30"))
    let other = try bench.keep("", ["--periods", "2x25:00"])
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
    let outcome = try bench.keep("", Self.words + options)
    #expect(outcome.errors == message + "\n" && outcome.status == 2)
    #expect(throws: (any Error).self) { try bench.text(of: "game.jsonl") }
  }

  @Test func `lengths come before the first play`() throws {
    let outcome = try Workbench().keep("4:00 TOR6 2\nperiods 3 15:00", Self.words)
    #expect(
      outcome.errors == "refused: `periods` comes before the first play of a new log\n")
    #expect(outcome.status == 1)
  }
}
