/// The cells of a table's lines.
package enum TableCells {
  /// The byte between the cells of a table with the first line `line`: a comma, a semicolon, a tab or,
  /// if it has none of them, a blank.
  package static func separator(in line: ArraySlice<UInt8>) -> UInt8 {
    [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")].first { line.contains($0) }
      ?? UInt8(ascii: " ")
  }

  /// The cells of `line`, of which those in quotation marks may contain the separator; several blanks
  /// are one.
  package static func cells(
    of line: ArraySlice<UInt8>, by separator: UInt8
  ) -> [ArraySlice<UInt8>] {
    var cells: [ArraySlice<UInt8>] = []
    cells.reserveCapacity(8)
    forEachCell(of: line, by: separator) { cells.append(line[$0]) }
    return cells
  }

  /// Gives the places of the cells of `line` to `take`, from left to right.
  package static func forEachCell(
    of line: ArraySlice<UInt8>, by separator: UInt8, _ take: (Range<Int>) -> Void
  ) {
    var start = line.startIndex
    var isQuoted = false
    for index in line.indices {
      let byte = line[index]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard byte == separator, !isQuoted else { continue }
      if index > start || separator != UInt8(ascii: " ") { take(start..<index) }
      start = index + 1
    }
    take(start..<line.endIndex)
  }

  /// The bytes of a cell without quotation marks around them.
  package static func content(of cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isQuoted = cell.count > 1 && cell.first == UInt8(ascii: "\"") && cell.last == cell.first
    return isQuoted ? cell.dropFirst().dropLast() : cell
  }

  /// The text of a cell.
  package static func text(of cell: ArraySlice<UInt8>) -> String {
    String(decoding: content(of: cell), as: UTF8.self)
  }
}
