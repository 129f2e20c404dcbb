import HockeyRules
import Scoresheets
import Testing

@Suite struct JSONLinesErrorTests {
  private let head = #"{"penaltybox":1}"#
  private let whistle = #"{"id":1,"period":1,"elapsed":"0:05","play":"whistle"}"#

  /// The error of a log whose second play is `line`.
  private func error(_ line: String) -> LogError? {
    let reading = JSONLines.read(Array("\(head)\n\(whistle)\n\(line)\n\(whistle)\n".utf8))
    #expect(reading.log.plays.count == 1, "what stands before the error is kept")
    return reading.error
  }

  @Test func `an error shows its line and a caret below the place`() {
    let message = error(#"{"id":2,"period":1,"elapsed":"0:65","play":"whistle"}"#)?
      .message(file: "game.jsonl")
    #expect(
      message == """
        game.jsonl:3:30: expected a time such as 3:30 or 0:12.4
          {"id":2,"period":1,"elapsed":"0:65","play":"whistle"}
                                       ^
        """)
  }

  @Test(arguments: [
    (#"{"id":2,"period":1,"elapsed":"0:06"}"#, 1, "the play has no 'play'"),
    (#"{"period":1,"elapsed":"0:06","play":"whistle"}"#, 1, "the play has no 'id'"),
    (#"{"id":2,"elapsed":"0:06","play":"whistle"}"#, 1, "the play has no 'period'"),
    (#"{"id":2,"period":1,"play":"whistle"}"#, 1, "the play has no 'elapsed'"),
    (#"{"id":2,"period":0,"elapsed":"0:06","play":"whistle"}"#, 18, "there is no period 0"),
    (#"{"id":2,"period":100,"elapsed":"0:06","play":"whistle"}"#, 18, "there is no period 100"),
    (
      #"{"id":2,"period":1,"elapsed":"0:06","play":"wistle"}"#, 44,
      "'wistle' is not a valid 'play'; the nearest is 'whistle'"
    ),
    (
      #"{"id":2,"period":1,"elapsed":"0:06","play":"whistle","raeson":"x"}"#, 54,
      "unknown key 'raeson'; the nearest is 'reason'"
    ),
    (
      #"{"id":2,"period":1,"elapsed":"0:06","play":"whistle","call":"2"}"#, 54,
      "a play 'whistle' has no 'call'"
    ),
    (
      #"{"id":2,"id":3,"period":1,"elapsed":"0:06","play":"whistle"}"#, 9, "'id' appears twice"
    ),
    (
      #"{"id":true,"period":1,"elapsed":"0:06","play":"whistle"}"#, 7,
      "'id' must be a number or a string"
    ),
    (
      #"{"id":{},"period":1,"elapsed":"0:06","play":"whistle"}"#, 7,
      "'id' must be a number or a string"
    ),
    (
      #"{"id":2,"period":1,"elapsed":"0:06","play":"penalty","offender":"C6","call":"2"}"#, 65,
      "'C6' is not a player: a team's letters and a number"
    ),
    (
      #"{"id":2,"period":1,"elapsed":"0:06","play":"penalty","offender":"A","call":"2"}"#, 65,
      "'A' is not a player: a team's letters and a number"
    ),
    (
      #"{"id":2,"period":1,"elapsed":"0:06","play":"penalty","offender":"A6","call":"3"}"#, 77,
      "'3' is not a call, such as 2, 2+2, 5+GM, 2+10, M or PS"
    ),
    (
      #"{"id":2,"period":1,"elapsed":"0:06","play":"penalty","offender":"A6","call":"2+"}"#, 77,
      "'2+' is not a call, such as 2, 2+2, 5+GM, 2+10, M or PS"
    ),
    (
      #"{"id":2,"period":1,"elapsed":"0:06","play":"penalty","offender":"A99999999999999999999","call":"2"}"#,
      65, "'A99999999999999999999' is not a player: a team's letters and a number"
    ),
    (
      #"{"id":2,"period":1,"elapsed":"0:06","play":"goal","team":"C"}"#, 58,
      "'C' is not a team of this game"
    ),
    (
      #"{"id":2,"period":1,"elapsed":"0:06","play":"goal","team":"A","assists":"A6"}"#, 72,
      "'assists' must be an array of strings"
    ),
    (
      #"{"id":2,"period":1,"elapsed":"0:06","play":"goal","team":"A","assists":{}}"#, 72,
      "'assists' must be an array of strings"
    ),
    (
      #"{"id":2,"period":1,"elapsed":"0:06","play":"whistle","recorded":"54"}"#, 65,
      "'54' is not a strength, such as 5v4"
    ),
    (#"{"id":2,"period":1,"elapsed":"0:06","play":"void","of":1}"#, 1, "the play has no 'reason'"),
    (
      #"{"id":1,"period":1,"elapsed":"0:06","play":"whistle"}"#, 1,
      "the play on line 2 already has the id 1"
    ),
    (
      #"{"id":2,"period":1,"elapsed":"0:06","play":"whistle"} x"#, 55,
      "expected nothing more, found 'x'"
    ),
    (#"["id"]"#, 1, "expected an object, {…}, found '['"),
    (
      #"{"id":2.5,"period":1,"elapsed":"0:06","play":"whistle"}"#, 7,
      "expected a whole number, found a fraction or an exponent"
    ),
    (
      #"{"id":2,"period":1,"elapsed":"0:06","play":"captain-choice","team":"A","players":["A6",7]}"#,
      88, "expected a string, found '7'"
    ),
  ])
  func `a line that is not a play ends the reading there`(line: String, column: Int, words: String)
  {
    let error = error(line)
    #expect(error?.problem.words == words)
    #expect(error?.place.line == 3)
    #expect(error?.place.column == column)
  }

  @Test(arguments: [
    (
      #"{"id":1,"period":1,"elapsed":"0:05","play":"whistle"}"#,
      #"expected the log's head, {"penaltybox":1, …}"#
    ),
    (#"{"penaltybox":2}"#, "unknown version 2 of this format; only 1 is known"),
    (
      #"{"penaltybox":1,"home":"A","visiting":"A"}"#,
      "'A' and 'A' must be letters, and different, to tell the players apart"
    ),
    (
      #"{"penaltybox":1,"home":"A1"}"#,
      "'A1' and 'B' must be letters, and different, to tell the players apart"
    ),
    (#"{"penaltybox":1,"hmoe":"A"}"#, "unknown key 'hmoe'; the nearest is 'home'"),
    (
      #"{"penaltybox":1,"kind":"playoffs"}"#,
      "'playoffs' is not a valid 'kind'; the nearest is 'play-offs'"
    ),
    (#"{"penaltybox":1,"season":"2015"}"#, "'season' must be a year such as 2016"),
    (#"{"penaltybox":1,"season":999}"#, "'season' must be a year such as 2016"),
    (
      #"{"penaltybox":1,"season":9223372036854775807}"#, "'season' must be a year such as 2016"
    ),
    (
      #"{"penaltybox":1,"date":"2015-02-29"}"#, "'date' must be a date such as 2016-04-28"
    ),
  ])
  func `a line that is not a head ends the reading`(line: String, words: String) {
    let reading = JSONLines.read(Array("\(line)\n\(whistle)\n".utf8))
    #expect(reading.log == GameLog(), "nothing of the line is taken")
    #expect(reading.error?.problem.words == words)
    #expect(reading.error?.place.line == 1)
  }
}
