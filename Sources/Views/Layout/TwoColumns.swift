import Scoresheets

/// Two texts side by side, as wide as a terminal has room for, each in as many lines as it needs.
struct TwoColumns {
  /// The column at which the left text begins.
  var start: Int
  /// The columns of each text.
  let width: Int

  private static let gap = 3

  /// The columns on a terminal of `total` columns, behind `start`.
  init(start: Int, total: Int) {
    self.start = start
    width = max(8, (min(total, 120) - start - Self.gap) / 2)
  }

  /// The texts as lines, with `lead` in front of the first.
  func lines(
    _ left: RulingLine, _ right: RulingLine, lead: RuledRow.Piece = .init(""), in palette: Palette
  ) -> [String] {
    let cells = (cell(left), cell(right))
    return (0..<max(cells.0.count, cells.1.count)).map { index in
      var row = RowBuilder(palette: palette)
      if index == 0 { row.add(lead.text, lead.look) }
      add(cells.0, index, left.look, at: start, to: &row)
      add(cells.1, index, right.look, at: start + width + Self.gap, to: &row)
      return row.text
    }
  }

  private struct Line {
    var text: String
    var rule: String
  }

  private func add(
    _ cell: [Line], _ index: Int, _ look: Palette.Look?, at column: Int, to row: inout RowBuilder
  ) {
    guard index < cell.count, !cell[index].text.isEmpty || !cell[index].rule.isEmpty else { return }
    row.move(exactlyTo: column)
    row.add(cell[index].text, look)
    guard !cell[index].rule.isEmpty else { return }
    row.move(exactlyTo: column + width - cell[index].rule.columns)
    row.add(cell[index].rule, .faint)
  }

  /// The lines of a text, with its rule at the right of the last one, or below it.
  private func cell(_ line: RulingLine) -> [Line] {
    var lines = line.text.visible.pieces(width: width).map { Line(text: $0, rule: "") }
    let rules = line.rule.visible.pieces(width: width).filter { !$0.isEmpty }
    if rules.count == 1, let last = lines.last, last.text.columns + 2 + rules[0].columns <= width {
      lines[lines.count - 1].rule = rules[0]
    } else {
      lines += rules.map { Line(text: "", rule: $0) }
    }
    return lines
  }
}
