import Foundation
import Testing

/// The shoot-out, and a lead that makes the clock run: in the head, `score`, `state` and JSON.
@Suite struct LiveShootOuts {
  private static let words = [
    "--under", "nhl-2025", "--home", "bears", "--visiting", "ducks",
  ]
  private static let tied = "P3 20:00 period end\nOT 5:00 period end\nSO\n"

  @Test func `the tally, the round and who shoots next are in the state`() throws {
    let shots = [
      ("b 9 s", "round 1, DUCKS next: BEARS 1 ●, DUCKS 0"), ("d 4 m", "BEARS 1 ●, DUCKS 0 ○"),
      ("b 8 miss", "round 2, DUCKS next: BEARS 1 ●○, DUCKS 0 ○"),
      ("ducks 5 goal", "round 3, BEARS next: BEARS 1 ●○, DUCKS 1 ○●"),
      ("b 7 scored", "round 3, DUCKS next: BEARS 2 ●○●, DUCKS 1 ○●"),
      ("d 6 no goal", "Shoot-out decided: BEARS 2 ●○●, DUCKS 1 ○●○"),
    ]
    let outcome = try Workbench().keep(
      Self.tied + shots.map { $0.0 + "\n" }.joined() + "score", Self.words)
    #expect(outcome.output.contains("Shoot-out round 1: BEARS 0, DUCKS 0\n"))
    for (_, tally) in shots { #expect(outcome.output.contains(tally), "\(outcome.output)") }
    #expect(
      outcome.output.contains("round 3    BEARS7 scored  DUCKS6 missed") && outcome.status == 0)
  }

  @Test func `state has the shoot-out as text and as JSON`() throws {
    let bench = try Workbench()
    _ = try bench.keep(Self.tied + "b 9 s\nd 4 m\nb 8 m", Self.words)
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
    let goals = (1...5).map { "\($0):00 A\($0) goal\n" }.joined()
    let bench = try Workbench(["ours.json": book])
    let words = ["live", "game.jsonl", "--under", "ours.json"]
    let far = try bench.run(words, input: goals + "face off\n").output
    #expect(far.contains("\nClock runs: A 5 ahead; it stops at a lead of 3\n"), "\(far)")
    let near = try bench.run(words, input: "6:00 B7 goal\n7:00 B8 goal\nface off\n").output
    #expect(near.components(separatedBy: "kept: @p9").last?.contains("Clock runs") == false)
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
    let outcome = try bench.keep("4:00 bears 9 2 hook\nducks 4 2 trip\nface off", Self.words)
    #expect(outcome.output.contains("kept: @p3 P1 4:00 face-off\nP1 4:00"), "\(outcome.output)")
    #expect(
      try bench.keep("").output.contains(
        " goes on after 3 plays; the last is P1 4:00 face-off; the clock counts up\n"))
  }

  @Test func `a label that the console made is no slip for another`() throws {
    let outcome = try Workbench().keep(
      "4:00 bears 9 goal\ngoal-disallowed @p48 offside", Self.words)
    #expect(
      !outcome.errors.contains("did you mean") && outcome.errors.contains("@p1 `BEARS9 goal`"))
  }
}
