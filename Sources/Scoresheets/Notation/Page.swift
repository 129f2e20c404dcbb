/// A builder of canonical text: it keeps the comments and places the blank lines.
package struct Page: Sendable {
  /// The kind of a line, which decides where blank lines go.
  package enum Kind: Sendable {
    case blank
    /// A comment on a separate line.
    case comment, head, title, play
    /// A line below a play.
    case expectation
  }

  private var lines: [(kind: Kind, text: String)] = []

  package init() {}

  var count: Int { lines.count }

  // The column, from 0, in which comments and citations begin, unless longer text precedes them.
  private static let marginColumn = 49

  /// Adds a line followed by `citation` and then by `comment`, which begins with a `#`.
  package mutating func add(
    _ kind: Kind, _ text: String = "", citation: String? = nil, comment: String? = nil
  ) {
    var text = text
    for note in [citation, comment].compactMap({ $0 }) {
      text = text.isEmpty ? note : Self.note(note, behind: text)
    }
    switch kind {
    case .blank:
      if lines.isEmpty || lines.last?.kind == .blank { return }
    case .title: divide(behind: nil)
    case .play: divide(behind: [.head, .title])
    case .comment, .head, .expectation: break
    }
    lines.append((kind, text))
  }

  private static func note(_ note: String, behind text: String) -> String {
    text + String(repeating: " ", count: max(2, marginColumn - text.count)) + note
  }

  /// Inserts a blank line, above any unindented comments, if the line before is of one of `kinds`;
  /// `nil` means any kind.
  private mutating func divide(behind kinds: [Kind]?) {
    var index = lines.count
    while index > 0, lines[index - 1].kind == .comment, lines[index - 1].text.hasPrefix("#") {
      index -= 1
    }
    // Comments at the beginning of a file belong to the file and stay there.
    guard index > 0, lines[index - 1].kind != .blank else { return }
    guard kinds?.contains(lines[index - 1].kind) ?? true else { return }
    lines.insert((.blank, ""), at: index)
  }

  /// The text, with a line end after each line and no blank lines at its end.
  package var text: String {
    var shown = lines[...]
    while shown.last?.kind == .blank { shown.removeLast() }
    return shown.map { $0.text + "\n" }.joined()
  }

  /// The comment for `remark`, or `nil` if the remark is empty.
  package static func comment(of remark: String) -> String? {
    let text = remark.onOneLine
    return text.isEmpty ? nil : "# " + text
  }
}
