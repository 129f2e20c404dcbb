import Foundation
import Testing

/// The shoot-out, and a lead that makes the clock run, in the head, in `score`, `state` and JSON.
@Suite struct LiveShootOuts {
  private static let words = [
    "live", "game.jsonl", "--under", "nhl-2025", "--home", "bears", "--visiting", "ducks",
  ]
  private static let tied = "P3 20:00 period end\nOT 5:00 period end\nSO\n"

  @Test(arguments: [(24, 80), (24, 60), (40, 140)])
  func `the tally, the round and who shoots next stay in sight`(rows: Int, columns: Int) throws {
    let terminal = try PseudoTerminal(
      Self.words + ["--clock", "elapsed"], rows: rows, columns: columns)
    terminal.wait(for: "P1 0:00>")
    terminal.enter("P3 20:00 period end", for: "kept: @p1")
    terminal.enter("OT 5:00 period end", for: "kept: @p2")
    #expect(terminal.enter("SO", for: "Shoot-out round 1: BEARS 0, DUCKS 0"))
    for (line, tally) in [
      ("b 9 s", "round 1, DUCKS next: BEARS 1 ●, DUCKS 0"), ("d 4 m", "BEARS 1 ●, DUCKS 0 ○"),
      ("b 8 miss", "round 2, DUCKS next: BEARS 1 ●○, DUCKS 0 ○"),
      ("ducks 5 goal", "round 3, BEARS next: BEARS 1 ●○, DUCKS 1 ○●"),
      ("b 7 scored", "round 3, DUCKS next: BEARS 2 ●○●, DUCKS 1 ○●"),
      ("d 6 no goal", "Shoot-out decided: BEARS 2 ●○●, DUCKS 1 ○●○"),
    ] {
      #expect(terminal.enter(line, for: tally), "\(terminal.page.text)")
      #expect(terminal.page.rows[1].hasPrefix("Shoot-out "))
    }
    #expect(terminal.enter("score", for: "6  DUCKS   6  no"))
  }

  @Test func `state has the shoot-out as text and as JSON`() throws {
    let bench = try Workbench()
    _ = try bench.run(Self.words, input: Self.tied + "b 9 s\nd 4 m\nb 8 m\n")
    let text = try bench.run("state", "game.jsonl").output
    #expect(text.contains("\nShoot-out round 2, DUCKS next: BEARS 1 ●○, DUCKS 0 ○\n"), "\(text)")
    let json = try bench.run("state", "game.jsonl", "--format", "json").output
    #expect(
      json.contains(
        #""shootOut":{"scored":{"home":[true,false],"visiting":[false]},"round":2,"next":"visiting"}"#
      ), "\(json)")
  }

  @Test func `a lead that makes the clock run is shown until it is smaller`() throws {
    let book = """
      {
        "$schema": "schema.json",
        "id": "ours", "name": "Ours", "league": "Ours", "extends": "nhl-2025",
        "provisions": {
          "running-time": {
            "value": [
              {"lead": 5, "back": 3, "period-from": 1, "minor": "3:00", "major": "7:00"}
            ],
            "rule": "house 1"
          }
        }
      }
      """
    let terminal = try PseudoTerminal(
      ["live", "game.jsonl", "--under", "ours.json", "--clock", "elapsed"],
      files: ["ours.json": book])
    terminal.wait(for: "P1 0:00>")
    for number in 1...5 { terminal.enter("\(number):00 A\(number) goal", for: "kept: @p\(number)") }
    terminal.enter("face off", for: "kept: @p6")
    #expect(
      terminal.wait(for: "Clock runs: A 5 ahead; it stops at a lead of 3"), "\(terminal.page.text)")
    terminal.enter("6:00 B7 goal", for: "kept: @p7")
    terminal.enter("7:00 B8 goal", for: "kept: @p8")
    terminal.enter("face off", for: "kept: @p9")
    #expect(terminal.wait { !$0.rows.contains { $0.hasPrefix("Clock runs") } })
    terminal.type("quit\r")
    #expect(terminal.end() == 0)
    let bench = try Workbench(["game.jsonl": try terminal.file(), "ours.json": book])
    let json = try bench.run("state", "game.jsonl", "--at", "P1 5:30", "--format", "json").output
    #expect(
      json.contains(#""runningClock":{"team":"home","lead":5,"until":3}"#), "\(json)")
  }

  @Test(arguments: [("3", "penalties of 3:00 are typed `2` here"), ("7", "expected a call")])
  func `minutes of another length are explained`(minutes: String, message: String) throws {
    let book = """
      {
        "$schema": "schema.json",
        "id": "ours", "name": "Ours", "league": "Ours", "extends": "nhl-2025",
        "provisions": {"minor-length": {"value": "3:00", "rule": "house 1"}}
      }
      """
    let bench = try Workbench(["ours.json": book])
    let outcome = try bench.run(
      "live", "game.jsonl", "--under", "ours.json", input: "4:00 A5 \(minutes) hook\n")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `a log that is opened again says where it goes on, and a face-off says nothing twice`()
    throws
  {
    let bench = try Workbench()
    let outcome = try bench.run(
      Self.words, input: "4:00 bears 9 2 hook\nducks 4 2 trip\nface off\n")
    #expect(outcome.output.contains("kept: @p3 P1 4:00 face-off\n\nP1 4:00"), "\(outcome.output)")
    let terminal = try PseudoTerminal(
      ["live", "game.jsonl"], files: ["game.jsonl": try bench.text(of: "game.jsonl")])
    #expect(
      terminal.wait(for: "game.jsonl goes on after 3 plays; the last is P1 4:00 face-off"),
      "\(terminal.page.text)")
  }

  @Test func `a label that the console made is no slip for another`() throws {
    let outcome = try Workbench().run(
      Self.words, input: "4:00 bears 9 goal\ngoal-disallowed @p48 offside\n")
    #expect(
      !outcome.errors.contains("did you mean") && outcome.errors.contains("@p1 `BEARS9 goal`"))
  }
}
