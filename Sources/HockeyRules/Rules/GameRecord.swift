// What was called and scored so far, to be heard again as it should have been.

/// A change of what was called and scored.
enum RecordChange {
  case voided(Event.ID)
  case amended(Event.ID, [PenaltyClass])
  case disallowed(Event.ID)
}

/// The calls and goals of a part of a game, in their order, as they stand after the corrections so
/// far.
///
/// It begins where nobody served on the clock, so that what came before has no bearing on it.
struct GameRecord {
  enum Entry {
    /// A call, when it was made, and the player who serves it on the clock, if one does.
    case call(PendingCall, at: Instant, kept: Offender?)
    case goal(ScoredGoal)
  }

  private(set) var entries: [Entry] = []
  /// The score before it.
  private(set) var score: PerTeam<Int>
  private let schedule: Schedule

  /// The record of `game` up to `now` in which penalty number `index`, called at `called`, has its
  /// place.
  init(of game: Game, containing index: Int, calledAt called: Instant, by now: Instant) {
    let first = game.clearStart(before: index, at: called, by: now)
    score = PerTeam(both: 0)
    schedule = game.schedule
    for goal in game.goals where goal.penaltiesBefore < first { score[goal.goal.team] += 1 }
    var goals = game.goalsWithDisallowed.drop { $0.penaltiesBefore < first }
    var seen = Set(goals.flatMap { $0.signals.map { $0.id } })
    var standing: [Event.ID: [Int]] = [:]
    for penalty in game.penalties.indices[first...] where game.penalties[penalty].isOfItsCall {
      standing[game.penalties[penalty].call, default: []].append(penalty)
    }
    let disallowed = Set(game.disallowedGoals.map { $0.call })
    func hear(_ goal: ScoredGoal) {
      guard disallowed.contains(goal.call) else { return entries.append(.goal(goal)) }
      for signal in goal.signals { hear(signal.id) }
    }
    func hear(_ call: Event.ID) {
      if let own = standing[call] { entries.append(game.entry(call, own)) }
    }
    for penalty in game.penalties.indices[first...] {
      while let goal = goals.first, goal.penaltiesBefore <= penalty { hear(goals.removeFirst()) }
      let call = game.penalties[penalty].call
      if seen.insert(call).inserted { hear(call) }
    }
    for goal in goals { hear(goal) }
  }

  /// Makes `change`; the signalled calls of a goal that does not count are ordinary ones.
  mutating func make(_ change: RecordChange) {
    entries = entries.flatMap { entry -> [Entry] in
      switch (entry, change) {
      case (.call(let call, _, _), .voided(let id)): return call.id == id ? [] : [entry]
      case (.call(var call, let at, let kept), .amended(let id, let penalties)):
        if call.id == id { call.call.penalties = penalties }
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
  /// Corrects the calls for which an arm was up.
  mutating func change(signalsBy change: RecordChange) {
    switch change {
    case .voided(let id): signals.removeAll { $0.id == id }
    case .amended(let id, let penalties):
      for index in signals.indices where signals[index].id == id {
        signals[index].call.penalties = penalties
      }
    case .disallowed: break
    }
  }
}

extension Penalty {
  /// Whether it is one of those that its call now stands for, and not a washed out minor that is
  /// only on record.
  fileprivate var isOfItsCall: Bool {
    if isTakenBack { return false }
    if case .over(.recorded, _) = standing { return false }
    return true
  }
}

extension Game {
  /// The first of the penalties before `index` from which on somebody served on the clock until
  /// `instant`.
  fileprivate func clearStart(before index: Int, at instant: Instant, by now: Instant) -> Int {
    var first = index
    var threshold = instant
    for earlier in penalties.indices[..<index].reversed() {
      var end = now
      if case .over(_, let instant) = penalties[earlier].standing { end = instant }
      // It may have been over before that goal, by one that has been disallowed since.
      let goal = goals.last { $0.ended?.penalty == earlier }
      if let goal { end = max(end, schedule.instant(of: goal.time)) }
      guard penalties[earlier].isOnClock, end >= threshold else { continue }
      first = earlier
      threshold = min(threshold, penalties[earlier].calledAt)
    }
    return first
  }

  /// The goals that count and those for which an arm was up and that do not, in order.
  var goalsWithDisallowed: [ScoredGoal] {
    if disallowedGoals.isEmpty { return goals }
    return (goals + disallowedGoals).sorted {
      ($0.penaltiesBefore, schedule.instant(of: $0.time))
        < ($1.penaltiesBefore, schedule.instant(of: $1.time))
    }
  }

  fileprivate func entry(_ id: Event.ID, _ own: [Int]) -> GameRecord.Entry {
    let first = penalties[own[0]]
    let onClock = own.first { penalties[$0].isOnClock }.map { penalties[$0] }
    let call = Call(
      offender: first.offender, penalties: own.map { penalties[$0].penaltyClass },
      infraction: first.infraction, server: first.server)
    return .call(
      PendingCall(id: id, call: call), at: first.calledAt,
      kept: onClock.map { $0.offender.name(servedBy: $0.server) })
  }
}
