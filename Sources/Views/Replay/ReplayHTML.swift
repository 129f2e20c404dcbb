package import HockeyRules
import Scoresheets

/// A self-contained page about games: the picture of each, every play with its rulings and rules,
/// and the box score.
///
/// A page is `opening(_:)`, then `text(of:number:)` for each game, then `closing`. It has no script
/// and loads nothing.
package enum ReplayHTML {
  /// The most plays that a page or a picture shows: as many as about thirty long games have.
  ///
  /// A play takes some kilobytes of a page. `objection(to:)` is the error for a game with more.
  package static let limit = 10_000

  package static func objection(to game: PlayedGame) -> String? {
    let count = game.log.plays.count
    guard count > limit else { return nil }
    return "\(count.grouped) plays; a page or a picture shows at most \(limit.grouped)"
  }

  /// The beginning of a page, up to its games.
  package static func opening(_ title: String) -> String {
    Markup.text { HTMLPage.open(title, to: &$0) }
  }

  /// The part of the page about `game`, the game with this number, from 1.
  ///
  /// A case has its title as the heading.
  package static func text(of game: PlayedGame, number: Int, isCase: Bool = false) -> String {
    ReplayParts(of: game, number: number, isCase: isCase).whole
  }

  package static func page(of game: PlayedGame) -> String {
    opening(title(of: game)) + text(of: game, number: 1) + closing
  }

  package static var styles: String { Markup.text { HTMLPage.writeStyles(to: &$0) } }

  package static var closing: String { Markup.text { HTMLPage.close(&$0) } }

  /// The title of a page about `game` alone: the score, and the game's name.
  package static func title(of game: PlayedGame) -> String {
    let score = game.solution.game.score
    return
      "\(game.name(of: .home)) \(score.home) – \(score.visiting) \(game.name(of: .visiting)) · "
      + game.name
  }
}

extension Markup {
  /// Writes the score, with the teams' names in their colours, in elements called `name`.
  mutating func addScore(of game: PlayedGame, in name: StaticString) {
    let score = game.solution.game.score
    element(name, .class("home"), text: game.name(of: .home))
    add(" \(score.home) – \(score.visiting) ")
    element(name, .class("visiting"), text: game.name(of: .visiting))
  }
}

