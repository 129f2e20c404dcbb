import HockeyRules
import Scoresheets

/// The differences between two books on one game: their rulings side by side, play by play.
public enum ReplayComparisonText {
  /// The instants at which they differ as lines, with the styles of `palette`.
  public static func text(of comparison: ReplayComparison, in palette: Palette) -> String {
    palette.wrapped(lines(of: comparison, in: palette).asLines)
  }

  /// The lines before they are broken, the first with the game's name.
  static func lines(of comparison: ReplayComparison, in palette: Palette) -> [String] {
    ComparisonPage(comparison, palette).lines
  }
}

/// A comparison as it is written, line by line.
private struct ComparisonPage {
  private(set) var lines: [String] = []
  private let palette: Palette
  private let notation: Notation
  private let words: RulingWords

  // The clock ends in column 7; the first book's column is 44 wide, and the second's follows it.
  private static let clockWidth = 7
  private static let left = 9
  private static let width = 44
  private static let gap = 3

  init(_ comparison: ReplayComparison, _ palette: Palette) {
    self.palette = palette
    notation = comparison.left.notation
    words = comparison.left.words
    let books = (comparison.left.book.id, comparison.right.book.id)
    lines.append(palette.paint(comparison.left.name, .strong))
    guard !comparison.isEmpty else {
      lines.append("\(books.0) and \(books.1) give the same rulings on every play".visible)
      addWarnings(of: comparison)
      return
    }
    lines += columns(RulingLine(books.0, .faint), RulingLine(books.1, .faint))
    var period: Int?
    for moment in comparison.moments {
      if moment.time.period != period {
        period = moment.time.period
        lines += ["", palette.paint(notation.name(ofPeriod: moment.time.period), .strong)]
      }
      add(moment)
    }
    addFigures(of: comparison)
    addWarnings(of: comparison)
  }

  private mutating func add(_ moment: ReplayComparison.Moment) {
    let plays = moment.plays.filter { $0.hasWords }.map { notation.text(of: $0) }
    let clock = notation.clockText(of: moment.time)
    var row = RowBuilder(palette: palette)
    row.add(String(repeating: " ", count: max(0, Self.clockWidth - clock.count)))
    row.add(clock, .faint)
    if !plays.isEmpty { row.add("  ") }
    row.add(plays.joined(separator: ", "), .strong)
    lines.append(row.text)
    var (left, right) = (moment.left, moment.right)
    if let manpower = moment.manpower {
      // Strength is in one line, below the rulings of both.
      while left.count < right.count { left.append(RulingLine("")) }
      while right.count < left.count { right.append(RulingLine("")) }
      left.append(RulingLine(words.text(manpower: manpower.left), .strength))
      right.append(RulingLine(words.text(manpower: manpower.right), .strength))
    }
    for index in 0..<max(left.count, right.count) {
      lines += columns(
        index < left.count ? left[index] : RulingLine(""),
        index < right.count ? right[index] : RulingLine(""))
    }
  }

  private mutating func addFigures(of comparison: ReplayComparison) {
    guard !comparison.figures.isEmpty else { return }
    lines += ["", palette.paint("At the end", .strong)]
    for figure in comparison.figures {
      lines += columns(
        RulingLine("\(figure.name) \(words.text(figures: figure.left))"),
        RulingLine("\(figure.name) \(words.text(figures: figure.right))"))
    }
  }

  /// Adds the warnings about the log; one that only one book has names it.
  private mutating func addWarnings(of comparison: ReplayComparison) {
    let warnings = comparison.warnings
    guard !warnings.isEmpty else { return }
    lines += ["", palette.paint("Warnings", .strong)]
    for warning in warnings {
      let book = warning.isLeft ? comparison.left.book.id : comparison.right.book.id
      let only = warning.isLeft && warning.isRight ? "" : "  (\(book) only)"
      let time = notation.text(of: warning.time)
      lines.append("  " + palette.paint("\(time)  \(warning.text)\(only)", .assumed))
    }
  }

  private func columns(_ left: RulingLine, _ right: RulingLine) -> [String] {
    if let width = palette.width {
      return TwoColumns(start: width < 80 ? 2 : Self.left, total: width)
        .lines(left, right, in: palette)
    }
    let middle = Self.left + Self.width + Self.gap
    var row = RowBuilder(palette: palette)
    row.move(to: Self.left, left.text.isEmpty && right.text.isEmpty)
    row.add(left.text, left.look)
    row.move(to: Self.left + Self.width - left.rule.count, left.rule.isEmpty)
    row.add(left.rule, .faint)
    row.move(to: middle, right.text.isEmpty)
    row.add(right.text, right.look)
    row.move(to: middle + Self.width - right.rule.count, right.rule.isEmpty)
    row.add(right.rule, .faint)
    return [row.text]
  }
}

extension Play {
  /// Whether it is worth a line in a comparison.
  var hasWords: Bool {
    switch self {
    case .faceOff, .other: false
    case .position, .periodStart, .periodEnd, .gameEnd, .whistle, .penalty, .signal, .goal,
      .penaltyShot,
      .shootOut, .goalkeeperOff, .goalkeeperOn, .leftBox, .backInBox, .servesFor, .correction,
      .captainChoice:
      true
    }
  }
}
