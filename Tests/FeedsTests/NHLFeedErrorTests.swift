import Feeds
import HockeyRules
import Scoresheets
import Testing

@Suite struct NHLFeedErrorTests {
  private var maker: FeedMaker {
    var maker = FeedMaker()
    maker.add("faceoff", "00:00")
    maker.addPenalty("01:00", "MIN", 2)
    maker.add("hit", "02:00")
    return maker
  }

  /// The reading of the feed with `old` replaced in the penalty's line.
  private func reading(_ old: String, _ new: String) -> LogReading {
    var maker = maker
    maker.plays[1] = maker.plays[1].replacing(old, with: new)
    return NHLFeed.read(maker.bytes)
  }

  @Test(arguments: [
    (#""eventId":2,"#, "", "the 2. play has no 'eventId'"),
    ("timeInPeriod", "time", "play 2 has no 'timeInPeriod'"),
    ("periodDescriptor", "period", "play 2 has no 'periodDescriptor'"),
    (#""number":1"#, #""number":0"#, "there is no period 0"),
    (#""number":1"#, #""number":9223372036854775807"#, "there is no period 9223372036854775807"),
    ("01:00", "1.00", "expected a time such as 3:30 or 0:12.4"),
    ("01:00", "99999:00", "expected a time such as 3:30 or 0:12.4"),
    ("typeDescKey", "type", "play 2 has no 'typeDescKey'"),
    (#""details""#, #""details2""#, "play 2 has no 'details'"),
    ("eventOwnerTeamId", "team", "play 2 has no 'eventOwnerTeamId'"),
    (
      #""eventOwnerTeamId":1"#, #""eventOwnerTeamId":3"#,
      "play 2 is by team 3, which is not in this game"
    ),
  ])
  func `a play that lacks something ends the log there`(old: String, new: String, words: String) {
    let reading = reading(old, new)
    #expect(reading.error?.problem.words == words)
    #expect(reading.error?.place.line == 5)
    #expect(reading.log.events.map(\.play) == [.faceOff])
  }

  @Test func `a value of another kind ends the reading there`() {
    let reading = reading(#""sortOrder":2"#, #""sortOrder":"2""#)
    #expect(reading.error?.problem.words == "expected a whole number, found '\"'")
    #expect(reading.log.events.map(\.play) == [.faceOff])
  }

  @Test func `an unknown type of penalty is noted and assesses nothing`() {
    let reading = reading("MIN", "MAX")
    #expect(reading.error == nil)
    #expect(reading.notes == [.unknownPenaltyType(.number(2), "MAX")])
    #expect(reading.log.events.map(\.play) == [.faceOff, .other("penalty"), .other("hit")])
  }

  @Test func `a minor of three minutes is noted`() {
    #expect(
      reading(#""duration":2"#, #""duration":3"#).notes == [.oddMinor(.number(2), minutes: 3)])
  }

  @Test(arguments: ["{}", #"{"homeTeam":{"id":1}}"#, #"{"awayTeam":{"id":1}}"#])
  func `a game without its teams is not a game`(text: String) {
    let words = NHLFeed.read(Array(text.utf8)).error?.problem.words
    #expect(words == "the game has no '\(text.contains("homeTeam") ? "awayTeam" : "homeTeam")'")
  }

  @Test func `wherever a file is truncated, the plays before are kept`() {
    let bytes = maker.bytes
    let whole = NHLFeed.read(bytes)
    #expect(whole.error == nil)
    for length in bytes.indices.sample {
      let torn = NHLFeed.read(Array(bytes[..<length]))
      #expect(torn.error != nil)
      #expect(torn.log.plays.elementsEqual(whole.log.plays.prefix(torn.log.plays.count)))
      let lines = bytes[..<length].count { $0 == UInt8(ascii: "\n") }
      #expect(torn.log.plays.count >= max(0, lines - 3))
    }
  }

  @Test func `keys that are unknown, and null, do not matter`() {
    let text = maker.text
      .replacing(#""typeCode":500"#, with: #""new":{"a":[1,{"b":null}]},"typeCode":500"#)
      .replacing(#""situationCode":"1551""#, with: #""situationCode":null"#)
      .replacing(#""gameDate":"2015-10-07""#, with: #""gameDate":null"#)
      .replacing(#""positionCode":"G""#, with: #""positionCode":null,"sweaterNumber":null"#)
      .replacing(#""descKey":"hooking""#, with: #""descKey":null,"servedByPlayerId":null"#)
    let reading = NHLFeed.read(Array(text.utf8))
    #expect(reading.error == nil && reading.notes.isEmpty)
    #expect(reading.log.plays.count == 3)
  }
}
