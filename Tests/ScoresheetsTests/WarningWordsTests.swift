import HockeyRules
import Scoresheets
import Testing

@Suite struct WarningWordsTests {
  static let table: [(reason: Warning.Reason, words: String)] = [
    (
      .overtimeNotTied(score: PerTeam(home: 2, visiting: 1)),
      "overtime at 2-1: the score is not tied"
    ),
    (
      .tooManyToSetOff(.visiting, limit: 96),
      "B has more than 96 penalties at one whistle; the first called are coincidental"
    ),
    (.tooManyOvertimes(limit: 0), "overtime is played; the book has none"),
    (.tooManyOvertimes(limit: 1), "a second overtime; the book has one"),
    (
      .shootOutNotTied(score: PerTeam(home: 0, visiting: 1)),
      "a shoot-out at 0-1: the score is not tied"
    ),
    (
      .gameEndsEarly(left: .seconds(90)),
      "the game was ended with 1:30 left to play"
    ),
    (
      .gameEndsTied(follows: .overtimeThenShootOut),
      "the game was ended tied; next is overtime, and a shoot-out if nobody scores"
    ),
    (.gameEndsTied(follows: .overtimeThenTie), "the game was ended tied; next is overtime"),
    (.gameEndsTied(follows: .overtimes), "the game was ended tied; next is overtime until a goal"),
    (.gameEndsTied(follows: .shootOut), "the game was ended tied; next is a shoot-out"),
    (
      .periodEndsEarly(left: .seconds(30)),
      "the period was ended with 0:30 on the clock"
    ),
    (.goalTwice(first: .number(7)), "same goal as play 7: typed twice?"),
    (
      .unknownNumber(Player(.visiting, 44)),
      "B has no number 44 on its list"
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
