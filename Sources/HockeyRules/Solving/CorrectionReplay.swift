/// A second play of a log, to find what each of its corrections changed.
///
/// Ask about the plays in order: each is played once, and only the plays after a correction are
/// played both with it and without it.
package struct CorrectionReplay {
  private let events: [Event]
  /// The solver before the play at `next`.
  private var solver: Solver
  private var next = 0
  /// The solver before the first play of the last play's instant, if captains choose at that
  /// instant, since all plays of an instant know the choice.
  private var instant: (first: Int, solver: Solver)?

  /// Creates the replay of the log of `solution`.
  package init(of solution: Solution) {
    events = solution.plays.map { $0.event }
    solver = Solver(Game(before: solution))
    solver.referee.choices = events.choices
  }

  /// The changes that the play at `index` made: the game with the play compared with the game
  /// without it, both without later corrections.
  ///
  /// Ask about the plays in ascending order.
  package mutating func difference(madeBy index: Int) -> SolutionDifference {
    advance(to: index)
    var first = index
    var start = solver
    let event = events[index]
    if event.play.isCaptainChoice, let instant, events[instant.first].time == event.time {
      (first, start) = instant
    }
    let later = events[(index + 1)...].filter { !$0.play.namesWhatWas }
    let shared = start.referee.rulings.count
    let endings = [true, false].map { isTaken in
      var solver = start
      if isTaken {
        solver.take(all: Array(events[first...index]) + later)
      } else {
        solver.take(all: Array(events[first..<index]))
        // Without the correction, the clock runs to its time, too: penalties expire, and a clock
        // that was set back runs again.
        try? solver.advance(to: event.time)
        solver.take(all: later)
      }
      return solver.finish(warns: false)
    }
    return endings[0].difference(from: endings[1], sharing: shared)
  }

  private mutating func advance(to index: Int) {
    while next < index {
      take(events[next])
      next += 1
    }
    // The play's own instant may be the first at which captains choose.
    noteInstant()
  }

  private mutating func take(_ event: Event) {
    noteInstant()
    solver.take(event)
  }

  /// Keeps the solver at the beginning of an instant at which captains choose.
  private mutating func noteInstant() {
    let time = events[next].time
    if let instant, events[instant.first].time == time { return }
    guard next == 0 || events[next - 1].time != time else { return }
    let choosing = events[next...].prefix { $0.time == time }.contains { $0.play.isCaptainChoice }
    instant = choosing ? (next, solver) : nil
  }
}

extension Play {
  /// Whether the play corrects an earlier play or a player's time.
  ///
  /// Setting the game clock does neither: it only decides the times of later plays.
  fileprivate var namesWhatWas: Bool {
    guard case .correction(let correction) = self else { return false }
    return switch correction {
    case .void, .amend, .goalDisallowed, .release, .penaltyClock: true
    case .clock: false
    }
  }
}
