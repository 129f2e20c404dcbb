import HockeyRules
import Scoresheets
import Testing
import Views

@Suite struct StateOfASheet {
  @Test func `score, strength, the box and what comes next are shown`() throws {
    let game = try game(eventfulSheet)
    let moment = try Moment(of: game, at: GameTime(period: 2, elapsed: .seconds(655)))
    let text = StateText.text(of: moment, in: .plain)
    #expect(
      text == """
        P2 9:05   A 1, B 1   3v5                                           NHL 2025-26

        Penalty box
          1:45  A6  2  until 7:20                                                 16.1
          1:45  A7  2  until 7:20                                                 16.1
          2:00  A8  2  next in line                                               26.1

        Next, at 7:20
          A6 out of the box: time served                                    16.1, 26.2
          A8 in the box until 5:20                                                26.1
          A7's time is up; out at the next whistle at the latest            16.1, 26.2
          captain's choice: A6 out first (assumed), or A7                         26.2
          play goes on 4v5

        """)
  }

  @Test func `a second with several plays is shown as it is when play goes on`() throws {
    let game = try game(eventfulSheet)
    let moment = try Moment(of: game, at: GameTime(period: 1, elapsed: .seconds(350)))
    let text = StateText.text(of: moment, in: .plain)
    #expect(
      text.contains(
        "  5:00  A4   5 fighting       until 9:10, off the board; out at the next whistle"))
    #expect(
      text.contains("  1:40  B11  2 high-sticking  until 12:30, then 2 high-sticking"))
  }

  @Test func `an empty box says so`() throws {
    let moment = try Moment(of: try game(eventfulSheet), at: .start)
    #expect(StateText.text(of: moment, in: .plain).contains("Nobody is in the penalty box.\n"))
  }

  @Test func `a goalkeeper who is off shows on the ice`() throws {
    let game = try game("under nhl-2025\nP3 19:00 A goalkeeper off\n")
    let moment = try Moment(of: game, at: GameTime(period: 3, elapsed: .seconds(1150)))
    #expect(StateText.text(of: moment, in: .plain).contains("5v5, on ice 6v5"))
  }

  @Test func `a game that is over keeps its last state`() throws {
    let game = try game("under nhl-2025\nP1 5:00 A9 goal\nP3 20:00 game-end\n")
    let moment = try Moment(of: game, at: GameTime(period: 4, elapsed: .seconds(10)))
    let text = StateText.text(of: moment, in: .plain)
    #expect(text.hasPrefix("P3 20:00   A 1, B 0   5v5   the game is over"))
  }

  @Test func `a time that the period does not have is refused`() throws {
    let game = try game(eventfulSheet)
    #expect(throws: Refusal.Reason.self) {
      try Moment(of: game, at: GameTime(period: 2, elapsed: .seconds(1201)))
    }
  }

  @Test func `other programs get the same as one object`() throws {
    let game = try game("under nhl-2025\nP1 5:00 A6 2 hooking\n")
    let moment = try Moment(of: game, at: GameTime(period: 1, elapsed: .seconds(330)))
    var writer = JSONWriter()
    StateAnswer(moment).writeLine(to: &writer)
    let expected =
      #"{"game":"game.sheet","period":1,"elapsed":330,"score":{"home":0,"visiting":0},"#
      + #""manpower":{"home":4,"visiting":5},"onIce":{"home":4,"visiting":5},"over":false,"#
      + #""box":[{"team":"home","letters":"A","player":"6","sits":"A6","for":"A6","penalty":"2","#
      + #""infraction":"hooking","#
      + #""standing":"serves","until":{"period":1,"elapsed":420},"remaining":90,"#
      + #""rule":"NHL 2025-26 16.1","key":"minor-length","clock":"runs"}],"signalled":[],"ejected":[],"#
      + #""letters":{"home":"A","visiting":"B"},"periodLabel":"P1","periodLength":1200,"clock":"5:30","#
      + #""next":{"period":1,"elapsed":420,"manpower":{"home":5,"visiting":5},"#
      + #""rulings":[{"effect":"ends","team":"home","letters":"A","player":"6","#
      + #""penalty":"2","reason":"served","#
      + #""rule":"NHL 2025-26 16.1","key":"minor-length","#
      + #""text":"A6's minor is over: time served"},"#
      + #"{"effect":"returns","team":"home","letters":"A","player":"6","penalty":"2","#
      + #""rule":"NHL 2025-26 26.2","key":"equal-expiry","text":"A6 out of the box"}]},"#
      + #""side":"after","manpowerRule":"NHL 2025-26 26.1","manpowerKey":"minimum-skaters","#
      + #""powerPlay":{"team":"visiting","remaining":90},"#
      + #""minutes":{"home":2,"visiting":0},"#
      + #""nextChange":{"period":1,"elapsed":420,"manpower":{"home":5,"visiting":5},"#
      + #""rulings":[{"effect":"ends","team":"home","letters":"A","player":"6","#
      + #""penalty":"2","reason":"served","#
      + #""rule":"NHL 2025-26 16.1","key":"minor-length","#
      + #""text":"A6's minor is over: time served"},"#
      + #"{"effect":"returns","team":"home","letters":"A","player":"6","penalty":"2","#
      + #""rule":"NHL 2025-26 26.2","key":"equal-expiry","text":"A6 out of the box"}]},"#
      + #""mayNotServe":[{"team":"home","letters":"A","player":"6","reason":"A6 has a penalty to serve","#
      + #""rule":"NHL 2025-26 17.1, 27.1","key":"penalised-server"}],"mayNotShootOut":[]}"#
    #expect(writer.text == expected + "\n")
  }
}
