import HockeyRules
import Scoresheets
import Testing
import Views

/// Every view shows the warnings of a game, and nothing if it has none.
@Suite struct WarningViews {
  private static let sheet = """
    under    nhl-2025

    P1 10:00  A6  goal
       10:00  A6  goal 7
       19:30  period-end
    P3 20:00  game-end

    """

  @Test func `CSV has them in a column`() throws {
    let text = ReplayCSV.text(of: try game(Self.sheet), .plays, hasHead: false)
    #expect(text.contains(",same goal as line 3: typed twice?,"), "\(text)")
  }

  @Test func `an infraction is suggested the nearest, in a log written by hand`() throws {
    let sheet = "under nhl-2025\nP1 5:00 A6 2 Hokking\n   6:00 A7 2 slash\n   7:00 A8 2 spitting\n"
    let game = try game(sheet)
    #expect(
      game.warnings.map { game.text(of: $0) } == [
        "`Hokking` is no known infraction; did you mean `hooking`?"
      ])
    let fed = PlayedGame(game.log, under: game.book, file: "a.json", naming: .ids)
    #expect(fed.warnings == [])
  }
}
