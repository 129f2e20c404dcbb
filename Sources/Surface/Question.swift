package import HockeyRules
package import Scoresheets
package import Views

/// A question about a game, a file of cases, or the rulebooks.
package enum Question {
  case replay
  case rows(GameRows)
  case state(AskedInstant)
  /// The rulings that plays, as people type them, would bring; without one, the usual questions of a bench.
  case ask(AskedInstant, plays: [String])
  /// The usual questions of a bench that the book answers.
  case questions(AskedInstant)
  /// The sheet with plays inserted.
  case insert(AskedInstant, plays: [String])
  case svg
  case page
  /// The parts of a page, for one that shows a game beside its log.
  case board
  /// The game for a scorekeeper.
  case table(AskedInstant)
  /// Where the rulings of two books differ.
  case compare
  case convert(ConvertedFormat)
  /// The format that the log is in.
  case format
  /// The words that may stand at the end of a line up to the cursor.
  case complete(String)
  /// The change that a typed line would make to the log, whose clock is read in this direction.
  case keep(String, clock: ClockDirection?)
  /// The calls and the infractions that the book has.
  case calls
  /// The players that a typed list of a team adds to the log.
  case roster(String, of: Team)
  /// The cases with these words in their titles.
  case check(title: String?)
  case cases
  case books
  case load(NamedText)
  case styles
  /// Keeps the log, for further questions about it.
  case open
  /// Adds a typed line to an open game, or takes plays back with `undo`.
  case append(String, clock: ClockDirection?)
  /// Forgets an open game.
  case close

  /// Whether it is drawn, or shown as a page.
  var isPicture: Bool {
    switch self {
    case .svg, .page, .board: true
    default: false
    }
  }

  /// Whether it shows the game of a log without a play that can be read, too.
  var takesEmptyGames: Bool {
    switch self {
    case .board, .table: true
    default: false
    }
  }
}

/// A format in which a log is written.
package enum ConvertedFormat: String, CaseIterable {
  case sheet
  case jsonLines = "jsonl"
}
