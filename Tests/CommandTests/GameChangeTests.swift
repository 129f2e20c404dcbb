import Foundation
import Testing

/// The stream of changes for goal lights, boards and overlays.
@Suite struct GameChanges {
  private static let head = #"{"penaltybox":1,"id":"g","under":["nhl-2025"]}"# + "\n"
  private static let penalty =
    #"{"id":"p1","period":1,"elapsed":"4:00","play":"penalty","offender":"A6","call":"2"}"# + "\n"
  private static let goal =
    #"{"id":"p2","period":1,"elapsed":"4:30","play":"goal","team":"B","scorer":"B9"}"# + "\n"
  private static let disallowed =
    #"{"id":"p3","period":1,"elapsed":"4:30","play":"goal-disallowed","of":"p2","reason":"kicked"}"#
    + "\n"

  /// The words and the texts in lines of changes.
  private func texts(_ output: String) -> [String] {
    output.split(separator: "\n").compactMap { line in
      guard let start = line.range(of: #""text":""#)?.upperBound else { return nil }
      return String(line[start...].dropLast(2))
    }
  }

  @Test func `a power play begins, becomes two men and ends by a goal and by time`() throws {
    let sheet = "under nhl-2025\nP1 5:00 A6 2\n 6:00 A7 2\n 6:30 B9 goal\n 9:00 whistle\n"
    let outcome = try Workbench(["a.sheet": sheet]).run("replay", "--format", "changes", "a.sheet")
    #expect(
      texts(outcome.output) == [
        "P1 5:00 power play B", "P1 6:00 two-man advantage B", "P1 6:30 goal B9",
        "P1 6:30 A6 out of the box", "P1 8:00 A7 out of the box", "P1 8:00 power play B over",
      ])
    #expect(
      outcome.output.split(separator: "\n").first
        == #"{"change":"power-play","game":"a.sheet","period":1,"elapsed":300,"team":"visiting","letters":"B","manpower":{"home":4,"visiting":5},"score":{"home":0,"visiting":1},"text":"P1 5:00 power play B"}"#
    )
  }

  @Test func `a log that is followed prints its state, then each change, until the game is over`()
    throws
  {
    let bench = try Workbench(["1.jsonl": Self.head])
    try bench.write(Data(Self.penalty.utf8), to: "penalty")
    try bench.write(Data(Self.goal.utf8), to: "goal")
    try bench.write(
      Data((#"{"id":"e","period":3,"elapsed":"20:00","play":"game-end"}"# + "\n").utf8), to: "end")
    let outcome = try bench.shell(
      """
      (sleep 1; cat penalty >> 1.jsonl; sleep 1; cat goal >> 1.jsonl; sleep 1; cat end >> 1.jsonl) &
      timeout 60 "$PROGRAM" state --follow 1.jsonl
      """)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first?.contains(#""periodLabel":"P1""#) ?? false)
    #expect(
      texts(outcome.output).suffix(5) == [
        "P1 4:00 power play B", "P1 4:30 goal B9", "P1 4:30 A6 out of the box",
        "P1 4:30 power play B over", "P3 20:00 the game is over",
      ])
    #expect(outcome.status == 0)
  }

  @Test func `servers and substitutes leave the box, too`() throws {
    let sheet = "under nhl-2025\nP1 5:00 A bench 2\n 5:30 A1g 2 served-by A7\n 9:00 whistle\n"
    let outcome = try Workbench(["a.sheet": sheet]).run("replay", "--format", "changes", "a.sheet")
    #expect(
      texts(outcome.output).filter { $0.contains("box") } == [
        "P1 7:00 A's server out of the box", "P1 7:30 A7 out of the box",
      ])
  }

  /// The output of a shell that writes `a.sheet` while `penaltybox` follows the file.
  private func followed(with options: String = "", _ script: String) throws -> Workbench.Outcome {
    try Workbench().shell(
      """
      (sleep 1; \(script)) &
      timeout 60 "$PROGRAM" state --follow \(options) a.sheet
      """)
  }

  private static let opening = "printf 'under nhl-2025\\nP1 4:00 A6 2\\n'"

  @Test func `a log is waited for, before it is there and while it is away`() throws {
    let outcome = try followed(
      """
      \(Self.opening) > a.sheet; sleep 1; mv a.sheet b; sleep 1
      printf '   4:30 B9 goal\\nP3 20:00 game-end\\n' >> b; mv b a.sheet
      """)
    #expect(
      texts(outcome.output).suffix(2) == ["P1 4:30 power play B over", "P3 20:00 the game is over"])
    #expect(
      outcome.errors == String(repeating: "a.sheet: no such file; waits for it\n", count: 2))
    #expect(outcome.status == 0)
  }

  @Test func `a line that cannot be read is told of once, and the plays after it are followed`()
    throws
  {
    let outcome = try followed(
      with: "--format text",
      """
      \(Self.opening) > a.sheet; sleep 1; printf '   4:20 gaol\\n' >> a.sheet; sleep 1
      printf '   4:30 B9 goal\\n' >> a.sheet; sleep 1; printf 'P3 20:00 game-end\\n' >> a.sheet
      """)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("P1 4:00   A 0, B 0   4v5") ?? false)
    #expect(
      lines.dropFirst() == [
        "P1 4:30 goal B9", "P1 4:30 A6 out of the box", "P1 4:30 power play B over",
        "P3 20:00 the game is over",
      ])
    #expect(outcome.errors.components(separatedBy: "a.sheet:3:").count == 2)
    #expect(outcome.status == 2)
  }

  @Test func `a tick shows the state each second, and the clock runs while play is on`() throws {
    let outcome = try followed(
      with: "--tick --format text",
      """
      \(Self.opening) > a.sheet; printf '   4:00 face-off\\n' >> a.sheet; sleep 4
      printf '   4:30 whistle\\nP3 20:00 game-end\\n' >> a.sheet
      """)
    #expect(outcome.output.hasPrefix("P1 4:00 ") && outcome.output.contains("\nP1 4:02 "))
    #expect(outcome.status == 0)
    let alone = try Workbench(["a.sheet": "under nhl-2025\n"]).run("state", "--tick", "a.sheet")
    #expect(alone.errors.hasPrefix("penaltybox: `--tick` needs `--follow`\n"))
  }
}
