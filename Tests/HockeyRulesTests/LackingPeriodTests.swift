import HockeyRules
import Rulebooks
import Testing

/// Instants in periods that a game cannot have.
@Suite struct LackingPeriods {
  private static let called = GameTime(period: 1, elapsed: .minutes(5))

  private static func minor(under id: String) throws -> LiveGame {
    var live = LiveGame(under: try book(id))
    let call = Call(offender: .skater(Player(.home, 6)), penalties: [.minor])
    try live.play(.penalty(call), at: called)
    return live
  }

  @Test(arguments: Rulebooks.ids)
  func `a regular-season game has no second overtime under any book`(_ id: String) throws {
    let live = try Self.minor(under: id)
    for (period, tenths) in [(5, 100), (9, 100), (9, 0), (99, 6000)] {
      let time = GameTime(period: period, elapsed: PlayingTime(tenths: tenths))
      let refusals = [
        #expect(throws: Refusal.Reason.self) { try live.state(at: time) },
        #expect(throws: Refusal.Reason.self) { try live.solution.state(at: time) },
      ]
      for refusal in refusals { #expect(refusal == .noSuchPeriod(last: 4), "\(time)") }
    }
    for time in [
      GameTime(period: 4, elapsed: .seconds(10)), GameTime(period: 5, elapsed: .zero),
    ] {
      #expect(try live.state(at: time).time == time)
    }
  }

  @Test(arguments: ["hockey-canada-2024", "nfhs-2020"])
  func `a league that plays on has the periods of its log`(_ id: String) throws {
    var live = try Self.minor(under: id)
    let time = GameTime(period: 6, elapsed: .seconds(10))
    #expect(throws: Refusal.Reason.self) { try live.state(at: time) }
    try live.play(.periodStart, at: GameTime(period: 6, elapsed: .zero))
    #expect(try live.state(at: time).time == time)
    #expect(try live.solution.state(at: time).time == time)
  }
}
