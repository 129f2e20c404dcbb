import SeededRandom

extension Range<Int> {
  /// The lengths at which a test truncates a file: about 150 or, in a long run, all.
  var sample: [Int] {
    let step = Thoroughness.current == .long ? 1 : Swift.max(1, count / 150)
    return Array(stride(from: lowerBound, to: upperBound, by: step))
  }
}
