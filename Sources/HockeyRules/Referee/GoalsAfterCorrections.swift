// The changes that goals judged again make on the penalty bench: a player serves what they leave
// him, less what he has served since.

extension Referee {
  /// Gives the goals `judged` the effects that they have after `change`, and frees the penalties
  /// that goals had ended.
  mutating func carryOut(
    _ judged: [JudgedGoal], after change: RecordChange,
    freeing: [(penalty: Int, goal: ScoredGoal)] = [], _ reason: String
  ) {
    var freed = freeing
    var seats: [Int] = []
    for judged in judged {
      guard let index = game.goals.lastIndex(where: { $0.call == judged.id }) else { continue }
      let old = game.goals[index]
      var goal = old
      goal.change(signalsBy: change)
      goal.washed = goal.signals.filter { judged.washed.contains($0.id) }
      goal.ended = ended(judged.ended) ?? old.ended.flatMap { isTakenBack($0) ? $0 : nil }
      if goal == old { continue }
      obey(.score(.judgedAgain(goal)), reason: reason)
      if let seat = goal.ended.flatMap({ game.penalties[$0.penalty.index].seat }) {
        seats.append(seat)
      }
      if let ended = old.ended, ended.penalty != goal.ended?.penalty {
        freed.append((ended.penalty.index, old))
      }
      reassess(goal, insteadOf: old, after: change, judged: [judged], reason)
    }
    guard !game.isOver else { return }
    for (penalty, _) in freed {
      if game.penalties[penalty].seat == nil { seat(penalty, reason) }
      if let seat = game.penalties[penalty].seat { seats.append(seat) }
    }
    for (place, seat) in seats.enumerated() where !seats[..<place].contains(seat) {
      serveAgain(in: seat, freed, reason)
    }
  }

  /// Has `penalty` served in full; nobody has sat for it, because a goal had ended it when it was
  /// assessed.
  private mutating func seat(_ penalty: Int, _ reason: String) {
    let freed = game.penalties[penalty]
    guard !freed.isTakenBack, !game.goals.contains(where: { $0.ended?.penalty.index == penalty })
    else {
      return
    }
    stop()
    obey(
      .bench(.frozen(penalty: game.penalties[penalty].id, remaining: freed.length)), reason: reason)
    settleAgain(at: freed.calledAt)
  }

  private func isTakenBack(_ ended: ScoredGoal.EndedPenalty) -> Bool {
    game.penalties[ended.penalty.index].isTakenBack
  }

  private func ended(_ minor: JudgedGoal.EndedMinor?) -> ScoredGoal.EndedPenalty? {
    guard let minor else { return nil }
    let own = minors(of: minor.call)
    guard own.indices.contains(minor.place) else { return nil }
    return ScoredGoal.EndedPenalty(penalty: game.penalties[own[minor.place]].id, until: minor.until)
  }

  /// Assesses again the signalled calls of `goal`, if it now leaves more or less of them.
  private mutating func reassess(
    _ goal: ScoredGoal, insteadOf old: ScoredGoal, after change: RecordChange,
    judged: [JudgedGoal], _ reason: String
  ) {
    for signal in goal.signals {
      if case .amended(signal.id, _, _) = change { continue }
      let isWashed = goal.washed.contains { $0.id == signal.id }
      let wasWashed = old.washed.contains { $0.id == signal.id }
      guard isWashed != wasWashed else { continue }
      if isWashed {
        rule(
          .call(.notAssessed(signal.call.offender, .minor, call: signal.id)), by: washing(by: goal))
      }
      replace(signal, of: goal, isWashed: isWashed, judged, reason)
    }
  }

  /// The provision by which `goal` replaces a signalled minor.
  private func washing(by goal: ScoredGoal) -> Provision<SignalledMinor> {
    goal.manpower == .shortHanded ? book.signalled.shortHandedScorer : book.signalled.minor
  }

  /// Replaces the penalties assessed for `signal` when `goal` was scored by those that the goal now
  /// leaves.
  mutating func replace(
    _ signal: PendingCall, of goal: ScoredGoal, isWashed: Bool, _ judged: [JudgedGoal],
    _ reason: String
  ) {
    var left = withoutShot(signal)
    if isWashed, let minor = left.call.penalties.firstIndex(of: .minor) {
      left.call.penalties.remove(at: minor)
    }
    if game.stoppage?.goals.contains(goal.call) ?? false {
      end(signal.id, .replaced, reason)
      replacePending(left, reason)
    } else {
      let assessed = game.penalties.first { $0.call == signal.id }?.calledAt
      replaceSettled(left, at: assessed ?? schedule.instant(of: goal.time), judged, reason)
    }
    if isWashed { recordIfWashed(signal, by: washing(by: goal)) }
  }

