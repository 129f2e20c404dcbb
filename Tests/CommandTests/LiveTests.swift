import Foundation
import Rulebooks
import Testing

/// A scorekeeper's console: a line in, the rulings and the state out.
@Suite struct Live {
  /// The outcome of typing `lines` on a new log.
  private func outcome(
    _ lines: String, options: [String] = [], _ bench: borrowing Workbench
  ) throws -> Workbench.Outcome {
    try bench.keep(lines, ["--under", "nhl-2025"] + options)
  }

  @Test func `a play is answered with its rulings, and the state in two lines`() throws {
    let bench = try Workbench()
    let outcome = try outcome("4:00 A15 2 hooking", bench)
    #expect(
      outcome.output == """
        game.jsonl, under NHL 2025-26: 3 periods of 20:00, overtime 5:00; the clock counts up. \
        `?` lists what to type
        P1 0:00   A 0, B 0   5v5
        Nobody is in the box
        kept: @p1 P1 4:00 A15 2 hooking
                   A15 in the box until 6:00              4v5                     16.1
                   Face-off: A's end, B chooses                             15.5, 76.2
        P1 4:00   A 0, B 0   4v5
        Box: A15 until 6:00

        """)
    #expect(outcome.errors == "" && outcome.status == 0)
    #expect(
      try bench.text(of: "game.jsonl") == """
        {"penaltybox":1,"under":["nhl-2025"],"clock":"elapsed","home":"A","visiting":"B","kind":"regular"}
        {"id":"p1","period":1,"elapsed":"4:00","play":"penalty","offender":"A15","call":"2","infraction":"hooking"}

        """)
  }

  @Test func `a game that runs is joined by the first lines`() throws {
    let bench = try Workbench()
    let outcome = try outcome(
      "from-position P2 12:34 2-1\nfrom-position A6 2 1:14\nfrom-position B9 2 0:50 @x\n"
        + "from-position B9 2 3:00\nP2 13:00 void @x wrong\nfrom-position A8 2 1:00",
      bench)
    #expect(outcome.output.contains("kept: @p4 P2 12:34 from-position 2-1, A6 2 1:14 @p3, B9 2"))
    #expect(outcome.output.contains("B9 until 13:24"))
    #expect(outcome.errors.contains("B9 cannot have that much time left of 2; it is 2:00 long"))
    #expect(outcome.errors.contains("`from-position` comes before the first play"))
    #expect(outcome.status == 2)
    #expect(
      try bench.text(of: "game.jsonl") == """
        {"penaltybox":1,"under":["nhl-2025"],"clock":"elapsed","home":"A","visiting":"B","kind":"regular"}
        {"id":"p1","period":2,"elapsed":"12:34","play":"from-position","score":"2-1"}
        {"id":"p2","period":2,"elapsed":"12:34","play":"from-position","score":"2-1","sitting":["A6 2 1:14 @p3"]}
        {"undo":"p1"}
        {"id":"p4","period":2,"elapsed":"12:34","play":"from-position","score":"2-1","sitting":["A6 2 1:14 @p3","B9 2 0:50 @x"]}
        {"undo":"p2"}
        {"id":"p5","period":2,"elapsed":"13:00","play":"void","of":"x","reason":"wrong"}

        """)
  }

  @Test func `an amendment shows what it changed, as a replay does`() throws {
    let bench = try Workbench()
    let outcome = try outcome("4:00 A15 2 @x\n5:00 amend @x 5 it was a major", bench)
    let change = "             A15's major until 9:00, new\n"
    #expect(outcome.output.contains(change), "\(outcome.output)")
    #expect(outcome.output.contains("penalty minutes 5-0, was 2-0\n"))
    #expect(try bench.run("replay", "game.jsonl").output.contains(change))
  }

  @Test func `a play taken back shows what that changed, and what is odd because of it`() throws {
    let outcome = try outcome(
      "4:00 A15 2\n5:00 B9 goal @g\nP3 20:00 period-end\nOT 2:00 whistle\nundo @g\n"
        + "OT 3:00 A9 goal\nundo 2", try Workbench())
    #expect(
      outcome.output.contains(
        """
        taken back: @g P1 5:00 B9 goal
                     B9 goal at 5:00 does not count; was: power-play goal
                     A15's minor until 6:00, was until 5:00 (goal against)
                     4v5 from 5:00 to 6:00, was 5v5
                     score 0-0, was 0-1

        """), "\(outcome.output)")
    #expect(outcome.errors == "" && outcome.status == 0)
  }

  @Test func `a warning about another play is shown at once`() throws {
    let outcome = try outcome(
      "4:00 A9 goal @a\n5:00 B9 goal @b\nP3 20:00 period-end\nOT 2:00 whistle\nundo @b",
      try Workbench())
    let warning = "OT 2:00 overtime at 1-0: the score is not tied"
    #expect(outcome.output.contains("             warning: \(warning)"), "\(outcome.output)")
    #expect(outcome.status == 0)
  }

  @Test func `times, names and labels are as a sheet has them`() throws {
    let bench = try Workbench()
    let outcome = try outcome(
      """
      # before the game
      15:00 TOR6 2 @first   # his first
      MTL9g goal
      at 12:30
      whistle
      at P2 20:00
      period-start
      P2 19:59.5 void @first the wrong player
      """,
      options: [
        "--home", "TOR", "--visiting", "MTL", "--clock", "remaining", "--kind", "play-offs",
      ], bench)
    #expect(outcome.errors == "" && outcome.status == 0)
    #expect(
      try bench.text(of: "game.jsonl") == """
        {"penaltybox":1,"under":["nhl-2025"],"clock":"remaining","home":"TOR","visiting":"MTL","kind":"play-offs"}
        {"id":"first","period":1,"elapsed":"5:00","play":"penalty","offender":"TOR6","call":"2","remark":"his first"}
        {"id":"p1","period":1,"elapsed":"5:00","play":"goal","team":"MTL","scorer":"MTL9g"}
        {"id":"p2","period":1,"elapsed":"7:30","play":"whistle"}
        {"id":"p3","period":2,"elapsed":"0:00","play":"period-start"}
        {"id":"p4","period":2,"elapsed":"0:00.5","play":"void","of":"first","reason":"the wrong player"}

        """)
    #expect(outcome.output.contains("P1 12:30   TOR 0, MTL 1   5v5"))
  }

  @Test func `the shoot-out has no times, and is the same one however often it is named`() throws {
    let bench = try Workbench()
    let outcome = try outcome(
      "OT 5:00 period-end\nSO\nSO A9 shoot-out scored\nundo\nSO A8 shoot-out missed\nB7 shoot-out missed",
      bench)
    #expect(outcome.errors == "" && outcome.status == 0)
    let plays = try bench.text(of: "game.jsonl").split(separator: "\n").dropFirst(2)
    #expect(
      plays.joined(separator: "\n") == """
        {"id":"p2","period":5,"elapsed":"0:00","play":"shoot-out","team":"A","shooter":"A9","scored":true}
        {"undo":"p2"}
        {"id":"p3","period":5,"elapsed":"0:00","play":"shoot-out","team":"A","shooter":"A8","scored":false}
        {"id":"p4","period":5,"elapsed":"0:00","play":"shoot-out","team":"B","shooter":"B7","scored":false}
        """)
  }

  @Test func `slips are taken back by further lines, and all other plays keep their times`() throws
  {
    let bench = try Workbench()
    let outcome = try outcome(
      "4:00 A6 2\n5:00 B7 2\n6:30 whistle\nundo\nA9 goal\nundo 2\nB8 2\nundo @p1", bench)
    #expect(outcome.errors == "" && outcome.status == 0)
    let plays = try bench.text(of: "game.jsonl").split(separator: "\n").dropFirst()
    #expect(
      plays.joined(separator: "\n") == """
        {"id":"p1","period":1,"elapsed":"4:00","play":"penalty","offender":"A6","call":"2"}
        {"id":"p2","period":1,"elapsed":"5:00","play":"penalty","offender":"B7","call":"2"}
        {"id":"p3","period":1,"elapsed":"6:30","play":"whistle"}
        {"undo":"p3"}
        {"id":"p4","period":1,"elapsed":"6:30","play":"goal","team":"A","scorer":"A9"}
        {"undo":"p4"}
        {"undo":"p2"}
        {"id":"p5","period":1,"elapsed":"5:00","play":"penalty","offender":"B8","call":"2"}
        {"undo":"p1"}
        """)
    #expect(
      outcome.output.contains("taken back: @p2 P1 5:00 B7 2\ntaken back: @p4 P1 6:30 A9 goal\n"))
    #expect(try bench.run("replay", "game.jsonl").output.contains("5:00  B8 2\n"))
  }

  @Test func `a choice that is assumed is shown with the play that records it`() throws {
    let bench = try Workbench()
    let outcome = try outcome("10:00 A9 2\nA24 2\nB2 2+2\nB18 2\nB captain-choice B2", bench)
    #expect(outcome.errors == "" && outcome.status == 0)
    #expect(
      outcome.output.contains(
        "B18 on the board, unless the captain says otherwise: type "
          + "`B captain-choice B18`, or with his choice of B2 or B18\n"))
    #expect(outcome.output.contains("captain's choice: B2 on the board, not B18"))
  }

  @Test func `a log is continued from its end, which is now`() throws {
    let bench = try Workbench()
    _ = try outcome("A5 2\n4:00 A6 2\nat 4:30", bench)
    let again = try bench.keep("A7 2\n4:45 A8 2")
    #expect(
      again.output.hasPrefix(
        "game.jsonl, under NHL 2025-26, goes on after 2 plays; the last is P1 4:00 A6 2; "
          + "the clock counts up\n"
          + "P1 4:00   A 0, B 0   4v5\n"))
    #expect(again.errors == "" && again.status == 0)
    #expect(again.output.contains("kept: @p3 P1 4:00 A7 2\n"))
    #expect(again.output.contains("kept: @p4 P1 4:45 A8 2\n"))
    let log = try bench.text(of: "game.jsonl")
    #expect(log.contains(#""id":"p1","period":1,"elapsed":"0:00""#))
  }

  @Test func `once a period has ended, now is the next, also after a restart`() throws {
    let bench = try Workbench()
    let first = try outcome("20:00 period-end", bench)
    #expect(first.output.contains("P2 0:00   A 0, B 0   5v5"))
    let again = try bench.keep("1:00 A6 2\nP2 20:00 period-end")
    #expect(again.output.contains("kept: @p2 P2 1:00 A6 2\n"))
    let horn = try bench.keep("P2 20:00 A7 2\nA8 2")
    #expect(horn.output.contains("kept: @p4 P2 20:00 A7 2\n"))
    #expect(horn.output.contains("kept: @p5 P2 20:00 A8 2\n"))
  }

  @Test func `what people type is taken, and questions are answered`() throws {
    let bench = try Workbench()
    let outcome = try outcome(
      "400 a 15 2 min hook\nb 9 goal #4 and 17\nask\nask b goal\nask 500 a9 goal\nscore\nbox\nlog 1\nlog\n"
        + "?\nhelp penalties\nhelp nothing\nexit\n5:00 A6 2",
      options: [], bench)
    #expect(outcome.output.contains("kept: @p1 P1 4:00 A15 2 hooking\n"))
    #expect(outcome.output.contains("kept: @p2 P1 4:00 B9 goal 4 17\n"))
    #expect(outcome.output.contains("\nIf A takes another minor\n"))
    #expect(outcome.output.contains("\nIf B scores\n") && outcome.output.contains("A 0, B 2"))
    #expect(
      outcome.output.contains("P1 5:00   A 0, B 1") && outcome.output.contains("\nIf A9 goal\n"))
    #expect(outcome.output.contains("Score  P1"))
    #expect(outcome.output.contains("@p2  P1 4:00 B9 goal 4 17\n@p1  P1 4:00 A15 2 hooking\n"))
    #expect(outcome.output.contains("A15 2+2, 5+GM, 10, M"))
    #expect(outcome.errors.contains("did you mean") == false)
    #expect(
      outcome.errors.hasPrefix(
        "  help nothing\n       ^~~~~~~\nexpected `times`, `penalties`, `goals`"))
    #expect(!outcome.output.contains("kept: @p3"))
    #expect(try bench.text(of: "game.jsonl").split(separator: "\n").count == 3)
  }

  @Test(arguments: [
    (
      "at 3:00",
      "refused: P1 3:00: the clock ran backwards; the previous play was at P1 5:00"
    ),
    (
      "A5 back-in-box",
      "refused: P1 5:00 A5 back-in-box: A5 has not left the penalty box too early; `left-box` comes before it"
    ),
    (
      "insert 4:30 A5 back-in-box",
      "refused: P1 4:30 A5 back-in-box: A5 has not left the penalty box too early; `left-box` comes before it"
    ),
    ("undo 4", "refused: the log has only 3 plays to take back"),
    ("undo @p9", "refused: no play is called @p9"),
    (
      "undo @x",
      "refused: P1 5:00 void @x wrong: no penalty is called @x; the only call is @p1 `A6 2`"
    ),
  ])
  func `what the book or the log does not take is reported, and not written`(
    line: String, message: String
  ) throws {
    let bench = try Workbench()
    let plays = "4:00 A6 2\n5:00 A8 2 @x\nvoid @x wrong"
    let outcome = try outcome("\(plays)\n\(line)", bench)
    #expect(outcome.errors == message + "\n")
    #expect(outcome.status == 1)
    #expect(try bench.plays().count == 3)
  }

  @Test func `nothing is taken back twice, nor where there is nothing`() throws {
    let bench = try Workbench()
    let outcome = try outcome("undo\n4:00 A6 2\nundo 2\nundo @p1\nundo @p1", bench)
    #expect(
      outcome.errors == """
        refused: the log has no play to take back
        refused: the log has only one play to take back
        refused: play @p1 has already been taken back

        """)
    #expect(outcome.status == 1)
  }

  @Test(arguments: [
    "insert A6 2", "at noon", "unod 2", "undo p1", "undo 0", "quit now", "4:00 A6 2 hokking 5",
    "4:00 C6 2",
  ])
  func `what cannot be read is shown with a caret, and the next line is taken`(line: String) throws
  {
    let outcome = try outcome("\(line)\n5:00 whistle", Workbench())
    #expect(outcome.errors.hasPrefix("  \(line)\n") && outcome.errors.contains("^"))
    #expect(outcome.output.contains("kept: @p1 P1 5:00 whistle\n"))
    #expect(outcome.status == 2)
  }

  @Test func `half a line at the end is not taken`() throws {
    let bench = try Workbench()
    let outcome = try bench.run(
      "live", "game.jsonl", "--under", "nhl-2025", input: "4:00 whistle\n5:00 A6 2")
    #expect(
      outcome.errors
        == "-:2: the last line may be incomplete, as it has no end; it is ignored\n  5:00 A6 2\n")
    #expect(outcome.status == 2)
    #expect(try bench.text(of: "game.jsonl").split(separator: "\n").count == 2)
  }

  @Test func `the box is shown again, help lists what can be typed, and quit ends it`() throws {
    let bench = try Workbench()
    let outcome = try outcome("state\nhelp\nquit\n4:00 A6 2", bench)
    #expect(outcome.output.contains("\nNobody is in the penalty box.\n"))
    #expect(outcome.output.contains("12:34 A15 2 hooking     a play; without a time it is now"))
    #expect(!outcome.output.contains("kept"))
    #expect(outcome.status == 0)
  }

  @Test func `on a terminal the clock is before the line, and all else is the same`() throws {
    let pipe = try Workbench()
    let terminal = try Workbench()
    let lines = "4:00 A6 2\n4:00 C6 2\n3:00 B7 2\ny\nquit"
    let piped = try outcome(lines, pipe)
    let typed = try terminal.keep(
      lines, ["--under", "nhl-2025", "--color", "never"], isTerminal: true)
    #expect(
      typed.output.replacing(#/P1 \d+:\d+> /#, with: "").replacing(/\s+/, with: " ")
        == piped.output.replacing(/\s+/, with: " "))
    #expect(typed.output.matches(of: #/P1 \d+:\d+> /#).count == 5)
    #expect(typed.errors == piped.errors && typed.status == piped.status)
  }

  @Test func `the words for a completer are those that may be typed`() throws {
    let outcome = try Workbench().run("live", "--words")
    let words = outcome.output.split(separator: "\n").map { String($0) }
    for word in ["goal", "hooking", "high-sticking", "served-by", "undo", "insert", "face-off"] {
      #expect(words.contains(word))
    }
    #expect(words == words.sorted() && outcome.status == 0)
    let none = try Workbench().run("live")
    #expect(none.errors.hasPrefix("penaltybox: `live` needs a LOG") && none.status == 2)
  }
}
