import SeededRandom

extension [UInt8] {
  /// The bytes with one to four random changes: a byte replaced, digits inserted, or bytes removed.
  func damaged(by random: inout SplitMix) -> [UInt8] {
    var bytes = self
    for _ in 0...random.below(4) {
      let index = random.below(bytes.count)
      switch random.below(3) {
      case 0: bytes[index] = UInt8(random.below(256))
      case 1:
        bytes.insert(
          contentsOf: repeatElement(UInt8(ascii: "9"), count: random.below(20)), at: index)
      default: bytes.removeSubrange(index..<Swift.min(bytes.count, index + random.below(20)))
      }
    }
    return bytes
  }
}

extension Range<Int> {
  /// The lengths at which a test truncates a file: all of them or, in a quick run, 150.
  var sample: [Int] { Thoroughness.sample(Array(self), quick: 150) }
}
