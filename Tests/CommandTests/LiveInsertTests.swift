import Foundation
import Testing

/// Plays that a scorekeeper types late.
@Suite struct LiveInsertions {
  /// The outcome of typing `lines` on a new log.
  private func outcome(
    _ lines: String, _ bench: borrowing Workbench, _ options: String...
  ) throws -> Workbench.Outcome {
    try bench.keep(lines, ["--under", "nhl-2025"] + options)
  }

  @Test func `a late entry is put where it belongs, and what it changes is shown`() throws {
    let bench = try Workbench()
    let outcome = try outcome("5:00 A6 2\n8:00 B9 goal\ninsert 7:30 A7 2 hooking # late", bench)
    #expect(
      outcome.output.contains(
        """
        kept: @p3 P1 7:30 A7 2 hooking, before @p2 P1 8:00 B9 goal
                   A7 in the box until 9:30               4v5                     16.1
                   Face-off: A's end, B chooses                             15.5, 76.2
                     B9 goal at 8:00: power-play goal; was: even-strength goal
                     A7's minor until 8:00 (goal against), new
                     4v5 from 7:30 to 8:00, was 5v5
                     penalty minutes 4-0, was 2-0
                     power plays 0-2, was 0-1
        P1 8:00   A 0, B 1   5v5

        """.trimmingCharacters(in: .newlines)), "\(outcome.output)")
    #expect(outcome.errors == "" && outcome.status == 0)
    #expect(
      try bench.text(of: "game.jsonl").split(separator: "\n").last
        == #"{"id":"p3","period":1,"elapsed":"7:30","before":"p2","play":"penalty","offender":"A7","call":"2","infraction":"hooking","remark":"late"}"#
    )
  }

  @Test func `a play that is refused because of a late entry stays, and comes back with an undo`()
    throws
  {
    let bench = try Workbench()
    let outcome = try outcome(
      "5:00 A6 2\n6:00 A6 left-box player\n9:00 whistle\ninsert 5:30 B9 goal\nundo", bench)
    #expect(outcome.errors == "")
    #expect(
      outcome.output.contains("now refused: P1 6:00 A6 left-box player: A6"), "\(outcome.output)")
    #expect(outcome.output.contains("no longer refused: P1 6:00 A6 left-box player\n"))
    #expect(outcome.output.contains("taken back: @p4 P1 5:30 B9 goal\n"))
    #expect(try bench.run("replay", "--quiet", "game.jsonl").status == 0)
    _ = try bench.keep("insert 5:30 B9 goal")
    #expect(try bench.run("replay", "--quiet", "game.jsonl").status == 1)
  }

  @Test func `what is inserted last is a play like any other, and the clock stays`() throws {
    let bench = try Workbench()
    let outcome = try outcome("5:00 A6 2\ninsert 6:00 A7 2\ninsert P1 4:00 whistle\nB7 2", bench)
    #expect(outcome.errors == "" && outcome.status == 0)
    let lines = try bench.text(of: "game.jsonl").split(separator: "\n").dropFirst(2)
    #expect(lines.count { $0.contains("before") } == 1)
    #expect(lines.last?.contains(#""elapsed":"6:00","play":"penalty","offender":"B7""#) == true)
  }

  @Test func `warnings count in the exit status where that is asked for`() throws {
    #expect(try outcome("19:30 period-end\ny", Workbench(), "--strict").status == 1)
    #expect(try outcome("19:30 period-end\ny", Workbench()).status == 0)
    #expect(try outcome("20:00 period-end", Workbench(), "--strict").status == 0)
  }

  @Test func `a play before the last one is inserted once somebody agrees`() throws {
    let bench = try Workbench()
    let lines = "600 B9 goal\n530 A8 2 slash\n"
    let asked = try outcome(lines + "what", bench, "--clock", "elapsed")
    #expect(asked.output.contains("\nP1 5:30 A8 2 slashing, put before @p1 P1 6:00 B9 goal:\n"))
    #expect(asked.output.contains("B9 goal at 6:00: power-play goal; was: even-strength goal"))
    #expect(
      asked.output.contains(
        "\nThat is before the last play, at P1 6:00. Insert it? Type `y`, or the same line again, "
          + "if so; or `p`"), "\(asked.output)")
    #expect(asked.errors.hasPrefix("not kept: 530 A8 2 slash\n  what\n"))
    #expect(try bench.plays().count == 1)
    let kept = try bench.keep("530 A8 2 slash\n 530  a8 2 slash", ["--clock", "elapsed"])
    #expect(kept.output.contains("kept: @p2 P1 5:30 A8 2 slashing, before @p1"))
    #expect(try bench.plays().last?.contains(#""before":"p1""#) == true)
  }

  @Test func `a period that ends with time left is asked about`() throws {
    let bench = try Workbench()
    let asked = try outcome("500 whistle\nperiod-end\nn\n9:00 period-end\n5:00 period-end", bench)
    #expect(
      asked.output.contains(
        "P1 has 15:00 left. Did it end at 20:00? Type `y`, or the same line again, if so; "
          + "`5:00 period-end` ends it now.\n"), "\(asked.output)")
    #expect(asked.output.contains("the period was ended with 11:00 on the clock. Is it so?"))
    #expect(asked.output.contains("the period was ended with 15:00 on the clock. Is it so?"))
    #expect(try bench.plays().count == 1)
    #expect(try bench.keep("period-end\ny").output.contains("kept: @p2 P1 20:00 period-end\n"))
    #expect(try bench.plays().last?.contains(#""elapsed":"20:00""#) == true)
  }
}
