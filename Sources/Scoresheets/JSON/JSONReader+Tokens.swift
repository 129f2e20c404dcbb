public import HockeyRules

/// Strings looked at where they lie, without making a `String` of them.
///
/// The token is the last key or string that was read. It stays until the next one is.
extension JSONReader {
  /// Reads a string as the token.
  public mutating func readToken() throws(JSONError) {
    try scanToken(or: .string)
  }

  /// Whether the token is `text`.
  public func token(is text: StaticString) -> Bool {
    guard !tokenIsEscaped else { return tokenText == text.description }
    guard text.hasPointerRepresentation, text.utf8CodeUnitCount == token.count else { return false }
    return bytes.withUnsafeBufferPointer { buffer in
      for index in 0..<text.utf8CodeUnitCount {
        guard buffer[token.lowerBound &+ index] == text.utf8Start[index] else { return false }
      }
      return true
    }
  }

  /// The token as text.
  public var tokenText: String {
    guard tokenIsEscaped else { return String(decoding: bytes[token], as: UTF8.self) }
    var reader = self
    reader.offset = token.lowerBound
    return reader.unescaped(to: token.upperBound)
  }

  /// The number that the token's digits write, leading zeros allowed; nil where it is anything else
  /// than 1 to 9 digits.
  public var tokenDigits: Int? {
    guard (1...9).contains(token.count) else { return nil }
    var value = 0
    for byte in bytes[token] {
      guard byte.isDigit else { return nil }
      value = value * 10 + Int(byte - .zero)
    }
    return value
  }

  /// How many bytes the token has, as it stands in the text.
  public var tokenLength: Int { token.count }

  /// The playing time that the token writes, as in `3:30`, `00:19` or `0:12.4`: up to 999 minutes.
  public var tokenTime: PlayingTime? {
    guard (4...8).contains(token.count) else { return nil }
    var digits = bytes[token]
    var tenths = 0
    if digits.dropLast().last == .point, let last = digits.last, last.isDigit {
      tenths = Int(last - .zero)
      digits.removeLast(2)
    }
    let seconds = digits.suffix(2)
    let minutes = digits.dropLast(3)
    guard digits.dropLast(2).last == .colon, (1...3).contains(minutes.count),
      seconds.allSatisfy(\.isDigit), minutes.allSatisfy(\.isDigit)
    else { return nil }
    let wholeSeconds = seconds.reduce(0) { $0 * 10 + Int($1 - .zero) }
    guard wholeSeconds < 60 else { return nil }
    let wholeMinutes = minutes.reduce(0) { $0 * 10 + Int($1 - .zero) }
    return PlayingTime(tenths: (wholeMinutes * 60 + wholeSeconds) * 10 + tenths)
  }

  mutating func scanToken(or expectation: JSONError.Expectation) throws(JSONError) {
    var start = 0
    let escaped = try scan { (scanner) throws(JSONFault) -> Bool in
      guard scanner.skipSpace() == .quote else { throw scanner.unexpected(expectation) }
      start = scanner.offset &+ 1
      return try scanner.skipString()
    }
    token = start..<offset &- 1
    tokenIsEscaped = escaped
  }

  /// The text from here to `end`, escapes resolved.
  ///
  /// They were checked when the string was scanned, so none fails here.
  private mutating func unescaped(to end: Int) -> String {
    var text: [UInt8] = []
    while offset < end {
      if bytes[offset] != .backslash {
        text.append(bytes[offset])
        offset += 1
        continue
      }
      guard
        let scalar = try? scan({ (scanner) throws(JSONFault) in try scanner.escapedScalar() })
      else { break }
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension [UInt8] {
  /// How many bytes from the beginning are whole UTF-8 characters.
  var lengthOfValidUTF8: Int {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: span)
      return count
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}
