package import Audits
package import HockeyRules
package import Scoresheets

/// One game's audit.
///
/// It contains figures and words but no game, so that a whole season fits in memory.
package struct AuditedGame: Sendable {
  /// The game's id or, if it has none, its file.
  package var name: String
  /// The path of its log.
  var path: String
  /// The rulebook's name.
  var book: String
  /// The league and the season of the game.
  var group: Group
  private(set) var agreements = Agreements()
  /// The teams whose official figures were available.
  private(set) var teamsHeld: [Team] = []
  private(set) var differences: [AuditedDifference] = []
  private(set) var figures: [AuditedFigure] = []
  private(set) var claims: [AuditedClaim] = []
  /// The plays that the rulebook refuses, also of an incomplete game.
  let refusals: [AuditedRefusal]
  /// Why its plays are not the whole game, in words; nothing of such a game is counted.
  package let incompleteness: String?
  /// What its log tells that cannot have happened so; it does not make the game differ.
  let warnings: [AuditedWarning]

  /// A group of games whose figures are added up.
  package struct Group: Sendable, Hashable {
    /// The league, or the format of logs that name none.
    var league: String
    /// The year in which the season began, if the log gives it.
    var season: Int?

    /// Creates the group of `league`, in the season that began in the year `season`.
    package init(league: String, season: Int?) {
      self.league = league
      self.season = season
    }

    /// Whether its figures come before those of `other`.
    func precedes(_ other: Group) -> Bool {
      (league, season ?? 0) < (other.league, other.season ?? 0)
    }

    /// The season's usual name: `2015-16`.
    var seasonName: String {
      guard let season else { return "unknown" }
      let next = season.plus(1) % 100
      return "\(season)-\(next < 10 ? "0" : "")\(next)"
    }
  }

  /// Compares `game`, whose log is at `path`, with its source's own strength, figures and claims;
  /// `official` are the figures of a league's record, if there is one.
  ///
  /// Its differences in strength are only counted; ``explain(_:in:by:known:)`` describes them.
  package init(
    of game: PlayedGame, _ strength: Agreement, path: String, group: Group,
    official: PerTeam<OfficialFigures?>, known: KnownErrors
  ) {
    name = game.name
    self.path = path
    book = game.book.name
    warnings = game.warnings.map { AuditedWarning($0, in: game) }
    self.group = group
    refusals = AuditedRefusal.all(in: game, known)
    // A game of which the book refuses a goal is whole: the refusal is what there is to tell.
    incompleteness = game.log.incompleteness?.words
    guard incompleteness == nil else { return }
    agreements.strength = strength
    for team in Team.allCases {
      guard let told = official[team] ?? game.log.official[team] else { continue }
      hold(game, against: told, of: team, known)
    }
    let audit = ClaimAudit(of: game.log, solvedAs: game.solution)
    agreements.claims = audit.agreement
    claims = audit.differences.map { AuditedClaim($0, in: game, known) }
  }

  private mutating func hold(
    _ game: PlayedGame, against told: OfficialFigures, of team: Team, _ known: KnownErrors
  ) {
    teamsHeld.append(team)
    let ruled = OfficialFigures(of: team, in: game.solution.game)
    figures += agreements.official.compare(told, with: ruled, of: team)
      .map { AuditedFigure($0, in: game, known) }
  }

  /// Adds `differences` in strength, with all that a statistician needs to decide who is right.
  package mutating func explain(
    _ differences: [Difference], in game: PlayedGame, by chart: ShiftChart?, known: KnownErrors
  ) {
    guard incompleteness == nil else { return }
    self.differences += differences.compactMap { AuditedDifference($0, in: game, chart, known) }
  }

  /// Whether its source has anything to compare a rulebook with.
  package var hasSomething: Bool {
    incompleteness != nil || agreements.strength.plays.compared > 0 || !teamsHeld.isEmpty
      || hasClaims
  }

  /// Whether its source has rulings on single plays.
  var hasClaims: Bool {
    agreements.claims.penalties.compared + agreements.claims.goals.compared > 0
  }

  /// Whether there is anything to tell of it, known or not.
  var hasFindings: Bool { incompleteness != nil || !places.isEmpty || !warnings.isEmpty }

  /// The index among the known errors of each difference; nil for one that is not known.
  private var places: [Int?] {
    refusals.map({ $0.known }) + differences.map({ $0.known }) + figures.map({ $0.known })
      + claims.map({ $0.known })
  }

  /// The indices of the known errors that it has.
  var known: [Int] { places.compactMap({ $0 }) }

  /// Whether it is complete and all its differences are known.
  var hasNothingNew: Bool { incompleteness == nil && places.allSatisfy { $0 != nil } }
}
