package import Audits
package import HockeyRules
package import Scoresheets

package struct GameAudit: Sendable {
  package let name: String
  let path: String
  /// The rulebook's name.
  let book: String
  let season: LeagueSeason
  /// Why the game is incomplete, in words; an incomplete game is not counted.
  package let incompleteness: String?
  private(set) var agreements = Agreements()
  private(set) var teamsHeld: [Team] = []
  /// The plays that the rulebook refuses, even in an incomplete game.
  let refusals: [RefusalFinding]
  private(set) var differences: [StrengthFinding] = []
  private(set) var claims: [ClaimFinding] = []
  private(set) var figures: [FigureFinding] = []
  let warnings: [WarningFinding]

  /// Compares `game` with its source's own figures and claims, and keeps `audit`, the comparison of
  /// its strength.
  ///
  /// `path` is the log's. `official` are a league's own figures, if it has published them. `chart`
  /// is called only if the strength differs.
  package init(
    of game: PlayedGame, _ audit: Audit, path: String, season: LeagueSeason,
    official: PerTeam<OfficialFigures?>, known: KnownErrors, chart: () -> ShiftChart?
  ) {
    func place(_ play: LoggedPlay?, _ listed: Finding?) -> FindingPlace {
      FindingPlace(play, in: game, at: path, listed, among: known)
    }
    name = game.name
    self.path = path
    book = game.book.name
    self.season = season
    warnings = game.warnings.map { warning in
      WarningFinding(
        place: place(game.log.plays[warning.play], nil), kind: warning.reason.kind,
        text: game.text(of: warning), rule: warning.citation?.rule?.words)
    }
    let judged = game.solution.refusals.isEmpty ? 0..<0 : game.solution.plays.indices
    refusals = judged.compactMap { index in
      let play = game.solution.plays[index]
      return game.reason(forRefusing: play).map { reason in
        let finding = Finding(refusing: play.event.id, in: game.name)
        return RefusalFinding(place: place(game.log.plays[index], finding), reason: reason)
      }
    }
    // A game is still complete if the book refuses one of its goals: the refusal is a finding.
    incompleteness = game.log.incompleteness?.words
    guard incompleteness == nil else { return }
    agreements.strength = audit.agreement
    for team in Team.allCases {
      guard let told = official[team] ?? game.log.official[team] else { continue }
      teamsHeld.append(team)
      let ruled = OfficialFigures(of: team, in: game.solution.game)
      figures += agreements.official.compare(told, with: ruled, of: team).map { difference in
        FigureFinding(place(nil, Finding(difference, in: game.name)), difference, in: game)
      }
    }
    let claimed = ClaimAudit(of: game.log, solvedAs: game.solution)
    agreements.claims = claimed.agreement
    claims = claimed.differences.map { difference in
      let play = game.log.plays[difference.play]
      let finding = Finding(difference, of: play.event.id, in: game.name)
      return ClaimFinding(place: place(play, finding), difference: difference)
    }
    guard !audit.differences.isEmpty else { return }
    let chart = chart()
    differences = audit.differences.compactMap {
      StrengthFinding($0, in: game, at: path, chart, known)
    }
  }

  package var hasSomething: Bool {
    incompleteness != nil || agreements.strength.plays.compared > 0 || !teamsHeld.isEmpty
      || hasClaims
  }

  fileprivate var hasClaims: Bool {
    let claims = agreements.claims
    return [claims.penalties, claims.goals, claims.times, claims.faceOffs].contains {
      $0.compared > 0
    }
  }

  /// The places of the findings, in the order of a list of known errors.
  fileprivate var places: [FindingPlace] {
    refusals.map { $0.place } + differences.map { $0.place } + claims.map { $0.place }
      + figures.map { $0.place }
  }
}

/// The results of auditing several games.
///
/// A game without findings only adds its figures to those of its season, so an archive of any size
/// fits in memory.
package struct AuditSummary: Sendable {
  private(set) var count = 0
  private(set) var figures = SeasonAgreements()
  private(set) var games: [GameAudit] = []
  private let known: KnownErrors
  private let namesOfKnown: Set<String>

  package init(known: KnownErrors) {
    self.known = known
    namesOfKnown = Set(known.entries.map { $0.finding.game })
  }

  package mutating func add(_ game: GameAudit) {
    count += 1
    let isKnown = namesOfKnown.contains(Finding.word(for: game.name))
    if game.incompleteness != nil || !game.places.isEmpty || !game.warnings.isEmpty || isKnown {
      games.append(game)
    }
    if game.incompleteness == nil { figures.add(game.agreements, of: game.season) }
  }

  /// The agreement in strength without the differences that the shift charts blame on the source;
  /// `nil` without any evidence from a chart.
  var leavingOutSourceErrors: Agreement? {
    guard games.contains(where: { $0.differences.contains { $0.evidence != nil } }) else {
      return nil
    }
    return games.reduce(into: figures.total.strength) { agreement, game in
      func differences(ofSource: Bool) -> [Difference] {
        game.differences.filter { ($0.evidence?.atFault == .source) == ofSource }
          .map { $0.difference }
      }
      agreement.leaveOut(differences(ofSource: true), other: differences(ofSource: false))
    }
  }

  private var places: [FindingPlace] { games.flatMap { $0.places } }

  var knownStill: [KnownErrors.Entry] {
    let found = Set(places.compactMap { $0.known?.line })
    return known.entries.filter { found.contains($0.line) }
  }

  var knownGone: [KnownErrors.Entry] {
    let found = Set(places.compactMap { $0.known?.line })
    var byName: [String: GameAudit] = [:]
    for game in games.reversed() { byName[Finding.word(for: game.name)] = game }
    return known.entries.filter { entry in
      guard !found.contains(entry.line), let game = byName[entry.finding.game] else { return false }
      return switch entry.finding.matter {
      case .strength: game.agreements.strength.plays.compared > 0
      case .figure(let difference): game.teamsHeld.contains(difference.team)
      case .claim: game.hasClaims
      case .refused: true
      }
    }
  }

  /// The incomplete games, whose figures are left out.
  var incomplete: [GameAudit] { games.filter { $0.incompleteness != nil } }

  package var hasWarnings: Bool { games.contains { !$0.warnings.isEmpty } }

  package var hasNothingNew: Bool {
    incomplete.isEmpty && places.allSatisfy { $0.known != nil } && knownGone.isEmpty
  }

  /// All findings as a list of known errors.
  ///
  /// A known finding keeps its reason; a reviewer adds the reasons of the others.
  package var knownLines: String {
    // Two logs may record the same game, but a list has each error once.
    var written: Set<Finding> = []
    return places.compactMap { place in
      guard let finding = place.listed, written.insert(finding).inserted else { return nil }
      return "\(finding)  \(place.known?.reason ?? "not reviewed")".visible
    }.asLines
  }
}
