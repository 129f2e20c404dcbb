/// Reading single values.
extension JSONReader {
  /// The kinds of values.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// An object, `{…}`.
    case object
    /// An array, `[…]`.
    case array
    /// A string.
    case string
    /// A number, whole or not.
    case number
    /// `true` or `false`.
    case trueOrFalse
    /// `null`.
    case null
  }

  /// The kind of the next value, judged by its first character; the value remains to be read.
  public mutating func kind() throws(JSONError) -> Kind {
    try scan { (scanner) throws(JSONFault) -> Kind in
      switch scanner.skipSpace() {
      case .openBrace: return .object
      case .openBracket: return .array
      case .quote: return .string
      case .minus, .zero ... .nine: return .number
      case UInt8(ascii: "t"), UInt8(ascii: "f"): return .trueOrFalse
      case UInt8(ascii: "n"): return .null
      default: throw scanner.unexpected(.value)
      }
    }
  }

  /// A whole number that fits in an `Int`; a fraction or an exponent is an error.
  public mutating func integer() throws(JSONError) -> Int {
    if let value = scanner.shortInteger() { return value }
    return try scan { (scanner) throws(JSONFault) -> Int in
      let first = scanner.skipSpace()
      guard first == .minus || first.isDigit else { throw scanner.unexpected(.wholeNumber) }
      let start = scanner.offset
      try scanner.skipNumber()
      var value = 0
      for offset in start..<scanner.offset where scanner.base[offset] != .minus {
        let byte = scanner.base[offset]
        guard byte.isDigit else { throw JSONFault(offset: start, problem: .notWhole) }
        // The value is built as a negative number, because `Int.min` has no positive counterpart.
        let (product, overflows) = value.multipliedReportingOverflow(by: 10)
        let (sum, overflowsToo) = product.subtractingReportingOverflow(Int(byte - .zero))
        if overflows || overflowsToo { throw JSONFault(offset: start, problem: .tooLarge) }
        value = sum
      }
      guard first != .minus else { return value }
      guard value != .min else { throw JSONFault(offset: start, problem: .tooLarge) }
      return -value
    }
  }

  /// A whole number, which may have a fraction of zeros, such as `3.0`; `nil` for any other number
  /// and for one that is too large.
  package mutating func wholeNumber() throws(JSONError) -> Int? {
    try scan { (scanner) throws(JSONFault) -> Int? in
      let first = scanner.skipSpace()
      guard first == .minus || first.isDigit else { throw scanner.unexpected(.wholeNumber) }
      let start = scanner.offset
      try scanner.skipNumber()
      let bytes = UnsafeBufferPointer(
        start: scanner.base + start, count: scanner.offset - start)
      let parts = bytes.split(separator: .point, omittingEmptySubsequences: false)
      guard parts.count <= 2, parts.dropFirst().allSatisfy({ $0.allSatisfy { $0 == .zero } })
      else { return nil }
      let isNegative = parts[0].first == .minus
      let digits = isNegative ? parts[0].dropFirst() : parts[0]
      return digits.digits.map { isNegative ? -$0 : $0 }
    }
  }

  /// A value that is `true` or `false`.
  public mutating func bool() throws(JSONError) -> Bool {
    try scan { (scanner) throws(JSONFault) -> Bool in
      switch scanner.skipSpace() {
      case UInt8(ascii: "t"):
        try scanner.skipWord("true")
        return true
      case UInt8(ascii: "f"):
        try scanner.skipWord("false")
        return false
      default: throw scanner.unexpected(.trueOrFalse)
      }
    }
  }

  /// Reads `null`.
  public mutating func null() throws(JSONError) {
    try scan { (scanner) throws(JSONFault) in
      guard scanner.skipSpace() == UInt8(ascii: "n") else { throw scanner.unexpected(.null) }
      try scanner.skipWord("null")
    }
  }

  /// Reads `null` and returns true if `null` comes next; otherwise returns false and reads nothing.
  public mutating func nullIsNext() throws(JSONError) -> Bool {
    guard scanner.skipSpace() == UInt8(ascii: "n") else { return false }
    try null()
    return true
  }

  /// A string, with its escapes resolved.
  public mutating func string() throws(JSONError) -> String {
    try readToken()
    return tokenText
  }

  /// An array of strings.
  public mutating func strings() throws(JSONError) -> [String] {
    var strings: [String] = []
    try beginArray()
    while try nextElement() { strings.append(try string()) }
    return strings
  }
}

extension JSONScanner {
  /// Reads a whole number of 1 to 7 digits, as nearly all numbers are.
  ///
  /// Returns `nil` and reads nothing if anything else comes next.
  @inline(__always)
  fileprivate mutating func shortInteger() -> Int? {
    guard skipSpace() != .zero else { return nil }
    var word = word(at: offset)
    var value = 0
    var length = 0
    while length < 8, UInt8(truncatingIfNeeded: word).isDigit {
      value = value &* 10 &+ Int(UInt8(truncatingIfNeeded: word) &- .zero)
      word >>= 8
      length &+= 1
    }
    let next = UInt8(truncatingIfNeeded: word)
    guard (1...7).contains(length), next != .point, next | 0x20 != UInt8(ascii: "e") else {
      return nil
    }
    offset &+= length
    return value
  }
}
