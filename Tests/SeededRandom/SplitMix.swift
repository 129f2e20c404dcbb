/// A small source of random numbers; the same seed gives the same numbers.
public struct SplitMix: Sendable {
  private var state: UInt64

  /// Creates a source from a seed.
  ///
  /// The seed is scattered first. Otherwise, seeds that are multiples of the step would give the
  /// same sequence, each one step ahead.
  public init(_ seed: UInt64) {
    state = seed
    state = next()
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, but not including, `limit`, which is not zero.
  public mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// True in half of the cases, false in the other half.
  public mutating func flip() -> Bool { below(2) == 0 }

  /// One of `elements`, which must not be empty.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
