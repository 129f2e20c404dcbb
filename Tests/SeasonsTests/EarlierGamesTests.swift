import HockeyRules
import Rulebooks
import Scoresheets
import Seasons
import Testing

@Suite struct WhatEarlierGamesLeave {
  /// A season under the NHL's book with the games of `sheets`.
  private func season(_ sheets: [String]) throws -> Season {
    var season = Season(under: SeasonBook(Rulebooks.nhl2025))
    for (number, sheet) in sheets.enumerated() {
      season.play(
        SeasonGame(id: "\(number + 1)", log: try GameLog(sheet: sheet)),
        under: Rulebooks.nhl2025.rulebook)
    }
    return season
  }

  @Test func `the first play of a player who is out gives a warning with the rule`() throws {
    let season = try season(["P1 4:00 A6 GM force-on-official-3\n"])
    let log = try GameLog(sheet: "P1 4:00 A9 goal\n 5:00 A6 2\n 9:00 A6 2\n 9:10 B6 2\n")
    let earlier = season.earlierGames(for: SeasonGame(id: "2", log: log))
    let solution = solve(log, under: Rulebooks.nhl2025.rulebook, after: earlier)
    let goal = try #require(season.book.ineligiblesGoal)
    #expect(goal.value == .disallowed)
    #expect(goal.rule?.number == "5.2, 78.5(iv)")
    #expect(solution.warnings.map(\.reason) == [.ineligible(Player(.home, 6), goal: goal)])
    #expect(
      RulingWords(log).text(of: solution.warnings[0].reason)
        == "A6 may not play in this game, because of earlier ones; a goal with him on the ice is "
        + "disallowed if he is found before play goes on (5.2, 78.5(iv))")
    #expect(solution.warnings.first?.play == 1)
    #expect(solution.warnings.first?.citation?.rule?.number == "40.4")
    #expect(solve(log, under: Rulebooks.nhl2025.rulebook).warnings.isEmpty)
  }

  @Test func `the first call on a coach who is out gives a warning with the rule`() throws {
    let season = try season(["P1 4:00 A coach GM force-on-official-3\n"])
    let log = try GameLog(
      sheet: "P1 4:00 A bench 2\n 5:00 B coach GM\n 6:00 A coach GM\n 7:00 A coach GM\n")
    let earlier = season.earlierGames(for: SeasonGame(id: "2", log: log))
    let solution = solve(log, under: Rulebooks.nhl2025.rulebook, after: earlier)
    #expect(solution.warnings.map(\.reason) == [.ineligibleStaff(.bench(.home, .coach))])
    #expect(
      RulingWords(log).text(of: solution.warnings[0].reason)
        == "A coach may not be at the bench in this game, because of earlier ones")
    #expect(solution.warnings.first?.play == 2)
    #expect(solution.warnings.first?.citation?.rule?.number == "40.4")
  }

  @Test func `a call counts on whichever team is at home`() throws {
    let stick = "home A\nvisiting B\nP1 4:00 A6 2 illegal-stick\n"
    let season = try season([stick, stick])
    let log = try GameLog(sheet: "home B\nvisiting A\nP1 4:00 A6 2 illegal-stick\n")
    let earlier = season.earlierGames(for: SeasonGame(id: "3", log: log))
    let solution = solve(log, under: Rulebooks.nhl2025.rulebook, after: earlier)
    let authority = try #require(solution.game.ejections.first).authority
    #expect(authority.rule?.number == "10.5")
    #expect(authority.key == ProvisionKey(rawValue: "season.illegal-stick"))
    #expect(authority.key?.rawValue == "season.illegal-stick")
    #expect(solve(log, under: Rulebooks.nhl2025.rulebook).game.ejections.isEmpty)
  }

  @Test func `the call of another player, or in the play-offs, is not the third`() throws {
    let season = try season([
      "P1 4:00 A6 2+5+10 instigating\n", "P1 4:00 A6 2+5+10 instigating\n",
    ])
    for (sheet, stage) in [
      ("P1 4:00 A9 2+5+10 instigating\n", Stage.regular),
      ("P1 4:00 A6 2+5+10 instigating\n", .playOffs),
    ] {
      let log = try GameLog(sheet: sheet)
      let earlier = season.earlierGames(for: SeasonGame(id: "3", stage: stage, log: log))
      let solution = solve(log, under: Rulebooks.nhl2025.rulebook, after: earlier)
      #expect(solution.game.ejections.isEmpty, "\(sheet)")
    }
  }
}
