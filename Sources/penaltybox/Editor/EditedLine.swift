import Views

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

  /// The rows around the cursor, at most `count`.
  func rows(atMost count: Int) -> (rows: [String], cursor: (row: Int, column: Int)) {
    let first = max(0, min(rows.count - count, cursor.row - count + 1 + count / 2))
    return (
      Array(rows[first...].prefix(max(1, count))), (cursor.row - first, cursor.column)
    )
  }

  private mutating func note(before character: Character) {
    if column + character.columns > width { newRow() }
    cursor = (rows.count - 1, column)
  }

  private mutating func add(_ character: Character) {
    if column + character.columns > width { newRow() }
    rows[rows.count - 1].append(character)
    column += character.columns
  }

  private mutating func newRow() {
    rows.append("")
    column = 0
  }
}
