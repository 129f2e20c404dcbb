import HockeyRules
import Scoresheets

/// The plays that follow from changes of goalkeepers.
///
/// A goalkeeper who comes on takes her place in the net. A goalkeeper who leaves without a
/// replacement makes room for an extra attacker.
struct HockeyTechGoalkeepers {
  /// The changes that bring on or take off an extra attacker, by the indices of the game's plays.
  private(set) var plays: [Int: Play] = [:]
  /// The changes by which a goalkeeper takes her place in the net.
  private(set) var incoming: Set<Int> = []
  /// The changes that contradict earlier ones.
  private(set) var odd: Set<Int> = []

  /// Creates the plays; `order` has the indices of the game's plays in the order of the game.
  init(of game: HockeyTechGame, teams: PerTeam<Int>, order: [Int]) {
    let last = order.last { game.plays[$0].kind != .shootOut }.map { game.plays[$0].time }
    for team in Team.allCases {
      let changes = order.filter {
        game.plays[$0].kind == .goalieChange && game.plays[$0].details.team == teams[team]
      }
      add(changes.map { Change($0, game.plays[$0]) }, of: team, end: last ?? .start)
    }
  }

  /// A goalkeeper who comes on or leaves.
  private struct Change {
    var index: Int
    var time: GameTime
    var isComing: Bool

    init(_ index: Int, _ play: HockeyTechPlay) {
      self.index = index
      time = play.time
      isComing = play.details.comingIn != nil
    }

    /// Whether no playing time passes between this change and `other`, whichever comes first.
    func isAtOnce(with other: Change) -> Bool {
      if time == other.time { return true }
      let (first, second) = time < other.time ? (self, other) : (other, self)
      return second.time == GameTime(period: first.time.period + 1, elapsed: .zero)
        && first.time.elapsed >= .minutes(20)
    }
  }

  private mutating func add(_ changes: [Change], of team: Team, end: GameTime) {
    var isOn = true
    var index = 0
    while index < changes.count {
      let change = changes[index]
      index += 1
      if isOn || change.isComing, index < changes.count,
        changes[index].isComing != change.isComing, change.isAtOnce(with: changes[index])
      {
        // One goalkeeper replaces the other, in either order: the number on the ice stays.
        incoming.insert(change.isComing ? change.index : changes[index].index)
        index += 1
      } else if change.isComing {
        if !isOn || change.time == .start { incoming.insert(change.index) }
        note(change, .goalkeeperOn(team), fits: !isOn, isSilent: change.time == .start)
        isOn = true
      } else {
        // A goalkeeper leaves at the last instant only because the game is over.
        note(change, .goalkeeperOff(team), fits: isOn, isSilent: change.time >= end)
        isOn = false
      }
    }
  }

  private mutating func note(_ change: Change, _ play: Play, fits: Bool, isSilent: Bool) {
    if isSilent { return }
    if fits { plays[change.index] = play } else { odd.insert(change.index) }
  }
}
