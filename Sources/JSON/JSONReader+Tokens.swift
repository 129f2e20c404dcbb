/// Strings read in place, without making a `String`.
///
/// The token is the last key or string that was read. It remains valid until the next is read.
extension JSONReader {
  /// Reads a string as the token.
  public mutating func readToken() throws(JSONError) {
    try scan { (scanner) throws(JSONFault) in
      guard scanner.skipSpace() == .quote else { throw scanner.unexpected(.string) }
      try scanner.readToken()
    }
  }

  /// Reads a string as the token; returns the token's index in `names`, or `nil`.
  public mutating func word(of names: JSONNameList) throws(JSONError) -> Int? {
    try readToken()
    return scanner.tokenIndex(in: names)
  }

  /// The token as text.
  public var tokenText: String { scanner.tokenText }

  /// The token, for a `switch` over the names that a reader of a format knows.
  public var token: JSONToken {
    JSONToken(tokenBytes, escaped: scanner.tokenIsEscaped ? tokenText : nil)
  }

  /// Whether the token is `name`.
  public func token(is name: StaticString) -> Bool {
    (scanner.tokenIsEscaped || tokenLength == name.utf8CodeUnitCount) && name ~= token
  }

  /// The number that the token's 1 to 9 digits write, with or without leading zeros, or `nil`.
  public var tokenDigits: Int? {
    guard (1...9).contains(tokenLength) else { return nil }
    return tokenBytes.digits
  }

  /// The token's length in the text, in bytes, with escapes as they are written.
  public var tokenLength: Int { scanner.token.count }

  /// The eight bytes of the text from the token's beginning, the first byte lowest.
  package var tokenWord: UInt64 { scanner.word(at: scanner.token.lowerBound) }

  /// The token's bytes in the text, valid until the reader is used again.
  package var tokenBytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: scanner.base + scanner.token.lowerBound, count: tokenLength)
  }
}

/// A key or string of a JSON text, for a `switch` over names: `case "period": …`.
///
/// A name is compared byte by byte with a token of the same length; no `String` is made. A token is
/// valid as long as its reader exists.
public struct JSONToken {
  /// The length of the token in bytes, without its escapes.
  @usableFromInline let length: Int
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The text of a token that is written with escapes.
  private let escaped: String?

  init(_ bytes: UnsafeBufferPointer<UInt8>, escaped: String?) {
    self.bytes = bytes
    self.escaped = escaped
    length = escaped?.utf8.count ?? bytes.count
  }

  // Inlined, so that a `switch` compares the lengths first, and calls a function only for names of the
  // same length: most keys of a feed are none of the names.
  /// Whether `token` is `name`.
  @inlinable @inline(__always)
  public static func ~= (name: StaticString, token: JSONToken) -> Bool {
    name.utf8CodeUnitCount == token.length && token.isSame(as: name)
  }

  @usableFromInline func isSame(as name: StaticString) -> Bool {
    if let escaped { return escaped == name.description }
    return bytes.indices.allSatisfy { bytes[$0] == name.utf8Start[$0] }
  }
}

extension Collection<UInt8> {
  /// The number that the decimal digits write; `nil` for anything else and for a number too large
  /// for an `Int`, which has 32 bits in WebAssembly.
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
