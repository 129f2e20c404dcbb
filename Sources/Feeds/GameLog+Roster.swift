import HockeyRules
import Scoresheets

extension GameLog {
  /// Takes over the players that a feed lists, and so its goalkeepers.
  mutating func list(_ players: PerTeam<[RosteredPlayer]>) {
    rosters = players
    for team in Team.allCases {
      for player in players[team] where player.position == .goalkeeper {
        goalkeepers.insert(Player(team, player.number))
      }
    }
  }
}
