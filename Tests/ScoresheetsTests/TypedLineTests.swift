import HockeyRules
import Testing

@testable import Scoresheets

/// Lines as a scorekeeper types them.
@Suite struct TypedLines {
  /// A log of TOR and MTL with named players on both teams.
  static let log: GameLog = {
    var log = SheetReader.read(
      "home TOR 15 8 30g\nvisiting MTL 9 4\nP1 1:00 TOR12 2 hooking @x\n 2:00 MTL9 goal @g\n"
    ).log
    log.letters = PerTeam(home: "TOR", visiting: "MTL")
    return log
  }()

  private static func words(_ text: String) throws -> String {
    try NotationLine(typed: Array(text.utf8), number: 1, in: log).tokens.map(\.text)
      .joined(separator: " ")
  }

  @Test(arguments: [
    ("tor 15 2 hook", "TOR15 2 hooking"), ("TOR #15 2 HOOKING", "TOR15 2 hooking"),
    ("tor15 2 min trip", "TOR15 2 tripping"), ("#15 2 slash", "TOR15 2 slashing"),
    ("tor#15 2min rough", "TOR15 2 roughing"), ("1234 mtl9 goal", "12:34 MTL9 goal"),
    ("434 mtl 9 goal #4 17", "4:34 MTL9 goal 4 17"), ("p2 12.34 whistle", "P2 12:34 whistle"),
    (":45 face off", "0:45 face-off"), ("12:34.5 faceoff", "12:34.5 face-off"),
    ("1234.5 whistle", "12:34.5 whistle"), ("ot 100 period end", "OT 1:00 period-end"),
    ("insert 1234 tor 6 2", "insert 12:34 TOR6 2"), ("at 1234", "at 12:34"), ("P2", "P2"),
    ("mtl 9 goal from 4 and 17 empty net", "MTL9 goal 4 17 empty-net"),
    ("tor 15 double minor high stick", "TOR15 2+2 high-sticking"),
    ("tor 15 4 min high", "TOR15 2+2 high-sticking"), ("tor 15 5+gm fight", "TOR15 5+GM fighting"),
    ("tor 15 2 + 10 check from beh", "TOR15 2+10 checking-from-behind"),
    ("tor 15 game misconduct", "TOR15 GM"), ("tor 15 10 min misconduct", "TOR15 10"),
    ("tor 15 penalty shot", "TOR15 PS"),
    ("tor 15 penalty shot missed", "TOR15 penalty-shot missed"),
    ("tor bench minor too many men served by 12", "TOR bench 2 too-many-players served-by TOR12"),
    ("tor 30g 2 trip by 12", "TOR30g 2 tripping served-by TOR12"),
    ("tor? 2 rough", "TOR? 2 roughing"),
    ("tor 15 signalled 2 for hook", "TOR15 signalled 2 hooking"),
    ("mtl goalkeeper off", "MTL goalkeeper off"),
    ("release tor 15 2 min gone", "release TOR15 2 min gone"),
    ("void @x the tor 15 was it", "void @x the tor 15 was it"),
    ("amend @x double minor blood", "amend @x 2+2 blood"),
    ("tor 8 serves for 12", "TOR8 serves-for TOR12"),
    (
      "tor captain choice 8 12 because he said so",
      "TOR captain-choice TOR8 TOR12 because he said so"
    ),
    ("tor 15 shoot out scored", "TOR15 shoot-out scored"),
    ("tor 15 2 own-word @y", "TOR15 2 own-word @y"), ("nonsense 1 2", "nonsense 1 2"), ("", ""),
    ("t 11 2 slash", "TOR11 2 slashing"), ("m9 goal", "MTL9 goal"), ("home 9 goal", "TOR9 goal"),
    ("visitors 9 goal", "MTL9 goal"), ("goal mtl 7 from 4", "MTL7 goal 4"),
    ("tor goalie 2 slash", "TOR30g 2 slashing"), ("mtl goalie 31 2 slash", "MTL31g 2 slashing"),
    ("tor goalie off", "TOR goalkeeper off"), ("end of period", "period-end"),
    ("game over", "game-end"), ("tor 9 goal unassisted", "TOR9 goal"),
    ("tor 9 goal (12, 4)", "TOR9 goal 12 4"), ("tor 9 goal 12,4", "TOR9 goal 12 4"),
    ("30 tor goal", "0:30 TOR goal"), ("30.5 whistle", "0:30.5 whistle"),
    ("1540 t 4 goal", "15:40 TOR4 goal"), ("no goal", "goal-disallowed @g no-goal"),
    ("no goal high stick", "goal-disallowed @g high stick"),
    ("tor 15 5 fight major and game", "TOR15 5+GM fighting"),
    ("tor 15 5 major and game misconduct fight", "TOR15 5+GM fighting"),
    ("tor 15 2 hit from behind", "TOR15 2 checking-from-behind"),
    ("tor 15 2 goalie interference", "TOR15 2 goalkeeper-interference"),
    ("tor 15 2 hold stick", "TOR15 2 holding-the-stick"), ("tor 15 2 late hit", "TOR15 2 late-hit"),
    ("amend @x 2 check from behind", "amend @x 2 checking-from-behind"),
    ("amend @x 2 hook he did not trip", "amend @x 2 hooking he did not trip"),
    ("amend @x 2 the review", "amend @x 2 the review"),
    ("tor captain 8", "TOR captain-choice TOR8"),
  ])
  func `what is typed is put into the notation`(typed: String, notation: String) throws {
    #expect(try Self.words(typed) == notation)
  }

