// The goals scored since a corrected call: which minor each ends, and which signalled minor it
// replaces, as if the call had been right from the start.
//
// No book states this explicitly. It follows from what the books say about goals: a goal ends a
// minor that was called, and replaces a signalled one (HC 4.2(b), 4.15(b); NHL 15.2, 16.2; IIHF
// 15.2, 16.2; USA Hockey 402(c), 409(b)).

/// The effect of a goal on penalties.
struct JudgedGoal {
  /// The goal.
  var id: Event.ID
  /// The minor that it ends.
  var ended: EndedMinor?
  /// The signalled calls that lose a minor to it.
  var washed: [Event.ID]

  /// A minor, by its call and its place among the call's minors.
  struct EndedMinor: Equatable {
    var call: Event.ID
    var place: Int
    /// When it would have run out.
    var until: GameInstant
    /// When the goal was scored.
    var at: GameInstant

    func isSame(as other: EndedMinor) -> Bool { call == other.call && place == other.place }
  }

  func isSame(as other: JudgedGoal) -> Bool {
    let isSameMinor =
      switch (ended, other.ended) {
      case (nil, nil): true
      case (let one?, let another?): one.isSame(as: another)
      case (nil, _), (_, nil): false
      }
    return isSameMinor && washed == other.washed
  }
}

extension Referee {
  /// The effects of the remaining goals after `change`, if it may concern any.
  ///
  /// The game is heard again without the change and with it. A goal whose effects differed from the
  /// record, because the officials let a player out or set the clock, keeps them.
  func goalsJudgedAgain(after change: RecordChange) -> [JudgedGoal] {
    guard let (place, instant) = place(of: change), let last = game.goals.last,
      last.penaltiesBefore >= place.penalties
    else { return [] }
    if case .disallowed(last.call) = change { return [] }
    var record = GameRecord(of: game, containing: place, at: instant, by: now)
    let before = hear(record)
    record.make(change)
    let after = hear(record)
    return after.compactMap { judged in
      guard let goal = game.goals.last(where: { $0.call == judged.id }) else { return nil }
      let actual = effect(of: goal)
      let asHeard = before.first { $0.id == judged.id }
      return asHeard.map { $0.isSame(as: actual) } ?? false ? judged : actual
    }
  }

  /// The place in the record at which `change` begins to matter, or `nil` if nothing of it is on
  /// record.
  private func place(of change: RecordChange) -> (CallPlace, at: GameInstant)? {
    for goal in game.goals where change.concerns(goal) {
      return (
        CallPlace(penalties: goal.penaltiesBefore, signal: -1), schedule.instant(of: goal.time)
      )
    }
    return game.penalties.first { change.concerns($0.call) }.map {
      (game.bench.place(of: $0), $0.calledAt)
    }
  }

  /// Hears `record`, and finds the effect of each goal in it.
  private func hear(_ record: GameRecord) -> [JudgedGoal] {
    var referee = Referee(Game(under: book, setup: game.setup))
    referee.score = record.score
    referee.game.namedFirst = game.namedFirst
    var judged: [JudgedGoal] = []
    for entry in record.entries {
      switch entry {
      case .call(let call, let instant, let kept):
        let time = schedule.time(of: instant, in: referee.game.clock.period)
        referee.turnBack(to: time)
        referee.hearAgain(Event(id: call.id, time: time, play: .penalty(call.call)))
        if let kept { referee.obey(.call(.choiceRecorded(kept.team, [kept]))) }
      case .goal(let goal):
        referee.turnBack(to: goal.time)
        referee.hearAgain(goal)
        guard let scored = referee.game.goals.last, scored.call == goal.call else { continue }
        judged.append(referee.effect(of: scored))
      }
    }
    return judged
  }

  /// Sets the clock back to `time`, if it reads a later time.
  private mutating func turnBack(to time: GameTime) {
    guard time < game.clock else { return }
    try? hear(Event(id: play, time: game.clock, play: .correction(.clock(time, reason: ""))))
  }

  /// Hears a call; a named server who can no longer sit for it is left out.
  private mutating func hearAgain(_ event: Event) {
    do throws(Refusal) {
      try hear(event)
    } catch {
      guard case .penalty(var call) = event.play, call.server != nil else { return }
      call.server = nil
      try? hear(Event(id: event.id, time: event.time, play: .penalty(call)))
    }
  }

  /// Hears a goal scored while arms were up; a captain names the same players, as far as they are
  /// still called.
  private mutating func hearAgain(_ goal: ScoredGoal) {
    for signal in goal.signals {
      try? hear(Event(id: signal.id, time: goal.time, play: .signal(signal.call)))
    }
    let signalled = goal.signals.flatMap {
      [$0.call.offender, $0.call.offender.name(servedBy: $0.call.server)]
    }
    for team in Team.allCases {
      let named = goal.named.filter { $0.team == team }
      let names = [named, named.filter(signalled.names)].filter { !$0.isEmpty }
      choicesAhead[team] = names[...]
    }
    let plain = Goal(
      team: goal.goal.team, ownGoal: goal.goal.ownGoal, awarded: goal.goal.awarded,
      emptyNet: goal.goal.emptyNet)
    let play =
      goal.penaltyShot
      ? Play.penaltyShot(Shot(team: plain.team, scored: true, foulOnRecord: false)) : .goal(plain)
    try? hear(Event(id: goal.call, time: goal.time, play: play))
    choicesAhead = PerTeam(both: [])
  }

  /// The effect of `goal` in this game.
  func effect(of goal: ScoredGoal) -> JudgedGoal {
    var ended: JudgedGoal.EndedMinor?
    if let minor = goal.ended {
      let call = minor.penalty.call
      ended = minors(of: call).firstIndex(of: minor.penalty.index).map {
        JudgedGoal.EndedMinor(
          call: call, place: $0, until: minor.until, at: schedule.instant(of: goal.time))
      }
    }
    return JudgedGoal(id: goal.call, ended: ended, washed: goal.washed.map { $0.id })
  }

  /// The minors to serve that the call of `id` now has.
  func minors(of id: Event.ID) -> [Int] {
    game.penalties.indices.filter {
      game.penalties[$0].call == id && game.penalties[$0].penaltyClass == .minor
        && game.penalties[$0].length > .zero && !game.penalties[$0].isTakenBack
    }
  }
}

extension RecordChange {
  /// Whether it changes the call or goal of `id`.
  fileprivate func concerns(_ id: Event.ID) -> Bool {
    switch self {
    case .voided(let own), .amended(let own, _, _), .disallowed(let own): own == id
    }
  }

  /// Whether it changes `goal`, or a call for which an arm was up then.
  fileprivate func concerns(_ goal: ScoredGoal) -> Bool {
    concerns(goal.call) || goal.signals.contains { concerns($0.id) }
  }
}
