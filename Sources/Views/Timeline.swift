import HockeyRules

/// What happened in a game, instant by instant: its plays with their own rulings, and what fell due
/// between them.
///
/// A solution has what fell due with the play after it; a reader wants it at its own time.
struct Timeline {
  /// A play and what was ruled on it, or what fell due at one instant.
  struct Entry {
    var time: GameTime
    /// The play; nil where the clock alone did it.
    var play: PlayedEvent?
    /// The play's place in the log.
    var index: Int?
    var rulings: [Ruling]
  }

  private(set) var entries: [Entry] = []
  private let schedule: Schedule

  init(_ solution: Solution) {
    schedule = solution.game.schedule
    entries.reserveCapacity(solution.plays.count)
    for (index, play) in solution.plays.enumerated() { add(play, index) }
  }

  private mutating func add(_ play: PlayedEvent, _ index: Int) {
    let time = play.event.time
    let own = firstOwn(of: play)
    var due = play.rulings[..<own]
    while let first = due.first {
      let together = due.prefix { $0.at == first.at }
      entries.append(
        Entry(
          time: schedule.time(of: first.at, in: time.period), play: nil, index: nil,
          rulings: Array(together)))
      due = due.dropFirst(together.count)
    }
    entries.append(
      Entry(time: time, play: play, index: index, rulings: Array(play.rulings[own...])))
  }

  /// Where the rulings on the play itself begin, behind those on what fell due before it.
  private func firstOwn(of play: PlayedEvent) -> Int {
    // A refused play may lie where no clock can be; nothing was ruled on it.
    guard play.refused == nil, !play.rulings.isEmpty else { return 0 }
    let now = schedule.instant(of: play.event.time)
    let stops = play.rulings.lastIndex { $0.effect == .playStops && $0.at == now }
    return stops ?? play.rulings.firstIndex { $0.at >= now } ?? play.rulings.count
  }
}
