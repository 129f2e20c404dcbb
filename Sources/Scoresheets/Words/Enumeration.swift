extension [String] {
  /// The words listed as in a sentence, with `conjunction` before the last: `one, two or three`.
  package func listed(_ conjunction: String) -> String {
    guard count > 1, let last else { return joined() }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
