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

  /// The standings of games that A, B and C play against each other, each with its score, under the
  /// points of the NHL and these `ties`.
  private func standings(_ games: [(String, String)], _ ties: String) throws -> [String] {
    let text =
      #"{"id": "house", "name": "House", "league": "House", "extends": "nhl-2025", "#
      + #""provisions": {}, "season": {"standings": {"rule": "1", "ties": "# + ties + "}}}"
    let edition = try Rulebooks.read(Array(text.utf8), file: "house.json")
    var season = Season(under: try SeasonBook(edition))
    for (number, (clubs, score)) in games.enumerated() {
      let names = clubs.split(separator: "-")
      var sheet = "home \(names[0])\nvisiting \(names[1])\n"
      for (minute, club) in score.enumerated() { sheet += "P1 \(minute + 1):00 \(club) goal\n" }
      sheet += "P3 20:00 game-end\n"
      season.play(
        SeasonGame(id: "\(number)", log: try GameLog(sheet: sheet)), under: edition.rulebook)
    }
    return season.standings.map(\.club)
  }

  @Test func `the games of tied teams against each other decide, as in the IIHF's championships`()
    throws
  {
    // A beats B by three, B beats C by one, C beats A by one: two points each; then the difference.
    let circle = [("A-B", "AAA"), ("B-C", "B"), ("C-A", "C")]
    #expect(
      try standings(circle, #"["head-to-head-points", "head-to-head-goal-difference"]"#)
        == ["A", "C", "B"])
    // A and B have two points each; B won their game, A has more goals.
    let pair = [("A-B", "B"), ("A-C", "AAAA")]
    #expect(try standings(pair, #"["goals"]"#) == ["A", "B", "C"])
    #expect(try standings(pair, #"["head-to-head-points", "goals"]"#) == ["B", "A", "C"])
  }

  @Test func `an odd game is left out: the first in the rink that has had one more`() throws {
    // A wins at home first; then each wins once. Without the odd game, A's first, C leads by goals.
    let games = [("A-C", "A"), ("C-A", "CC"), ("A-C", "A"), ("D-C", "C")]
    #expect(try standings(games, #"["head-to-head-points"]"#).prefix(2) == ["A", "C"])
    #expect(
      try standings(games, #"["head-to-head-points-of-even-games", "goals"]"#).prefix(2)
        == ["C", "A"])
  }

  @Test func `who has not met the others is not compared with them`() throws {
    let games = [("A-B", "A"), ("C-D", "CC")]
    #expect(try standings(games, #"["head-to-head-points", "goals"]"#).prefix(2) == ["C", "A"])
  }

  @Test func `a word that breaks no tie is an error`() throws {
    #expect(throws: RulebookErrors.self) { try order(#"["coin-toss"]"#) }
  }
}