  @Test(arguments: [
    "12:34 TOR15 2 hooking served-by TOR12 @p", "P2 1:00 MTL9 goal 4 17 empty-net",
    "OT 0:30 TOR? 2+2 high-sticking", "SO", "MTL bench signalled 2 too-many-players",
    "clock 12:40 the officials say so", "from-position P2 12:34 2-1", "whistle icing # a remark",
    "TOR15 left-box player too early", "MTL captain-choice MTL9 MTL4 because he did",
    "goal-disallowed @g high stick", "game-end",
  ])
  func `a line in the notation stays as it is`(line: String) throws {
    #expect(try Self.words(line) == line.split(separator: " #")[0])
  }

  @Test(arguments: [
    ("CC", "cross-checking"), ("hs", "high-sticking"), ("TMM", "too-many-players"),
    ("USC", "unsportsmanlike-conduct"), ("CFB", "checking-from-behind"), ("DOG", "delay-of-game"),
    ("GI", "goalkeeper-interference"), ("INT", "interference"), ("ROU", "roughing"),
    ("BC", "body-checking"), ("HC", "head-contact"), ("xcheck", "cross-checking"),
    ("dive", "embellishment"),
  ])
  func `abbreviations of scoresheets are infractions, and nothing suggests them`(
    short: String, infraction: String
  ) throws {
    #expect(try Self.words("tor 15 2 \(short)") == "TOR15 2 \(infraction)")
    #expect(Infraction(rawValue: short).isSame(as: Infraction(rawValue: infraction)))
    #expect(!Infraction.known.contains(short.lowercased()))
  }

  @Test(arguments: [
    ("tor 9 scored", "TOR9 shoot-out scored"), ("t 9 s", "TOR9 shoot-out scored"),
    ("m9 goal", "MTL9 shoot-out scored"), ("m 9 miss", "MTL9 shoot-out missed"),
    ("m 9 no goal", "MTL9 shoot-out missed"), ("m m", "MTL shoot-out missed"),
    ("mtl 9 shoot out missed", "MTL9 shoot-out missed"), ("mtl 9 2 slash", "MTL9 2 slashing"),
  ])
  func `in a shoot-out a result alone is an attempt`(typed: String, notation: String) throws {
    let line = try NotationLine(
      typed: Array(typed.utf8), number: 1, in: Self.log, isShootOut: true)
    #expect(line.tokens.map(\.text).joined(separator: " ") == notation)
  }

  @Test(arguments: ["MTL4 2 slashing", "whistle icing", "goal-disallowed @g offside"])
  func `no goal is the last goal, whatever was typed since`(_ play: String) throws {
    let sheet = "home TOR\nvisiting MTL\nP1 1:00 TOR12 goal @f\n 2:00 MTL9 goal @g\n 2:10 \(play)\n"
    let typed = try NotationLine(
      typed: Array("no goal offside".utf8), number: 1, in: SheetReader.read(sheet).log)
    #expect(typed.tokens.map(\.text).joined(separator: " ") == "goal-disallowed @g offside")
  }

