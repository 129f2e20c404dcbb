/// The manpower of a solved game from instant to instant; what was played after a clock that the officials set
/// back is left out, as it is played again.
package struct ManpowerHistory: Sendable {
  /// When each manpower began, in order; no two neighbours have the same.
  package private(set) var steps: [(since: Instant, manpower: PerTeam<Int>)]

  /// The history of `solution`.
  package init(_ solution: Solution) {
    let first = solution.plays.first?.before ?? solution.game.manpower
    steps = [(Instant(played: .zero), first)]
    for ruling in solution.plays.lazy.flatMap(\.rulings) {
      if case .manpower(let manpower, _) = ruling.effect {
        note(manpower, from: ruling.at)
      } else if case .clockSet(let time) = ruling.effect {
        turnBack(to: solution.game.schedule.instant(of: time))
      }
    }
  }

  /// The manpower from `instant` on.
  package func manpower(at instant: Instant) -> PerTeam<Int> {
    (steps.last { $0.since <= instant } ?? steps[0]).manpower
  }

  /// Forgets what came after `instant`, where the manpower of the moment then goes on from.
  private mutating func turnBack(to instant: Instant) {
    guard let last = steps.last, last.since > instant else { return }
    note(last.manpower, from: instant)
  }

  private mutating func note(_ manpower: PerTeam<Int>, from instant: Instant) {
    while let last = steps.last, last.since >= instant { steps.removeLast() }
    if steps.last?.manpower != manpower { steps.append((instant, manpower)) }
  }
}
