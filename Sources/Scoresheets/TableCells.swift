/// The cells of a table's lines.
package enum TableCells {
  /// The byte between the cells of a table with the first line `line`: a comma, a semicolon or a tab,
  /// whichever it has most, or, if it has none of them, a blank.
  package static func separator(in line: ArraySlice<UInt8>) -> UInt8 {
    var (separator, most) = (UInt8(ascii: " "), 0)
    for byte in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
      let count = line.count { $0 == byte }
      if count > most { (separator, most) = (byte, count) }
    }
    return separator
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

  /// The places of the lines of `text` that are not empty.
  ///
  /// A line break in a cell in quotation marks belongs to the cell. If such a cell never ends, it ends
  /// with its line, and so do all after it.
  package static func lines(of text: [UInt8], by separator: UInt8) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, index, isLast) = (0, 0, false)
    while start < text.count {
      var (cell, isQuoted) = (start, false)
      index = start
      while index < text.count, isQuoted || text[index] != UInt8(ascii: "\n") {
        if text[index] == UInt8(ascii: "\""), text[cell] == text[index], !isLast {
          isQuoted.toggle()
        }
        if text[index] == separator, !isQuoted { cell = index + 1 }
        index += 1
      }
      if isQuoted {
        isLast = true
        index = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      }
      let end = index > start && text[index - 1] == UInt8(ascii: "\r") ? index - 1 : index
      if end > start { lines.append(start..<end) }
      start = index + 1
    }
    return lines
  }

  /// Gives the places of the cells of `line` to `take`, from left to right.
  package static func forEachCell(
    of line: ArraySlice<UInt8>, by separator: UInt8, _ take: (Range<Int>) -> Void
  ) {
    var start = line.startIndex
    var isQuoted = false
    for index in line.indices {
      let byte = line[index]
      // Elsewhere than at a cell's beginning a quotation mark is a character like any other.
      if byte == UInt8(ascii: "\""), line[start] == byte { isQuoted.toggle() }
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

  /// Whether a cell that begins with a quotation mark ends with one, and has only pairs of them
  /// between.
  package static func isQuotedWell(_ cell: ArraySlice<UInt8>) -> Bool {
    let content = content(of: cell)
    guard content.count < cell.count else { return false }
    var isOpen = false
    for byte in content {
      if byte == UInt8(ascii: "\"") { isOpen.toggle() } else if isOpen { return false }
    }
    return !isOpen
  }

  /// The text of a cell.
  package static func text(of cell: ArraySlice<UInt8>) -> String {
    String(decoding: content(of: cell), as: UTF8.self)
  }
}
