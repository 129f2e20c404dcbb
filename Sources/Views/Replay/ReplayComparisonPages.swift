import HockeyRules
import Scoresheets

/// The differences between two books on one game: their rulings side by side, play by play.
package enum ReplayComparisonText {
  private static let left = ReplayRow.clockWidth + 2
  private static let fileWidth = 100

  /// The instants at which they differ as lines, with the styles of `palette`.
  package static func text(of comparison: ReplayComparison, in palette: Palette) -> String {
    palette.wrapped(lines(of: comparison, in: palette).asLines)
  }

  /// The lines before they are broken, the first with the game's name.
  static func lines(of comparison: ReplayComparison, in palette: Palette) -> [String] {
    let books = (comparison.left.book.id, comparison.right.book.id)
    var lines = [palette.paint(comparison.left.name, .strong)]
    if comparison.isEmpty {
      lines.append("\(books.0) and \(books.1) give the same rulings on every play".visible)
    } else {
      lines += columns(RulingLine(books.0, .faint), RulingLine(books.1, .faint), palette)
    }
    let notation = comparison.left.notation
    var period: Int?
    for moment in comparison.moments {
      if moment.time.period != period {
        period = moment.time.period
        lines += ["", palette.paint(notation.name(ofPeriod: moment.time.period), .strong)]
      }
      let clock = notation.clockText(of: moment.time)
      var row = RowBuilder(palette: palette)
      row.move(exactlyTo: ReplayRow.clockWidth - clock.count)
      row.add(clock, .faint)
      if !moment.plays.isEmpty { row.add("  ") }
      row.add(moment.plays.joined(separator: ", "), .strong)
      lines.append(row.text)
      lines += moment.rows.flatMap { columns($0.left, $0.right, palette) }
    }
    if !comparison.figures.isEmpty {
      lines += ["", palette.paint("At the end", .strong)]
      lines += comparison.figures.flatMap { columns($0.left, $0.right, palette) }
    }
    let warnings = comparison.warnings
    if !warnings.isEmpty {
      lines += ["", palette.paint("Warnings", .strong)]
      lines += warnings.map { "  " + palette.paint($0, .assumed) }
    }
    return lines
  }

  private static func columns(
    _ left: RulingLine, _ right: RulingLine, _ palette: Palette
  ) -> [String] {
    let width = palette.width ?? fileWidth
    return TwoColumns(start: width < 80 ? 2 : Self.left, total: width)
      .lines(left, right, in: palette)
  }
}

/// The differences between two books on one game as a table: a column for each book, and in it only
/// what the other does not say.
package enum ReplayComparisonHTML {
  /// The table of `comparison`, for a page of another maker, or a sentence if nothing differs.
  ///
  /// Its parts have the ids `g1c0`, `g1c1` …, in the order of the times of the comparison.
  package static func text(of comparison: ReplayComparison) -> String {
    text(of: comparison, number: 1)
  }

  package static func section(of comparison: ReplayComparison, number: Int) -> String {
    var markup = Markup()
    markup.element("h1", text: comparison.left.name)
    return markup.text + text(of: comparison, number: number)
  }

  private static func text(of comparison: ReplayComparison, number: Int) -> String {
    var markup = Markup()
    let books = (comparison.left.book.name, comparison.right.book.name)
    guard !comparison.isEmpty else {
      markup.element(
        "p", text: "\(books.0) and \(books.1) give the same rulings on every play of this game.")
      return markup.text
    }
    markup.element("table", .class("compared")) { markup in
      markup.element("thead") { markup in
        markup.element("tr") { markup in
          for book in [books.0, books.1] {
            markup.element("th", Attribute("scope", "col"), text: book)
          }
        }
      }
      for (index, moment) in comparison.moments.enumerated() {
        let id = ElementID(game: number, kind: "c", number: index)
        write(moment.rows, .id(id), to: &markup) { markup in
          let time = comparison.left.notation.text(of: moment.time)
          markup.element("a", .class("clock"), .link(to: id), text: time)
          guard !moment.plays.isEmpty else { return }
          markup.trusted(" ")
          markup.element("b", text: moment.plays.joined(separator: ", "))
        }
      }
      if !comparison.figures.isEmpty {
        write(comparison.figures, nil, to: &markup) { $0.trusted("At the end") }
      }
    }
    markup.endLine()
    return markup.text
  }

  private static func write(
    _ rows: [ReplayComparison.Row], _ id: Attribute?, to markup: inout Markup,
    heading: (inout Markup) -> Void
  ) {
    markup.element("tbody", id) { markup in
      markup.element("tr", .class("heading")) { markup in
        markup.element("th", Attribute("colspan", 2), Attribute("scope", "rowgroup"), body: heading)
      }
      for row in rows {
        let isStrength = row.left.look == .strength
        markup.element("tr", isStrength ? .class("manpower") : nil) { markup in
          for line in [row.left, row.right] { write(line, to: &markup) }
        }
      }
    }
    markup.endLine()
  }

  private static func write(_ line: RulingLine, to markup: inout Markup) {
    markup.element("td", line.look == .bad ? .class("bad") : nil) { markup in
      if line.look == .strength {
        markup.trusted("play goes on ")
        markup.element("b", text: line.text)
      } else {
        markup.add(line.text)
      }
      guard !line.rule.isEmpty else { return }
      markup.trusted(" ")
      markup.element("span", .class("rule"), text: line.rule)
    }
  }
}
