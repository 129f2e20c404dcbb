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
    for entry in ReplayTimeline(game.solution) {
      page.add(entry)
      if page.text.utf8.count > 1 << 16 { print(page.takeText()) }
    }
    page.addEnd()
    print(page.takeText())
  }

  /// The box score alone.
  public static func boxScore(of game: PlayedGame, in palette: Palette) -> String {
    palette.wrapped(BoxScoreText.lines(of: game, palette).asLines)
  }

  /// The play at `index` and those after it, each with its rulings and their rules.
  public static func text(
    of game: PlayedGame, from index: Int, in palette: Palette
  ) -> String {
    let plays = game.solution.plays[index...]
    var page = ReplayPage(game, palette, from: index, manpower: plays.first?.before)
    for entry in ReplayTimeline(game.solution, from: index) { page.add(entry) }
    return page.text
  }

  /// The play at `index` alone, with its rulings and their rules; what it changes is not said.
  public static func text(ofPlay index: Int, in game: PlayedGame, _ palette: Palette) -> String {
    var page = ReplayPage(game, palette, from: index, manpower: game.solution.plays[index].before)
    page.showsChanges = false
    let timeline = ReplayTimeline(game.solution, from: index, to: index + 1)
    for entry in timeline where entry.play != nil { page.add(entry) }
    return page.text
  }
}

/// A replay as it is written, line by line.
struct ReplayPage {
  private(set) var text = ""
  let game: PlayedGame
  let notation: Notation
  let palette: Palette
  /// Whether it says what a correction changed.
  var showsChanges: Bool {
    get { rows.showsChanges }
    set { rows.showsChanges = newValue }
  }
  private var rows: ReplayRows
  private let books: ShortBooks
  /// The last period whose heading was written.
  private var period: Int?

  init(
    _ game: PlayedGame, _ palette: Palette, from first: Int = 0, manpower: PerTeam<Int>? = nil
  ) {
    self.game = game
    self.palette = palette
    notation = game.notation
    books = ShortBooks(of: game, in: palette)
    rows = ReplayRows(game, from: first, manpower: manpower)
  }

  mutating func addHead() {
    let letters = game.log.letters
    var title = [game.name, "home \(letters.home), visiting \(letters.visiting)"]
    if let date = game.log.date { title.insert(date, at: 1) }
    switch game.log.kind {
    case .regular: break
    case .playOffs: title.append("play-offs")
    case .final: title.append("final")
    }
    let times =
      switch game.log.clock {
      case .elapsed: "times are elapsed"
      case .remaining: "times are remaining"
      }
    add(palette.paint(title.joined(separator: " · "), .strong))
    add(palette.paint("under \(game.book.name) · \(times)", .faint))
    if let assumption = game.assumption { add(palette.paint(assumption, .assumed)) }
    if let legend = books.legend { add(palette.paint(legend, .faint)) }
  }

  /// The text since it was last taken.
  mutating func takeText() -> String {
    defer { text = "" }
    return text
  }

  mutating func add(_ entry: ReplayTimeline.Entry) {
    let rows = rows.next(entry)
    guard !rows.isEmpty else { return }
    if entry.time.period != period {
      period = entry.time.period
      add("")
      add(palette.paint(notation.name(ofPeriod: entry.time.period), .strong))
    }
    for row in rows { for line in row.lines(in: palette, books) { add(line) } }
  }

  mutating func addEnd() {
    add("")
    for line in BoxScoreText.lines(of: game, palette) { add(line) }
    if !game.remarks.isEmpty {
      add("")
      for remark in game.remarks { add(palette.paint(remark, .assumed)) }
    }
    if let count = game.warningCount {
      add("")
      add(palette.paint("\(count), marked above", .assumed))
    }
  }

  private mutating func add(_ line: String) {
    text += palette.wrapped(line.unbroken)
    text += "\n"
  }
}

extension Solution {
  /// The goal scored on `play`; nil if there was none, or one that does not count.
  func goal(scoredOn play: PlayedEvent) -> ScoredGoal? {
    for ruling in rulings(of: play) {
      if case .score(.scored(let goal)) = ruling.effect, goal.call == play.event.id { return goal }
    }
    return nil
  }

  /// Whether the score is shown after `play`.
  func hasScored(_ play: PlayedEvent) -> Bool {
    switch play.event.play {
    case .goal, .penaltyShot: goal(scoredOn: play) != nil
    case .shootOut(let shot): shot.scored
    case .correction: rulings(of: play).contains { $0.takesGoalBack }
    case .position: true
    case .periodStart, .periodEnd, .gameEnd, .whistle, .faceOff, .penalty, .signal, .goalkeeperOff,
      .goalkeeperOn, .leftBox, .backInBox, .servesFor, .captainChoice, .other:
      false
    }
  }
}

extension Ruling {
  fileprivate var takesGoalBack: Bool {
    if case .score(.disallowed) = effect { true } else { false }
  }
}

extension Notation {
  /// The clock's reading; a refused play may have a time that no clock shows, which is written as
  /// it is.
  func clockText(of time: GameTime) -> String {
    let isOnClock = time.elapsed >= .zero && time.elapsed <= schedule.length(of: time.period)
    return (isOnClock ? reading(of: time) : time.elapsed).text
  }
}
