import HockeyRules
import Scoresheets

/// The differences between two rulebooks, side by side.
public enum BookDifferencesText {
  // The first book's column begins in column 36, and the second's follows it.
  private static let left = 35
  private static let width = 40

  /// The differences as lines, with the styles of `palette`.
  public static func text(of differences: BookDifferences, in palette: Palette) -> String {
    guard !differences.rows.isEmpty else {
      return
        "\(differences.left.rulebook.id) and \(differences.right.rulebook.id) provide the same\n"
    }
    var lines = head(of: differences, in: palette)
    for row in differences.rows {
      lines.append("")
      lines += self.lines(of: row, in: palette)
      lines += remarks(on: row, differences, in: palette)
    }
    lines += ["", tally(of: differences)]
    return palette.wrapped(lines.asLines)
  }

  private static func head(of differences: BookDifferences, in palette: Palette) -> [String] {
    let names = [differences.left, differences.right].map { $0.rulebook.id }
    return line("", names[0], names[1], .strong, in: palette)
  }

  /// How many provisions differ, in words.
  static func tally(of differences: BookDifferences) -> String {
    let count = differences.rows.count
    return "\(count) \(count == 1 ? "provision differs" : "provisions differ"), "
      + "\(differences.alike) are alike"
  }

  private static func lines(of row: BookDifferences.Row, in palette: Palette) -> [String] {
    let (left, right) = (row.left.value.lines, row.right.value.lines)
    var lines: [String] = []
    for index in 0..<max(left.count, right.count) {
      lines += line(
        index == 0 ? row.left.key.rawValue : "", left.element(index), right.element(index), nil,
        in: palette)
    }
    lines += line("", rule(of: row.left), rule(of: row.right), .faint, in: palette)
    lines.append("  " + row.left.point.summary)
    return lines
  }

  /// What either book's value rests on, where no rule settles the point.
  private static func remarks(
    on row: BookDifferences.Row, _ differences: BookDifferences, in palette: Palette
  ) -> [String] {
    let sides = [(row.left, differences.left), (row.right, differences.right)]
    return sides.compactMap { provision, edition in
      guard !provision.basis.isVerified else { return nil }
      return provision.basis.remark(in: edition).map { "  " + palette.paint($0, .assumed) }
    }
  }

  private static func rule(of provision: StatedProvision) -> String {
    guard let rule = provision.rule else { return "unverified" }
    return rule.words + (provision.isVerified ? "" : ", unverified")
  }

  private static func line(
    _ key: String, _ left: String, _ right: String, _ look: Palette.Look?, in palette: Palette
  ) -> [String] {
    if let width = palette.width {
      // A narrow terminal has the key above both columns.
      let isWide = width >= 100
      let columns = TwoColumns(start: isWide ? Self.left : 4, total: width)
      let lead = RuledRow.Piece(key, .strong)
      return (isWide || key.isEmpty ? [] : [palette.paint(key, .strong)])
        + columns.lines(
          RulingLine(left, look), RulingLine(right, look), lead: isWide ? lead : .init(""),
          in: palette)
    }
    var row = RowBuilder(palette: palette)
    row.add(key, .strong)
    row.move(to: Self.left, left.isEmpty && right.isEmpty)
    row.add(left, look)
    row.move(to: Self.left + Self.width, right.isEmpty)
    row.add(right, look)
    return [row.text]
  }
}

extension [String] {
  /// The element at `index`, or an empty string if there is none.
  fileprivate func element(_ index: Int) -> String { index < count ? self[index] : "" }
}
