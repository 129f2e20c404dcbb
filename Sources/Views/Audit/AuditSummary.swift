package import Audits

/// The results of an audit of several games.
///
/// Of a game of which there is nothing to tell only the figures are kept, added to those of its season: so
/// an archive of any size fits in memory.
package struct AuditSummary: Sendable {
  /// How many games were audited.
  private(set) var count = 0
  /// The figures for each league and season, in this order.
  private(set) var groups: [(group: AuditedGame.Group, agreements: Agreements)] = []
  /// The games of which there is something to tell, in the order of their logs.
  private(set) var games: [AuditedGame] = []
  private let known: KnownErrors
  /// The names of the games that have known errors.
  private let namesOfKnown: Set<String>

  /// The audit of no game yet, in which `known` errors are expected.
  package init(known: KnownErrors) {
    self.known = known
    namesOfKnown = Set(known.entries.map { $0.finding.game })
  }

  /// Adds the next game.
  package mutating func add(_ game: AuditedGame) {
    count += 1
    let isKnown = namesOfKnown.contains(Finding.word(for: game.name))
    if game.hasFindings || isKnown { games.append(game) }
    guard game.incompleteness == nil else { return }
    if let index = groups.firstIndex(where: { $0.group == game.group }) {
      groups[index].agreements.add(game.agreements)
      return
    }
    let place = groups.firstIndex { game.group.precedes($0.group) } ?? groups.count
    groups.insert((game.group, game.agreements), at: place)
  }

  /// The figures for all games.
  var total: Agreements { Self.sum(groups.map({ $0.agreements })) }

  /// The strength at all plays but those where the shift charts show that the source is wrong; nil
  /// where no chart says anything.
  var leavingOutSourceErrors: Agreement? {
    guard differences.contains(where: { $0.testimony != nil }) else { return nil }
    var agreement = total.strength
    for game in games {
      let out = game.differences.filter { $0.testimony?.culprit == .source }
      guard !out.isEmpty else { continue }
      let left = game.differences.filter { $0.testimony?.culprit != .source }
      let plays = out.reduce(0) { $0 + $1.difference.plays.count }
      let sustained = out.count(where: { $0.difference.isSustained })
      agreement.plays.compared -= plays
      agreement.unevenPlays.compared -= plays
      agreement.sustainedDifferences -= sustained
      agreement.loneDifferences -= out.count - sustained
      if left.isEmpty { agreement.games.agreed += 1 }
      if sustained > 0 && !left.contains(where: { $0.difference.isSustained }) {
        agreement.gamesLettingSlipsPass.agreed += 1
      }
    }
    return agreement
  }

  /// The leagues, in order, each with the figures for all its games.
  var leagues: [(league: String, agreements: Agreements)] {
    var names: [String] = []
    for entry in groups where names.last != entry.group.league { names.append(entry.group.league) }
    return names.map { name in
      (name, Self.sum(groups.filter { $0.group.league == name }.map({ $0.agreements })))
    }
  }

  private static func sum(_ agreements: [Agreements]) -> Agreements {
    agreements.reduce(into: Agreements()) { $0.add($1) }
  }

  /// The differences in strength, including known ones.
  var differences: [AuditedDifference] { games.flatMap({ $0.differences }) }

  /// The known errors that still appear.
  var knownStill: [KnownErrors.Entry] {
    let found = Set(games.flatMap({ $0.known }))
    return known.entries.indices.filter(found.contains).map { known.entries[$0] }
  }

  /// The known errors of audited games that no longer appear.
  var knownGone: [KnownErrors.Entry] {
    let found = Set(games.flatMap({ $0.known }))
    var byName: [String: AuditedGame] = [:]
    for game in games.reversed() { byName[Finding.word(for: game.name)] = game }
    return known.entries.indices.filter { index in
      let entry = known.entries[index]
      guard !found.contains(index), let game = byName[entry.finding.game] else { return false }
      return switch entry.finding.matter {
      case .strength: game.agreements.strength.plays.compared > 0
      case .figure(let difference): game.teamsHeld.contains(difference.team)
      case .claim: game.hasClaims
      case .refused: true
      }
    }.map { known.entries[$0] }
  }

  /// The reason given for the known error at `index`.
  func reason(of index: Int) -> String { known.entries[index].reason }

  /// The games whose plays are not all that their sources tell of; their figures are left out.
  var incomplete: [AuditedGame] { games.filter { $0.incompleteness != nil } }

  /// Whether the rulebook refuses a play.
  var hasRefusals: Bool { games.contains { !$0.refusals.isEmpty } }

  /// Whether a log has a warning.
  package var hasWarnings: Bool { games.contains { !$0.warnings.isEmpty } }

  /// Whether all differences are known and the list of known errors is up to date.
  package var hasNothingNew: Bool { games.allSatisfy({ $0.hasNothingNew }) && knownGone.isEmpty }
}
