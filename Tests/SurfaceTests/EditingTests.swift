import Foundation
import Testing

@testable import Surface

/// The requests of a page about a sheet that is being written.
@Suite struct Editing {
  private static let sheet = """
    under nhl-2025
    home  TOR

    P1  4:00  TOR6  2 hooking
        5:00  B     goal

    """

  private static func log(_ text: String) -> [String: Any] {
    ["log": ["name": "game.sheet", "text": text]]
  }

  private static func words(_ line: String, _ text: String = sheet) throws -> [String] {
    var members = log(text)
    members["line"] = line
    let reply = try Reply("complete", members).object["answer"] as? [String: Any]
    return reply?["words"] as? [String] ?? []
  }

  @Test func `an error has its place, what was expected and what was meant`() throws {
    let reply = try Reply(
      "board", Self.log(Self.sheet.replacing("B     goal", with: "B     gaol")))
    let error = try #require(reply.errors.first)
    #expect(error["line"] as? Int == 5)
    #expect(error["column"] as? Int == 17)
    #expect(error["length"] as? Int == 4)
    #expect(error["nearest"] as? String == "goal")
    #expect((error["report"] as? String)?.hasPrefix("game.sheet:5:17: ") == true)
  }

  @Test func `the part before an error is shown`() throws {
    let reply = try Reply("board", Self.log(Self.sheet + "    6:00  B  gaol\n"))
    let board = try #require(reply.object["answer"] as? [String: Any])
    #expect(board["lines"] as? [Int] == [4, 5])
    #expect((board["title"] as? String)?.hasPrefix("TOR 0 – 1 B") == true)
  }

  @Test func `each change has a step, also one of the clock alone`() throws {
    let text = "under nhl-2025\nP1 4:00 A6 2\n   7:00 whistle icing\n"
    let reply = try Reply("board", Self.log(text))
    let board = try #require(reply.object["answer"] as? [String: Any])
    let steps = try #require(board["steps"] as? [[String: Any]])
    #expect(steps.map { $0["elapsed"] as? Int } == [240, 360])
    #expect(steps.map { $0["play"] as? Int } == [0, nil])
    let plays = try #require(board["plays"] as? String)
    for step in steps {
      #expect(plays.contains("id=\"\(step["rows"] as? String ?? "")\""))
    }
  }

  @Test func `words that fit come from the log, the notation and the books`() throws {
    #expect(try Self.words("P1 6:00 TOR") == ["TOR6", "TOR?"])
    #expect(Set(try Self.words("P1 6:00 ")).isSuperset(of: ["TOR", "B"]))
    #expect(try Self.words("    6:00 B g") == ["goal", "goalkeeper"])
    #expect(try Self.words("    6:00 B9 2 high").first == "high-sticking")
    #expect(try Self.words("    6:00 B9 2+") == ["2+2", "2+10"])
    #expect(try Self.words("under nhl-201", "").contains("nhl-2014"))
    #expect(try Self.words("cl", "").contains("clock"))
    #expect(try Self.words("    6:00 B goal # go") == [])
  }

  @Test func `a play that was asked about is inserted at its instant`() throws {
    var members = Self.log(Self.sheet)
    members["at"] = "P1 4:30"
    members["plays"] = ["B bench 2"]
    let reply = try Reply("insert", members).object["answer"] as? [String: Any]
    #expect(reply?["line"] as? Int == 5)
    let text = try #require(reply?["text"] as? String)
    #expect(text.contains("2 hooking\nP1 4:30 B bench 2\n    5:00  B     goal\n"))
    let board = try Reply("board", Self.log(text))
    #expect(board.errors.isEmpty)
  }

  @Test func `questions have the plays that they are about`() throws {
    var members = Self.log(Self.sheet)
    members["at"] = "P1 4:30"
    let reply = try Reply("questions", members)
    let questions = try #require(reply.object["answer"] as? [[String: String]])
    #expect(questions.first?["words"] == "TOR scores")
    #expect(questions.first?["play"] == "TOR goal")
  }

  @Test func `a book of one's own is played under`() throws {
    var members = Self.log(Self.sheet)
    members["book"] = ["name": "ours.json", "text": Self.book()]
    let reply = try Reply("board", members)
    let board = try #require(reply.object["answer"] as? [String: Any])
    #expect(board["book"] as? String == "ours")
  }

  @Test func `every error of a book has its file, its place and what was meant`() throws {
    var members = Self.log(Self.sheet)
    let text = Self.book(#""minor-lenght":{"value":"1:30","rule":"1"},"major-length":{"value":7}"#)
    members["book"] = ["name": "ours.json", "text": text]
    let reply = try Reply("board", members)
    #expect(reply.object["answer"] == nil)
    #expect(reply.errors.count >= 2)
    #expect(reply.errors.map { $0["file"] as? String }.allSatisfy { $0 == "ours.json" })
    #expect(reply.errors.map { $0["line"] as? Int }.allSatisfy { $0 == 1 })
    #expect(reply.errors.first?["nearest"] as? String == "minor-length")
  }

  private static func book(_ provisions: String = "") -> String {
    #"{"id":"ours","name":"Ours","league":"Ours","extends":"nhl-2025","provisions":{\#(provisions)}}"#
  }

  @Test(
    arguments: [
      ("under nhl-2025\nP1 1:00 A6 2\n", "sheet"), ("under nhl-2025\n== a case\n", "cases"),
      (#"{"penaltybox":1}"#, "jsonl"), (#"{"plays":[]}"#, "nhl"),
    ])
  func `the format of a log is recognised`(_ text: String, _ format: String) throws {
    #expect(try Reply("format", Self.log(text)).object["answer"] as? String == format)
  }

  @Test(
    arguments: [
      "", "[]", #"{"what":"replai"}"#, #"{"what":"replay"}"#, #"{"whut":1}"#, "{",
      #"{"what":"state","log":{"text":""}}"#,
      #"{"what":"state","log":{"text":"P1 1:00 A6 2"},"at":"P9 1:00"}"#,
      #"{"what":"books","books":["a","b","c"]}"#,
      #"{"what":"state","log":{"text":"P1 1:00 A6 2","nmae":"a.sheet"},"books":["nhl-2025"]}"#,
    ])
  func `a request that makes no sense is answered with an error`(_ request: String) throws {
    var surface = Surface()
    let reply = try Reply(Array(request.utf8), &surface)
    #expect(reply.object["answer"] == nil)
    #expect(!reply.errors.isEmpty)
  }

  @Test(arguments: [
    (#"{"what":"state","sied":"before"}"#, "unknown key `sied`; the nearest is `side`"),
    (#"{"log":{"tex":""}}"#, "unknown key `tex` in `log`; the nearest is `text`"),
    (#"{"book":{"text":"","id":"x"}}"#, "unknown key `id` in `book`"),
  ])
  func `a key that a request does not have is refused with the nearest`(
    _ request: String, _ message: String
  ) throws {
    var surface = Surface()
    let reply = try Reply(Array(request.utf8), &surface)
    #expect(reply.errors.map { $0["message"] as? String } == ["the request: \(message)"])
  }
}
