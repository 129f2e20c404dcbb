// Numbers from outside the package may be as large as their type allows. Arithmetic on them
// saturates at the least and the greatest number instead of trapping.

extension Int {
  /// The sum, or the greatest or least `Int` if it overflows.
  package func plus(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, or the greatest or least `Int` if it overflows.
  package func minus(_ other: Int) -> Int {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? (other < 0 ? .max : .min) : difference
  }

  /// The product, or the greatest or least `Int` if it overflows.
  package func times(_ other: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? ((self < 0) == (other < 0) ? .max : .min) : product
  }

  /// The number of times that `length` must be added to reach this number; 1 if none suffices.
  func quotient(roundedUpBy length: Int) -> Int {
    guard self > 0, length > 0 else { return 1 }
    let (whole, rest) = quotientAndRemainder(dividingBy: length)
    return rest == 0 ? whole : whole + 1
  }
}
