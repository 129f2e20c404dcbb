import Feeds
import HockeyRules
import Scoresheets
import Views

/// A log as its file has it, whatever the format.
struct LogFile {
  var path: String
  var format: LogFormat
  /// What could be read; all before the first error.
  var log: GameLog
  /// The source's own numbers of teams and goalkeepers, where it tells them.
  var numbers: SourceNumbers?
  /// What is odd in it, in words.
  var notes: [String] = []
  /// Why it could not all be read, for people.
  var errors: [String] = []

  /// Reads the file at `path` in the format called `format`, or in the one that its content shows.
  ///
  /// `standard` says how long the periods are where the log does not.
  static func read(
    _ path: String, format: String?, standard: @escaping @Sendable (GameLog) -> Schedule
  ) throws(FileError) -> LogFile {
    let text = try FileSystem.contents(of: path)
    let format = format.flatMap { LogFormat(rawValue: $0) } ?? Feed.detect(text)
    switch format {
    case .sheet:
      let reading = SheetReader.read(text, standard: standard)
      var file = LogFile(
        path: path, format: format, log: reading.log,
        errors: reading.errors.map { $0.report(in: path) })
      if reading.errors.isEmpty, reading.log == GameLog() {
        file.errors = ["\(path): there is nothing in this file"]
      }
      return file
    case .jsonLines:
      return LogFile(path: path, format: format, JSONLines.reading(of: text))
    case .nhl: return LogFile(path: path, format: format, NHLFeed.reading(of: text))
    case .pwhl: return LogFile(path: path, text)
    case .cases:
      return LogFile(
        path: path, format: format, log: GameLog(),
        errors: ["\(path): these are cases, not the log of a game; `penaltybox check` plays them"])
    }
  }

  /// What the log calls its plays.
  var naming: PlayNaming {
    switch format {
    case .sheet, .cases: .lines
    case .jsonLines, .nhl, .pwhl: .ids
    }
  }
}

extension LogFile {
  private init(path: String, format: LogFormat, _ reading: LogReading) {
    self.init(path: path, format: format, log: reading.log, numbers: reading.numbers)
    for note in reading.notes {
      // What a torn line said is lost: that is more than something odd.
      if case .torn(let error) = note {
        errors.append(error.place.message("\(note.words): \(error.problem.words)", file: path))
      } else {
        notes.append(note.words)
      }
    }
    if let error = reading.error { errors.append(error.message(file: path)) }
  }

  /// A game of the PWHL; `10.summary.json` is read too where it lies beside `10.plays.json`.
  private init(path: String, _ text: [UInt8]) {
    let ending = ".plays.json"
    let beside = path.hasSuffix(ending) ? path.dropLast(ending.count) + ".summary.json" : ""
    var summary: [UInt8]?
    var problem: String?
    do throws(FileError) {
      if !beside.isEmpty { summary = try FileSystem.contents(of: String(beside)) }
    } catch {
      // Plays may well lie there alone.
      if case .missing = error.problem {} else { problem = error.message }
    }
    let reading = PWHLFeed.reading(of: text, beside: summary)
    self.init(path: path, format: .pwhl, reading.log)
    if let error = reading.summaryError { problem = error.message(file: String(beside)) }
    if let problem { errors.insert(problem, at: 0) }
  }
}
