import HockeyRules
import Scoresheets

/// The changes that a correction made, in words: one line per change.
struct DifferenceWords {
  private let words: RulingWords
  private let period: Int

  /// Creates the words for `game`; times in `period` do not name it.
  init(_ game: PlayedGame, in period: Int) {
    words = game.words
    self.period = period
  }

  /// The lines: goals first, then penalties, strength, and the figures at the end.
  func lines(of difference: SolutionDifference) -> [String] {
    if difference.isEmpty { return ["changes nothing"] }
    let lines =
      difference.goals.map(line) + difference.penalties.map(line)
      + difference.strength.map(line)
      + difference.figures.map { name, change in
        "\(name) \(words.text(figures: change.after)), was \(words.text(figures: change.before))"
      }
    return lines.isEmpty ? ["changes nothing in the result"] : lines
  }

  private func line(_ change: SolutionDifference.GoalChange) -> String {
    guard let goal = change.after ?? change.before else { return "" }
    let name = "\(text(goal.goal)) at \(words.notation.text(of: goal.time, in: period))"
    switch (change.before, change.after) {
    case (.some(let before), .some(let after)):
      return "\(name): \(kind(after)), was \(kind(before))"
    case (.some(let before), .none): return "\(name) does not count, was \(kind(before))"
    case (.none, .some(let after)): return "\(name) counts, \(kind(after))"
    case (.none, .none): return name
    }
  }

  private func text(_ goal: Goal) -> String {
    let scorer = goal.scorer.map { words.notation.name(of: $0) }
    return "\(scorer ?? words.notation.letters[goal.team]) goal"
  }

  private func kind(_ goal: ScoredGoal) -> String {
    words.text(of: .goal(StatedGoal(goal)), in: period)
  }

  private func line(_ change: SolutionDifference.PenaltyChange) -> String {
    let name = "\(words.notation.name(of: change.offender)) \(change.penaltyClass.word)"
    switch (change.before, change.after) {
    case (.some(let before), .some(let after)):
      if text(before) != text(after) { return "\(name) \(text(after)), was \(text(before))" }
      return "\(name) \(after.minutes) minutes, was \(before.minutes)"
    case (.some(let before), .none): return "\(name) is not called, was \(text(before))"
    case (.none, .some(let after)): return "\(name) \(text(after)), new"
    case (.none, .none): return name
    }
  }

  /// `until 13:00`, `set off until 13:00`, `until 11:30 (goal against)`, `voided at 9:00`.
  private func text(_ course: SolutionDifference.Course) -> String {
    let setOff = course.isSetOff ? "set off " : ""
    guard let end = course.end else { return setOff + "not begun" }
    let time = words.notation.text(
      of: words.notation.schedule.time(of: end, in: period), in: period)
    return switch course.ending {
    case .none, .served: "\(setOff)until \(time)"
    case .goalAgainst, .goalFor: "until \(time) (\(course.ending?.word ?? ""))"
    case .released, .voided, .replaced, .recorded: "\(course.ending?.word ?? "") at \(time)"
    }
  }

  private func line(_ change: SolutionDifference.StrengthChange) -> String {
    let times = [change.start, change.end].map {
      words.notation.text(of: words.notation.schedule.time(of: $0, in: period), in: period)
    }
    return "\(words.text(manpower: change.after)) from \(times[0]) to \(times[1]), was "
      + words.text(manpower: change.before)
  }
}

extension SolutionDifference {
  /// The figures that differ at the end, with their names.
  var figures: [(name: String, change: Change<PerTeam<Int>>)] {
    zip(Game.figureNames, [score, penaltyMinutes, powerPlays]).compactMap { name, change in
      change.map { (name, $0) }
    }
  }
}

extension Game {
  /// The names of ``figures``, in their order.
  fileprivate static let figureNames = ["score", "penalty minutes", "power plays"]

  /// The figures at the end, with their names.
  var figures: [(name: String, value: PerTeam<Int>)] {
    zip(Self.figureNames, [score, penaltyMinutes, powerPlays]).map { ($0, $1) }
  }
}
