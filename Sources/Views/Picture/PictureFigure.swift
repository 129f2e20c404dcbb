import HockeyRules
import Scoresheets

/// The picture of a game as a figure of a page: a drawing for each period, side by side.
struct PictureFigure {
  let drawing: PictureSVG

  private var picture: GamePicture { drawing.picture }

  /// A picture up to this height stays in the window while the list scrolls.
  private static let low = 280

  func write(to markup: inout Markup) {
    let isLow = drawing.layout.height <= Self.low
    markup.element(
      "figure", .class(isLow ? "picture low" : "picture"), style
    ) { markup in
      writeSide(of: .home, to: &markup)
      markup.element("div", .class("periods")) { markup in
        for index in picture.periods.indices { write(index, to: &markup) }
        picture.shootOut?.write(to: &markup)
      }
      writeSide(of: .visiting, to: &markup)
    }
    PictureLegend(of: drawing).write(to: &markup)
    markup.element("p", .class("quiet hint")) { markup in
      markup.trusted(
        "Point at a bar, a goal or a play, or go through them with Tab. A click leads ")
      markup.trusted("from one to the other.")
    }
    markup.endLine()
  }

  /// Measures for the styles: the time on a line of drawings, and the height of a line of all rows.
  private var style: Attribute {
    let widths = picture.widths
    return Attribute(
      "style", .words("--narrow:"), .number(widths.narrow), .words(";--wide:"),
      .number(widths.wide), .words(";--paper-wide:"), .number(widths.paper), .words(";--middle:"),
      .number(drawing.layout.middle),
      .words("px;--height:"), .number(drawing.layout.height), .words("px"))
  }

  private func writeSide(of team: Team, to markup: inout Markup) {
    markup.element("p", .class(team == .home ? "side home" : "side visiting")) { markup in
      markup.element("b", text: drawing.game.log.letters[team])
      markup.trusted(team == .home ? ", home: " : ", visiting: ")
      markup.trusted("penalties and goals ")
      markup.trusted(team == .home ? "above" : "below")
    }
  }

  private func write(_ index: Int, to markup: inout Markup) {
    let period = picture.periods[index]
    let layout = PictureLayout(of: picture, index)
    markup.element(
      "svg", .class("period"), Attribute("role", "group"),
      Attribute("aria-label", .words("Timeline of "), .text(period.name)),
      Attribute("height", layout.height),
      Attribute("style", .words("--length:"), .number(period.width.tenths))
    ) { drawing.write(index, middle: layout.middle, to: &$0) }
    markup.endLine()
  }
}

