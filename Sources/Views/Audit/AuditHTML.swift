import Audits
import Scoresheets

/// An audit as a page that needs nothing but itself: figures, then each difference with the minutes
/// around it.
package enum AuditHTML {
  /// The page of `summary`; `file` is the list of known errors.
  package static func text(of summary: AuditSummary, known file: String) -> String {
    var markup = Markup()
    let games = summary.count
    HTMLPage.open("Audit of \(games) \(games == 1 ? "game" : "games")", to: &markup)
    markup.element("h1") { $0.trusted("Audit") }
    markup.element("p", .class("quiet")) { markup in
      markup.trusted(
        "Where the strength and the figures that the logs' source recorded differ from ")
      markup.trusted("the rulebook.")
    }
    for table in AuditTables(summary).figures { markup.table(table) }
    write(summary, to: &markup)
    for entry in summary.knownGone {
      markup.element("p", .class("bad"), text: "\(file):\(entry.line): known, but no longer there")
      markup.element("p", text: "\(entry.finding)  \(entry.reason)")
    }
    let text = AuditText(summary, .plain)
    let tallies = AuditTables(summary).tallies
    if !tallies.isEmpty || !text.counts.isEmpty {
      markup.element("h2") { $0.trusted("Tallies") }
      for table in tallies { markup.table(table) }
      for line in text.counts { markup.element("p", text: line) }
    }
    HTMLPage.close(&markup)
    return markup.text
  }

  private static func write(_ summary: AuditSummary, to markup: inout Markup) {
    for game in summary.games {
      let found = game.differences.filter { $0.known == nil }
      let claims = game.claims.filter { $0.known == nil }
      let figures = game.figures.filter { $0.known == nil }
      let refusals = game.refusals.filter { $0.known == nil }
      let count =
        refusals.count + found.count + claims.count + figures.count + game.warnings.count
      guard count > 0 || game.incompleteness != nil else { continue }
      markup.element("section", .class("audited")) { markup in
        markup.element("h2") { markup in
          markup.add(game.name)
          markup.element("span", .class("quiet"), text: " \(game.book) · \(game.path)")
        }
        if let words = game.incompleteness {
          markup.element("p", .class("bad"), text: "incomplete: \(words)")
        }
        for refusal in refusals { write(refusal, to: &markup) }
        for difference in found { write(difference, to: &markup) }
        for claim in claims { write(claim, to: &markup) }
        for figure in figures { write(figure, to: &markup) }
        for warning in game.warnings { write(warning, to: &markup) }
      }
      markup.endLine()
    }
  }

  private static func write(_ found: AuditedDifference, to markup: inout Markup) {
    let difference = found.difference
    markup.element("article") { markup in
      var head = found.start + (found.end.map { " to \($0)" } ?? "")
      if difference.isSustained { head += ", \(difference.plays.count) plays" }
      markup.element("h3") { markup in
        markup.add(head)
        if found.line > 1 { markup.element("span", .class("quiet"), text: " line \(found.line)") }
      }
      markup.element("p") { markup in
        markup.trusted("recorded ")
        markup.element("b", .class("bad"), text: difference.recorded.versusText)
        markup.trusted(", ruled ")
        markup.element("b", text: found.situation)
      }
      let around = found.circumstances.map { ", " + $0.words }.joined()
      let once = difference.isSustained ? "" : ", once"
      markup.element("p", text: "\(difference.kind.words)\(once)\(around)")
      if let testimony = found.testimony {
        markup.element("p", text: "\(testimony.culprit.words): \(testimony.words)")
      }
      found.strip.write(to: &markup)
      if let causes = AuditPage.causes(of: found) { markup.table(causes) }
      markup.table(AuditPage.plays(of: found))
    }
  }

  private static func write(_ claim: AuditedClaim, to markup: inout Markup) {
    let difference = claim.difference
    write(
      claim.play.words, line: claim.play.line,
      "recorded \(difference.claimed.words), ruled \(difference.ruled.words)", to: &markup)
  }

  private static func write(_ figure: AuditedFigure, to markup: inout Markup) {
    let difference = figure.difference
    write(
      "\(figure.team) \(difference.figure.words)", line: nil,
      "official \(difference.recorded), ruled \(difference.ruled)", to: &markup)
    markup.element("ul") { markup in
      for item in figure.counted { markup.element("li", text: item) }
    }
  }

  private static func write(_ refusal: AuditedRefusal, to markup: inout Markup) {
    write(
      refusal.play.words, line: refusal.play.line, "refused: \(refusal.reason)",
      to: &markup)
  }

  private static func write(_ warning: AuditedWarning, to markup: inout Markup) {
    let rule = warning.rule.isEmpty ? "" : " (\(warning.rule))"
    write(
      warning.play.words, line: warning.play.line, "warning: \(warning.text)\(rule)",
      to: &markup)
  }

  private static func write(
    _ head: String, line: Int?, _ words: String, to markup: inout Markup
  ) {
    markup.element("h3") { markup in
      markup.add(head)
      if let line, line > 1 { markup.element("span", .class("quiet"), text: " line \(line)") }
    }
    markup.element("p", text: words)
  }
}
