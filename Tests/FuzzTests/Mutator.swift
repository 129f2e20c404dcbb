import SeededRandom

/// A maker of inputs from a corpus; the same seed makes the same inputs.
struct Mutator {
  private var random: SplitMix
  private let inputs: [[UInt8]]
  private let longest: Int

  init(_ inputs: [[UInt8]], longest: Int, seed: UInt64) {
    self.inputs = inputs
    self.longest = longest
    random = SplitMix(seed)
  }

  /// An input with a few changes.
  mutating func next() -> [UInt8] {
    var input = random.pick(inputs)
    for _ in 0...random.below(4) { change(&input) }
    return Array(input.prefix(longest))
  }

  private static let numbers = [
    "-1", "0", "1", "99", "100", "999999999", "4294967296", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808",
  ].map { Array($0.utf8) }

  private mutating func change(_ input: inout [UInt8]) {
    switch random.below(8) {
    case 0:
      guard !input.isEmpty else { return }
      input[random.below(input.count)] ^= 1 << UInt8(random.below(8))
    case 1: input.insert(UInt8(random.below(256)), at: random.below(input.count + 1))
    case 2: input.removeSubrange(piece(of: input))
    case 3: input.insert(contentsOf: input[piece(of: input)], at: random.below(input.count + 1))
    case 4: splice(&input)
    case 5: replaceNumber(&input)
    default: input.insert(contentsOf: random.pick(Corpus.words), at: random.below(input.count + 1))
    }
  }

  /// A range of an input, of at most 64 bytes.
  private mutating func piece(of input: [UInt8]) -> Range<Int> {
    let start = random.below(input.count + 1)
    return start..<min(input.count, start + random.below(64))
  }

  /// Replaces the rest of an input by the rest of another.
  private mutating func splice(_ input: inout [UInt8]) {
    let other = random.pick(inputs)
    input.removeSubrange(random.below(input.count + 1)...)
    input += other[random.below(other.count + 1)...]
  }

  private mutating func replaceNumber(_ input: inout [UInt8]) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let places = input.indices.filter { digits.contains(input[$0]) }
    guard !places.isEmpty else { return }
    let start = random.pick(places)
    let end = input[start...].firstIndex { !digits.contains($0) } ?? input.count
    input.replaceSubrange(start..<end, with: random.pick(Self.numbers))
  }
}
