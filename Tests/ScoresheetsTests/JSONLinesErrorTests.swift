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
    (#"{"id":2,"period":1,"elapsed":"0:06"}"#, 1),
    (#"{"period":1,"elapsed":"0:06","play":"whistle"}"#, 1),
    (#"{"id":2,"elapsed":"0:06","play":"whistle"}"#, 1),
    (#"{"id":2,"period":1,"play":"whistle"}"#, 1),
    (#"{"id":2,"period":0,"elapsed":"0:06","play":"whistle"}"#, 18),
    (#"{"id":2,"period":100,"elapsed":"0:06","play":"whistle"}"#, 18),
    (#"{"id":2,"period":1,"elapsed":"0:06","play":"wistle"}"#, 44),
    (#"{"id":2,"period":1,"elapsed":"0:06","play":"whistle","raeson":"x"}"#, 54),
    (#"{"id":2,"period":1,"elapsed":"0:06","play":"whistle","call":"2"}"#, 54),
    (#"{"id":2,"id":3,"period":1,"elapsed":"0:06","play":"whistle"}"#, 9),
    (#"{"id":true,"period":1,"elapsed":"0:06","play":"whistle"}"#, 7),
    (#"{"id":{},"period":1,"elapsed":"0:06","play":"whistle"}"#, 7),
    (#"{"id":2,"period":1,"elapsed":"0:06","play":"penalty","offender":"C6","call":"2"}"#, 65),
    (#"{"id":2,"period":1,"elapsed":"0:06","play":"penalty","offender":"A","call":"2"}"#, 65),
    (#"{"id":2,"period":1,"elapsed":"0:06","play":"penalty","offender":"A6","call":"3"}"#, 77),
    (#"{"id":2,"period":1,"elapsed":"0:06","play":"penalty","offender":"A6","call":"2+"}"#, 77),
    (
      #"{"id":2,"period":1,"elapsed":"0:06","play":"penalty","offender":"A99999999999999999999","call":"2"}"#,
      65
    ),
    (#"{"id":2,"period":1,"elapsed":"0:06","play":"goal","team":"C"}"#, 58),
    (#"{"id":2,"period":1,"elapsed":"0:06","play":"goal","team":"A","assists":"A6"}"#, 72),
    (#"{"id":2,"period":1,"elapsed":"0:06","play":"goal","team":"A","assists":{}}"#, 72),
    (#"{"id":2,"period":1,"elapsed":"0:06","play":"whistle","recorded":"54"}"#, 65),
    (#"{"id":2,"period":1,"elapsed":"0:06","play":"void","of":1}"#, 1),
    (#"{"id":1,"period":1,"elapsed":"0:06","play":"whistle"}"#, 1),
    (#"{"id":2,"period":1,"elapsed":"0:06","play":"whistle"} x"#, 55),
    (#"["id"]"#, 1),
    (#"{"id":2.5,"period":1,"elapsed":"0:06","play":"whistle"}"#, 7),
    (
      #"{"id":2,"period":1,"elapsed":"0:06","play":"captain-choice","team":"A","players":["A6",7]}"#,
      88
    ),
  ])
  func `a line that is not a play ends the reading there`(line: String, column: Int) {
    let place = error(line)?.place
    #expect(place?.line == 3 && place?.column == column)
  }

  @Test(arguments: [
    #"{"id":1,"period":1,"elapsed":"0:05","play":"whistle"}"#,
    #"{"penaltybox":2}"#,
    #"{"penaltybox":1,"home":"A","visiting":"A"}"#,
    #"{"penaltybox":1,"home":"A1"}"#,
    #"{"penaltybox":1,"hmoe":"A"}"#,
    #"{"penaltybox":1,"kind":"playoffs"}"#,
    #"{"penaltybox":1,"season":"2015"}"#,
    #"{"penaltybox":1,"season":999}"#,
    #"{"penaltybox":1,"season":9223372036854775807}"#,
    #"{"penaltybox":1,"date":"2015-02-29"}"#,
  ])
  func `a line that is not a head ends the reading`(line: String) {
    let reading = JSONLines.read(Array("\(line)\n\(whistle)\n".utf8))
    #expect(reading.log == GameLog(), "nothing of the line is taken")
    #expect(reading.error?.place.line == 1)
  }
}
