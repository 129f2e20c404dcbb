import Scoresheets
import Views

extension String {
  /// The message for a terminal of `width` columns.
  ///
  /// A line above a caret, or above a caret and waves, is cut on both sides, so that the caret
  /// stays below its place. Other lines are broken at blanks.
  func fitted(to width: Int) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    var fitted: [String] = []
    var index = 0
    while index < lines.count {
      if index + 1 < lines.count, let mark = lines[index + 1].mark {
        fitted += Self.cut(lines[index], at: mark, to: width)
        index += 2
      } else {
        let line = lines[index]
        fitted += line.columns <= width ? [line] : line.pieces(width: width)
        index += 1
      }
    }
    return fitted.joined(separator: "\n")
  }

  /// The columns of a caret and its waves, in a line that has nothing else.
  private var mark: Range<Int>? {
    let rest = drop { $0 == " " }
    guard rest.first == "^", rest.dropFirst().allSatisfy({ $0 == "~" }) else { return nil }
    return columns - rest.count..<columns
  }

  private static func cut(_ line: String, at mark: Range<Int>, to width: Int) -> [String] {
    let caret = mark.lowerBound
    let below = { (column: Int) in
      let waves = Swift.max(0, Swift.min(mark.count - 1, width - column - 1))
      return String(repeating: " ", count: column) + "^" + String(repeating: "~", count: waves)
    }
    guard line.columns > width || mark.upperBound > width else { return [line, below(caret)] }
    // A caret with text on both sides goes to the middle.
    let start = Swift.max(0, Swift.min(caret - width / 2, line.columns - width))
    var column = 0
    var part = ""
    for character in line {
      if column >= start, column + character.columns <= start + width { part.append(character) }
      column += character.columns
    }
    if start > 0 { part = "…" + part.dropFirst() }
    if line.columns > start + width { part = part.dropLast() + "…" }
    return [part, below(caret - start)]
  }
}
