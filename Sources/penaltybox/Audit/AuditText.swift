import Audits
import HockeyRules
import Scoresheets
import Views

/// An audit as people read it: figures, differences by game, tallies.
struct AuditText {
  let summary: AuditSummary
  let palette: Palette

  /// The figures of all games together, and by season and league where there are several.
  var figures: String {
    guard !summary.games.isEmpty else { return "" }
    var tables = [total.lines(palette)]
    if summary.groups.count > 1 {
      tables.append(strength.lines(palette))
      if summary.total.official.teamGames > 0 { tables.append(official.lines(palette)) }
    }
    return tables.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private var total: TextTable {
    let figures = summary.total
    let agreement = figures.agreement
    var table = TextTable(["Agreement", "of", "agree", ""])
    func row(_ name: String, _ all: Int, _ agreed: Int) {
      table.add([name, String(all), String(agreed), Share.text(agreed, of: all)])
    }
    if agreement.plays > 0 {
      row("plays", agreement.plays, agreement.agreedPlays)
      row("plays not at full strength", agreement.unevenPlays, agreement.agreedUnevenPlays)
      row("games, every play", agreement.games, agreement.gamesWithoutDifference)
      row(
        "games, lone slips let pass", agreement.games, agreement.gamesWithoutSustainedDifference)
    }
    guard figures.official.teamGames > 0 else { return table }
    for figure in OfficialFigures.Figure.allCases {
      row(
        "\(figure.words), by team and game", figures.official.teamGames, figures.official[figure])
    }
    return table
  }

  private var strength: TextTable {
    var table = TextTable([
      "Strength", "games", "plays", "not full strength", "every play", "lone slips pass", "lone",
      "sustained",
    ])
    for row in rows {
      let agreement = row.figures.agreement
      table.add([
        row.name, String(agreement.games),
        Share.text(agreement.agreedPlays, of: agreement.plays),
        Share.text(agreement.agreedUnevenPlays, of: agreement.unevenPlays),
        Share.text(agreement.gamesWithoutDifference, of: agreement.games),
        Share.text(agreement.gamesWithoutSustainedDifference, of: agreement.games),
        String(agreement.loneDifferences), String(agreement.sustainedDifferences),
      ])
    }
    return table
  }

  private var official: TextTable {
    var table = TextTable(
      ["Official figures", "team games"] + OfficialFigures.Figure.allCases.map(\.words))
    for row in rows {
      let official = row.figures.official
      table.add(
        [row.name, String(official.teamGames)]
          + OfficialFigures.Figure.allCases.map {
            Share.text(official[$0], of: official.teamGames)
          })
    }
    return table
  }

  /// A row for each season, and one for each league that has several where there are several leagues.
  private var rows: [(name: String, figures: AuditSummary.Figures)] {
    let leagues = summary.leagues
    return leagues.flatMap { league, figures in
      let seasons = summary.groups.filter { $0.group.league == league }
      var rows = seasons.map { ("\(league) \($0.group.seasonName)", $0.figures) }
      if leagues.count > 1 && seasons.count > 1 { rows.append(("\(league), all", figures)) }
      return rows
    }
  }

  /// The differences that are not known yet, by game.
  var differences: String {
    var text = ""
    for game in summary.games {
      for difference in game.differences where difference.known == nil {
        text += AuditPage.text(of: difference, in: game, palette)
      }
      for figure in game.figures where figure.known == nil {
        text += AuditPage.text(of: figure, in: game, palette)
      }
    }
    return text
  }

  /// The known errors that are there no more.
  func gone(from file: String) -> String {
    summary.knownGone.map { entry in
      palette.paint("\(file):\(entry.line): known, but there no more", .strong)
        + "\n  \(entry.finding)  \(entry.reason)\n"
    }.joined()
  }

  /// The differences counted by kind, by what stands around them, and by whose error they are.
  var tallies: String {
    let new = summary.differences.filter { $0.known == nil }
    var tables: [TextTable] = []
    if !new.isEmpty {
      tables.append(
        tally("Differences", Difference.Kind.allCases.map { ($0.words, $0) }, new) {
          $0.difference.kind == $1
        })
      tables.append(
        tally(
          "Around them (a difference may count twice)",
          Difference.Circumstance.allCases.map { ($0.words, $0) }, new
        ) { $0.circumstances.contains($1) })
    }
    if new.contains(where: { $0.testimony != nil }) {
      tables.append(
        tally("By the shift charts", Culprit.allCases.map { ($0.words, $0) }, new) {
          $0.testimony?.culprit == $1
        })
    }
    var text = tables.map { $0.lines(palette).map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
    let still = summary.knownStill.count
    if still > 0 {
      text += (text.isEmpty ? "" : "\n") + "\(still) known \(still == 1 ? "error" : "errors")\n"
    }
    return text
  }

  /// How many of `differences` are of each sort; sorts that none is of are left out.
  private func tally<Sort>(
    _ name: String, _ sorts: [(words: String, sort: Sort)], _ differences: [AuditedDifference],
    _ isOf: (AuditedDifference, Sort) -> Bool
  ) -> TextTable {
    var table = TextTable([name, "lone", "sustained", "plays"])
    for (words, sort) in sorts {
      let found = differences.filter { isOf($0, sort) }
      guard !found.isEmpty else { continue }
      let sustained = found.count(where: \.difference.isSustained)
      table.add([
        words, String(found.count - sustained), String(sustained),
        String(found.reduce(0) { $0 + $1.difference.plays.count }),
      ])
    }
    return table
  }
}
