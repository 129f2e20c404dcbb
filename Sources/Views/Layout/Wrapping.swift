import Scoresheets

// Breaking lines that are wider than a terminal.

extension String {
  /// The text in pieces of at most `width` columns, broken at blanks, and within words that are wider.
  ///
  /// `first` is the width of the first piece, if that is another.
  package func pieces(width: Int, first: Int? = nil) -> [String] {
    var pieces: [Substring] = []
    var piece = self[startIndex..<startIndex]
    for word in split(separator: " ") {
      let joined = piece.isEmpty ? word : self[piece.startIndex..<word.endIndex]
      if joined.columns <= max(1, pieces.isEmpty ? first ?? width : width) {
        piece = joined
        continue
      }
      if !piece.isEmpty { pieces.append(piece) }
      piece = word
      while piece.columns > max(1, width) {
        var end = piece.index(after: piece.startIndex)
        while piece[...end].columns <= width { end = piece.index(after: end) }
        pieces.append(piece[..<end])
        piece = piece[end...]
      }
    }
    if !piece.isEmpty || pieces.isEmpty { pieces.append(piece) }
    return pieces.map { String($0) }
  }
}

extension Palette {
  /// The lines of `text`, in styles of this palette, each in as many as it needs on the terminal.
  ///
  /// What goes on is indented by two columns more than the line that it belongs to.
  package func wrapped(_ text: String) -> String {
    guard let width, text.utf8.count > width else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let hasEnd = lines.count > 1 && lines.last?.isEmpty ?? false
    if hasEnd { lines.removeLast() }
    return lines.map { StyledLine($0).lines(width: width).joined(separator: "\n") }
      .joined(separator: "\n") + (hasEnd ? "\n" : "")
  }
}

/// A line with the styles of its characters, to break it.
private struct StyledLine {
  private var cells: [Cell] = []

  private struct Cell {
    var character: Character
    /// The sequence that begins its style, or nothing.
    var style: String
  }

  private let line: String

  init(_ line: Substring) {
    self.line = String(line)
    var style = ""
    var rest = line
    while let character = rest.first {
      if character == "\u{1b}", let end = rest.firstIndex(of: "m") {
        let sequence = String(rest[...end])
        style = sequence == "\u{1b}[0m" ? "" : sequence
        rest = rest[rest.index(after: end)...]
        continue
      }
      cells.append(Cell(character: character, style: style))
      rest = rest.dropFirst()
    }
  }

  private func columns(_ cells: some Sequence<Cell>) -> Int {
    cells.reduce(0) { $0 + $1.character.columns }
  }

  /// The line in pieces of at most `width` columns.
  func lines(width: Int) -> [String] {
    guard line.utf8.count > width, columns(cells) > width else { return [line] }
    let indent = cells.prefix { $0.character == " " }.count
    let hanging = min(indent + 2, width / 2)
    var lines: [String] = []
    var rest = cells[...]
    while !rest.isEmpty {
      let room = lines.isEmpty ? width : width - hanging
      let end = self.end(of: rest, room, after: lines.isEmpty ? indent : 0)
      var piece = rest[..<end]
      while piece.last?.character == " " { piece = piece.dropLast() }
      lines.append((lines.isEmpty ? "" : String(repeating: " ", count: hanging)) + text(of: piece))
      rest = rest[end...].drop { $0.character == " " }
    }
    return lines
  }

  /// Where the part of `cells` ends that has room: at the last blank behind the first `start`, or
  /// within a word.
  private func end(of cells: ArraySlice<Cell>, _ room: Int, after start: Int) -> Int {
    var used = 0
    var index = cells.startIndex
    while index < cells.endIndex {
      used += cells[index].character.columns
      if used > room { break }
      index += 1
    }
    guard index < cells.endIndex else { return cells.endIndex }
    let blank = cells[cells.startIndex...index].lastIndex { $0.character == " " }
    if let blank, blank > cells.startIndex + start { return blank }
    return max(index, cells.startIndex + 1)
  }

  private func text(of cells: ArraySlice<Cell>) -> String {
    var text = ""
    var style = ""
    for cell in cells {
      if cell.style != style {
        if !style.isEmpty { text += "\u{1b}[0m" }
        text += cell.style
        style = cell.style
      }
      text.append(cell.character)
    }
    return text + (style.isEmpty ? "" : "\u{1b}[0m")
  }
}
