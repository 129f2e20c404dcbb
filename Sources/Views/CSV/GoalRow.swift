import HockeyRules
import Scoresheets

/// A goal as a row.
struct GoalRow: RowSubject {
  let game: PlayedGame
  let scored: ScoredGoal
  let score: PerTeam<Int>
  let isWinning: Bool
  let source: String?
  private var goal: Goal { scored.goal }

  static let columns: [Field<Self>] = .list(
    [.game], Field.clock { $0.scored.time },
    [
      .team { $0.goal.team },
      .player("scorer", "Who scored: team and number.") { $0.goal.scorer },
      .player("assist_1", "Who had the first assist.") { $0.goal.assists.first },
      .player("assist_2", "Who had the second assist.") { $0.goal.assists.dropFirst().first },
      Field("manpower", "`PP`, `SH` or `EV`.") { $0.scored.manpower.word },
      Field("empty_net", "Whether the net was empty.") { $0.goal.emptyNet },
      Field("penalty_shot", "Whether it was scored on a penalty shot.") { $0.scored.penaltyShot },
      Field("awarded", "Whether the officials awarded it.") { $0.goal.awarded },
      Field("home_score", "The home team's score after it.") { $0.score.home },
      Field("visiting_score", "The visiting team's score after it.") { $0.score.visiting },
      Field("game_winning", "Whether it is the game-winning goal.") { $0.isWinning },
      .source { $0.source },
      .name("scorer_name", of: "the scorer") { $0.goal.scorer },
      .name("assist_1_name", of: "the player with the first assist") { $0.goal.assists.first },
      .name("assist_2_name", of: "the player with the second assist") {
        $0.goal.assists.dropFirst().first
      },
    ], Field.last)

  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    let sources = game.sources
    let winning = game.solution.game.gameWinningGoal
    var score = game.solution.game.joining?.score ?? PerTeam(both: 0)
    for scored in game.solution.game.goals {
      score[scored.goal.team] += 1
      take(
        Self(
          game: game, scored: scored, score: score, isWinning: scored == winning,
          source: sources[scored.call]))
    }
  }
}
