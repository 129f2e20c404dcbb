import Audits
import Scoresheets

/// An audit as a list of known errors: a draft for a reviewer, who adds the reasons.
package enum KnownLines {
  /// The differences as lines of such a file: known ones with their reasons, the rest marked as not
  /// reviewed.
  package static func text(of summary: AuditSummary) -> String {
    var reasons: [Finding: String] = [:]
    for entry in summary.knownStill.reversed() { reasons[entry.finding] = entry.reason }
    // Two logs may be of one game, but a list has each error once.
    var written: Set<Finding> = []
    var findings: [Finding] = []
    for game in summary.games {
      let own =
        game.refusals.map { $0.finding } + game.differences.compactMap { $0.finding }
        + game.claims.map { $0.finding } + game.figures.map { $0.finding }
      findings += own.filter { written.insert($0).inserted }
    }
    return findings.map { finding in
      "\(finding)  \(reasons[finding] ?? "not reviewed")".visible
    }.asLines
  }
}
