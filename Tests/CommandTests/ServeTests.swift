import Foundation
import Testing

/// `serve`: a request a line, an answer a line.
struct ServeTests {
  private static let log = #""log":{"name":"a.sheet","text":"under nhl-2025\nP1 4:00 A6 2\n"}"#

  private static func served(
    _ requests: [String]
  ) throws -> (answers: [[String: Any]], status: Int32) {
    let outcome = try Workbench().run(
      "serve", input: requests.map { $0 + "\n" }.joined())
    let answers = try outcome.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    return (answers, outcome.status)
  }

  private static func message(_ answer: [String: Any]) -> String? {
    let errors = answer["errors"] as? [[String: Any]]
    return errors?.first.flatMap { $0["message"] as? String }
  }

  @Test func `an open game is asked, added to, taken back and closed`() throws {
    let (answers, status) = try Self.served([
      #"{"id":7,"what":"open",\#(Self.log)}"#,
      #"{"id":"b","what":"state","game":1,"at":{"period":1,"elapsed":"5:00"}}"#,
      #"{"what":"append","game":1,"line":"P1 5:00 b goal 9"}"#,
      #"{"what":"append","game":1,"line":"5:30 a 7 2 trip"}"#,
      #"{"what":"append","game":1,"line":"undo"}"#,
      #"{"what":"rows","game":1,"rows":"goals"}"#,
      #"{"what":"state","game":1,"at":{"period":1,"elapsed":360},"books":["hockey-canada-2024"]}"#,
      #"{"what":"close","game":1}"#,
    ])
    try #require(answers.count == 8)
    #expect(answers[0]["id"] as? Int == 7)
    #expect((answers[0]["answer"] as? [String: Any])?["plays"] as? Int == 1)
    #expect(answers[1]["id"] as? String == "b")
    let state = answers[1]["answer"] as? [String: Any]
    #expect((state?["manpower"] as? [String: Int]) == ["home": 4, "visiting": 5])
    #expect((answers[3]["answer"] as? [String: Any])?["elapsed"] as? Int == 330)
    let goals = answers[5]["answer"] as? [[String: Any]]
    #expect(goals?.count == 1 && goals?.first?["scorer"] as? String == "B9")
    let full = answers[6]["answer"] as? [String: Any]
    #expect((full?["manpower"] as? [String: Int]) == ["home": 5, "visiting": 5])
    #expect(answers.allSatisfy { Self.message($0) == nil })
    #expect(status == 0)
  }

  @Test func `a number that no open game has is an error of its own kind`() throws {
    let (answers, _) = try Self.served([#"{"what":"state","game":1}"#, #"{"what":"close"}"#])
    let codes = answers.map { ($0["errors"] as? [[String: Any]])?.first?["code"] as? String }
    #expect(codes == ["no-game", "request"])
  }

  @Test func `two open games do not disturb each other`() throws {
    let other = Self.log.replacingOccurrences(of: "A6 2", with: "B6 5")
    let (answers, _) = try Self.served([
      #"{"what":"open",\#(Self.log)}"#, #"{"what":"open",\#(other)}"#,
      #"{"what":"append","game":1,"line":"P1 5:00 b goal"}"#,
      #"{"what":"state","game":2}"#, #"{"what":"state","game":1}"#,
    ])
    let manpower = answers.suffix(2).map {
      ($0["answer"] as? [String: Any])?["manpower"] as? [String: Int]
    }
    #expect(manpower == [["home": 5, "visiting": 4], ["home": 5, "visiting": 5]])
  }

  @Test(arguments: [
    (#"{"what":"state","game":1}"#, "the game 1 is not open"),
    (#"{"what":"append","line":"B goal"}"#, "the request has no open game"),
    (#"{"what":"replay","at":"P1 5:00"}"#, "the request: `at` does not go with `replay`"),
    (#"{"what":"state","game":1,"format":"nhl"}"#, "the request: `format` does not go with `game`"),
    (#"{"what":"close","what":"close"}"#, "the request: the key `what` is there twice"),
    (
      #"{"what":"state","leage":"NHL"}"#,
      "the request: unknown key `leage`; the nearest is `league`"
    ),
    ("no request", "expected an object, {…}, found 'n'"),
  ])
  func `a request that cannot be answered says why`(_ request: String, _ words: String) throws {
    let (answers, status) = try Self.served([request, #"{"what":"format",\#(Self.log)}"#])
    #expect(Self.message(answers[0]) == words)
    #expect(answers[1]["answer"] as? String == "sheet")
    #expect(status == 2)
  }
}

/// The commands on the page about many games work as printed, unless their programs are missing.
@Suite struct ServeRecipes {
  private static let feed =
    #"{"id":1,"season":20252026,"gameType":2,"homeTeam":{"id":1,"abbrev":"AAA"},"awayTeam":{"id":2,"#
    + #""abbrev":"BBB"},"plays":[{"eventId":8,"periodDescriptor":{"number":1},"timeInPeriod":"04:00","#
    + #""typeDescKey":"goal","sortOrder":1,"details":{"scoringPlayerId":7,"eventOwnerTeamId":1}}]}"#

  /// The command of the page that begins with `program`.
  private static func command(_ program: String) throws -> String {
    let page = Workbench.repository.appending(path: "Sources/penaltybox/README.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    return try #require(lines.first { $0.hasPrefix("    \(program) ") }).trimmingCharacters(
      in: .whitespaces)
  }

  private static func has(_ program: String) -> Bool { Workbench.installed(program) != nil }

  /// A folder with three games, and the requests that jq made from them.
  private static func bench() throws -> Workbench {
    let bench = try Workbench([
      "games/a.json": feed, "games/b.json": feed, "games/c.json": "{\n\"plays\": 1 }",
    ])
    let made = try bench.shell(try command("jq"))
    #expect(made.status == 0 && made.errors == "")
    return bench
  }

  @Test(.enabled(if: has("jq"))) func `a folder of feeds is answered game by game`() throws {
    let bench = try Self.bench()
    let answers = try bench.shell("penaltybox serve < requests.jsonl")
    let lines = answers.output.split(separator: "\n")
    #expect(lines.count == 3 && answers.status == 2)
    #expect(lines[0].hasPrefix(#"{"id":"games/a.json","answer":[{"game":"1","#))
    #expect(lines[2].hasPrefix(#"{"id":"games/c.json","errors":[{"#))
  }

  @Test(.enabled(if: has("jq") && has("parallel"))) func `GNU parallel answers the same`() throws {
    let bench = try Self.bench()
    // GNU parallel cannot call a shell function.
    let command = try Self.command("parallel").replacing("penaltybox", with: "\"$PROGRAM\"")
    _ = try bench.shell(command)
    let parts = try bench.text(of: "teams.jsonl")
    #expect(try parts == bench.shell("penaltybox serve < requests.jsonl").output)
  }

  @Test(.enabled(if: has("jq") && has("duckdb"))) func `DuckDB reads the answers`() throws {
    let bench = try Self.bench()
    _ = try bench.shell("penaltybox serve < requests.jsonl > teams.jsonl")
    let sums = try bench.shell(try Self.command("duckdb").replacing("duckdb", with: "duckdb -csv"))
    #expect(Set(sums.output.split(whereSeparator: \.isNewline).dropFirst()) == ["AAA,2", "BBB,0"])
    #expect(sums.status == 0)
  }
}
