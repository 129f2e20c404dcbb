/// The candidate nearest to `word`, the first of several, or `nil` if no candidate is near.
///
/// A near word has one or two slips, at most one in three characters; letter case does not matter.
package func nearestMatch(to word: String, among candidates: [String]) -> String? {
  let letters = Array(word.unicodeScalars)
  guard (1...32).contains(letters.count) else { return nil }
  let lowercased = word.lowercased()
  var best: (candidate: String, distance: Int)?
  for candidate in candidates where candidate != word {
    let distance =
      candidate.lowercased() == lowercased
      ? 0 : editDistance(letters, Array(candidate.unicodeScalars))
    let allowed = min(letters.count, candidate.unicodeScalars.count) / 3
    if distance <= allowed, distance < best?.distance ?? .max {
      best = (candidate, distance)
    }
  }
  return best?.candidate
}

/// The number of insertions, deletions, replacements and swaps that turn `left` into `right`.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, letter) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      var cost = min(last[column + 1], current[column]) + 1
      cost = min(cost, last[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
