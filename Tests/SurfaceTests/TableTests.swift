import Foundation
import Testing

@testable import Surface

/// The requests of a page at the scorer's table.
@Suite struct Table {
  private static let head =
    #"{"penaltybox":1,"under":["nhl-2025"],"clock":"remaining","home":"TOR","visiting":"MTL","kind":"regular"}"#
    + "\n"

  private static func request(_ what: String, _ text: String, _ members: [String: Any] = [:]) throws
    -> Reply
  {
    var members = members
    members["log"] = ["name": "game.jsonl", "text": text]
    return try Reply(what, members)
  }

  /// The effect of typing `line` on the log `text`.
  private static func step(_ line: String, _ text: String) throws -> [String: Any] {
    let reply = try request("keep", text, ["line": line, "clock": "elapsed"])
    return try #require(reply.object["answer"] as? [String: Any], "\(reply.errors)")
  }

  /// The log after `lines` are typed, all of which the book accepts.
  private static func log(_ lines: [String]) throws -> String {
    try lines.reduce(head) { text, line in
      let step = try step(line, text)
      return text + (try #require(step["lines"] as? String, "\(line): \(step)"))
    }
  }

  private static func table(_ lines: [String]) throws -> [String: Any] {
    let reply = try request("table", try log(lines))
    return try #require(reply.object["answer"] as? [String: Any], "\(reply.errors)")
  }

  @Test func `a typed play is the line that live writes`() throws {
    let text = try Self.log(["P1 3:30 TOR6 2+2 hooking", "P1 4:02 MTL9 goal 12"])
    #expect(
      text == Self.head + """
        {"id":"p1","period":1,"elapsed":"3:30","play":"penalty","offender":"TOR6","call":"2+2","infraction":"hooking"}
        {"id":"p2","period":1,"elapsed":"4:02","play":"goal","team":"MTL","scorer":"MTL9","assists":["MTL12"]}

        """)
  }

  @Test func `a season's file says who may not play, and his first play gives a warning`() throws {
    let season = """
      under nhl-2025
      home TOR
      visiting MTL

      game 1
      P1 4:00 TOR6 GM force-on-official-3
         5:00 MTL coach GM force-on-official-3

      """
    let files = [["name": "a.season", "text": season]]
    let table = try Self.request("table", Self.head, ["logs": files])
    let answer = try #require(table.object["answer"] as? [String: Any], "\(table.errors)")
    #expect(answer["ineligible"] as? [String] == ["TOR6: 40.4", "MTL coach: 40.4"])
    for (line, word) in [
      ("P1 3:00 TOR6 2", "may not play"), ("P1 3:00 MTL coach GM", "may not be"),
    ] {
      let reply = try Self.request("keep", Self.head, ["line": line, "logs": files])
      let step = try #require(reply.object["answer"] as? [String: Any], "\(reply.errors)")
      #expect((step["warnings"] as? [String])?.contains { $0.contains(word) } == true, "\(step)")
    }
    let other = try Self.request("keep", Self.head, ["line": "P1 3:00 TOR7 2", "logs": files])
    #expect((other.object["answer"] as? [String: Any])?["warnings"] == nil)
    let wrong = try Self.request(
      "table", Self.head, ["logs": [["name": "a.season", "text": "gme 1"]]])
    #expect(wrong.object["answer"] == nil)
    #expect(wrong.errors.count > 0)
  }

  @Test func `times are typed as the log counts them, or as the request says`() throws {
    let reply = try Self.request("keep", Self.head, ["line": "P1 16:30 TOR6 2"])
    let step = try #require(reply.object["answer"] as? [String: Any])
    #expect((step["lines"] as? String)?.contains(#""elapsed":"3:30""#) == true)
  }

