import Audits
import Feeds
import HockeyRules
import Scoresheets
import Surface
import Views

/// The result of one log: remarks, errors, and the audit of its game.
struct AuditedLog: Sendable {
  let path: String
  /// The game of a feed.
  var identity: GameIdentity?
  var remarks: [String] = []
  /// The assumption by which its rulebook was found, in words.
  var assumption: String?
  /// The errors because of which it could not be read or played, in words.
  var errors: [String] = []
  var game: GameAudit?
}

/// An auditor of logs, one by one; each thread has its own.
struct LogAuditor: Sendable {
  let official: OfficialRecord?
  let known: KnownErrors
  private let arguments: Arguments
  private var shelf = BookShelf.ofFiles

  /// An auditor with the record, the list and the charts that `arguments` name.
  init(_ arguments: Arguments) throws(SurfaceError) {
    self.arguments = arguments
    official = try Self.read(arguments[.official]) { (text, path) throws(SurfaceError) in
      do throws(TextError) {
        return try OfficialRecord(text)
      } catch {
        throw SurfaceError(error.message(file: path))
      }
    }
    known =
      try Self.read(arguments[.known]) { (text, path) throws(SurfaceError) in
        do throws(NotationError) {
          return try KnownErrors(text)
        } catch {
          throw SurfaceError(error.report(in: path))
        }
      } ?? KnownErrors()
    if let folder = arguments[.shifts], !FileSystem.isFolder(folder) {
      let isThere = FileSystem.kind(of: folder) != nil
      throw SurfaceError(
        isThere ? "\(folder): expected a folder, found a file" : "\(folder): no such folder")
    }
  }

  /// The value that `read` makes of the file at `path`; nil if there is no path.
  private static func read<Value>(
    _ path: String?, _ read: ([UInt8], _ path: String) throws(SurfaceError) -> Value
  ) throws(SurfaceError) -> Value? {
    guard let path else { return nil }
    let text: [UInt8]
    do throws(FileError) {
      text = try FileSystem.contents(of: path)
      try FileSystem.checkLines(of: text, path)
    } catch {
      throw SurfaceError(error)
    }
    return try read(text, path)
  }

  /// Reads, plays and audits the log at `path`.
  ///
  /// If a log cannot be read to its end, the valid part is audited.
  mutating func audit(_ path: LogPaths.Path) -> AuditedLog {
    var audited = AuditedLog(path: path.path)
    do throws(FileError) {
      let file = try ReadLog(at: path.path, arguments, shelf: shelf)
      audited.identity = GameIdentity(file)
      audited.remarks = file.notes.map { "\(file.name): \($0)".visible }
      if !file.isUnreadable { audit(file, isFound: path.isFound, &audited) }
      audited.errors += file.errors.map { $0.report }
    } catch {
      audited.errors.append(error.message)
    }
    return audited
  }

  private mutating func audit(_ file: ReadLog, isFound: Bool, _ audited: inout AuditedLog) {
    let log: PlayedLog
    do throws(SurfaceError) {
      log = PlayedLog(
        file, under: try shelf.chosen(for: file.log, in: file.name, choice: arguments[.under]),
        called: file.name.fileName)
    } catch {
      audited.errors.append(error.told(in: file.name))
      return
    }
    let game = log.game
    audited.assumption = game.assumption
    let audit = GameAudit(
      of: game,
      Audit(of: game.log, solvedAs: game.solution, fullStrength: game.book.play.skaters.value),
      path: file.name,
      season: LeagueSeason(
        league: file.log.league ?? file.format.rawValue, year: file.log.season),
      official: official?[game.name] ?? PerTeam(both: nil), known: known
    ) { chart(of: log, &audited) }
    if audit.hasSomething {
      audited.game = audit
      return
    }
    let words = "\(file.name): the log has no recorded strength to audit".visible
    if isFound {
      audited.remarks.append("\(words); skipped")
    } else {
      audited.errors.append(words)
    }
  }

  /// The game's shift chart; nil if none is requested, or, with a remark or an error, if it cannot
  /// be read.
  private func chart(of log: PlayedLog, _ audited: inout AuditedLog) -> ShiftChart? {
    guard let folder = arguments[.shifts] else { return nil }
    guard let numbers = log.file.numbers else {
      audited.remarks.append(
        "\(log.file.name.visible): the log lacks the numbers of a chart's goalkeepers; "
          + "audited without it")
      return nil
    }
    let path = folder + (folder.hasSuffix("/") ? "" : "/") + log.game.name + ".csv"
    do throws(FileError) {
      let text = try FileSystem.contents(of: path, followsLink: false)
      try FileSystem.checkLines(of: text, path)
      do throws(TextError) {
        return try ShiftChart(text, numbers: numbers)
      } catch {
        audited.errors.append(error.message(file: path))
      }
    } catch {
      switch error.problem {
      case .missing:
        audited.remarks.append("\(path.visible): no such shift chart; audited without it")
      case .noFile: audited.remarks.append("\(error.message); audited without it")
      default: audited.errors.append(error.message)
      }
    }
    return nil
  }
}

/// The results of the logs audited so far: only what is printed at the end.
struct AuditedLogs: Sendable {
  private(set) var console: Console
  private(set) var summary: AuditSummary
  /// Whether a part of a log could not be read or played.
  private(set) var hasErrors = false
  /// The names of the games, if official figures are there for them.
  private var played: Set<String> = []
  private var assumptions: [(words: String, logs: Int)] = []
  private var taken = TakenGames()
  private var done = 0
  private let logs: Int
  private let official: OfficialRecord?

  /// No results yet of as many `logs`; remarks and errors go to `console`.
  init(_ console: Console, of logs: Int, by auditor: LogAuditor) {
    self.console = console
    self.logs = logs
    summary = AuditSummary(known: auditor.known)
    official = auditor.official
  }

  /// Adds the next log, unless its game was there before, and reports its errors at once; always wants
  /// more.
  mutating func add(_ log: AuditedLog) -> Bool {
    done += 1
    console.progress(done, of: logs)
    if let words = taken.take(log.identity, at: log.path) {
      console.remark(words)
      return true
    }
    for remark in log.remarks { console.remark(remark) }
    for error in log.errors { console.report(error) }
    if !log.errors.isEmpty { hasErrors = true }
    if let words = log.assumption {
      if let index = assumptions.firstIndex(where: { $0.words == words }) {
        assumptions[index].logs += 1
      } else {
        assumptions.append((words, 1))
      }
    }
    guard let game = log.game else { return true }
    if official != nil { played.insert(game.name) }
    summary.add(game)
    return true
  }

  /// The number of logs for which each book was assumed, and the official figures of games that are not
  /// among the logs.
  func remarks(_ arguments: Arguments) -> [String] {
    let assumed = assumptions.map { "\($0.logs.counted("log")): \($0.words)".visible }
    let others = official?.ids.filter { !played.contains($0) } ?? []
    guard !others.isEmpty, let path = arguments[.official] else { return assumed }
    let more = others.count > 5 ? " and \(others.count - 5) more" : ""
    let shown = others.prefix(5).joined(separator: ", ")
    // A file for a whole season may have more games than the folder: that is not an error.
    return assumed + ["\(path): figures of games that are not among the logs: \(shown)\(more)"]
  }
}