/// A game in parts, for its own page and for other pages with the styles of ``ReplayHTML``.
///
/// The parts of a play light up together inside an element whose id is `g1s0` for game 1. What the
/// parts share is made once: a page that follows each keystroke needs all parts again.
package struct ReplayParts {
  let game: PlayedGame
  private let isCase: Bool
  let story: ReplayStory
  let drawing: PictureSVG
  /// The indices of the plays that are in the picture.
  let shown: Set<Int>

  /// Creates the parts of `game`, which has this number on its page, from 1.
  ///
  /// Names are too long for the picture on a narrow page: without `picturesNames` the picture has
  /// numbers only.
  package init(
    of game: PlayedGame, number: Int, isCase: Bool = false, picturesNames: Bool = true
  ) {
    self.game = game
    self.isCase = isCase
    story = ReplayStory(of: game)
    let picture = GamePicture(of: picturesNames ? game : game.withoutNames)
    drawing = PictureSVG(picture, story, number: number)
    shown = Set(picture.all.compactMap { $0.play })
  }

  var whole: String {
    Markup.text { markup in
      markup.element("section", .class("game"), .id(section)) { markup in
        let colors = TeamColors(of: game.log).styles(in: "#\(section.text)")
        if !colors.isEmpty { markup.element("style") { $0.add(colors) } }
        writeHead(to: &markup)
        markup.element("a", .class("skip"), .link(to: list)) { $0.trusted("Skip the timeline") }
        writePicture(to: &markup)
        let cited = cited
        markup.element("div", .class("record")) { markup in
          markup.element("div", .class("list")) { writePlays(to: &$0, linkedTo: cited) }
          markup.element("div") { writeBoxScore(to: &$0) }
        }
        write(cited, to: &markup)
      }
      markup.endLine()
    }
  }

  package var head: String { Markup.text(writeHead) }

  /// The picture for a page with a script of its own that highlights plays and shows their cards.
  package var picture: String { Markup.text { writePicture(to: &$0, isAlone: false) } }

  package var plays: String { Markup.text { writePlays(to: &$0) } }

  package var boxScore: String { Markup.text(writeBoxScore) }

  /// A play that matters to a reader, or rulings that the clock caused.
  package struct Step: Sendable, Hashable {
    package var time: GameTime
    /// The play's index in the log; `nil` if only the clock caused the rulings.
    package var play: Int?
    /// The id of the step's rows in `plays`.
    package var rows: String
  }

  /// The steps for a reader who goes through the game: the plays, and each time at which the clock
  /// alone changed something.
  package var steps: [Step] {
    story.entries.indices.map { index in
      let entry = story.entries[index]
      return Step(time: entry.time, play: entry.play, rows: rows(ofEntryAt: index).text)
    }
  }

  private var section: ElementID { drawing.id("s", 0) }
  private var list: ElementID { drawing.id("l", 0) }

  private func rows(ofEntryAt index: Int) -> ElementID {
    story.entries[index].play.map { drawing.id("p", $0) } ?? drawing.id("e", index)
  }

  private func writeHead(to markup: inout Markup) {
    if isCase { markup.element("h1", text: game.name) }
    markup.element(isCase ? "h2" : "h1") { $0.addScore(of: game, in: "span") }
    let facts = (game.facts + game.termsOfPlay).joined(separator: " · ")
    let remarks = [facts, game.book.inheritance?.words, game.assumption, game.stillOn]
    let faults = [game.missing, game.warningCount.map { "\($0), marked below" }]
    markup.write(
      .lines(
        remarks.compactMap { $0 }.map { [.init($0, .faint)] }
          + faults.compactMap { $0 }.map { [.init($0, .bad)] }))
    markup.endLine()
  }

  private func writeBoxScore(to markup: inout Markup) {
    markup.element("h2") { $0.trusted("Box score") }
    markup.element("div", .class("box")) { $0.write(Scoresheet(game).boxScore) }
  }
}

// Each play with its rulings and their rules, as a table.
extension ReplayParts {
  private typealias Citations = [(point: ProvisionKey, rule: String)]

  private var cited: Citations {
    var cited: Citations = []
    for row in story.entries.flatMap({ $0.rows }) {
      guard let point = row.line.point, !row.line.rule.isEmpty else { continue }
      if !cited.contains(where: { $0.point == point }) { cited.append((point, row.line.rule)) }
    }
    return cited
  }

  /// Writes the subjects of the cited points; the rules in the list link to them.
  private func write(_ cited: Citations, to markup: inout Markup) {
    guard !cited.isEmpty else { return }
    markup.element("h2") { $0.trusted("Rules cited") }
    markup.element("dl", .class("cited")) { markup in
      for (index, citation) in cited.enumerated() {
        markup.element("dt", .id(drawing.id("r", index)), text: citation.rule)
        markup.element("dd", text: Self.summaries[citation.point] ?? "")
      }
    }
    markup.endLine()
  }

  private func plays(linkedTo cited: Citations = []) -> Grid {
    var grid = Grid("plays", ["Clock", "Play and rulings", "Score", "Strength", "Rule"])
    var period: Int?
    for (index, entry) in story.entries.enumerated() {
      if entry.time.period != period {
        grid.add([.init(game.notation.name(ofPeriod: entry.time.period))])
      }
      period = entry.time.period
      grid.groups.append(
        Grid.Group(
          attributes: [.id(rows(ofEntryAt: index)), look(of: entry.play)],
          rows: entry.rows.map { gridRow($0, of: entry.play, cited) }))
    }
    return grid
  }

  private func writePlays(to markup: inout Markup, linkedTo cited: Citations = []) {
    markup.element("h2", .id(list)) { $0.trusted("Plays and rulings") }
    markup.grid(plays(linkedTo: cited))
    markup.endLine()
  }

  /// The class that the parts of a play share, so that they light up together.
  private func look(of play: Int?) -> Attribute? {
    guard let play, shown.contains(play) else { return nil }
    return Attribute("class", .words("k"), .number(play))
  }

