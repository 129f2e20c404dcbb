import Audits
import Scoresheets
import Views
import Workers

extension Verb {
  /// Compares logs with their sources' own figures.
  static let audit = Verb(
    name: "audit",
    summary: "show where the strength recorded in logs, or folders, differs from the rulebook",
    operands: .several("LOG"),
    options: [
      .under, .from, .filesFrom, .jobs, .league, .official, .shifts, .known,
      .format(["text", "json", "html", "known"]),
      .strict, .color, .quiet,
    ],
    examples: [
      "penaltybox audit game.json",
      "penaltybox audit --official figures.csv --shifts charts games",
      "penaltybox audit --known errors.txt games",
      "penaltybox audit --format html games > audit.html",
      "penaltybox audit --format known games > errors.txt",
    ]
  ) { (arguments, console) throws(UsageError) in
    let official: OfficialRecord?
    let known: KnownErrors
    do throws(InputError) {
      official = try record(arguments[.official])
      known = try knownErrors(arguments[.known])
    } catch {
      console.report(error.message)
      return .couldNotRun
    }
    if let folder = arguments[.shifts], !FileSystem.isFolder(folder) {
      let isThere = FileSystem.kind(of: folder) != nil
      console.report(
        isThere ? "\(folder): expected a folder, found a file" : "\(folder): no such folder")
      return .couldNotRun
    }
    let jobs = try arguments.jobs()
    let logs = LogPaths(arguments)
    for remark in logs.remarks { console.remark(remark) }
    for error in logs.errors { console.report(error) }
    var paths = logs.paths[...]
    var audited = AuditedLogs(console, of: paths.count, official: official, known: known)
    Workers.stream(
      from: &paths, to: &audited, threads: jobs,
      state: { LogAuditor(arguments, official: official, known: known) },
      next: { $0.popFirst() }, write: { $0.add($1) },
      { auditor, path in auditor.audit(path) })
    console = audited.console
    for remark in audited.assumptions { console.remark(remark) }
    if let official, let path = arguments[.official] {
      let others = official.ids.filter { !audited.played.contains($0) }
      if !others.isEmpty {
        let more = others.count > 5 ? " and \(others.count - 5) more" : ""
        let shown = others.prefix(5).joined(separator: ", ")
        // A file for a whole season may have more games than the folder: that is not an error.
        console.remark("\(path): figures of games that are not among the logs: \(shown)\(more)")
      }
    }
    let summary = audited.summary
    print(summary, arguments, &console)
    let status = logs.errors.isEmpty && !audited.hasErrors ? ExitStatus.done : .couldNotRun
    let isOdd = arguments.has(.strict) && summary.hasWarnings
    return max(status, summary.hasNothingNew && !isOdd ? .done : .differs)
  }

  private static func print(
    _ summary: AuditSummary, _ arguments: Arguments, _ console: inout Console
  ) {
    switch arguments[.format] {
    case "json":
      console.printJSON { AuditJSON.write(summary, to: &$0) }
    case "html":
      console.print(AuditHTML.text(of: summary, known: arguments[.known] ?? ""))
    case "known":
      console.print(KnownLines.text(of: summary))
    default:
      let text = AuditText(summary, console.palette)
      var blocks = text.differences + text.gone(from: arguments[.known] ?? "")
      // A warning that counts in the exit status is a result; any other is a remark.
      if arguments.has(.strict) || !console.isQuiet { blocks += text.warnings }
      if !console.isQuiet { blocks = text.figures + blocks + text.tallies }
      console.print(styled: blocks.joined(separator: "\n"))
    }
  }

  /// The record of official figures at `path`; nil if there is no path.
  private static func record(_ path: String?) throws(InputError) -> OfficialRecord? {
    guard let path else { return nil }
    let text = try contents(of: path)
    do throws(TableError) {
      return try OfficialRecord(text)
    } catch {
      throw InputError(message: error.message(file: path))
    }
  }

  /// The known errors in the file at `path`; none if there is no path.
  private static func knownErrors(_ path: String?) throws(InputError) -> KnownErrors {
    guard let path else { return KnownErrors() }
    let text = try contents(of: path)
    do throws(NotationError) {
      return try KnownErrors(text)
    } catch {
      throw InputError(message: error.report(in: path))
    }
  }

  private static func contents(of path: String) throws(InputError) -> [UInt8] {
    do throws(FileError) {
      let text = try FileSystem.contents(of: path)
      try FileSystem.checkLines(of: text, path)
      return text
    } catch {
      throw InputError(message: error.message)
    }
  }
}

/// An error because of which a file other than the logs cannot be read.
private struct InputError: Error {
  var message: String
}
