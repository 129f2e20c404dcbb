import HockeyRules

/// A season of a league, whose games are counted together.
package struct LeagueSeason: Sendable, Hashable {
  /// The league, or the format of the log if the log names no league.
  package var league: String
  /// The year in which the season began, if the log gives it.
  package var year: Int?

  package init(league: String, year: Int?) {
    self.league = league
    self.year = year
  }

  /// The usual name of the season: `2015-16`.
  package var name: String { year?.seasonName ?? "unknown" }

  fileprivate func precedes(_ other: LeagueSeason) -> Bool {
    (league, year ?? 0) < (other.league, other.year ?? 0)
  }
}

/// The agreements of games, by league and season.
package struct SeasonAgreements: Sendable {
  /// The leagues and seasons in order, each with its figures.
  package private(set) var seasons: [(season: LeagueSeason, agreements: Agreements)] = []

  package init() {}

  /// Adds the figures of a game of `season`.
  package mutating func add(_ agreements: Agreements, of season: LeagueSeason) {
    if let index = seasons.firstIndex(where: { $0.season == season }) {
      seasons[index].agreements.add(agreements)
    } else {
      let place = seasons.firstIndex { season.precedes($0.season) } ?? seasons.count
      seasons.insert((season, agreements), at: place)
    }
  }

  /// The figures of all games together.
  package var total: Agreements { Self.sum(seasons) }

  /// The figures of each season, by name.
  ///
  /// If there are several leagues, a league with several seasons also has a row for all of them.
  package var named: [(name: String, agreements: Agreements)] {
    var leagues: [String] = []
    for (season, _) in seasons where leagues.last != season.league { leagues.append(season.league) }
    return leagues.flatMap { league in
      let own = seasons.filter { $0.season.league == league }
      let rows = own.map { (name: "\(league) \($0.season.name)", agreements: $0.agreements) }
      return leagues.count > 1 && own.count > 1 ? rows + [("\(league), all", Self.sum(own))] : rows
    }
  }

  private static func sum(
    _ seasons: [(season: LeagueSeason, agreements: Agreements)]
  ) -> Agreements {
    seasons.reduce(into: Agreements()) { $0.add($1.agreements) }
  }
}

extension Agreement {
  /// Leaves out a game's plays at which the source is wrong.
  ///
  /// The `errors` are the differences at these plays; the game's `other` differences still count.
  package mutating func leaveOut(_ errors: [Difference], other: [Difference]) {
    let count = errors.reduce(0) { $0 + $1.plays.count }
    let sustained = errors.count { $0.isSustained }
    plays.compared -= count
    unevenPlays.compared -= count
    sustainedDifferences -= sustained
    loneDifferences -= errors.count - sustained
    if !errors.isEmpty, other.isEmpty { games.agreed += 1 }
    if sustained > 0, !other.contains(where: { $0.isSustained }) {
      gamesLettingSlipsPass.agreed += 1
    }
  }
}

extension Int {
  /// The usual name of the season that began in this year: `2015-16`.
  package var seasonName: String {
    let next = plus(1) % 100
    return "\(self)-\(next < 10 ? "0" : "")\(next)"
  }
}
