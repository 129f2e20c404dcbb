import Foundation
import Testing

/// Plays that the book accepts but that are probably slips.
@Suite struct LiveSlips {
  private static let words = [
    "--under", "nhl-2025", "--home", "BEARS", "--visiting", "DUCKS",
  ]

  /// Typed lines, the last of which is doubtful, and the warning.
  static let slips: [(lines: String, warning: String)] = [
    (
      "1605 ducks 12 2 int\nducks 12 2 int",
      "`P1 16:05 DUCKS12 2 interference` is already in the log, as @p1"
    ),
    (
      "1605 ducks 12 2+10 cfb\n1700 whistle\ninsert 1605 ducks 12 2+10",
      "`P1 16:05 DUCKS12 2+10 checking-from-behind` is already in the log, as @p1"
    ),
    (
      "1605 ducks 12 5+GM fight\nducks 12 5+GM fight",
      "`P1 16:05 DUCKS12 5+GM fighting` is already in the log, as @p1"
    ),
    (
      "1540 face-off\nducks 9 goal 4 17",
      "no time was typed, so the goal is at P1 15:40, when play began"
    ),
    ("period end\nducks 9 goal", "no time was typed, so the goal is at P2 0:00, when play began"),
    ("510 ducks 4 5+GM fight\n600 ducks 17 goal 4", "DUCKS4 is out of the game"),
    ("510 ducks 4 M\n600 ducks 4 goal", "DUCKS4 is out of the game"),
    ("510 ducks 4 M\n600 ducks 4 2 hook", "DUCKS4 is out of the game"),
    ("510 ducks 4 2\n600 ducks 4 2 hook", "DUCKS4 is in the penalty box"),
    (
      "1605 ducks 12 2 int\n1609 ducks 12 2 int",
      "`P1 16:05 DUCKS12 2 interference` is already in the log, as @p1"
    ),
    (
      "1605 ducks 12 goal\n1612 d 12 goal 4",
      "`P1 16:05 DUCKS12 goal` is already in the log, as @p1"
    ),
    (
      "1605 ducks goal\nducks 12 goal 4", "`P1 16:05 DUCKS goal` is already in the log, as @p1"
    ),
    ("1605 whistle\n1612 d 12 2 late hit", "`late-hit` is no known infraction"),
  ]

  /// The typed lines before the last, with answers to the questions about them, and the last line.
  private static func before(_ lines: String) -> (before: String, last: String) {
    var lines = lines.split(separator: "\n").map { String($0) }
    let last = lines.removeLast()
    return (lines.map { $0 + "\n" + ($0 == "period end" ? "y\n" : "") }.joined(), last)
  }

  @Test(arguments: slips) func `a slip is asked about, and kept by y or by the line again`(
    lines: String, warning: String
  ) throws {
    let (before, last) = Self.before(lines)
    let count = before.split(separator: "\n").count { $0 != "y" }
    for (answer, kept) in [("y", 1), (last, 1), (" YES ", 1), ("", 0), ("n", 0), ("score", 0)] {
      let bench = try Workbench()
      let outcome = try bench.keep(before + last + "\n" + answer, Self.words)
      #expect(outcome.output.contains("\(warning)"), "\(outcome.output)")
      #expect(outcome.output.contains("Type `y`, or the same line again, if so."))
      #expect(try bench.plays().count == count + kept, "\(outcome.output)")
      #expect(outcome.errors == (kept == 1 ? "" : "not kept: \(last)\n"))
      #expect(outcome.status == 1 - Int32(kept))
    }
  }

  @Test func `the first play of one who may not play in this game of the season has a warning`()
    throws
  {
    let bench = try Workbench()
    try bench.write(
      "under nhl-2025\nhome BEARS\nvisiting DUCKS\ngame 1\nP1 4:00 BEARS6 M\n", to: "so-far.season")
    let outcome = try bench.keep(
      "4:00 BEARS6 2 hooking\n6:30 BEARS6 goal", Self.words + ["--season", "so-far.season"])
    let warning = "BEARS6 may not play in this game"
    #expect(outcome.output.contains(warning), "\(outcome.output)")
    #expect(try bench.plays().count == 2, "\(outcome.output)")
    let without = try bench.keep("", Self.words)
    #expect(!without.output.contains(warning), "\(without.output)")
  }

  @Test func `an open question at the end is no yes, and a yes to nothing is none`() throws {
    let bench = try Workbench()
    let open = try bench.keep("510 ducks 4 2\n600 ducks 4 2 hook", Self.words)
    #expect(open.errors == "not kept: 600 ducks 4 2 hook\n" && open.status == 1)
    let none = try bench.keep("y\n700 whistle\nY", Self.words)
    #expect(none.errors == "refused: nothing was asked\nrefused: nothing was asked\n")
    #expect(none.status == 1)
    #expect(try bench.plays().count == 2)
  }

  @Test(arguments: [
    "1605 ducks 12 2 int\nducks 12 2 hook\nducks 12 10\nducks 13 2 int",
    "1605 ducks? 2 roughing\nducks? 2 roughing", "1540 ducks 9 goal 4 17",
    "1540 face-off\n1541 ducks 9 goal", "1540 whistle\nducks 9 goal",
    "510 ducks 4 5+GM fight\nducks 4 10\nducks 4 2 hook",
    "510 ducks 4 2\n710 face-off\n800 ducks 4 goal", "510 ducks 4 goal\n525 ducks 4 goal",
    "510 ducks 4 2 hook\n720 ducks 4 2 hook", "1540 face-off\nat 16:00\nducks 9 goal",
  ])
  func `what is usual is no slip`(lines: String) throws {
    let outcome = try Workbench().keep(lines, Self.words + ["--strict"])
    #expect(outcome.errors == "" && outcome.status == 0, "\(outcome.errors)")
  }

  /// The console asks about a play with a warning; a replay shows the same warning.
  @Test(arguments: [
    ("1605 bears 12 goal\n1605 bears 12 goal", "`P1 16:05 BEARS12 goal` is already in the log"),
    ("1605 bears 99 2 hook", "BEARS has no number 99 on its list"),
    ("1605 bears 8 goal 99", "BEARS has no number 99 on its list"),
    ("1605 bears 8 2 hokking", "`hokking` is no known infraction; did you mean `hooking`?"),
  ])
  func `warnings of the game are asked about`(lines: String, question: String) throws {
    let roster = #"{"roster":"BEARS","number":8}"# + "\n" + #"{"roster":"BEARS","number":12}"#
    let head =
      #"{"penaltybox":1,"under":["nhl-2025"],"home":"BEARS","visiting":"DUCKS","kind":"regular"}"#
    let bench = try Workbench(["game.jsonl": "\(head)\n\(roster)\n"])
    let dropped = try bench.keep(lines + "\nn")
    #expect(dropped.output.contains(question), "\(dropped.output)")
    #expect(dropped.errors.hasPrefix("not kept: ") && dropped.status == 1)
    let before = try bench.plays().count
    let last = lines.split(separator: "\n").last ?? ""
    let kept = try bench.keep("\(last)\ny", ["--strict"])
    #expect(kept.errors == "" && kept.status == 1)
    #expect(try bench.plays().count == before + 1)
  }
}
