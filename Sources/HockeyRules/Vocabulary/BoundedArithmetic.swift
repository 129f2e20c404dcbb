// Numbers come from outside the package, as large as their type allows. Arithmetic on them stops at
// the least and the greatest number instead of trapping.

extension Int {
  /// The sum; where it is beyond all numbers, the last one in that direction.
  package func plus(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }

  /// The difference; where it is beyond all numbers, the last one in that direction.
  package func minus(_ other: Int) -> Int {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? (other < 0 ? .max : .min) : difference
  }

  /// The product; where it is beyond all numbers, the last one in that direction.
  package func times(_ other: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? ((self < 0) == (other < 0) ? .max : .min) : product
  }

  /// How many times `length` it takes to reach this number; 1 where no number of times does.
  func quotient(roundedUpBy length: Int) -> Int {
    guard self > 0, length > 0 else { return 1 }
    let (whole, rest) = quotientAndRemainder(dividingBy: length)
    return rest == 0 ? whole : whole + 1
  }
}
