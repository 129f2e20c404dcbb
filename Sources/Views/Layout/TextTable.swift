import Scoresheets

/// A table, as wide as its cells need.
///
/// On a narrower terminal, left-aligned cells wrap over several lines; a table of texts that would
/// have to break words becomes a list.
package struct TextTable {
  package enum Alignment: Sendable {
    case left
    case right
  }

  /// A column: its title, and the cell for a row.
  package struct Column<Row> {
    fileprivate let title: String
    fileprivate let alignment: Alignment
    fileprivate let cell: (Row) -> String

    package static func left(_ title: String, _ cell: @escaping (Row) -> String) -> Column {
      Column(title: title, alignment: .left, cell: cell)
    }

    package static func right(_ title: String, _ cell: @escaping (Row) -> String) -> Column {
      Column(title: title, alignment: .right, cell: cell)
    }

    package static func count(_ title: String, _ count: @escaping (Row) -> Int) -> Column {
      right(title) { String(count($0)) }
    }
  }

  let alignments: [Alignment]
  /// The head, then the rows.
  private(set) var rows: [[String]]

  /// Creates a table with a head and a line for each of `rows`, making hidden characters visible.
  package init<Row>(of rows: some Sequence<Row>, _ columns: Column<Row>...) {
    self.init(of: rows, columns)
  }

  package init<Row>(of rows: some Sequence<Row>, _ columns: [Column<Row>]) {
    self.rows = [columns.map { $0.title.visible }]
    self.rows += rows.map { row in columns.map { $0.cell(row).visible } }
    alignments = columns.map { $0.alignment }
  }

  /// The rows as lines, with two blanks between columns and a bold head.
  package func lines(_ palette: Palette) -> [String] {
    let widths = widths(within: palette.width)
    if palette.width != nil, alignments.allSatisfy({ $0 == .left }),
      zip(widths, words).contains(where: { $0 < $1 })
    {
      return rows.dropFirst().flatMap { row in
        let facts = row.dropFirst().filter { !$0.isEmpty }
        return [palette.paint(row[0], .strong), "  " + facts.joined(separator: " · ")]
      }
    }
    return rows.enumerated().flatMap { number, row in
      lines(of: row, widths).map { number == 0 ? palette.paint($0, .strong) : $0 }
    }
  }

  private func lines(of row: [String], _ widths: [Int]) -> [String] {
    let cells = zip(row, widths).map { cell, width in
      cell.columns > width ? cell.pieces(width: width) : [cell]
    }
    return (0..<(cells.map { $0.count }.max() ?? 0)).map { index in
      var (line, gap) = ("", 0)
      for (column, cell) in cells.enumerated() {
        let text = index < cell.count ? cell[index] : ""
        let room = max(0, widths[column] - text.columns)
        gap += alignments[column] == .right ? room : 0
        if !text.isEmpty { line += String(repeating: " ", count: gap) + text }
        gap = (text.isEmpty ? gap : 0) + (alignments[column] == .left ? room : 0) + 2
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The width of the longest word in each column of the table.
  private var words: [Int] {
    alignments.indices.map { column in
      rows.reduce(0) { longest, row in
        row[column].split(separator: " ").reduce(longest) { max($0, $1.columns) }
      }
    }
  }

  private static let least = 8

  private func widths(within room: Int?) -> [Int] {
    var widths = alignments.indices.map { column in rows.map { $0[column].columns }.max() ?? 0 }
    guard let room else { return widths }
    let words = words
    while widths.reduce(2 * (widths.count - 1), +) > room {
      let texts = widths.indices.filter { alignments[$0] == .left && widths[$0] > Self.least }
      // Words are broken only where all columns are as narrow as their longest words.
      let loose = texts.filter { widths[$0] > words[$0] }
      let narrowed = loose.isEmpty ? texts : loose
      guard let widest = narrowed.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
    }
    return widths
  }
}
