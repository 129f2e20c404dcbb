import Feeds
import HockeyRules
import Scoresheets
import Testing

@Suite struct HockeyTechFeedErrorTests {
  private var maker: HockeyTechMaker {
    var maker = HockeyTechMaker()
    maker.addFaceOff("0:00")
    maker.add("penalty", HockeyTechMaker.penalty("1:00", id: 1))
    maker.addShot("2:00", team: 2, by: 209)
    maker.add("goal", HockeyTechMaker.goal("3:00", assists: [217], plus: [209], minus: [106]))
    maker.goals = [HockeyTechMaker.goal("3:00")]
    maker.penalties = [HockeyTechMaker.penalty("1:00", id: 1)]
    return maker
  }

  /// The reading of the plays with their summary, with `old` replaced in the penalty's line.
  private func reading(_ old: String, _ new: String) -> LogReading {
    var maker = maker
    maker.plays[1] = maker.plays[1].replacing(old, with: new)
    return HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes).log
  }

  @Test(arguments: [
    (#""event":"penalty","#, "", "play 2 has no 'event'"),
    (#""period""#, #""per""#, "play 2 has no 'period'"),
    (#"{"id":"1","short"#, #"{"id":"X1","short"#, "'period' must be 1, 2, 3, OT1 …"),
    (#"{"id":"1","short"#, #"{"id":"0","short"#, "'period' must be 1, 2, 3, OT1 …"),
    (#""time""#, #""at""#, "play 2 has no 'time'"),
    ("1:00", "1.00", "expected a time such as 3:30 or 0:12.4"),
    ("againstTeam", "side", "play 2 has no 'team'"),
    (
      #""againstTeam":{"id":1}"#, #""againstTeam":{"id":3}"#,
      "play 2 is by team 3, which is not in this game"
    ),
  ])
  func `a play that lacks something ends the log there`(old: String, new: String, words: String) {
    let reading = reading(old, new)
    #expect(reading.error?.problem.words == words)
    #expect(reading.error?.place.line == 3)
    #expect(reading.log.events.map(\.play) == [.faceOff])
  }

  @Test func `a value of another kind ends the reading there`() {
    let reading = reading(#""takenBy":{"#, #""takenBy":5,"x":{"#)
    #expect(reading.error?.problem.words == "expected an object, {…}, found '5'")
    #expect(reading.log.events.map(\.play) == [.faceOff])
  }

  @Test func `the message names the file, the place and what was expected`() {
    var maker = HockeyTechMaker()
    maker.plays = [#"{"event":"hit","details":{"time":"1:00"}}"#]
    let error = HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes).log.error
    #expect(
      error?.message(file: "10.plays.json") == """
        10.plays.json:2:1: play 1 has no 'period'
          {"event":"hit","details":{"time":"1:…
          ^
        """)
  }

  @Test(arguments: ["[]", #"[{"event":"hit","details":{"period":{"id":"1"},"time":"1:00"}}]"#])
  func `plays that show no team are not a game`(text: String) {
    let reading = HockeyTechFeed.read(Array(text.utf8)).log
    #expect(
      reading.error?.problem.words
        == "no face-off shows which team is at home; put the game's summary beside the plays"
    )
    #expect(reading.log.plays.isEmpty)
  }

  @Test(arguments: [
    ("{}", "homeTeam"), (#"{"homeTeam":{"info":{"id":1}}}"#, "visitingTeam"),
    (#"{"visitingTeam":{"info":{"id":1}}}"#, "homeTeam"),
  ])
  func `a summary without its teams is not a game`(text: String, key: String) {
    let words = "the summary has no '\(key)'"
    #expect(HockeyTechFeed.read(Array(text.utf8)).log.error?.problem.words == words)
    let beside = HockeyTechFeed.read(maker.bytes, beside: Array(text.utf8))
    #expect(beside.summaryError?.problem.words == words)
    #expect(beside.log.error == nil && beside.log.log.plays.count == 4)
  }

  @Test(arguments: ["", "5", "null", #""plays""#])
  func `what is neither plays nor a summary is reported as neither`(text: String) {
    let error = HockeyTechFeed.read(Array(text.utf8)).log.error
    #expect(error?.problem.words.hasPrefix("expected a") == true)
  }

  @Test func `the notes say what is odd`() {
    let notes: [LogNote] = [.oddGoalkeeper(.number(3)), .noFoulForShot(.number(4)), .shootOutOrder]
    #expect(
      notes.map(\.words) == [
        "play 3 changes a goalkeeper, which contradicts the plays before it; it is left out",
        "play 4 is a penalty shot, but its second has no foul for it, or several",
        "the attempts of the shoot-out are listed team by team; they are taken in turn",
      ])
  }

  @Test func `wherever a file is truncated, the plays before are kept`() {
    let bytes = maker.bytes
    let summary = maker.summaryBytes
    let whole = HockeyTechFeed.read(bytes, beside: summary).log
    #expect(whole.error == nil)
    for length in bytes.indices.sample {
      let torn = HockeyTechFeed.read(Array(bytes[..<length]), beside: summary).log
      #expect(torn.error != nil)
      #expect(torn.log.plays.elementsEqual(whole.log.plays.prefix(torn.log.plays.count)))
      let lines = bytes[..<length].count { $0 == UInt8(ascii: "\n") }
      #expect(torn.log.plays.count >= lines - 1)
    }
  }

  @Test func `wherever the summary is truncated, it is reported and the plays are read`() {
    let bytes = maker.bytes
    let summary = maker.summaryBytes
    for length in summary.indices.sample {
      let reading = HockeyTechFeed.read(bytes, beside: Array(summary[..<length]))
      #expect(reading.summaryError != nil)
      #expect(reading.log.error == nil && reading.log.log.plays.count == 4)
      #expect(HockeyTechFeed.read(Array(summary[..<length])).log.error != nil)
    }
  }

  @Test func `null, empty lists for objects and unknown keys do not matter`() {
    let text = maker.text
      .replacing(#""assists":["#, with: #""new":{"a":[1,{"b":null}]},"assists":["#)
      .replacing(#""position":"C""#, with: #""position":null"#)
      .replacing(#""isBench":false"#, with: #""isBench":null"#)
      .replacing(#""homePlayer":{"#, with: #""homePlayer":[],"x":{"#)
    let reading = HockeyTechFeed.read(Array(text.utf8), beside: maker.summaryBytes).log
    #expect(reading.error == nil && reading.notes.isEmpty)
    #expect(reading.log.plays.count == 4)
  }
}
