import HockeyRules
import Scoresheets

/// Games as a page that needs nothing but itself: the picture of each game, every play with its
/// rulings and their rules, and the box score.
///
/// A page is `opening(_:)`, then `text(of:number:)` for each game, then `closing`. It has no script and
/// loads nothing.
public enum ReplayHTML {
  /// The most plays that are shown: some thirty times those of a long game.
  ///
  /// Each takes some kilobytes of a page. `objection(to:)` says so of a game that has more.
  package static let limit = 10_000

  /// Why `game` is not shown as a page or a picture; nil where it is.
  package static func objection(to game: PlayedGame) -> String? {
    let count = game.log.plays.count
    guard count > limit else { return nil }
    return "\(count.grouped) plays; a page or a picture shows at most \(limit.grouped)"
  }

  /// What stands before the games of a page with this title.
  public static func opening(_ title: String) -> String {
    var markup = Markup()
    HTMLPage.open(title, to: &markup)
    return markup.text
  }

  /// The part of the page about `game`, which is the game with this number on it, from 1.
  public static func text(of game: PlayedGame, number: Int) -> String {
    var markup = Markup()
    ReplaySection(game, number: number).write(to: &markup)
    return markup.text
  }

  /// The picture of `game` alone, with its legend, its cards and its tables, for a page of another
  /// maker that has `styles`.
  ///
  /// Its parts light up together, and with those of `plays(of:number:)`, in an element whose id is
  /// `g1s0` for the game with the number 1.
  public static func picture(of game: PlayedGame, number: Int) -> String {
    var markup = Markup()
    ReplaySection(game, number: number).writePicture(to: &markup)
    return markup.text
  }

  /// Each play of `game` with its rulings and their rules, as a table, for a page of another maker.
  public static func plays(of game: PlayedGame, number: Int) -> String {
    var markup = Markup()
    ReplaySection(game, number: number).writePlays(to: &markup)
    return markup.text
  }

  /// The styles of pages and their parts.
  public static var styles: String {
    var markup = Markup()
    HTMLPage.writeStyles(to: &markup)
    return markup.text
  }

  /// What stands after the games.
  public static var closing: String {
    var markup = Markup()
    HTMLPage.close(&markup)
    return markup.text
  }

  /// The title of a page about `game` alone: the score, and the game's name.
  public static func title(of game: PlayedGame) -> String {
    let letters = game.log.letters
    let score = game.solution.game.score
    return "\(letters.home) \(score.home) – \(score.visiting) \(letters.visiting) · \(game.name)"
  }
}

/// The part of a page about one game.
struct ReplaySection {
  let game: PlayedGame
  let number: Int
  let story: ReplayStory
  let picture: GamePicture

  init(_ game: PlayedGame, number: Int) {
    self.game = game
    self.number = number
    story = ReplayStory(of: game)
    picture = GamePicture(of: game)
  }

  func id(_ kind: StaticString, _ index: Int) -> ElementID {
    ElementID(game: number, kind: kind, number: index)
  }

  func write(to markup: inout Markup) {
    markup.element("section", .class("game"), .id(id("s", 0))) { markup in
      writeHead(to: &markup)
      markup.element("a", .class("skip"), .link(to: id("l", 0))) {
        $0.trusted("Skip the timeline")
      }
      writePicture(to: &markup)
      markup.element("div", .class("record")) { markup in
        markup.element("div", .class("list")) { writePlays(to: &$0) }
        markup.element("div") { writeBoxScore(to: &$0) }
      }
    }
    markup.endLine()
  }

  func writePicture(to markup: inout Markup) {
    let shown = ShownPlays(picture)
    shown.writeStyle(for: id("s", 0), to: &markup)
    PictureFigure(drawing: PictureSVG(picture, story, number: number)).write(to: &markup)
    NoteCards(story, shown, game).write(to: &markup)
    PictureTables(picture).write(to: &markup)
  }

  func writePlays(to markup: inout Markup) {
    var list = PlayList(self, ShownPlays(picture))
    list.write(to: &markup)
  }

  func writeHead(to markup: inout Markup) {
    let score = game.solution.game.score
    markup.element("h1") { markup in
      markup.element("span", .class("home"), text: game.log.letters.home)
      markup.add(" \(score.home) – \(score.visiting) ")
      markup.element("span", .class("visiting"), text: game.log.letters.visiting)
    }
    markup.element("p", .class("quiet"), text: facts.joined(separator: " · "))
    for words in [game.assumption, game.stillOn].compactMap({ $0 }) {
      markup.element("p", .class("quiet"), text: words)
    }
    if let words = game.missing { markup.element("p", .class("bad"), text: words) }
    if let words = game.warningCount {
      markup.element("p", .class("bad"), text: "\(words), marked below")
    }
    markup.endLine()
  }

  /// What the head says besides the score.
  private var facts: [String] {
    var facts = ["home \(game.log.letters.home), visiting \(game.log.letters.visiting)", game.name]
    if let date = game.log.date { facts.append(date) }
    switch game.log.kind {
    case .regular: break
    case .playOffs: facts.append("play-offs")
    case .final: facts.append("final")
    }
    facts.append("under \(game.book.name)")
    facts.append(game.log.clock == .elapsed ? "times are elapsed" : "times are remaining")
    return facts
  }

  func writeBoxScore(to markup: inout Markup) {
    markup.element("h2") { $0.trusted("Box score") }
    markup.element("div", .class("box")) { markup in
      for table in BoxScoreTables.all(of: game) { markup.table(table) }
      if let words = BoxScoreTables.shootOut(of: game) { markup.element("p", text: words) }
    }
  }
}
