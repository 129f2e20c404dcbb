import Cases
import Foundation
import HockeyRules
import Rulebooks
import SchemaChecking
import Scoresheets
import Testing
import Views

@testable import Surface

/// The answers contain the bytes that the views write, which the command also prints.
///
/// `TypedQuestions`, among the tests of the command, runs it and compares.
@Suite struct SameBytes {
  /// The game of a sheet, played.
  private static func game(_ file: URL) throws -> PlayedGame {
    let log = SheetReader.read(Array(try Data(contentsOf: file))).log
    return PlayedGame(
      log, under: try Rulebooks.edition(for: log).rulebook, file: file.lastPathComponent,
      naming: .lines)
  }

  private static func json(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return writer.text.trimmingCharacters(in: .newlines)
  }

  @Test(arguments: try Requests.files(".sheet"))
  func `a replay, a state and answers are as the views write them`(_ file: URL) throws {
    let game = try Self.game(file)
    let log = try Requests.log(file)
    let lines = Self.json { ReplayJSONLines.write(game, to: &$0) }.split(separator: "\n")
    #expect(try Reply("replay", ["log": log]).answer == "[\(lines.joined(separator: ","))]")
    let time = GameTime(period: 2, elapsed: .seconds(270))
    let moment = try Moment(of: game, at: time, .before)
    let instant: [String: Any] = ["log": log, "at": "P2 4:30", "side": "before"]
    #expect(
      try Reply("state", instant).answer == Self.json { StateAnswer(moment).writeLine(to: &$0) })
    #expect(
      try Reply("ask", instant).answer == Self.json { UsualAnswers(moment).writeLine(to: &$0) })
  }

  @Test func `the books are as the views write them`() throws {
    let editions = Rulebooks.ids.compactMap { Rulebooks.edition($0) }
    #expect(try Reply("books").answer == Self.json { editions.writeLine(to: &$0) })
    let reply = try Reply("books", ["books": [editions[0].rulebook.id, editions[1].rulebook.id]])
    let differences = BookDifferences(editions[0], editions[1])
    #expect(reply.answer == Self.json { differences.writeLine(to: &$0) })
  }

  /// The files of cases that are under embedded books: a request has no file beside the one it sends.
  private static func files() throws -> [URL] {
    try Requests.files(".cases").filter { !$0.path.contains("/house-rules/") }
  }

  @Test(arguments: try Self.files())
  func `all cases agree, as the cases' own run says`(_ file: URL) throws {
    let reading = CaseReader.read(
      Array(try Data(contentsOf: file)), file: file.lastPathComponent)
    var tally = CheckTally()
    var entries: [CheckEntry] = []
    for `case` in reading.file.cases {
      for id in `case`.books {
        let book = try #require(Rulebooks.edition(id)).rulebook
        entries.append(.played(CheckResult(CaseRun(`case`, under: book))))
        tally.add(entries[entries.count - 1])
      }
    }
    let expected = Self.json { CheckAnswer(entries, tally).write(to: &$0) }
    #expect(try Reply("check", ["log": try Requests.log(file)]).answer == expected)
  }

  @Test func `every answer is as the schema says`() throws {
    let path = Requests.root.appending(path: "Sources/Surface/schema.json")
    let schema = try Schema(String(contentsOf: path, encoding: .utf8))
    var surface = Surface()
    for request in try Requests.all() {
      let text = try Reply(request, &surface).text
      #expect(
        try schema.faults(in: text) == [],
        "\(String(decoding: request, as: UTF8.self).prefix(200)): \(text.suffix(400))")
    }
  }

  @Test func `what was asked before changes no answer`() throws {
    var surface = Surface()
    for request in try Requests.all().prefix(40) {
      var fresh = Surface()
      #expect(surface.answer(to: request) == fresh.answer(to: request))
    }
  }
}
