package import Feeds

/// A question, and the log and the books that it is about.
package struct Request {
  package var question: Question
  package var game = GameSource()
  /// The number of the open game that it is about, in place of a log.
  var openGame: Int?
  /// Whether an incomplete game is an error.
  package var isStrict = false

  package init(_ question: Question) { self.question = question }
}

/// A log as it is given, and the book that it is to be played under.
package struct GameSource: Equatable {
  package var log: NamedText?
  /// The summary of the same game, if the log is a list of plays without one.
  package var summary: NamedText?
  /// The league whose game it is, whatever the log says.
  package var league: String?
  /// The format of the log; nil to detect it.
  package var format: LogFormat?
  /// The ids of books: one to play under, or those to show or to compare.
  package var books: [String] = []
  /// A book of the caller's own, to play under or to show.
  package var book: NamedText?
  /// Whether players are shown with their names.
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

  /// The log, which this question needs.
  func log(or lacking: String = "the request has no log") throws(SurfaceError) -> NamedText {
    guard let log else { throw SurfaceError(lacking) }
    return log
  }
}
