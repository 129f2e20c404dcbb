import HockeyRules
import Scoresheets

extension Document {
  /// How two books differ on one game: their rulings side by side, play by play.
  ///
  /// The times of the comparison have the ids `g1c0`, `g1c1` … if the game's number on the page is
  /// 1.
  package static func comparison(_ comparison: ReplayComparison, number: Int = 1) -> Document {
    let books = [comparison.left, comparison.right].map { $0.book.name }
    let same = "\(books[0]) and \(books[1]) give the same rulings on every play of this game."
    return Document(
      title: comparison.title, heading: comparison.left.name,
      blocks: [
        .drawn { comparison.lines(in: $0) },
        comparison.isEmpty
          ? .line(same, only: .html) : .grid(comparison.grid(books, number: number)),
      ])
  }
}

extension ReplayComparison {
  private static let start = ReplayRow.clockWidth + 2
  private static let fileWidth = 100

  /// The lines, headed by the game's name.
  fileprivate func lines(in palette: Palette) -> [String] {
    let books = (left.book.id, right.book.id)
    var lines = [palette.paint(left.name, .strong)]
    if isEmpty {
      lines.append("\(books.0) and \(books.1) give the same rulings on every play".visible)
    } else {
      lines += columns(RulingLine(books.0, .faint), RulingLine(books.1, .faint), palette)
    }
    let notation = left.notation
    var period: Int?
    for moment in moments {
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
    if !figures.isEmpty {
      lines += ["", palette.paint("At the end", .strong)]
      lines += figures.flatMap { columns($0.left, $0.right, palette) }
    }
    if !warnings.isEmpty {
      lines += ["", palette.paint("Warnings", .strong)]
      lines += warnings.map { "  " + palette.paint($0, .assumed) }
    }
    return lines
  }

  private func columns(
    _ left: RulingLine, _ right: RulingLine, _ palette: Palette
  ) -> [String] {
    let width = palette.width ?? Self.fileWidth
    return TwoColumns(start: width < 80 ? 2 : Self.start, total: width)
      .lines(left, right, in: palette)
  }
}

extension ReplayComparison {
  /// A column for each book, with only what the other book does not say.
  fileprivate func grid(_ books: [String], number: Int) -> Grid {
    var grid = Grid("compared", books)
    for (index, moment) in moments.enumerated() {
      let id = ElementID(game: number, kind: "c", number: index)
      let time = Document.Span(left.notation.text(of: moment.time), style: "clock", link: id)
      let plays = moment.plays.joined(separator: ", ")
      let words = plays.isEmpty ? [] : [Document.Span(" "), Document.Span(plays, .strong)]
      grid.add([time] + words, id, moment.rows.map { $0.gridRow })
    }
    if !figures.isEmpty { grid.add([.init("At the end")], nil, figures.map { $0.gridRow }) }
    return grid
  }
}

extension ReplayComparison.Row {
  fileprivate var gridRow: Grid.Row {
    let cells = [left, right].map { line in
      let isStrength = line.look == .strength
      let rule = Document.Span(line.rule, style: "rule")
      return Grid.Cell(
        (isStrength ? [.init("play goes on ")] : []) + [
          .init(line.text, isStrength ? .strong : nil)
        ]
          + (line.rule.isEmpty ? [] : [.init(" "), rule]), line.look == .bad ? .class("bad") : nil)
    }
    return Grid.Row(attributes: [left.look == .strength ? .class("manpower") : nil], cells: cells)
  }
}
