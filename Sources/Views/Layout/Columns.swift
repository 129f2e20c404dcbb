// How wide text is on a terminal.

extension Character {
  /// The columns that it takes: two for the wide characters of East Asia and for pictures, otherwise
  /// one.
  package var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isMark { return 0 }
    return unicodeScalars.contains { $0.isWide } ? 2 : 1
  }
}

extension StringProtocol {
  /// The columns that it takes on a terminal.
  package var columns: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.columns }
  }
}

extension Unicode.Scalar {
  /// Whether it is shown on the character before it.
  fileprivate var isMark: Bool {
    switch value {
    case 0x300...0x36F, 0x200B...0x200D, 0x20D0...0x20F0, 0xFE00...0xFE0F: true
    default: false
    }
  }

  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD, 0xFE0F:
      true
    default: false
    }
  }
}
