import Cases
import Feeds
import HockeyRules
import Rulebooks
import Scoresheets
import Views

/// A log read from the bytes of a request, whatever its format, and the book to play it under.
struct LogSource {
  var format: LogFormat
  /// The part that could be read, before the first error.
  var log: GameLog
  var errors: [SurfaceError] = []
  var notes: [String] = []
  /// The case that it is, if it is a file of cases: the first in it.
  private(set) var `case`: Case?
  private let choice: BookChoice

  init(_ request: Request) throws(SurfaceError) {
    guard let file = request.log else { throw SurfaceError("the request has no log") }
    if request.format == nil, let unknown = UnknownJSON(file.text) {
      throw SurfaceError("\(file.name.visible): \(unknown.words)")
    }
    choice = BookChoice(request)
    format = request.format ?? Feed.detect(file.text)
    log = GameLog()
    switch format {
    case .sheet:
      let choice = choice
      let reading = SheetReader.read(file.text) { choice.schedule(of: $0) }
      log = reading.log
      errors = reading.errors.map { SurfaceError($0, in: file.name) }
      if reading.errors.isEmpty, log == GameLog() {
        errors = [SurfaceError("\(file.name.visible): the file is empty")]
      }
    case .cases:
      let choice = choice
      let reading = CaseReader.read(file.text, file: file.name) { choice.schedule(of: $0) }
      errors = reading.errors.map { SurfaceError($0, in: file.name) }
      `case` = reading.file.cases.first
      log = `case`?.log ?? reading.file.head.log
      if reading.file.cases.count > 1 {
        notes = ["the file has \(reading.file.cases.count) cases; this is the first"]
      }
    case .jsonLines: take(JSONLines.read(file.text), in: file.name)
    case .nhl: take(NHLFeed.read(file.text), in: file.name)
    case .hockeyTech:
      let reading = HockeyTechFeed.read(file.text, beside: request.summary, league: request.league)
      take(reading.log, in: file.name)
      if let error = reading.summaryError {
        errors.insert(SurfaceError(error, in: "\(file.name): the summary"), at: 0)
      }
    }
    if let league = request.league { log.league = league }
  }

  private mutating func take(_ reading: LogReading, in file: String) {
    log = reading.log
    for note in reading.notes {
      if case .torn(let error) = note {
        errors.append(
          SurfaceError("\(note.words): \(error.problem.words)", at: error.place, in: file))
      } else {
        notes.append(note.words)
      }
    }
    if let error = reading.error { errors.append(SurfaceError(error, in: file)) }
  }

  /// How the log names its plays.
  var naming: PlayNaming {
    switch format {
    case .sheet, .cases: .lines
    default: .ids
    }
  }

  /// The length of the periods under the book.
  var schedule: Schedule { choice.schedule(of: log) }

  /// The book to play the log under.
  func book() throws(SurfaceError) -> Rulebook { try choice.book(for: log) }

  /// What had to be assumed to find that book, in words; nil where nothing was.
  var assumption: String? { choice.assumption(for: log)?.words }
}

/// Which book a log is played under: one that the caller gives or names, or that of the log.
struct BookChoice: Sendable {
  private let given: Result<Edition, SurfaceError>?
  private let loaded: LoadedBooks
  /// Whether the book that a log names does not count.
  private var isByLeague = false

  init(_ request: Request) {
    let loaded = request.loaded
    if let edition = request.edition {
      given = .success(edition)
    } else if let book = request.book {
      given = Result { () throws(SurfaceError) in try loaded.read(book) }
    } else if request.books.first == "auto" {
      given = nil
      isByLeague = true
    } else if let id = request.books.first {
      given = Result { () throws(SurfaceError) in try loaded.edition(id) }
    } else {
      given = nil
    }
    self.loaded = loaded
  }

  /// The book that each log names itself.
  init(byLogs loaded: LoadedBooks) {
    given = nil
    self.loaded = loaded
  }

  func book(for log: GameLog) throws(SurfaceError) -> Rulebook {
    if let given { return try given.get().rulebook }
    return try loaded.edition(for: asPlayed(log)).rulebook
  }

  private func asPlayed(_ log: GameLog) -> GameLog {
    guard isByLeague else { return log }
    var log = log
    log.books = ["auto"]
    return log
  }

  /// What had to be assumed to find the book of `log`.
  func assumption(for log: GameLog) -> BookAssumption? {
    given == nil ? (try? Rulebooks.choice(for: asPlayed(log)))?.assumption : nil
  }

  /// The length of the periods of `log`, or the usual length if its book cannot be found.
  func schedule(of log: GameLog) -> Schedule {
    (try? book(for: log))?.schedule(for: log.kind) ?? .standard(for: log.kind)
  }
}
