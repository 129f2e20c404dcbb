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
}
