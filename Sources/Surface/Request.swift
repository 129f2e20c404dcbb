package import Feeds
import HockeyRules
import Scoresheets
import Views

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

    /// The members of every request.
    static let common: [Member] = [
      .what, .log, .format, .books, .book, .names, .summary, .league, .strict, .id, .game,
    ]
  }

  package var question: Question
  package var game = GameSource()
  /// The number of the open game that it is about, in place of a log.
  var openGame: Int?
  package var isStrict = false
  /// The name of the log's format, as a caller without a reader of requests gives it.
  package var formatName: String?
  package var instant = AskedInstant()
  /// Plays as people type them.
  package var plays: [String] = []
  var rows = GameRows.plays
  var isInColumns = false
  /// The table of the instants at which the strength is asked for.
  var instants: NamedText?
  /// A line that is typed, or a typed list of players.
  var line = ""
  var team: Team?
  var audit = AuditTexts()
  /// Words in the titles of the cases that are asked for.
  var title: String?
  var season = AskedSeason()
  var target = ConvertedFormat.sheet
  /// The plays between which the changes are asked for: by their ids or, in a sheet, by their lines.
  var after: Event.ID?
  var until: Event.ID?

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
