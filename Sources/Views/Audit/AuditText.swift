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
      + summary.games.flatMap { differences(in: $0) }
  }

  private func differences(in game: AuditedGame) -> [String] {
    var blocks: [String] = []
    for refusal in game.refusals where refusal.known == nil {
      blocks.append(AuditPage.text(of: refusal, in: game, palette))
    }
    for difference in game.differences where difference.known == nil {
      blocks.append(AuditPage.text(of: difference, in: game, palette))
    }
    for claim in game.claims where claim.known == nil {
      blocks.append(AuditPage.text(of: claim, in: game, palette))
    }
    for figure in game.figures where figure.known == nil {
      blocks.append(AuditPage.text(of: figure, in: game, palette))
    }
    return blocks
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

  /// The number of refused plays, of known errors, of warnings and of incomplete games, in words, one
  /// block each.
  package var counts: [String] {
    let out = summary.games.reduce(0) { $0 + $1.refusals.count }
    let refused = out == 0 ? [] : ["\(out) \(out == 1 ? "play" : "plays") refused\n"]
    let still = summary.knownStill.count
    let known = still == 0 ? [] : ["\(still) known \(still == 1 ? "error" : "errors")\n"]
    let odd = summary.games.reduce(0) { $0 + $1.warnings.count }
    let warnings = odd == 0 ? [] : ["\(odd) \(odd == 1 ? "warning" : "warnings")\n"]
    let cut = summary.incomplete.count
    let left = cut == 0 ? [] : ["\(cut) incomplete \(cut == 1 ? "game" : "games"), not counted\n"]
    return refused + known + warnings + left
  }
}
