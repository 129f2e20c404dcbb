import HockeyRules
import Scoresheets
import Testing

@Suite struct SheetWriting {
  private func rewritten(_ sheet: String) -> String {
    let reading = SheetReader.read(sheet)
    #expect(reading.errors == [])
    return SheetWriter.text(of: reading.log)
  }

  @Test func `times and plays are in columns`() {
    #expect(
      rewritten(
        """
        under nhl-2025
        P1 4:00 A6 2 hooking
        P1 12:34 A30g 2+2 high-sticking served-by A12 @x
        A bench 2 too-many-players
        P2 0:07.3 face-off # late
        10:00.5 B goal
        P4 1:00 B9 goal 12 17
        SO A9 shoot-out scored
        SO B9 shoot-out missed
        """) == """
          under    nhl-2025

          P1  4:00  A6   2 hooking
             12:34  A30g 2+2 high-sticking served-by A12 @x
                    A    bench 2 too-many-players
          P2 0:07.3 face-off                               # late
           10:00.5  B    goal
          OT  1:00  B9   goal 12 17
          SO        A9   shoot-out scored
                    B9   shoot-out missed

          """)
  }

  @Test func `the time after a clock that is set is always written`() {
    #expect(
      rewritten("P1 2:00 whistle\nclock 2:40 it had stood still\nB8 2\nB9 2") == """
        P1  2:00  whistle
                  clock 2:40 it had stood still
            2:40  B8   2
                  B9   2

        """)
  }

  @Test func `long letters make room for themselves`() {
    #expect(
      rewritten("home TOR\nvisiting MTL\nP1 4:00 TOR6 2\nMTL30g 2\nTOR goal") == """
        home     TOR
        visiting MTL

        P1  4:00  TOR6   2
                  MTL30g 2
                  TOR    goal

        """)
  }

  @Test func `a second overtime and a shoot-out are distinguished by the time in them`() {
    let overtimes = "OT  1:00  whistle\nOT2 1:00  whistle\n"
    #expect(rewritten(overtimes) == overtimes)
    let playOffs = "kind     play-offs\n\nOT2 0:00  whistle\n"
    #expect(rewritten(playOffs) == playOffs)
    let shootOut = "kind     play-offs\n\nOT  1:00  whistle\nSO        A9   shoot-out scored\n"
    #expect(rewritten(shootOut) == shootOut)
  }

  @Test func `what a sheet has no words for is made into what it has`() {
    let broken = Event.ID.label("not a label")
    let events = [
      Event(id: .number(871), time: .start, play: .whistle(reason: "puck in\nnetting")),
      Event(
        id: .number(872), time: .start, play: .correction(.void(broken, reason: " @a\n # b"))),
      Event(
        id: broken, time: .start,
        play: .correction(.void(.number(871), reason: ""))),
    ]
    let log = GameLog(
      letters: PerTeam(home: "a b", visiting: "7"),
      plays: events.map { LoggedPlay(event: $0, line: 0, remark: "two\nlines") })
    let text = SheetWriter.text(of: log)
    #expect(
      text == """
        P1  0:00  whistle puck-in-netting @play-871      # two lines
                  void @play-notalabel a b               # two lines
                  void @play-871 no reason given @play-notalabel  # two lines

        """)
    #expect(SheetReader.read(text).errors == [])
  }

  @Test(arguments: [
    ("@>@x>y", "> x>y"), (">> #x", "> > x"), ("#@", "no reason given"), ("x @y", "x y"),
    ("#\u{301}x", "\u{301}x"),
  ])
  func `a reason is written as it is read back`(_ reason: String, _ text: String) throws {
    let notation = Notation()
    let play = Play.correction(.release(Player(.home, 6), reason: reason))
    let written = notation.text(of: play)
    #expect(written == "release A6 \(text)")
    let again = try notation.play(written, at: .start)
    #expect(again == .correction(.release(Player(.home, 6), reason: text)))
  }

  @Test func `a play at a time that a clock counting down cannot show is left out`() {
    let event = Event(
      id: .number(1), time: GameTime(period: 1, elapsed: .minutes(30)), play: .faceOff)
    let log = GameLog(clock: .remaining, plays: [LoggedPlay(event: event, line: 1)])
    #expect(SheetWriter.text(of: log) == "clock    remaining\n")
  }

  @Test func `a league has any number of words, and a book one`() {
    let log = GameLog(books: ["my book", "nhl-2025", ">x"], league: "Beer League of Ü")
    let text = SheetWriter.text(of: log)
    #expect(text == "under    nhl-2025\nleague   Beer League of Ü\n")
    #expect(SheetReader.read(text).log.league == log.league)
  }

  @Test func `a line that no sheet can have is left out`() {
    func whistle(_ period: Int, _ minutes: Int, remark: String? = nil) -> LoggedPlay {
      let time = GameTime(period: period, elapsed: .minutes(minutes))
      let event = Event(id: .number(period), time: time, play: .whistle(reason: nil))
      return LoggedPlay(event: event, line: 1, remark: remark)
    }
    let long = String(repeating: "x", count: NotationLine.lengthLimit)
    let log = GameLog(
      id: long,
      plays: [
        whistle(1, 5), whistle(1, 25), whistle(2, 6, remark: long), whistle(2, 7),
        whistle(100, 1),
      ])
    let sheet = WrittenSheet(of: log)
    #expect(sheet.text == "P1  5:00  whistle\nP2  7:00  whistle\n")
    #expect(sheet.omissions.count == 4)
    #expect(
      sheet.omissions[1].words
        == "a sheet cannot have the line `25:00  whistle`, which is left out: "
        + "`25:00` is outside the period, which is 20:00 long")
    #expect(SheetReader.read(sheet.text).errors == [])
  }

  @Test(arguments: ["P99 1:00 whistle", "OT96 1:00 whistle"])
  func `a sheet has the periods that a log can have`(_ line: String) throws {
    let reading = SheetReader.read(line + "\n")
    #expect(reading.errors == [])
    #expect(JSONLines.read(JSONLines.text(of: reading.log)).error == nil)
    #expect(SheetReader.read("OT97 1:00 whistle\n").errors.count == 1)
  }

  @Test func `a number has nine digits in every kind of log`() {
    let line = #"{"id":1,"period":1,"elapsed":"5:00","play":"penalty","offender":"A$","call":"2"}"#
    func reading(_ number: String) -> LogReading {
      JSONLines.read(
        Array((#"{"penaltybox":1}"# + "\n" + line.replacing("$", with: number) + "\n").utf8))
    }
    #expect(reading("999999999").error == nil)
    #expect(reading("1000000000").error?.problem == .badPlayer("A1000000000"))
  }
}
