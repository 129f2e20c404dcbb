import HockeyRules
import Scoresheets

extension Solution {
  /// For each play, the indices in the journal of the rulings listed under it.
  ///
  /// Rulings that fall due after a period's last play are listed under that play, even if the log
  /// does not end the period. So no ruling is earlier than the period of its play.
  var rulingsOfPlays: [Range<Int>] {
    var ranges = plays.map { $0.due.lowerBound..<$0.settlement.upperBound }
    var last: Int?
    for (index, play) in plays.enumerated() where play.refused == nil {
      defer { last = index }
      guard let last, plays[last].event.time.period < play.event.time.period,
        ranges[last].upperBound == ranges[index].lowerBound
      else { continue }
      let border = journal[ranges[index]].prefix { $0.period < play.event.time.period }.endIndex
      ranges[last] = ranges[last].lowerBound..<border
      ranges[index] = border..<ranges[index].upperBound
    }
    return ranges
  }

  /// The goal scored on `play`; `nil` if there was none or it does not count.
  func goal(scoredOn play: PlayedEvent) -> ScoredGoal? {
    for ruling in rulings(of: play) {
      if case .score(.scored(let goal)) = ruling.effect, goal.call == play.event.id { return goal }
    }
    return nil
  }
}

extension Game {
  /// The goals that count, each with the score after it.
  var scoredGoals: [(goal: ScoredGoal, score: PerTeam<Int>)] {
    var score = joining?.score ?? PerTeam(both: 0)
    return goals.map { goal in
      score[goal.goal.team] += 1
      return (goal, score)
    }
  }
}

struct PlayIndex {
  private var places: [Event.ID: Int] = [:]

  init(of solution: Solution) {
    for (index, play) in solution.plays.enumerated().reversed() { places[play.event.id] = index }
  }

  subscript(id: Event.ID) -> Int? { places[id] }
}

extension ScoredGoal {
  /// How the goal counts, in a scorer's letters: `PP`, `SH EN`; `nil` if it is an ordinary goal at
  /// even strength.
  var kind: String? {
    let strength = penaltyShot ? "PS" : manpower == .even ? nil : manpower.word
    let letters = [strength, goal.emptyNet ? "EN" : nil].compactMap { $0 }
    return letters.isEmpty ? nil : letters.joined(separator: " ")
  }
}

/// A team's goals by the strength at which they count.
struct GoalTally {
  let even: Int
  let powerPlay: Int
  let shortHanded: Int
  /// The goals into an empty net, also counted above.
  let emptyNet: Int
  /// The goals on penalty shots, not counted above.
  let penaltyShot: Int

  init(of team: Team, in game: Game) {
    even = game.goals(of: team, .even)
    powerPlay = game.goals(of: team, .powerPlay)
    shortHanded = game.goals(of: team, .shortHanded)
    let own = game.goals.filter { $0.goal.team == team }
    emptyNet = own.count { $0.goal.emptyNet }
    penaltyShot = own.count { $0.penaltyShot }
  }
}
