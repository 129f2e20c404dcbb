import Scoresheets

extension Character {
  /// The columns that the character takes on a terminal: two for wide East Asian characters and
  /// pictures, otherwise one.
  package var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isMark { return 0 }
    return unicodeScalars.contains { $0.isWide } ? 2 : 1
  }
}

extension StringProtocol {
  package var columns: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.columns }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is drawn on the character before it.
  fileprivate var isMark: Bool {
    switch value {
    case 0x300...0x36F, 0x200B...0x200D, 0x20D0...0x20F0, 0xFE00...0xFE0F: true
    default: false
    }
  }

  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD, 0xFE0F:
      true
    default: false
    }
  }
}

extension String {
  /// The text in pieces of at most `width` columns, broken at blanks or, in a wider word, anywhere.
  ///
  /// `first` is the width of the first piece, if different.
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
      while true {
        let room = max(1, pieces.isEmpty ? max(width, first ?? width) : width)
        guard piece.columns > room else { break }
        var end = piece.index(after: piece.startIndex)
        while piece[...end].columns <= room { end = piece.index(after: end) }
        pieces.append(piece[..<end])
        piece = piece[end...]
      }
    }
    if !piece.isEmpty || pieces.isEmpty { pieces.append(piece) }
    return pieces.map { String($0) }
  }
}

extension Palette {
  /// `text`, already in this palette's styles, wrapped at blanks to fit the terminal.
  ///
  /// Continuation lines are indented by two columns more than the first.
  package func wrapped(_ text: String) -> String {
    guard let width, text.utf8.count > width else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { StyledLine($0).lines(width: width).joined(separator: "\n") }.joined(separator: "\n")
  }
}

private struct StyledLine {
  private let line: String
  /// The characters, each with the escape sequence of its style, or an empty one.
  private var cells: [(character: Character, style: String)] = []

  init(_ line: Substring) {
    self.line = String(line)
    var style = ""
    var rest = line
    while let character = rest.first {
      if character == "\u{1b}", let end = rest.firstIndex(of: "m") {
        let sequence = String(rest[...end])
        style = sequence == "\u{1b}[0m" ? "" : sequence
        rest = rest[rest.index(after: end)...]
      } else {
        cells.append((character, style))
        rest = rest.dropFirst()
      }
    }
  }

  func lines(width: Int) -> [String] {
    let plain = String(cells.map { $0.character })
    // Characters of different styles may combine into one: such a line is not wrapped.
    guard line.utf8.count > width, plain.columns > width, plain.count == cells.count else {
      return [line]
    }
    let indent = cells.prefix { $0.character == " " }.count
    let hanging = min(indent + 2, width / 2)
    var rest = cells[...]
    return plain.pieces(width: width - hanging, first: width - indent).enumerated()
      .map { index, piece in
        rest = rest.drop { $0.character == " " }
        let text = Self.text(of: rest.prefix(piece.count))
        rest = rest.dropFirst(piece.count)
        return String(repeating: " ", count: index == 0 ? indent : hanging) + text
      }
  }

  private static func text(of cells: ArraySlice<(character: Character, style: String)>) -> String {
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
