import HockeyRules
import Scoresheets

extension GameLog {
  /// Takes over the players that a feed lists, and so its goalkeepers; of two with one number, the
  /// later.
  mutating func list(_ players: PerTeam<[RosteredPlayer]>) {
    rosters = players.map { $0.byNumber }
    for team in Team.allCases {
      for player in players[team] where player.position == .goalkeeper {
        goalkeepers.insert(Player(team, player.number))
      }
    }
  }
}

extension [RosteredPlayer] {
  /// One player for each number: the last of those who have it, in the place of the first.
  fileprivate var byNumber: [RosteredPlayer] {
    var places: [Int: Int] = [:]
    var players: [RosteredPlayer] = []
    for player in self {
      if let place = places[player.number] {
        players[place] = player
      } else {
        places[player.number] = players.count
        players.append(player)
      }
    }
    return players
  }
}
