public import HockeyRules

// Reading single plays and times, as they are typed.
extension Notation {
  /// The play that `text` tells, `B goal` say, at `time`; a label behind it is let go.
  ///
  /// - Throws: `NotationError` of the line numbered `number` where it is no play.
  public func play(
    _ text: String, at time: GameTime, number: Int = 1
  ) throws(NotationError) -> Play {
    let line = try NotationLine(number: number, bytes: Array(text.onOneLine.utf8))
    var reader = PlayReader(LineCursor(line), self, period: time.period)
    return try reader.play()
  }

  /// The time that `text` tells, `P2 12:34` say; without a period it is in the first.
  ///
  /// - Throws: `NotationError` of line 1 where it is no time, or one that the period does not have.
  public func time(_ text: String) throws(NotationError) -> GameTime {
    let line = try NotationLine(number: 1, bytes: Array(text.onOneLine.utf8))
    var cursor = LineCursor(line)
    var period = 1
    if cursor.isAtPeriod {
      let shootOut = shootOut ?? schedule.regulationPeriods + 2
      period = try cursor.period(schedule, shootOut: shootOut)
    }
    let time = try cursor.time(in: period, self)
    try cursor.expectEnd()
    return time
  }
}
