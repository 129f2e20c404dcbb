import HockeyRules
import Scoresheets
import SeededRandom
import Testing

/// A log that only grows: plays are repeated and taken back, and may be all that a sheet can
/// express.
@Suite struct JSONLinesUndo {
  private static let head = #"{"penaltybox":1}"#

  private func whistle(_ id: String, _ elapsed: String) -> String {
    #"{"id":"\#(id)","period":1,"elapsed":"\#(elapsed)","play":"whistle"}"#
  }

  private func reading(_ lines: String...) -> LogReading {
    JSONLines.read(Array(([Self.head] + lines).map { $0 + "\n" }.joined().utf8))
  }

  @Test func `a play that is taken back is not played, and all others stay as they are`() {
    let reading = reading(
      whistle("p1", "1:00"), whistle("p2", "2:00"), #"{"undo":"p1"}"#, whistle("p3", "3:00"))
    #expect(reading.log.plays.map(\.event.id) == [.label("p2"), .label("p3")])
    #expect(reading.log.plays.map(\.line) == [3, 5])
    #expect(reading.undone.map(\.event.id) == [.label("p1")])
    #expect(reading.notes == [] && reading.error == nil)
  }

  @Test func `the line that takes back a play is read as it is written`() {
    for id in [Event.ID.number(-7), .label("p1"), .label("é\n\"")] {
      let play = LoggedPlay(
        event: Event(id: id, time: .start, play: .faceOff), line: 2)
      let log = GameLog(plays: [play])
      let reading = JSONLines.read(JSONLines.text(of: log) + JSONLines.line(undoing: id))
      #expect(reading == LogReading(log: GameLog(), undone: [play]))
    }
    #expect(JSONLines.line(undoing: .label("p1")) == Array("{\"undo\":\"p1\"}\n".utf8))
  }

  private func late(_ id: String, _ elapsed: String, before: String) -> String {
    whistle(id, elapsed).replacing("\"play\"", with: "\"before\":\"\(before)\",\"play\"")
  }

  @Test func `a late entry is played where it belongs, whatever is taken back`() {
    let reading = reading(
      whistle("p1", "1:00"), whistle("p3", "3:00"), late("p2", "2:00", before: "p3"),
      late("p0", "0:30", before: "p1"), whistle("p4", "4:00"), #"{"undo":"p3"}"#,
      late("p25", "2:30", before: "p3"), late("p15", "1:30", before: "p2"),
      late("p2", "2:00", before: "p3"))
    #expect(reading.log.plays.map(\.event.id) == ["p0", "p1", "p15", "p2", "p25", "p4"])
    #expect(reading.log.plays.map(\.line) == [5, 2, 9, 4, 8, 6])
    #expect(reading.undone.map(\.event.id) == ["p3"])
    #expect(reading.notes == [.repeated("p2", line: 10)] && reading.error == nil)
  }

  @Test func `a late entry is read as it is written`() {
    let play = LoggedPlay(event: Event(id: "p2", time: .start, play: .faceOff), line: 3)
    let text = JSONLines.line(of: play, letters: GameLog().letters, before: "p1")
    #expect(
      String(decoding: text, as: UTF8.self)
        == #"{"id":"p2","period":1,"elapsed":"0:00","before":"p1","play":"face-off"}"# + "\n")
    let reading = JSONLines.read(
      Array("\(Self.head)\n\(whistle("p1", "1:00"))\n".utf8) + text)
    #expect(reading.log.plays.first == play)
  }

  @Test func `a late entry before no play, or sent again for another place, ends the reading`() {
    let lost = reading(whistle("p1", "1:00"), late("p2", "0:30", before: "p2"))
    #expect(lost.error?.problem == .noSuchPlay("p2"))
    #expect(lost.log.plays.map(\.event.id) == ["p1"])
    let moved = reading(
      whistle("p1", "1:00"), late("p2", "0:30", before: "p1"), whistle("p2", "0:30"))
    #expect(moved.error?.problem == .idTaken("p2", line: 3))
  }

  @Test func `a play that is sent again after it was taken back stays taken back`() {
    let reading = reading(
      whistle("p1", "1:00"), #"{"undo":"p1"}"#, whistle("p1", "1:00"), #"{"undo":"p1"}"#)
    #expect(reading.log.plays == [])
    #expect(
      reading.notes == [.repeated(.label("p1"), line: 4), .undoneTwice(.label("p1"), line: 5)])
    #expect(
      reading.notes.map(\.words) == [
        "play p1 is repeated on line 4; it is taken once",
        "play p1 is taken back again on line 5; once is enough",
      ])
  }

