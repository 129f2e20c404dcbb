import Foundation
import Testing

private let agreeing = """
  == a minor runs two minutes
  P1  5:00  A6   2
            > A6 starts, until 7:00
            > 4v5

  """

private let differing = """
  == a minor lasts three minutes
  from     ours
  P1  5:00  A6   2
      6:00  > 4v5
      7:00  > nothing

  """

@Suite struct Check {
  private func bench(_ cases: String...) throws -> Workbench {
    try Workbench(["Cases/a.cases": "under    nhl-2025\n\n" + cases.joined(separator: "\n")])
  }

  @Test func `cases that agree are counted`() throws {
    let outcome = try bench(agreeing).run("check", "Cases")
    #expect(outcome.output == "1 agreed, 0 differ, 0 gaps, 0 disputed, 0 unreadable\n")
    #expect(outcome.status == 0)
    #expect(try bench(agreeing).run("check", "Cases", "--quiet").output == "")
  }

  @Test func `a difference has its own line, the rulings, the way there and the command`() throws {
    let outcome = try bench(agreeing, differing).run("check", "Cases/a.cases")
    #expect(
      outcome.output == """
        Cases/a.cases:12:11: a minor lasts three minutes, under nhl-2025

            P1 7:00  4v5 · serving A6 0:00
            + A6 ends, served                                 16.1
            + A6 returns                                      26.2
            from     ours

            how the game got there
              P1 5:00  A6 starts, until 7:00                  16.1

            again    penaltybox check Cases/a.cases --case 'a minor lasts three minutes' --under nhl-2025

        1 agreed, 1 differs, 0 gaps, 0 disputed, 0 unreadable

        """)
    #expect(outcome.status == 1)
  }

  @Test func `the command that a difference names plays that case alone`() throws {
    let outcome = try bench(agreeing, differing).run(
      "check", "Cases/a.cases", "--case", "a minor lasts three minutes", "--under", "nhl-2025")
    #expect(outcome.output.hasSuffix("\n0 agreed, 1 differs, 0 gaps, 0 disputed, 0 unreadable\n"))
    #expect(outcome.status == 1)
  }

  @Test func `a gap that agrees fails, and one that does not is counted`() throws {
    let known = differing.replacing("from     ours", with: "gap      not yet")
    let closed = agreeing.replacing("minutes\n", with: "minutes\ngap      not yet\n")
    let outcome = try bench(known, closed).run("check", "Cases")
    #expect(
      outcome.output == """
        Cases/a.cases:9:1: a minor runs two minutes, under nhl-2025

            this gap agrees now: remove its `gap` line

        0 agreed, 1 differs, 1 gap, 0 disputed, 0 unreadable

        """)
    #expect(outcome.status == 1)
  }

  @Test func `a case that cannot be read is reported, and the others are played`() throws {
    let broken = "== broken\nP1 5:0 A6 2\n"
    let outcome = try bench(agreeing, broken).run("check", "Cases")
    #expect(outcome.errors.hasPrefix("Cases/a.cases:9:4: `5:0` is not a time"))
    #expect(outcome.errors.hasSuffix("\nin the case `broken`\n"))
    #expect(outcome.output == "1 agreed, 0 differ, 0 gaps, 0 disputed, 1 unreadable\n")
    #expect(outcome.status == 2)
  }

  @Test(
    arguments: [
      (["Cases", "--case", "icing"], "Cases: no case with `icing` in its title\n"),
      (["Cases", "--under", "nhl-2014"], "Cases: no case under nhl-2014\n"),
      (
        ["game.sheet"],
        "game.sheet: the file has no cases; use `penaltybox replay` for logs\n"
      ),
      (
        ["Cases", "empty.cases"],
        "empty.cases: the file has no cases; use `penaltybox replay` for logs\n"
      ),
      (
        ["Cases", "own.season"],
        "own.season: the file has no cases; use `penaltybox season` for a season\n"
      ),
      (["Cases", "other"], "other: no case files in this folder\n"),
    ] as [([String], String)])
  func `no case at all is no agreement`(_ words: [String], _ message: String) throws {
    let bench = try bench(agreeing)
    try bench.write(Data("under nhl-2025\nP1 5:00 A6 2\n".utf8), to: "game.sheet")
    for name in ["empty.cases", "own.season", "other/a.txt"] { try bench.write(Data(), to: name) }
    let outcome = try bench.run(["check"] + words)
    #expect(outcome.errors == message)
    #expect(outcome.status == 2)
  }

}
