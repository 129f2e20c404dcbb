import Audits
import HockeyRules
import Scoresheets

struct TeamRow: RowSubject {
  let game: PlayedGame
  let team: Team
  let tally: GoalTally
  let times: [StrengthTime]
  let result: Game

  static let columns: [Field<Self>] = .list {
    Field.side { $0.team }
    Field.team { $0.team }
    Field("score", "The score, with the goal of a shoot-out.") { $0.result.score[$0.team] }
    Field("goals", "The goals that count.") { row in
      row.result.goals.count { $0.goal.team == row.team }
    }
    Field("even_goals", "Goals at even strength.") { $0.tally.even }
    Field("power_play_goals", "Power-play goals.") { $0.tally.powerPlay }
    Field("short_handed_goals", "Short-handed goals.") { $0.tally.shortHanded }
    Field("empty_net_goals", "Goals into an empty net.") { $0.tally.emptyNet }
    Field("penalty_shot_goals", "Goals on penalty shots, which are not counted above.") {
      $0.tally.penaltyShot
    }
    Field("power_plays", "Power plays: the opportunities.") { $0.result.powerPlays[$0.team] }
    Field("minutes", "Penalty minutes.") { $0.result.penaltyMinutes[$0.team] }
    Field("won", "Whether the team won; empty where the game is tied or not over.") { row in
      row.result.winner.map { $0 == row.team }
    }
    Field("even_seconds", "Playing time at even strength.") { $0.time { $0 == $1 } }
    Field("power_play_seconds", "Playing time with more skaters.") { $0.time { $0 > $1 } }
    Field("short_handed_seconds", "Playing time with fewer skaters.") { $0.time { $0 < $1 } }
    Field.teamID { $0.team }
  }

  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    let result = game.solution.game
    let times = game.solution.timeAtStrength
    for team in Team.allCases {
      let tally = GoalTally(of: team, in: result)
      take(Self(game: game, team: team, tally: tally, times: times, result: result))
    }
  }

  private func time(_ counts: (Int, Int) -> Bool) -> PlayingTime {
    times.reduce(.zero) {
      counts($1.manpower[team], $1.manpower[team.opponent]) ? $0 + $1.time : $0
    }
  }
}

/// A player's figures in a game, as far as the log gives them.
struct PlayerRow: RowSubject {
  let game: PlayedGame
  let player: Player
  var goals = 0
  var assists = 0
  var minutes = 0
  var plusMinus: Int?

  static let columns: [Field<Self>] = .list {
    Field.side { $0.player.team }
    Field.team { $0.player.team }
    Field.player("player", "Team and number.") { $0.player }
    Field("goals", "Goals.") { $0.goals }
    Field("assists", "Assists.") { $0.assists }
    Field("points", "Goals and assists.") { $0.goals + $0.assists }
    Field("minutes", "Penalty minutes.") { $0.minutes }
    Field("plus_minus", "Plus-minus; empty where the source does not say who was on the ice.") {
      $0.plusMinus
    }
    Field.name("name", of: "the player") { $0.player }
    Field.teamID { $0.player.team }
    Field.playerID("player_id", of: "the player") { $0.player }
  }

  /// Passes every player who scored, assisted, was penalised or was on the ice at a goal, in order.
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
