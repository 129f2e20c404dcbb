import Foundation
import Testing

/// Two keepers' logs of one game as one.
@Suite struct Merging {
  private static let head =
    #"{"penaltybox":1,"under":["nhl-2025"],"clock":"elapsed","home":"TOR","visiting":"MTL","kind":"regular"}"#

  private static let scorer = """
    \(head)
    {"id":"p1","period":1,"elapsed":"3:30","play":"penalty","offender":"TOR6","call":"2","infraction":"hooking"}
    {"id":"p2","period":1,"elapsed":"4:02","play":"goal","team":"MTL","scorer":"MTL9","assists":["MTL12"]}
    {"id":"p3","period":1,"elapsed":"9:00","play":"time-out","team":"TOR"}
    {"id":"p4","period":1,"elapsed":"20:00","play":"period-end"}

    """

  private static let bench = """
    \(head)
    {"id":"p1","period":1,"elapsed":"3:30","play":"penalty","offender":"TOR6","call":"2"}
    {"id":"p2","period":1,"elapsed":"4:02","play":"goal","team":"MTL"}
    {"id":"p3","period":1,"elapsed":"7:00","play":"penalty","offender":"MTL4","call":"2","server":"MTL5"}
    {"id":"p4","period":1,"elapsed":"20:00","play":"period-end"}

    """

  private func bench(_ first: String = scorer, _ second: String = bench) throws -> Workbench {
    try Workbench(["a.jsonl": first, "b.jsonl": second])
  }

