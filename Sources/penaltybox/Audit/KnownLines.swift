import Audits

/// An audit as a list of known errors: a draft for a reviewer, who writes the reasons.
enum KnownLines {
  /// What differs as lines of such a file, that which is known with its reason, the rest to be
  /// reviewed.
  static func text(of summary: AuditSummary) -> String {
    let reasons = Dictionary(
      summary.knownStill.map { ($0.finding, $0.reason) }, uniquingKeysWith: { first, _ in first })
    return summary.games.flatMap { game in
      game.differences.compactMap(\.finding) + game.claims.map(\.finding)
        + game.figures.map(\.finding)
    }.map { finding in
      "\(finding)  \(reasons[finding] ?? "not reviewed")\n"
    }.joined()
  }
}