  @Test func `the id of a play that was taken back is not given to another`() {
    let reading = reading(whistle("p1", "1:00"), #"{"undo":"p1"}"#, whistle("p1", "1:01"))
    #expect(reading.error?.problem.words == "the play on line 2 already has the id p1")
    #expect(reading.error?.place.line == 4)
  }

  @Test(arguments: [
    (#"{"undo":"p2"}"#, "no play before this line has the id p2"),
    (#"{"undo":1}"#, "no play before this line has the id 1"),
    (#"{"undo":true}"#, "'undo' must be a number or a string"),
    (#"{"undo":"p1","id":"p2"}"#, "a play 'undo' has no 'id'"),
    (#"{"umdo":"p1"}"#, "unknown key 'umdo'; the nearest is 'undo'"),
    (#"{"undo":"p1","undo":"p1"}"#, "a play 'undo' has no 'undo'"),
  ])
  func `a line that takes back nothing ends the reading there`(line: String, words: String) {
    let reading = reading(whistle("p1", "1:00"), line, whistle("p3", "3:00"))
    #expect(reading.error?.problem.words == words)
    #expect(reading.error?.place.line == 3)
    #expect(reading.log.plays.count == 1)
  }

  @Test(arguments: [
    (#"{"penaltybox":1,"periods":3}"#, "the head has no 'periodLength'"),
    (#"{"penaltybox":1,"periodLength":"15:00"}"#, "the head has no 'periods'"),
    (
      #"{"penaltybox":1,"periods":0,"periodLength":"15:00"}"#,
      "'periods' must be a whole number from 1 to 9"
    ),
    (
      #"{"penaltybox":1,"overtimeLength":"0:00"}"#,
      "'overtimeLength' must be a length of time such as 20:00"
    ),
    (
      #"{"penaltybox":1,"overtimeLength":20}"#, "'overtimeLength' must be a string"
    ),
  ])
  func `impossible lengths are reported`(line: String, words: String) {
    let reading = JSONLines.read(Array(line.utf8) + [UInt8(ascii: "\n")])
    #expect(reading.error?.problem.words == words)
  }

  @Test func `a goalkeeper is marked wherever he appears`() {
    let text = """
      {"penaltybox":1,"clock":"elapsed","home":"A","visiting":"B","kind":"regular"}
      {"id":1,"period":1,"elapsed":"1:00","play":"goal","team":"A","scorer":"A30g","assists":["A6","A31g"]}

      """
    let reading = JSONLines.read(Array(text.utf8))
    #expect(reading.error == nil)
    #expect(reading.log.goalkeepers == [Player(.home, 30), Player(.home, 31)])
    #expect(String(decoding: JSONLines.text(of: reading.log), as: UTF8.self) == text)
    #expect(
      JSONLines.read(
        Array(text.replacing("A30g", with: "A30x").utf8)
      ).error?.problem.words == "'A30x' is not a player: a team's letters and a number")
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a log says all that a sheet can say`(seed: UInt64) {
    var log = RandomLog.make(seed: seed)
    for index in log.plays.indices {
      log.plays[index].line = index + 2 + log.rosters.home.count + log.rosters.visiting.count
      if case .number = log.plays[index].event.id { log.plays[index].event.id = .number(index) }
    }
    let reading = JSONLines.read(JSONLines.text(of: log))
    #expect(reading.error == nil)
    var read = reading.log
    read.goalkeepers = Notation(of: read).goalkeepers
    #expect(read == log)
  }

  @Test func `what is told many times is noted once`() {
    let reading = reading(
      whistle("p1", "1:00"), whistle("p1", "1:00"), whistle("p1", "1:00"), whistle("p2", "2:00"),
      #"{"undo":"p1"}"#, #"{"undo":"p1"}"#, #"{"undo":"p1"}"#, #"{"undo":"p2"}"#,
      #"{"undo":"p2"}"#)
    #expect(
      reading.notes == [
        .repeated(.label("p1"), line: 3), .undoneTwice(.label("p1"), line: 7),
        .undoneTwice(.label("p2"), line: 10),
      ])
  }
}
