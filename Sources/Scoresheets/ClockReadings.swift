public import HockeyRules
public import JSON

extension JSONReader {
  /// The playing time that the token writes, such as `3:30`, `00:19` or `0:12.4`, up to 999:59.
  package var tokenTime: PlayingTime? {
    tokenLength == 5 ? PlayingTime(clockWord: tokenWord) : PlayingTime(clockBytes: tokenBytes)
  }
}

extension JSONWriter {
  /// Writes a length of time as a number of seconds, with tenths if there are any.
  public mutating func seconds(_ time: PlayingTime) {
    let (seconds, tenths) = time.tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    number((time.tenths < 0 ? "-" : "") + "\(seconds)" + (tenths > 0 ? ".\(tenths)" : ""))
  }
}

extension PlayingTime {
  /// The time of a five-byte reading of the clock, such as `13:30`.
  ///
  /// The reading is the first five bytes of `word`, the first byte lowest.
  fileprivate init?(clockWord word: UInt64) {
    func digit(_ index: UInt64) -> Int {
      Int(UInt8(truncatingIfNeeded: word >> (8 * index)) &- UInt8(ascii: "0"))
    }
    let digits = (digit(0), digit(1), digit(3), digit(4))
    guard digits.0 < 10, digits.1 < 10, digits.2 < 6, digits.3 < 10,
      UInt8(truncatingIfNeeded: word >> 16) == UInt8(ascii: ":")
    else { return nil }
    let seconds = (digits.0 * 10 + digits.1) * 60 + digits.2 * 10 + digits.3
    self.init(tenths: seconds * 10)
  }

  /// The time of a reading of the clock, such as `3:30`: up to 999 minutes.
  package init?(clockBytes: some BidirectionalCollection<UInt8>) {
    guard (4...8).contains(clockBytes.count) else { return nil }
    var bytes = clockBytes[...]
    var tenths = 0
    if bytes.dropLast().last == UInt8(ascii: "."), let last = bytes.last, last.isDigit {
      tenths = Int(last - UInt8(ascii: "0"))
      bytes = bytes.dropLast(2)
    }
    let minutes = bytes.dropLast(3)
    guard bytes.dropLast(2).last == UInt8(ascii: ":"), (1...3).contains(minutes.count),
      let wholeMinutes = minutes.digits, let seconds = bytes.suffix(2).digits, seconds < 60
    else { return nil }
    self.init(tenths: (wholeMinutes * 60 + seconds) * 10 + tenths)
  }
}
