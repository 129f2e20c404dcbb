/// One line of a replay: the clock, what happened, the rule, and the strength and the score if they
/// change.
struct ReplayRow {
  /// Whether a line is a play, is below a play, or is below its rulings.
  enum Depth: Int {
    case play = 0
    case ruling = 2
    case change = 4
  }

  var time = ""
  var depth: Depth
  var line: RulingLine
  var manpower = ""
  var score = ""
  /// The index, among the game's penalties, of the penalty that it is about.
  var penalty: Int?

  init(depth: Depth, _ line: RulingLine) {
    self.depth = depth
    self.line = line
  }

  // The clock ends in column 7, figures begin in column 52, and rules end in column 78.
  private static let clockWidth = 7
  private static let figures = 50
  private static let width = 78

  /// The row as a line, without a line end.
  func line(in palette: Palette) -> String {
    var row = RowBuilder(palette: palette)
    row.add(String(repeating: " ", count: max(0, Self.clockWidth - time.count)))
    row.add(time, .faint)
    row.add(String(repeating: " ", count: 2 + depth.rawValue))
    row.add(line.text, line.look)
    row.move(to: Self.figures, [score, manpower].allSatisfy { $0.isEmpty })
    row.add(score, .good)
    if !score.isEmpty && !manpower.isEmpty { row.add(" ") }
    row.add(manpower, .strength)
    row.move(to: Self.width - line.rule.count, line.rule.isEmpty)
    row.add(line.rule, .faint)
    return row.text
  }
}
