import HockeyRules
import Testing

@Suite struct TimeOuts {
  private let time = GameTime(period: 1, elapsed: .minutes(4))

  @Test func `a time-out stops play if the clock runs, and only then`() throws {
    var game = Game(under: try book("nhl-2025"))
    let first = try game.play(Event(id: 1, time: time, play: .timeOut(.home)))
    #expect(first.map(\.effect) == [.play(.stops), .play(.timeOut(.home))])
    #expect(first.last?.authority.key?.rawValue == "time-outs")
    #expect(throws: Refusal.self) {
      try game.play(Event(id: 2, time: time, play: .timeOut(.visiting)))
    }
  }

  @Test func `a failed challenge calls its bench minor by the rule of the challenge`() throws {
    var game = Game(under: try book("nhl-2025"))
    let rulings = try game.play(Event(id: 1, time: time, play: .challenge(.home, .failed)))
    let called = try #require(
      rulings.first { if case .call(.called) = $0.effect { true } else { false } })
    #expect(called.authority.rule?.number == "38.8")
    try game.play(Event(id: 2, time: time, play: .faceOff))
    #expect(game.manpower == PerTeam(home: 4, visiting: 5))
  }

  @Test func `the call for a challenge can be taken back by the challenge's id`() throws {
    var game = Game(under: try book("nhl-2025"))
    try game.play(Event(id: 1, time: time, play: .challenge(.home, .failed)))
    try game.play(
      Event(id: 2, time: time, play: .correction(.void(1, reason: "the wrong play was reviewed"))))
    try game.play(Event(id: 3, time: time, play: .faceOff))
    #expect(game.manpower == PerTeam(both: 5))
    #expect(game.penaltyMinutes == PerTeam(both: 0))
  }

  @Test func `a forfeited game has the score on record, and its goals stay in the record`() throws {
    var game = Game(under: try book("nhl-2025"))
    try game.play(Event(id: 1, time: time, play: .goal(Goal(team: .home))))
    try game.play(
      Event(id: 2, time: GameTime(period: 1, elapsed: .minutes(5)), play: .forfeit(.home)))
    #expect(game.score == PerTeam(home: 0, visiting: 1))
    #expect(game.winner == .visiting)
    #expect(game.goals.count == 1)
    #expect(game.isOver)
    #expect(game.forfeit == Forfeit(team: .home, score: game.score, winner: .visiting))
  }
}
