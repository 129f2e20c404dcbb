import HockeyRules
import Scoresheets

/// The picture of a game as an SVG file: for a document, a slide or a page of another maker.
///
/// It has no script and loads nothing. Its colours follow the reader's setting, light or dark.
public enum ReplaySVG {
  private static let width = 1000
  private static let edge = 16
  private static let head = 46

  /// The picture of `game`, with its score above it.
  public static func text(of game: PlayedGame) -> String {
    let room = (width - 2 * edge) * 600
    let scale = LabelScale(minute: max(1, room / max(1, Self.time(shownOf: game))))
    let picture = GamePicture(of: game, scale)
    let drawing = PictureSVG(picture, ReplayStory(of: game), number: 1, isLinked: false)
    var legend = Markup()
    let height =
      8
      + PictureLegend(of: picture).write(
        to: &legend, drawing, from: edge, to: width - edge, top: head + drawing.layout.height + 6)
    var markup = Markup()
    markup.element(
      "svg", Attribute("xmlns", "http://www.w3.org/2000/svg"), Attribute("width", width),
      Attribute("height", height),
      Attribute("viewBox", .words("0 0 "), .number(width), .words(" "), .number(height)),
      Attribute("role", "img"), Attribute("aria-label", text: ReplayHTML.title(of: game))
    ) { markup in
      markup.element("style") { markup in
        markup.trusted(StyleSheet.colours)
        markup.trusted(StyleSheet.picture)
      }
      markup.empty(
        "rect", .class("paper"), Attribute("width", "100%"), Attribute("height", "100%"))
      writeHead(of: game, to: &markup)
      write(drawing, to: &markup)
      markup.add(legend)
    }
    markup.endLine()
    return markup.text
  }

  private static func writeHead(of game: PlayedGame, to markup: inout Markup) {
    let score = game.solution.game.score
    let book = "under \(game.book.name)" + (game.assumption == nil ? "" : ", assumed")
    let facts = ["home above, visiting below", book] + game.remarks
    markup.element("text", .class("title"), Attribute("x", edge), Attribute("y", 28)) { markup in
      markup.element("tspan", .class("home"), text: game.log.letters.home)
      markup.add(" \(score.home) – \(score.visiting) ")
      markup.element("tspan", .class("visiting"), text: game.log.letters.visiting)
      markup.element(
        "tspan", .class("quiet"), Attribute("dx", 14),
        text: facts.joined(separator: " · "))
    }
  }

  /// How much time is as wide as the drawing, in tenths of a second.
  private static func time(shownOf game: PlayedGame) -> Int {
    PicturePeriod.all(in: game).reduce(ShootOutDrawing(of: game)?.width.tenths ?? 0) {
      $0 + $1.width.tenths
    }
  }

  /// Writes the periods side by side, at one scale.
  private static func write(_ drawing: PictureSVG, to markup: inout Markup) {
    let periods = drawing.picture.periods
    let shootOut = ShootOutDrawing(of: drawing.game)
    let total = time(shownOf: drawing.game)
    let room = width - 2 * edge
    var passed = 0
    for (index, period) in periods.enumerated() {
      let left = edge + room * passed / max(1, total)
      passed += period.width.tenths
      let right = edge + room * passed / max(1, total)
      markup.element(
        "svg", Attribute("x", left), Attribute("y", head), Attribute("width", right - left),
        Attribute("height", drawing.layout.height), Attribute("overflow", "visible")
      ) { markup in
        if index == 0 { drawing.writePatterns(to: &markup) }
        drawing.write(index, middle: drawing.layout.middle, to: &markup)
      }
      markup.endLine()
    }
    guard let shootOut else { return }
    markup.element(
      "svg", Attribute("x", edge + room * passed / max(1, total)),
      Attribute("y", head + drawing.layout.middle), Attribute("overflow", "visible")
    ) { shootOut.write(inBody: &$0) }
  }
}
