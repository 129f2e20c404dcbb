import Audits
import Scoresheets

/// An audit as text: figures, differences by game, tallies.
package struct AuditText {
  private let summary: AuditSummary
  private let palette: Palette

  /// The text of `summary`, with the looks of `palette`.
  package init(_ summary: AuditSummary, _ palette: Palette) {
    self.summary = summary
    self.palette = palette
  }

  /// The figures for all games together, and by season and league if there are several, one block
  /// each.
  package var figures: [String] {
    AuditTables(summary).figures.map(block)
  }

  private func block(_ table: TextTable) -> String {
    table.lines(palette).asLines
  }

  /// The differences that are not known yet, by game, one block each.
  package var differences: [String] {
    summary.incomplete.map { AuditPage.text(ofIncomplete: $0, palette) }
      + summary.games.flatMap { game in
        game.differences.filter { $0.known == nil }
          .map { AuditPage.text(of: $0, in: game, palette) }
          + game.claims.filter { $0.known == nil }
          .map { AuditPage.text(of: $0, in: game, palette) }
          + game.figures.filter { $0.known == nil }
          .map { AuditPage.text(of: $0, in: game, palette) }
      }
  }

  /// The warnings about the logs, by game, one block each.
  package var warnings: [String] {
    summary.games.flatMap { game in
      game.warnings.map { AuditPage.text(of: $0, in: game, palette) }
    }
  }

  /// The known errors that no longer appear, one block each; `file` is their list.
  package func gone(from file: String) -> [String] {
    summary.knownGone.map { entry in
      palette.paint("\(file):\(entry.line): known, but no longer there", .strong)
        + "\n  \("\(entry.finding)  \(entry.reason)".visible)\n"
    }
  }

  /// The differences counted by kind, by their circumstances, and by whose error they are, one
  /// block each; then the number of known errors and of warnings.
  package var tallies: [String] {
    AuditTables(summary).tallies.map(block) + counts
  }

  /// The number of known errors, of warnings and of incomplete games, in words, one block each.
  package var counts: [String] {
    let still = summary.knownStill.count
    let known = still == 0 ? [] : ["\(still) known \(still == 1 ? "error" : "errors")\n"]
    let odd = summary.games.reduce(0) { $0 + $1.warnings.count }
    let warnings = odd == 0 ? [] : ["\(odd) \(odd == 1 ? "warning" : "warnings")\n"]
    let cut = summary.incomplete.count
    let left = cut == 0 ? [] : ["\(cut) incomplete \(cut == 1 ? "game" : "games"), not counted\n"]
    return known + warnings + left
  }
}
