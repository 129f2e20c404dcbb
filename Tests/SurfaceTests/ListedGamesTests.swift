import Feeds
import Foundation
import Testing

@testable import Surface

/// The games in many files, which come in any order and may come twice.
@Suite struct ListedGamesTests {
  private static func envelope(_ id: Int, _ tab: String, _ content: String) -> String {
    #"{"GC":{"Parameters":{"client_code":"whl","game_id":"\#(id)"},"\#(tab)":\#(content)"#
  }

  private static func plays(_ id: Int) -> String { envelope(id, "Pxpverbose", "[{") }
  private static func summary(_ id: Int) -> String {
    envelope(id, "Gamesummary", #"{"meta":{"id":"\#(id)"#)
  }
  private static let newPlays = #"[{"event":"faceoff","details":{"#
  private static let newSummary = #"{"details":{"id":10,"date":"Saturday"#
  private static let nhl = #"{"id":2023020001,"season":20232024,"gameType":2,"plays":[{"#

  private func listed(_ files: [(String, String)]) throws -> (
    games: [[String: Int]], notes: [String]
  ) {
    let logs = files.map { ["name": $0.0, "text": $0.1] }
    let reply = try Reply("games", ["logs": logs])
    #expect(reply.errors.isEmpty)
    return (
      reply.object["answer"] as? [[String: Int]] ?? [], reply.object["notes"] as? [String] ?? []
    )
  }

  @Test func `plays and summary are one game by its id, in whatever order`() throws {
    let files = [
      ("a", Self.summary(1)), ("b", Self.plays(2)), ("c", Self.plays(1)), ("d", Self.summary(2)),
    ]
    let found = try listed(files)
    #expect(found.games == [["log": 1, "summary": 3], ["log": 2, "summary": 0]])
    #expect(found.notes == [])
  }

  @Test func `without an id the names of the files decide`() throws {
    let files = [
      ("x/10.summary.json", Self.newSummary), ("y/10.plays.json", Self.newPlays),
      ("x/10.plays.json", Self.newPlays),
    ]
    let found = try listed(files)
    #expect(found.games == [["log": 1], ["log": 2, "summary": 0]])
    #expect(found.notes == ["y/10.plays.json: the summary of this game is missing"])
  }

  @Test func `a summary alone is a game, too`() throws {
    #expect(try listed([("a", Self.summary(1))]).games == [["log": 0]])
  }

  @Test func `a feed's game that comes twice is taken once, and so is the same file`() throws {
    let files = [
      ("a.json", Self.nhl), ("b.json", Self.nhl), ("a.sheet", "id 7\n"), ("a.sheet", "id 7\n"),
      ("b.sheet", "id 7\n"), ("p", Self.plays(1)), ("q", Self.plays(1)),
    ]
    let found = try listed(files)
    #expect(found.games == [["log": 0], ["log": 2], ["log": 4], ["log": 5]])
    #expect(
      found.notes == [
        "b.json: the same game as a.json; taken once",
        "a.sheet: the same game as a.sheet; taken once", "q: the same game as p; taken once",
        "p: the summary of this game is missing",
      ])
  }

  @Test func `no files are no games`() throws {
    #expect(try listed([]).games == [])
  }

  @Test func `the schema of requests has the formats that are read`() throws {
    let file = Requests.root.appending(path: "Sources/Surface/schema.json")
    let schema = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let line = try #require(schema.split(separator: "\n").first { $0.contains("\"format\": {") })
    for format in LogFormat.allCases { #expect(line.contains("\"\(format.rawValue)\"")) }
  }
}
