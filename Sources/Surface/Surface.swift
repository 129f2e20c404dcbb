import Cases
import Feeds
import HockeyRules
import Rulebooks
import Scoresheets
import Views

/// The functions of the command, for callers in other languages: bytes in, bytes out.
///
/// A request is a JSON object that says what is wanted of which log. The answer is a JSON object too:
/// `answer` is the JSON that the command prints, `errors` are what could not be read or played, and
/// `notes` what is odd. `schema.json` describes both.
///
/// It keeps the game of the last request, so that several questions about one log play it once, and the
/// books that its caller has loaded.
package struct Surface {
  private var kept: (source: GameSource, game: PlayedLog)?
  var shelf: BookShelf

  /// Creates a surface that knows the books of the program.
  package init() { self.init(BookShelf()) }

  /// Creates a surface that finds its books on `shelf`.
  package init(_ shelf: BookShelf) { self.shelf = shelf }

  /// The answer to `request`, in UTF-8, with a line end.
  package mutating func answer(to request: [UInt8]) -> [UInt8] {
    do throws(SurfaceError) {
      return answer(to: try RequestReader.read(request))
    } catch {
      var answer = Answer()
      answer.add(error)
      return answer.bytes
    }
  }

  /// The answer to `request`, in UTF-8, with a line end.
  package mutating func answer(to request: Request) -> [UInt8] {
    var answer = Answer()
    put(request, into: &answer)
    return answer.bytes
  }

  /// Puts the answer to `request`, or why there is none, into `answer`.
  mutating func put(_ request: Request, into answer: inout Answer) {
    do throws(SurfaceError) {
      try write(request, to: &answer)
    } catch {
      answer.add(error)
    }
  }

  private mutating func write(_ request: Request, to answer: inout Answer) throws(SurfaceError) {
    let source = request.game
    switch request.question {
    case .books: try writeBooks(of: source, to: &answer)
    case .load(let book):
      // The game that is kept may have been played under an older book of that id.
      kept = nil
      let edition = try shelf.loaded.load(book)
      answer.set { BookJSON.write(edition, to: &$0) }
    case .styles: answer.set(text: ReplayHTML.styles)
    case .check(let title): try writeCheck(of: source, title, to: &answer)
    case .cases: try writeCases(of: source, to: &answer)
    case .compare: try writeComparison(of: source, to: &answer)
    case .convert(let format): try writeLog(of: source, as: format, to: &answer)
    case .format: answer.set(text: ReadLog.format(of: try source.log()).rawValue)
    case .complete(let line): try writeCompletions(of: line, in: source, to: &answer)
    case .keep(let line, let clock): try writeStep(line, of: source, clock, to: &answer)
    case .calls: try writeCalls(of: source, to: &answer)
    case .roster(let list, of: let team): try writeRoster(list, of: team, in: source, to: &answer)
    case .replay, .rows, .state, .ask, .board, .questions, .insert, .table, .svg, .page:
      guard let played = try game(of: request, &answer) else { return }
      let game = played.game
      answer.id = answer.id ?? game.log.id
      answer.differs = !game.solution.refusals.isEmpty || game.incompleteness != nil
      if request.isStrict {
        if !game.isComplete {
          throw SurfaceError(game.remarks.joined(separator: "; "), .incomplete)
        }
        if !game.warnings.isEmpty { answer.differs = true }
      }
      try answer.write(request, of: played)
    }
  }

  /// The game of `request`, played now or kept from the last request; nil if nothing of its log can
  /// be read.
  private mutating func game(
    of request: Request, _ answer: inout Answer
  ) throws(SurfaceError) -> PlayedLog? {
    let played: PlayedLog
    guard let kept, kept.source == request.game else {
      kept = nil
      let log = try read(request.game)
      answer.add(log)
      if log.isUnreadable, !request.question.takesEmptyGames { return nil }
      played = play(log, under: try book(for: log, of: request.game), request.game)
      kept = (request.game, played)
      return played
    }
    played = kept.game
    answer.add(played.file)
    return played
  }

  /// The log of `source`, as far as it can be read.
  func read(_ source: GameSource) throws(SurfaceError) -> ReadLog {
    ReadLog(
      try source.log(), format: source.format, league: source.league, summary: source.summary
    ) { log in
      (try? book(for: log, in: "", of: source))?.edition.rulebook.schedule(for: log.kind)
        ?? .standard(for: log.kind)
    }
  }

  func play(_ log: ReadLog, under book: ChosenBook, _ source: GameSource) -> PlayedLog {
    PlayedLog(log, under: book, called: log.case?.title ?? log.name, isNamed: source.isNamed)
  }

  /// The book to play `log` under.
  func book(for log: ReadLog, of source: GameSource) throws(SurfaceError) -> ChosenBook {
    try book(for: log.log, in: log.name, of: source)
  }

  /// The book to play `log` in `file` under: the caller's own, the one that he names, or that of the log.
  func book(
    for log: GameLog, in file: String, of source: GameSource
  ) throws(SurfaceError) -> ChosenBook {
    if let book = source.book { return ChosenBook(edition: try shelf.loaded.read(book)) }
    var shelf = shelf
    return try shelf.chosen(for: log, in: file, choice: source.books.first)
  }
}
