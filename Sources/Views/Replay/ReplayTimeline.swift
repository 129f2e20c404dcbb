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
    /// The play, or `nil` if only the clock caused the rulings.
    var play: PlayedEvent?
    /// The place of the play in the log.
    var index: Int?
    /// The rulings, a part of the solution's journal.
    var rulings: ArraySlice<Ruling>
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
      let rulings = solution.rulings(of: play)
      let own = own(of: play, rulings)
      addDue(rulings[..<own.lowerBound], in: play.event.time.period)
      made.append(
        Entry(time: play.event.time, play: play, index: index, rulings: rulings[own]))
      addDue(rulings[own.upperBound...], in: play.event.time.period)
      made.reverse()
    }
    return made.popLast()
  }

  private mutating func addDue(_ rulings: ArraySlice<Ruling>, in period: Int) {
    var due = rulings
    while let first = due.first {
      let together = due.prefix { $0.at == first.at }
      let time = solution.game.schedule.time(of: first.at, in: period)
      made.append(Entry(time: time, rulings: together))
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

extension Solution {
  /// The places in the journal of the rulings that records write with each play.
  ///
  /// Rulings that fall due in a period after its last play are written with that play, even if the
  /// log has no end of the period, so that no time is before the period of its play.
  var rulingsOfPlays: [Range<Int>] {
    var ranges = plays.map { $0.rulings.lowerBound..<$0.settlement.upperBound }
    var last: Int?
    for (index, play) in plays.enumerated() where play.refused == nil {
      defer { last = index }
      guard let last, plays[last].event.time.period < play.event.time.period,
        ranges[last].upperBound == ranges[index].lowerBound
      else { continue }
      let start = game.schedule.start(of: play.event.time.period)
      let border = journal[ranges[index]].prefix { $0.at < start }.endIndex
      ranges[last] = ranges[last].lowerBound..<border
      ranges[index] = border..<ranges[index].upperBound
    }
    return ranges
  }

  /// The goal scored on `play`, or `nil` if there was none, or one that does not count.
  func goal(scoredOn play: PlayedEvent) -> ScoredGoal? {
    for ruling in rulings(of: play) {
      if case .score(.scored(let goal)) = ruling.effect, goal.call == play.event.id { return goal }
    }
    return nil
  }
}

/// The places of plays in their log, by their ids.
struct PlayIndex {
  private var places: [Event.ID: Int] = [:]

  init(of solution: Solution) {
    for (index, play) in solution.plays.enumerated().reversed() { places[play.event.id] = index }
  }

  /// The index of the play called `id`, among the solution's plays.
  subscript(id: Event.ID) -> Int? { places[id] }
}
