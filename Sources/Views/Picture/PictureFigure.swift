import HockeyRules
import Scoresheets

/// The picture of a game as a figure of a page: a drawing for each period, which stand side by side
/// where there is room and else below each other.
struct PictureFigure {
  let drawing: PictureSVG

  private var picture: GamePicture { drawing.picture }
  private var game: PlayedGame { drawing.game }

  /// Writes the figure.
  func write(to markup: inout Markup) {
    let isLow = drawing.layout.height <= Self.low
    markup.element(
      "figure", .class(isLow ? "picture low" : "picture"), style
    ) { markup in
      writeSide(of: .home, "above", to: &markup)
      markup.element("div", .class("periods")) { markup in
        for index in picture.periods.indices { write(index, to: &markup) }
        if let shootOut = ShootOutDrawing(of: game) { shootOut.write(to: &markup) }
      }
      writeSide(of: .visiting, "below", to: &markup)
    }
    PictureLegend(of: picture).write(to: &markup, drawing)
    markup.element("p", .class("quiet hint")) { markup in
      markup.trusted(
        "Point at a bar, a goal or a play, or go through them with Tab. A click leads ")
      markup.trusted("from one to the other.")
    }
    markup.endLine()
  }

  /// The height of a picture that may stay in the window while its list scrolls.
  private static let low = 280

  /// The widths and heights that the styles choose from: how much time is in one line of drawings,
  /// and how high one with all rows is.
  private var style: Attribute {
    let widths = PictureWidths(
      picture.periods, shootOut: ShootOutDrawing(of: game).map { $0.width })
    return Attribute(
      "style", .words("--narrow:"), .number(widths.narrow), .words(";--medium:"),
      .number(widths.medium), .words(";--wide:"), .number(widths.wide),
      .words(";--paper-wide:"), .number(widths.paper), .words(";--middle:"),
      .number(drawing.layout.middle),
      .words("px;--height:"), .number(drawing.layout.height), .words("px"))
  }

  private func writeSide(of team: Team, _ place: StaticString, to markup: inout Markup) {
    markup.element("p", .class(team == .home ? "side home" : "side visiting")) { markup in
      markup.element("b", text: game.log.letters[team])
      markup.trusted(team == .home ? ", home: " : ", visiting: ")
      markup.trusted("penalties and goals ")
      markup.trusted(place)
    }
  }

  private func write(_ index: Int, to markup: inout Markup) {
    let period = picture.periods[index]
    let layout = drawing.layout
    let middle = PictureLayout.head + layout.reach(rows(of: .home, in: period), isHome: true)
    let height =
      middle + layout.reach(rows(of: .visiting, in: period), isHome: false) + PictureLayout.foot
    markup.element(
      "svg", .class("period"), Attribute("role", "group"),
      Attribute("aria-label", .words("Timeline of "), .text(period.name)),
      Attribute("height", height),
      Attribute("style", .words("--length:"), .number(period.width.tenths))
    ) { markup in
      if index == 0 { drawing.writePatterns(to: &markup) }
      drawing.write(index, middle: middle, to: &markup)
    }
    markup.endLine()
  }

  /// How many rows a period needs alone.
  private func rows(of team: Team, in period: PicturePeriod) -> Int {
    max(rows(of: picture.bench[team], in: period), rows(of: picture.marks[team], in: period))
  }

  private func rows<Content>(of marks: [LabelledMark<Content>], in period: PicturePeriod) -> Int {
    marks.reduce(0) { rows, mark in
      let isIn =
        period.part(from: mark.from, to: mark.to) != nil
        || picture.periods[mark.period].number == period.number
      return isIn ? max(rows, mark.row + 1) : rows
    }
  }
}
