import Foundation
import Testing

@Suite struct LogLists {
  private static let sheet = "under nhl-2025\nP1 5:00 B9 goal\n"

  private func games(_ outcome: Workbench.Outcome) -> [Substring] {
    outcome.output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } }
  }

  private func bench() throws -> Workbench {
    try Workbench([
      "games/a.sheet": Self.sheet, "games/old/b.sheet": Self.sheet, "c.sheet": Self.sheet,
      "list": "c.sheet\n\ngames/old/b.sheet\r\n",
    ])
  }

  private let rows = ["replay", "--format", "csv", "--rows", "goals"]

  @Test func `the logs of a folder are played in the order of their names`() throws {
    let outcome = try bench().run(rows + ["c.sheet", "games"])
    #expect(games(outcome) == ["c.sheet", "a.sheet", "b.sheet"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
  }

  @Test func `a file that is given twice is taken once, and it is said`() throws {
    let outcome = try bench().run(rows + ["games", "./games/a.sheet"])
    #expect(games(outcome) == ["a.sheet", "b.sheet"])
    #expect(outcome.errors == "./games/a.sheet: the same file as games/a.sheet; taken once\n")
    #expect(outcome.status == 0)
  }

  @Test(arguments: ["1", "3"])
  func `logs are shown in order, however many threads play them`(_ jobs: String) throws {
    let bench = try Workbench()
    let names = (100..<160).map { "\($0).sheet" }
    for name in names { try bench.write(Data(Self.sheet.utf8), to: name) }
    try bench.write(Data("P1 5:00 ?".utf8), to: names[30])
    let outcome = try bench.run(rows + ["--jobs", jobs, "."])
    #expect(games(outcome) == names.filter { $0 != names[30] }.map { Substring($0) })
    #expect(outcome.errors.hasPrefix("./130.sheet:1:") && outcome.status == 2)
  }

  @Test func `a summary that is given with its plays is not a second game`() throws {
    let outcome = try Workbench(["1.plays.json": "[]", "1.summary.json": "{}"]).run(
      rows + ["1.summary.json", "1.plays.json"])
    #expect(
      outcome.errors.hasPrefix(
        "1.summary.json: this is read with the game's plays; taken once\n1.plays.json: an empty JSON array "
      ))
    #expect(outcome.errors.split(separator: "\n").count { $0.contains(".json:") } == 2)
  }

  @Test(arguments: [["replay"], ["state"], ["check"]])
  func `what gzip made is told with what to do`(_ verb: [String]) throws {
    let bench = try Workbench()
    try bench.write(Data([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xcb, 0x48]), to: "a.sheet")
    let outcome = try bench.run(verb + ["a.sheet"])
    #expect(
      outcome.errors.hasPrefix(
        "a.sheet: this is compressed by gzip; pipe it through `zcat`, with `-` as the file\n"))
    #expect(outcome.output.isEmpty || verb == ["check"])
    #expect(outcome.status == 2)
  }

  @Test func `unknown JSON says what was found, and what is known`() throws {
    let outcome = try Workbench(["a.json": #"{"id":1,"teams":[]}"#]).run("replay", "a.json")
    #expect(
      outcome.errors.hasPrefix(
        "a.json: a JSON object with `id`, `teams` is no log in a known format"))
    #expect(outcome.errors.contains("NHL") && outcome.errors.contains("HockeyTech"))
    #expect(outcome.status == 2)
  }

  @Test func `a long key of unknown JSON is cut`() throws {
    let key = String(repeating: "k", count: 100_000)
    let outcome = try Workbench(["a.json": "{\"\(key)\":1}"]).run("replay", "a.json")
    #expect(outcome.errors.hasPrefix("a.json: a JSON object with `\(key.prefix(39))…` is no log"))
    #expect(outcome.status == 2)
  }

  @Test func `of very many errors of a rulebook, a hundred are told`() throws {
    let members = String(repeating: "\"a\":1,", count: 5000)
    let bench = try Workbench(["a.json": "{\(members)\"b\":1}"])
    let outcome = try bench.run("books", "check", "a.json")
    #expect(outcome.errors.contains("errors more"))
    #expect(outcome.errors.split(separator: "\n").count < 400)
    #expect(outcome.status == 2)
  }

  @Test func `an incomplete game is left out where only complete ones are wanted`() throws {
    let feed = """
      {"id":1,"season":20252026,"gameType":2,"gameState":"OFF","homeTeam":{"id":1,"abbrev":"AAA","score":2},\
      "awayTeam":{"id":2,"abbrev":"BBB","score":0},"plays":[]}
      """
    let bench = try Workbench(["a.json": feed, "c.sheet": Self.sheet])
    let all = try bench.run(
      "replay", "--format", "jsonl", "--rows", "teams", "a.json", "c.sheet")
    let strict = try bench.run(
      "replay", "--format", "jsonl", "--rows", "teams", "--strict", "a.json", "c.sheet")
    #expect(all.output.split(separator: "\n").count == 4)
    #expect(strict.output.split(separator: "\n").count == 2)
    #expect(strict.errors.contains("a.json: left out: "))
    #expect(strict.status == 1)
  }
}
