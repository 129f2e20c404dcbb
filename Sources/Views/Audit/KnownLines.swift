import Audits
import Scoresheets

/// An audit as a list of known errors: a draft for a reviewer, who adds the reasons.
package enum KnownLines {
  /// The differences as lines of such a file: known ones with their reasons, the rest marked as not
  /// reviewed.
  package static func text(of summary: AuditSummary) -> String {
    let reasons = Dictionary(
      summary.knownStill.map { ($0.finding, $0.reason) }, uniquingKeysWith: { first, _ in first })
    return summary.games.flatMap { game in
      game.differences.compactMap({ $0.finding }) + game.claims.map({ $0.finding })
        + game.figures.map({ $0.finding })
    }.map { finding in
      "\(finding)  \(reasons[finding] ?? "not reviewed")".visible
    }.asLines
  }
}
