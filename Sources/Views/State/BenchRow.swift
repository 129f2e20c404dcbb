import Scoresheets

struct BenchRow {
  var left: String
  var names: String
  var penalty: String
  /// When the penalty time ends, or why it does not run.
  var standing: String
  /// What happens after that.
  var remark: String
  var rule: String

  struct Widths {
    var left = 0
    var names = 0
    var penalty = 0
    /// Whether the penalties have a column of their own, which a narrow terminal has no room for.
    var isInColumns = true

    init(_ rows: [BenchRow], within width: Int?) {
      var standing = 0
      for row in rows {
        left = max(left, row.left.visible.columns)
        names = max(names, row.names.visible.columns)
        penalty = max(penalty, row.penalty.visible.columns)
        standing = max(standing, row.standing.visible.columns)
      }
      if let width { isInColumns = left + names + penalty + standing + 10 <= width }
    }
  }

  func row(_ widths: Widths, _ rule: String) -> RuledRow {
    RuledRow(lead: lead(widths), text: .init(text(widths) + remark), rule: rule)
  }

  private func text(_ widths: Widths) -> String {
    if widths.penalty == 0 || penalty.isEmpty && !widths.isInColumns { return standing }
    let gap = widths.isInColumns ? Self.blanks(penalty, widths.penalty) + "  " : ", "
    return penalty + gap + standing
  }

  private func lead(_ widths: Widths) -> [RuledRow.Piece] {
    [
      .init("  " + Self.blanks(left, widths.left)), .init(left, .strong),
      .init("  " + names + Self.blanks(names, widths.names) + "  "),
    ]
  }

  private static func blanks(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.visible.columns))
  }
}
