import Audits
import HockeyRules
import Scoresheets

/// The differences of an audit as text, each with its situation.
enum AuditPage {
  static func text(
    of found: AuditedDifference, in game: AuditedGame, _ palette: Palette
  ) -> String {
    let difference = found.difference
    var head = "\(game.path):\(found.line): \(game.name) \(found.start)"
    if let end = found.end { head += " to \(end)" }
    if difference.isSustained { head += ", \(difference.plays.count) plays" }
    var lines = [palette.paint(head, .strong)]
    lines.append(
      "  " + palette.paint("recorded \(difference.recorded.versusText), ruled ", .bad)
        + palette.paint(found.situation, .bad))
    let around = found.circumstances.map { ", " + $0.words }.joined()
    lines.append("  \(difference.kind.words)\(difference.isSustained ? "" : ", once")\(around)")
    if let testimony = found.testimony {
      lines.append("  \(testimony.culprit.words): \(testimony.words)")
    }
    let tables = [causes(of: found), plays(of: found)].compactMap { $0 }
    let inner = palette.indented(by: 4)
    return (lines + tables.flatMap { $0.lines(inner).map { "    " + $0 } }).asLines
  }

  static func text(ofIncomplete game: AuditedGame, _ palette: Palette) -> String {
    palette.paint("\(game.path): \(game.name)", .strong) + "\n  "
      + palette.paint("incomplete: \(game.incompleteness ?? "")", .bad) + "\n"
  }

  static func text(
    of figure: AuditedFigure, in game: AuditedGame, _ palette: Palette
  ) -> String {
    let difference = figure.difference
    let head = "\(game.path): \(game.name) \(figure.team) \(difference.figure.words)"
    let figures = "  official \(difference.recorded), ruled \(difference.ruled)"
    let lines = [palette.paint(head, .strong), palette.paint(figures, .bad)]
    return (lines + figure.counted.map { "    " + $0 }).asLines
  }

  static func text(
    of claim: AuditedClaim, in game: AuditedGame, _ palette: Palette
  ) -> String {
    let head = claim.play.head(in: game)
    let difference = claim.difference
    let words = "recorded \(difference.claimed.words), ruled \(difference.ruled.words)"
    return palette.paint(head, .strong) + "\n  " + palette.paint(words, .bad) + "\n"
  }

  static func text(
    of refusal: AuditedRefusal, in game: AuditedGame, _ palette: Palette
  ) -> String {
    let head = refusal.play.head(in: game)
    return palette.paint(head, .strong) + "\n  "
      + palette.paint("refused: \(refusal.reason)", .bad) + "\n"
  }

  static func text(
    of warning: AuditedWarning, in game: AuditedGame, _ palette: Palette
  ) -> String {
    let head = warning.play.head(in: game)
    let rule = warning.rule.isEmpty ? "" : "  " + palette.paint(warning.rule, .faint)
    return palette.paint(head, .strong) + "\n  "
      + palette.paint("warning: \(warning.text)", .assumed) + rule + "\n"
  }

  /// What led to the difference; nil where nothing did.
  static func causes(of found: AuditedDifference) -> TextTable? {
    guard !found.causes.isEmpty else { return nil }
    var table = TextTable(
      ["time", "what led to it", "then", "rule"], alignments: [.right, .left, .right, .right])
    var last = ""
    for cause in found.causes {
      table.add([
        cause.time == last ? "" : cause.time, (cause.isPlay ? "" : "  ") + cause.text,
        cause.manpower.map({ $0.versusText }) ?? "", cause.rule,
      ])
      last = cause.time
    }
    return table
  }

  /// The plays around the difference, with the strengths by the rulebook, the source and the chart.
  static func plays(of found: AuditedDifference) -> TextTable {
    let hasChart = found.testimony != nil
    let chart = hasChart ? ["chart"] : []
    var table = TextTable(
      ["time", "play", "id", "ruled", "recorded"] + chart + [""],
      alignments: [.right, .left, .right, .right, .right] + chart.map { _ in .right } + [.left])
    let shown = found.plays.filter({ $0.differs })
    let hidden = found.difference.plays.count - shown.count
    for play in found.plays {
      let seen = hasChart ? [play.chart.map({ $0.versusText }) ?? "?"] : []
      table.add(
        [play.time, play.text, play.id.words, play.ruled.versusText, recorded(play)] + seen
          + [mark(play)])
      if hidden > 0, play.id == shown.last?.id {
        table.add(["", "… \(hidden) more", "", "", ""] + chart.map { _ in "" } + ["differ"])
      }
    }
    return table
  }

  private static func recorded(_ play: AuditedDifference.Play) -> String {
    play.recorded.map { $0.manpower.versusText } ?? ""
  }

  private static func mark(_ play: AuditedDifference.Play) -> String {
    guard let recorded = play.recorded else { return "" }
    let areBothOn = recorded.goalkeepers.home && recorded.goalkeepers.visiting
    let onIce = areBothOn ? nil : "on the ice \(recorded.skaters.versusText)"
    return [play.differs ? "differs" : nil, onIce].compactMap({ $0 }).joined(separator: ", ")
  }
}
