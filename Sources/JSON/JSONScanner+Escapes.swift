/// Escapes in strings: `\n`, `\"`, `\u00e9`, `\ud83c\udfd2`.
extension JSONScanner {
  /// Skips an escape, beginning at its backslash.
  mutating func skipEscape() throws(JSONFault) {
    _ = try escapedScalar()
  }

  /// The text from here to `end`, with its escapes resolved.
  ///
  /// No escape fails here: all were checked when the string was skipped.
  mutating func unescaped(to end: Int) -> String {
    var text: [UInt8] = []
    while offset < end {
      if byte != .backslash {
        text.append(byte)
        offset += 1
      } else if let scalar = try? escapedScalar() {
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      } else {
        break
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The character that the escape denotes; advances past the escape.
  ///
  /// A surrogate must be one half of a pair: a lone one is no character, and has no UTF-8.
  mutating func escapedScalar() throws(JSONFault) -> Unicode.Scalar {
    let start = offset
    offset &+= 2
    switch base[start &+ 1] {
    case .quote: return "\""
    case .backslash: return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default:
      offset = start &+ 1
      throw offset == end ? fault(.openString) : fault(.badEscape)
    }
  }

  /// The character of the escape that began at `start`, from its hexadecimal digits on.
  private mutating func unicodeEscape(from start: Int) throws(JSONFault) -> Unicode.Scalar {
    let first = try fourHexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard Unicode.UTF16.isLeadSurrogate(first), byte == .backslash,
      base[offset &+ 1] == UInt8(ascii: "u")
    else {
      throw JSONFault(offset: start, problem: .loneSurrogate)
    }
    offset &+= 2
    let second = try fourHexDigits()
    guard Unicode.UTF16.isTrailSurrogate(second) else {
      throw JSONFault(offset: start, problem: .loneSurrogate)
    }
    let value = 0x1_0000 + (UInt32(first) & 0x3ff) << 10 + (UInt32(second) & 0x3ff)
    guard let scalar = Unicode.Scalar(value) else {
      throw JSONFault(offset: start, problem: .loneSurrogate)
    }
    return scalar
  }

  private mutating func fourHexDigits() throws(JSONFault) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = byte.hexadecimalDigit else { throw unexpected(.hexadecimalDigit) }
      value = value << 4 | UInt16(digit)
      offset &+= 1
    }
    return value
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt8? {
    switch self {
    case .zero ... .nine: self - .zero
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
