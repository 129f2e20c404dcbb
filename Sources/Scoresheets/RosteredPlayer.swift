public import HockeyRules

/// A player on a team's list for a game.
public struct RosteredPlayer: Sendable, Hashable {
  /// The player's sweater number, or the source's id for him if the source gives no sweater number.
  public var number: Int
  /// The player's position, if the source gives it.
  public var position: PlayerPosition?
  /// The player's name, if the source gives it; it is shown only if names are requested.
  public var name: String?
  /// The source's id for the player, if it gives one.
  public var id: Int?

  /// Creates a player on a list.
  public init(
    number: Int, position: PlayerPosition? = nil, name: String? = nil, id: Int? = nil
  ) {
    self.number = number
    self.position = position
    self.name = name
    self.id = id
  }
}

/// The position of a player, by the letters that the leagues use.
@nonexhaustive public enum PlayerPosition: String, Sendable, Hashable, CaseIterable {
  /// A goalkeeper.
  case goalkeeper = "G"
  /// A defender.
  case defence = "D"
  /// A centre.
  case centre = "C"
  /// A left wing.
  case leftWing = "LW"
  /// A right wing.
  case rightWing = "RW"
  /// A forward of no particular position.
  case forward = "F"

  /// The position that a league's feed writes as `code`, or `nil` if the code is unknown.
  ///
  /// The NHL writes `L` and `R` for its wings; HockeyTech's feeds distinguish left and right
  /// defenders.
  package init?(code: String) {
    switch code {
    case "L": self = .leftWing
    case "R": self = .rightWing
    case "LD", "RD": self = .defence
    default: self.init(rawValue: code)
    }
  }
}

extension Set<Player> {
  package var byTeamAndNumber: [Player] {
    sorted { ($0.team.rawValue, $0.number) < ($1.team.rawValue, $1.number) }
  }
}

extension GameLog {
  /// The names of the players whom the log lists with a name, or names in its head.
  public var names: [Player: String] {
    var names = playerNames
    for team in Team.allCases {
      for player in rosters[team] where player.name != nil {
        names[Player(team, player.number)] = player.name
      }
    }
    return names
  }

  /// The players whom the log lists or its plays name.
  package var knownPlayers: Set<Player> {
    var players = Set(plays.flatMap { $0.event.play.namedPlayers })
    for team in Team.allCases {
      for player in rosters[team] { players.insert(Player(team, player.number)) }
    }
    return players
  }

  /// The log without its lists of players.
  package var withoutLists: GameLog {
    var log = self
    log.rosters = PerTeam(both: [])
    return log
  }

  /// The log without its players' names.
  public var withoutNames: GameLog {
    var log = self
    log.playerNames = [:]
    for team in Team.allCases {
      for index in rosters[team].indices { log.rosters[team][index].name = nil }
    }
    return log
  }
}
