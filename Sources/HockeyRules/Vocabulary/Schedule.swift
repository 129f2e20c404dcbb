/// The lengths of a game's periods, which give the instants at which they begin and end.
public struct Schedule: Sendable, Hashable {
  /// The number of periods in regulation.
  public var regulationPeriods: Int
  /// The playing time of each period of regulation; the last may have a length of its own.
  public var regulationLength: PlayingTime
  /// The playing time of the last period of regulation, or `nil` if it is as long as the others.
  public var lastLength: PlayingTime?
  /// The length of the first overtime.
  public var overtimeLength: PlayingTime
  /// The length of each overtime after the first.
  public var furtherOvertimeLength: PlayingTime

  /// The greatest number that a period of a game can have.
  package static let lastPeriod = 99

  /// Creates a schedule; if `furtherOvertimeLength` is `nil`, all overtimes are as long as the
  /// first.
  public init(
    regulationPeriods: Int, regulationLength: PlayingTime, overtimeLength: PlayingTime,
    furtherOvertimeLength: PlayingTime? = nil, lastLength: PlayingTime? = nil
  ) {
    self.regulationPeriods = regulationPeriods
    self.regulationLength = regulationLength
    self.overtimeLength = overtimeLength
    self.furtherOvertimeLength = furtherOvertimeLength ?? overtimeLength
    self.lastLength = lastLength
  }

  /// The length of the period numbered `period`, from 1.
  public func length(of period: Int) -> PlayingTime {
    if period < regulationPeriods { return regulationLength }
    if period == regulationPeriods { return lastLength ?? regulationLength }
    return period == regulationPeriods.plus(1) ? overtimeLength : furtherOvertimeLength
  }

  /// The instant at which the period numbered `period`, from 1, begins.
  public func start(of period: Int) -> GameInstant {
    let before = period.minus(1)
    let regular = min(before, regulationPeriods)
    let overtimes = max(0, before.minus(regulationPeriods))
    let first = overtimes > 0 ? overtimeLength.tenths : 0
    let difference = before < regulationPeriods ? nil : lastLength.map { $0 - regulationLength }
    let further = max(0, overtimes - 1).times(furtherOvertimeLength.tenths)
    return GameInstant(
      played: PlayingTime(
        tenths: regular.times(regulationLength.tenths).plus(first).plus(further)
          .plus(difference?.tenths ?? 0)))
  }

  /// The instant of a reading of the clock.
  public func instant(of time: GameTime) -> GameInstant {
    start(of: time.period) + time.elapsed
  }

  /// The reading of the clock at `instant`.
  ///
  /// The reading is in `period` if that contains the instant, including its ends; otherwise in the
  /// period that contains it. A period's end belongs to that period.
  public func time(of instant: GameInstant, in period: Int) -> GameTime {
    let elapsed = instant - start(of: period)
    if elapsed >= .zero && elapsed <= length(of: period) {
      return GameTime(period: period, elapsed: elapsed)
    }
    let found = self.period(of: instant)
    return GameTime(period: found, elapsed: instant - start(of: found))
  }

  /// The first period that has not ended before `instant`.
  private func period(of instant: GameInstant) -> Int {
    let firstOvertime = regulationPeriods.plus(1)
    if instant <= start(of: firstOvertime) {
      let period = instant.played.tenths.quotient(roundedUpBy: regulationLength.tenths)
      return max(1, min(period, regulationPeriods))
    }
    let second = firstOvertime.plus(1)
    if instant <= start(of: second) { return max(1, firstOvertime) }
    let left = instant - start(of: second)
    return max(
      1, firstOvertime.plus(left.tenths.quotient(roundedUpBy: furtherOvertimeLength.tenths)))
  }
}
