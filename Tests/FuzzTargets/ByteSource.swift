import HockeyRules

/// Bytes used as choices; once they are used up, every choice is the first.
struct ByteSource {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// A number from 0 up to, but not including, `limit`, which is at most 256.
  mutating func below(_ limit: Int) -> Int { Int(byte()) % limit }

  mutating func flip() -> Bool { byte() & 1 == 1 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// The numbers most likely to break arithmetic.
  static let extremes: [Int] = [
    .min, .min + 1, -12_000, -1, 0, 1, 99, 100, 12_000, 32_767, 65_535, 1 << 31, 1 << 32, .max / 2,
    .max - 1, .max,
  ]

  /// Usually a number below `usual`, sometimes an extreme one.
  mutating func number(_ usual: Int) -> Int {
    let byte = Int(byte())
    return byte < 240 ? byte % usual : Self.extremes[byte - 240]
  }

  mutating func team() -> Team { flip() ? .visiting : .home }

  mutating func player() -> Player {
    // With few numbers, the same players recur.
    let byte = Int(byte())
    let team: Team = byte & 1 == 0 ? .home : .visiting
    return Player(team, byte < 224 ? byte / 2 % 8 : Self.extremes[(byte - 224) / 2])
  }

  mutating func id() -> Event.ID {
    let byte = Int(byte())
    return byte < 200
      ? .number(byte % 32)
      : byte < 216 ? .number(Self.extremes[byte - 200]) : .label(["", "x", "what if 1"][byte % 3])
  }

  mutating func time(_ length: Int = 12_000) -> PlayingTime {
    let byte = Int(byte())
    return PlayingTime(
      tenths: byte < 224 ? byte * length / 223 : byte < 240 ? byte : Self.extremes[byte - 240])
  }
}
