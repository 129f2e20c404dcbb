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
  /// The games that are open, by their numbers.
  private var openGames: [Int: GameSource] = [:]
  private var opened = 0
  /// The games played last, by the numbers of the open ones; 0 is for the others.
  private var kept: [Int: (source: GameSource, game: PlayedLog)] = [:]
  var shelf: BookShelf

  /// Creates a surface that knows the books of the program.
  package init() { self.init(BookShelf()) }

  /// Creates a surface that finds its books on `shelf`.
  package init(_ shelf: BookShelf) { self.shelf = shelf }

  /// The answer to `request`, in UTF-8, with a line end.
  package mutating func answer(to request: [UInt8]) -> [UInt8] { answered(request).bytes }

  /// The answer to `request`, and whether it has errors.
  package mutating func answered(_ request: [UInt8]) -> LineAnswer {
    var answer = Answer()
    var reader = RequestReader()
    do throws(SurfaceError) {
      let request = try reader.read(request)
      answer.requestID = reader.id
      put(request, into: &answer)
    } catch {
      answer.requestID = reader.id
      answer.add(error)
    }
    return LineAnswer(answer)
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
    var request = request
    if let number = request.openGame {
      request.game = try openGame(number).asked(by: request.game)
    }
    let source = request.game
    switch request.question {
    case .books: try writeBooks(of: source, to: &answer)
    case .load(let book):
      // The game that is kept may have been played under an older book of that id.
      kept = [:]
      let edition = try shelf.loaded.load(book)
      answer.set { BookJSON.write(edition, to: &$0) }
    case .styles: answer.set(text: ReplayHTML.styles)
    case .check(let title): try writeCheck(of: source, title, to: &answer)
    case .cases: try writeCases(of: source, to: &answer)
    case .compare: try writeComparison(of: source, to: &answer)
    case .convert(let format): try writeLog(of: source, as: format, to: &answer)
    case .format: answer.set(text: ReadLog.format(of: try source.log()).rawValue)
    case .complete(let line): try writeCompletions(of: line, in: source, to: &answer)
    case .keep(let line, let clock): answer.set(try outcome(of: line, for: source, clock))
    case .calls: try writeCalls(of: source, to: &answer)
    case .roster(let list, of: let team): try writeRoster(list, of: team, in: source, to: &answer)
    case .open: try open(source, &answer)
    case .append(let line, let clock):
      try append(line, to: request.openGame, of: source, clock, &answer)
    case .close:
      let number = try request.openGame.orThrow(Self.noGame)
      openGames[number] = nil
      kept[number] = nil
      answer.set { $0.object { $0.member("game", number) } }
    case .replay, .rows, .state, .ask, .board, .questions, .insert, .table, .svg, .page:
      guard let played = try game(of: request, &answer) else { return }
      let game = played.game
      answer.id = answer.id ?? game.log.id.map { .label($0) }
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
    let number = request.openGame ?? 0
    if let kept = kept[number], kept.source == request.game {
      answer.add(kept.game.file)
      return kept.game
    }
    kept[number] = nil
    let log = try read(request.game)
    answer.add(log)
    if log.isUnreadable, !request.question.takesEmptyGames { return nil }
    let played = play(log, under: try book(for: log, of: request.game), request.game)
    kept[number] = (request.game, played)
    return played
  }

  private static let noGame = "the request has no open game"

  private func openGame(_ number: Int) throws(SurfaceError) -> GameSource {
    try openGames[number].orThrow("the game \(number) is not open")
  }

  /// Keeps the log of `source` under a number of its own.
  private mutating func open(
    _ source: GameSource, _ answer: inout Answer
  ) throws(SurfaceError) {
    let log = try read(source)
    answer.add(log)
    guard !log.isUnreadable else { return }
    _ = try book(for: log, of: source)
    opened += 1
    openGames[opened] = source
    answer.set { writer in
      writer.object { writer in
        writer.member("game", opened)
        writer.member("format", log.format.rawValue)
        writer.member("plays", log.log.plays.count)
      }
    }
  }

  /// Adds `line` to the open game `number`, which is one in JSON lines from then on.
  private mutating func append(
    _ line: String, to number: Int?, of source: GameSource, _ clock: ClockDirection?,
    _ answer: inout Answer
  ) throws(SurfaceError) {
    let number = try number.orThrow(Self.noGame)
    var open = try openGame(number)
    let log = try read(open)
    if log.format != .jsonLines {
      open.log = NamedText(name: log.name, text: JSONLines.text(of: log.log))
      (open.format, open.summary) = (.jsonLines, nil)
    }
    let outcome = try outcome(of: line, for: open.asked(by: source), clock)
    answer.set(outcome)
    guard case .step(let step) = outcome else { return }
    open.log?.text += step.lines
    openGames[number] = open
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

extension Optional {
  /// The value; without one, the error with these words about the request.
  fileprivate func orThrow(_ words: String) throws(SurfaceError) -> Wrapped {
    guard let self else { throw SurfaceError(words) }
    return self
  }
}
