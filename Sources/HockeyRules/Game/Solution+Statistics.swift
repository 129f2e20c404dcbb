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
    var stretches = [(since: Instant(played: .zero), manpower: firstManpower)]
    for ruling in plays.lazy.flatMap(\.rulings) {
      if case .manpower(let manpower, _) = ruling.effect {
        stretches.append((ruling.at, manpower))
      } else if case .clockSet(let time) = ruling.effect {
        Self.turnBack(&stretches, to: game.schedule.instant(of: time))
      }
    }
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

  /// Everyone's manpower at the opening face-off.
  private var firstManpower: PerTeam<Int> { plays.first?.before ?? game.manpower }

  /// Forgets what came after `instant`, where the manpower of the moment then goes on from.
  private static func turnBack(
    _ stretches: inout [(since: Instant, manpower: PerTeam<Int>)], to instant: Instant
  ) {
    guard let last = stretches.last, last.since > instant else { return }
    stretches.removeAll { $0.since > instant }
    stretches.append((instant, last.manpower))
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
