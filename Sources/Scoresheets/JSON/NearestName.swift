extension String {
  /// The one of `names` that this was most likely meant to be; nil where none is near.
  ///
  /// Near means: at most a third of the letters to change, and at most three.
  func nearest(in names: some Sequence<String>) -> String? {
    guard utf8.count <= 40 else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = changes(to: name)
      let limit = Swift.min(3, (Swift.max(count, name.count) + 2) / 3)
      if distance <= limit, best.map({ distance < $0.distance }) ?? true {
        best = (name, distance)
      }
    }
    return best?.name
  }

  /// How many letters to insert, drop or replace to get `other` (Levenshtein).
  private func changes(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (index, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let above = row[column + 1]
        let replaced = diagonal + (letter == other[column] ? 0 : 1)
        row[column + 1] = Swift.min(above + 1, row[column] + 1, replaced)
        diagonal = above
      }
    }
    return row[other.count]
  }
}
