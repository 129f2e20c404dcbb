import HockeyRules

/// A penalty as a picture has it: when it waited, ran or was sat off the clock, and how it ended.
struct PenaltyBar: Sendable, Equatable {
  /// Its index among the game's penalties.
  var penalty: Int
  /// What it was at each time, in order.
  var stretches: [Stretch] = []
  /// When it would have run out, by the last ruling on it.
  var until: Instant?
  /// Why it ended; nil while it has not.
  var ending: Penalty.Ending?
  /// Whether it was set off against the other team's.
  var isSetOff = false
  /// When it was called.
  var calledAt: Instant
  /// What it is now, and since when.
  private var open: (kind: Kind, since: Instant)?

  /// What a penalty is at a time.
  enum Kind: Sendable, Equatable {
    /// It waits for another one to end.
    case waits
    /// It runs on the clock: the team is a skater short.
    case runs
    /// It is sat off the clock.
    case offClock
  }

  /// A time during which it was the same.
  struct Stretch: Sendable, Equatable {
    var kind: Kind
    var from: Instant
    var to: Instant
  }

  /// The bar of `penalty`, of which nothing is known before `beginning`.
  init(of penalty: Penalty, since beginning: Instant) {
    self.penalty = penalty.id
    calledAt = max(penalty.calledAt, beginning)
  }

  static func == (left: PenaltyBar, right: PenaltyBar) -> Bool {
    left.penalty == right.penalty && left.stretches == right.stretches
      && left.ending == right.ending
  }

  /// When it begins: with its first stretch, or with its call where there was nothing to serve.
  var begin: Instant { stretches.first?.from ?? calledAt }

  /// When it ends.
  var end: Instant { stretches.last?.to ?? calledAt }

  /// The time that was left when something other than the clock ended it; nil if none was.
  var unserved: Range<Instant>? {
    guard let until, until > end else { return nil }
    switch ending {
    case .served, .recorded: return nil
    case .none, .some: return end..<until
    }
  }
}

extension PenaltyBar {
  /// The bars of all penalties of `solution`, in the order in which they were called.
  static func all(in solution: Solution) -> [PenaltyBar] {
    let game = solution.game
    let joined = game.joining.map { game.schedule.instant(of: $0.time) }
    var bars = game.penalties.map {
      PenaltyBar(of: $0, since: joined ?? Instant(played: .zero))
    }
    for ruling in solution.journal { note(ruling, &bars) }
    for index in bars.indices {
      bars[index].close(at: solution.game.now)
      bars[index].addWait(of: solution.game.penalties)
      if bars[index].ending == nil, solution.game.isOver { bars[index].until = nil }
    }
    return bars
  }

  private static func note(_ ruling: Ruling, _ bars: inout [PenaltyBar]) {
    guard case .bench(let effect) = ruling.effect else { return }
    let now = ruling.at
    switch effect {
    case .waits(let index): bars[index].begin(.waits, at: bars[index].waitsSince(now))
    case .starts(let index, let until): bars[index].begin(.runs, at: now, until: until)
    case .sits(let index, let until): bars[index].begin(.offClock, at: now, until: until)
    case .reinstated(let index, let since, let until):
      bars[index].forget(after: since)
      bars[index].begin(.runs, at: since, until: until)
    case .ends(let index, let why):
      bars[index].close(at: now)
      bars[index].ending = why
    case .frozen(let index, _): bars[index].begin(.waits, at: now)
    case .unstarted(let index): bars[index].forget(after: now)
    case .cancelled(let index): bars[index].isSetOff = true
    case .placed(let index, _): bars[index].isSetOff = false
    case .assessed, .seated, .serves, .vacated, .expires, .mayLeave, .returns, .reduced,
      .leftBox, .backInBox, .ejected, .readmitted, .paired:
      break
    }
  }

  /// Adds the time from its call to its beginning, in which it waited for another call's penalty of
  /// the same player.
  ///
  /// Of one call the penalties follow each other: the second half of a double minor waits for nobody.
  private mutating func addWait(of penalties: [Penalty]) {
    guard let first = stretches.first, first.from > calledAt, first.kind != .waits else { return }
    let own = penalties[penalty]
    let follows = penalties[..<penalty].contains {
      $0.call == own.call && $0.offender == own.offender
    }
    if !follows { stretches.insert(Stretch(kind: .waits, from: calledAt, to: first.from), at: 0) }
  }

  /// A penalty waits from its call on, unless it has been something else since.
  private func waitsSince(_ now: Instant) -> Instant {
    stretches.isEmpty && open == nil ? min(calledAt, now) : now
  }

  private mutating func begin(_ kind: Kind, at now: Instant, until: Instant? = nil) {
    if case (.waits, let since)? = open, kind == .waits, since <= now { return }
    close(at: now)
    open = (kind, now)
    ending = nil
    if let until { self.until = until }
  }

  private mutating func close(at now: Instant) {
    if let open, open.since < now {
      stretches.append(Stretch(kind: open.kind, from: open.since, to: now))
    }
    open = nil
  }

  /// Takes back what it was after `instant`: the clock was set back, or its end was wrong.
  private mutating func forget(after instant: Instant) {
    open = nil
    ending = nil
    stretches.removeAll { $0.from >= instant }
    if let last = stretches.indices.last { stretches[last].to = min(stretches[last].to, instant) }
  }
}
