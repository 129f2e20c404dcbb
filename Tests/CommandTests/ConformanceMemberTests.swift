import Foundation
import SchemaChecking
import Testing

/// Instants that assert only a part, and members other than effects, as JSON and in answers.
@Suite struct ConformanceMembers {
  private static let cases = """
    under    nhl-2025

    == only a strength and who may play
    P1  5:00  A6   2
              > ~ 4v5
              > ~ A6 starts  16.1
              > ~ may not play A6
              > ~ may play A7 B6
              > ~ may play A8
        6:00  A6   2
        5:30  A7   2
              refused

    == a lost shot
    P2  5:00  A6   PS
              > penalty shot B
              > [nhl-2025] 5v5
              B    penalty-shot lost
              > penalty shot B lost
              > no penalty shot

    """

  private func bench() throws -> Workbench { try Workbench(["Cases/a.cases": Self.cases]) }

  @Test func `an instant that names a part has facts, and no list of effects`() throws {
    let bench = try bench()
    #expect(try bench.run("check", "Cases", "--export", "suite").status == 0)
    let text = try bench.text(of: "suite/a.json")
    #expect(
      text.contains(
        #""facts":[{"text":"A6 starts","rule":"16.1"}],"strength":"4v5","#
          + #""mayPlay":["A7","B6","A8"],"mayNotPlay":["A6"]}"#))
    #expect(text.contains(#""refused":[{"event":11}]"#))
    #expect(text.contains(#""facts":[{"text":"penalty shot B"},{"text":"penalty shot B lost"}"#))
    #expect(text.components(separatedBy: #""effects""#).count == 2)
    let schema = try Schema(try bench.text(of: "suite/schema.json"))
    #expect(try schema.faults(in: text) == [])
  }

  @Test func `our own engine answers all of it`() throws {
    let command = "'\(Workbench.program.path)' serve-cases"
    let outcome = try bench().run("check", "Cases", "--program", command)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasSuffix("\n2 agreed, 0 differ, 0 gaps, 0 disputed, 0 unreadable\n"))
  }

  /// A program that answers the first case with these members at its first instant.
  private func answer(_ members: String) throws -> Workbench.Outcome {
    let instants = #"{"instants":[{\#(members)},{},{"refused":[{"event":11}]}]}"#
    return try bench().run(
      "check", "Cases", "--case", "only", "--program", "read x; echo '\(instants)'")
  }

  @Test func `an answer without the players does not say that they may play`() throws {
    let outcome = try answer(
      #""rulings":[{"text":"A6 starts, until 7:00","rule":"16.1"}],"strength":"4v5""#)
    #expect(
      outcome.output.contains(
        "\n    - may not play A6\n    - may play A7 B6\n    - may play A8\n"))
    #expect(outcome.status == 1)
  }

  @Test func `an answer that bars others is a difference that names them`() throws {
    let outcome = try answer(
      #""rulings":[{"text":"A6 starts","rule":"16.1"}],"strength":"4v5","mayNotPlay":["B6"]"#)
    #expect(
      outcome.output.contains(
        "\n    - may not play A6\n    + may play A6\n    - may play A7 B6\n    + may not play B6\n")
    )
    #expect(outcome.output.contains("\n      may play A8\n"))
  }

  @Test func `a player who is none is reported with his place`() throws {
    let outcome = try answer(#""mayNotPlay":["A6","C9"]"#)
    #expect(
      outcome.errors.contains(
        "the answer:1:34: `may not play C9`: no team is called `C`; the teams are `A` and `B`"))
    #expect(outcome.status == 2)
  }
}
