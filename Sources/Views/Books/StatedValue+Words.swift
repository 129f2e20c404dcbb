import HockeyRules
import Scoresheets

// A provision's value as in its file, as text and as JSON.

extension StatedValue {
  /// The value as in a book's file, without quotation marks; a table's rows are in one line.
  var words: String {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .flag(let flag): flag ? "true" : "false"
    case .none: "null"
    case .list(let words): words.isEmpty ? "no rows" : words.joined(separator: " ")
    case .rows(let rows): rows.map { $0.words }.joined(separator: "; ")
    }
  }

  /// The lines that show it in a column, one for each row of a table.
  var lines: [String] {
    switch self {
    case .rows(let rows): rows.map { $0.words }
    case .text, .integer, .flag, .none, .list: [words]
    }
  }
}

extension StatedRow {
  /// The members in one line, without empty lists: `infractions slashing spearing, count 3`.
  fileprivate var words: String {
    members.filter { $0.value != .list([]) }.map { "\($0.name) \($0.value.words)" }
      .joined(separator: ", ")
  }
}

extension JSONWriter {
  /// Writes a key and a provision's value as in a book's file.
  mutating func member(_ key: String, _ value: StatedValue) {
    self.key(key)
    write(value)
  }

  /// Writes a provision's value as in a book's file.
  mutating func write(_ value: StatedValue) {
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

  private mutating func write(_ row: StatedRow) {
    object { writer in
      for member in row.members {
        writer.key(member.name)
        writer.write(member.value)
      }
    }
  }
}