  @Test func `a word that is no time is shown as it was typed`() {
    let error = #expect(throws: NotationError.self) {
      try Notation().instant("P1 270", current: 1)
    }
    #expect(error?.message.contains("`270`") == true)
  }

  @Test(arguments: [("H7goal", "H7 goal"), ("h7", "H7")])
  func `a subject is apart from its verb, and in capitals`(_ word: String, _ meant: String) {
    let reading = SheetReader.read("home H\nvisiting V\nP1 4:00 \(word)\n")
    #expect(reading.errors.first?.nearest == meant)
  }

  @Test func `away is the visiting team's head line`() {
    let reading = SheetReader.read("home TOR\naway MTL 9\nP1 1:00 MTL9 2\n")
    #expect(reading.errors.isEmpty && reading.log.letters.visiting == "MTL")
    #expect(reading.log.rosters.visiting.map(\.number) == [9])
  }

  @Test(arguments: [true, false])
  func `no goal is nothing without a goal, or in a shoot-out`(isShootOut: Bool) {
    #expect(throws: NotationError.self) {
      let log = isShootOut ? Self.log : SheetReader.read("P1 1:00 TOR12 2\n").log
      var reader = SheetReader(behind: log, undone: [], time: .start)
      _ = try reader.readTyped(
        NotationLine(typed: Array("no goal".utf8), number: 1, in: log, isShootOut: isShootOut))
    }
  }

  @Test func `an error points at the words that were typed`() {
    let error = #expect(throws: NotationError.self) {
      var reader = SheetReader(behind: Self.log, undone: [], time: .start)
      _ = try reader.readTyped(
        NotationLine(typed: Array("1234 tor 15 2x hook".utf8), number: 4, in: Self.log))
    }
    #expect(
      error?.typedReport == """
          1234 tor 15 2x hook
                      ^~
        expected a call, such as `2`, `2+2` or `5+GM`, not `2x`
        """)
  }

  @Test func `a word that may mean several infractions is an error that names them`() {
    let error = #expect(throws: NotationError.self) { try Self.words("tor 15 2 head") }
    #expect(
      error?.message == "expected `head-butting` or `head-contact`, not `head`")
    #expect(error?.column == 10)
  }

  @Test(arguments: [
    ("tor 5 2 misconduct", "`2`, `10` or `2+10`, not `misconduct`", 9),
    ("tor 5 2 min misconduct", "`2`, `10` or `2+10`, not `misconduct`", 13),
    ("tor 5 10 minor", "`10`, `2` or `10+2`, not `minor`", 10),
    ("tor 5 2 game misconduct", "`2`, `GM` or `2+GM`, not `game misconduct`", 9),
    ("tor 5 5 match", "`5`, `M` or `5+M`, not `match`", 9),
    ("tor 5 minor misconduct", "`2`, `10` or `2+10`, not `misconduct`", 13),
    ("tor 5 5major misconduct", "`5`, `10` or `5+10`, not `misconduct`", 14),
    ("amend @x 2 major", "`2`, `5` or `2+5`, not `major`", 12),
  ])
  func `minutes and a class that contradict each other are an error, and no word is lost`(
    typed: String, expected: String, column: Int
  ) {
    let error = #expect(throws: NotationError.self) { try Self.words(typed) }
    #expect(error?.message == "expected \(expected)")
    #expect(error?.column == column)
  }

  @Test(arguments: [
    ("tor 5 4 minutes minor", "TOR5 2+2"), ("tor 5 2+10 misconduct", "TOR5 2+10"),
    ("tor 5 5+gm game misconduct", "TOR5 5+GM game-misconduct"), ("tor 5 gm misconduct", "TOR5 GM"),
    ("tor 5 10 misconduct", "TOR5 10"), ("tor 5 m match", "TOR5 M match"),
  ])
  func `a class that says the same once more is no infraction`(typed: String, notation: String)
    throws
  {
    #expect(try Self.words(typed) == notation)
  }
}
