// The goals that penalties cost.

extension Solution {
  /// For each penalty, by its index, the other team's goals while it ran on the clock, including the
  /// goal that ended it.
  package var goalsWhileRunning: [Int] {
    var counts = Array(repeating: 0, count: game.penalties.count)
    guard !game.goals.isEmpty else { return counts }
    var counting: [Event.ID: ScoredGoal] = [:]
    for goal in game.goals where !goal.penaltyShot { counting[goal.call] = goal }
    var running: [Int: GameInstant] = [:]
    for ruling in journal {
      switch ruling.effect {
      case .bench(.starts(let penalty, _)), .bench(.reinstated(let penalty, _, _)):
        running[penalty.index] = ruling.at
      case .bench(.ends(let penalty, _)), .bench(.frozen(let penalty, _)),
        .bench(.waits(let penalty)), .bench(.unstarted(let penalty)),
        .bench(.cancelled(let penalty)):
        running[penalty.index] = nil
      case .score(.scored(let goal)):
        guard let goal = counting.removeValue(forKey: goal.call) else { continue }
        // What the goal itself lets begin has not run yet.
        var against = Set(running.filter { $0.value < ruling.at }.map { $0.key })
        against = against.filter { game.penalties[$0].team != goal.goal.team }
        if let ended = goal.ended?.penalty, ended.offender.team != goal.goal.team {
          against.insert(ended.index)
        }
        for penalty in against { counts[penalty] += 1 }
      default: continue
      }
    }
    return counts
  }
}
