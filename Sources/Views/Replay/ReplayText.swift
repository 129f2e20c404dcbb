import HockeyRules
import Scoresheets

/// A game as text for a referee: every play that matters with its rulings and rules, changes of
/// strength and score, and the box score.
package enum ReplayText {
  package static func text(of game: PlayedGame, in palette: Palette) -> String {
    var text = ""
    write(game, in: palette) { text += $0 }
    return text
  }

  /// Prints the game in pieces of about 64 KB, so that a long game is never held as text.
  package static func write(_ game: PlayedGame, in palette: Palette, to print: (String) -> Void) {
    var page = ReplayPage(game, palette)
    page.addHead()
    for step in game.solution.steps {
      page.add(step)
      guard page.text.utf8.count > 1 << 16 else { continue }
      print(page.text)
      page.text = ""
    }
    page.addEnd()
    print(page.text)
  }

  /// The rulings that the clock caused before the last play, the warnings about the play, and its
  /// rulings with their rules.
  ///
  /// The play's own line is left out.
  package static func rulings(onLastPlayOf game: PlayedGame, in palette: Palette) -> String {
    let end = game.solution.plays.count
    return rulings(on: end - 1, of: game, changes: true, in: palette) { _ in true }
  }

  /// The warnings about the play at `index`, and its rulings with their rules; the play's own line
  /// and the changes that it makes are left out.
  package static func rulings(
    onPlay index: Int, of game: PlayedGame, in palette: Palette
  ) -> String {
    rulings(on: index, of: game, changes: false, in: palette) { $0.play != nil }
  }

  private static func rulings(
    on index: Int, of game: PlayedGame, changes: Bool, in palette: Palette,
    where isShown: (Step) -> Bool
  ) -> String {
    let books = ShortBooks(of: game, in: palette)
    var rows = ReplayRows(game, from: index, showsPlays: false, showsChanges: changes)
    return game.solution.steps(ofPlays: index..<index + 1).filter(isShown)
      .flatMap { rows.next($0) }.flatMap { $0.lines(in: palette, books) }.asLines
  }
}

private struct ReplayPage {
  var text = ""
  private let game: PlayedGame
  private let palette: Palette
  private var rows: ReplayRows
  private let books: ShortBooks
  private var period: Int?

  init(_ game: PlayedGame, _ palette: Palette) {
    self.game = game
    self.palette = palette
    books = ShortBooks(of: game, in: palette)
    rows = ReplayRows(game)
  }

  mutating func addHead() {
    let facts = Document.Span(game.facts.joined(separator: " · "), .strong)
    let terms = Document.Span(game.termsOfPlay.joined(separator: " · "), .faint)
    let assumption = game.assumption.map { Document.Span($0, .assumed) }
    let head =
      [facts, terms, assumption].compactMap { $0 } + books.legend.map { .init($0, .faint) }
    add([.lines(head.map { [$0] })])
  }

  mutating func add(_ step: Step) {
    let rows = rows.next(step)
    guard !rows.isEmpty else { return }
    if step.time.period != period {
      period = step.time.period
      add("")
      add(palette.paint(game.notation.name(ofPeriod: step.time.period), .strong))
    }
    for row in rows { for line in row.lines(in: palette, books) { add(line) } }
  }

  mutating func addEnd() {
    add("")
    let count = game.warningCount.map { ["\($0), marked above"] } ?? []
    let remarks = [game.remarks, count].map { remarks in
      Document.Block.lines(remarks.map { [.init($0, .assumed)] })
    }
    add(Scoresheet(game).boxScore + remarks)
  }

  private mutating func add(_ blocks: [Document.Block]) {
    for line in Document.lines(of: blocks, in: palette) { add(line) }
  }

  private mutating func add(_ line: String) {
    text += palette.wrapped(line.unbroken)
    text += "\n"
  }
}

extension PlayedGame {
  /// The game's name, date and teams, and its kind unless it is a regular game.
  var facts: [String] {
    let letters = log.letters
    let kind: String? =
      switch log.kind {
      case .regular: nil
      case .playOffs: "play-offs"
      case .final: "final"
      }
    return [name, log.date, "home \(letters.home), visiting \(letters.visiting)", kind]
      .compactMap { $0 }
  }

  var termsOfPlay: [String] {
    ["under \(book.name)", log.clock == .elapsed ? "times are elapsed" : "times are remaining"]
  }
}
