import HockeyRules

/// What happened in a game, instant by instant: its plays with their own rulings, and what fell due
/// between them.
///
/// A solution has what fell due with the play after it; a reader wants it at its own time.
struct ReplayTimeline {
  /// A play and what was ruled on it, or what fell due at one instant.
  struct Entry {
    var time: GameTime
    /// The play; nil where the clock alone did it.
    var play: PlayedEvent?
    var rulings: [Ruling]
  }

  private(set) var entries: [Entry] = []
  private let schedule: Schedule

  init(_ solution: Solution) {
    self.init(solution.plays[...], solution.game.schedule)
  }

  init(_ plays: ArraySlice<PlayedEvent>, _ schedule: Schedule) {
    self.schedule = schedule
    entries.reserveCapacity(plays.count)
    for play in plays { add(play) }
  }

  private mutating func add(_ play: PlayedEvent) {
    let time = play.event.time
    let own = own(of: play)
    addDue(play.rulings[..<own.lowerBound], in: time.period)
    entries.append(Entry(time: time, play: play, rulings: Array(play.rulings[own])))
    addDue(play.rulings[own.upperBound...], in: time.period)
  }

  private mutating func addDue(_ rulings: ArraySlice<Ruling>, in period: Int) {
    var due = rulings
    while let first = due.first {
      let together = due.prefix { $0.at == first.at }
      let time = schedule.time(of: first.at, in: period)
      entries.append(Entry(time: time, play: nil, rulings: Array(together)))
      due = due.dropFirst(together.count)
    }
  }

  /// The rulings on the play itself: behind those on what fell due before it, and before those on
  /// what fell due later in a period that the log says nothing more of.
  private func own(of play: PlayedEvent) -> Range<Int> {
    // A refused play may lie where no clock can be; nothing was ruled on it.
    guard play.refused == nil, !play.rulings.isEmpty else { return 0..<0 }
    let now = schedule.instant(of: play.event.time)
    let stops = play.rulings.lastIndex { $0.effect == .playStops && $0.at == now }
    let first = stops ?? play.rulings.firstIndex { $0.at >= now } ?? play.rulings.count
    let end = play.rulings[first...].firstIndex { $0.at > now } ?? play.rulings.count
    return first..<end
  }
}
