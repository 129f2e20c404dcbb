import Audits
import Scoresheets

extension Document {
  /// An audit: figures, findings with their situations, and tallies.
  ///
  /// `file` is the list of known errors.
  package static func audit(
    _ summary: AuditSummary, known file: String, hasFigures: Bool = true, hasWarnings: Bool = true
  ) -> Document {
    var page = Document(
      title: "Audit of \(summary.count.counted("game"))", heading: "Audit",
      blocks: [
        .line(
          "Where the strength and the figures that the logs' source recorded differ from the "
            + "rulebook.", .faint, only: .html)
      ])
    if hasFigures { page.blocks += summary.tables.map { .table($0) } }
    for game in summary.incomplete {
      let words = Span("incomplete: \(game.incompleteness ?? "")", .bad)
      let head = Span("\(game.path): \(game.name)", only: .text)
      page.blocks.append(game.section([.entry([head], [.lines([[words]])])]))
    }
    for game in summary.games {
      let findings =
        game.refusals.unknown + game.differences.unknown + game.claims.unknown
        + game.figures.unknown
      if !findings.isEmpty { page.blocks.append(game.section(findings)) }
    }
    page.blocks += summary.knownGone.map { entry in
      .entry(
        [Span("\(file):\(entry.line): known, but no longer there")],
        [.line("\(entry.finding)  \(entry.reason)")])
    }
    for game in summary.games where hasWarnings && !game.warnings.isEmpty {
      page.blocks.append(game.section(game.warnings.map { $0.entry }, about: " · warnings"))
    }
    let tallies: [Block] = summary.tallies.map { .table($0) } + summary.counts.map { .line($0) }
    if hasFigures, !tallies.isEmpty { page.blocks.append(.section([Span("Tallies")], tallies)) }
    return page
  }
}

extension GameAudit {
  fileprivate func section(_ blocks: [Document.Block], about: String = "") -> Document.Block {
    .section([.init(name), .init(" \(book) · \(path)\(about)", .faint)], blocks)
  }
}

extension Array where Element: AuditFinding {
  fileprivate var unknown: [Document.Block] { filter { $0.place.known == nil }.map { $0.entry } }
}

extension AuditSummary {
  /// The figures of all games together and, if there are several seasons or leagues, of each.
  fileprivate var tables: [TextTable] {
    guard !figures.seasons.isEmpty else { return [] }
    let total = figures.total
    guard figures.seasons.count > 1 else { return [table(of: total)] }
    let strength = TextTable(
      of: figures.named,
      .left("Strength") { $0.name },
      .count("games") { $0.agreements.strength.games.compared },
      .right("plays") { $0.agreements.strength.plays.share },
      .right("not full strength") { $0.agreements.strength.unevenPlays.share },
      .right("every play") { $0.agreements.strength.games.share },
      .right("ignoring slips") { $0.agreements.strength.gamesLettingSlipsPass.share },
      .count("lone") { $0.agreements.strength.loneDifferences },
      .count("sustained") { $0.agreements.strength.sustainedDifferences })
    let official = TextTable(
      of: figures.named,
      [
        .left("Official figures") { $0.name },
        .count("team games") { $0.agreements.official.teamGames },
      ]
        + OfficialFigures.Figure.allCases.map { figure in
          .right(figure.words) { $0.agreements.official[figure].share }
        })
    return [table(of: total)] + (total.strength.plays.compared > 0 ? [strength] : [])
      + (total.official.teamGames > 0 ? [official] : [])
  }

  private func table(of total: Agreements) -> TextTable {
    func rows(_ strength: Agreement, _ addition: String = "") -> [(String, Tally)] {
      [
        ("plays" + addition, strength.plays),
        ("plays not at full strength" + addition, strength.unevenPlays),
        ("games, every play" + addition, strength.games),
        ("games, ignoring lone slips" + addition, strength.gamesLettingSlipsPass),
      ]
    }
    var all = total.strength.plays.compared > 0 ? rows(total.strength) : []
    if let fewer = leavingOutSourceErrors { all += rows(fewer, ", the source's errors left out") }
    let others =
      [
        ("penalties, power play or not", total.claims.penalties),
        ("penalties, begin and end", total.claims.times),
        ("goals, by manpower", total.claims.goals),
        ("face-offs after penalties, by zone", total.claims.faceOffs),
      ]
      + OfficialFigures.Figure.allCases.map {
        ("\($0.words), by team and game", total.official[$0])
      }
    return TextTable(
      of: all + others.filter { $0.1.compared > 0 },
      .left("Agreement") { $0.0 },
      .count("of") { $0.1.compared },
      .count("agree") { $0.1.agreed },
      .right("") { $0.1.share })
  }

  /// The unknown differences, counted by kind, by circumstances and by the party in error.
  fileprivate var tallies: [TextTable] {
    let new = games.flatMap { $0.differences }.filter { $0.place.known == nil }
    func tally<Sort: CaseIterable>(
      _ name: String, _ words: @escaping (Sort) -> String, _ isOf: (StrengthFinding, Sort) -> Bool
    ) -> TextTable? {
      let found = Sort.allCases.map { sort in
        (sort: sort, differences: new.filter { isOf($0, sort) }.map { $0.difference })
      }.filter { !$0.differences.isEmpty }
      guard !found.isEmpty else { return nil }
      return TextTable(
        of: found,
        .left(name) { words($0.sort) },
        .count("lone") { $0.differences.count { !$0.isSustained } },
        .count("sustained") { $0.differences.count { $0.isSustained } },
        .count("plays") { $0.differences.reduce(0) { $0 + $1.plays.count } })
    }
    return [
      tally("Differences", { (kind: Difference.Kind) in kind.words }) { $0.difference.kind == $1 },
      tally(
        "Circumstances (one may count twice)", { (sort: Difference.Circumstance) in sort.words }
      ) { $0.circumstances.contains($1) },
      tally("By the shift charts", { (party: PartyAtFault) in party.words }) {
        $0.evidence?.atFault == $1
      },
    ].compactMap { $0 }
  }

  /// The numbers of refused plays, known errors, warnings and incomplete games, in words.
  fileprivate var counts: [String] {
    let refused = games.reduce(0) { $0 + $1.refusals.count }
    let warnings = games.reduce(0) { $0 + $1.warnings.count }
    return [
      (refused, "play", " refused"), (knownStill.count, "known error", ""),
      (warnings, "warning", ""), (incomplete.count, "incomplete game", ", not counted"),
    ].filter { $0.0 > 0 }.map { $0.0.counted($0.1) + $0.2 }
  }
}
