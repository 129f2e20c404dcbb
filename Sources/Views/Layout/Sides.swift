/// Texts side by side with their rules, in groups below headings.
struct Sides {
  /// The line above the columns in text; a page has its own heading.
  let title: Document.Line
  /// The name of each column, short for text.
  let heads: [(short: String, name: String)]
  var groups: [Group] = []

  struct Group {
    /// The name of the part that begins with the group, below a blank line of the text.
    var part: String?
    var heading: Document.Line
    var id: ElementID?
    var rows: [Row]
  }

  struct Row: Sendable {
    var left: RulingLine
    var right: RulingLine
  }

  /// Rows with each side's lines in order; the shorter side ends with empty lines.
  static func rows(_ left: [RulingLine], _ right: [RulingLine]) -> [Row] {
    (0..<max(left.count, right.count)).map { index in
      Row(
        left: index < left.count ? left[index] : RulingLine(""),
        right: index < right.count ? right[index] : RulingLine(""))
    }
  }

  /// The columns' start and the width of a line in a file.
  private static let (start, fileWidth) = (ReplayRow.clockWidth + 2, 100)

  /// The groups of lines between blank lines.
  func parts(in palette: Palette) -> [[String]] {
    let width = palette.width ?? Self.fileWidth
    let columns = TwoColumns(start: width < 80 ? 2 : Self.start, total: width)
    func lines(_ row: Row) -> [String] { columns.lines(row.left, row.right, in: palette) }
    func lines(_ heading: Document.Line) -> [String] {
      Document.Block.lines([heading]).lines(in: palette)
    }
    let names = heads.map { RulingLine($0.short, .faint) }
    var parts = [lines(title) + lines(Row(left: names[0], right: names[1]))]
    for group in groups {
      if let part = group.part { parts.append([palette.paint(part, .strong)]) }
      parts[parts.count - 1] += lines(group.heading) + group.rows.flatMap(lines)
    }
    return parts
  }

  var grid: Grid {
    var grid = Grid("compared", heads.map { $0.name })
    for group in groups { grid.add(group.heading, group.id, group.rows.map { $0.gridRow }) }
    return grid
  }
}

extension Sides.Row {
  fileprivate var gridRow: Grid.Row {
    let isStrength = left.look == .strength
    let cells = [left, right].map { line in
      let rule = Document.Span(line.rule, style: "rule")
      return Grid.Cell(
        (isStrength ? [.init("play goes on ")] : [])
          + [.init(line.text, isStrength ? .strong : nil)]
          + (line.rule.isEmpty ? [] : [.init(" "), rule]), line.look == .bad ? .class("bad") : nil)
    }
    return Grid.Row(attributes: [isStrength ? .class("manpower") : nil], cells: cells)
  }
}
