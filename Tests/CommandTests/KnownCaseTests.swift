import Foundation
import Testing

/// Another engine's maintainer: known differences, crashes, short reports, easy cases first.
@Suite struct KnownCasesOfPrograms {
  private static let cases = """
    under nhl-2025

    == long
    P1  1:00  A6   2
        1:30  whistle
        2:00  > ~ 4v5
        3:00  > ~ 5v5

    == short
    P1  1:00  A6   2
              > ~ 4v5

    == scored
    P1  1:00  B    goal
              > goal EV
              > score 0-1
              > 5v5

    """

  /// An engine that says 4v5 always.
  private static let engine = """
    import json, sys
    for line in sys.stdin:
      case = json.loads(line)
      if len(sys.argv) > 1 and case["case"] == sys.argv[1]: sys.exit(3)
      print(json.dumps({"instants": [{"strength": "4v5", "score": "0-1"} for i in case["instants"]]}), flush=True)

    """

  private func bench() throws -> Workbench {
    try Workbench(["Cases/minors/a.cases": Self.cases, "engine.py": Self.engine])
  }

  private func check(_ bench: borrowing Workbench, _ words: String..., engine: String = "")
    throws -> Workbench.Outcome
  {
    try bench.run(
      ["check", "Cases", "--program", "python3 engine.py \(engine)"] + words,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
  }

  @Test(.enabled(if: Workbench.hasPython, "there is no python3 here"))
  func `known differences do not fail, and new ones do`() throws {
    let bench = try bench()
    let list = try check(bench, "--format", "known")
    #expect(
      list.output
        == "minors/a.cases: long, under nhl-2025\nminors/a.cases: scored, under nhl-2025\n")
    #expect(list.status == 1)
    try bench.write(Data("# slow\n\(list.output)".utf8), to: "known.txt")
    let known = try check(bench, "--known", "known.txt")
    #expect(
      known.output.hasSuffix("\n1 agreed, 0 differ, 0 gaps, 0 disputed, 0 unreadable, 2 known\n"))
    #expect(known.output.contains("minors       1   3  33"))
    #expect(known.status == 0)
    let one = list.output.split(separator: "\n")[0] + "  # later\n"
    try bench.write(Data(one.utf8), to: "known.txt")
    let new = try check(bench, "--known", "known.txt")
    #expect(new.output.contains("1 agreed, 1 differs, 0 gaps, 0 disputed, 0 unreadable, 1 known"))
    #expect(new.status == 1)
    let json = try check(bench, "--known", "known.txt", "--format", "json").output
    #expect(json.contains(#""outcome":"known""#) && json.contains(#""known":1"#))
  }

  @Test(.enabled(if: Workbench.hasPython, "there is no python3 here"))
  func `a known difference that agrees now is reported`() throws {
    let bench = try bench()
    let list = try check(bench, "--format", "known").output
    try bench.write(Data((list + "minors/a.cases: short, under nhl-2025\n").utf8), to: "known.txt")
    let outcome = try check(bench, "--known", "known.txt")
    #expect(
      outcome.errors == "known, but it agrees now: minors/a.cases: short, under nhl-2025\n")
    #expect(outcome.status == 1)
    let missing = try check(bench, "--known", "no.txt")
    #expect(missing.errors.contains("no.txt") && missing.status == 2)
  }

  @Test(.enabled(if: Workbench.hasPython, "there is no python3 here"))
  func `a program that crashes is started again, and that case counts as an error`() throws {
    let outcome = try check(bench(), engine: "short")
    #expect(
      outcome.errors
        == "`python3 engine.py short` ended before it answered `short, under nhl-2025`\n")
    #expect(outcome.output.contains("0 agreed, 2 differ, 0 gaps, 0 disputed, 1 unreadable"))
    #expect(outcome.status == 2)
  }

  @Test func `a program that never answers is started three times`() throws {
    let outcome = try bench().run("check", "Cases", "--program", "exit 0")
    #expect(outcome.errors.split(separator: "\n").count == 3)
    #expect(outcome.status == 2)
  }

  @Test(.enabled(if: Workbench.hasPython, "there is no python3 here"))
  func `a brief report has a line for each case`() throws {
    let outcome = try check(bench(), "--brief")
    #expect(
      outcome.output.hasPrefix(
        """
        Cases/minors/a.cases:7:11: long, under nhl-2025: - 5v5 + 4v5
        Cases/minors/a.cases:15:11: scored, under nhl-2025: - goal EV - 5v5 + 4v5
        topic
        """))
  }

  @Test(.enabled(if: Workbench.hasPython, "there is no python3 here"))
  func `the simplest cases come first`() throws {
    let outcome = try check(bench(), "--simplest", "2", "--format", "tap")
    #expect(outcome.output.contains("1..2\nok 1 - short, under nhl-2025\nnot ok 2 - scored"))
  }

  @Test(.enabled(if: Workbench.hasPython, "there is no python3 here"))
  func `an engine is judged by the facts that it claims`() throws {
    let score = try check(bench(), "--facts", "score")
    #expect(score.output.hasSuffix("\n1 agreed, 0 differ, 0 gaps, 0 disputed, 0 unreadable\n"))
    #expect(score.status == 0)
    let both = try check(bench(), "--facts", "strength,score")
    #expect(both.output.contains("1 agreed, 2 differ"))
    #expect(!both.output.contains("goal EV"))
    #expect(both.output.contains(" --facts strength,score\n"))
    let wrong = try bench().run("check", "Cases", "--facts", "strenght")
    #expect(wrong.errors.contains("`--facts` has no `strenght`"))
    #expect(wrong.errors.contains("`strength`"))
    #expect(wrong.status == 2)
  }
}