  private func gridRow(_ row: ReplayRow, of play: Int?, _ cited: Citations) -> Grid.Row {
    let isLinked = row.depth == .play && look(of: play) != nil
    let bar = isLinked ? play.map { drawing.id("b", $0) } : nil
    let rule = cited.firstIndex { $0.point == row.line.point }.map { drawing.id("r", $0) }
    return Grid.Row(
      attributes: [look(of: story.subject(of: row))],
      cells: [
        .init(row.time, .class("clock")), .init([.init(row.words, link: bar)], .class(row.look)),
        .init(row.score, .class("score")), .init(row.manpower, .class("manpower")),
        .init(
          [.init(row.line.rule, link: rule)], .class("rule"),
          row.line.point.map { Attribute("data-point", text: $0.rawValue) }),
      ])
  }
}

extension ReplayRow {
  /// The row's words on a page.
  var words: String { spoken ?? line.text }

  fileprivate var look: StaticString {
    switch (depth, line.look) {
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

// The picture with its plays' styles and cards, and the tables.
extension ReplayParts {
  private func writePicture(to markup: inout Markup, isAlone: Bool = true) {
    if isAlone, !shown.isEmpty { writeStyle(to: &markup) }
    PictureFigure(drawing: drawing).write(to: &markup)
    if isAlone, !shown.isEmpty { writeCards(to: &markup) }
    markup.element("details", .class("sheet")) { markup in
      markup.element("summary") { $0.trusted("The strength as a table") }
      markup.table(drawing.picture.strengthTable)
    }
    markup.endLine()
  }

  /// Writes the styles that tie the parts of a play together.
  ///
  /// All parts light up if one is pointed at, reached by keyboard or the target of a link. The
  /// play's card is shown while a part in the picture, or a link, is pointed at or has the focus.
  private func writeStyle(to markup: inout Markup) {
    markup.element("style") { markup in
      writeSelectors([":is(:hover,:focus-within,:target)) .k"], to: &markup)
      markup.trusted("{--edge:var(--ink);--thick:2.4;--bold:650;--row:var(--mark)}\n")
      writeSelectors(
        [":is(a,g):is(:hover,:focus),.k", " a:is(:hover,:focus)) .card.k"], to: &markup)
      markup.trusted("{display:block}\n")
    }
    markup.endLine()
  }

  /// Writes a selector for each play in the picture, with the play's number around each of `parts`.
  private func writeSelectors(_ parts: [StaticString], to markup: inout Markup) {
    for (index, play) in shown.sorted().enumerated() {
      markup.trusted(index == 0 ? "#" : ",\n#")
      markup.add(section.text)
      markup.trusted(":has(.k")
      markup.add(play)
      for part in parts {
        markup.trusted(part)
        markup.add(play)
      }
    }
  }

  /// Writes a card for each play in the picture; a page shows one at a time at its foot.
  ///
  /// The list of plays has the same text, so a reader who cannot point misses nothing.
  private func writeCards(to markup: inout Markup) {
    markup.element("div", .class("cards"), Attribute("aria-hidden", "true")) { markup in
      for play in shown.sorted() {
        markup.element("div", Attribute("class", .words("card k"), .number(play))) { markup in
          for (index, note) in story.notes[play].enumerated() {
            markup.element(index == 0 ? "h3" : "p") { markup in
              let period = index == 0 ? nil : story.notes[play][0].time.period
              markup.element(
                "span", .class("clock"), text: game.notation.text(of: note.time, in: period))
              write(note.row, to: &markup)
            }
          }
        }
      }
    }
    markup.endLine()
  }

  private func write(_ row: ReplayRow, to markup: inout Markup) {
    markup.add(" \(row.words) ")
    for figure in [row.score, row.manpower] where !figure.isEmpty {
      markup.element("b", text: figure)
      markup.trusted(" ")
    }
    guard !row.line.rule.isEmpty else { return }
    markup.element("span", .class("rule"), text: row.line.rule)
    if let point = row.line.point.flatMap({ Self.summaries[$0] }) {
      markup.element("span", .class("quiet"), text: " \(point)")
    }
  }

  private static let summaries: [ProvisionKey: String] = {
    var summaries: [ProvisionKey: String] = [:]
    for point in Rulebook.points { summaries[point.key] = point.summary }
    return summaries
  }()
}
