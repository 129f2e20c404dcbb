import HockeyRules
import Testing

@Suite struct ManyChoices {
  @Test(.timeLimit(.minutes(1))) func `many choices at one instant take little time`() throws {
    let time = GameTime(period: 1, elapsed: .minutes(5))
    var events = [Player(.home, 6), Player(.home, 7), Player(.visiting, 8)].map { player in
      Event(
        id: .number(player.number), time: time,
        play: .penalty(Call(offender: .skater(player), penalties: [.minor])))
    }
    for number in 0..<2000 {
      events.append(
        Event(
          id: .number(100 + number), time: time,
          play: .captainChoice(.home, [.skater(Player(.home, 6 + number % 2))])))
    }
    let solution = solve(events, under: try book("nhl-2025"))
    #expect(solution.plays.count == events.count)
    #expect(solution.game.manpower == PerTeam(home: 4, visiting: 5))
  }
}
