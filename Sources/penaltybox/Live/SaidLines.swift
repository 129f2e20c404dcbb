import Views

/// The lines of output on a page, and the rows that they take at its width.
struct SaidLines {
  private var lines: [String] = []
  private var rows: [[String]] = []
  /// The width of the rows.
  private var width: Int?

  /// The number of lines that are kept, to be shown again on a larger page.
  private static let limit = 500

  /// Adds the lines of `text`, whose styles are those of the console's palette; returns their
  /// number.
  mutating func add(_ text: String) -> Int {
    var added = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if added.last == "" { added.removeLast() }
    lines += added
    let surplus = max(0, lines.count - Self.limit)
    lines.removeFirst(surplus)
    rows.removeFirst(min(surplus, rows.count))
    return added.count
  }

  /// The rows of all lines; only lines that are new at this width are wrapped.
  mutating func rows(in palette: Palette) -> [String] {
    if palette.width != width {
      rows = []
      width = palette.width
    }
    for line in lines.dropFirst(rows.count) { rows.append(Self.rows(of: line, palette)) }
    return rows.flatMap { $0 }
  }

  /// The number of rows that the last `count` lines take.
  func rowCount(ofLast count: Int) -> Int {
    rows.suffix(count).reduce(0) { $0 + $1.count }
  }

  /// The rows of `text`.
  static func rows(of text: String, _ palette: Palette) -> [String] {
    var rows = palette.wrapped(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    if rows.last == "", rows.count > 1 { rows.removeLast() }
    return rows
  }
}
