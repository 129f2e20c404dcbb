import HockeyRules
import Scoresheets

/// What a correction changed, in words: one line a change.
struct DifferenceWords {
  private let words: RulingWords
  private let period: Int

  /// Words as `game` has them; times of `period` need not name it.
  init(_ game: PlayedGame, in period: Int) {
    words = game.words
    self.period = period
  }

  /// The lines, goals first, then penalties, strength, and what stands at the end.
  func lines(of difference: SolutionDifference) -> [String] {
    if difference.isEmpty { return ["changes nothing"] }
    let lines =
      difference.goals.map(line) + difference.penalties.map(line)
      + difference.strength.map(line)
      + difference.figures.map { name, change in
        "\(name) \(words.text(figures: change.after)), was \(words.text(figures: change.before))"
      }
    return lines.isEmpty ? ["changes nothing that the game comes to"] : lines
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
    case (.none, .some(let after)): return "\(name) \(text(after)), is new"
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
  /// What stands at the end and differs, each with its name.
  var figures: [(name: String, change: Change<PerTeam<Int>>)] {
    let all = [
      ("score", score), ("penalty minutes", penaltyMinutes), ("power plays", powerPlays),
    ]
    return all.compactMap { name, change in change.map { (name, $0) } }
  }
}

extension PlayedGame {
  /// What the play at `index` of the log changed, in words: the game with it held against the game without it,
  /// later corrections left out of both.
  ///
  /// Nil for a play that is no correction, and for one that was refused.
  func changes(madeBy index: Int) -> [String]? {
    let play = solution.plays[index]
    guard play.refused == nil, play.event.play.isCorrection else { return nil }
    let later = log.events[(index + 1)...].filter { !$0.play.namesWhatWas }
    // The clock is read in its place: what fell due until then did so without it as well.
    var reading = play.event
    reading.play = .look
    let difference = solution(of: log.events[...index] + later).difference(
      from: solution(of: log.events[..<index] + [reading] + later))
    // A captain who names whom the book's order names changes nothing, and nobody wonders.
    if case .captainChoice = play.event.play, difference.isEmpty { return nil }
    return DifferenceWords(self, in: play.event.time.period).lines(of: difference)
  }

  private func solution(of events: ArraySlice<Event>) -> Solution {
    solve(
      Array(events), under: book, kind: log.kind, schedule: notation.schedule,
      goalkeepers: log.goalkeepers)
  }
}

extension Play {
  /// Whether the scorer states with it what the rules would not infer.
  fileprivate var isCorrection: Bool {
    switch self {
    case .correction, .captainChoice: true
    case .periodStart, .periodEnd, .gameEnd, .whistle, .faceOff, .penalty, .signal, .goal,
      .penaltyShot, .shootOut, .goalkeeperOff, .goalkeeperOn, .leftBox, .backInBox, .other:
      false
    }
  }

  /// Whether it corrects an earlier play or lets a player out; a clock that is set says where later plays lie.
  fileprivate var namesWhatWas: Bool {
    guard case .correction(let correction) = self else { return false }
    return switch correction {
    case .void, .amend, .goalDisallowed, .release: true
    case .clock: false
    }
  }
}
