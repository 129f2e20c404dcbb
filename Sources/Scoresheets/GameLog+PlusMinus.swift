public import HockeyRules

/// A player's plus-minus: the goals for his team minus the goals against it while he was on the
/// ice.
public struct PlusMinus: Sendable, Hashable {
  /// The player.
  public var player: Player
  /// The goals of the player's team that count for him, minus those that count against him.
  public var balance: Int
}

extension GameLog {
  /// The plus-minus of every skater whom the source names on the ice at a goal, by team and number,
  /// or `nil` if the source names nobody at a goal that counts.
  ///
  /// As in the leagues, a goal at even strength or short-handed counts, even into an empty net; a
  /// goal on the power play or on a penalty shot does not. `solution` is the solved log.
  public func plusMinus(in solution: Solution) -> [PlusMinus]? {
    var balances: [Player: Int] = [:]
    var onIce: [Event.ID: PerTeam<[Player]>] = [:]
    for play in plays { onIce[play.event.id] = play.onIce }
    for goal in solution.game.goals where !goal.penaltyShot && goal.manpower != .powerPlay {
      guard let skaters = onIce[goal.call] else { return nil }
      for team in Team.allCases {
        for player in skaters[team] {
          balances[player, default: 0] += team == goal.goal.team ? 1 : -1
        }
      }
    }
    return balances.map { PlusMinus(player: $0.key, balance: $0.value) }.sorted {
      ($0.player.team.rawValue, $0.player.number) < ($1.player.team.rawValue, $1.player.number)
    }
  }
}
