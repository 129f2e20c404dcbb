import Audits
import HockeyRules
import Scoresheets
import Views

/// An audit as people read it: figures, differences by game, tallies.
struct AuditText {
  let summary: AuditSummary
  let palette: Palette

  /// The figures of all games together, and by season and league where there are several, a block
  /// each.
  var figures: [String] {
    guard !summary.games.isEmpty else { return [] }
    var tables = [total]
    if summary.groups.count > 1 {
      if summary.total.agreement.plays > 0 { tables.append(strength) }
      if summary.total.official.teamGames > 0 { tables.append(official) }
    }
    return tables.map(block)
  }

  private func block(_ table: TextTable) -> String {
    table.lines(palette).map { $0 + "\n" }.joined()
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
    let claimed = figures.claimed
    if claimed.comparedPenalties > 0 {
      row("penalties, power play or not", claimed.comparedPenalties, claimed.penalties)
    }
    if claimed.comparedGoals > 0 {
      row("goals, by manpower", claimed.comparedGoals, claimed.goals)
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

  /// A row for each season, and one for each league that has several where there are several
  /// leagues.
  private var rows: [(name: String, figures: AuditSummary.Figures)] {
    let leagues = summary.leagues
    return leagues.flatMap { league, figures in
      let seasons = summary.groups.filter { $0.group.league == league }
      var rows = seasons.map { ("\(league) \($0.group.seasonName)", $0.figures) }
      if leagues.count > 1 && seasons.count > 1 { rows.append(("\(league), all", figures)) }
      return rows
    }
  }

  /// The differences that are not known yet, by game, a block each.
  var differences: [String] {
    summary.games.flatMap { game in
      game.differences.filter { $0.known == nil }
        .map { AuditPage.text(of: $0, in: game, palette) }
        + game.claims.filter { $0.known == nil }
        .map { AuditPage.text(of: $0, in: game, palette) }
        + game.figures.filter { $0.known == nil }
        .map { AuditPage.text(of: $0, in: game, palette) }
    }
  }

  /// The known errors that are there no more, a block each; `file` is their list.
  func gone(from file: String) -> [String] {
    summary.knownGone.map { entry in
      palette.paint("\(file):\(entry.line): known, but there no more", .strong)
        + "\n  \(entry.finding)  \(entry.reason)\n"
    }
  }

  /// The differences counted by kind, by what stands around them, and by whose error they are, a
  /// block each.
  var tallies: [String] {
    let new = summary.differences.filter { $0.known == nil }
    let tables = [
      tally("Differences", Difference.Kind.allCases.map { ($0.words, $0) }, new) {
        $0.difference.kind == $1
      },
      tally(
        "Around them (one may count twice)",
        Difference.Circumstance.allCases.map { ($0.words, $0) }, new
      ) { $0.circumstances.contains($1) },
      tally("By the shift charts", Culprit.allCases.map { ($0.words, $0) }, new) {
        $0.testimony?.culprit == $1
      },
    ]
    let still = summary.knownStill.count
    let known = still == 0 ? [] : ["\(still) known \(still == 1 ? "error" : "errors")\n"]
    return tables.compactMap { $0.map(block) } + known
  }

  /// How many of `differences` are of each sort that any is of; nil where none is of any.
  private func tally<Sort>(
    _ name: String, _ sorts: [(words: String, sort: Sort)], _ differences: [AuditedDifference],
    _ isOf: (AuditedDifference, Sort) -> Bool
  ) -> TextTable? {
    let found = sorts.map { entry in (entry.words, differences.filter { isOf($0, entry.sort) }) }
      .filter { !$0.1.isEmpty }
    guard !found.isEmpty else { return nil }
    var table = TextTable([name, "lone", "sustained", "plays"])
    for (words, differences) in found {
      let sustained = differences.count(where: \.difference.isSustained)
      table.add([
        words, String(differences.count - sustained), String(sustained),
        String(differences.reduce(0) { $0 + $1.difference.plays.count }),
      ])
    }
    return table
  }
}