  @Test func `each keeper's plays are there once, with what the other knows of them`() throws {
    let outcome = try bench().run("merge", "a.jsonl", "b.jsonl")
    #expect(
      outcome.output == """
        \(Self.head)
        {"id":"p1","period":1,"elapsed":"3:30","play":"penalty","offender":"TOR6","call":"2","infraction":"hooking"}
        {"id":"p2","period":1,"elapsed":"4:02","play":"goal","team":"MTL","scorer":"MTL9","assists":["MTL12"]}
        {"id":"p3-2","period":1,"elapsed":"7:00","play":"penalty","offender":"MTL4","call":"2","server":"MTL5"}
        {"id":"p3","period":1,"elapsed":"9:00","play":"time-out","team":"TOR"}
        {"id":"p4","period":1,"elapsed":"20:00","play":"period-end"}

        """)
    #expect(
      outcome.errors == """
        only in b.jsonl: P1 7:00 MTL4 2 served-by MTL5
        only in a.jsonl: P1 9:00 TOR time-out
        3 plays in both, 1 only in a.jsonl, 1 only in b.jsonl, 0 contradictions

        """)
    #expect(outcome.status == 0)
  }

  @Test func `merging again changes nothing`() throws {
    let bench = try bench()
    let once = try bench.run("merge", "a.jsonl", "b.jsonl").output
    try bench.write(Data(once.utf8), to: "c.jsonl")
    for other in ["a.jsonl", "b.jsonl", "c.jsonl"] where other != "c.jsonl" {
      let again = try bench.run("merge", "c.jsonl", other)
      #expect(again.output == once)
      #expect(again.status == 0)
    }
  }

  @Test func `a contradiction is shown, and nothing is written until somebody chooses`() throws {
    let wrong = Self.bench.replacing(#""team":"MTL"}"#, with: #""team":"MTL","scorer":"MTL19"}"#)
      .replacing("4:02", with: "4:05")
    let bench = try bench(Self.scorer, wrong)
    let asked = try bench.run("merge", "a.jsonl", "b.jsonl")
    #expect(asked.output == "")
    #expect(
      asked.errors.hasPrefix(
        "a.jsonl: P1 4:02 MTL9 goal 12\nb.jsonl: P1 4:05 MTL19 goal\n"))
    #expect(asked.errors.contains("\n2 plays in both, 1 only in a.jsonl, 1 only in b.jsonl, "))
    #expect(
      asked.errors.hasSuffix(
        "nothing is written: choose with `--prefer first` or `--prefer second`\n"))
    #expect(asked.status == 1)
    for (choice, goal) in [("first", #""elapsed":"4:02""#), ("second", #""elapsed":"4:05""#)] {
      let chosen = try bench.run("merge", "a.jsonl", "b.jsonl", "--prefer", choice, "-q")
      let line = try #require(chosen.output.split(separator: "\n").first { $0.contains("goal") })
      #expect(line.contains(goal))
      #expect(line.contains(choice == "first" ? "MTL9" : "MTL19"))
      #expect(chosen.status == 1)
    }
  }

  @Test func `a wrong number is a contradiction, another player's penalty is not`() throws {
    let number = Self.bench.replacing("TOR6", with: "TOR9")
    let outcome = try bench(Self.scorer, number).run("merge", "a.jsonl", "b.jsonl")
    #expect(outcome.errors.contains("a.jsonl: P1 3:30 TOR6 2 hooking\nb.jsonl: P1 3:30 TOR9 2\n"))
    let other = Self.bench.replacing(
      #"{"id":"p2","#,
      with: #"""
        {"id":"x","period":1,"elapsed":"3:30","play":"penalty","offender":"TOR9","call":"5"}
        {"id":"p2",
        """#)
    let both = try bench(Self.scorer, other).run("merge", "a.jsonl", "b.jsonl")
    #expect(both.errors.contains("only in b.jsonl: P1 3:30 TOR9 5\n"))
    #expect(both.errors.contains(" 0 contradictions"))
  }

  @Test func `a correction names the play by its id in the merged log`() throws {
    let void =
      Self.bench
      + #"{"id":"p5","period":1,"elapsed":"7:30","before":"p4","play":"void","of":"p3","reason":"wrong team"}"#
      + "\n"
    let bench = try bench(Self.scorer, void)
    let outcome = try bench.run("merge", "a.jsonl", "b.jsonl")
    #expect(outcome.output.contains(#""play":"void","of":"p3-2","reason":"wrong team""#))
    #expect(outcome.status == 0)
    try bench.write(Data(outcome.output.utf8), to: "c.jsonl")
    #expect(try bench.run("merge", "c.jsonl", "b.jsonl").output == outcome.output)
  }

  @Test func `a late face-off of one keeper comes after the other's calls of that stoppage`() throws
  {
    let first = "under nhl-2025\nP1 5:00 A6 2\n   5:00 A7 2\n"
    let second = "under nhl-2025\nP1 5:00 whistle\n        B8 2\n        face-off\n"
    let bench = try Workbench(["a.sheet": first, "b.sheet": second])
    let outcome = try bench.run("merge", "a.sheet", "b.sheet")
    let plays = outcome.output.split(separator: "\n").dropFirst().map {
      $0.split(separator: " ").filter { $0 != "P1" && $0 != "5:00" }.joined(separator: " ")
    }
    #expect(plays == ["whistle", "B8 2", "A6 2", "A7 2", "face-off"])
  }

  @Test func `the heads complete each other, and a contradiction is chosen too`() throws {
    let dated = Self.bench.replacing(
      #""kind":"regular""#, with: #""kind":"regular","date":"2026-11-24""#)
    #expect(
      try bench(Self.scorer, dated).run("merge", "a.jsonl", "b.jsonl").output
        .contains(#""date":"2026-11-24""#))
    let other = Self.bench.replacing("nhl-2025", with: "iihf-2025")
    let bench = try bench(Self.scorer, other)
    let asked = try bench.run("merge", "a.jsonl", "b.jsonl")
    #expect(asked.errors.hasPrefix("a.jsonl: under nhl-2025\nb.jsonl: under iihf-2025\n"))
    #expect(asked.status == 1)
    #expect(
      try bench.run("merge", "a.jsonl", "b.jsonl", "--prefer", "second").output
        .contains(#""under":["iihf-2025"]"#))
  }

  @Test func `logs of other teams, or with errors, are not merged`() throws {
    let teams = try bench(Self.scorer, Self.bench.replacing("TOR", with: "BOS"))
      .run("merge", "a.jsonl", "b.jsonl")
    #expect(teams.errors == "these are logs of other teams: TOR and MTL, BOS and MTL\n")
    #expect(teams.status == 2 && teams.output == "")
    let broken = try bench(Self.scorer, Self.bench + "{\"id\":\n").run(
      "merge", "a.jsonl", "b.jsonl")
    #expect(broken.status == 2 && broken.output == "")
  }

  @Test func `on a terminal each contradiction is asked about`() throws {
    let wrong = Self.bench.replacing(#""team":"MTL"}"#, with: #""team":"MTL","scorer":"MTL19"}"#)
    let bench = try bench(Self.scorer, wrong)
    let outcome = try bench.shell(
      "printf 'x\\n2\\n' > in; command -v script > /dev/null || exit 9; "
        + "script -qec \"$PROGRAM merge a.jsonl b.jsonl --format sheet\" /dev/null < in")
    guard outcome.status != 9 else { return }
    #expect(outcome.output.contains("Which is right, 1 or 2?"))
    #expect(outcome.output.contains("1 is a.jsonl, 2 is b.jsonl"))
    #expect(outcome.output.contains("MTL19   goal") || outcome.output.contains("MTL19 goal"))
  }
}
