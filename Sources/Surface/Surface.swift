import Cases
import Feeds
import HockeyRules
import Rulebooks
import Scoresheets
import Views

/// The functions of the command, for callers in other languages: bytes in, bytes out.
///
/// A request is a JSON object that says what the caller wants to know about which log. The answer
/// is a JSON object, too: `answer` is the JSON that the command prints, `errors` say what the
/// solver could not read or play, and `notes` say what is odd. `schema.json` describes both.
///
/// The surface keeps the game of the last request, so that several questions about one log play it
/// once. It also keeps the books that its caller has loaded.
package struct Surface {
  private var openGames: [Int: OpenedLog] = [:]
  private var opened = 0
  /// The last game played for each open game, by its number; 0 is for requests with their own log.
  private var kept: [Int: (source: GameSource, season: [NamedText], game: PlayedLog)] = [:]
  /// The consequences of the season last asked about for a game, kept without the plays of its log.
  var season: (files: [NamedText], books: GameSource, game: GameLog, earlier: EarlierGames)?
  var shelf: BookShelf

  package init(_ shelf: BookShelf = BookShelf()) { self.shelf = shelf }

  /// The answer to `request`, in UTF-8, with a line end.
  package mutating func answer(to request: [UInt8]) -> [UInt8] { answered(request).bytes }

  package mutating func answered(_ request: [UInt8]) -> Answer {
    var answer = Answer()
    var reader = RequestReader()
    do throws(SurfaceError) {
      let request = try reader.read(request)
      answer.id = reader.id
      try write(request, to: &answer)
    } catch {
      answer.id = reader.id
      answer.add(error)
    }
    return answer
  }

  package mutating func answer(to request: Request) -> [UInt8] {
    var answer = Answer()
    do throws(SurfaceError) { try write(request, to: &answer) } catch { answer.add(error) }
    return answer.bytes
  }

  /// The answer to `request` about `game`, if the caller has played a game already.
  package mutating func answered(
    _ request: Request, about game: PlayedLog? = nil
  ) throws(SurfaceError) -> Answer {
    kept[0] = game.map { (request.game, request.season.logs, $0) }
    var answer = Answer()
    try write(request, to: &answer)
    return answer
  }

  private mutating func write(_ request: Request, to answer: inout Answer) throws(SurfaceError) {
    var request = request
    if let name = request.formatName {
      guard let format = LogFormat(name: name) else {
        let words = LogFormat.allCases.map { $0.rawValue }
        throw SurfaceError(SurfaceError.unknown(name, of: "format", among: words))
      }
      request.game.format = format
    }
    if let number = request.openGame {
      let open = try openGame(number).log
      request.game = open.source.asked(by: request.game)
      // A question without an instant is about the time to which the clock was set.
      let time = open.time.map { AskedInstant.Time.elapsed($0.elapsed, period: $0.period) }
      request.instant.at = request.instant.at ?? time
    }
    try request.question.answer(request, by: &self, to: &answer)
  }

  /// Loads the book in `file`, and forgets the games played so far.
  mutating func load(_ file: NamedText) throws(SurfaceError) -> Edition {
    // A kept game may have been played under an older book with the same id.
    (kept, season) = ([:], nil)
    return try shelf.load(file)
  }

  mutating func writeBooks(_ request: Request, to answer: inout Answer) throws(SurfaceError) {
    var editions = try editions(of: request.game)
    switch editions.count {
    case 0:
      for id in Rulebooks.ids { editions.append(try shelf.edition(.given(id))) }
      editions += shelf.loaded
      answer.set(editions, page: .books(editions))
    case 1:
      var shown = editions[0]
      shown.provisions.removeAll { !request.shows($0, editions[0]) }
      answer.set(BookAnswer(shown), page: .book(shown))
    case 2:
      let found = BookDifferences(editions[0], editions[1])
      answer.set(found, page: .differences(found))
      answer.differs = !found.rows.isEmpty
    default: throw SurfaceError("the request has more than two books")
    }
  }

  mutating func editions(of source: GameSource) throws(SurfaceError) -> [Edition] {
    var editions: [Edition] = []
    for id in source.books { editions.append(try shelf.edition(.given(id))) }
    if let book = source.book { editions.append(try shelf.read(book)) }
    return editions
  }
}

// Logs and their games.
extension Surface {
  func read(_ source: GameSource) throws(SurfaceError) -> ReadLog {
    ReadLog(try source.log(), format: source.format, league: source.league, summary: source.summary)
  }

  /// The log of `source`, or an empty log if it has none.
  func log(of source: GameSource) throws(SurfaceError) -> GameLog {
    source.log == nil ? GameLog() : try read(source).log
  }

