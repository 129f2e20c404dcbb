import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// A league's own book that extends an edition.
@Suite struct HouseRules {
  private static let beerLeague = """
    {
      "id": "beer-league", "name": "Beer League 2026", "league": "Beer League",
      "extends": "hockey-canada-2024",
      "provisions": {
        "period-length": {"value": "15:00", "rule": "house 1"},
        "minor-length": {"value": "1:30", "rule": "house 2"},
        "running-time": {
          "value": [{"lead": 5, "back": 3, "period-from": 3, "minor": "3:00", "major": "7:00"}],
          "rule": "house 3"
        },
        "minimum-skaters": {"value": 2, "rule": "house 4"},
        "served-at-once": {"value": 3, "rule": "house 4"},
        "majors-carry": {"value": "nothing", "rule": "house 5"}
      }
    }
    """

  private func book() throws -> Rulebook {
    try Rulebooks.read(Array(Self.beerLeague.utf8), file: "beer-league.json").rulebook
  }

  private func solved(_ sheet: String) throws -> Solution {
    let book = try book()
    let reading = SheetReader.read(sheet)
    #expect(reading.errors == [])
    return solve(reading.log, under: book)
  }

  @Test func `a shorter minor runs across a shorter period`() throws {
    let solution = try solved("P1 14:00 A6 2\nP2 0:29 look\n   0:30 look\n")
    #expect(solution.plays.map(\.after.home) == [4, 4, 5])
  }

  @Test func `a lead makes minors longer, and its end makes them shorter again`() throws {
    let five = (1...5).map { "P3 0:0\($0) B goal\n" }.joined()
    let solution = try solved(five + "P3 1:00 A6 2\n 4:00 A goal\n 4:01 A goal\n 5:00 A7 2\n")
    let lengths = solution.game.penalties.map(\.length)
    #expect(lengths == [.minutes(3), .seconds(90)])
  }

  @Test func `a team may be three short where two skaters are enough`() throws {
    let solution = try solved("P1 1:00 A6 2\n 1:10 A7 2\n 1:20 A8 2\n 1:30 look\n")
    #expect(solution.plays.last?.after == PerTeam(home: 2, visiting: 5))
    #expect(solution.game.checkInvariants() == [])
  }

  @Test func `a major puts nobody out where the league says so, and cites the league`() throws {
    let solution = try solved("P1 1:00 A6 5\n")
    #expect(solution.game.ejected == [])
    #expect(solution.game.penaltyMinutes.home == 5)
  }

  @Test func `all shots of both teams are taken at the end, and no further one`() throws {
    let text = """
      {"id": "pond", "name": "Pond", "league": "Pond", "extends": "hockey-canada-2024", "provisions": {
        "minors-as-shots": {"value": "all", "rule": "1"},
        "shots-taken": {"value": "at-the-end", "rule": "1"}}}
      """
    let book = try Rulebooks.read(Array(text.utf8), file: "pond.json").rulebook
    let sheet = """
      P1  1:00  A6  2
      P2  1:00  B9  2
      P3 20:00  period-end
                B11 penalty-shot scored
                A7  penalty-shot missed
                A7  penalty-shot missed
                period-end
                A7  penalty-shot missed

      """
    let solution = solve(try GameLog(sheet: sheet), under: book)
    #expect(solution.game.score == PerTeam(home: 0, visiting: 1))
    #expect(solution.refusals.map(\.reason) == [.noPenaltyShot(.home), .noPenaltyShot(.home)])
  }

  @Test func `an inherited provision cites the book that states it`() throws {
    let book = try book()
    #expect(
      book.classes.minorLength.rule == RuleReference(book: "Beer League 2026", number: "house 2"))
    #expect(book.classes.majorLength.rule?.book == "Hockey Canada 2024-26")
  }
}
