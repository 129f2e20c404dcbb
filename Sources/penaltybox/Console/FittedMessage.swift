import Scoresheets
import Views

extension String {
  /// The message for a terminal of so many columns.
  ///
  /// A line with a caret below it is cut on both sides, so that the caret stays below its place;
  /// others are broken at blanks.
  func fitted(to width: Int) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    var fitted: [String] = []
    var index = 0
    while index < lines.count {
      if index + 1 < lines.count, let caret = lines[index + 1].caret {
        fitted += Self.cut(lines[index], at: caret, to: width)
        index += 2
      } else {
        let line = lines[index]
        fitted += line.columns <= width ? [line] : line.pieces(width: width)
        index += 1
      }
    }
    return fitted.joined(separator: "\n")
  }

  /// The column of the caret in a line that has nothing else.
  private var caret: Int? {
    guard last == "^", dropLast().allSatisfy({ $0 == " " }) else { return nil }
    return columns - 1
  }

  /// The part of `line` around the column `caret`, and the line with the caret.
  private static func cut(_ line: String, at caret: Int, to width: Int) -> [String] {
    let below = { (column: Int) in String(repeating: " ", count: column) + "^" }
    guard line.columns > width || caret >= width else { return [line, below(caret)] }
    // The caret is in the middle where there is text on both sides.
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
