// Time that was really served counts wherever a penalty starts or is interrupted, once a corrected
// game is heard again.

extension Referee {
  /// The instant at which `penalty` runs out if it starts now; `owed` is the time left to serve, by
  /// default all that it owes.
  mutating func end(of penalty: Int, owing owed: PlayingTime? = nil) -> GameInstant {
    let owed = owed ?? game.penalties[penalty].owed
    guard var served = rehearsal?.served else { return now + owed }
    let end = served.end(of: game.penalties[penalty], owed: owed, from: now) {
      countsFrom($0, for: penalty)
    }
    rehearsal?.served = served
    return end
  }

  /// The time left of `penalty`, which runs and is interrupted now.
  mutating func timeLeft(of penalty: Int) -> PlayingTime {
    let left = game.penalties[penalty].until.map { max(.zero, $0 - now) } ?? .zero
    return rehearsal?.served?.interrupt(penalty, at: now) ?? left
  }

  /// Uses up the time served before now that counts for `penalty`, whose end or clock is decided
  /// now.
  ///
  /// The call's penalties that are served before it take their time first. A minor that a goal ends
  /// uses up only `took`: what was served of it, by the corrected record, until the goal.
  mutating func useUpTime(of penalty: Int, took: PlayingTime? = nil) {
    if !(rehearsal?.repeatsDeeds ?? false) { return }
    if took != nil {
      _ = rehearsal?.served?.interrupt(penalty, at: GameInstant(played: .zero))
    }
    let left = timeLeft(of: penalty)
    let owed = game.penalties[penalty].until == nil ? game.penalties[penalty].owed : left
    let call = game.penalties[penalty].call
    let queue = game.penalties[penalty].seat.map { game.seats[$0].penalties } ?? []
    let earlier = queue.prefix { $0 != penalty }.filter { game.penalties[$0].call == call }
    countTimeSoFar(of: earlier)
    guard var served = rehearsal?.served else { return }
    _ = served.take(took ?? owed, for: game.penalties[penalty], before: now) {
      countsFrom($0, for: penalty)
    }
    rehearsal?.served = served
  }

  /// Has the player of `seat`, who is called again, leave it if he has served all his time by now.
  mutating func leaveIfServed(_ seat: Seat) {
    guard rehearsal?.repeatsDeeds ?? false else { return }
    var after = self
    after.countTimeSoFar(of: seat.penalties.filter { !game.penalties[$0].isOver })
    guard after.game.bench.current(in: seat.index) == nil else { return }
    self = after
    continueServing(in: seat.index)
  }

  /// Counts the time served before now towards the `queue` of penalties, which follow each other;
  /// each first takes what was served for its call.
  private mutating func countTimeSoFar(of queue: [Int]) {
    for index in queue {
      let call = game.penalties[index].call
      if countTimeSoFar(of: index, { $0.call == call }) { endServed(index) }
    }
    for index in queue where countTimeSoFar(of: index, { _ in true }) || countRest(of: index) {
      endServed(index)
    }
  }

  private mutating func endServed(_ index: Int) {
    let penalty = game.penalties[index]
    rule(.bench(.ends(penalty: penalty.id, .served)), by: length(of: penalty))
  }

  /// Counts time to spare towards the rest of `penalty`, if it is running; returns whether that is
  /// all its time.
  private mutating func countRest(of penalty: Int) -> Bool {
    guard case .serving(let since, _) = game.penalties[penalty].standing else { return false }
    let until = end(of: penalty, owing: timeLeft(of: penalty))
    game.bench.penalties[penalty].standing = .serving(since: since, until: until)
    return until == now
  }

  /// Counts the time served before now that `includes` admits towards `penalty`, if it waits;
  /// returns whether that is all its time.
  mutating func countTimeSoFar(of penalty: Int, _ includes: (ServedStretch) -> Bool) -> Bool {
    switch game.penalties[penalty].standing {
    case .serving, .over: return false
    case .waiting, .frozen: break
    }
    let owed = game.penalties[penalty].owed
    guard var served = rehearsal?.served else { return false }
    let time = served.take(owed, for: game.penalties[penalty], before: now) {
      includes($0) ? countsFrom($0, for: penalty) : nil
    }.time
    rehearsal?.served = served
    game.bench.penalties[penalty].standing = .waiting(remaining: owed - time)
    return time == owed
  }

  /// The instant from which `stretch` counts towards `penalty`, or `nil` if it does not.
  ///
  /// No time counts that was served before the officials set the penalty's clock, and none that a
  /// team-mate served beside a goalkeeper, or the reverse. Other time counts for its own call. It
  /// counts for another call of the player once its own call is over or taken back, and only from the
  /// later call on; the time of a misconduct, once its own call has no misconduct left to serve.
  private func countsFrom(_ stretch: ServedStretch, for index: Int) -> GameInstant? {
    let penalty = game.penalties[index]
    let first = rehearsal?.clocksSet[index] ?? GameInstant(played: .zero)
    if stretch.isMisconduct && penalty.penaltyClass != .misconduct { return nil }
    if isServedBesides(stretch, penalty) { return nil }
    if stretch.call == penalty.call { return first }
    guard stretch.offender == penalty.offender, penalty.offender.player != nil,
      !isAnothersTime(stretch, penalty)
    else { return nil }
    let others = game.penalties.filter {
      $0.call == stretch.call && !isServedBesides(stretch, $0)
        && (!stretch.isMisconduct || $0.penaltyClass == .misconduct)
    }
    let isOver = others.isEmpty ? leavesNothing(stretch.call) : others.allSatisfy(isNotServed)
    return isOver ? max(penalty.calledAt, first) : nil
  }

