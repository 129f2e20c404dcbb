import Foundation
import Scoresheets
import Testing
import Views

/// The fields on which other programs rely: some may be added, but none renamed or removed.
@Suite struct ReplayAsJSONLines {
  private func lines(_ sheet: String) throws -> [[String: Any]] {
    var writer = JSONWriter()
    ReplayJSONLines.write(try game(sheet), to: &writer)
    return try writer.text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func `there is one object for each play and one for the result`() throws {
    let lines = try lines(eventfulSheet)
    #expect(lines.count == 17)
    #expect(lines.last?["kind"] as? String == "final")
    for line in lines.dropLast() {
      #expect(
        Set(line.keys).isSuperset(of: [
          "game", "source", "kind", "period", "elapsed", "before", "after", "score", "rulings",
        ]))
    }
  }

  @Test func `a goal has its manpower, and a refused play its reason`() throws {
    let lines = try lines(eventfulSheet)
    let shot = try #require(lines[13]["goal"] as? [String: Any])
    #expect(shot["team"] as? String == "home")
    #expect(shot["manpower"] as? String == "SH")
    #expect(shot["emptyNet"] as? Bool == false)
    #expect(shot["penaltyShot"] as? Bool == true)
    let refused = lines[15]["refused"] as? String
    #expect(lines[14]["refused"] == nil)
    #expect(
      refused == "the clock ran backwards; the previous play was at P2 8:50; "
        + "this one fits between line 11 and line 12")
  }

  @Test func `the result has score, minutes, power plays and goals by manpower`() throws {
    let result = try #require(try lines(eventfulSheet).last)
    #expect(result["score"] as? [String: Int] == ["home": 2, "visiting": 2])
    #expect(result["penaltyMinutes"] as? [String: Int] == ["home": 15, "visiting": 11])
    #expect(
      result["powerPlay"] as? [String: [String: Int]] == [
        "home": ["goals": 0, "opportunities": 3], "visiting": ["goals": 1, "opportunities": 3],
      ])
    #expect(
      result["goals"] as? [String: [String: Int]] == [
        "home": ["EV": 1, "PP": 0, "SH": 0, "emptyNet": 0, "penaltyShot": 1],
        "visiting": ["EV": 1, "PP": 1, "SH": 0, "emptyNet": 0, "penaltyShot": 0],
      ])
  }

  @Test func `what falls due between two plays has its own time`() throws {
    let lines = try lines("under nhl-2025\nP1 17:00 A6 2\nP2 5:00 whistle\n")
    let rulings = try #require(lines[0]["rulings"] as? [[String: Any]])
    #expect(rulings.map { $0["at"] as? Int } == [1020, 1140, 1140])
  }

  @Test func `what falls due without an end of the period is in its own period`() throws {
    let sheet = "under nhl-2025\nP1 17:00 A6 2\n 17:00 face-off\nP2 0:00 face-off\n1:00 whistle\n"
    let lines = try lines(sheet)
    let rulings = lines.dropLast().map { $0["rulings"] as? [[String: Any]] ?? [] }
    #expect(rulings.map { $0.map { $0["at"] as? Int } } == [[], [1020, 1140, 1140], [], []])
    #expect(lines.map { $0["period"] as? Int } == [1, 1, 2, 2, nil])
    #expect(lines[0]["after"] as? [String: Int] == ["home": 4, "visiting": 5])
    #expect(lines[2]["before"] as? [String: Int] == ["home": 5, "visiting": 5])
  }
}
