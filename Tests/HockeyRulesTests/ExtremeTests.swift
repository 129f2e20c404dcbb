import HockeyRules
import Scoresheets
import Testing

/// Times and schedules with numbers as large and as small as their types allow.
///
/// The fuzz target `events` plays and asks games with such numbers.
@Suite struct Extremes {
  private static let numbers: [Int] = [.min, .min + 1, -1, 0, 1, 2, 3, 99, 12_000, .max - 1, .max]

  @Test func `playing time stops at its limits`() {
    #expect(PlayingTime(tenths: .max) + .seconds(1) == PlayingTime(tenths: .max))
    #expect(PlayingTime(tenths: .min) - .seconds(1) == PlayingTime(tenths: .min))
    #expect(PlayingTime(tenths: .min) + PlayingTime(tenths: -1) == PlayingTime(tenths: .min))
    #expect(PlayingTime.zero - PlayingTime(tenths: .min) == PlayingTime(tenths: .max))
    #expect(PlayingTime.minutes(.min) == PlayingTime(tenths: .min))
    #expect(PlayingTime.seconds(.max) == PlayingTime(tenths: .max))
    for number in Self.numbers {
      let time = PlayingTime(tenths: number)
      _ = (time.wholeMinutes, time.description, Duration(time))
      #expect(PlayingTime(Duration(time)) == time)
    }
  }

  @Test func `a schedule of any lengths has every time`() {
    for periods in Self.numbers {
      for length in Self.numbers {
        let length = PlayingTime(tenths: length)
        let schedule = Schedule(
          regulationPeriods: periods, regulationLength: length, overtimeLength: length)
        let notation = Notation(clock: .remaining, schedule: schedule)
        for period in Self.numbers {
          _ = (schedule.length(of: period), schedule.start(of: period))
          for elapsed in Self.numbers {
            let time = GameTime(period: period, elapsed: PlayingTime(tenths: elapsed))
            let instant = schedule.instant(of: time)
            _ = (time.description, notation.text(of: time), notation.text(of: instant, in: period))
          }
        }
      }
    }
  }

  @Test func `an instant after the period asked about is in its own`() {
    let schedule = Schedule(
      regulationPeriods: 3, regulationLength: .minutes(20), overtimeLength: .minutes(5),
      furtherOvertimeLength: .minutes(10))
    func time(_ minutes: Int) -> String {
      schedule.time(of: GameInstant(played: .minutes(minutes)), in: 99).description
    }
    #expect(
      [0, 20, 21, 60, 61, 65, 66, 75, 76].map(time) == [
        "P1 0:00", "P1 20:00", "P2 1:00", "P3 20:00", "OT 1:00", "OT 5:00", "OT2 1:00",
        "OT2 10:00", "OT3 1:00",
      ])
  }

  @Test(arguments: [0, -600, .min])
  func `overtimes without length do not go on for ever`(_ tenths: Int) throws {
    let schedule = Schedule(
      regulationPeriods: 3, regulationLength: .minutes(20),
      overtimeLength: PlayingTime(tenths: tenths))
    var game = Game(
      under: try book("nhl-2025"), setup: GameSetup(kind: .playOffs, schedule: schedule))
    let called = GameTime(period: 3, elapsed: .minutes(19))
    try game.play(
      Event(
        id: 1, time: called,
        play: .penalty(Call(offender: .skater(Player(.home, 6)), penalties: [.major]))))
    let state = try game.state(at: called)
    #expect(state.nextExpiry == nil && state.nextGain(of: .home) == nil)
  }
}
