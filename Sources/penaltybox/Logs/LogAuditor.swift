import Audits
import Feeds
import HockeyRules
import Scoresheets
import Surface
import Views

/// The result of one log: remarks, errors, and the audit of its game.
struct AuditedLog: Sendable {
  var path: String
  /// The game of the feed that it is.
  var identity: GameIdentity?
  var remarks: [String] = []
  /// What had to be assumed to find its rulebook, in words.
  var assumption: String?
  /// What could not be read or played, in words.
  var errors: [String] = []
  var game: AuditedGame?
}

/// An auditor of logs, one by one; each thread has its own.
struct LogAuditor {
  let arguments: Arguments
  let official: OfficialRecord?
  let known: KnownErrors
  private var shelf = BookShelf.ofFiles

  init(_ arguments: Arguments, official: OfficialRecord?, known: KnownErrors) {
    self.arguments = arguments
    self.official = official
    self.known = known
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
      if !file.isUnreadable { audit(file, path, &audited) }
      audited.errors += file.errors.map { $0.report }
    } catch {
      audited.errors.append(error.message)
    }
    return audited
  }

  private mutating func audit(
    _ file: ReadLog, _ path: LogPaths.Path, _ audited: inout AuditedLog
  ) {
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
    let audit = Audit(
      of: game.log, solvedAs: game.solution, fullStrength: game.book.play.skaters.value)
    var found = AuditedGame(
      of: game, audit.agreement, path: file.name, group: Self.group(of: file),
      official: official?[game.name] ?? PerTeam(both: nil), known: known)
    guard found.hasSomething else {
      let words = "\(file.name): the log has no recorded strength to audit".visible
      if path.isFound {
        audited.remarks.append("\(words); skipped")
      } else {
        audited.errors.append(words)
      }
      return
    }
    if !audit.differences.isEmpty {
      let chart = chart(of: log, &audited)
      found.explain(audit.differences, in: game, by: chart, known: known)
    }
    audited.game = found
  }

  private static func group(of file: ReadLog) -> AuditedGame.Group {
    AuditedGame.Group(
      league: file.log.league ?? file.format.rawValue, season: file.log.season)
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
    let text: [UInt8]
    do throws(FileError) {
      text = try FileSystem.contents(of: path, followsLink: false)
      try FileSystem.checkLines(of: text, path)
    } catch {
      switch error.problem {
      case .missing:
        audited.remarks.append("\(path.visible): no such shift chart; audited without it")
      case .noFile: audited.remarks.append("\(error.message); audited without it")
      default: audited.errors.append(error.message)
      }
      return nil
    }
    do throws(TableError) {
      return try ShiftChart(text, numbers: numbers)
    } catch {
      audited.errors.append(error.message(file: path))
      return nil
    }
  }
}
