import HockeyRules
import Scoresheets

struct GoalRow: RowSubject {
  let game: PlayedGame
  let scored: ScoredGoal
  let score: PerTeam<Int>
  let isWinning: Bool
  /// The goal's index in the log's plays, or `nil` if the log has no play for the goal.
  let play: Int?
  /// The index of the play that called the penalty ended by the goal.
  let ended: Int?
  private var goal: Goal { scored.goal }

  static let columns: [Field<Self>] = .list {
    Field.clock { $0.scored.time }
    Field.team { $0.goal.team }
    Field.player("scorer", "Who scored: team and number.") { $0.goal.scorer }
    Field.player("assist_1", "Who had the first assist.") { $0.goal.assists.first }
    Field.player("assist_2", "Who had the second assist.") { $0.goal.assists.dropFirst().first }
    Field("manpower", "`PP`, `SH` or `EV`; empty for a penalty shot, which is none of them.") {
      $0.scored.penaltyShot ? nil : $0.scored.manpower
    }
    Field("empty_net", "Whether the net was empty.") { $0.goal.emptyNet }
    Field("penalty_shot", "Whether the goal was scored on a penalty shot.") {
      $0.scored.penaltyShot
    }
    Field("awarded", "Whether the officials awarded the goal.") { $0.goal.awarded }
    Field.perTeam("score", "score after the goal") { $0.score[$1] }
    Field("game_winning", "Whether the goal is the game-winning goal.") { $0.isWinning }
    Field.source { $0.play }
    Field.name("scorer_name", of: "the scorer") { $0.goal.scorer }
    Field.name("assist_1_name", of: "the player with the first assist") { $0.goal.assists.first }
    Field.name("assist_2_name", of: "the player with the second assist") {
      $0.goal.assists.dropFirst().first
    }
    Field.source(
      "The `source` of the penalty that the goal ended; empty if the goal ended none.", "ended"
    ) {
      $0.ended
    }
    Field.ids { $0.goal.team }
    Field.playerID("scorer_id", of: "the scorer") { $0.goal.scorer }
    Field.playerID("assist_1_id", of: "the player with the first assist") { $0.goal.assists.first }
    Field.playerID("assist_2_id", of: "the player with the second assist") {
      $0.goal.assists.dropFirst().first
    }
  }

  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    let plays = PlayIndex(of: game.solution)
    let winning = game.solution.game.gameWinningGoal
    for (scored, score) in game.solution.game.scoredGoals {
      take(
        Self(
          game: game, scored: scored, score: score, isWinning: scored == winning,
          play: plays[scored.call], ended: scored.ended.flatMap { plays[$0.penalty.call] }))
    }
  }
}

struct AttemptRow: RowSubject {
  let game: PlayedGame
  /// The attempt's index in the log's plays.
  let play: Int
  let shot: Shot
  let round: Int?

  private enum Kind: String, FieldWord {
    case penaltyShot = "penalty-shot"
    case shootOut = "shoot-out"
  }

  static let columns: [Field<Self>] = .list {
    Field.clock { $0.time }
    Field.team { $0.shot.team }
    Field.player("player", "Who shot: team and number.") { $0.shot.shooter }
    Field("kind", "`penalty-shot` or `shoot-out`.") {
      $0.round == nil ? Kind.penaltyShot : .shootOut
    }
    Field("round", "The round of the shoot-out; empty for a penalty shot.") { $0.round }
    Field("scored", "Whether the attempt was a goal that counts.") { $0.shot.scored }
    Field("result", "How the attempt ended; `again` if the attempt is taken again.") {
      $0.shot.result
    }
    Field.source { $0.play }
    Field.name("name", of: "the player") { $0.shot.shooter }
    Field.ids { $0.shot.team }
    Field.playerID("player_id", of: "the player") { $0.shot.shooter }
  }

  private var time: GameTime { game.solution.plays[play].event.time }

  /// Passes the attempts that the book accepts, as the record has them at the end.
  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    let attempts = game.solution.game.attempts
    let goals = game.solution.game.goals
    var taken = PerTeam(both: 0)
    for (index, play) in game.solution.plays.enumerated() where play.refused == nil {
      switch play.event.play {
      case .penaltyShot(var shot):
        if shot.scored, !goals.contains(where: { $0.call == play.event.id }) { shot.result = .lost }
        take(Self(game: game, play: index, shot: shot, round: nil))
      case .shootOut(let shot):
        let round = taken[shot.team] + 1
        if shot.result != .again { taken[shot.team] = round }
        let counted = attempts.first { $0.call == play.event.id }?.shot ?? shot
        take(Self(game: game, play: index, shot: counted, round: round))
      default: break
      }
    }
  }
}
