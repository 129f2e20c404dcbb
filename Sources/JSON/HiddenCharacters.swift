// Characters that a terminal obeys instead of showing them. Texts from other people may contain
// them: feeds, logs, rulebooks, file names, answers of other programs.

extension Unicode.Scalar {
  /// Whether a terminal obeys the character instead of showing it, or hides or reorders text
  /// because of it: a control character, a line or paragraph separator, or a mark of the writing
  /// direction.
  package var isHidden: Bool {
    switch value {
    case ..<0x20, 0x7F...0x9F: true
    case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether a hidden character's UTF-8 can begin with this byte; few other characters' can.
  package var mayBeginHidden: Bool {
    switch self {
    case ..<0x20, 0x7F, 0xC2, 0xD8, 0xE2: true
    default: false
    }
  }
}

// Texts are searched as bytes: few have a hidden character, and decoding every character of a page
// took longer than making the page.
extension UnsafeBufferPointer<UInt8> {
  /// The hidden character that begins at `index`, or `nil` if the character there is visible.
  ///
  /// The bytes must be valid UTF-8.
  package func hidden(at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    let first = self[index]
    guard first.mayBeginHidden else { return nil }
    var value = UInt32(first)
    var length = 1
    if first >= 0x80 {
      length = first < 0xE0 ? 2 : 3
      value &= first < 0xE0 ? 0x1F : 0x0F
      for next in self[index + 1..<index + length] { value = value << 6 | UInt32(next & 0x3F) }
    }
    guard let scalar = Unicode.Scalar(value), scalar.isHidden else { return nil }
    return (scalar, length)
  }

  fileprivate var hasHidden: Bool { indices.contains { hidden(at: $0) != nil } }
}

extension Character {
  /// The character as a terminal can show it safely, in one column.
  package var visible: Character {
    switch self {
    case "\t", "\r", "\n", "\r\n": " "
    default: unicodeScalars.contains { $0.isHidden } ? .replacement : self
    }
  }

  private static let replacement: Character = "\u{fffd}"
}

extension String {
  /// The text on one line, as a terminal can show it safely.
  ///
  /// Line breaks and tabs become blanks, and other hidden characters become `U+FFFD`.
  package var visible: String {
    var text = self
    guard text.withUTF8({ $0.hasHidden }) else { return self }
    return String(map { $0.visible })
  }

  /// The text with line breaks as blanks.
  ///
  /// For a complete line with the program's own styles, which `visible` would destroy.
  package var unbroken: String {
    guard utf8.contains(UInt8(ascii: "\n")) else { return self }
    return String(map { $0 == "\n" || $0 == "\r\n" ? " " : $0 })
  }
}

extension Sequence<String> {
  /// The lines joined as one text, each kept on one line.
  package var asLines: String { map { $0.unbroken + "\n" }.joined() }
}
