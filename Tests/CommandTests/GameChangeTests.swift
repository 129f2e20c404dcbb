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

  /// The words and the texts of lines of changes.
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

  @Test(arguments: ["1.jsonl", "p1"])
  func `only what is new since an earlier log, or a play, is printed`(_ since: String) throws {
    let bench = try Workbench([
      "1.jsonl": Self.head + Self.penalty, "2.jsonl": Self.head + Self.penalty + Self.goal,
    ])
    let outcome = try bench.run("replay", "--format", "changes", "--since", since, "2.jsonl")
    #expect(
      texts(outcome.output) == [
        "P1 4:30 goal B9", "P1 4:30 A6 out of the box", "P1 4:30 power play B over",
      ])
  }

  @Test func `a goal that is taken back puts the power play on again`() throws {
    let before = Self.head + Self.penalty + Self.goal
    let bench = try Workbench(["1.jsonl": before, "2.jsonl": before + Self.disallowed])
    let outcome = try bench.run("replay", "--format", "changes", "--since", "1.jsonl", "2.jsonl")
    #expect(
      texts(outcome.output) == ["P1 4:30 goal B9 taken back", "P1 4:30 power play B is on again"])
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

  @Test func `the console writes its changes to a file and its texts into a folder`() throws {
    let bench = try Workbench()
    let outcome = try bench.run(
      [
        "live", "game.jsonl", "--under", "nhl-2025", "--home", "TOR", "--visiting", "MTL",
        "--events", "changes.jsonl", "--text-dir", "overlay",
      ], input: "4:00 TOR15 2 hooking\n4:20 TOR7 2\n4:30 MTL9 goal\nundo\n")
    #expect(outcome.status == 0)
    let changes = try String(
      contentsOf: bench.folder.appending(path: "changes.jsonl"), encoding: .utf8)
    #expect(
      texts(changes) == [
        "P1 4:00 power play MTL", "P1 4:20 two-man advantage MTL", "P1 4:30 goal MTL9",
        "P1 4:30 TOR15 out of the box", "P1 4:30 goal MTL9 taken back",
      ])
    func text(_ name: String) throws -> String {
      try String(
        contentsOf: bench.folder.appending(path: "overlay/\(name).txt"), encoding: .utf8)
    }
    #expect(try text("strength") == "3v5" && text("power-play") == "MTL")
    #expect(try text("home-penalty-1") == "15 1:30" && text("home-penalty-2") == "7 1:50")
    #expect(try text("visiting-score") == "0" && text("visiting-penalty-1") == "")
    #expect(try text("home-name") == "TOR" && text("period") == "P1" && text("clock") == "4:30")
  }

  @Test func `a folder that cannot be written is told of, and the log goes on`() throws {
    let bench = try Workbench(["overlay": "a file"])
    let outcome = try bench.run(
      ["live", "game.jsonl", "--under", "nhl-2025", "--text-dir", "overlay"],
      input: "4:00 A15 2 hooking\n")
    #expect(outcome.output.contains("kept: @p1") && outcome.status == 1)
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }
}
