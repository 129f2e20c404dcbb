import Scoresheets

/// A table of cells in columns, as wide as needed.
package struct TextTable {
  /// The alignment of a column's cells.
  package enum Alignment: Sendable {
    case left
    case right
  }

  let alignments: [Alignment]
  /// The head, then the rows.
  private(set) var rows: [[String]]

  /// Creates a table with a head; the first column is left-aligned, the others right-aligned.
  package init(_ head: [String]) {
    self.init(head, alignments: head.indices.map { $0 == 0 ? .left : .right })
  }

  /// Creates a table with a head and columns aligned by `alignments`.
  package init(_ head: [String], alignments: [Alignment]) {
    rows = [head.map({ $0.visible })]
    self.alignments = alignments
  }

  /// Adds a row of as many cells as the head has; they are made visible.
  package mutating func add(_ row: [String]) {
    rows.append(row.map({ $0.visible }))
  }

  /// The rows as lines, with two blanks between columns and the head in strong letters.
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
