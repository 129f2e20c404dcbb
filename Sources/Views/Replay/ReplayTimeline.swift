import HockeyRules

/// A game, instant by instant: its plays with their own rulings, and what expired between them.
///
/// A solution attaches an expiry to the play after it; a reader wants it at its own time.
///
/// It makes each entry when it is asked for, so that those of a long game are never held together.
struct ReplayTimeline: Sequence, IteratorProtocol {
  /// A play and the rulings on it, or the rulings at an instant without a play.
  struct Entry {
    var time: GameTime
    /// The play; nil if only the clock caused the rulings.
    var play: PlayedEvent?
    var rulings: [Ruling]
    /// Where these rulings are in the solution's journal.
    var places: Range<Int>
  }

  private let solution: Solution
  /// The plays whose entries have not been made.
  private var plays: Range<Int>
  /// The entries of the play before those, in reverse.
  private var made: [Entry] = []

  /// The timeline of `solution`, from the play at the index `first` on, without those from `end` on.
  init(_ solution: Solution, from first: Int = 0, to end: Int? = nil) {
    self.solution = solution
    plays = first..<(end ?? solution.plays.count)
  }

  mutating func next() -> Entry? {
    if made.isEmpty, let index = plays.popFirst() {
      let play = solution.plays[index]
      add(play, solution.rulings(of: play))
      made.reverse()
    }
    return made.popLast()
  }

  private mutating func add(_ play: PlayedEvent, _ rulings: ArraySlice<Ruling>) {
    let time = play.event.time
    let own = own(of: play, rulings)
    addDue(rulings[..<own.lowerBound], in: time.period)
    made.append(Entry(time: time, play: play, rulings: Array(rulings[own]), places: own))
    addDue(rulings[own.upperBound...], in: time.period)
  }

  private mutating func addDue(_ rulings: ArraySlice<Ruling>, in period: Int) {
    var due = rulings
    while let first = due.first {
      let together = due.prefix { $0.at == first.at }
      let time = solution.game.schedule.time(of: first.at, in: period)
      made.append(
        Entry(time: time, play: nil, rulings: Array(together), places: together.indices))
      due = due.dropFirst(together.count)
    }
  }

  /// The range of the rulings on the play itself: after those on expiries before it, and before
  /// those on later expiries in a period for which the log has no more plays.
  private func own(of play: PlayedEvent, _ rulings: ArraySlice<Ruling>) -> Range<Int> {
    // A refused play may have an impossible time; nothing was ruled on it.
    guard play.refused == nil, !rulings.isEmpty else {
      return rulings.startIndex..<rulings.startIndex
    }
    let now = solution.game.schedule.instant(of: play.event.time)
    let stops = rulings.lastIndex { $0.effect == .play(.stops) && $0.at == now }
    let first = stops ?? rulings.firstIndex { $0.at >= now } ?? rulings.endIndex
    let end = rulings[first...].firstIndex { $0.at > now } ?? rulings.endIndex
    return first..<end
  }
}