  @Test func `a typed list of players is lines of the log, and the table knows them`() throws {
    let typed = "30 G Anna Berg\n6 Bo Lind\n7"
    let reply = try Self.request("roster", Self.head, ["team": "home", "line": typed])
    let answer = try #require(reply.object["answer"] as? [String: Any])
    let lines = try #require(answer["lines"] as? String)
    #expect(
      lines == """
        {"roster":"TOR","number":30,"position":"G","name":"Anna Berg"}
        {"roster":"TOR","number":6,"name":"Bo Lind"}
        {"roster":"TOR","number":7}

        """)
    #expect((answer["players"] as? [[String: Any]])?.first?["goalkeeper"] as? Bool == true)
    let table = try Self.request("table", Self.head + lines).object["answer"] as? [String: Any]
    let players = try #require(table?["players"] as? [String: [[String: Any]]])
    #expect(players["home"]?.map { $0["number"] as? Int } == [6, 7, 30])
    #expect(players["home"]?.map { $0["name"] as? String } == ["Bo Lind", nil, "Anna Berg"])
    #expect(players["home"]?.map { $0["goalkeeper"] as? Bool } == [nil, nil, true])
    #expect(table?["rosters"] as? [String: String] == ["home": typed + "\n", "visiting": ""])
    let again = try Self.request("roster", Self.head + lines, ["team": "home", "line": typed])
    #expect((again.object["answer"] as? [String: Any])?["lines"] as? String == "")
  }

  @Test func `what is no player on a list is an error with its line`() throws {
    let reply = try Self.request(
      "roster", Self.head, ["team": "visiting", "line": "No. Name\n6 Bo\n6 Cy"])
    #expect(reply.errors.map { $0["line"] as? Int } == [1, 3])
    #expect(
      reply.errors.map { $0["message"] as? String } == [
        "line 1: this line has no number of a player", "line 3: number 6 is there twice",
      ])
    let none = try Self.request("roster", Self.head, ["line": "6"])
    #expect(none.errors.first?["message"] as? String == "the request has no team")
  }

  @Test func `a refusal has the words of the solver, and nothing for the log`() throws {
    let step = try Self.step("P1 5:00 TOR6 penalty-shot scored", try Self.log(["P1 4:00 MTL9 2"]))
    #expect(step["lines"] == nil)
    #expect((step["refused"] as? String)?.hasPrefix("refused: ") == true)
    #expect(step["late"] == nil)
  }

  @Test func `a line that cannot be read is an error with its place`() throws {
    let reply = try Self.request("keep", Self.head, ["line": "P1 5:00 TOR6 gaol"])
    #expect(reply.object["answer"] == nil)
    #expect(reply.errors.first?["nearest"] as? String == "goal")
    #expect(try Self.request("keep", Self.head, ["line": "quit"]).errors.count == 1)
  }

  @Test func `a play before the last one is offered to be inserted, with what it changes`() throws {
    let text = try Self.log(["P1 5:00 TOR6 2", "P1 6:00 MTL9 goal"])
    let late = try Self.step("P1 5:30 MTL4 2", text)
    #expect(late["late"] as? Bool == true)
    let step = try Self.step("insert P1 5:30 MTL4 2", text)
    #expect((step["lines"] as? String)?.contains(#""before":"p2""#) == true)
    #expect((step["changes"] as? [String])?.contains { $0.contains("MTL9 goal") } == true)
  }

  @Test func `undo takes back the last play, or the one that is named`() throws {
    let text = try Self.log(["P1 5:00 TOR6 2", "P1 6:00 MTL9 goal"])
    #expect(try Self.step("undo", text)["lines"] as? String == "{\"undo\":\"p2\"}\n")
    let step = try Self.step("undo @p1", text)
    #expect(step["lines"] as? String == "{\"undo\":\"p1\"}\n")
    #expect((step["changes"] as? [String])?.isEmpty == false)
  }

  @Test(
    arguments: [
      ([], ["period-start"]),
      (["P1 0:00 period-start"], ["period-end"]),
      (["P1 20:00 period-end"], ["period-start"]),
      (["P3 20:00 period-end"], ["period-start"]),
      (["P3 5:00 TOR9 goal", "P3 20:00 period-end"], ["game-end"]),
      (["P4 1:00 TOR9 goal"], ["game-end"]),
      (["P4 5:00 period-end"], ["period-start"]),
      (["P3 5:00 TOR9 goal", "P3 20:00 period-end", "P3 20:00 game-end"], []),
    ])
  func `the page is told what may come next`(_ lines: [String], _ next: [String]) throws {
    let table = try Self.table(lines)
    let steps = try #require(table["next"] as? [[String: Any]])
    #expect(steps.map { $0["play"] as? String } == next)
  }

  @Test func `the shoot-out is named, and has no length`() throws {
    let periods = try Self.table(["P4 5:00 period-end"])["periods"] as? [[String: Any]]
    #expect(periods?.last?["name"] as? String == "SO")
    #expect(periods?.last?["length"] as? Int == 0)
  }

  @Test func `plays have their rulings, and the corrections that fit`() throws {
    let table = try Self.table(["P1 5:00 TOR6 2", "P1 6:00 MTL9 goal", "P1 7:00 whistle"])
    let plays = try #require(table["plays"] as? [[String: Any]])
    #expect(plays.map { $0["id"] as? String } == ["p1", "p2", "p3"])
    #expect(plays.map { $0["clock"] as? String } == ["15:00", "14:00", "13:00"])
    #expect(
      plays.map { $0["corrections"] as? [String] } == [
        ["void", "amend"], ["goal-disallowed"], nil,
      ])
    let rows = try #require(plays[1]["rows"] as? [[String: Any]])
    #expect(rows.contains { $0["text"] as? String == "TOR6 out of the box: power-play goal" })
  }

  @Test func `an attempt in the shoot-out has its team and whether it scored`() throws {
    let table = try Self.table(["P4 5:00 period-end", "SO TOR9 shoot-out scored"])
    let attempt = (table["plays"] as? [[String: Any]])?.last
    #expect(attempt?["team"] as? String == "home")
    #expect(attempt?["scored"] as? Bool == true)
  }

  @Test func `the latest line is named, also where its play is not the last`() throws {
    let table = try Self.table(["P1 5:00 TOR6 2", "P1 6:00 MTL9 goal", "insert P1 5:30 MTL4 2"])
    #expect(table["latest"] as? String == "p3")
  }

  @Test func `a choice of a captain has the players and those who are assumed`() throws {
    let table = try Self.table([
      "P1 5:00 TOR6 2", "P1 5:00 TOR7 2", "P1 5:00 MTL9 2",
    ])
    let choices = try #require(table["choices"] as? [[String: Any]])
    #expect(choices.first?["team"] as? String == "home")
    #expect(choices.first?["names"] as? [String] == ["TOR6", "TOR7"])
    #expect((choices.first?["assumed"] as? [String])?.count == 1)
  }

  @Test func `a penalty shot waits for its result`() throws {
    #expect(try Self.table(["P1 5:00 TOR6 PS"])["shots"] as? [String] == ["visiting"])
  }

  @Test func `the calls are those of the book`() throws {
    func calls(_ book: String) throws -> [String] {
      let answer = try Reply("calls", ["books": [book]]).object["answer"] as? [String: Any]
      let calls = try #require(answer?["calls"] as? [[String: Any]])
      #expect((answer?["infractions"] as? [String])?.contains("hooking") == true)
      return calls.compactMap { $0["call"] as? String }
    }
    #expect(
      try calls("nhl-2025") == [
        "2", "2+2", "2", "5", "10", "2+10", "5+GM", "GM", "M", "PS",
      ])
    #expect(!(try calls("iihf-2025").contains("M")))
    #expect(try calls("hockey-canada-2024").contains("GR"))
  }
}
