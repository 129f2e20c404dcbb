import HockeyRules
import Testing

@Suite struct Schedules {
  /// A schedule in which all lengths differ, so that no two mistakes cancel out.
  private static let uneven = Schedule(
    regulationPeriods: 2, regulationLength: .minutes(15), overtimeLength: .minutes(5),
    furtherOvertimeLength: .seconds(90))

  private func time(_ period: Int, _ elapsed: PlayingTime) -> GameTime {
    GameTime(period: period, elapsed: elapsed)
  }

  @Test func `playing time counts in tenths`() {
    #expect(PlayingTime.minutes(2) == .seconds(120))
    #expect(PlayingTime.seconds(2) == PlayingTime(tenths: 20))
    #expect(
      PlayingTime.minutes(1) + .seconds(1) - PlayingTime(tenths: 5) == PlayingTime(tenths: 605))
    #expect((PlayingTime.zero - .seconds(1)).tenths == -10)
    #expect(PlayingTime(tenths: 1199).wholeMinutes == 1)
    #expect(PlayingTime(tenths: 1200).wholeMinutes == 2)
    #expect(PlayingTime(tenths: 1) > .zero)
  }

  @Test func `periods follow one another without a gap`() {
    let starts = (1...6).map { Self.uneven.start(of: $0).played }
    #expect(
      starts == [
        .zero, .minutes(15), .minutes(30), .minutes(35), .seconds(2190), .seconds(2280),
      ])
    for period in 1...9 {
      let length = Self.uneven.length(of: period)
      #expect(Self.uneven.start(of: period) + length == Self.uneven.start(of: period + 1))
    }
  }

  @Test func `all overtimes are as long as the first unless the schedule says otherwise`() {
    let plain = Schedule(
      regulationPeriods: 3, regulationLength: .minutes(20), overtimeLength: .minutes(10))
    #expect((1...6).map { plain.length(of: $0).wholeMinutes } == [20, 20, 20, 10, 10, 10])
  }

  @Test func `the end of a period and the start of the next are one instant`() {
    for period in 1...5 {
      let end = Self.uneven.instant(of: time(period, Self.uneven.length(of: period)))
      #expect(end == Self.uneven.instant(of: time(period + 1, .zero)))
      #expect(Self.uneven.time(of: end, in: period).period == period)
      #expect(Self.uneven.time(of: end, in: period + 1) == time(period + 1, .zero))
    }
  }

  @Test func `a reading becomes an instant and the same reading again`() {
    for period in 1...6 {
      for tenths in stride(from: 0, through: Self.uneven.length(of: period).tenths, by: 7) {
        let reading = time(period, PlayingTime(tenths: tenths))
        #expect(Self.uneven.time(of: Self.uneven.instant(of: reading), in: period) == reading)
      }
    }
  }

  @Test func `an instant outside the named period is read in its own period`() {
    for tenths in stride(from: 1, through: 25_000, by: 13) {
      let instant = GameInstant(played: PlayingTime(tenths: tenths))
      for period in [1, 3, 7] {
        let reading = Self.uneven.time(of: instant, in: period)
        #expect(Self.uneven.instant(of: reading) == instant)
        #expect(
          reading.elapsed >= .zero && reading.elapsed <= Self.uneven.length(of: reading.period))
      }
      let elsewhere = Self.uneven.time(of: instant, in: 50)
      #expect(elsewhere.elapsed > .zero, "a period's end belongs to that period")
    }
  }

  @Test func `the opening face-off is at no playing time`() {
    #expect(Self.uneven.instant(of: .start).played == .zero)
    #expect(Self.uneven.time(of: GameInstant(played: .zero), in: 3) == .start)
  }

  @Test func `readings are ordered by period before time`() {
    #expect(time(1, .minutes(20)) < time(2, .zero))
    #expect(time(2, .zero) < time(2, PlayingTime(tenths: 1)))
  }

  @Test(arguments: Setting.all)
  func `each book's periods have the lengths that it provides`(_ setting: Setting) throws {
    let book = try book(setting.bookID)
    let schedule = book.schedule(for: setting.kind)
    let overtime = book.overtime(for: setting.kind)
    #expect(schedule.regulationPeriods == book.play.periods.value)
    #expect(schedule.length(of: 3) == book.play.periodLength.value)
    #expect(schedule.length(of: 4) == overtime.length.value)
    #expect(schedule.length(of: 5) == overtime.furtherLength.value)
  }
}
