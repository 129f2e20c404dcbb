import HockeyRules
import Scoresheets

/// What is said of each play in the picture, one at a time at the foot of the window.
///
/// All of it is in the list of plays too, so a reader who cannot point misses nothing.
struct NoteCards {
  private let story: ReplayStory
  private let shown: ShownPlays
  private let game: PlayedGame

  init(_ story: ReplayStory, _ shown: ShownPlays, _ game: PlayedGame) {
    self.story = story
    self.shown = shown
    self.game = game
  }

  func write(to markup: inout Markup) {
    guard !shown.places.isEmpty else { return }
    markup.element("div", .class("cards"), Attribute("aria-hidden", "true")) { markup in
      for place in shown.places { write(place, to: &markup) }
    }
    markup.endLine()
  }

  private func write(_ place: Int, to markup: inout Markup) {
    markup.element(
      "div", Attribute("class", .words("card k"), .number(place))
    ) { markup in
      for (index, note) in story.notes[place].enumerated() {
        markup.element(index == 0 ? "h3" : "p") { markup in
          let period = index == 0 ? nil : story.notes[place][0].time.period
          markup.element(
            "span", .class("clock"), text: game.notation.text(of: note.time, in: period))
          markup.add(" \(note.row.line.text) ")
          write(note.row, to: &markup)
        }
      }
    }
  }

  private func write(_ row: ReplayRow, to markup: inout Markup) {
    for figure in [row.score, row.manpower] where !figure.isEmpty {
      markup.element("b", text: figure)
      markup.trusted(" ")
    }
    guard !row.line.rule.isEmpty else { return }
    markup.element("span", .class("rule"), text: row.line.rule)
    if let point = row.line.point.flatMap({ PointSummaries.all[$0] }) {
      markup.element("span", .class("quiet"), text: " \(point)")
    }
  }
}

/// What each point of the rulebooks is about.
enum PointSummaries {
  /// The summaries, by the points' keys.
  static let all: [ProvisionKey: String] = {
    var all: [ProvisionKey: String] = [:]
    for point in Rulebook.points { all[point.key] = point.summary }
    return all
  }()
}
