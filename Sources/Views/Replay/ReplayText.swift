import HockeyRules
import Scoresheets

/// A game as text for a referee: every play that matters, with its rulings and their rules below
/// it, the strength and the score where they change, and the box score.
public enum ReplayText {
  /// The whole game as lines, with the styles of `palette`.
  public static func text(of game: PlayedGame, in palette: Palette) -> String {
    var text = ""
    write(game, in: palette) { text += $0 }
    return text
  }

  /// Gives the whole game to `print` as lines, in pieces of some 64 KB, so that a long game is never
  /// held as text.
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

  /// The play at `index` and those after it, each with its rulings and their rules.
  public static func text(of game: PlayedGame, from index: Int, in palette: Palette) -> String {
    var page = ReplayPage(game, palette, from: index)
    let places = index..<game.solution.plays.count
    for step in game.solution.steps(ofPlays: places) { page.add(step) }
    return page.text
  }

  /// The play at `index` alone, with its rulings and their rules, but not with what it changes.
  public static func text(ofPlay index: Int, in game: PlayedGame, _ palette: Palette) -> String {
    var page = ReplayPage(game, palette, from: index, showsChanges: false)
    for step in game.solution.steps(ofPlays: index..<index + 1) where step.play != nil {
      page.add(step)
    }
    return page.text
  }
}

private struct ReplayPage {
  var text = ""
  private let game: PlayedGame
  private let palette: Palette
  private var rows: ReplayRows
  private let books: ShortBooks
  private var period: Int?

  init(_ game: PlayedGame, _ palette: Palette, from first: Int = 0, showsChanges: Bool = true) {
    self.game = game
    self.palette = palette
    books = ShortBooks(of: game, in: palette)
    rows = ReplayRows(game, from: first, showsChanges: showsChanges)
  }

  mutating func addHead() {
    add(palette.paint(game.facts.joined(separator: " · "), .strong))
    add(palette.paint(game.termsOfPlay.joined(separator: " · "), .faint))
    if let assumption = game.assumption { add(palette.paint(assumption, .assumed)) }
    for line in books.legend { add(palette.paint(line, .faint)) }
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
    for line in BoxScoreTables.lines(of: game, palette) { add(line) }
    let count = game.warningCount.map { "\($0), marked above" }
    for remarks in [game.remarks, [count].compactMap { $0 }] where !remarks.isEmpty {
      add("")
      for remark in remarks { add(palette.paint(remark, .assumed)) }
    }
  }

  private mutating func add(_ line: String) {
    text += palette.wrapped(line.unbroken)
    text += "\n"
  }
}

extension PlayedGame {
  /// The game's name, its date, its teams, and its kind unless that is usual.
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
