import HockeyRules
import Scoresheets

/// Each play of a game with its rulings and their rules, as a table.
struct PlayList {
  private let section: ReplaySection
  private let shown: Set<Int>
  /// The book that was named last.
  private var book: String?

  init(_ section: ReplaySection, _ shown: ShownPlays) {
    self.section = section
    self.shown = Set(shown.places)
  }

  mutating func write(to markup: inout Markup) {
    markup.element("h2", .id(section.id("l", 0))) { $0.trusted("Plays and rulings") }
    markup.element("table", .class("plays")) { markup in
      markup.element("thead") { markup in
        markup.element("tr") { markup in
          for name: StaticString in ["Clock", "Play and rulings", "Score", "Strength", "Rule"] {
            markup.element("th", Attribute("scope", "col")) { $0.trusted(name) }
          }
        }
      }
      var period: Int?
      for (index, entry) in section.story.entries.enumerated() {
        if entry.time.period != period { writePeriod(entry.time.period, to: &markup) }
        period = entry.time.period
        write(entry, at: index, to: &markup)
      }
    }
    markup.endLine()
  }

  private func writePeriod(_ period: Int, to markup: inout Markup) {
    let name = section.game.notation.name(ofPeriod: period)
    markup.element("tbody", .class("heading")) { markup in
      markup.element("tr") { markup in
        markup.element(
          "th", Attribute("colspan", 5), Attribute("scope", "rowgroup"), text: name)
      }
    }
  }

  private mutating func write(
    _ entry: ReplayStory.Entry, at index: Int, to markup: inout Markup
  ) {
    let play = entry.play
    let id = play.map { section.id("p", $0) } ?? section.id("e", index)
    markup.element("tbody", .id(id), play.flatMap { look(of: $0) }) { markup in
      for row in entry.rows { write(row, of: play, to: &markup) }
    }
    markup.endLine()
  }

  /// The class that lets a part light up with the others of its play.
  private func look(of play: Int) -> Attribute? {
    shown.contains(play) ? Attribute("class", .words("k"), .number(play)) : nil
  }

  private mutating func write(
    _ row: ReplayStory.Row, of play: Int?, to markup: inout Markup
  ) {
    let line = row.row.line
    markup.element("tr", row.subject.flatMap { look(of: $0) }) { markup in
      markup.element("td", .class("clock"), text: row.row.time)
      markup.element("td", .class(Self.look(of: row.row))) { markup in
        if row.row.depth == .play, let play, shown.contains(play) {
          markup.element("a", .link(to: section.id("b", play)), text: line.text)
        } else {
          markup.add(line.text)
        }
      }
      markup.element("td", .class("score"), text: row.row.score)
      markup.element("td", .class("manpower"), text: row.row.manpower)
      write(line, to: &markup)
    }
  }

  /// Writes the citation; on a narrow page, the book's name stands only where it changes.
  private mutating func write(_ line: RulingLine, to markup: inout Markup) {
    markup.element("td", .class("rule")) { markup in
      var rule = line.rule
      if let name = line.book?.visible, rule.visible.hasPrefix(name) {
        rule = String(rule.visible.dropFirst(name.count))
        markup.element("span", .class(name == book ? "book same" : "book"), text: name)
      }
      if !line.rule.isEmpty { book = line.book?.visible }
      markup.add(rule)
    }
  }

  private static func look(of row: ReplayRow) -> StaticString {
    switch (row.depth, row.line.look) {
    case (_, .bad?): "play bad"
    case (_, .assumed?): "ruling assumed"
    case (.play, .strong?): "play"
    case (.play, _): "due"
    case (.ruling, .good?): "ruling good"
    case (.ruling, _): "ruling"
    case (.change, _): "change"
    }
  }
}
