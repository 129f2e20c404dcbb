import HockeyRules
import Scoresheets

/// A goal as a picture has it.
struct PicturedGoal: Sendable {
  var goal: ScoredGoal
  /// Its place among the plays of the log.
  var play: Int?
  /// The score after it.
  var score: PerTeam<Int>

  /// The goals of `game` that count, in order, with their labels.
  static func all(in game: PlayedGame, _ plays: PlayIndex) -> [LabelledMark<PicturedGoal>] {
    let result = game.solution.game
    var score = result.joining?.score ?? PerTeam(both: 0)
    return result.goals.map { goal in
      score[goal.goal.team] += 1
      let at = result.schedule.instant(of: goal.time)
      let pictured = PicturedGoal(goal: goal, play: plays[goal.call], score: score)
      return LabelledMark(
        content: pictured, from: at, to: at, label: pictured.label(in: game),
        number: goal.time.period)
    }
  }

  /// The score, the scorer and the manpower: `2-1 A6 PP`.
  private func label(in game: PlayedGame) -> String {
    let scorer =
      goal.goal.scorer.map { game.labelNotation.name(of: $0) } ?? game.log.letters[goal.goal.team]
    var words = [game.words.text(figures: score), scorer]
    if let kind { words.append(kind) }
    return words.joined(separator: " ").shortened(to: 24)
  }

  /// The manpower as box scores have it; nil at even strength.
  var kind: String? {
    if goal.penaltyShot { return "PS" }
    let empty = goal.goal.emptyNet ? "EN" : nil
    return switch goal.manpower {
    case .even: empty
    case .powerPlay: "PP"
    case .shortHanded: "SH"
    }
  }
}
