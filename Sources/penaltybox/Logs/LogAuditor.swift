import Audits
import Feeds
import HockeyRules
import Scoresheets
import Surface
import Views

struct AuditedLog: Sendable {
  var remarks: [String] = []
  var assumption: String?
  var errors: [String] = []
  var game: GameAudit?
}

struct LogAuditor: Sendable {
  let evidence: AuditEvidence
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(SurfaceError) {
    self.arguments = arguments
    var texts = AuditTexts()
    if let path = arguments[.official] { texts.official = try NamedText(at: path, hasLines: true) }
    if let path = arguments[.known] { texts.known = try NamedText(at: path, hasLines: true) }
    evidence = try AuditEvidence(texts)
    try arguments.checkShifts()
  }

  /// The audit of the game in `file`, or of its readable part.
  func audit(_ file: ReadLog, by player: inout LogPlayer) -> AuditedLog {
    var audited = AuditedLog()
    audited.remarks = file.notes.map { "\(file.name): \($0)".visible }
    do throws(SurfaceError) {
      if !file.isUnreadable {
        let log = try player.play(file)
        audited.assumption = log.game.assumption
        audited.game = try log.audit(by: evidence) {
          arguments.chart(of: log, &audited.remarks, &audited.errors)
        }
      }
    } catch {
      if error.code == .nothingRecorded, !arguments.operands.contains(file.name) {
        audited.remarks.append("\(error.report); skipped")
      } else {
        audited.errors.append(error.told(in: file.name))
      }
    }
    audited.errors += file.errors.map { $0.report }
    return audited
  }
}

extension Arguments {
  func checkShifts() throws(SurfaceError) {
    guard let folder = self[.shifts], !FileSystem.isFolder(folder) else { return }
    let isThere = FileSystem.kind(of: folder) != nil
    throw SurfaceError(
      "\(folder): " + (isThere ? "expected a folder, found a file" : "no such folder"))
  }

  /// The shift chart of a game, or `nil` if none is requested or readable.
  ///
  /// A missing or unusable chart adds a remark; another failure adds an error.
  func chart(
    of log: PlayedLog, _ remarks: inout [String], _ errors: inout [String]
  ) -> ShiftChart? {
    guard let folder = self[.shifts] else { return nil }
    guard log.file.numbers != nil else {
      remarks.append(
        "\(log.file.name.visible): the log lacks the numbers of a chart's goalkeepers; "
          + "goes on without it")
      return nil
    }
    let path = folder + (folder.hasSuffix("/") ? "" : "/") + log.game.name + ".csv"
    do throws(SurfaceError) {
      return try log.chart(try NamedText(at: path, hasLines: true, followsLink: false))
    } catch {
      if error.code == .missing {
        remarks.append("\(path.visible): no such shift chart; goes on without it")
      } else if FileSystem.isOther(path) {
        remarks.append("\(error.report); goes on without it")
      } else {
        errors.append(error.report)
      }
      return nil
    }
  }
}

/// The results of the logs audited so far, for the summary at the end.
struct AuditedLogs {
  private(set) var summary: AuditSummary
  /// The number of games with something to audit.
  private var audited = 0
  /// The names of the audited games, if there are official figures.
  private var played: Set<String> = []
  private var assumptions: [(words: String, logs: Int)] = []
  private let official: OfficialRecord?

  init(by auditor: LogAuditor) {
    summary = AuditSummary(known: auditor.evidence.known)
    official = auditor.evidence.official
  }

  /// Adds the next log, and reports its remarks and errors at once.
  mutating func add(_ log: AuditedLog, _ console: inout Console) -> ExitStatus {
    for remark in log.remarks { console.remark(remark) }
    for error in log.errors { console.report(error) }
    if let words = log.assumption {
      if let index = assumptions.firstIndex(where: { $0.words == words }) {
        assumptions[index].logs += 1
      } else {
        assumptions.append((words, 1))
      }
    }
    if let game = log.game {
      audited += 1
      if official != nil { played.insert(game.name) }
      summary.add(game)
    }
    return log.errors.isEmpty ? .done : .couldNotRun
  }

  /// Why nothing was compared, or `nil` if something was.
  ///
  /// No log may have had something to compare, or no game may be in the file of official figures.
  func emptiness(_ arguments: Arguments) -> String? {
    if audited == 0 { return "nothing was audited: no log has recorded strength or figures" }
    guard let official, let path = arguments[.official],
      !official.ids.contains(where: played.contains)
    else { return nil }
    return "\(path): nothing was compared: it has figures of none of these games".visible
  }

  /// Remarks on the books that were assumed, and on official figures of games without logs.
  func remarks(_ arguments: Arguments) -> [String] {
    let assumed = assumptions.map { "\($0.logs.counted("log")): \($0.words)".visible }
    let others = official?.ids.filter { !played.contains($0) } ?? []
    guard !others.isEmpty, let path = arguments[.official] else { return assumed }
    let more = others.count > 5 ? " and \(others.count - 5) more" : ""
    let shown = others.prefix(5).joined(separator: ", ")
    // The file may be for a whole season and the folder for a part of it, so this is no error.
    return assumed + ["\(path): figures of games that are not among the logs: \(shown)\(more)"]
  }
}
