import HockeyRules
import Testing

@Suite struct TimeOuts {
  @Test func `a time-out stops play if the clock runs, and only then`() throws {
    var game = Game(under: try book("nhl-2025"))
    let time = GameTime(period: 1, elapsed: .minutes(4))
    let first = try game.play(Event(id: 1, time: time, play: .timeOut(.home)))
    #expect(first.map(\.effect) == [.play(.stops)])
    #expect(try game.play(Event(id: 2, time: time, play: .timeOut(.visiting))) == [])
  }
}
