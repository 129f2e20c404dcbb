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

  /// The clock ends in this column.
  private static let clockWidth = 7

  /// The row as lines, without line ends.
  func lines(in palette: Palette, _ books: ShortBooks) -> [String] {
    let blanks = String(repeating: " ", count: max(0, Self.clockWidth - time.count))
    let figures = [score, manpower].filter { !$0.isEmpty }
    let row = RuledRow(
      lead: [
        .init(blanks), .init(time, .faint),
        .init(String(repeating: " ", count: 2 + depth.rawValue)),
      ],
      text: .init(line.text, line.look),
      figures: [
        .init(score, .good), .init(figures.count > 1 ? " " : ""), .init(manpower, .strength),
      ].filter { !$0.text.isEmpty }, rule: books.text(of: line.rule))
    return row.lines(in: palette)
  }
}
