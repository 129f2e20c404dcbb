/// The course of a penalty according to its rulings: when it waited, ran or was served off the
/// clock, and how it ended.
package struct PenaltyCourse: Sendable {
  /// The penalty's index among the game's penalties.
  package let penalty: Int
  package let calledAt: GameInstant
  package private(set) var stretches: [Stretch] = []
  /// The instant at which the penalty first began to run, on the clock or off it.
  package private(set) var start: GameInstant?
  /// The instant at which the penalty would have run out, by the last ruling on it.
  package var until: GameInstant?
  package private(set) var ended: GameInstant?
  package private(set) var ending: Penalty.Ending?
  package private(set) var isSetOff = false
  /// The other team's goals while the penalty ran on the clock, and the goal that ended it.
  package fileprivate(set) var goalsAgainst = 0
  /// The current stage, and when it began.
  private var open: (kind: Kind, since: GameInstant)?
  private var uncounted = PlayingTime.zero

  /// The stages of a penalty: it waits for another one to end, it runs on the clock and its team is
  /// a skater short, or it is served off the clock.
  package enum Kind: Sendable { case waits, runs, offClock }

  package struct Stretch: Sendable, Equatable {
    package let kind: Kind
    package let from: GameInstant
    package fileprivate(set) var to: GameInstant

    package init(kind: Kind, from: GameInstant, to: GameInstant) {
      (self.kind, self.from, self.to) = (kind, from, to)
    }
  }

  package var begin: GameInstant { stretches.first?.from ?? calledAt }

  package var end: GameInstant { stretches.last?.to ?? calledAt }

  /// The time served, up to the end of the log if the penalty still runs then.
  package var served: PlayingTime {
    let ran = stretches.filter { $0.kind != .waits }.map { $0.to - $0.from }
    return max(.zero, ran.reduce(.zero, +) - uncounted)
  }

  package func time(in kind: Kind) -> PlayingTime {
    stretches.reduce(.zero) { $1.kind == kind ? $0 + ($1.to - $1.from) : $0 }
  }

  /// The time that was left when something other than the clock ended the penalty, or `nil`.
  package var unserved: Range<GameInstant>? {
    guard let until, until > end else { return nil }
    switch ending {
    case .served, .recorded: return nil
    case .none, .some: return end..<until
    }
  }

  /// The instant since which the penalty runs on the clock.
  fileprivate var runsSince: GameInstant? {
    if case (.runs, let since)? = open { since } else { nil }
  }

  fileprivate init(penalty: Int, calledAt: GameInstant) {
    self.penalty = penalty
    self.calledAt = calledAt
  }

  fileprivate mutating func note(_ effect: BenchEffect, at now: GameInstant) {
    switch effect {
    case .waits: wait(at: now)
    case .starts(_, let until): begin(.runs, at: now, until: until)
    case .sits(_, let until): begin(.offClock, at: now, until: until)
    case .reinstated(_, let since, let until):
      forget(after: since)
      begin(.runs, at: since, until: until)
    case .ends(_, let why):
      close(at: now)
      (ended, ending) = (now, why)
    case .frozen: begin(.waits, at: now)
    case .unstarted: forget(after: now)
    case .cancelled: isSetOff = true
    case .placed: isSetOff = false
    case .assessed, .seated, .serves, .vacated, .expires, .mayLeave, .returns, .reduced,
      .leftBox, .backInBox, .leftIce, .ejected, .readmitted, .paired, .putRight:
      break
    }
  }

  /// Begins to wait: since the call, if the penalty has not begun before.
  ///
  /// Time that it had begun to serve does not count.
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

  fileprivate mutating func close(at now: GameInstant) {
    if let open, open.since < now {
      stretches.append(Stretch(kind: open.kind, from: open.since, to: now))
    }
    open = nil
  }

  /// Forgets the stages after `instant`, because the clock was set back or the end was wrong.
  private mutating func forget(after instant: GameInstant) {
    (open, ended, ending) = (nil, nil, nil)
    stretches.removeAll { $0.from >= instant }
    if let last = stretches.indices.last { stretches[last].to = min(stretches[last].to, instant) }
  }

  /// Adds the time from the call to the start, if the penalty waited for another call's penalty of
  /// the same player.
  ///
  /// Penalties of one call follow each other: a double minor's second half waits for nobody.
  fileprivate mutating func addWait(of penalties: [Penalty]) {
    guard let first = stretches.first, first.from > calledAt, first.kind != .waits else { return }
    let own = penalties[penalty]
    let follows = penalties[..<penalty].contains {
      $0.call == own.call && $0.offender == own.offender
    }
    if !follows { stretches.insert(Stretch(kind: .waits, from: calledAt, to: first.from), at: 0) }
  }
}

extension Solution {
  /// The courses of the game's penalties, in the order of ``Game/penalties``.
  package var courses: [PenaltyCourse] {
    // Nothing is known of penalties before the game was joined.
    let beginning =
      game.joining.map { game.schedule.instant(of: $0.time) } ?? GameInstant(played: .zero)
    var courses = game.penalties.map {
      PenaltyCourse(penalty: $0.index, calledAt: max($0.calledAt, beginning))
    }
    var goals: [Event.ID: ScoredGoal] = [:]
    for goal in game.goals where !goal.penaltyShot { goals[goal.call] = goal }
    var running: Set<Int> = []
    var before = BeforeSetting<[PenaltyCourse]>()
    for ruling in journal {
      before.note(ruling.effect, &courses)
      switch ruling.effect {
      case .bench(let effect):
        guard let penalty = effect.penalty?.index else { continue }
        courses[penalty].note(effect, at: ruling.at)
        running.remove(penalty)
        if courses[penalty].runsSince != nil { running.insert(penalty) }
      case .score(.scored(let goal)):
        guard let goal = goals.removeValue(forKey: goal.call) else { continue }
        // A penalty that begins with the goal was not running when the goal was scored.
        var against = running.filter { courses[$0].runsSince ?? ruling.at < ruling.at }
        if let ended = goal.ended?.penalty.index { against.insert(ended) }
        for penalty in against where game.penalties[penalty].team != goal.goal.team {
          courses[penalty].goalsAgainst += 1
        }
      case .call, .play, .score: continue
      }
    }
    for index in courses.indices {
      courses[index].close(at: game.now)
      courses[index].addWait(of: game.penalties)
      if courses[index].ending == nil, game.isOver { courses[index].until = nil }
    }
    return courses
  }
}
