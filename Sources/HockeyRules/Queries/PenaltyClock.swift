// The penalties as an arena's scoreboard shows them.

/// A penalty clock of an arena's scoreboard.
public struct PenaltyClock: Sendable, Hashable, Identifiable {
  /// The name of the place on the bench, unchanged as long as the place is taken.
  public var id: BenchPlace.ID
  /// The player who sits, or `nil` if he is not named.
  public var player: Player?
  /// The offender whose penalty is served.
  public var offender: Offender
  /// The time left of the penalty that is served now.
  public var remaining: PlayingTime
  /// The total time left to serve in the place, such as that of both halves of a double minor.
  public var total: PlayingTime
  /// Whether the clock counts down while play is on; if not, it waits for another penalty to end.
  public var runs: Bool
}

extension GameState {
  /// The penalty clocks of `team`, in the order in which its scoreboard shows them: the penalties
  /// that run, then those that wait.
  ///
  /// ```swift
  /// let log = try GameLog(sheet: "P1 5:00 A6 2+2\n   5:30 A7 2\n")
  /// let state = solve(log, under: book).timeline.end
  /// for clock in state.clocks(of: .home) {
  ///   print(clock.offender, clock.remaining, clock.total, clock.runs)
  /// }
  /// // Prints "A6 1:30 3:30 true"
  /// // Prints "A7 2:00 2:00 true"
  /// ```
  ///
  /// A scoreboard with two clocks shows the first two. Misconducts and set-off penalties have none.
  public func clocks(of team: Team) -> [PenaltyClock] {
    let places = bench(of: team).filter { place in
      switch place.onBoard {
      case .runs, .stands: true
      case .not: false
      }
    }
    let clocks = places.map { place in
      PenaltyClock(
        id: place.id, player: place.occupant.player, offender: place.offender,
        remaining: place.remaining, total: place.total, runs: place.onBoard == .runs)
    }
    return clocks.filter { $0.runs } + clocks.filter { !$0.runs }
  }
}
