import HockeyRules
import Rulebooks
import Scoresheets
import Seasons
import Testing

/// Odd games and decisions: each of them brings a remark.
@Suite struct SeasonRemarks {
  private func season(_ games: [SeasonGame]) throws -> Season {
    var season = Season(under: SeasonBook(Rulebooks.nhl2025))
    for game in games { season.play(game, under: Rulebooks.nhl2025.rulebook) }
    return season
  }

  private func game(_ id: String, _ sheet: String) throws -> SeasonGame {
    SeasonGame(id: id, log: try GameLog(sheet: sheet))
  }

  @Test(arguments: ["exhibition", "regular", "play-offs", "final"])
  func `a game is of the stage that its sheet names, and its JSON lines say the same`(
    kind: String
  ) throws {
    let game = try game("1", "kind \(kind)\nP1 4:00 A6 2 hooking\n")
    #expect(game.stage.rawValue == kind)
    let again = JSONLines.read(JSONLines.text(of: game.log)).log
    #expect(SeasonGame(id: "1", log: again).stage == game.stage)
  }

  @Test func `a game that is given twice counts once`() throws {
    let boarding = try game("1", "P1 4:00 A6 5+GM boarding\n")
    let season = try season([boarding, boarding])
    #expect(season.steps.count == 1)
    #expect(season.eligibility(for: .regular).isEmpty)
    #expect(season.remarks == [SeasonRemark(game: "1", .gameTwice)])
  }

  @Test func `a decision without effect, or about a stranger, is a remark`() throws {
    var first = try game("1", "P1 4:00 A6 2 hooking\n")
    let stranger = Person("A", .player(99))
    let reduced = SeasonGame.Decision(Person("A", .player(6)), .reduced(games: 1))
    first.decisions = [reduced, SeasonGame.Decision(stranger, .ruled(.games(1)))]
    let season = try season([first])
    #expect(
      season.remarks.map(\.kind) == [.decisionWithoutEffect(reduced), .unknownPerson(stranger)])
    // A later game may name the player.
    let known = try self.season([first, try game("2", "P1 4:00 A99 goal\n")])
    #expect(known.remarks.map(\.kind) == [.decisionWithoutEffect(reduced)])
  }

  @Test func `months without a game are one season, with a remark`() throws {
    let season = try season([
      try game("1", "date 2026-03-20\nP1 4:00 A6 5+GM boarding\n"),
      try game("2", "date 2026-10-08\nP1 4:00 A6 5+GM boarding\n"),
    ])
    #expect(season.remarks.map(\.kind) == [.pause(days: 202, since: "1")])
  }

  @Test func `a game misconduct without an infraction counts in no category, with a remark`() throws
  {
    let season = try season([try game("1", "P1 4:00 A6 GM\n")])
    #expect(season.counts().isEmpty)
    #expect(season.remarks.map(\.kind) == [.categoryUnknown(Person("A", .player(6)))])
  }
}
