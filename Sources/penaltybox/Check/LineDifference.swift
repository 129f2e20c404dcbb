import Scoresheets

/// The difference of two texts by lines, in the unified format that `patch` reads.
enum LineDifference {
  /// The number of unchanged lines that are shown around a change.
  private static let context = 3

  /// One line of the comparison.
  private struct Line {
    var mark: Character
    var text: Substring
  }

  /// The changes from `old` to `new`, the texts of the file at `path`; empty if they are equal.
  static func text(of path: String, from old: [UInt8], to new: [UInt8]) -> String {
    let (before, after) = (lines(of: old), lines(of: new))
    let compared = comparison(of: before, with: after)
    let name = path.visible
    var text = ""
    var (oldLine, newLine) = (1, 1)
    var next = 0
    while let change = compared[next...].firstIndex(where: { $0.mark != " " }) {
      let start = max(next, change - context)
      oldLine += start - next
      newLine += start - next
      let end = end(of: compared, after: change)
      let hunk = compared[start..<end]
      let oldCount = hunk.count { $0.mark != "+" }
      let newCount = hunk.count { $0.mark != "-" }
      text += "@@ -\(range(oldLine, oldCount)) +\(range(newLine, newCount)) @@\n"
      for line in hunk {
        let isWhole = line.text.hasSuffix("\n") || line.text.hasSuffix("\r\n")
        text += "\(line.mark)\(line.text)"
        if !isWhole { text += "\n\\ No newline at end of file\n" }
      }
      oldLine += oldCount
      newLine += newCount
      next = end
    }
    return text.isEmpty ? "" : "--- \(name)\n+++ \(name)\n" + text
  }

  /// The end of the hunk whose first change is at `first`: it ends if more lines agree than twice
  /// the context.
  private static func end(of lines: [Line], after first: Int) -> Int {
    var last = first
    var index = first
    while index < lines.count, index - last <= 2 * context {
      if lines[index].mark != " " { last = index }
      index += 1
    }
    return min(lines.count, last + context + 1)
  }

  private static func range(_ line: Int, _ count: Int) -> String {
    switch count {
    case 0: "\(line - 1),0"
    case 1: "\(line)"
    default: "\(line),\(count)"
    }
  }

  /// All lines of both texts, including those that only one of them has.
  private static func comparison(of old: [Substring], with new: [Substring]) -> [Line] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(Line(mark: "-", text: old[oldIndex]))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        lines.append(Line(mark: "+", text: new[newIndex]))
        newIndex += 1
      } else {
        lines.append(Line(mark: " ", text: old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines
  }

  /// The lines of a text, each with its line end.
  private static func lines(of bytes: [UInt8]) -> [Substring] {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines: [Substring] = []
    var start = text.startIndex
    while let end = text.utf8[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let next = text.utf8.index(after: end)
      lines.append(text[start..<next])
      start = next
    }
    if start < text.endIndex { lines.append(text[start...]) }
    return lines
  }
}
