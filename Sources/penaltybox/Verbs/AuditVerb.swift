import Scoresheets
import Surface
import SystemLibrary
import Views

extension Verb {
  static let audit = Verb(
    name: "audit",
    summary: "show where the strength recorded in logs, or folders, differs from the rulebook",
    operands: .several("LOG"),
    options: [
      .under, .from, .columns, .tableHome, .tableVisiting, .jobs, .league, .official, .shifts,
      .known, .names,
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
  ) { (arguments, console) throws(SurfaceError) in
    let auditor = try LogAuditor(arguments)
    let jobs = try arguments.jobs()
    let logs = LogPaths(arguments)
    for remark in logs.remarks { console.remark(remark) }
    for error in logs.errors { console.report(error) }
    var paths = logs.paths[...]
    var audited = AuditedLogs(console, of: paths.count, by: auditor)
    Workers.stream(
      from: &paths, to: &audited, threads: jobs, state: { auditor }, next: { $0.popFirst() },
      write: { audited, games in games.allSatisfy { audited.add($0) } },
      { auditor, path in auditor.audit(path) })
    console = audited.console
    for remark in audited.remarks(arguments) { console.remark(remark) }
    let summary = audited.summary
    print(summary, arguments, &console)
    let emptiness = audited.emptiness(arguments)
    if let emptiness { console.report(emptiness) }
    let isWhole = logs.errors.isEmpty && !audited.hasErrors && emptiness == nil
    let status = isWhole ? ExitStatus.done : .couldNotRun
    let isOdd = arguments.has(.strict) && summary.hasWarnings
    return max(status, summary.hasNothingNew && !isOdd ? .done : .differs)
  }

  private static func print(
    _ summary: AuditSummary, _ arguments: Arguments, _ console: inout Console
  ) {
    let known = arguments[.known] ?? ""
    switch arguments[.format] {
    case "json": console.print(json: summary)
    case "html": console.print(Document.audit(summary, known: known).html)
    case "known": console.print(summary.knownLines)
    default:
      // A warning that counts in the exit status is a result; any other is a remark.
      let page = Document.audit(
        summary, known: known, hasFigures: !console.isQuiet,
        hasWarnings: arguments.has(.strict) || !console.isQuiet)
      console.print(styled: page.text(in: console.palette))
    }
  }
}