  /// Whether a team-mate served `stretch` for a goalkeeper, and another serves `penalty`: one serves
  /// all that the goalkeeper gets at one stoppage (USA Hockey casebook 407).
  private func isAnothersTime(_ stretch: ServedStretch, _ penalty: Penalty) -> Bool {
    stretch.offender.isGoalkeeper && stretch.calledAt != penalty.calledAt
      && !book.serving.goalkeeperServesHimself(stretch.penaltyClass, offClock: true)
  }

  /// Whether a goalkeeper served `stretch` himself and a team-mate serves `penalty` for him, or the
  /// reverse, and the call has a penalty for which the time counts (NCAA 28.1, 28.2).
  private func isServedBesides(_ stretch: ServedStretch, _ penalty: Penalty) -> Bool {
    func isOwn(_ penaltyClass: PenaltyClass) -> Bool {
      book.serving.goalkeeperServesHimself(penaltyClass, offClock: true)
    }
    guard stretch.offender.isGoalkeeper, penalty.offender.isGoalkeeper,
      isOwn(stretch.penaltyClass) != isOwn(penalty.penaltyClass)
    else { return false }
    return game.penalties.contains {
      $0.call == stretch.call && $0.length > .zero && !nobodySits(for: $0)
        && isOwn($0.penaltyClass) == isOwn(stretch.penaltyClass)
    }
  }

  /// Whether nobody serves `penalty`, now or later.
  private func isNotServed(_ penalty: Penalty) -> Bool {
    penalty.isOver || penalty.length == .zero || nobodySits(for: penalty)
  }

  /// Whether `penalty` is off the clock, and its player is out of the game (NHL 19.2).
  private func nobodySits(for penalty: Penalty) -> Bool {
    penalty.isOffClock && (game.isOut(penalty.offender) || game.isOut(game.sitter(of: penalty)))
  }

  /// Whether the call of `id` leaves nothing to serve: it was taken back, has become a penalty shot,
  /// or a goal washed it out.
  private func leavesNothing(_ id: Event.ID) -> Bool {
    guard let place = game.transcript.index(of: id), game.transcript.stands(id) else { return true }
    return schedule.instant(of: game.transcript.plays[place].time) < now
      && !game.signals.contains { $0.id == id }
      && !(game.stoppage?.calls.contains { $0.id == id } ?? false)
  }

  /// The game that is due, in which time served counts even for penalties that have not begun, and
  /// the rest is owed.
  ///
  /// First each call takes the time that was served for it, or for a call of the player that has no
  /// penalties any more, in the order in which it was served. Time to spare counts for the player's
  /// other penalties: for those on the clock in the order in which they are served, and then for
  /// those off the clock.
  var withTimeOfWaiting: Referee {
    var due = self
    let inSeats = game.bench.openSeats.flatMap { game.seats[$0].penalties }
    let onClock =
      game.bench.runningPenalties + inSeats.filter { game.penalties[$0].until == nil }
    let offClock = game.bench.openPenalties.filter {
      game.penalties[$0].until == nil && !game.penalties[$0].isOnClock
    }
    for index in onClock + offClock { due.countTime(of: index, toSpare: false) }
    for index in onClock + offClock.flatMap({ [$0] + onClock }) {
      due.countTime(of: index, toSpare: true)
    }
    return due
  }

  private mutating func countTime(of index: Int, toSpare: Bool) {
    if isNotServed(game.penalties[index]) { return }
    let call = game.penalties[index].call
    func counts(_ stretch: ServedStretch) -> GameInstant? {
      // A call that has no penalties any more needs no time itself.
      toSpare || stretch.call == call || !game.penalties.contains { $0.call == stretch.call }
        ? countsFrom(stretch, for: index) : nil
    }
    guard var served = rehearsal?.served else { return }
    switch game.penalties[index].standing {
    case .over: return
    case .serving(let since, _):
      guard let owed = served.owed(of: index) else { return }
      let penalty = game.penalties[index]
      let until = served.end(of: penalty, owed: owed, from: now, counting: counts)
      rehearsal?.served = served
      game.bench.penalties[index].standing = .serving(since: since, until: until)
      if until == now { finish(index) }
    case .waiting, .frozen:
      let owed = game.penalties[index].owed
      let stretches = served.take(owed, for: game.penalties[index], counting: counts)
      rehearsal?.served = served
      if stretches.isEmpty { return }
      game.bench.penalties[index].standing = .waiting(remaining: owed - stretches.time)
      if stretches.time == owed { finish(index) }
    }
  }

  /// Ends a penalty that has no time left.
  private mutating func finish(_ index: Int) {
    let penalty = game.penalties[index]
    endServed(index)
    guard let seat = penalty.seat else {
      if !beginOffClock(after: penalty) { takeSeat(of: penalty.offender) }
      return
    }
    // The next penalty in a seat that waits goes on waiting.
    if penalty.until != nil || game.bench.current(in: seat) == nil { continueServing(in: seat) }
  }

  /// Has a skater sit on the clock himself, where a substitute sat for him, once he has no
  /// off-clock time left.
  private mutating func takeSeat(of offender: Offender) {
    guard offender.isSkater, let himself = offender.himself, !game.isOut(himself),
      !game.bench.openPenalties.contains(where: {
        game.penalties[$0].offender == offender && game.penalties[$0].isOffClock
      })
    else { return }
    for seat in game.bench.openSeats
    where game.seats[seat].isActive && game.seats[seat].offender == offender
      && game.seats[seat].occupant == .substitute(for: offender)
    {
      game.bench.seats[seat].occupant = himself
    }
  }
}
