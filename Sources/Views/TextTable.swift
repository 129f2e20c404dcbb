/// Cells in columns, as wide as they need to be.
package struct TextTable {
  /// Where a column's cells stand.
  package enum Alignment: Sendable {
    case left
    case right
  }

  private let alignments: [Alignment]
  private var rows: [[String]]

  /// A table with a head; the first column stands to the left, the others to the right.
  package init(_ head: [String]) {
    self.init(head, alignments: head.indices.map { $0 == 0 ? .left : .right })
  }

  /// A table with a head and columns that stand as `alignments` say.
  package init(_ head: [String], alignments: [Alignment]) {
    rows = [head]
    self.alignments = alignments
  }

  /// Adds a row of as many cells as the head has.
  package mutating func add(_ row: [String]) {
    rows.append(row)
  }

  /// The rows as lines, two blanks between columns, the head in strong letters.
  package func lines(_ palette: Palette) -> [String] {
    let widths = alignments.indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.enumerated().map { number, row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let room = String(repeating: " ", count: widths[column] - cell.count)
        line += column == 0 ? "" : "  "
        switch alignments[column] {
        case .left: line += cell + room
        case .right: line += room + cell
        }
      }
      while line.last == " " { line.removeLast() }
      return number == 0 ? palette.paint(line, .strong) : line
    }
  }
}
