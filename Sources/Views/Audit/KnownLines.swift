import Audits
import Scoresheets

/// An audit as a list of known errors: a draft for a reviewer, who adds the reasons.
package enum KnownLines {
  /// The differences as lines of such a file: known ones with their reasons, the rest marked as not
  /// reviewed.
  package static func text(of summary: AuditSummary) -> String {
    var reasons: [Finding: String] = [:]
    for entry in summary.knownStill.reversed() { reasons[entry.finding] = entry.reason }
    return summary.games.flatMap { game in
      game.differences.compactMap({ $0.finding }) + game.claims.map({ $0.finding })
        + game.figures.map({ $0.finding })
    }.map { finding in
      "\(finding)  \(reasons[finding] ?? "not reviewed")".visible
    }.asLines
  }
}