/// The picture of a game as an SVG file: for a document, a slide or any page.
///
/// The file has no script and loads nothing. Its colours follow the reader's setting.
package enum ReplaySVG {
  private static let width = 1000
  private static let edge = 16
  private static let head = 46
  /// The pixels for the time of the game.
  private static let room = width - 2 * edge

  package static func text(of game: PlayedGame) -> String {
    let drawing = PictureSVG(
      GamePicture(of: game, width: room), ReplayStory(of: game), number: 1, isLinked: false)
    var legend = Markup()
    let end = PictureLegend(of: drawing).write(
      to: &legend, from: edge, to: width - edge, top: head + drawing.layout.height + 6)
    let height = 8 + end
    return Markup.text { markup in
      markup.element(
        "svg", Attribute("xmlns", "http://www.w3.org/2000/svg"), Attribute("width", width),
        Attribute("height", height),
        Attribute("viewBox", .words("0 0 "), .number(width), .words(" "), .number(height)),
        Attribute("role", "img"), Attribute("aria-label", text: ReplayHTML.title(of: game))
      ) { markup in
        markup.element("style") { markup in
          markup.trusted(StyleSheet.colours)
          markup.trusted(StyleSheet.picture)
          markup.add(TeamColors(of: game.log).styles())
        }
        markup.empty(
          "rect", .class("paper"), Attribute("width", "100%"), Attribute("height", "100%"))
        writeHead(of: game, to: &markup)
        write(drawing, to: &markup)
        markup.add(legend)
      }
      markup.endLine()
    }
  }

  private static func writeHead(of game: PlayedGame, to markup: inout Markup) {
    let book = "under \(game.book.name)" + (game.assumption == nil ? "" : ", assumed")
    let facts = ["home above, visiting below", book] + game.remarks
    markup.element("text", .class("title"), Attribute("x", edge), Attribute("y", 28)) { markup in
      markup.addScore(of: game, in: "tspan")
      markup.element(
        "tspan", .class("quiet"), Attribute("dx", 14),
        text: facts.joined(separator: " · "))
    }
  }

  private static func write(_ drawing: PictureSVG, to markup: inout Markup) {
    let picture = drawing.picture
    var passed = 0
    func left() -> Int { edge + room * passed / picture.widths.total }
    for (index, period) in picture.periods.enumerated() {
      let start = left()
      passed += period.width.tenths
      markup.element(
        "svg", Attribute("x", start), Attribute("y", head), Attribute("width", left() - start),
        Attribute("height", drawing.layout.height), Attribute("overflow", "visible")
      ) { drawing.write(index, middle: drawing.layout.middle, to: &$0) }
      markup.endLine()
    }
    guard let shootOut = picture.shootOut else { return }
    markup.element(
      "svg", Attribute("x", left()), Attribute("y", head + drawing.layout.middle),
      Attribute("overflow", "visible")
    ) { shootOut.write(inBody: &$0) }
  }
}

/// The shoot-out: a ring for each attempt, filled for a goal, home above and visiting below.
struct ShootOutDrawing {
  private let game: PlayedGame
  private let attempts: PerTeam<[Attempt]>

  init?(of game: PlayedGame) {
    let attempts = game.solution.game.attempts
    guard !attempts.isEmpty else { return nil }
    self.game = game
    self.attempts = PerTeam { team in attempts.filter { $0.shot.team == team } }
  }

  /// The pixels from one attempt to the next.
  private static let step = 18
  /// The usual least width of a minute, in pixels.
  private static let minute = 12

  /// The length of playing time whose drawing would have the same width.
  var width: PlayingTime {
    let rounds = max(attempts.home.count, attempts.visiting.count)
    return .minutes(max(6, 1 + rounds * Self.step / Self.minute + 1))
  }

  func write(to markup: inout Markup) {
    let words = (attempts.home + attempts.visiting).map { self.words(of: $0) }
    markup.element(
      "svg", .class("period"), Attribute("role", "img"),
      Attribute("aria-label", .words("Shoot-out: "), .text(words.joined(separator: "; "))),
      Attribute("height", 90), Attribute("style", .words("--length:"), .number(width.tenths))
    ) { markup in
      markup.element(
        "g", .class("body"), Attribute("transform", "translate(0,46)")
      ) { write(inBody: &$0) }
    }
    markup.endLine()
  }

  /// Writes the attempts: the home team's above the middle, the visiting team's below.
  func write(inBody markup: inout Markup) {
    let winner = game.solution.game.shootOutWinner.map { game.log.letters[$0] }
    markup.empty("line", .class("edge"), Attribute("y1", -30), Attribute("y2", 30))
    markup.text(winner.map { "SO: \($0) wins" } ?? "SO", "period", at: .pixels(8), y: 4)
    for team in Team.allCases {
      let y = team == .home ? -18 : 18
      for (index, attempt) in attempts[team].enumerated() {
        let isGoal = attempt.shot.scored
        let place = PicturePlace.pixels(14 + index * Self.step)
        markup.element("g", .class(team.look)) { markup in
          markup.element("title", text: words(of: attempt))
          markup.circle(isGoal ? "goal" : "goal even", at: place, y: y)
          if !isGoal { markup.text("×", "missed", at: place, y: y + 4) }
        }
      }
    }
  }

  private func words(of attempt: Attempt) -> String {
    game.notation.text(of: .shootOut(attempt.shot))
  }
}
