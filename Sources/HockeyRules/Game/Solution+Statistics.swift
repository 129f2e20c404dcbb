// What the leagues count about a game beyond goals and minutes (their statistics, NHL 78).

/// The playing time that a game spent at one manpower.
public struct StrengthTime: Sendable, Hashable {
  /// The skaters that penalties left each team.
  public var manpower: PerTeam<Int>
  /// How long.
  public var time: PlayingTime
}

extension Solution {
  /// The playing time at each manpower, in the order in which the game first came to each.
  ///
  /// Together they are all the playing time up to the log's last reading of the clock. An extra
  /// attacker changes nothing here. Where the officials set the clock back, what was played after
  /// that reading counts once, as it was played again.
  public var timeAtStrength: [StrengthTime] {
    let stretches = ManpowerHistory(self).steps
    var times: [StrengthTime] = []
    let ends = stretches.dropFirst().map(\.since) + [max(game.now, stretches[0].since)]
    for ((since, manpower), end) in zip(stretches, ends) where end > since {
      if let index = times.firstIndex(where: { $0.manpower == manpower }) {
        times[index].time = times[index].time + (end - since)
      } else {
        times.append(StrengthTime(manpower: manpower, time: end - since))
      }
    }
    return times
  }
}

extension Game {
  /// The goal of the winner that is one more than the loser's final total; nil before the game is
  /// decided, for a tie, and where a shoot-out decided it (the leagues' statistics).
  public var gameWinningGoal: ScoredGoal? {
    guard shootOutWinner == nil, let winner else { return nil }
    let own = goals.filter { $0.goal.team == winner }
    let needed = score[winner.opponent]
    return needed < own.count ? own[needed] : nil
  }
}
