import HockeyRules
import Scoresheets

/// The differences between two books on one game as a table: a column for each book, and in it only
/// what the other does not say.
package enum ReplayComparisonHTML {
  /// The table of `comparison`, for a page of another maker; a sentence where nothing differs.
  ///
  /// Its parts have the ids `g1c0`, `g1c1` …, in the order of the times of the comparison.
  package static func text(of comparison: ReplayComparison) -> String {
    var markup = Markup()
    ComparisonTable(comparison).write(to: &markup)
    return markup.text
  }
}

/// A comparison as a table.
private struct ComparisonTable {
  private let comparison: ReplayComparison
  private let notation: Notation
  private let words: RulingWords

  init(_ comparison: ReplayComparison) {
    self.comparison = comparison
    notation = comparison.left.notation
    words = comparison.left.words
  }

  func write(to markup: inout Markup) {
    let books = (comparison.left.book.name, comparison.right.book.name)
    guard !comparison.isEmpty else {
      markup.element(
        "p", text: "\(books.0) and \(books.1) give the same rulings on every play of this game.")
      return
    }
    markup.element("table", .class("compared")) { markup in
      markup.element("thead") { markup in
        markup.element("tr") { markup in
          for book in [books.0, books.1] {
            markup.element("th", Attribute("scope", "col"), text: book)
          }
        }
      }
      for index in comparison.moments.indices { write(index, to: &markup) }
      writeFigures(to: &markup)
    }
    markup.endLine()
  }

  private func write(_ index: Int, to markup: inout Markup) {
    let moment = comparison.moments[index]
    let plays = moment.plays.filter { $0.hasWords }.map { notation.text(of: $0) }
    let id = ElementID(game: 1, kind: "c", number: index)
    markup.element("tbody", .id(id)) { markup in
      writeHeading(
        notation.text(of: moment.time), plays.joined(separator: ", "), of: index, to: &markup)
      for line in 0..<max(moment.left.count, moment.right.count) {
        markup.element("tr") { markup in
          for side in [moment.left, moment.right] {
            write(line < side.count ? side[line] : nil, to: &markup)
          }
        }
      }
      if let manpower = moment.manpower {
        writeStrengths(manpower.left, manpower.right, to: &markup)
      }
    }
    markup.endLine()
  }

  private func writeHeading(
    _ time: String, _ plays: String, of index: Int?, to markup: inout Markup
  ) {
    markup.element("tr", .class("heading")) { markup in
      markup.element("th", Attribute("colspan", 2), Attribute("scope", "rowgroup")) { markup in
        if let index {
          let target = ElementID(game: 1, kind: "c", number: index)
          markup.element("a", .class("clock"), .link(to: target), text: time)
        } else {
          markup.add(time)
        }
        if !plays.isEmpty {
          markup.trusted(" ")
          markup.element("b", text: plays)
        }
      }
    }
  }

  private func write(_ line: RulingLine?, to markup: inout Markup) {
    markup.element("td", line?.look == .bad ? .class("bad") : nil) { markup in
      guard let line else { return }
      markup.add(line.text)
      guard !line.rule.isEmpty else { return }
      markup.trusted(" ")
      markup.element("span", .class("rule"), text: line.rule)
    }
  }

  private func writeStrengths(
    _ left: PerTeam<Int>, _ right: PerTeam<Int>, to markup: inout Markup
  ) {
    markup.element("tr", .class("manpower")) { markup in
      for manpower in [left, right] {
        markup.element("td") { markup in
          markup.trusted("play goes on ")
          markup.element("b", text: words.text(manpower: manpower))
        }
      }
    }
  }

  private func writeFigures(to markup: inout Markup) {
    guard !comparison.figures.isEmpty else { return }
    markup.element("tbody") { markup in
      writeHeading("At the end", "", of: nil, to: &markup)
      for figure in comparison.figures {
        markup.element("tr") { markup in
          for side in [figure.left, figure.right] {
            markup.element("td") { markup in
              markup.add("\(figure.name) ")
              markup.element("b", text: words.text(figures: side))
            }
          }
        }
      }
    }
  }
}
