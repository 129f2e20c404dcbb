import HockeyRules
import Scoresheets
import Views

extension FuzzTarget {
  /// A sheet, shown in one of the ways that the command has.
  static let views = FuzzTarget(name: "views", longest: 384) { bytes in
    let log = SheetReader.read(bytes).log
    guard !log.plays.isEmpty, log.plays.count <= playLimit else { return }
    let game = PlayedGame(
      log, under: Books.book(for: log), file: "fuzz", naming: .lines, isNamed: true)
    // Only one way per input keeps an input quick.
    let choice = bytes.reduce(0) { $0 + Int($1) }
    switch choice % 4 {
    case 0: replay(game)
    case 1:
      for rows in GameRows.allCases { _ = ReplayCSV.text(of: game, rows, hasHead: false) }
    case 2: compare(game, Books.all[choice / 4 % Books.all.count])
    default: ask(game, at: log.plays[choice / 4 % log.plays.count].event.time)
    }
  }

  private static func replay(_ game: PlayedGame) {
    var writer = JSONWriter()
    ReplayJSONLines.write(game, to: &writer)
    _ = ReplayText.text(of: game, in: .terminal)
  }

  private static func compare(_ game: PlayedGame, _ book: Rulebook) {
    let other = PlayedGame(game.log, under: book, file: "fuzz", naming: .lines)
    let comparison = ReplayComparison(game, other)
    _ = Document.comparison(comparison).text(in: .plain)
    require(ReplayComparison(game, game).isEmpty, "a game differs from itself")
  }

  private static func ask(_ game: PlayedGame, at time: GameTime) {
    for side in Timeline.Side.allCases {
      guard let moment = try? Moment(of: game, at: time, side) else { continue }
      var writer = JSONWriter()
      StateAnswer(moment).writeLine(to: &writer)
      UsualAnswers(moment).writeLine(to: &writer)
      _ = (StateText.text(of: moment, in: .plain), AskText.text(of: moment, in: .plain))
    }
  }
}
