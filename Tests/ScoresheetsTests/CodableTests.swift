import Foundation
import HockeyRules
import Scoresheets
import Testing

/// Logs go through Swift's coders by way of the documented JSON.
@Suite struct CodableLogs {
  @Test(arguments: 0..<50 as Range<UInt64>)
  func `a log comes back from JSON and from a property list`(seed: UInt64) throws {
    var log = RandomLog.make(seed: seed)
    for index in log.plays.indices {
      if case .number = log.plays[index].event.id { log.plays[index].event.id = .number(index) }
    }
    let json = try JSONDecoder().decode(GameLog.self, from: try JSONEncoder().encode(log))
    let list = try PropertyListDecoder().decode(
      GameLog.self, from: try PropertyListEncoder().encode(log))
    #expect(JSONLines.text(of: json) == JSONLines.text(of: log))
    #expect(json == list)
  }

  @Test func `a log is the array of its lines`() throws {
    let log = SheetReader.read("under nhl-2025\nP1 5:00 A6 2 tripping @x\n").log
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(log), as: UTF8.self)
        == #"[{"clock":"elapsed","home":"A","kind":"regular","penaltybox":1,"under":["nhl-2025"],"visiting":"B"},"#
        + #"{"call":"2","elapsed":"5:00","id":"x","infraction":"tripping","offender":"A6","period":1,"play":"penalty"}]"#
    )
  }

  @Test(arguments: [
    ("[]", "element 0 of the log: expected the log's head, {\"penaltybox\":1, …}"),
    (#"[{"penaltybox":1},{"id":1,"play":"gaol"}]"#, "element 1 of the log:"),
    (#"[{"penaltybox":1.5}]"#, "element 0 of the log:"),
    (
      #"[{"penaltybox":1,"season":15}]"#,
      "element 0 of the log: 'season' must be a year such as 2016"
    ),
    (#"[{"penaltybox":1,"clock":null},{"undo":7}]"#, "element 1 of the log:"),
  ])
  func `what is no log is an error at its element`(_ text: String, _ message: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(GameLog.self, from: Data(text.utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription.hasPrefix(message), "\(context.debugDescription)")
  }

  @Test func `a number that no number is as large as is an error`() {
    #expect(throws: JSONError.self) { try JSONValue.lines(of: Array("[1e400]".utf8)) }
  }

  @Test func `an object in place of the array is an error`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(GameLog.self, from: Data("{}".utf8))
    }
  }
}
