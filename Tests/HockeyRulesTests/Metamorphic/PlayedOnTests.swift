import HockeyRules
import Testing

/// The next play of a log does not change the play before it.
///
/// Leaving out empty plays found this.
@Suite struct PlayedOnTests {
  @Test(arguments: ["P1 15:00 other hit", "P1 20:00 period-end", "P2 5:00 B7 2", "P3 5:00 B goal"])
  func `a play has the strength with which play went on, not that of a later period`(
    _ next: String
  ) throws {
    let solution = solve(
      try events("P1 10:00 A6 2\n\(next)"), under: try book("nhl-2025"))
    #expect(solution.plays[0].after == PerTeam(home: 4, visiting: 5))
    #expect(solution.plays[1].before == PerTeam(both: 5))
  }

  @Test func `the strengths before a log that begins in overtime are those of regulation`() throws {
    let solution = solve(try events("OT 1:00 other hit"), under: try book("nhl-2025"))
    let times = solution.timeAtStrength
    #expect(times.map(\.manpower) == [PerTeam(both: 5), PerTeam(both: 3)])
    #expect(times.map(\.time) == [.minutes(60), .minutes(1)])
  }
}
