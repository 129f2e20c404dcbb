/// How long a game's periods are, and so where each lies in playing time.
public struct Schedule: Sendable, Hashable {
  /// The number of periods in regulation.
  public var regulationPeriods: Int
  public var regulationLength: PlayingTime
  /// The length of each overtime.
  public var overtimeLength: PlayingTime

  public init(
    regulationPeriods: Int, regulationLength: PlayingTime, overtimeLength: PlayingTime
  ) {
    self.regulationPeriods = regulationPeriods
    self.regulationLength = regulationLength
    self.overtimeLength = overtimeLength
  }

  /// The length of the period numbered `period`, from 1.
  public func length(of period: Int) -> PlayingTime {
    period <= regulationPeriods ? regulationLength : overtimeLength
  }

  /// Where the period numbered `period`, from 1, begins.
  public func start(of period: Int) -> Instant {
    let regular = min(period - 1, regulationPeriods)
    let overtimes = max(0, period - 1 - regulationPeriods)
    return Instant(
      played: PlayingTime(
        tenths: regular * regulationLength.tenths + overtimes * overtimeLength.tenths))
  }

  /// The point of playing time that a reading of the clock stands for.
  public func instant(of time: GameTime) -> Instant {
    start(of: time.period) + time.elapsed
  }

  /// The reading of the clock at `instant`: in `period` where it lies there, ends included, else in the
  /// period that it falls into, a period's end belonging to that period.
  public func time(of instant: Instant, in period: Int) -> GameTime {
    let elapsed = instant - start(of: period)
    if elapsed >= .zero && elapsed <= length(of: period) {
      return GameTime(period: period, elapsed: elapsed)
    }
    var found = 1
    while instant > start(of: found + 1) { found += 1 }
    return GameTime(period: found, elapsed: instant - start(of: found))
  }
}
