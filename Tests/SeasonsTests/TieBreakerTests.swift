import HockeyRules
import Rulebooks
import Scoresheets
import Seasons
import Testing

@Suite struct TieBreakers {
  /// The letters of the clubs in the order of the standings, if ties are broken as `ties` says.
  private func order(_ ties: String) throws -> [String] {
    let text =
      #"{"id": "house", "name": "House", "league": "House", "extends": "nhl-2025", "#
      + #""provisions": {}, "season": {"standings": {"rule": "1", "ties": "# + ties + "}}}"
    let edition = try Rulebooks.read(Array(text.utf8), file: "house.json")
    var season = Season(under: try SeasonBook(edition))
    // A wins in overtime, scoring often; C wins in regulation by one goal.
    for (number, sheet) in [
      "home A\nvisiting B\nP1 4:00 A goal\n 5:00 A goal\n 6:00 B goal\n 7:00 B goal\nOT 1:00 A goal\n",
      "home C\nvisiting D\nP1 4:00 C goal\nP3 20:00 game-end\n",
    ].enumerated() {
      season.play(
        SeasonGame(id: "\(number)", log: try GameLog(sheet: sheet)), under: edition.rulebook)
    }
    return season.standings.map(\.club)
  }

  @Test func `teams with as many points stand in the order of the book's list`() throws {
    #expect(try order(#"["regulation-wins"]"#) == ["C", "A", "B", "D"])
    #expect(try order(#"["goals"]"#) == ["A", "C", "B", "D"])
    #expect(try order(#"["wins", "goal-difference", "regulation-wins"]"#) == ["C", "A", "B", "D"])
    #expect(try order("[]") == ["A", "C", "B", "D"])
  }

  @Test func `a word that breaks no tie is an error`() throws {
    #expect(throws: RulebookErrors.self) { try order(#"["coin-toss"]"#) }
  }
}
