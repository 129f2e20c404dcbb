package import Feeds
import HockeyRules
package import Scoresheets
package import Views

package enum ConvertedFormat: String, CaseIterable {
  case sheet
  case jsonLines = "jsonl"
}

package struct Request {
  /// The names of a request's members.
  enum Member: String, CaseIterable {
    case what, log, format, books, book, at, clock, side, rows, plays, line, team, names, summary
    case league, strict, to, id, game, official, known, shifts
    case logs, person, since, stage, columns, instants, after, until
    case title = "case"

    /// The members that every request may have.
    static let common: [Member] = [
      .what, .log, .format, .books, .book, .names, .summary, .league, .strict, .id, .game,
    ]
  }

  package var question: Question
  package var game = GameSource()
  /// The number of an open game, which replaces the log.
  var openGame: Int?
  package var isStrict = false
  /// The name of the log's format, from a caller that does not read requests in JSON.
  package var formatName: String?
  package var instant = AskedInstant()
  /// The plays to rule on, as people type them.
  package var plays: [String] = []
  package var rows = GameRows.plays
  var isInColumns = false
  /// The table of instants at which to find the strength.
  var instants: NamedText?
  /// A typed line, or a typed list of players.
  var line = ""
  var team: Team?
  var audit = AuditTexts()
  /// Words that must be in the title of a case.
  var title: String?
  package var season = AskedSeason()
  var target = ConvertedFormat.sheet
  /// The play after which changes count, and the last play to count: an id or, in a sheet, a line.
  var after: Event.ID?
  var until: Event.ID?
  /// The game as a caller that keeps its log has seen it last; only later changes count.
  package var seen: PlayedGame?
  /// The games before this one on the same page, from a caller that prints several.
  package var gamesBefore: [PlayedGame] = []
  /// Whether to show a provision of a book.
  package var shows: (StatedProvision, Edition) -> Bool = { _, _ in true }

  package init(_ question: Question) { self.question = question }
}

/// A log as a caller gives it, and the book to play it under.
package struct GameSource: Equatable {
  package var log: NamedText?
  /// The summary of the same game, if the log is a list of plays only.
  package var summary: NamedText?
  /// The league of the game, which overrides the league in the file.
  package var league: String?
  /// The format of the log; `nil` to detect it.
  package var format: LogFormat?
  /// The ids of books: one book to play under, or the books to show or compare.
  package var books: [String] = []
  /// A book of the caller's own, to play under or to show.
  package var book: NamedText?
  package var isNamed = false

  /// The source under the book that `request` names, with players' names if the request wants them.
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
