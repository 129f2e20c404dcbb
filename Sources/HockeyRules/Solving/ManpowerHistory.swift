/// The history of the manpower in a solved game.
///
/// If the officials set the clock back, the time that is played again counts once.
struct ManpowerHistory: Sendable {
  /// When each manpower began, in order; adjacent steps differ.
  private(set) var steps: [(since: GameInstant, manpower: PerTeam<Int>)]

  /// The history of `solution`.
  init(_ solution: Solution) {
    self.init(of: solution.game, solution.journal[...], [])
  }

  /// The history of `game`, whose rulings are `first` and then `further`.
  init(of game: Game, _ first: ArraySlice<Ruling>, _ further: ArraySlice<Ruling>) {
    steps = [(GameInstant(played: .zero), PerTeam(both: game.book.play.skaters.value))]
    for ruling in first { note(ruling, game.schedule) }
    for ruling in further { note(ruling, game.schedule) }
  }

  private mutating func note(_ ruling: Ruling, _ schedule: Schedule) {
    // Nothing is known of the time before a game is joined.
    if case .score(.joined) = ruling.effect { steps = [(ruling.at, steps[0].manpower)] }
    guard case .play(let effect) = ruling.effect else { return }
    if case .manpower(let manpower, _) = effect {
      note(manpower, from: ruling.at)
    } else if case .clockSet(let time) = effect {
      turnBack(to: schedule.instant(of: time))
    }
  }

  /// The manpower from `instant` on.
  func manpower(at instant: GameInstant) -> PerTeam<Int> {
    (steps.last { $0.since <= instant } ?? steps[0]).manpower
  }

  /// Discards the steps after `instant`; the manpower in force goes on from there.
  private mutating func turnBack(to instant: GameInstant) {
    guard let last = steps.last, last.since > instant else { return }
    note(last.manpower, from: instant)
  }

  private mutating func note(_ manpower: PerTeam<Int>, from instant: GameInstant) {
    while let last = steps.last, last.since >= instant { steps.removeLast() }
    if steps.last?.manpower != manpower { steps.append((instant, manpower)) }
  }
}
