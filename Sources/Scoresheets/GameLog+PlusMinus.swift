public import HockeyRules

/// How many more goals of his team than of the other a player was on the ice for.
public struct PlusMinus: Sendable, Hashable {
  /// Who.
  public var player: Player
  /// The goals of his team that count for him, less those of the other that count against him.
  public var balance: Int
}

extension GameLog {
  /// The plus-minus of every skater whom the source names on the ice at a goal, by team and number; nil
  /// where it names nobody at one of them (the leagues' statistics).
  ///
  /// A goal counts at even strength and short-handed, into an empty net as well; one on the power play or
  /// on a penalty shot does not. `solution` is the solved log.
  public func plusMinus(in solution: Solution) -> [PlusMinus]? {
    var balances: [Player: Int] = [:]
    var onIce: [Event.ID: PerTeam<[Player]>] = [:]
    for play in plays { onIce[play.event.id] = play.onIce }
    for goal in solution.game.goals where goal.countsForPlusMinus {
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

extension ScoredGoal {
  fileprivate var countsForPlusMinus: Bool {
    guard !penaltyShot else { return false }
    return switch manpower {
    case .even, .shortHanded: true
    case .powerPlay: false
    }
  }
}
