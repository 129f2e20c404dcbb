import Foundation
import HockeyRules
import Rulebooks
import SchemaChecking
import Scoresheets
import Testing

@testable import Surface
@testable import Views

/// The documentation of the answers for other programs matches the answers.
@Suite struct AnswerSchemaTests {
  private static var games: [RealGame] {
    get throws {
      let joined = RealGame(name: "joined", game: try game(JoinedGames.sheet))
      return try RealGames.all() + [joined]
    }
  }

  @Test func `the listing has the questions, the fields of answers, and the columns of rows`()
    throws
  {
    let made = FieldListing.text
    if ProcessInfo.processInfo.environment["PENALTYBOX_ACCEPT"] != nil {
      try Data(made.utf8).write(to: Listing.url)
    }
    let listed = try String(contentsOf: Listing.url, encoding: .utf8).split(separator: "\n")
    for change in made.split(separator: "\n").difference(from: listed) {
      Issue.record("\(change); with PENALTYBOX_ACCEPT=1 the listing is written again")
    }
  }

  @Test func `the schema of requests has the questions of the listing, and the page's own apart`()
    throws
  {
    let words = [false, true].map { isOfPage in
      Question.all.filter { $0.isOfPage == isOfPage }.map(\.word)
    }
    let file = Listing.url.deletingLastPathComponent().appending(path: "../../Surface/schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let request = (schema?["$defs"] as? [String: Any])?["request"] as? [String: Any]
    let what = (request?["properties"] as? [String: Any])?["what"] as? [String: Any]
    let parts = what?["anyOf"] as? [[String: Any]] ?? []
    #expect(parts.map { $0["enum"] as? [String] } == words)
  }

  @Test(arguments: try Self.games)
  func `a replay has the fields and the types of the listing`(_ real: RealGame) throws {
    let lines = Self.lines { ReplayJSONLines.write(real.game, to: &$0) }
    try Self.expect(lines.dropLast(), "play")
    try Self.expect(lines.suffix(1), "result")
  }

  @Test(arguments: try Self.games)
  func `answers about an instant have the fields and the types of the listing`(
    _ real: RealGame
  ) throws {
    let asked: [[Play]] = [
      [.goal(Goal(team: .home))], [.goalkeeperOn(.home)],
      [BenchQuestion.minor(to: .visiting).play, .goal(Goal(team: .home))],
    ]
    let plays = real.game.solution.plays.filter { $0.refused == nil }
    for index in stride(from: 0, to: plays.count, by: 24) {
      let moment = try Moment(of: real.game, at: plays[index].event.time)
      try Self.expect(Self.lines { StateAnswer(moment).writeLine(to: &$0) }, "state")
      try Self.expect(Self.lines { UsualAnswers(moment).writeLine(to: &$0) }, "questions")
      try Self.expect(
        Self.lines { writer in
          for plays in asked {
            AskedAnswer(Inquiry(.plays(plays), of: moment)).writeLine(to: &writer)
          }
        }, "asked")
      try Self.expect(
        Self.lines { writer in
          for question in QuestionAnswer.all(at: moment) {
            question.write(to: &writer)
            writer.endLine()
          }
        }, "question")
    }
  }

  @Test func `books and their differences have the fields and the types of the listing`() throws {
    let editions = Rulebooks.ids.compactMap { Rulebooks.edition($0) }
    for edition in editions {
      try Self.expect(Self.lines { edition.write(to: &$0) }, "listedBook")
      try Self.expect(Self.lines { BookAnswer(edition).writeLine(to: &$0) }, "book")
      let differences = BookDifferences(editions[0], edition)
      try Self.expect(Self.lines { differences.writeLine(to: &$0) }, "bookDifferences")
    }
  }

  private static let log =
    #"{"penaltybox":1,"under":["nhl-2025"],"home":"TOR","visiting":"MTL","kind":"regular"}"# + "\n"
    + #"{"roster":"TOR","number":30,"position":"G","name":"Anna Berg"}"# + "\n"

  /// The log after `lines` are typed.
  private static func log(_ lines: [String]) throws -> String {
    try lines.reduce(log) { log, line in
      let step = try answer("keep", log, ["line": line]) as? [String: Any]
      return log + (try #require(step?["lines"] as? String, "\(line): \(step ?? [:])"))
    }
  }

  /// The answer to a request about `log`.
  private static func reply(
    _ what: String, _ log: String, _ members: [String: Any] = [:], named name: String
  ) throws -> [String: Any] {
    var request = members
    request["what"] = what
    request["log"] = ["name": name, "text": log]
    var surface = Surface()
    let bytes = surface.answer(
      to: Array(try JSONSerialization.data(withJSONObject: request)))
    let reply = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
    for error in reply["errors"] as? [Any] ?? [] { try expect(error, "error") }
    return reply
  }

  private static func answer(
    _ what: String, _ log: String, _ members: [String: Any] = [:],
    named name: String = "game.jsonl"
  ) throws -> Any {
    let reply = try reply(what, log, members, named: name)
    return try #require(reply["answer"], "\(what): \(reply)")
  }

  @Test func `answers to a page at the table have the fields of the listing`() throws {
    let plays = [
      ["P1 5:00 TOR6 2", "P1 5:00 TOR7 2", "P1 5:00 MTL9 2", "P1 6:00 MTL8 goal 12"],
      ["P1 5:00 TOR6 PS", "P1 5:00 TOR bench 2 too-many"],
      ["P3 5:00 TOR9 goal", "P3 20:00 period-end"],
      ["P4 5:00 period-end", "SO TOR9 shoot-out scored"], [],
    ]
    let typed = [
      "", "at P1 6:30", "P1 7:00 TOR8 2 hooking", "P1 5:30 MTL4 2", "insert P1 5:30 MTL4 2", "undo",
      "undo @p9", "P1 5:00 TOR6 2", "P2 8:00 score 1-0", "gaol",
    ]
    for plays in plays {
      let log = try Self.log(plays)
      try Self.expect(try Self.answer("table", log), "table")
      try Self.expect(try Self.answer("board", log), "board")
      let list = ["team": "home", "line": "30 G Anna Berg\n6 Bo\nNo number"]
      try Self.expect(try Self.answer("roster", log, list), "roster")
      for line in typed {
        let reply = try Self.reply("keep", log, ["line": line], named: "game.jsonl")
        if let step = reply["answer"] { try Self.expect(step, "step") }
      }
    }
    for book in ["nhl-2025", "iihf-2025", "hockey-canada-2024"] {
      try Self.expect(try Self.answer("calls", Self.log, ["books": [book]]), "calls")
    }
    try Self.expect(try Self.answer("open", Self.log), "openGame")
  }

  @Test func `answers about logs and cases have the fields of the listing`() throws {
    let sheet = "under nhl-2025\nP1 4:00 A6 2\nP1 5:00 B goal\nP1 4:00 A7 2\nP1 x\n"
    func answer(_ what: String, _ members: [String: Any] = [:]) throws -> Any {
      try Self.answer(what, sheet, members, named: "a.sheet")
    }
    try Self.expect(try answer("board"), "board")
    try Self.expect(try answer("compare", ["books": ["nhl-2025", "ncaa-2024"]]), "comparison")
    try Self.expect(try answer("complete", ["line": "P3 20:00 A5 2 hi"]), "completions")
    try Self.expect(try answer("insert", ["plays": ["whistle"], "at": "P1 6:00"]), "insertion")
    let cases = """
      under nhl-2025

      == a minor
      id one
      from a handbook
      decides 16.2
      P1 4:00 A6 2
              > A6 sits

      == disputed
      disputed two readings
      P1 4:00 A6 2
              > 5v5

      """
    let wrong = cases + "\n== wrong\nP1 4:00 A6 2\n  > A6 waits\n\n== unreadable\nP1 x\n"
    let checked = try Self.answer("check", wrong, named: "a.cases")
    try Self.expect(checked, "check")
    let outcomes = (checked as? [String: Any])?["results"] as? [[String: Any]] ?? []
    #expect(
      Set(outcomes.compactMap { $0["outcome"] as? String })
        == ["differs", "disputed", "unreadable"])
    let listed = try Self.answer("cases", cases, named: "a.cases")
    for listed in try #require(listed as? [Any]) { try Self.expect(listed, "listedCase") }
    for book in ["nhl-2025", "iihf-2025"] {
      let board = try Self.answer("board", cases, ["books": [book]], named: "a.cases")
      try Self.expect(board, "board")
    }
  }

  /// Expects that `value` has the form that the listing calls `name`.
  private static func expect(_ value: Any, _ name: String) throws {
    let json = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    try expect([Substring(decoding: json, as: UTF8.self)], name)
  }

  private static func lines(_ write: (inout JSONWriter) -> Void) -> [Substring] {
    var writer = JSONWriter()
    write(&writer)
    return writer.text.split(separator: "\n")
  }

  /// Expects that each line has the form that the listing calls `name`.
  private static func expect(_ lines: some Sequence<Substring>, _ name: String) throws {
    for line in lines { #expect(try Listing.faults(in: line, as: name) == [], "\(line)") }
  }
}
