import Rulebooks
import Scoresheets
import SeededRandom
import Testing

@testable import HockeyRules

/// The leagues' statistics: the time at each strength, and the game-winning goal.
@Suite struct Statistics {
  private func solved(_ sheet: String) throws -> Solution {
    solve(try events(sheet), under: try book("nhl-2025"))
  }

  private func times(_ sheet: String) throws -> [String] {
    try solved(sheet).timeAtStrength.map {
      "\($0.manpower.home)v\($0.manpower.visiting) \($0.time.tenths / 10)"
    }
  }

  @Test func `time counts at the strength that penalties leave, until a goal or their end`() throws
  {
    let times = try times(
      """
      P1  5:00  A6  2
          6:00  B9  2
          6:30  B   goal
          7:30  A   goal
      P2  0:00  period-start
      """)
    #expect(times == ["5v5 1050", "4v5 60", "4v4 60", "5v4 30"])
  }

  @Test func `an extra attacker does not change the strength`() throws {
    let times = try times(
      """
      P3  18:00  A   goalkeeper off
          19:00  A  goal
          19:00  A   goalkeeper on
          20:00  period-end
      """)
    #expect(times == ["5v5 3600"])
  }

  @Test func `time played again after the clock is set back counts once`() throws {
    let times = try times(
      """
      P1  5:00  A6  2
          8:00  whistle
          8:00  clock 6:00 "the horn"
          10:00 whistle
      """)
    #expect(times == ["5v5 480", "4v5 120"])
  }

  @Test(arguments: Setting.all)
  func `the times at all strengths add up to the playing time`(_ setting: Setting) throws {
    let book = try book(setting.bookID)
    for seed in 0..<Thoroughness.count(quick: 5, thorough: 20) {
      let events = RandomGame.make(seed: seed, under: book, kind: setting.kind)
      let solution = solve(events, under: book, setup: GameSetup(kind: setting.kind))
      let sum = solution.timeAtStrength.reduce(PlayingTime.zero) { $0 + $1.time }
      #expect(sum == solution.game.now.played, "seed \(seed)")
    }
  }

  @Test func `a goal during a major counts for the major, though half of a pair runs before it`()
    throws
  {
    let solution = try solved(
      """
      P1  5:00  A6  2
          5:00  B9  2
          6:00  A7  5
          6:30  B   goal
      """)
    // The major is one power play, and a goal that does not end it brings another.
    #expect(solution.game.powerPlays == PerTeam(home: 0, visiting: 2))
    let counted = solution.journal.compactMap { ruling -> Player? in
      guard case .score(.powerPlay(let penalty)) = ruling.effect else { return nil }
      return penalty.offender.player
    }
    #expect(counted == [Player(.home, 7), Player(.home, 7)])
  }

  @Test func `the winner's goal that is one more than the loser's total won the game`() throws {
    let solution = try solved(
      """
      P1  1:00  A7  goal
          2:00  A8  goal
          3:00  B9  goal
          4:00  A10  goal
      P3 20:00  game-end
      """)
    #expect(solution.game.gameWinningGoal?.goal.scorer?.number == 8)
  }

  @Test(
    arguments: [
      ("a game that is not over", "P1 1:00 A7 goal"),
      ("a tie", "P1 1:00 A7 goal\n2:00 B8 goal\nP3 20:00 game-end"),
      ("a shoot-out", "SO A7 shoot-out scored\nB8 shoot-out missed\n"),
    ])
  func `no goal is the winning goal`(_ what: String, _ sheet: String) throws {
    #expect(try solved(sheet).game.gameWinningGoal == nil)
  }

  @Test(
    arguments: [
      ("nhl-2011", "nhl-2014"), ("nhl-2014", "nhl-2014"), ("nhl-2016", "nhl-2021"),
      ("nhl-2022", "nhl-2025"),
      ("iihf-2019", "iihf-2018"), ("usa-hockey-2027", "usa-hockey-2025"),
    ])
  func `a league's name with a year finds the edition of that season`(
    _ name: String, _ id: String
  ) throws {
    #expect(Rulebooks.edition(name)?.rulebook.id == id)
  }

  @Test(arguments: [
    "nhl-", "nhl-20", "nhl-2026", "2011", "iihf-1990", "hockey-canada-2024-junior-2024", "x-2011",
  ])
  func `no other name finds an edition`(_ name: String) throws {
    #expect(Rulebooks.edition(name) == nil)
  }
}
