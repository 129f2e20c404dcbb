import Foundation
import Testing

/// Plays that the book accepts but that are probably slips.
@Suite struct LiveSlips {
  private static let words = [
    "live", "game.jsonl", "--under", "nhl-2025", "--home", "BEARS", "--visiting", "DUCKS",
  ]

  /// Typed lines, of which the last is doubtful, and the warning.
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

  @Test(arguments: slips) func `in a pipe a slip is kept with a warning`(
    lines: String, warning: String
  ) throws {
    for (option, status) in [([], 0), (["--strict"], 1)] {
      let outcome = try Workbench().run(Self.words + option, input: lines + "\n")
      let warnings = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("warning: ") }
      #expect(warnings == ["warning: \(warning)"], "\(outcome.errors)")
      if lines.contains("period end") { continue }
      #expect(outcome.status == status)
    }
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
    let outcome = try Workbench().run(Self.words + ["--strict"], input: lines + "\n")
    #expect(outcome.errors == "" && outcome.status == 0, "\(outcome.errors)")
  }

  @Test(arguments: slips) func `on a terminal Enter keeps the safe answer, and y the play`(
    lines: String, warning: String
  ) throws {
    let terminal = try PseudoTerminal(Self.words + ["--clock", "elapsed"], columns: 140)
    terminal.wait(for: "P1 0:00>")
    var lines = lines.split(separator: "\n").map { String($0) }
    let last = lines.removeLast()
    for (index, line) in lines.enumerated() {
      let kept = "kept: @p\(index + 1) "
      terminal.enter(line, for: line == "period end" ? "Did it end at" : kept)
      if line == "period end" { terminal.enter("y", for: kept) }
    }
    #expect(terminal.wait { $0.typedRow.hasSuffix(">") })
    let before = try terminal.log()
    #expect(terminal.enter(last, for: "\(warning). "), "\(terminal.page.text)")
    terminal.type("\r")
    #expect(terminal.wait(for: "not kept"), "\(terminal.page.text)")
    #expect(try terminal.log() == before)
    terminal.type(last + "\r")
    #expect(terminal.wait { $0.typedRow.hasSuffix("y/n") })
    terminal.type("y\r")
    #expect(terminal.wait { $0.typedRow.hasSuffix(">") }, "\(terminal.page.text)")
    #expect(try terminal.log().count == before.count + 1)
  }

  /// What the console asks about with a warning of the game, which a replay has too.
  @Test(arguments: [
    ("1605 bears 12 goal\n1605 bears 12 goal", "`P1 16:05 BEARS12 goal` is already in the log"),
    ("1605 bears 99 2 hook", "BEARS has no number 99 on its list"),
    ("1605 bears 8 goal 99", "BEARS has no number 99 on its list"),
    ("1605 bears 8 2 hokking", "`hokking` is no known infraction; did you mean `hooking`?"),
  ])
  func `warnings of the game are asked about on a terminal, and counted in a pipe`(
    lines: String, question: String
  ) throws {
    let roster = #"{"roster":"BEARS","number":8}"# + "\n" + #"{"roster":"BEARS","number":12}"#
    let head =
      #"{"penaltybox":1,"under":["nhl-2025"],"home":"BEARS","visiting":"DUCKS","kind":"regular"}"#
    let log = "\(head)\n\(roster)\n"
    let piped = try Workbench(["game.jsonl": log]).run(
      "live", "game.jsonl", "--strict", input: lines + "\n")
    #expect(piped.status == 1 && piped.errors == "", "\(piped.errors)")
    let terminal = try PseudoTerminal(["live", "game.jsonl"], files: ["game.jsonl": log])
    terminal.wait(for: "P1 0:00>")
    let typed = lines.split(separator: "\n").map { String($0) }
    for line in typed.dropLast() { #expect(terminal.enter(line, for: "kept: ")) }
    let before = try terminal.log().count
    terminal.type(typed[typed.count - 1] + "\r")
    #expect(
      terminal.wait { $0.text.split { $0.isWhitespace }.joined(separator: " ").contains(question) },
      "\(terminal.page.text)")
    terminal.type("\r")
    #expect(terminal.wait(for: "not kept"))
    #expect(try terminal.log().count == before)
  }
}
