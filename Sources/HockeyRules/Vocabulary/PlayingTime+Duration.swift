extension PlayingTime {
  /// Creates the length of `duration` in whole tenths of a second; a smaller part is dropped.
  ///
  /// A duration that is too long for an `Int` of tenths gives the longest possible length.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let whole = seconds.multipliedReportingOverflow(by: 10)
    let sum = whole.partialValue.addingReportingOverflow(attoseconds / 100_000_000_000_000_000)
    if whole.overflow || sum.overflow {
      self.init(tenths: seconds < 0 ? .min : .max)
    } else {
      self.init(tenths: Int(clamping: sum.partialValue))
    }
  }
}

extension Duration {
  /// Creates a duration of exactly the length `time`.
  public init(_ time: PlayingTime) {
    let (seconds, tenths) = time.tenths.quotientAndRemainder(dividingBy: 10)
    self.init(
      secondsComponent: Int64(seconds),
      attosecondsComponent: Int64(tenths) * 100_000_000_000_000_000)
  }
}
