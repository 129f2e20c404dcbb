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

  @Test func `a time that a clock counting down cannot show does not stop the writer`() {
    let event = Event(
      id: .number(1), time: GameTime(period: 1, elapsed: .minutes(30)), play: .faceOff)
    let log = GameLog(clock: .remaining, plays: [LoggedPlay(event: event, line: 1)])
    #expect(SheetWriter.text(of: log) == "clock    remaining\n\nP1  0:00  face-off\n")
  }
}
