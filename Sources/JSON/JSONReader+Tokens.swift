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

  /// The eight bytes from the token's beginning, the first one lowest.
  package var tokenWord: UInt64 { scanner.word(at: scanner.token.lowerBound) }

  /// The bytes of the token in the text; they are valid until the reader is used again.
  package var tokenBytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: scanner.base + scanner.token.lowerBound, count: tokenLength)
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
