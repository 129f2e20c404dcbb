import HockeyRules
import Scoresheets

/// The picture of a game as SVG, period by period.
///
/// Places on the time axis are parts of the width, and everything else is in pixels: a wider drawing
/// stretches the time, and no letter.
struct PictureSVG {
  let picture: GamePicture
  let layout: PictureLayout
  /// The number of the game on the page, from 1.
  let number: Int
  /// What is said of each play of the log.
  let notes: [[ReplayStory.Note]]
  /// Whether bars and goals are links to the rows of a list.
  var isLinked = true

  init(_ picture: GamePicture, _ story: ReplayStory, number: Int, isLinked: Bool = true) {
    self.picture = picture
    layout = PictureLayout(of: picture)
    notes = story.notes
    self.number = number
    self.isLinked = isLinked
  }

  var game: PlayedGame { picture.game }

  func id(_ kind: StaticString, _ number: Int) -> ElementID {
    ElementID(game: self.number, kind: kind, number: number)
  }

  /// Writes the content of the drawing of the period at `index`, in which the strength is `middle`
  /// pixels below the top.
  func write(_ index: Int, middle: Int, to markup: inout Markup) {
    let period = picture.periods[index]
    writeAxis(of: period, to: &markup)
    markup.element(
      "g", .class("body"),
      Attribute("transform", .words("translate(0,"), .number(middle), .words(")"))
    ) { markup in
      writeStrength(in: period, to: &markup)
      for tie in picture.ties { write(tie, in: period, to: &markup) }
      for team in Team.allCases {
        for entry in picture.bench[team] { write(entry, in: index, to: &markup) }
        for mark in picture.marks[team] { write(mark, in: index, to: &markup) }
      }
    }
  }

  /// The patterns that the drawings of all periods use; they stand in the first.
  func writePatterns(to markup: inout Markup) {
    markup.element("defs") { markup in
      for team in Team.allCases {
        markup.element(
          "pattern", .id(hatch(of: team)), Attribute("width", 5), Attribute("height", 5),
          Attribute("patternUnits", "userSpaceOnUse"),
          Attribute("patternTransform", "rotate(45)")
        ) { markup in
          markup.empty(
            "rect", .class(team == .home ? "home" : "visiting"), Attribute("width", 2),
            Attribute("height", 5))
        }
      }
    }
  }

  func hatch(of team: Team) -> ElementID { id("h", Int(team.rawValue)) }

  private func writeAxis(of period: PicturePeriod, to markup: inout Markup) {
    markup.element("g", .class("axis"), Attribute("aria-hidden", "true")) { markup in
      line(at: 0, "edge", to: &markup)
      markup.element(
        "text", .class("period"), Attribute("x", 5), Attribute("y", 14), text: period.name)
      for tick in period.ticks {
        let isEnd = tick == period.length
        let place = period.place(of: period.start + tick)
        line(at: place, isEnd ? "edge" : "tick", to: &markup)
        markup.element(
          "text", .class("minute"), Attribute("x", percent: place), Attribute("y", "100%"),
          Attribute("dy", "-4"), text: reading(tick, in: period))
      }
    }
  }

  private func reading(_ elapsed: PlayingTime, in period: PicturePeriod) -> String {
    game.notation.reading(of: GameTime(period: period.number, elapsed: elapsed)).text
  }

  private func line(at place: Int, _ words: StaticString, to markup: inout Markup) {
    markup.empty(
      "line", .class(words), Attribute("x1", percent: place), Attribute("x2", percent: place),
      Attribute("y1", PictureLayout.head - 2), Attribute("y2", "100%"))
  }
}
