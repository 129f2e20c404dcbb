import HockeyRules

/// The results of a regular season.
struct SeasonTable: Sendable {
  /// The records of the clubs, by their letters.
  private(set) var clubs: [String: Standing] = [:]
  /// The records of both clubs in each game.
  private(set) var games: [PerTeam<Standing>] = []
  private(set) var players: [Person: PlayerFigures] = [:]
  private(set) var goalkeepers: [Person: GoalkeeperRecord] = [:]

  /// Enters a game that is over, with this result.
  mutating func enter(_ result: PerTeam<Standing>, _ facts: GameFacts) {
    games.append(result)
    for record in [result.home, result.visiting] {
      clubs[record.club, default: Standing(record.club)].add(record)
    }
    for own in facts.players {
      players[own.person, default: PlayerFigures(own.person)].add(own)
    }
    for own in facts.goalkeepers {
      goalkeepers[own.person, default: GoalkeeperRecord(own.person)].add(own)
    }
  }
}

// The results of the regular season.
extension Season {
  /// The standings of the regular season, the best first.
  public var standings: [Standing] {
    StandingsOrder(points: book.points, games: table.games)
      .ordered(table.clubs.values.map { $0.with(book.points) })
  }

  /// What each player has done in the regular season, as far as the logs say it.
  public var players: [PlayerFigures] {
    table.players.values.map { figures in
      var figures = figures
      figures.teamPowerPlays = table.clubs[figures.person.club]?.powerPlays ?? 0
      return figures
    }.sorted { $0.person < $1.person }
  }

  /// The records in the regular season of the goalkeepers whom the logs name.
  public var goalkeepers: [GoalkeeperRecord] {
    table.goalkeepers.values.sorted { $0.person < $1.person }
  }
}
