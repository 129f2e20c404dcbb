// The record of what was called and scored so far, to be heard again with a correction.

/// A change to what was called and scored.
enum RecordChange {
  case voided(Event.ID)
  /// The call is for other penalties, and for another infraction if that is not `nil`.
  case amended(Event.ID, [PenaltyClass], Infraction?)
  case disallowed(Event.ID)
}

/// The calls and goals of a part of a game, in their order, after the corrections so far.
///
/// It begins where nobody served on the clock, so that what came before has no bearing on it.
struct GameRecord {
  enum Entry {
    /// A call, when it was made, and the player who serves it on the clock, if one does.
    case call(PendingCall, at: GameInstant, kept: Offender?)
    case goal(ScoredGoal)
  }

  private(set) var entries: [Entry] = []
  /// The score before it.
  private(set) var score: PerTeam<Int>
  private let schedule: Schedule

  /// The record of `game` up to `now`, beginning early enough to contain `place`.
  init(of game: Game, containing place: CallPlace, at instant: GameInstant, by now: GameInstant) {
    let order = game.bench.inOrderOfCalls(game.penalties)
    let first = game.clearStart(before: place, at: instant, by: now, in: order)
    score = PerTeam(both: 0)
    schedule = game.schedule
    var goals = game.goals.drop { $0.penaltiesBefore < first.penalties }
    for goal in game.goals.dropLast(goals.count) { score[goal.goal.team] += 1 }
    var seen = Set(goals.flatMap { $0.signals.map { $0.id } })
    let calls = order.filter { game.bench.place(of: $0) >= first && $0.isOfItsCall }
    let own = Dictionary(grouping: calls) { $0.call }
    for penalty in calls where seen.insert(penalty.call).inserted {
      while let goal = goals.first, game.isBefore(goal, penalty) {
        entries.append(.goal(goals.removeFirst()))
      }
      entries.append(game.entry(penalty, own[penalty.call] ?? []))
    }
    entries += goals.map { .goal($0) }
  }

  /// Makes `change`; the signalled calls of a goal that does not count become ordinary ones.
  mutating func make(_ change: RecordChange) {
    entries = entries.flatMap { entry -> [Entry] in
      switch (entry, change) {
      case (.call(let call, _, _), .voided(let id)): return call.id == id ? [] : [entry]
      case (.call(var call, let at, let kept), .amended(let id, let penalties, let infraction)):
        if call.id == id { call.call.amend(penalties, infraction) }
        return [.call(call, at: at, kept: kept)]
      case (.goal(let goal), .disallowed(let id)) where goal.call == id:
        let scored = schedule.instant(of: goal.time)
        return goal.signals.map { .call($0, at: scored, kept: nil) }
      case (.goal(var goal), _):
        goal.change(signalsBy: change)
        return [.goal(goal)]
      case (.call, .disallowed): return [entry]
      }
    }
  }
}

extension ScoredGoal {
  /// Makes the change in the calls for which an arm was up.
  mutating func change(signalsBy change: RecordChange) {
    switch change {
    case .voided(let id): signals.removeAll { $0.id == id }
    case .amended(let id, let penalties, let infraction):
      for index in signals.indices where signals[index].id == id {
        signals[index].call.amend(penalties, infraction)
      }
    case .disallowed: break
    }
  }
}

extension Call {
  /// Makes it a call for `penalties`, and for `infraction` if it is not `nil`.
  mutating func amend(_ penalties: [PenaltyClass], _ infraction: Infraction?) {
    self.penalties = penalties
    self.infraction = infraction ?? self.infraction
  }
}

extension Penalty {
  /// Whether it is one of its call's current penalties, and not a washed-out minor that is only on
  /// record.
  fileprivate var isOfItsCall: Bool {
    if isTakenBack { return false }
    if case .over(.recorded, _) = standing { return false }
    return true
  }
}

/// The place of a call among all calls.
struct CallPlace: Sendable, Hashable, Comparable {
  /// The number of penalties before it.
  var penalties: Int
  /// Its number among the calls for which an arm was then up.
  var signal = Int.max

  static func < (one: CallPlace, other: CallPlace) -> Bool {
    (one.penalties, one.signal) < (other.penalties, other.signal)
  }
}

extension PenaltyBench {
  /// The place of `penalty` among all calls.
  ///
  /// If it is amended, or assessed only because a goal does not count, it is the place of its foul.
  func place(of penalty: Penalty) -> CallPlace {
    callPlaces[penalty.call] ?? CallPlace(penalties: penalty.index)
  }

  /// `penalties` in the order of their calls.
  func inOrderOfCalls(_ penalties: [Penalty]) -> [Penalty] {
    penalties.sorted { (place(of: $0), $0.index) < (place(of: $1), $1.index) }
  }
}

extension Game {
  /// The last place at or before `place` at which nobody served on the clock; after it, up to
  /// `instant`, somebody always did.
  ///
  /// `order` has all penalties in the order of their calls.
  fileprivate func clearStart(
    before place: CallPlace, at instant: GameInstant, by now: GameInstant, in order: [Penalty]
  ) -> CallPlace {
    var first = place
    // The record also contains the goals after that place, some of which are before `instant`.
    func firstGoal() -> GameInstant? {
      goals.first { $0.penaltiesBefore >= first.penalties }.map { schedule.instant(of: $0.time) }
    }
    var threshold = min(instant, firstGoal() ?? instant)
    var goalsThatEnded: [Penalty.ID: ScoredGoal] = [:]
    for goal in goals { if let ended = goal.ended { goalsThatEnded[ended.penalty] = goal } }
    for earlier in order.reversed() where bench.place(of: earlier) < first {
      var end = now
      if case .over(_, let instant) = earlier.standing { end = instant }
      // It may have been ended earlier, by a goal that has been disallowed since.
      let goal = goalsThatEnded[earlier.id]
      if let goal { end = max(end, schedule.instant(of: goal.time)) }
      guard earlier.isOnClock || goal != nil, end >= threshold else { continue }
      first = bench.place(of: earlier)
      threshold = min(threshold, earlier.calledAt, firstGoal() ?? threshold)
    }
    return first
  }

  /// Whether `goal` was scored before `penalty` was called.
  fileprivate func isBefore(_ goal: ScoredGoal, _ penalty: Penalty) -> Bool {
    let place = bench.place(of: penalty)
    guard goal.penaltiesBefore == place.penalties, place.signal < .max else {
      return goal.penaltiesBefore <= place.penalties
    }
    return schedule.instant(of: goal.time) < penalty.calledAt
  }

  /// The entry for the call of `first`, whose penalties are now `own`.
  fileprivate func entry(_ first: Penalty, _ own: [Penalty]) -> GameRecord.Entry {
    let onClock = own.first { $0.isOnClock }
    let call = Call(
      offender: first.offender, penalties: own.map { $0.penaltyClass },
      infraction: first.infraction, server: first.server)
    return .call(
      PendingCall(id: first.call, call: call), at: first.calledAt,
      kept: onClock.map { $0.offender.name(servedBy: $0.server) })
  }
}
