public import HockeyRules

extension Notation {
  /// The play in `text`, such as `B goal`, at `time`, without its label.
  ///
  /// - Throws: `NotationError` on line `number` if `text` is not a play.
  public func play(
    _ text: String, at time: GameTime, number: Int = 1
  ) throws(NotationError) -> Play {
    let line = try NotationLine(number: number, bytes: Array(text.onOneLine.utf8))
    var reader = PlayReader(LineCursor(line), self, period: time.period)
    return try reader.play()
  }

  /// The play in `text`, typed by somebody who scores the game of `log`, at `time`.
  ///
  /// - Throws: `NotationError` on line `number` if `text` is not a play.
  package func play(
    typed text: String, at time: GameTime, in log: GameLog, number: Int
  ) throws(NotationError) -> Play {
    let line = try NotationLine(typed: Array(text.onOneLine.utf8), number: number, in: log)
    var reader = PlayReader(LineCursor(line), self, period: time.period)
    return try reader.play()
  }

  /// The time in `text`, such as `P2 12:34`; a time without a period is in the first.
  ///
  /// - Throws: `NotationError` on line 1 if `text` is not a time, or the period has no such time.
  public func time(_ text: String) throws(NotationError) -> GameTime {
    let line = try NotationLine(number: 1, bytes: Array(text.onOneLine.utf8))
    var cursor = LineCursor(line)
    var period = 1
    if cursor.isAtPeriod {
      let shootOut = shootOut ?? schedule.regulationPeriods.plus(2)
      period = try cursor.period(schedule, shootOut: shootOut)
    }
    let time = try cursor.time(in: period, self)
    try cursor.expectEnd()
    return time
  }

  /// The time that a complete text such as `P2 12:34` names; the shoot-out needs no time, and a
  /// time alone is in the period `current`.
  ///
  /// The text may be as people type it, such as `p2 1234`.
  package func instant(_ text: String, current: Int) throws(NotationError) -> GameTime {
    var cursor = LineCursor(
      try NotationLine(typed: Array(text.utf8), number: 1, in: GameLog()))
    let isTime = cursor.peek?.text.contains(":") ?? false
    let period =
      isTime
      ? current
      : try cursor.period(schedule, shootOut: shootOut ?? schedule.regulationPeriods.plus(2))
    let time =
      period == shootOut && cursor.isAtEnd
      ? GameTime(period: period, elapsed: .zero) : try cursor.time(in: period, self)
    try cursor.expectEnd()
    return time
  }
}
