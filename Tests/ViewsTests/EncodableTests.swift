import Foundation
import HockeyRules
import Scoresheets
import Testing
import Views

/// The encoders give the same output as the views.
@Suite struct EncodableViews {
  @Test func `a played game is the array of its lines`() throws {
    let game = try game(eventfulSheet)
    var writer = JSONWriter()
    ReplayJSONLines.write(game, to: &writer)
    let lines = writer.text.split(separator: "\n").map { String($0) }
    let written = try JSONSerialization.jsonObject(
      with: Data("[\(lines.joined(separator: ","))]".utf8))
    let encoded = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(game))
    #expect(try #require(encoded as? NSArray) == #require(written as? NSArray))
  }

  @Test func `a moment is its object`() throws {
    let moment = try Moment(
      of: try game(eventfulSheet), at: GameTime(period: 1, elapsed: PlayingTime(tenths: 3005)))
    var writer = JSONWriter()
    StateJSON.write(moment, to: &writer)
    let written = try JSONSerialization.jsonObject(with: Data(writer.bytes))
    let encoded = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(moment))
    #expect(try #require(encoded as? NSDictionary) == #require(written as? NSDictionary))
  }
}
