import HockeyRules
import Scoresheets

extension Document {
  /// A game as an official scoresheet, with lines for signatures if `isToSign` is true.
  package static func scoresheet(of game: PlayedGame, isToSign: Bool = true) -> Document {
    let sheet = Scoresheet(game)
    let letters = game.log.letters
    func pair(_ name: String, _ table: (Team) -> TextTable) -> Block {
      .columns(Team.allCases.map { .entry([Span("\(letters[$0]): \(name)")], [.table(table($0))]) })
    }
    let facts = [game.log.id, game.log.league, game.log.date, "under \(game.book.name)"].compactMap
    { $0 }
    let score = game.solution.game.score
    let result = Team.allCases.map { "\(game.name(of: $0)) \(score[$0])" }.joined(separator: " – ")
    var page = Document(
      title: "Scoresheet · \(result)", heading: result,
      blocks: [
        .drawn(html: { $0.element("style") { $0.trusted(StyleSheet.paper) } }),
        .line(facts.joined(separator: " · "), .faint),
      ])
    if isToSign {
      page.blocks.append(.toFillIn(["Competition", "Game number", "Arena", "Begin and end"]))
    }
    page.blocks += [
      .columns(BoxScoreTables.totals(of: game).map { .table($0) }),
      pair("goals", sheet.goals), pair("penalties", sheet.penalties),
      .columns(Team.allCases.compactMap { sheet.lineUp(of: $0) }),
      .columns([.table(sheet.goalkeepersAndTimeOuts)] + (isToSign ? [.table(sheet.shots)] : [])),
    ]
    if let attempts = sheet.attempts { page.blocks.append(.table(attempts)) }
    if let words = BoxScoreTables.shootOut(of: game) { page.blocks.append(.line(words)) }
    let remarks =
      game.remarks + [game.refusedPlays, game.assumption].compactMap { $0 }
      + (isToSign ? [] : game.warnings.map { game.text(of: $0) })
    if !remarks.isEmpty { page.blocks.append(.lines(remarks.map { [Span($0, .bad)] })) }
    if isToSign {
      page.blocks.append(
        .toFillIn([
          "Referee", "Referee", "Linesperson", "Linesperson", "Scorer", "Timekeeper",
          "Penalty bench, \(letters.home)", "Penalty bench, \(letters.visiting)",
        ]))
    }
    return page
  }

  package static func scoresheets(of games: [PlayedGame]) -> Document {
    let sheets = games.map { scoresheet(of: $0) }
    return sheets.count == 1
      ? sheets[0]
      : Document(
        title: "\(games.count) scoresheets", heading: "",
        blocks: sheets.map { .section([Span($0.heading, .strong)], $0.blocks) })
  }
}

extension Document.Block {
  fileprivate static func toFillIn(_ names: [String]) -> Self {
    .drawn(
      text: { _ in names.map { "\($0.padded(to: 24))________________________________" } },
      html: { markup in
        markup.element("div", .class("sign")) { for name in names { $0.element("p", text: name) } }
      })
  }
}
