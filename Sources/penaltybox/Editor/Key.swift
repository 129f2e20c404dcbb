enum Key: Hashable {
  case scalar(Unicode.Scalar)
  /// A key together with Ctrl, named by its lower-case letter: `control("a")`.
  case control(Character)
  case enter, tab, backspace, delete
  case left, right, up, down, home, end, wordLeft, wordRight, pageUp, pageDown
  case pasteStart, pasteEnd
  /// A key without a meaning here.
  case other
}

/// A reader of the bytes that a terminal sends, key by key.
///
/// A key may be several bytes, and they may arrive separately.
struct KeyReader {
  private var pending: [UInt8] = []

  /// Whether the bytes so far end within a key, whose rest may follow.
  var isInKey: Bool { !pending.isEmpty }

  mutating func keys(in bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var rest = pending[...]
    while let (key, count) = Self.first(of: rest) {
      keys.append(key)
      rest = rest.dropFirst(count)
    }
    pending = Array(rest)
    return keys
  }

  /// The key that the bytes so far mean if nothing follows them, such as Escape alone.
  mutating func endOfKey() -> [Key] {
    defer { pending = [] }
    return pending.isEmpty ? [] : [.other]
  }

  /// The first key in `bytes` and its length; nil if it is not complete.
  private static func first(of bytes: ArraySlice<UInt8>) -> (Key, Int)? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case 0x1B: return sequence(in: bytes)
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 1...26: return (.control(Character(Unicode.Scalar(byte + 0x60))), 1)
    case ..<0x20: return (.other, 1)
    case ..<0x80: return (.scalar(Unicode.Scalar(byte)), 1)
    default: return scalar(in: bytes)
    }
  }

  private static func scalar(in bytes: ArraySlice<UInt8>) -> (Key, Int)? {
    let length: Int
    switch bytes.first ?? 0 {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return (.other, 1)
    }
    guard bytes.count >= length else {
      // Bytes that cannot become a character are skipped at once.
      return bytes.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 } ? nil : (.other, 1)
    }
    var parser = Unicode.UTF8.ForwardParser()
    var source = bytes.prefix(length).makeIterator()
    guard case .valid(let encoded) = parser.parseScalar(from: &source) else { return (.other, 1) }
    return (.scalar(Unicode.UTF8.decode(encoded)), length)
  }

  private static func sequence(in bytes: ArraySlice<UInt8>) -> (Key, Int)? {
    guard let kind = bytes.dropFirst().first else { return nil }
    switch Unicode.Scalar(kind) {
    case "[": return parameters(in: bytes)
    case "O": return bytes.dropFirst(2).first.map { (key($0, number: 1, modifier: 1), 3) }
    case "b": return (.wordLeft, 2)
    case "f": return (.wordRight, 2)
    case "\u{1b}": return (.other, 1)
    default: return (.other, 2)
    }
  }

  /// A sequence with numbers, such as `ESC [ 1 ; 5 C` for Ctrl and the right arrow.
  private static func parameters(in bytes: ArraySlice<UInt8>) -> (Key, Int)? {
    let rest = bytes.dropFirst(2)
    guard let end = rest.firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      // No key is longer.
      return rest.count > 16 ? (.other, bytes.count) : nil
    }
    let numbers = rest[..<end].split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
    ).map { Int(String(decoding: $0, as: UTF8.self)) ?? 1 }
    let key = key(
      bytes[end], number: numbers.first ?? 1, modifier: numbers.count > 1 ? numbers[1] : 1)
    return (key, end - bytes.startIndex + 1)
  }

  private static func key(_ letter: UInt8, number: Int, modifier: Int) -> Key {
    switch (Unicode.Scalar(letter), number) {
    case ("A", _): .up
    case ("B", _): .down
    case ("C", _): modifier == 1 ? .right : .wordRight
    case ("D", _): modifier == 1 ? .left : .wordLeft
    case ("H", _), ("~", 1), ("~", 7): .home
    case ("F", _), ("~", 4), ("~", 8): .end
    case ("~", 3): .delete
    case ("~", 5): .pageUp
    case ("~", 6): .pageDown
    case ("~", 200): .pasteStart
    case ("~", 201): .pasteEnd
    default: .other
    }
  }
}
