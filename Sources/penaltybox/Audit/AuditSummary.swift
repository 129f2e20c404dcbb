import Audits

/// What an audit of several games comes to.
struct AuditSummary {
  /// The figures, those of each league and season together, in this order.
  private(set) var groups: [(group: AuditedGame.Group, figures: Figures)] = []
  /// The games, in the order of their logs.
  private(set) var games: [AuditedGame] = []
  private let known: KnownErrors

  /// Figures of several games.
  struct Figures {
    var agreement = Agreement()
    var official = OfficialAgreement()
    var claimed = ClaimAgreement()

    mutating func add(_ game: AuditedGame) {
      agreement.add(game.agreement)
      official.add(game.official)
      claimed.add(game.claimed)
    }
  }

  init(_ games: [AuditedGame], known: KnownErrors) {
    self.games = games
    self.known = known
    for game in games {
      if let index = groups.firstIndex(where: { $0.group == game.group }) {
        groups[index].figures.add(game)
      } else {
        var figures = Figures()
        figures.add(game)
        groups.append((game.group, figures))
      }
    }
    groups.sort { left, right in
      (left.group.league, left.group.season ?? 0) < (right.group.league, right.group.season ?? 0)
    }
  }

  /// The figures of all games.
  var total: Figures { Self.sum(groups.map(\.figures)) }

  /// The leagues, in order, each with the figures of all its games.
  var leagues: [(league: String, figures: Figures)] {
    var names: [String] = []
    for entry in groups where names.last != entry.group.league { names.append(entry.group.league) }
    return names.map { name in
      (name, Self.sum(groups.filter { $0.group.league == name }.map(\.figures)))
    }
  }

  private static func sum(_ figures: [Figures]) -> Figures {
    figures.reduce(into: Figures()) { sum, figures in
      sum.agreement.add(figures.agreement)
      sum.official.add(figures.official)
      sum.claimed.add(figures.claimed)
    }
  }

  /// The differences in strength, known ones too.
  var differences: [AuditedDifference] { games.flatMap(\.differences) }

  /// The known errors that still are there.
  var knownStill: [KnownErrors.Entry] {
    let found = Set(games.flatMap(\.known))
    return known.entries.indices.filter(found.contains).map { known.entries[$0] }
  }

  /// The known errors of audited games that are there no more.
  var knownGone: [KnownErrors.Entry] {
    let found = Set(games.flatMap(\.known))
    let byName = Dictionary(games.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return known.entries.indices.filter { index in
      let entry = known.entries[index]
      guard !found.contains(index), let game = byName[entry.finding.game] else { return false }
      return switch entry.finding.matter {
      case .strength: game.agreement.plays > 0
      case .figure(let difference): game.teamsHeld.contains(difference.team)
      case .claim: game.claimed.comparedPenalties + game.claimed.comparedGoals > 0
      }
    }.map { known.entries[$0] }
  }

  /// Why the error at `index` among the known ones is one.
  func reason(of index: Int) -> String { known.entries[index].reason }

  /// Whether nothing differs that is not known, and the list of what is known is up to date.
  var hasNothingNew: Bool { games.allSatisfy(\.hasNothingNew) && knownGone.isEmpty }
}

/// A part of a whole as people write it.
enum Share {
  /// The share of `part` in `whole`, to a hundredth of a per cent; empty where the whole is
  /// nothing.
  ///
  /// It is never rounded up: 100 % means all of it.
  static func text(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "" }
    let share = part * 10000 / whole
    let hundredths = share % 100
    return "\(share / 100).\(hundredths < 10 ? "0" : "")\(hundredths) %"
  }
}
