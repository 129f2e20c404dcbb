import Scoresheets

struct BenchRow {
  var left: String
  var names: String
  var penalty: String
  /// When the penalty time ends, or why it does not run.
  var standing: String
  /// The next step for the player.
  var remark: String
  var rule: String

  struct Widths {
    let left, names, penalty: Int
    /// Whether the penalties have a column of their own, which a narrow terminal has no room for.
    let isInColumns: Bool

    init(_ rows: [BenchRow], within width: Int?) {
      func widest(_ text: (BenchRow) -> String) -> Int {
        rows.reduce(0) { max($0, text($1).visible.columns) }
      }
      (left, names, penalty) = (widest { $0.left }, widest { $0.names }, widest { $0.penalty })
      let needed = left + names + penalty + widest { $0.standing } + 10
      isInColumns = width.map { needed <= $0 } ?? true
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
