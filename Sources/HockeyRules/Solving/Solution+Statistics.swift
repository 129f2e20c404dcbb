// The statistics that leagues keep beyond goals and minutes (NHL 78).

/// The playing time that a game spent at one manpower.
public struct StrengthTime: Sendable, Hashable {
  /// The skaters that penalties left each team.
  public var manpower: PerTeam<Int>
  /// The time for which it was in force.
  public var time: PlayingTime
}

extension Solution {
  /// The playing time at each manpower, in the order in which the game first reached each.
  ///
  /// The times add up to all playing time up to the log's last reading of the clock. Extra
  /// attackers do not count. If the officials set the clock back, the time that is played again
  /// counts once. For a game that was joined in progress, the times begin there.
  public var timeAtStrength: [StrengthTime] {
    var times: [StrengthTime] = []
    for stretch in manpower.stretches(to: game.now) {
      let length = stretch.to - stretch.from
      if let index = times.firstIndex(where: { $0.manpower == stretch.value }) {
        times[index].time = times[index].time + length
      } else {
        times.append(StrengthTime(manpower: stretch.value, time: length))
      }
    }
    return times
  }
}

extension Game {
  /// The goal of the winner that exceeds the loser's final total by one (the leagues' statistics).
  ///
  /// It is `nil` before the game is decided, for a tie, after a shoot-out, and if it was scored
  /// before the game was joined.
  public var gameWinningGoal: ScoredGoal? {
    guard shootOutWinner == nil, forfeit == nil, let winner else { return nil }
    let own = goals.filter { $0.goal.team == winner }
    let needed = score[winner.opponent] - (joining?.score[winner] ?? 0)
    return own.indices.contains(needed) ? own[needed] : nil
  }
}
