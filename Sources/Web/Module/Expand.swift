// A second, small module: it expands the first one and the cases, which are in the page compressed with LZMA. That
// needs a third less than DEFLATE, and a script would take three times as long to expand it.

/// Expands what is at `packed`, LZMA without a header, to the `length` bytes at `bytes`.
///
/// `room` is for 16,384 numbers. The page's own build made the data: it gives each byte four bits of context (lc 4),
/// and none of its place (lp 0, pb 0).
@_expose(wasm, "expand")
@_cdecl("penaltybox_expand")
public func expand(
  _ packed: UnsafePointer<UInt8>, _ bytes: UnsafeMutablePointer<UInt8>, _ length: Int,
  _ room: UnsafeMutablePointer<UInt16>
) {
  var coder = RangeCoder(packed, chances: room)
  /// The distances of the last four sequences; that of the byte before is 0.
  var last = (0, 0, 0, 0)
  /// What the last steps were.
  var state = 0
  var end = 0
  while end < length {
    if coder.bit(Chances.sequence + state) == 0 {
      let at = Chances.bytes + 0x300 * (end > 0 ? Int(bytes[end - 1] >> 4) : 0)
      bytes[end] =
        state < 7 ? UInt8(coder.tree(at, 8)) : coder.byte(at, unlike: bytes[end - last.0 - 1])
      end += 1
      state = state < 4 ? 0 : state - (state < 10 ? 3 : 6)
      continue
    }
    var count = 1
    if coder.bit(Chances.again + state) == 0 {
      count = coder.length(Chances.lengths)
      last = (coder.distance(ofLength: count), last.0, last.1, last.2)
      state = state < 7 ? 7 : 10
    } else if coder.bit(Chances.earlier + state) == 0 {
      let isLong = coder.bit(Chances.long + state) == 1
      if isLong { count = coder.length(Chances.lengthsAgain) }
      state = state < 7 ? (isLong ? 8 : 9) : 11
    } else {
      if coder.bit(Chances.third + state) == 0 {
        last = (last.1, last.0, last.2, last.3)
      } else if coder.bit(Chances.fourth + state) == 0 {
        last = (last.2, last.0, last.1, last.3)
      } else {
        last = (last.3, last.0, last.1, last.2)
      }
      count = coder.length(Chances.lengthsAgain)
      state = state < 7 ? 8 : 11
    }
    for _ in 0..<count {
      bytes[end] = bytes[end - last.0 - 1]
      end += 1
    }
  }
}

/// Where the chances of each kind of decision begin.
private enum Chances {
  static let sequence = 0
  static let again = 12
  static let earlier = 24
  static let third = 36
  static let fourth = 48
  static let long = 60
  static let lengths = 72
  static let lengthsAgain = 352
  static let slots = 632
  static let near = 888
  static let low = 1016
  static let bytes = 1032
  static let count = bytes + 0x300 * 16
}

/// Reads decisions, each with a chance that follows those before it.
private struct RangeCoder {
  private var packed: UnsafePointer<UInt8>
  private let chances: UnsafeMutablePointer<UInt16>
  private var range: UInt32 = .max
  private var code: UInt32 = 0

  init(_ packed: UnsafePointer<UInt8>, chances: UnsafeMutablePointer<UInt16>) {
    // The first byte is always 0.
    self.packed = packed + 1
    self.chances = chances
    for index in 0..<Chances.count { chances[index] = 1024 }
    for _ in 0..<4 { readByte() }
  }

  private mutating func readByte() {
    code = code << 8 | UInt32(packed.pointee)
    packed += 1
  }

  private mutating func widen() {
    guard range < 1 << 24 else { return }
    range <<= 8
    readByte()
  }

  /// One decision.
  mutating func bit(_ at: Int) -> Int {
    let chance = chances[at]
    let bound = (range >> 11) * UInt32(chance)
    let isOne = code >= bound
    if isOne {
      range -= bound
      code -= bound
      chances[at] = chance - chance >> 5
    } else {
      range = bound
      chances[at] = chance + (2048 - chance) >> 5
    }
    widen()
    return isOne ? 1 : 0
  }

  /// A number of `count` bits, the highest first.
  mutating func tree(_ at: Int, _ count: Int) -> Int {
    var found = 1
    for _ in 0..<count { found = found << 1 | bit(at + found) }
    return found - 1 << count
  }

  /// A number of `count` bits, the lowest first.
  private mutating func turned(_ at: Int, _ count: Int) -> Int {
    var (found, node) = (0, 1)
    for index in 0..<count {
      let next = bit(at + node)
      node = node << 1 | next
      found |= next << index
    }
    return found
  }

  /// A number of `count` bits of even chances.
  private mutating func even(_ count: Int) -> Int {
    var found = 0
    for _ in 0..<count {
      range >>= 1
      let isOne = code >= range
      if isOne { code -= range }
      found = found << 1 | (isOne ? 1 : 0)
      widen()
    }
    return found
  }

  /// A byte that is unlike `other`, which would have continued the last sequence.
  mutating func byte(_ at: Int, unlike other: UInt8) -> UInt8 {
    var (found, rest, isSame) = (1, Int(other), true)
    while found < 256 {
      rest <<= 1
      let expected = rest >> 8 & 1
      let next = bit(at + found + (isSame ? (1 + expected) << 8 : 0))
      found = found << 1 | next
      if next != expected { isSame = false }
    }
    return UInt8(truncatingIfNeeded: found)
  }

  /// The length of a sequence.
  mutating func length(_ at: Int) -> Int {
    if bit(at) == 0 { return 2 + tree(at + 2, 3) }
    return bit(at + 1) == 0 ? 10 + tree(at + 10, 3) : 18 + tree(at + 18, 8)
  }

  /// How far back a sequence of this length begins.
  mutating func distance(ofLength length: Int) -> Int {
    let slot = tree(Chances.slots + (min(length, 5) - 2) * 64, 6)
    guard slot >= 4 else { return slot }
    let count = slot >> 1 - 1
    let first = (2 | slot & 1) << count
    if slot < 14 { return first + turned(Chances.near + first - slot, count) }
    return first + even(count - 4) << 4 + turned(Chances.low, 4)
  }
}
