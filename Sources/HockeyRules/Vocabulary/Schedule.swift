/// The lengths of a game's periods, and so the instants at which they begin and end.
public struct Schedule: Sendable, Hashable {
  /// The number of periods in regulation.
  public var regulationPeriods: Int
  /// The playing time of each period of regulation.
  public var regulationLength: PlayingTime
  /// The length of the first overtime.
  public var overtimeLength: PlayingTime
  /// The length of each overtime after the first.
  public var furtherOvertimeLength: PlayingTime

  /// Creates a schedule; all overtimes have the length of the first where `furtherOvertimeLength`
  /// is nil.
  public init(
    regulationPeriods: Int, regulationLength: PlayingTime, overtimeLength: PlayingTime,
    furtherOvertimeLength: PlayingTime? = nil
  ) {
    self.regulationPeriods = regulationPeriods
    self.regulationLength = regulationLength
    self.overtimeLength = overtimeLength
    self.furtherOvertimeLength = furtherOvertimeLength ?? overtimeLength
  }

  /// The length of the period numbered `period`, from 1.
  public func length(of period: Int) -> PlayingTime {
    if period <= regulationPeriods { return regulationLength }
    return period == regulationPeriods + 1 ? overtimeLength : furtherOvertimeLength
  }

  /// The instant at which the period numbered `period`, from 1, begins.
  public func start(of period: Int) -> Instant {
    let regular = min(period - 1, regulationPeriods)
    let overtimes = max(0, period - 1 - regulationPeriods)
    let first = overtimes > 0 ? overtimeLength.tenths : 0
    let further = max(0, overtimes - 1) * furtherOvertimeLength.tenths
    return Instant(
      played: PlayingTime(tenths: regular * regulationLength.tenths + first + further))
  }

  /// The instant of a reading of the clock.
  public func instant(of time: GameTime) -> Instant {
    start(of: time.period) + time.elapsed
  }

  /// The reading of the clock at `instant`.
  ///
  /// It is in `period` where that contains the instant, its ends included; otherwise in the period
  /// that does. A period's end belongs to that period.
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
