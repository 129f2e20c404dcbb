import HockeyRules
import Scoresheets

// A game to read: a strip of its goals, and a sentence on each penalty.
extension PlayedGame {
  package var toldGoals: [ToldGoal] {
    solution.game.scoredGoals.map { ToldGoal(goal: $0.goal, score: $0.score, game: self) }
  }

  package var toldPenalties: [ToldPenalty] {
    let plays = PlayIndex(of: solution)
    return zip(solution.game.penalties, solution.courses).compactMap { penalty, course in
      guard !penalty.isTakenBack, let call = plays[penalty.call] else { return nil }
      return ToldPenalty(
        penalty: penalty, course: course, called: solution.plays[call].event.time, game: self)
    }
  }

  /// The plays with their times, as people say them: `P1 4:00 A6 2 hooking`.
  package var spokenPlays: [String] {
    solution.plays.map { "\(notation.text(of: $0.event.time)) \(spoken($0.event.play))" }
  }
}

package struct ToldGoal: FieldObject {
  fileprivate let goal: ScoredGoal
  fileprivate let score: PerTeam<Int>
  fileprivate let game: PlayedGame

  package static let fields = Fields<Self>("toldGoal") {
    Field.clock { $0.goal.time }
    Field.scoringTeam { $0.goal }
    Field("place", "The period and the clock.") { $0.game.notation.text(of: $0.goal.time) }
    Field("score", "The score after the goal.") { $0.game.words.text(figures: $0.score) }
    Field("text", "The scorer, and how the goal counts: `TOR12 PP`.") { told in
      [told.game.notation.scorer(of: told.goal.goal), told.goal.kind].compactMap { $0 }.joined(
        separator: " ")
    }
    Field.mark("winning", "`true` for the game-winning goal.") {
      $0.goal == $0.game.solution.game.gameWinningGoal
    }
  }
}

package struct ToldPenalty: FieldObject {
  fileprivate let penalty: Penalty
  fileprivate let course: PenaltyCourse
  fileprivate let called: GameTime
  fileprivate let game: PlayedGame

  package static let fields = Fields<Self>("toldPenalty") {
    Field.clock { $0.called }
    Field("team", "The offender's team.") { $0.penalty.team }
    Field("place", "The period and the clock.") { $0.game.notation.text(of: $0.called) }
    Field("who", "The offender.") { $0.game.notation.name(of: $0.penalty.offender) }
    Field(
      "text", "What the penalty was for, when it was served, and how it ended, in a sentence."
    ) {
      $0.text
    }
  }

  private var text: String {
    let reason = (penalty.infraction?.rawValue ?? penalty.penaltyClass.name).inWords
    var words = ["\(penalty.minutes) minutes for \(reason)"]
    if let start = course.start, start > course.calledAt { words.append("from \(text(of: start))") }
    if course.isSetOff {
      words.append("off the board, nobody short")
    } else if let ended = course.ended {
      let schedule = game.solution.game.schedule
      let goal = game.solution.game.goals.first { schedule.instant(of: $0.time) == ended }
      switch (course.ending, goal) {
      case (.goalAgainst, let goal?), (.goalFor, let goal?):
        words.append("until \(game.notation.scorer(of: goal.goal))’s goal at \(text(of: ended))")
      default: words.append("until \(text(of: ended))")
      }
    }
    return words.joined(separator: ", ") + "."
  }

  private func text(of instant: GameInstant) -> String {
    game.notation.text(of: instant, in: called.period)
  }
}