  /// The book to play `log` in `file` under: the caller's own file, a book that the caller names,
  /// or the log's book.
  func book(
    for log: GameLog, in file: String, of source: GameSource
  ) throws(SurfaceError) -> ChosenBook {
    var shelf = shelf
    return try shelf.chosen(for: log, in: file, choice: source.books.first, own: source.book)
  }

  func play(
    _ log: ReadLog, under book: ChosenBook, _ source: GameSource, after earlier: EarlierGames? = nil
  ) -> PlayedLog {
    PlayedLog(
      log, under: book, called: log.case?.title ?? log.name, isNamed: source.isNamed,
      after: earlier)
  }

  /// The game of `request`, kept from an earlier request or played now.
  ///
  /// Returns `nil` if no play of its log is readable, unless `ofAny` allows such a game.
  mutating func game(
    of request: Request, ofAny: Bool, _ answer: inout Answer
  ) throws(SurfaceError) -> PlayedLog? {
    let number = request.openGame ?? 0
    let source = request.game
    let files = request.season.logs
    if let kept = kept[number], kept.source == source, kept.season == files {
      answer.add(kept.game.file)
      return kept.game
    }
    kept[number] = nil
    let log = try read(source)
    answer.add(log)
    if log.isUnreadable && !ofAny { return nil }
    let played = play(
      log, under: try book(for: log.log, in: log.name, of: source), source,
      after: try earlierGames(files, for: log.log, in: log.name, source))
    kept[number] = (source, files, played)
    return played
  }

  /// The outcome of typing the line of `request` at the end of its log, which is in JSON lines.
  mutating func outcome(
    of request: Request, at time: GameTime? = nil
  ) throws(SurfaceError) -> KeptLog.Outcome {
    let file = try request.game.log()
    var reading = JSONLines.read(file.text)
    if let error = reading.error { throw SurfaceError(error, in: file.name) }
    if let clock = request.instant.clock { reading.log.clock = clock }
    let lines = file.text.reduce(0) { $1 == .lineEnd ? $0 + 1 : $0 }
    let book = try book(for: reading.log, in: file.name, of: request.game).edition.rulebook
    let earlier = try earlierGames(
      request.season.logs, for: reading.log, in: file.name, request.game)
    let kept = KeptLog(
      reading, lines: lines, file: file.name, under: book, at: time,
      after: earlier ?? EarlierGames())
    do throws(NotationError) { return try kept.outcome(ofTyped: Array(request.line.utf8)) } catch {
      throw SurfaceError(error, in: "line")
    }
  }
}

// Open games.
extension Surface {
  private func openGame(_ number: Int?) throws(SurfaceError) -> (number: Int, log: OpenedLog) {
    guard let number else { throw SurfaceError("the request has no open game") }
    guard let log = openGames[number] else {
      throw SurfaceError("the game \(number) is not open", .noGame)
    }
    return (number, log)
  }

  mutating func open(_ source: GameSource, _ answer: inout Answer) throws(SurfaceError) {
    let log = try read(source)
    answer.add(log)
    guard !log.isUnreadable else { return }
    let book = try book(for: log.log, in: log.name, of: source)
    opened += 1
    openGames[opened] = OpenedLog(source: source)
    kept[opened] = (source, [], play(log, under: book, source))
    answer.set(OpenGame(number: opened, log: log))
  }

  /// Adds the line of `request` to its open game, whose log is kept in JSON lines from then on.
  mutating func append(_ request: Request, _ answer: inout Answer) throws(SurfaceError) {
    var (number, open) = try openGame(request.openGame)
    let log = try read(open.source)
    if log.format != .jsonLines {
      open.source.log = NamedText(name: log.name, text: JSONLines.text(of: log.log))
      (open.source.format, open.source.summary) = (.jsonLines, nil)
    }
    var typed = request
    typed.game = open.source.asked(by: request.game)
    let outcome = try outcome(of: typed, at: open.time)
    answer.set(outcome)
    guard case .step(let step) = outcome else { return }
    open.source.log?.text += step.lines
    open.time = step.game.setTime
    openGames[number] = open
  }

  /// Forgets an open game, and returns its number.
  mutating func close(_ number: Int?) throws(SurfaceError) -> Int {
    let number = try openGame(number).number
    openGames[number] = nil
    kept[number] = nil
    return number
  }
}

/// The log of an open game, and the time of its clock if set later than the last play.
private struct OpenedLog {
  var source: GameSource
  var time: GameTime?
}

struct OpenGame: FieldObject {
  let number: Int
  var log: ReadLog?

  static let fields = Fields<Self>("openGame") {
    Field("game", "The game's number.") { $0.number }
    Field("format", "The format of the game's log; missing once the game is closed.") {
      $0.log?.format.rawValue
    }
    Field("plays", "The number of the game's plays; missing once the game is closed.") {
      $0.log?.log.plays.count
    }
  }
}
