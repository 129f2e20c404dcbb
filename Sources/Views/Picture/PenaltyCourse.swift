import HockeyRules

/// The course of a penalty, by the rulings on it: when it waited, ran or was served off the clock,
/// and how it ended.
struct PenaltyCourse: Sendable {
  /// Its index among the game's penalties.
  let penalty: Int
  let calledAt: GameInstant
  private(set) var stretches: [Stretch] = []
  /// When it first began to run, on the clock or off it.
  private(set) var start: GameInstant?
  /// When it would have run out, by the last ruling on it.
  var until: GameInstant?
  private(set) var ended: GameInstant?
  private(set) var ending: Penalty.Ending?
  private(set) var isSetOff = false
  /// The stage that it is in now, and since when.
  private var open: (kind: Kind, since: GameInstant)?
  private var uncounted = PlayingTime.zero

  /// The stages of a penalty: it waits for another one to end, it runs on the clock and its team is
  /// a skater short, or it is served off the clock.
  enum Kind: Sendable { case waits, runs, offClock }

  struct Stretch: Sendable, Equatable {
    var kind: Kind
    var from: GameInstant
    var to: GameInstant
  }

  var begin: GameInstant { stretches.first?.from ?? calledAt }

  var end: GameInstant { stretches.last?.to ?? calledAt }

  /// The time served, up to the end of the log if it still runs then.
  var served: PlayingTime {
    let ran = stretches.filter { $0.kind != .waits }.map { $0.to - $0.from }
    return max(.zero, ran.reduce(.zero, +) - uncounted)
  }

  func time(in kind: Kind) -> PlayingTime {
    stretches.reduce(.zero) { $1.kind == kind ? $0 + ($1.to - $1.from) : $0 }
  }

  /// The time that was left when something other than the clock ended it, if any.
  var unserved: Range<GameInstant>? {
    guard let until, until > end else { return nil }
    switch ending {
    case .served, .recorded: return nil
    case .none, .some: return end..<until
    }
  }

  static func all(in solution: Solution) -> [PenaltyCourse] {
    let game = solution.game
    // Before a game is joined nothing is known of its penalties.
    let beginning =
      game.joining.map { game.schedule.instant(of: $0.time) } ?? GameInstant(played: .zero)
    var courses = game.penalties.map {
      PenaltyCourse(penalty: $0.index, calledAt: max($0.calledAt, beginning))
    }
    for ruling in solution.journal {
      if case .bench(let effect) = ruling.effect { note(effect, at: ruling.at, &courses) }
    }
    for index in courses.indices {
      courses[index].close(at: game.now)
      courses[index].addWait(of: game.penalties)
      if courses[index].ending == nil, game.isOver { courses[index].until = nil }
    }
    return courses
  }

  private init(penalty: Int, calledAt: GameInstant) {
    self.penalty = penalty
    self.calledAt = calledAt
  }

  private static func note(
    _ effect: BenchEffect, at now: GameInstant, _ courses: inout [PenaltyCourse]
  ) {
    switch effect {
    case .waits(let penalty): courses[penalty.index].wait(at: now)
    case .starts(let penalty, let until): courses[penalty.index].begin(.runs, at: now, until: until)
    case .sits(let penalty, let until):
      courses[penalty.index].begin(.offClock, at: now, until: until)
    case .reinstated(let penalty, let since, let until):
      courses[penalty.index].forget(after: since)
      courses[penalty.index].begin(.runs, at: since, until: until)
    case .ends(let penalty, let why):
      courses[penalty.index].close(at: now)
      (courses[penalty.index].ended, courses[penalty.index].ending) = (now, why)
    case .frozen(let penalty, _): courses[penalty.index].begin(.waits, at: now)
    case .unstarted(let penalty): courses[penalty.index].forget(after: now)
    case .cancelled(let penalty): courses[penalty.index].isSetOff = true
    case .placed(let penalty, _): courses[penalty.index].isSetOff = false
    case .assessed, .seated, .serves, .vacated, .expires, .mayLeave, .returns, .reduced,
      .leftBox, .backInBox, .leftIce, .ejected, .readmitted, .paired, .putRight:
      break
    }
  }

  /// It waits from its call on, unless it has been something else since; the time that it had begun
  /// to serve then does not count.
  private mutating func wait(at now: GameInstant) {
    if let open, open.kind != .waits { uncounted = uncounted + max(.zero, now - open.since) }
    begin(.waits, at: stretches.isEmpty && open == nil ? min(calledAt, now) : now)
  }

  private mutating func begin(_ kind: Kind, at now: GameInstant, until: GameInstant? = nil) {
    if case (.waits, let since)? = open, kind == .waits, since <= now { return }
    close(at: now)
    open = (kind, now)
    (ended, ending) = (nil, nil)
    guard let until else { return }
    self.until = until
    start = start ?? now
  }

  private mutating func close(at now: GameInstant) {
    if let open, open.since < now {
      stretches.append(Stretch(kind: open.kind, from: open.since, to: now))
    }
    open = nil
  }

  /// Takes back its stages after `instant`: the clock was set back, or its end was wrong.
  private mutating func forget(after instant: GameInstant) {
    (open, ended, ending) = (nil, nil, nil)
    stretches.removeAll { $0.from >= instant }
    if let last = stretches.indices.last { stretches[last].to = min(stretches[last].to, instant) }
  }

  /// Adds the time from its call to its beginning, in which it waited for another call's penalty of
  /// the same player.
  ///
  /// The penalties of one call follow each other: the second half of a double minor waits for nobody.
  private mutating func addWait(of penalties: [Penalty]) {
    guard let first = stretches.first, first.from > calledAt, first.kind != .waits else { return }
    let own = penalties[penalty]
    let follows = penalties[..<penalty].contains {
      $0.call == own.call && $0.offender == own.offender
    }
    if !follows { stretches.insert(Stretch(kind: .waits, from: calledAt, to: first.from), at: 0) }
  }
}

/// Penalties of both teams that go together: set off against each other, or played four-on-four.
struct PenaltyTie: Sendable {
  var at: GameInstant
  /// The penalties, as indices among the game's.
  var penalties: [Int]

  /// The ties of `solution`: the penalties of each stoppage that were set off, and the pairs.
  static func all(of courses: [PenaltyCourse], in solution: Solution) -> [PenaltyTie] {
    let game = solution.game
    var paired = Array(repeating: false, count: game.seats.count)
    for ruling in solution.journal {
      if case .bench(.paired(let seat, let isPaired)) = ruling.effect {
        paired[seat.index] = isPaired
      }
    }
    var isTied = courses.map { $0.isSetOff }
    for seat in game.seats where paired[seat.index] {
      for penalty in seat.penalties { isTied[penalty] = true }
    }
    var ties: [PenaltyTie] = []
    for course in courses where isTied[course.penalty] {
      if ties.last?.at == course.calledAt {
        ties[ties.count - 1].penalties.append(course.penalty)
      } else {
        ties.append(PenaltyTie(at: course.calledAt, penalties: [course.penalty]))
      }
    }
    return ties.filter { tie in
      Team.allCases.allSatisfy { team in
        tie.penalties.contains { game.penalties[$0].team == team }
      }
    }
  }
}
