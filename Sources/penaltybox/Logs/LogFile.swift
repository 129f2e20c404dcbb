import Feeds
import HockeyRules
import Scoresheets
import Views

/// A log read from a file, whatever its format.
struct LogFile: Sendable {
  var path: String
  var format: LogFormat
  /// The part that could be read, before the first error.
  var log: GameLog
  /// The source's own numbers for teams and goalkeepers, if it has them.
  var numbers: SourceNumbers?
  /// The oddities in it, in words.
  var notes: [String] = []
  /// The errors because of which it could not be read completely.
  var errors: [String] = []

  /// Reads the file at `path` in the format `format`, or in the one detected from its content.
  ///
  /// `league` is the league whose game it is, whatever the file says; `standard` gives the length of the
  /// periods if the log does not.
  static func read(
    _ path: String, format: String?, league: String? = nil,
    standard: @escaping @Sendable (GameLog) -> Schedule
  ) throws(FileError) -> LogFile {
    let standard = { @Sendable (log: GameLog) in standard(log.ofLeague(league)) }
    var file = try read(path, format: format, league, standard)
    file.log = file.log.ofLeague(league)
    return file
  }

  private static func read(
    _ path: String, format: String?, _ league: String?,
    _ standard: @escaping @Sendable (GameLog) -> Schedule
  ) throws(FileError) -> LogFile {
    let text = try FileSystem.contents(of: path)
    if format == nil, let unknown = UnknownJSON(text) {
      return LogFile(
        path: path, format: .nhl, log: GameLog(), errors: ["\(path.visible): \(unknown.words)"])
    }
    let format = format.flatMap { LogFormat(name: $0) } ?? Feed.detect(text)
    switch format {
    case .sheet:
      try FileSystem.checkLines(of: text, path)
      let reading = SheetReader.read(text, standard: standard)
      var file = LogFile(
        path: path, format: format, log: reading.log,
        errors: reading.errors.map { $0.report(in: path) })
      if reading.errors.isEmpty, reading.log == GameLog() {
        file.errors = ["\(path.visible): the file is empty"]
      }
      return file
    case .jsonLines:
      return LogFile(path: path, format: format, JSONLines.read(text))
    case .nhl: return LogFile(path: path, format: format, NHLFeed.read(text))
    case .hockeyTech: return LogFile(path: path, text, league)
    case .cases:
      return LogFile(
        path: path, format: format, log: GameLog(),
        errors: ["\(path.visible): this is a file of cases, not a log; use `penaltybox check`"])
    }
  }

  /// How the log names its plays.
  var naming: PlayNaming {
    switch format {
    case .sheet, .cases: .lines
    case .jsonLines, .nhl, .hockeyTech: .ids
    }
  }
}

extension GameLog {
  /// The log as one of `league`; as it is where that is nil.
  fileprivate func ofLeague(_ league: String?) -> GameLog {
    guard let league else { return self }
    var log = self
    log.league = league
    return log
  }
}

extension LogFile {
  private init(path: String, format: LogFormat, _ reading: LogReading) {
    self.init(path: path, format: format, log: reading.log, numbers: reading.numbers)
    for note in reading.notes {
      // The content of an incomplete line is lost, so it is an error, not a note.
      if case .torn(let error) = note {
        errors.append(error.place.message("\(note.words): \(error.problem.words)", file: path))
      } else {
        notes.append(note.words)
      }
    }
    if let error = reading.error { errors.append(error.message(file: path)) }
  }

  /// Reads a game that HockeyTech serves; `10.summary.json`, if it is beside `10.plays.json`, is also
  /// read, and likewise in the older view.
  private init(path: String, _ text: [UInt8], _ league: String?) {
    let beside = Companion.summary(beside: path) ?? ""
    var summary: [UInt8]?
    var problem: String?
    do throws(FileError) {
      if !beside.isEmpty { summary = try FileSystem.contents(of: beside, followsLink: false) }
    } catch {
      // The plays may be there without a summary.
      if case .missing = error.problem {} else { problem = error.message }
    }
    let reading = HockeyTechFeed.read(text, beside: summary, league: league)
    self.init(path: path, format: .hockeyTech, reading.log)
    if let error = reading.summaryError { problem = error.message(file: beside) }
    if let problem { errors.insert(problem, at: 0) }
  }
}
