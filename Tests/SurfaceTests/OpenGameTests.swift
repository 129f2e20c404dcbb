import Foundation
import Testing

@testable import Surface

/// A game that a caller opens and to which it adds lines as a scorekeeper types them.
@Suite struct OpenGames {
  /// A surface with an open game, whose board counts down.
  private struct Session {
    var surface = Surface()

    init(_ head: String = "under nhl-2025\nclock remaining\n") throws {
      _ = try ask("open", ["log": ["name": "game", "text": head]], isOpen: false)
    }

    mutating func ask(
      _ what: String, _ members: [String: Any] = [:], isOpen: Bool = true
    ) throws -> [String: Any] {
      let members = isOpen ? members.merging(["game": 1]) { $1 } : members
      let reply = try Reply(try Requests.request(what, members), &surface)
      #expect(reply.errors.isEmpty, "\(reply.text)")
      return try #require(reply.object["answer"] as? [String: Any], "\(reply.text)")
    }

    mutating func type(_ line: String) throws -> [String: Any] {
      try ask("append", ["line": line])
    }

    /// The plays that a line adds or takes back.
    mutating func plays(_ line: String) throws -> [String?] {
      let plays = try type(line)["plays"] as? [[String: Any]] ?? []
      return plays.map { $0["text"] as? String }
    }
  }

  @Test func `a play without a time is at the time that the clock was set to`() throws {
    var session = try Session()
    #expect(try session.plays("P1 16:00 A6 2") == ["P1 16:00 A6 2"])
    #expect(try session.plays("at 13:30") == [])
    #expect(try session.plays("A7 2") == ["P1 13:30 A7 2"])
    #expect(try session.plays("B8 2") == ["P1 13:30 B8 2"])
    #expect(try session.plays("P2") == [])
    #expect(try session.plays("A9 2") == ["P2 20:00 A9 2"])
  }

  @Test func `the state, and what would follow, are those of the time that the clock was set to`()
    throws
  {
    var session = try Session()
    _ = try session.type("P1 16:00 A6 2")
    _ = try session.type("at 14:30")
    for (what, members) in [("state", [:]), ("ask", [:]), ("ask", ["plays": ["B goal"]])] {
      #expect(try session.ask(what, members)["elapsed"] as? Int == 330)
    }
    let box = try #require(try session.ask("state")["box"] as? [[String: Any]])
    #expect(box.map { $0["remaining"] as? Int } == [30])
    #expect(try session.ask("state", ["at": "P1 15:00"])["elapsed"] as? Int == 300)
  }

  @Test func `a late entry leaves the clock, and an undo sets it back`() throws {
    var session = try Session()
    _ = try session.type("P1 16:00 A6 2")
    _ = try session.type("at 13:30")
    _ = try session.type("insert 17:00 B6 2")
    #expect(try session.plays("A7 2") == ["P1 13:30 A7 2"])
    #expect(try session.plays("undo") == ["P1 13:30 A7 2"])
    #expect(try session.plays("A8 2") == ["P1 13:30 A8 2"])
    #expect(try session.plays("12:00 A9 2") == ["P1 12:00 A9 2"])
    #expect(try session.plays("B9 2") == ["P1 12:00 B9 2"])
  }

  @Test func `a time that is refused does not move the clock`() throws {
    var session = try Session()
    _ = try session.type("P1 16:00 A6 2")
    #expect(
      try session.type("at 17:00")["refused"] as? String
        == "refused: P1 17:00: the clock ran backwards; the previous play was at P1 16:00")
    #expect(try session.plays("A7 2") == ["P1 16:00 A7 2"])
  }

  @Test func `no goal takes the last goal back after other plays`() throws {
    var session = try Session()
    _ = try session.type("P1 16:00 B9 goal")
    _ = try session.type("A6 2")
    #expect(try session.plays("no goal") == ["P1 16:00 goal-disallowed @p1 no-goal"])
    let score = try session.ask("state")["score"] as? [String: Int]
    #expect(score == ["home": 0, "visiting": 0])
    #expect((try session.type("no goal")["refused"] as? String)?.contains("@p1") == true)
  }

  @Test func `a refused question has no rulings`() throws {
    var session = try Session("under nhl-2025\nP1 4:00 A6 2\n")
    let asked = try session.ask("ask", ["plays": ["A6 goal"], "at": "P1 4:30"])
    #expect(asked["refused"] is String)
    #expect((asked["rulings"] as? [Any])?.isEmpty == true)
    #expect(asked["after"] == nil)
  }
}
