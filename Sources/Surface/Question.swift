package import Feeds
package import HockeyRules
package import Scoresheets
import Seasons
package import Views

/// A question about a game, a file of cases, or the rulebooks.
package enum Question {
  case replay
  case rows(GameRows, asColumns: Bool = false)
  /// The strength at the instants of a table, whose times are counted in this direction.
  case strength(NamedText, clock: ClockDirection?)
  case state(AskedInstant)
  /// The rulings that plays, as people type them, would bring; without one, the usual questions of a bench.
  case ask(AskedInstant, plays: [String])
  /// The usual questions of a bench that the book answers.
  case questions(AskedInstant)
  /// The sheet with plays inserted.
  case insert(AskedInstant, plays: [String])
  case svg, page, scoresheet
  /// The parts of a page, for one that shows a game next to its log.
  case board
  /// The game for a scorekeeper.
  case table(AskedInstant)
  case compare
  /// The differences between the source's own record and the book.
  case audit(AuditTexts)
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
  /// The rulings and the state at the time of each play, as cases state them.
  case rule
  /// The cases with these words in their titles.
  case check(title: String?)
  case cases
  /// The games of many files: which files are one game, and which come twice.
  case games([NamedText])
  /// What follows from one game of a season to the next.
  case season(AskedSeason)
  case books
  case load(NamedText)
  case styles
  /// Keeps the log, for further questions about it.
  case open
  /// Adds a typed line to an open game, or takes plays back with `undo`.
  case append(String, clock: ClockDirection?)
  case close
}

package enum ConvertedFormat: String, CaseIterable {
  case sheet
  case jsonLines = "jsonl"
}

package struct Request {
  package var question: Question
  package var game = GameSource()
  /// The number of the open game that it is about, in place of a log.
  var openGame: Int?
  package var isStrict = false
  /// The name of the log's format, as a caller without a reader of requests gives it.
  package var formatName: String?

  package init(_ question: Question) { self.question = question }
}

/// A log as it is given, and the book that it is to be played under.
package struct GameSource: Equatable {
  package var log: NamedText?
  /// The summary of the same game, if the log is a list of plays without one.
  package var summary: NamedText?
  /// The league whose game it is, whatever the log says.
  package var league: String?
  /// The format of the log; `nil` to detect it.
  package var format: LogFormat?
  /// The ids of books: one to play under, or those to show or to compare.
  package var books: [String] = []
  /// A book of the caller's own, to play under or to show.
  package var book: NamedText?
  package var isNamed = false

  /// The source with the book and the names that `request` asks for.
  func asked(by request: GameSource) -> GameSource {
    var source = self
    if request.book != nil || !request.books.isEmpty {
      source.book = request.book
      source.books = request.books
    }
    if request.isNamed { source.isNamed = true }
    return source
  }

  func log(or lacking: String = "the request has no log") throws(SurfaceError) -> NamedText {
    guard let log else { throw SurfaceError(lacking) }
    return log
  }
}