  /// Gives each penalty in `seat` the time that the goals, as judged now, leave it; `freed` are the
  /// penalties that goals had ended.
  private mutating func serveAgain(
    in seat: Int, _ freed: [(penalty: Int, goal: ScoredGoal)], _ reason: String
  ) {
    stop()
    let chain = chain(of: seat)
    // Time served of a call before it was amended counts.
    let calls = chain.map { game.penalties[$0].call }
    let own = game.penalties.indices.filter {
      calls.contains(game.penalties[$0].call)
        && (chain.contains($0) || game.penalties[$0].isTakenBack)
    }
    var served = game.bench.timeServed(of: own, by: now)
    var owed: [(penalty: Int, left: PlayingTime)] = []
    var ended: [Int] = []
    var done: [Int] = []
    for penalty in chain {
      let goal = game.goals.last { $0.ended?.penalty.index == penalty }
      if let goal {
        served.drop(before: schedule.instant(of: goal.time))
        if !game.penalties[penalty].isOver { ended.append(penalty) }
        continue
      }
      let length = game.penalties[penalty].length
      let called = game.penalties[penalty].calledAt
      let left = length - served.take(length, for: penalty, calledAt: called).time
      let isFreed = freed.contains { $0.penalty == penalty }
      if left == .zero {
        if isFreed || !game.penalties[penalty].isOver { done.append(penalty) }
      } else if isFreed || !game.penalties[penalty].isOver || wasServed(penalty) {
        owed.append((penalty, left))
      }
    }
    for penalty in done {
      rule(
        .bench(.ends(penalty: game.penalties[penalty].id, .served)),
        by: length(of: game.penalties[penalty]))
    }
    for penalty in ended {
      rule(.bench(.ends(penalty: game.penalties[penalty].id, .goalAgainst)), by: book.goals.ends)
    }
    for (penalty, goal) in freed where owed.contains(where: { $0.penalty == penalty }) {
      unstartWhatBegan(after: goal, insteadOf: penalty, reason)
    }
    for (penalty, left) in owed.dropFirst() { wait(penalty, with: left, reason) }
    if let first = owed.first { goOn(with: first.penalty, left: first.left, in: seat, reason) }
  }

  /// The penalties of the player of `seat` that are served one after the other: those of each call
  /// in it, without the first ones that have been served in full.
  private func chain(of seat: Int) -> [Int] {
    let calls = game.seats[seat].penalties.map { game.penalties[$0].call }
    let seats = game.seats.filter { other in
      other.index == seat || other.penalties.contains { calls.contains(game.penalties[$0].call) }
    }
    func place(_ penalty: Penalty) -> (GameInstant, Int, Int) {
      (penalty.calledAt, penalty.penaltyClass == .minor ? 1 : 0, penalty.index)
    }
    let all = seats.flatMap { $0.penalties }.map { game.penalties[$0] }.filter { !$0.isTakenBack }
    let ordered = all.sorted { place($0) < place($1) }.map { $0.index }
    return Array(ordered.drop { isServedByItself($0) })
  }

  private func wasServed(_ penalty: Int) -> Bool {
    if case .over(.served, _) = game.penalties[penalty].standing { true } else { false }
  }

  /// Whether `penalty` has been served in full, without time served for another, and no goal ends
  /// it now.
  private func isServedByItself(_ penalty: Int) -> Bool {
    guard wasServed(penalty), !game.goals.contains(where: { $0.ended?.penalty.index == penalty })
    else {
      return false
    }
    let served = game.penalties[penalty]
    var own = game.bench.timeServed(of: [penalty], by: now)
    return own.take(served.length, for: penalty, calledAt: served.calledAt).time == served.length
  }

  /// Undoes what began when `goal` ended `penalty`: its player's off-clock time, and a waiting
  /// penalty of his team.
  private mutating func unstartWhatBegan(
    after goal: ScoredGoal, insteadOf penalty: Int, _ reason: String
  ) {
    let scored = schedule.instant(of: goal.time)
    let freed = game.penalties[penalty]
    for other in game.penalties where other.offender == freed.offender && other.isOffClock {
      guard let since = other.since, since >= scored else { continue }
      obey(.bench(.unstarted(penalty: other.id)), reason: reason)
    }
    // If another penalty of its player runs, none began in its place.
    let running = game.running(of: freed.team).filter { penalty in
      penalty.call != freed.call
        && penalty.seat.map { $0 != freed.seat && !isBesideTwo($0) } ?? false
    }
    guard running.count >= book.serving.servedAtOnce.value,
      let begun = running.last(where: { $0.since == scored })
    else { return }
    obey(.bench(.unstarted(penalty: begun.id)), reason: reason)
  }

  /// Makes `penalty` wait for another in its seat, with `left` to serve.
  private mutating func wait(_ penalty: Int, with left: PlayingTime, _ reason: String) {
    let old = game.penalties[penalty]
    if old.isOver || old.owedWhenItBegan != left {
      obey(.bench(.frozen(penalty: game.penalties[penalty].id, remaining: left)), reason: reason)
    } else if old.until != nil {
      obey(.bench(.unstarted(penalty: game.penalties[penalty].id)), reason: reason)
    }
  }

  /// Has `penalty` served in `seat` now, with `left` to serve.
  private mutating func goOn(
    with penalty: Int, left: PlayingTime, in seat: Int, _ reason: String
  ) {
    let old = game.penalties[penalty]
    if let until = old.until {
      guard until != now + left else { return }
      return obey(
        .bench(.reinstated(penalty: game.penalties[penalty].id, since: now, until: now + left)),
        reason: reason)
    }
    if old.isOver { return putBack(penalty, until: now + left, reason) }
    if old.owed != left {
      obey(.bench(.frozen(penalty: game.penalties[penalty].id, remaining: left)), reason: reason)
    }
    if game.seats[seat].standing == .running { goOn(in: seat) }
  }
}
