package import HockeyRules

extension LineCursor {
  /// The next token as a reading of the clock, in minutes and seconds, with or without tenths.
  package mutating func reading() throws(NotationError) -> PlayingTime {
    let token = try next(.time)
    var bytes = Array(token.text.utf8)
    if let reading = PlayingTime(clockBytes: bytes) { return reading }
    // A token that becomes a time with other seconds has impossible seconds.
    if let tens = bytes.firstIndex(of: UInt8(ascii: ":"))?.plus(1), tens < bytes.count,
      bytes[tens].isDigit
    {
      bytes[tens] = UInt8(ascii: "0")
      if PlayingTime(clockBytes: bytes) != nil {
        throw failure(.secondsBeyond59(token.text), at: token)
      }
    }
    throw failure(.notATime(token.text), at: token)
  }

  /// The next token as a time in the period numbered `period`.
  package mutating func time(
    in period: Int, _ notation: Notation
  ) throws(NotationError) -> GameTime {
    let token = peek
    let reading = try reading()
    guard period != notation.shootOut else { return GameTime(period: period, elapsed: reading) }
    let length = notation.schedule.length(of: period)
    let isOvertime = period > notation.schedule.regulationPeriods
    switch notation.clock {
    // The rulebook, which is not known here, sets the length of overtimes and refuses later times.
    case .remaining where reading <= length || isOvertime:
      return GameTime(period: period, elapsed: length - reading)
    case .elapsed where reading <= length || isOvertime:
      return GameTime(period: period, elapsed: reading)
    case .remaining, .elapsed:
      throw failure(.beyondPeriod(token?.text ?? "", length: length), at: token)
    }
  }

  /// Whether the next token looks like a period.
  package var isAtPeriod: Bool {
    guard let token = peek, let parts = NameParts(token.text) else { return false }
    let isNumbered = parts.rest.allSatisfy { $0.isASCIIDigit }
    switch parts.letters {
    case "P", "OT": return isNumbered
    case "SO": return parts.rest.isEmpty
    default: return false
    }
  }

  /// The next token as a period; `shootOut` is the period number of the shoot-out.
  package mutating func period(
    _ schedule: Schedule, shootOut: Int
  ) throws(NotationError) -> Int {
    let token = try next(.time)
    guard let parts = NameParts(token.text), parts.rest.count <= 2 else {
      throw failure(.notAPeriod(token.text), at: token)
    }
    let number = Int(parts.rest)
    let period: Int? =
      switch (parts.letters, number) {
      case ("P", .some(1...)): number
      case ("OT", nil) where parts.rest.isEmpty: schedule.regulationPeriods.plus(1)
      case ("OT", .some(1...)): schedule.regulationPeriods.plus(number ?? 1)
      case ("SO", nil) where parts.rest.isEmpty: shootOut
      default: nil
      }
    guard let period, period <= Schedule.lastPeriod else {
      throw failure(.notAPeriod(token.text), at: token)
    }
    return period
  }
}
