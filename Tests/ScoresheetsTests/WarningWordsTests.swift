import HockeyRules
import Scoresheets
import Testing

@Suite struct WarningWordsTests {
  static let table: [(reason: Warning.Reason, words: String)] = [
    (
      .overtimeNotTied(score: PerTeam(home: 2, visiting: 1)),
      "overtime is played at 2-1; expected a tied score"
    ),
    (
      .tooManyToSetOff(.visiting, limit: 96),
      "B has more than 96 penalties at one stoppage; the first called are set off"
    ),
    (.tooManyOvertimes(limit: 0), "overtime is played; the book has none"),
    (.tooManyOvertimes(limit: 1), "a second overtime is played; the book has only one"),
    (
      .shootOutNotTied(score: PerTeam(home: 0, visiting: 1)),
      "a shoot-out is held at 0-1; expected a tied score"
    ),
    (
      .gameEndsEarly(left: .seconds(90)),
      "the game ends with 1:30 left to play; expected the end after that"
    ),
    (
      .gameEndsTied(follows: .overtimeThenShootOut),
      "the game ends tied; expected overtime, and a shoot-out where that changes nothing"
    ),
    (.gameEndsTied(follows: .overtimeThenTie), "the game ends tied; expected overtime"),
    (.gameEndsTied(follows: .overtimes), "the game ends tied; expected overtimes until a goal"),
    (.gameEndsTied(follows: .shootOut), "the game ends tied; expected a shoot-out"),
    (
      .periodEndsEarly(left: .seconds(30)),
      "the period ends with 0:30 left; expected the end when no time is left"
    ),
    (.goalTwice(first: .number(7)), "the same goal is play 7; expected it once"),
    (
      .unknownNumber(Player(.visiting, 44)),
      "B44 is not on his team's list; expected one of its numbers"
    ),
    (
      .unknownInfraction(Infraction(rawValue: "hokking"), nearest: Infraction(rawValue: "hooking")),
      "`hokking` is no known infraction; did you mean `hooking`?"
    ),
  ]

  @Test(arguments: table.indices)
  func `every warning says what is odd and what would be right`(index: Int) {
    let (reason, words) = Self.table[index]
    #expect(RulingWords(GameLog()).text(of: reason) == words)
  }
}
