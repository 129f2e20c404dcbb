import HockeyRules
import Scoresheets
import Testing

/// The lists of the teams' players, in sheets and in JSON lines.
@Suite struct Rosters {
  @Test func `a team's line may list its players`() {
    let sheet = "home     TOR 1g 6 7\nvisiting MTL 31g 9\n\nP1  5:00  TOR6  2\n"
    let reading = SheetReader.read(sheet)
    #expect(reading.errors == [])
    #expect(reading.log.rosters.home.map(\.number) == [1, 6, 7])
    #expect(reading.log.rosters.visiting.map(\.number) == [31, 9])
    #expect(reading.log.goalkeepers == [Player(.home, 1), Player(.visiting, 31)])
    let written = SheetWriter.text(of: reading.log)
    #expect(written.hasPrefix("home     TOR 1g 6 7\nvisiting MTL 31g 9\n"))
    #expect(SheetReader.read(written).log == reading.log)
  }

  @Test func `a later line for the same team replaces neither letters nor list`() {
    let reading = SheetReader.read("home A 6\nhome A 7\n")
    #expect(reading.errors.map(\.problem) == [.headLineTwice("home", line: 1)])
  }

  @Test(arguments: [
    ("home A 6 7 6", "the number 6 is already in this list", 12),
    (
      "home A 6 x", "expected a player's number, such as `6`, or `30g` for a goalkeeper, not `x`",
      10
    ),
    ("home A g", "expected a player's number, such as `6`, or `30g` for a goalkeeper, not `g`", 8),
    ("home A 1234567890", "`1234567890` is too long: a number has at most nine digits", 8),
  ])
  func `what is no list is an error at its place`(_ line: String, _ message: String, _ column: Int)
  {
    let errors = SheetReader.read(line + "\n").errors
    #expect(errors.map(\.message) == [message])
    #expect(errors.map(\.column) == [column])
  }

  private static let listed = GameLog(
    goalkeepers: [Player(.home, 30)],
    rosters: PerTeam(
      home: [
        RosteredPlayer(number: 30, position: .goalkeeper, name: "Anna Berg"),
        RosteredPlayer(number: 6, position: .leftWing),
      ], visiting: [RosteredPlayer(number: 9, name: "Ida \"Ice\" Holm")]))

  @Test func `JSON lines keep numbers, positions and names`() {
    let text = JSONLines.text(of: Self.listed)
    #expect(
      String(decoding: text, as: UTF8.self).split(separator: "\n").dropFirst() == [
        #"{"roster":"A","number":30,"position":"G","name":"Anna Berg"}"#,
        #"{"roster":"A","number":6,"position":"LW"}"#,
        #"{"roster":"B","number":9,"name":"Ida \"Ice\" Holm"}"#,
      ])
    #expect(JSONLines.read(text) == LogReading(log: Self.listed))
    #expect(Self.listed.names.count == 2)
    #expect(Self.listed.withoutNames.names.isEmpty)
  }

  @Test func `a second line for a number corrects the first`() {
    let text =
      JSONLines.text(of: Self.listed) + Array(#"{"roster":"A","number":6,"position":"D"}"#.utf8)
    let log = JSONLines.read(text).log
    #expect(log.rosters.home.map(\.position) == [.goalkeeper, .defence])
  }

  @Test(arguments: [
    (#"{"roster":"C","number":6}"#, "'C' is not a team of this game"),
    (#"{"roster":"A"}"#, "a listed player has no 'number'"),
    (#"{"roster":"A","number":-1}"#, "'number' must be a whole number from 0 to 999999999"),
    (
      #"{"roster":"A","number":6,"position":"X"}"#,
      "'X' is not a valid 'position'"
    ),
    (#"{"roster":"A","number":6,"play":"whistle"}"#, "a play 'roster' has no 'play'"),
  ])
  func `a line that lists nobody is an error`(_ line: String, _ words: String) {
    let reading = JSONLines.read(JSONLines.text(of: GameLog()) + Array((line + "\n").utf8))
    #expect(reading.error?.problem.words == words)
  }
}
