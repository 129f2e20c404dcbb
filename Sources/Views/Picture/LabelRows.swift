/// Rows of a picture, nearest to the strength first, and what is taken in each, in pixels.
///
/// Marks of one kind come in the order of their beginnings; those of the next kind stand beside them.
struct LabelRows {
  private var rows: [Row] = []
  /// How many rows there are at most; what has no room then covers others in the last.
  private static let most = 200

  private struct Row {
    /// What marks of an earlier kind take, in order.
    var taken: [Range<Int>] = []
    /// The first of `taken` that does not end before a new mark.
    var next = 0
    /// What marks of this kind take.
    var own: [Range<Int>] = []

    /// Whether nothing is between `from` and `to`.
    mutating func hasRoom(from: Int, to: Int) -> Bool {
      if let last = own.last, last.upperBound > from { return false }
      while next < taken.count, taken[next].upperBound <= from { next += 1 }
      return next == taken.count || to <= taken[next].lowerBound
    }
  }

  /// Begins with marks of another kind.
  mutating func beginAgain() {
    for index in rows.indices {
      rows[index].taken = rows[index].own
      rows[index].own = []
      rows[index].next = 0
    }
  }

  /// Takes the room between `from` and `to` in the first row that has it, and returns that row.
  mutating func take(from: Int, to: Int) -> Int {
    var row = 0
    while row < rows.count, row < Self.most - 1, !rows[row].hasRoom(from: from, to: to) { row += 1 }
    if row == rows.count { rows.append(Row()) }
    rows[row].own.append(from..<max(from, to))
    return row
  }
}
