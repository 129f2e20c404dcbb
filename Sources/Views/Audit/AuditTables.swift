import Audits
import Scoresheets

/// The figures of an audit as tables.
struct AuditTables {
  private let summary: AuditSummary

  init(_ summary: AuditSummary) {
    self.summary = summary
  }

  /// The figures for all games together, and by season and league if there are several.
  var figures: [TextTable] {
    guard !summary.groups.isEmpty else { return [] }
    var tables = [total]
    if summary.groups.count > 1 {
      if summary.total.strength.plays.compared > 0 { tables.append(strength) }
      if summary.total.official.teamGames > 0 { tables.append(official) }
    }
    return tables
  }

  private var total: TextTable {
    let total = summary.total
    let strength = total.strength
    var table = TextTable(["Agreement", "of", "agree", ""])
    func row(_ name: String, _ tally: Tally) {
      table.add([name, String(tally.compared), String(tally.agreed), tally.share])
    }
    func rows(_ strength: Agreement, _ addition: String = "") {
      row("plays" + addition, strength.plays)
      row("plays not at full strength" + addition, strength.unevenPlays)
      row("games, every play" + addition, strength.games)
      row("games, ignoring lone slips" + addition, strength.gamesLettingSlipsPass)
    }
    if strength.plays.compared > 0 { rows(strength) }
    if let fewer = summary.leavingOutSourceErrors { rows(fewer, ", the source's errors left out") }
    let claims = total.claims
    if claims.penalties.compared > 0 { row("penalties, power play or not", claims.penalties) }
    if claims.goals.compared > 0 { row("goals, by manpower", claims.goals) }
    guard total.official.teamGames > 0 else { return table }
    for figure in OfficialFigures.Figure.allCases {
      row("\(figure.words), by team and game", total.official[figure])
    }
    return table
  }

  private var strength: TextTable {
    var table = TextTable([
      "Strength", "games", "plays", "not full strength", "every play", "ignoring slips", "lone",
      "sustained",
    ])
    for row in rows {
      let agreement = row.agreements.strength
      table.add([
        row.name, String(agreement.games.compared), agreement.plays.share,
        agreement.unevenPlays.share, agreement.games.share, agreement.gamesLettingSlipsPass.share,
        String(agreement.loneDifferences), String(agreement.sustainedDifferences),
      ])
    }
    return table
  }

  private var official: TextTable {
    var table = TextTable(
      ["Official figures", "team games"] + OfficialFigures.Figure.allCases.map({ $0.words }))
    for row in rows {
      let official = row.agreements.official
      table.add(
        [row.name, String(official.teamGames)]
          + OfficialFigures.Figure.allCases.map { official[$0].share })
    }
    return table
  }

  /// A row for each season and, if there are several leagues, one for each league with several
  /// seasons.
  private var rows: [(name: String, agreements: Agreements)] {
    let leagues = summary.leagues
    var rows: [(name: String, agreements: Agreements)] = []
    for (league, agreements) in leagues {
      let seasons = summary.groups.filter { $0.group.league == league }
      for season in seasons {
        rows.append(("\(league) \(season.group.seasonName)", season.agreements))
      }
      if leagues.count > 1 && seasons.count > 1 { rows.append(("\(league), all", agreements)) }
    }
    return rows
  }

  /// The differences that are not known yet, counted by kind, by their circumstances, and by whose
  /// error they are.
  var tallies: [TextTable] {
    let new = summary.differences.filter { $0.known == nil }
    let tables = [
      tally("Differences", Difference.Kind.allCases.map { ($0.words, $0) }, new) {
        $0.difference.kind == $1
      },
      tally(
        "Circumstances (one may count twice)",
        Difference.Circumstance.allCases.map { ($0.words, $0) }, new
      ) { $0.circumstances.contains($1) },
      tally("By the shift charts", Culprit.allCases.map { ($0.words, $0) }, new) {
        $0.testimony?.culprit == $1
      },
    ]
    return tables.compactMap { $0 }
  }

  /// How many of `differences` are of each sort; sorts without any are left out; nil if all are.
  private func tally<Sort>(
    _ name: String, _ sorts: [(words: String, sort: Sort)], _ differences: [AuditedDifference],
    _ isOf: (AuditedDifference, Sort) -> Bool
  ) -> TextTable? {
    let found = sorts.map { entry in (entry.words, differences.filter { isOf($0, entry.sort) }) }
      .filter { !$0.1.isEmpty }
    guard !found.isEmpty else { return nil }
    var table = TextTable([name, "lone", "sustained", "plays"])
    for (words, differences) in found {
      let sustained = differences.count(where: { $0.difference.isSustained })
      table.add([
        words, String(differences.count - sustained), String(sustained),
        String(differences.reduce(0) { $0 + $1.difference.plays.count }),
      ])
    }
    return table
  }
}
