import Scoresheets

// A provision's value as its file has it, for people and for other programs.

extension EntryValue {
  /// The value as a book's file writes it, without quotation marks; a table's rows in one line.
  var words: String {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .flag(let flag): flag ? "true" : "false"
    case .none: "null"
    case .list(let words): words.isEmpty ? "no rows" : words.joined(separator: " ")
    case .rows(let rows): rows.map(\.words).joined(separator: "; ")
    }
  }

  /// The lines that show it in a column: one for each row of a table.
  var lines: [String] {
    switch self {
    case .rows(let rows): rows.map(\.words)
    case .text, .integer, .flag, .none, .list: [words]
    }
  }
}

extension EntryRow {
  /// The members in one line: `infractions slashing spearing, count 3, result game-ejection`.
  fileprivate var words: String {
    members.map { "\($0.key) \($0.value.words)" }.joined(separator: ", ")
  }
}

extension JSONWriter {
  /// Writes a key and a provision's value, as a book's file has it.
  mutating func member(_ key: String, _ value: EntryValue) {
    self.key(key)
    write(value)
  }

  private mutating func write(_ value: EntryValue) {
    switch value {
    case .text(let text): string(text)
    case .integer(let number): integer(number)
    case .flag(let flag): bool(flag)
    case .none: null()
    case .list(let words):
      array { writer in
        for word in words { writer.string(word) }
      }
    case .rows(let rows):
      array { writer in
        for row in rows { writer.write(row) }
      }
    }
  }

  private mutating func write(_ row: EntryRow) {
    object { writer in
      for member in row.members {
        writer.key(member.key)
        writer.write(member.value)
      }
    }
  }
}
