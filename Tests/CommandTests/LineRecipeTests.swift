import Foundation
import Testing

/// The commands on the page about games in lines work as printed.
///
/// A command whose program is missing is left out.
@Suite struct LineRecipes {
  private static let feed =
    #"{"id":1,"season":20252026,"gameType":2,"homeTeam":{"id":1,"abbrev":"AAA"},"awayTeam":{"id":2,"#
    + #""abbrev":"BBB"},"plays":[{"eventId":8,"periodDescriptor":{"number":1},"timeInPeriod":"04:00","#
    + #""typeDescKey":"goal","sortOrder":1,"details":{"scoringPlayerId":7,"eventOwnerTeamId":1}}]}"#

  /// The command of the page that begins with `program`.
  private static func command(_ program: String) throws -> String {
    let page = Workbench.repository.appending(path: "Sources/penaltybox/Lines/README.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    return try #require(lines.first { $0.hasPrefix("    \(program) ") }).trimmingCharacters(
      in: .whitespaces)
  }

  private static func has(_ program: String) -> Bool { Workbench.installed(program) != nil }

  /// A folder with three games, from which jq has made lines.
  private static func bench() throws -> Workbench {
    let bench = try Workbench([
      "games/a.json": feed, "games/b.json": feed, "games/c.json": "{\n\"plays\": 1 }",
    ])
    let made = try bench.shell(try command("jq"))
    #expect(made.status == 0 && made.errors == "")
    return bench
  }

  private static let rows = "penaltybox replay --from lines --rows teams games.jsonl > teams.jsonl"

  @Test(.enabled(if: has("jq"))) func `jq makes lines of a folder of feeds`() throws {
    let bench = try Self.bench()
    let answers = try bench.shell("gzip games.jsonl; \(try Self.command("zcat"))")
    let lines = answers.output.split(separator: "\n")
    #expect(lines.count == 3 && answers.status == 2)
    #expect(lines[0].hasPrefix(#"{"line":1,"id":"games/a.json","answer":[{"game":"1","#))
    #expect(lines[2].contains(#""id":"games/c.json","errors":[{"#))
  }

  @Test(.enabled(if: has("jq") && has("parallel"))) func `GNU parallel answers the same`() throws {
    let bench = try Self.bench()
    // Another program cannot call a shell function.
    let command = try Self.command("parallel").replacing("penaltybox", with: "\"$PROGRAM\"")
    _ = try bench.shell(command)
    let parts = try bench.text(of: "teams.jsonl").split(separator: "\n")
    _ = try bench.shell(Self.rows)
    let whole = try bench.text(of: "teams.jsonl").split(separator: "\n")
    func answers(_ lines: [Substring]) -> [Substring?] {
      lines.map { $0.split(separator: ",", maxSplits: 1).last }
    }
    #expect(parts.count == 3 && answers(parts).prefix(2) == answers(whole).prefix(2))
  }

  @Test(.enabled(if: has("jq") && has("duckdb"))) func `DuckDB reads the answers`() throws {
    let bench = try Self.bench()
    _ = try bench.shell(Self.rows)
    let sums = try bench.shell(try Self.command("duckdb").replacing("duckdb", with: "duckdb -csv"))
    #expect(Set(sums.output.split(whereSeparator: \.isNewline).dropFirst()) == ["AAA,2", "BBB,0"])
    #expect(sums.status == 0)
  }

  private static let hasPolars =
    (try? Workbench([:]).shell("python3 -c 'import polars' 2>&1"))?.status == 0

  @Test(.enabled(if: has("jq") && hasPolars)) func `Polars reads the answers`() throws {
    let bench = try Self.bench()
    _ = try bench.shell(Self.rows)
    let page = Workbench.repository.appending(path: "Sources/penaltybox/Lines/README.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let recipe = try #require(text.split(separator: "```python\n").dropFirst().first)
    let script = try #require(recipe.split(separator: "```").first)
    try bench.write(Data(script.utf8), to: "recipe.py")
    let sums = try bench.shell("python3 recipe.py")
    #expect(sums.status == 0 && sums.output.contains("AAA"), "\(sums.errors)")
  }
}
