/// The grammar of JSON (RFC 8259) over a text that ends in NUL bytes.
///
/// No JSON value contains a bare NUL, so every loop stops at the first NUL after the text and needs
/// no bounds check. That makes skipping fast, and safe on any input.
struct JSONScanner {
  /// The number of NUL bytes after the text: enough to load eight bytes from any offset in it.
  static let padding = 8

  /// The text: valid UTF-8, followed by its padding.
  let base: UnsafePointer<UInt8>
  /// The length of the text without its padding.
  let end: Int
  var offset: Int
  /// The number of line ends before `offset`, all in white space: strings cannot contain any.
  var lineEnds = 0
  /// The number of objects and arrays that enclose `offset`.
  var depth = 0
  /// Whether an object or array has just begun: no comma precedes its first member.
  var isFirst = false
  /// The range of the contents of the last key or string.
  var token: Range<Int>
  var tokenIsEscaped = false

  init(base: UnsafePointer<UInt8>, end: Int, offset: Int) {
    self.base = base
    self.end = end
    self.offset = offset
    token = offset..<offset
  }

  /// The next byte; NUL at the end of the text.
  var byte: UInt8 { base[offset] }

  /// Advances to the next byte that is not white space, and returns it.
  @inline(__always)
  @discardableResult
  mutating func skipSpace() -> UInt8 {
    while true {
      let byte = base[offset]
      guard byte <= .space, byte.isSpace else { return byte }
      if byte == .newline { lineEnds &+= 1 }
      offset &+= 1
    }
  }

  /// Skips one value, checking every byte of it against the grammar.
  mutating func skipValue(depth: Int) throws(JSONFault) {
    switch byte {
    case .quote: try skipString()
    case .openBrace: try skipObject(depth: depth)
    case .openBracket: try skipArray(depth: depth)
    case .minus, .zero ... .nine: try skipNumber()
    case UInt8(ascii: "t"): try skipWord("true")
    case UInt8(ascii: "f"): try skipWord("false")
    case UInt8(ascii: "n"): try skipWord("null")
    default: throw unexpected(.value)
    }
  }

  /// Skips the next value; most values are strings and numbers, which need no further call.
  @inline(__always)
  mutating func skipNextValue(depth: Int) throws(JSONFault) {
    let first = skipSpace()
    if first == .quote {
      try skipString()
    } else if first == .minus || first.isDigit {
      try skipNumber()
    } else {
      try skipValue(depth: depth)
    }
  }

  private mutating func skipObject(depth: Int) throws(JSONFault) {
    try descend(from: depth)
    guard skipSpace() != .closeBrace else {
      offset &+= 1
      return
    }
    while true {
      guard byte == .quote else { throw unexpected(.key) }
      try skipString()
      guard skipSpace() == .colon else { throw unexpected(.colon) }
      offset &+= 1
      try skipNextValue(depth: depth &+ 1)
      let mark = skipSpace()
      guard mark == .comma || mark == .closeBrace else { throw unexpected(.commaOrBrace) }
      offset &+= 1
      guard mark == .comma else { return }
      skipSpace()
    }
  }

  private mutating func skipArray(depth: Int) throws(JSONFault) {
    try descend(from: depth)
    guard skipSpace() != .closeBracket else {
      offset &+= 1
      return
    }
    while true {
      try skipValue(depth: depth &+ 1)
      let mark = skipSpace()
      guard mark == .comma || mark == .closeBracket else { throw unexpected(.commaOrBracket) }
      offset &+= 1
      guard mark == .comma else { return }
      skipSpace()
    }
  }

  /// Checks that objects and arrays are not nested too deep, and advances past the opening bracket.
  private mutating func descend(from depth: Int) throws(JSONFault) {
    guard depth < JSONReader.depthLimit else { throw fault(.tooDeep) }
    offset &+= 1
  }

  /// Skips a string, from its opening quotation mark past its closing one; true if it has an
  /// escape.
  @inline(__always)
  @discardableResult
  mutating func skipString() throws(JSONFault) -> Bool {
    offset &+= 1
    var isEscaped = false
    while true {
      skipPlainText()
      if byte == .quote {
        offset &+= 1
        return isEscaped
      }
      guard byte == .backslash else {
        throw offset == end ? fault(.openString) : fault(.controlCharacter(byte))
      }
      isEscaped = true
      try skipEscape()
    }
  }

  /// Advances to the next quotation mark, backslash or control character.
  ///
  /// Eight bytes are compared at a time: in `hits`, the lowest byte with its high bit set marks the
  /// first backslash, or the first character whose code is not above the quotation mark's. Spaces
  /// and exclamation marks have such codes too, and are skipped. (Subtracting borrows only into
  /// bytes above a hit.)
  @inline(__always)
  private mutating func skipPlainText() {
    var offset = offset
    while true {
      let word = word(at: offset)
      let backslashes = word ^ UInt64(repeating: .backslash)
      let hits =
        ((word &- UInt64(repeating: .quote + 1)) & ~word
          | (backslashes &- UInt64(repeating: 1)) & ~backslashes) & UInt64(repeating: 0x80)
      guard hits != 0 else {
        offset &+= 8
        continue
      }
      offset &+= hits.trailingZeroBitCount / 8
      guard base[offset] == .space || base[offset] == UInt8(ascii: "!") else { break }
      offset &+= 1
    }
    self.offset = offset
  }

  /// The eight bytes from `offset`, the first byte lowest.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
  }

  /// Skips a number of any form.
  mutating func skipNumber() throws(JSONFault) {
    if byte == .minus { offset &+= 1 }
    let start = offset
    try skipDigits()
    if base[start] == .zero, offset &- start > 1 {
      throw JSONFault(offset: start, problem: .leadingZero)
    }
    if byte == .point {
      offset &+= 1
      try skipDigits()
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      offset &+= 1
      if byte == .minus || byte == .plus { offset &+= 1 }
      try skipDigits()
    }
  }

  /// Skips digits, eight at a time; throws unless there is at least one.
  @inline(__always)
  private mutating func skipDigits() throws(JSONFault) {
    guard byte.isDigit else { throw unexpected(.digit) }
    while true {
      // A digit becomes its value, and any other byte becomes a number above 9. Adding 0x76 sets
      // the high bit of each byte above 9. (Only a byte that is not a digit carries, and only into
      // the bytes above it.)
      let word = word(at: offset) ^ UInt64(repeating: .zero)
      let hits = (word &+ UInt64(repeating: 0x76) | word) & UInt64(repeating: 0x80)
      guard hits == 0 else {
        offset &+= hits.trailingZeroBitCount / 8
        return
      }
      offset &+= 8
    }
  }

  /// Skips `word`: `true`, `false` or `null`.
  mutating func skipWord(_ word: StaticString) throws(JSONFault) {
    let start = offset
    for index in 0..<word.utf8CodeUnitCount {
      guard base[start &+ index] == word.utf8Start[index] else {
        throw JSONFault(offset: start, problem: .expected(.value, found: base[start]))
      }
    }
    offset &+= word.utf8CodeUnitCount
  }

  /// The fault that `expectation` is not met here.
  func unexpected(_ expectation: JSONError.Expectation) -> JSONFault {
    fault(.expected(expectation, found: offset == end ? nil : byte))
  }

  /// A fault at the current offset.
  func fault(_ problem: JSONError.Problem) -> JSONFault {
    JSONFault(offset: offset, problem: problem)
  }
}

/// A problem and its offset in bytes: an error before its line is looked up.
struct JSONFault: Error {
  var offset: Int
  var problem: JSONError.Problem
}
