import Views

struct TerminalSize: Hashable {
  var rows: Int
  var columns: Int

  static let standard = TerminalSize(rows: 24, columns: 80)
}

/// The page of a terminal: it writes only the rows that have changed.
struct Screen {
  /// The rows that are shown; nil if they are not known.
  private var shown: [String]?

  mutating func drawing(
    _ rows: [String], cursor: (row: Int, column: Int), in palette: Palette
  ) -> [SafeText] {
    var texts: [SafeText] = []
    if shown == nil { texts.append(.clearPage) }
    for (index, row) in rows.enumerated() where row != shown?.element(at: index) ?? "" {
      texts += [.cursor(row: index, column: 0), SafeText(row, in: palette), .clearToLineEnd]
    }
    if let shown, shown.count > rows.count {
      texts += [.cursor(row: rows.count, column: 0), .clearBelow]
    }
    shown = rows
    return texts + [.cursor(row: cursor.row, column: cursor.column)]
  }

  /// The text that puts the cursor below the page, at the end of a session.
  func leaving() -> [SafeText] {
    guard let shown else { return [] }
    return [.cursor(row: max(0, shown.count - 1), column: 0), SafeText("\n")]
  }

  mutating func forget() { shown = nil }
}

extension [String] {
  fileprivate func element(at index: Int) -> String? { indices.contains(index) ? self[index] : nil }
}

/// An edited line as rows of a page: after a prompt, and over several rows if it is long.
struct EditedLine {
  private(set) var rows: [String] = [""]
  /// The row of the cursor, from 0, and the columns before it.
  private(set) var cursor = (row: 0, column: 0)
  private var column = 0
  private let width: Int

  init(prompt: String, _ editor: LineEditor, width: Int) {
    self.width = max(2, width)
    for character in prompt { add(character) }
    for (index, character) in editor.text.enumerated() {
      // A wide character may have moved to the next row.
      if index == editor.cursor { note(before: character) }
      add(character)
    }
    if editor.cursor == editor.text.count { note(before: " ") }
  }

  func rows(atMost count: Int) -> (rows: [String], cursor: (row: Int, column: Int)) {
    let first = max(0, min(rows.count - count, cursor.row - count + 1 + count / 2))
    return (Array(rows[first...].prefix(max(1, count))), (cursor.row - first, cursor.column))
  }

  private mutating func note(before character: Character) {
    makeRoom(for: character)
    cursor = (rows.count - 1, column)
  }

  private mutating func add(_ character: Character) {
    makeRoom(for: character)
    rows[rows.count - 1].append(character)
    column += character.columns
  }

  private mutating func makeRoom(for character: Character) {
    guard column + character.columns > width else { return }
    rows.append("")
    column = 0
  }
}
