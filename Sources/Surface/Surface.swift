import Cases
import Feeds
import HockeyRules
import Rulebooks
import Scoresheets
import Views

/// The functions of the command, for callers in other languages: bytes in, bytes out.
///
/// A request is a JSON object that says what is wanted of which log. The answer is a JSON object too:
/// `answer` is the JSON that the command prints, `errors` say what could not be read or played, and
/// `notes` what is odd. `schema.json` describes both.
///
/// It keeps the game of the last request, so that several questions about one log play it once, and the
/// books that its caller has loaded.
package struct Surface {
  private var openGames: [Int: OpenedLog] = [:]
  private var opened = 0
  /// The games played last, by the numbers of the open ones; 0 is for the others.
  private var kept: [Int: (source: GameSource, game: PlayedLog)] = [:]
  var shelf = BookShelf()

  package init() {}

  /// The answer to `request`, in UTF-8, with a line end.
  package mutating func answer(to request: [UInt8]) -> [UInt8] { answered(request).bytes }

  package mutating func answered(_ request: [UInt8]) -> LineAnswer {
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
    return LineAnswer(answer)
  }

  package mutating func answer(to request: Request) -> [UInt8] {
    var answer = Answer()
    do throws(SurfaceError) { try write(request, to: &answer) } catch { answer.add(error) }
    return answer.bytes
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
      request.question = request.question.at(open.time)
    }
    let source = request.game
    switch request.question {
    case .books: try writeBooks(of: source, to: &answer)
    case .load(let book):
      // The game that is kept may have been played under an older book of that id.
      kept = [:]
      let edition = try shelf.load(book)
      answer.set(BookAnswer(edition))
    case .styles: answer.set(ReplayHTML.styles)
    case .check(let title): try writeCheck(of: source, title, to: &answer)
    case .cases: try writeCases(of: source, to: &answer)
    case .games(let files):
      let listed = ListedGames(files)
      answer.notes += listed.notes
      answer.set(listed.games)
    case .season(let asked): try writeSeason(asked, of: source, to: &answer)
    case .compare: try writeComparison(of: source, to: &answer)
    case .convert(let format): try writeLog(of: source, as: format, to: &answer)
    case .format: answer.set(ReadLog.format(of: try source.log()).rawValue)
    case .complete(let line):
      let log = source.log == nil ? GameLog() : try read(source).log
      answer.set(Completions(of: line, in: log, books: Rulebooks.ids))
    case .keep(let line, let clock): answer.set(try outcome(of: line, for: source, clock))
    case .calls:
      let log = source.log == nil ? GameLog() : try read(source).log
      answer.set(CallsAnswer(try book(for: log, in: "", of: source).edition.rulebook))
    case .roster(let list, of: let team): try writeRoster(list, of: team, in: source, to: &answer)
    case .open: try open(source, &answer)
    case .append(let line, let clock):
      try append(line, to: request.openGame, of: source, clock, &answer)
    case .close:
      let number = try openGame(request.openGame).number
      openGames[number] = nil
      kept[number] = nil
      answer.set(OpenGame(number: number))
    case .replay, .rows, .rule, .strength, .state, .ask, .audit, .board, .questions, .insert,
      .table,
      .svg,
      .page,
      .scoresheet:
      guard let played = try game(of: request, &answer) else { return }
      let game = played.game
      if request.isStrict, !game.isComplete {
        throw SurfaceError(game.remarks.joined(separator: "; "), .incomplete)
      }
      try answer.write(request, of: played)
    }
  }

  private mutating func writeBooks(
    of source: GameSource, to answer: inout Answer
  ) throws(SurfaceError) {
    var editions = try editions(of: source)
    switch editions.count {
    case 0:
      for id in Rulebooks.ids { editions.append(try shelf.edition(.given(id))) }
      editions += shelf.loaded
      answer.set(editions)
    case 1: answer.set(BookAnswer(editions[0]))
    case 2: answer.set(BookDifferences(editions[0], editions[1]))
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

  /// The book to play `log` in `file` under: the caller's own, the one that he names, or that of the log.
  private func book(
    for log: GameLog, in file: String, of source: GameSource
  ) throws(SurfaceError) -> ChosenBook {
    var shelf = shelf
    return try shelf.chosen(for: log, in: file, choice: source.books.first, own: source.book)
  }

  func play(_ log: ReadLog, under book: ChosenBook, _ source: GameSource) -> PlayedLog {
    PlayedLog(log, under: book, called: log.case?.title ?? log.name, isNamed: source.isNamed)
  }

  /// The game of `request`, played now or kept from the last request; `nil` if nothing of its log can
  /// be read.
  private mutating func game(
    of request: Request, _ answer: inout Answer
  ) throws(SurfaceError) -> PlayedLog? {
    let number = request.openGame ?? 0
    let source = request.game
    if let kept = kept[number], kept.source == source {
      answer.add(kept.game.file)
      return kept.game
    }
    kept[number] = nil
    let log = try read(source)
    answer.add(log)
    switch request.question {
    // These show the game of a log without a play that can be read, too.
    case .board, .table: break
    default: if log.isUnreadable { return nil }
    }
    let played = play(log, under: try book(for: log.log, in: log.name, of: source), source)
    kept[number] = (source, played)
    return played
  }

  /// The outcome of typing `line` for the log of `source`, which is JSON lines to their end.
  private func outcome(
    of line: String, for source: GameSource, _ clock: ClockDirection?, at time: GameTime? = nil
  ) throws(SurfaceError) -> KeptLog.Outcome {
    let file = try source.log()
    var reading = JSONLines.read(file.text)
    if let error = reading.error { throw SurfaceError(error, in: file.name) }
    if let clock { reading.log.clock = clock }
    let lines = file.text.reduce(0) { $1 == .lineEnd ? $0 + 1 : $0 }
    let book = try book(for: reading.log, in: file.name, of: source).edition.rulebook
    let kept = KeptLog(reading, lines: lines, file: file.name, under: book, at: time)
    do throws(NotationError) { return try kept.outcome(ofTyped: Array(line.utf8)) } catch {
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

  private mutating func open(_ source: GameSource, _ answer: inout Answer) throws(SurfaceError) {
    let log = try read(source)
    answer.add(log)
    guard !log.isUnreadable else { return }
    _ = try book(for: log.log, in: log.name, of: source)
    opened += 1
    openGames[opened] = OpenedLog(source: source)
    answer.set(OpenGame(number: opened, log: log))
  }

  /// Adds `line` to the open game `number`, which is one in JSON lines from then on.
  private mutating func append(
    _ line: String, to number: Int?, of source: GameSource, _ clock: ClockDirection?,
    _ answer: inout Answer
  ) throws(SurfaceError) {
    var (number, open) = try openGame(number)
    let log = try read(open.source)
    if log.format != .jsonLines {
      open.source.log = NamedText(name: log.name, text: JSONLines.text(of: log.log))
      (open.source.format, open.source.summary) = (.jsonLines, nil)
    }
    let outcome = try outcome(of: line, for: open.source.asked(by: source), clock, at: open.time)
    answer.set(outcome)
    guard case .step(let step) = outcome else { return }
    open.source.log?.text += step.lines
    open.time = step.game.setTime
    openGames[number] = open
  }
}

/// The log of an open game, and the time of its clock, where that is later than the log alone says.
private struct OpenedLog {
  var source: GameSource
  var time: GameTime?
}

extension Question {
  /// The question about `time`, unless it names an instant itself.
  fileprivate func at(_ time: GameTime?) -> Question {
    func moved(_ instant: AskedInstant) -> AskedInstant {
      var instant = instant
      instant.at = instant.at ?? time.map { .elapsed($0.elapsed, period: $0.period) }
      return instant
    }
    return switch self {
    case .state(let instant): .state(moved(instant))
    case .ask(let instant, let plays): .ask(moved(instant), plays: plays)
    case .questions(let instant): .questions(moved(instant))
    case .table(let instant): .table(moved(instant))
    default: self
    }
  }
}

struct OpenGame: FieldObject {
  let number: Int
  var log: ReadLog?

  static let definition = "openGame"
  static let fields: [Field<Self>] = [
    Field("game", "Its number.") { $0.number },
    Field("format", "The format of its log, once it is opened.") { $0.log?.format.rawValue },
    Field("plays", "The number of its plays, once it is opened.") { $0.log?.log.plays.count },
  ]
}
