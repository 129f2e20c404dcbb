package enum TableCells {
  /// The byte that separates the cells of a table with the first line `line`: the most frequent of
  /// comma, semicolon and tab, or a blank if the line has none of them.
  package static func separator(in line: ArraySlice<UInt8>) -> UInt8 {
    var (separator, most) = (UInt8(ascii: " "), 0)
    for byte in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
      let count = line.count { $0 == byte }
      if count > most { (separator, most) = (byte, count) }
    }
    return separator
  }

  /// The cells of `line`.
  ///
  /// A cell in quotation marks may contain the separator. Several blanks separate like one.
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
  /// A line break in a cell in quotation marks belongs to the cell. If the closing quotation mark
  /// is missing, that cell and all later ones end with their lines.
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

  /// Passes the place of each cell of `line` to `take`, from left to right.
  package static func forEachCell(
    of line: ArraySlice<UInt8>, by separator: UInt8, _ take: (Range<Int>) -> Void
  ) {
    var start = line.startIndex
    var isQuoted = false
    for index in line.indices {
      let byte = line[index]
      // A quotation mark opens a quotation only at a cell's beginning.
      if byte == UInt8(ascii: "\""), line[start] == byte { isQuoted.toggle() }
      guard byte == separator, !isQuoted else { continue }
      if index > start || separator != UInt8(ascii: " ") { take(start..<index) }
      start = index + 1
    }
    take(start..<line.endIndex)
  }

  /// The bytes of a cell without the quotation marks around them.
  package static func content(of cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isQuoted = cell.count > 1 && cell.first == UInt8(ascii: "\"") && cell.last == cell.first
    return isQuoted ? cell.dropFirst().dropLast() : cell
  }

  /// Whether a cell is enclosed in quotation marks, and further quotation marks are doubled.
  package static func isQuotedWell(_ cell: ArraySlice<UInt8>) -> Bool {
    let content = content(of: cell)
    guard content.count < cell.count else { return false }
    var isOpen = false
    for byte in content {
      if byte == UInt8(ascii: "\"") { isOpen.toggle() } else if isOpen { return false }
    }
    return !isOpen
  }

  package static func text(of cell: ArraySlice<UInt8>) -> String {
    String(decoding: content(of: cell), as: UTF8.self)
  }
}
