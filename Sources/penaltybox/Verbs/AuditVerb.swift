import Scoresheets
import Surface
import Views

extension Verb {
  static let audit = Verb(
    name: "audit",
    summary: "show where the recorded strength differs from the rulebook's, in logs or folders",
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
    // Once a large block has been freed, glibc keeps freed memory for the next game. To return it
    // to the system after each game took one twenty-fifth of an audit's time.
    UnsafeMutableRawPointer.allocate(byteCount: 31 << 20, alignment: 16).deallocate()
    let auditor = try LogAuditor(arguments)
    var logs = arguments
    var status = logs.findLogs(&console)
    var audited = AuditedLogs(by: auditor)
    let read = try LogPlayer(logs).each(&console) { player, file in
      auditor.audit(file, by: &player)
    } take: { _, log, console in
      audited.add(log, &console)
    }
    for remark in audited.remarks(arguments) { console.remark(remark) }
    let summary = audited.summary
    print(summary, arguments, &console)
    if read == .couldNotRun {
      status = read
    } else if let emptiness = audited.emptiness(arguments) {
      console.report(emptiness)
      status = .couldNotRun
    }
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
      // A warning that decides the exit status is a result. Any other is a remark.
      let page = Document.audit(
        summary, known: known, hasFigures: !console.isQuiet,
        hasWarnings: arguments.has(.strict) || !console.isQuiet)
      console.print(styled: page.text(in: console.palette))
    }
  }
}
