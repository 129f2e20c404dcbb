public import HockeyRules

/// Strings read in place, without making a `String`.
///
/// The token is the last key or string that was read. It remains valid until the next one is read.
extension JSONReader {
  /// Reads a string as the token.
  public mutating func readToken() throws(JSONError) {
    try scan { (scanner) throws(JSONFault) in
      guard scanner.skipSpace() == .quote else { throw scanner.unexpected(.string) }
      try scanner.readToken()
    }
  }

  /// Reads a string as the token, and returns its index in `names`, or `nil` if it is not one of
  /// them.
  public mutating func word(of names: JSONNameList) throws(JSONError) -> Int? {
    try readToken()
    return scanner.tokenIndex(in: names)
  }

  /// The token as text.
  public var tokenText: String { scanner.tokenText }

  /// Whether the token is `text`.
  public func token(is text: StaticString) -> Bool {
    guard !scanner.tokenIsEscaped, text.hasPointerRepresentation else {
      return tokenText == text.description
    }
    let start = scanner.base + scanner.token.lowerBound
    guard text.utf8CodeUnitCount == tokenLength else { return false }
    return (0..<tokenLength).allSatisfy { text.utf8Start[$0] == start[$0] }
  }

  /// The number written by the token's 1 to 9 digits, which may have leading zeros; otherwise
  /// `nil`.
  public var tokenDigits: Int? {
    guard (1...9).contains(tokenLength) else { return nil }
    return tokenBytes.digits
  }

  /// The number of bytes that the token has in the text, including escapes.
  public var tokenLength: Int { scanner.token.count }

  /// The playing time written in the token, such as `3:30`, `00:19` or `0:12.4`: up to 999 minutes.
  public var tokenTime: PlayingTime? {
    tokenLength == 5
      ? PlayingTime(clockWord: scanner.word(at: scanner.token.lowerBound))
      : PlayingTime(clockBytes: tokenBytes)
  }

  private var tokenBytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: scanner.base + scanner.token.lowerBound, count: tokenLength)
  }
}

extension PlayingTime {
  /// The time of a clock's reading of five bytes, such as `13:30`: the first bytes of `word`, the
  /// first one lowest.
  fileprivate init?(clockWord word: UInt64) {
    func digit(_ index: UInt64) -> Int {
      Int(UInt8(truncatingIfNeeded: word >> (8 * index)) &- .zero)
    }
    let digits = (digit(0), digit(1), digit(3), digit(4))
    guard digits.0 < 10, digits.1 < 10, digits.2 < 6, digits.3 < 10,
      UInt8(truncatingIfNeeded: word >> 16) == .colon
    else { return nil }
    let seconds = (digits.0 * 10 + digits.1) * 60 + digits.2 * 10 + digits.3
    self.init(tenths: seconds * 10)
  }

  /// The time of a clock's reading such as `3:30`: up to 999 minutes.
  package init?(clockBytes: some BidirectionalCollection<UInt8>) {
    guard (4...8).contains(clockBytes.count) else { return nil }
    var bytes = clockBytes[...]
    var tenths = 0
    if bytes.dropLast().last == .point, let last = bytes.last, last.isDigit {
      tenths = Int(last - .zero)
      bytes = bytes.dropLast(2)
    }
    let minutes = bytes.dropLast(3)
    guard bytes.dropLast(2).last == .colon, (1...3).contains(minutes.count),
      let wholeMinutes = minutes.digits, let seconds = bytes.suffix(2).digits, seconds < 60
    else { return nil }
    self.init(tenths: (wholeMinutes * 60 + seconds) * 10 + tenths)
  }
}

extension Collection<UInt8> {
  /// The number written by decimal digits, or `nil` for anything else and for a number that is too
  /// large for an `Int`, which has 32 bits in WebAssembly.
  package var digits: Int? {
    var value = 0
    for byte in self {
      guard byte.isDigit else { return nil }
      let (product, overflows) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflowsToo) = product.addingReportingOverflow(Int(byte &- .zero))
      guard !overflows, !overflowsToo else { return nil }
      value = sum
    }
    return value
  }
}
