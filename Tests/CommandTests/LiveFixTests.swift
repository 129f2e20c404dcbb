import Foundation
import Testing

/// Plays that are fixed in one line, and the number of keys that the usual lines take.
@Suite struct LiveFixes {
  private static let words = [
    "--under", "nhl-2025", "--home", "BEARS", "--visiting", "DUCKS",
  ]

  /// The plays before each fix: a goal, a penalty with a server, and a bench minor.
  private static let plays = """
    4:00 BEARS15 goal 4 12
    5:00 DUCKS8 2+10 checking-from-behind served-by DUCKS6
    6:00 BEARS bench 2 too-many-players served-by BEARS9
    7:00 whistle icing

    """

  @Test(arguments: [
    ("fix @p1 bears 17 goal 12 9", "P1 4:00 BEARS17 goal 12 9"),
    ("fix @p1 17 goal 12 9", "P1 4:00 BEARS17 goal 12 9"),
    ("fix @p1 17 12 9", "P1 4:00 BEARS17 goal 12 9"), ("fix @p1 17", "P1 4:00 BEARS17 goal 4 12"),
    ("fix p1 b 17", "P1 4:00 BEARS17 goal 4 12"),
    ("fix p1 from 9", "P1 4:00 BEARS15 goal 9"),
    ("fix @p1 ducks 7 goal", "P1 4:00 DUCKS7 goal"),
    ("fix @p1 empty net", "P1 4:00 BEARS15 goal 4 12 empty-net"),
    ("fix @p1 4:30", "P1 4:30 BEARS15 goal 4 12"),
    ("fix @p1 430 17", "P1 4:30 BEARS17 goal 4 12"),
    ("fix @p2 9", "P1 5:00 DUCKS9 2+10 checking-from-behind served-by DUCKS6"),
    ("fix @p2 hook", "P1 5:00 DUCKS8 2+10 hooking served-by DUCKS6"),
    ("fix @p2 5+gm", "P1 5:00 DUCKS8 5+GM checking-from-behind served-by DUCKS6"),
    ("fix @p2 by 7", "P1 5:00 DUCKS8 2+10 checking-from-behind served-by DUCKS7"),
    ("fix @p2 bears 8 2 hook", "P1 5:00 BEARS8 2 hooking"),
    ("fix @p3 served by 7", "P1 6:00 BEARS bench 2 too-many-players served-by BEARS7"),
    ("fix @p3 delay", "P1 6:00 BEARS bench 2 delay-of-game served-by BEARS9"),
    ("fix 650", "P1 6:50 whistle icing"), ("fix bears 7 2 trip", "P1 7:00 BEARS7 2 tripping"),
  ])
  func `one line fixes anything of a play, in its place`(line: String, play: String) throws {
    let bench = try Workbench()
    let outcome = try bench.keep(Self.plays + line + "\ny", Self.words)
    let isOld = play.contains(" whistle ") || play.contains("BEARS7 2")
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    #expect(outcome.output.contains(" is now @p5 \(play)\n"), "\(outcome.output)")
    let log = try bench.keep("log").output
    let lines = log.split(separator: "\n").filter { $0.hasPrefix("@") }
    #expect(lines.count == 4 && lines.contains("@p5  \(play)"), "\(log)")
    #expect(lines.last?.hasPrefix(isOld ? "@p5" : "@p4") == true)
  }

  @Test(arguments: [
    ("fix @p9 17", "refused: no play is called @p9"),
    ("fix @p1 15", "refused: @p1 says that already"),
    ("fix @p1 12", "refused: P1 4:00 BEARS12 goal 4 12: BEARS12 scored, and cannot"),
  ])
  func `what cannot be fixed is refused`(line: String, message: String) throws {
    let bench = try Workbench()
    let outcome = try bench.keep(Self.plays + line, Self.words)
    #expect(outcome.errors.hasPrefix(message) && outcome.status == 1, "\(outcome.errors)")
    #expect(try bench.text(of: "game.jsonl").split(separator: "\n").count == 5)
  }

  @Test func `a play that a correction names is not fixed`() throws {
    let bench = try Workbench()
    let lines = "4:00 BEARS15 2 hooking\nvoid @p1 wrong player\nfix @p1 17"
    let outcome = try bench.keep(lines, Self.words)
    #expect(outcome.errors.hasPrefix("refused: P1 4:00 void @p1"), "\(outcome.errors)")
    #expect(try bench.text(of: "game.jsonl").split(separator: "\n").count == 3)
  }

  @Test func `what a fix changes is shown, and it is asked about once`() throws {
    let bench = try Workbench()
    let plays = "400 ducks 9 2 hook\n500 bears 15 goal\n"
    let asked = try bench.keep(plays + "fix @p1 600\n", Self.words)
    #expect(asked.output.contains("@p1 P1 4:00 DUCKS9 2 hooking becomes P1 6:00"))
    #expect(asked.output.contains("BEARS15 goal at 5:00: even-strength goal; was:"))
    #expect(asked.output.contains("\nIs that right? Type `y`, or the same line again, if so.\n"))
    #expect(asked.errors == "not kept: fix @p1 600\n")
    #expect(try bench.plays().count == 2)
    let fixed = try bench.keep("fix @p2 17 goal 8\nfix @p2 17 goal 8")
    #expect(fixed.output.contains("is now @p3 P1 5:00 BEARS17") && fixed.status == 0)
    let log = try bench.plays()
    #expect(log[2].contains(#""id":"p3""#) && log[3] == #"{"undo":"p2"}"#)
  }

  @Test func `an amended call may be for another infraction`() throws {
    let bench = try Workbench()
    let outcome = try bench.keep(
      "4:00 BEARS44 2+10 hook\namend p1 2+10 checking from behind\namend @p1 2 it was no more",
      Self.words)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    #expect(
      outcome.output.contains("BEARS44's minor for checking from behind, was hooking"),
      "\(outcome.output)")
    #expect(
      try bench.text(of: "game.jsonl").contains(
        #""play":"amend","of":"p1","call":"2+10","infraction":"checking-from-behind","reason":"checking-from-behind"}"#
      ))
    let state = try bench.run("state", "game.jsonl", "--format", "json")
    #expect(state.output.contains(#""infraction":"checking-from-behind""#))
  }
}
