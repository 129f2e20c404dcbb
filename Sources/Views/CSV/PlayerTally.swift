import HockeyRules
import Scoresheets

/// A player's figures in a game, as far as its log gives them.
struct PlayerTally {
  var player: Player
  var goals = 0
  var assists = 0
  var minutes = 0
  /// The plus-minus; nil if the source does not say who was on the ice.
  var plusMinus: Int?

  init(of player: Player) {
    self.player = player
  }

  /// The players who scored, assisted, were penalised or were on the ice at a goal, by team and
  /// number.
  static func all(in game: PlayedGame) -> [PlayerTally] {
    var tallies: [Player: PlayerTally] = [:]
    func note(_ player: Player, _ change: (inout PlayerTally) -> Void) {
      change(&tallies[player, default: PlayerTally(of: player)])
    }
    for goal in game.solution.game.goals {
      if let scorer = goal.goal.scorer { note(scorer) { $0.goals += 1 } }
      for player in goal.goal.assists { note(player) { $0.assists += 1 } }
    }
    for penalty in game.solution.game.penalties {
      if let player = penalty.offender.player { note(player) { $0.minutes += penalty.minutes } }
    }
    if let balances = game.log.plusMinus(in: game.solution) {
      for balance in balances { note(balance.player) { $0.plusMinus = balance.balance } }
    }
    return tallies.values.sorted {
      ($0.player.team.rawValue, $0.player.number) < ($1.player.team.rawValue, $1.player.number)
    }
  }
}
