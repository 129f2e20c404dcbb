import Foundation
import Testing

private let ours = """
  {"id": "ours", "name": "Ours", "league": "Ours", "extends": "nhl-2025", "provisions": {
    "minor-length": {"value": "1:30", "rule": "house 1"},
    "minor-minutes": {"value": 3, "rule": "house 2"},
    "shoot-out-rounds": {"value": 5, "rule": "house 3"},
    "periods": {"value": 2, "rule": "house 4", "unverified": "Nobody wrote it down."}}}
  """

private let cases = """
  under    nhl-2025

  == a minor makes the team short-handed
  P1  5:00  A6   2
            > 4v5

  == a shoot-out that the source contradicts
  disputed it has two readings
  SO        A7   shoot-out scored
            > ~ A7 shoot-out scored

  """

@Suite struct CoverageOfProvisions {
  private func bench(_ book: String = ours) throws -> Workbench {
    try Workbench(["ours.json": book, "Cases/a.cases": cases])
  }

  @Test func `provisions that no case exercises come first, and fail the check`() throws {
    let outcome = try bench().run("check", "Cases", "--coverage", "--under", "./ours.json")
    #expect(
      outcome.output == """
        ours: 4 provisions of its own, 1 without a case, 1 unverified ones, 66%
                      cases  cited  by value  provision         rule
          NO CASE         0      0         0  shoot-out-rounds  house 3
          unverified      0      0         0  periods           house 4
                          1      1         0  minor-length      house 1
                          1      0         1  minor-minutes     house 2

        """)
    #expect(outcome.errors == "")
    #expect(outcome.status == 1)
  }

  @Test func `a provision that no source settles needs no case`() throws {
    let assumed = ours.replacing("house 3\"", with: "house 3\", \"unverified\": \"Taken as five.\"")
    let outcome = try bench(assumed).run("check", "Cases", "--coverage", "--under", "./ours.json")
    #expect(outcome.output.contains("  unverified      0      0         0  shoot-out-rounds"))
    #expect(!outcome.output.contains("NO CASE"))
    #expect(outcome.status == 0)
  }

  @Test func `a case under a book counts for the provisions it inherits`() throws {
    let inherited = cases.replacing("nhl-2025", with: "nhl-2014")
    let bench = try Workbench(["a.cases": inherited])
    let outcome = try bench.run("check", "a.cases", "--coverage", "--under", "nhl-2025")
    #expect(outcome.output.contains("\n                  1      1         0  minor-length "))
    let own = try bench.run("check", "a.cases", "--coverage", "--under", "nhl-2014")
    #expect(
      own.output == """
        nhl-2014: 9 provisions of its own, 1 without a case, 8 unverified ones, 0%
                      cases  cited  by value  provision                        rule
          NO CASE         0      0         0  overtime-skaters                 84.1
          unverified      0      0         0  penalised-server                 17.1
          unverified      0      0         0  pair-in-overtime                 84.3
          unverified      0      0         0  time-out-without-change
          never used      0      0         0  failed-challenge
          never used      0      0         0  no-late-challenge
          unverified      0      0         0  face-off-signalled-icing
          unverified      0      0         0  face-off-signalled-substitution
          unverified      0      0         0  face-off-choice

        """)
  }

  @Test func `a misspelt infraction in a case hides no other provision of the same family`() throws
  {
    let book = ours.replacing(
      #""minor-length": {"value": "1:30""#, with: #""majors-carry": {"value": "nothing""#)
    let one = cases + "== a major\nP1  5:00  A6   5 slashin\n            > 4v5\n"
    let bench = try Workbench(["ours.json": book, "a.cases": one])
    let outcome = try bench.run("check", "a.cases", "--coverage", "--under", "./ours.json")
    #expect(outcome.output.contains("\n                  1      0         1  majors-carry "))
  }

  @Test func `a rule on later games is covered by a case of several games`() throws {
    let book = """
      {"id": "ours", "name": "Ours", "league": "Ours", "extends": "nhl-2025", "provisions": {},
        "season": {"*": null,
          "fighting": {
            "rule": "house 9", "counts": ["major"], "for": ["fighting"], "from": 2, "out": [1]},
          "spearing": {"rule": "house 10", "counts": ["major"], "for": ["spearing"], "out": [2]}}}
      """
    let two = """
      under ours.json

      == two fights cost a game
      game 1
      P1 4:00 A6 5 fighting
      game 2
      P1 4:00 A6 5 fighting
        > A6 out of 1 game  house 9

      """
    let bench = try Workbench(["ours.json": book, "a.season": two])
    let outcome = try bench.run("check", "a.season", "--coverage", "--under", "./ours.json")
    #expect(
      outcome.output == """
        ours: 2 provisions of its own, 1 without a case, 0 unverified ones, 50%
                   cases  cited  by value  provision        rule
          NO CASE      0      0         0  season.spearing  house 10
                       1      1         0  season.fighting  house 9

        """)
    #expect(outcome.status == 1)
  }

  @Test(
    arguments: [
      (
        ["--under", "nhl-2O25"],
        "check: unknown rulebook `nhl-2O25`\ndid you mean `nhl-2025`?\n"
      ),
      (
        ["--format", "junit"],
        "penaltybox: `--coverage` and `--format junit` cannot be used together\ntry `penaltybox check --help`\n"
      ),
    ] as [([String], String)])
  func `a book that cannot be covered is reported`(_ words: [String], _ message: String) throws {
    let outcome = try bench().run(["check", "Cases", "--coverage"] + words)
    #expect(outcome.errors == message)
    #expect(outcome.status == 2)
  }
}
