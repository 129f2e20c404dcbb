import HockeyRules
import Scoresheets

extension Document {
  /// How two books differ on one game: their rulings side by side, play by play.
  ///
  /// The times of the comparison have the ids `g1c0`, `g1c1` … if the game's number on the page is
  /// 1.
  package static func comparison(_ comparison: ReplayComparison, number: Int = 1) -> Document {
    let books = [comparison.left, comparison.right].map { $0.book }
    let name = [Span(comparison.left.name, .strong, only: .text)]
    let same = "give the same rulings on every play"
    let blocks: [Block] =
      comparison.isEmpty
      ? [
        .lines([
          name, [Span("\(books[0].id) and \(books[1].id) \(same)", only: .text)],
          [Span("\(books[0].name) and \(books[1].name) \(same) of this game.", only: .html)],
        ])
      ]
      : [.sides(comparison.sides(name, books, number: number))]
    let warnings = comparison.warnings.map { [Span("  "), Span($0, .assumed)] }
    return Document(
      title: comparison.title, heading: comparison.left.name,
      blocks: blocks
        + (warnings.isEmpty
          ? [] : [.only(.text, [.lines([[Span("Warnings", .strong)]] + warnings)])]))
  }
}

extension ReplayComparison {
  /// A column for each book, with only what the other book does not say.
  fileprivate func sides(_ name: Document.Line, _ books: [Rulebook], number: Int) -> Sides {
    let notation = left.notation
    var sides = Sides(title: name, heads: books.map { (short: $0.id, name: $0.name) })
    var period: Int?
    for (index, moment) in moments.enumerated() {
      let isNew = moment.time.period != period
      period = moment.time.period
      let id = ElementID(game: number, kind: "c", number: index)
      let time = Document.Span(
        notation.text(of: moment.time), only: .html, style: "clock", link: id)
      let clock = notation.clockText(of: moment.time)
      let blanks = String(repeating: " ", count: max(0, ReplayRow.clockWidth - clock.count))
      var heading = [time, .init(blanks, only: .text), .init(clock, .faint, only: .text)]
      if !moment.plays.isEmpty {
        let plays = moment.plays.joined(separator: ", ")
        heading += [.init("  ", only: .text), .init(" ", only: .html), .init(plays, .strong)]
      }
      sides.groups.append(
        .init(
          part: isNew ? notation.name(ofPeriod: moment.time.period) : nil, heading: heading, id: id,
          rows: moment.rows))
    }
    if !figures.isEmpty {
      let end = "At the end"
      sides.groups.append(.init(part: end, heading: [.init(end, only: .html)], rows: figures))
    }
    return sides
  }
}
