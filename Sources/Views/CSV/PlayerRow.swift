import HockeyRules
import Scoresheets

/// A player as a row: his figures in a game, as far as its log gives them.
struct PlayerRow: RowSubject {
  let game: PlayedGame
  let player: Player
  var goals = 0
  var assists = 0
  var minutes = 0
  var plusMinus: Int?

  static let columns: [Field<Self>] =
    [
      .game, .side { $0.player.team }, .team { $0.player.team },
      .player("player", "Team and number.") { $0.player },
      Field("goals", "Goals.") { $0.goals },
      Field("assists", "Assists.") { $0.assists },
      Field("points", "Goals and assists.") { $0.goals + $0.assists },
      Field("minutes", "Penalty minutes.") { $0.minutes },
      Field(
        "plus_minus", "Plus-minus; empty where the source does not say who was on the ice."
      ) { $0.plusMinus },
      .name("name", of: "the player") { $0.player },
    ] + Field.last

  /// Gives the players who scored, assisted, were penalised or were on the ice at a goal, by team and
  /// number.
  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    var rows: [Player: Self] = [:]
    func note(_ player: Player, _ change: (inout Self) -> Void) {
      change(&rows[player, default: Self(game: game, player: player)])
    }
    for goal in game.solution.game.goals {
      if let scorer = goal.goal.scorer { note(scorer) { $0.goals += 1 } }
      for player in goal.goal.assists { note(player) { $0.assists += 1 } }
    }
    for penalty in game.solution.game.penalties {
      if let player = penalty.offender.player { note(player) { $0.minutes += penalty.minutes } }
    }
    for balance in game.log.plusMinus(in: game.solution) ?? [] {
      note(balance.player) { $0.plusMinus = balance.balance }
    }
    let sorted = rows.values.sorted {
      ($0.player.team.rawValue, $0.player.number) < ($1.player.team.rawValue, $1.player.number)
    }
    for row in sorted { take(row) }
  }
}
