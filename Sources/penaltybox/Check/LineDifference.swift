import Scoresheets

/// The difference of two texts by lines, in the unified format that `patch` reads.
enum LineDifference {
  private static let context = 3

  private struct Line {
    var mark: Character
    var text: Substring
    var before: (old: Int, new: Int)
  }

  /// The changes from `old` to `new`, the texts of the file at `path`; empty if they are equal.
  static func text(of path: String, from old: [UInt8], to new: [UInt8]) -> String {
    let compared = comparison(of: lines(of: old), with: lines(of: new))
    var hunks: [Range<Int>] = []
    for change in compared.indices where compared[change].mark != " " {
      let hunk = max(0, change - context)..<min(compared.count, change + context + 1)
      if let last = hunks.last, last.upperBound > hunk.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<hunk.upperBound
      } else {
        hunks.append(hunk)
      }
    }
    let name = path.visible
    var text = hunks.isEmpty ? "" : "--- \(name)\n+++ \(name)\n"
    for lines in hunks.map({ compared[$0] }) {
      let before = compared[lines.startIndex].before
      let oldRange = range(before.old + 1, lines.count { $0.mark != "+" })
      let newRange = range(before.new + 1, lines.count { $0.mark != "-" })
      text += "@@ -\(oldRange) +\(newRange) @@\n"
      for line in lines {
        text += "\(line.mark)\(line.text)"
        if line.text.utf8.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
      }
    }
    return text
  }

  private static func range(_ line: Int, _ count: Int) -> String {
    switch count {
    case 0: "\(line - 1),0"
    case 1: "\(line)"
    default: "\(line),\(count)"
    }
  }

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
    var next = (old: 0, new: 0)
    while next.old < old.count || next.new < new.count {
      let isRemoved = removed.contains(next.old)
      let isInserted = !isRemoved && inserted.contains(next.new)
      lines.append(
        Line(
          mark: isRemoved ? "-" : isInserted ? "+" : " ",
          text: isInserted ? new[next.new] : old[next.old], before: next))
      if !isInserted { next.old += 1 }
      if !isRemoved { next.new += 1 }
    }
    return lines
  }

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
