// A corrected game is heard again twice. The first time, as if the record had always been so, shows
// what each goal does. The second repeats what the goals do, and counts the time really served: its
// bench is due.
//
// No book states this. It follows from what the books say about the calls and goals that remain: a
// goal ends a minor that was called and replaces a signalled one (HC 4.2(b), 4.15(b); NHL 15.2,
// 16.2; IIHF 15.2, 16.2; USA Hockey 402(c), 409(b)), and a penalty is set off only against an
// opponent's (HC 4.5, NHL 19, IIHF 19, USA Hockey 408).

/// The known facts that bind a referee who hears a game's plays again.
struct Rehearsal: Sendable {
  /// The effect of each goal: found so far in the first hearing, repeated in the second.
  var deeds: [Event.ID: GoalDeed] = [:]
  /// The time really served, in the second hearing.
  var served: ServedTime?

  /// Whether this is the second hearing, which repeats the goals' effects.
  var repeatsDeeds: Bool {
    switch served {
    case .some: true
    case nil: false
    }
  }
}

/// The effect of a goal on penalties.
struct GoalDeed: Sendable, Equatable {
  /// The minor that the goal ends.
  var ended: EndedMinor?
  /// The signalled calls that lose a minor to the goal.
  var washed: [Event.ID] = []

  /// A minor, by its call and its place among the call's minors in the order in which they are
  /// served.
  struct EndedMinor: Sendable, Equatable {
    var call: Event.ID
    var place: Int
    /// The instant at which the minor would have run out.
    var until: GameInstant

    static func == (one: EndedMinor, other: EndedMinor) -> Bool {
      one.call == other.call && one.place == other.place
    }
  }
}

extension Referee {
  /// A referee who has heard `transcript` again, up to the play that this referee hears.
  func hearing(_ transcript: Transcript, _ rehearsal: Rehearsal) -> Referee {
    var referee = Referee(Game(under: book, setup: game.setup))
    referee.game.transcript = transcript
    referee.game.transcript.isHeardAgain = true
    referee.rehearsal = rehearsal
    referee.choices = transcript.plays.choices + choices
    for event in transcript.plays {
      referee.hearAgain(event)
      referee.rulings.removeAll(keepingCapacity: true)
    }
    let here = Event(id: play, time: game.clock, play: .other(""))
    referee.hearAgain(here)
    return referee
  }

  /// Hears a play again, without a named server who may no longer sit; a play that no longer makes
  /// sense is left out.
  mutating func hearAgain(_ event: Event) {
    do throws(Refusal) {
      try hear(event)
    } catch {
      guard let play = event.play.withoutServer else { return }
      try? hear(Event(id: event.id, time: event.time, play: play))
    }
  }

  /// The effect of each goal of `transcript`, as the plays would have had it from the start.
  func deeds(in transcript: Transcript) -> [Event.ID: GoalDeed] {
    hearing(transcript, Rehearsal()).rehearsal?.deeds ?? [:]
  }

  /// The effect of each goal once the record is `corrected` from the play at `index` on.
  ///
  /// A goal keeps its effect if that differed from the record's even before: the officials had let
  /// a player out, or set the clock.
  mutating func deeds(in corrected: Transcript, from index: Int) -> [Event.ID: GoalDeed] {
    var deeds = realDeeds
    guard game.transcript.hasGoal(from: index) else { return deeds }
    let known = game.transcript.isAsCalled ? deeds : game.transcript.deeds
    let before = known ?? self.deeds(in: game.transcript)
    let after = self.deeds(in: corrected)
    game.transcript.keep(after)
    for (id, deed) in deeds where before[id] == deed { deeds[id] = after[id] ?? deed }
    return deeds
  }

  /// The effect that each goal of this game had.
  var realDeeds: [Event.ID: GoalDeed] {
    var deeds = game.transcript.realDeeds
    for goal in game.goals where deeds[goal.call] == nil { deeds[goal.call] = deed(of: goal) }
    return deeds
  }

  /// The effect of `goal` in this game.
  func deed(of goal: ScoredGoal) -> GoalDeed {
    var deed = GoalDeed(ended: nil, washed: goal.washed.map { $0.id })
    if let ended = goal.ended,
      let place = minors(of: ended.penalty.call).firstIndex(of: ended.penalty.index)
    {
      deed.ended = GoalDeed.EndedMinor(
        call: ended.penalty.call, place: place, until: ended.until)
    }
    return deed
  }

  /// The penalty that `minor` names.
  func penalty(_ minor: GoalDeed.EndedMinor) -> Int? {
    let own = minors(of: minor.call)
    return own.indices.contains(minor.place) ? own[minor.place] : nil
  }

  /// The minors to serve that the call of `id` now has, in the order in which they are served.
  ///
  /// Which of two alike minors was set off differs from one hearing to the other.
  private func minors(of id: Event.ID) -> [Int] {
    let own = game.penalties.filter {
      $0.call == id && $0.penaltyClass == .minor && $0.length > .zero && !$0.isTakenBack
    }
    let places = own.map { penalty in
      let queue = penalty.seat.map { game.seats[$0].penalties } ?? []
      return (queue.firstIndex(of: penalty.index) ?? .max, penalty.index)
    }
    return places.sorted { $0 < $1 }.map { $0.1 }
  }

  /// Notes the effect of the last goal, if the goal is heard again to find its effect.
  mutating func noteDeed() {
    guard rehearsal?.repeatsDeeds == false, let goal = game.goals.last else { return }
    let deed = deed(of: goal)
    rehearsal?.deeds[goal.call] = deed
  }

  /// The effect that the goal of `id` must have again, or `nil` if the rules decide.
  func knownDeed(of id: Event.ID) -> GoalDeed? {
    rehearsal.flatMap { $0.repeatsDeeds ? $0.deeds[id] : nil }
  }

  /// Ends the minor that the goal of `id` has ended, when the goal is heard again.
  mutating func endAgain(_ id: Event.ID, _ scored: inout ScoredGoal) {
    guard let minor = knownDeed(of: id)?.ended, let index = penalty(minor) else { return }
    let penalty = game.penalties[index]
    useUpTime(of: index)
    guard !penalty.isOver else { return }
    let reason: Penalty.Ending = penalty.team == scored.goal.team ? .goalFor : .goalAgainst
    rule(.bench(.ends(penalty: penalty.id, reason)), by: book.goals.ends)
    guard let seat = penalty.seat else { return }
    // The next penalty in a seat that waits goes on waiting.
    let waits = game.seats[seat].standing == .waiting && game.bench.current(in: seat) != nil
    if !waits { continueServing(in: seat) }
  }
}

// Time that was really served counts wherever a penalty starts or is interrupted.
extension Referee {
  /// The instant at which `penalty` runs out if it starts now; `owed` is the time left to serve, by
  /// default all that it owes.
  mutating func end(of penalty: Int, owing owed: PlayingTime? = nil) -> GameInstant {
    let owed = owed ?? game.penalties[penalty].owed
    guard var served = rehearsal?.served else { return now + owed }
    let end = served.end(of: penalty, owed: owed, from: now) { countsFrom($0, for: penalty) }
    rehearsal?.served = served
    return end
  }

  /// The time left of `penalty`, which runs and is interrupted now.
  mutating func timeLeft(of penalty: Int) -> PlayingTime {
    let left = game.penalties[penalty].until.map { max(.zero, $0 - now) } ?? .zero
    return rehearsal?.served?.interrupt(penalty, at: now) ?? left
  }

  /// Uses up the time that the call of `penalty` has had served: what it was worth has been
  /// decided.
  ///
  /// The call's penalties that are served before it keep their time.
  mutating func useUpTime(of penalty: Int) {
    if !(rehearsal?.repeatsDeeds ?? false) { return }
    _ = timeLeft(of: penalty)
    let call = game.penalties[penalty].call
    let queue = game.penalties[penalty].seat.map { game.seats[$0].penalties } ?? []
    let earlier = queue.prefix { $0 != penalty }.filter { game.penalties[$0].call == call }
    for index in earlier where countOwnTime(of: index) {
      rule(
        .bench(.ends(penalty: game.penalties[index].id, .served)),
        by: length(of: game.penalties[index]))
    }
    rehearsal?.served?.drop(call, before: now)
    for index in queue.drop(while: { $0 != penalty }).dropFirst() {
      guard game.penalties[index].call == call, let owed = rehearsal?.served?.owed(of: index),
        case .serving(let since, _) = game.penalties[index].standing
      else { continue }
      _ = timeLeft(of: index)
      let until = end(of: index, owing: owed)
      game.bench.penalties[index].standing = .serving(since: since, until: until)
    }
  }

  /// Counts the time served before now for the call of `penalty` towards the penalty, if it waits;
  /// returns whether that is all its time.
  private mutating func countOwnTime(of penalty: Int) -> Bool {
    switch game.penalties[penalty].standing {
    case .serving, .over: return false
    case .waiting, .frozen: break
    }
    let owed = game.penalties[penalty].owed
    guard var served = rehearsal?.served else { return false }
    let time = served.take(owed, before: now) {
      $0.call == game.penalties[penalty].call ? countsFrom($0, for: penalty) : nil
    }.time
    rehearsal?.served = served
    game.bench.penalties[penalty].standing = .waiting(remaining: owed - time)
    return time == owed
  }

  /// The instant from which `stretch` counts towards `penalty`, or `nil` if it does not.
  ///
  /// Time served for a call always counts for that call. Time served for another call of the player
  /// counts once that call is over or taken back, and only from the later call on; time served for a
  /// misconduct counts once that call has no misconduct left to serve.
  private func countsFrom(_ stretch: ServedStretch, for index: Int) -> GameInstant? {
    let penalty = game.penalties[index]
    if stretch.isMisconduct && penalty.penaltyClass != .misconduct { return nil }
    if stretch.call == penalty.call {
      return isServedBesides(stretch, penalty) ? nil : GameInstant(played: .zero)
    }
    guard stretch.offender == penalty.offender, penalty.offender.player != nil else { return nil }
    let others = game.penalties.indices.filter {
      game.penalties[$0].call == stretch.call
        && (!stretch.isMisconduct || game.penalties[$0].penaltyClass == .misconduct)
    }
    let isOver =
      others.isEmpty
      ? leavesNothing(stretch.call) : others.allSatisfy { isNotServed(game.penalties[$0]) }
    return isOver ? penalty.calledAt : nil
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
      $0.call == stretch.call && $0.length > .zero
        && isOwn($0.penaltyClass) == isOwn(stretch.penaltyClass)
    }
  }

  /// Whether nobody serves `penalty`, now or later.
  private func isNotServed(_ penalty: Penalty) -> Bool {
    // Nobody sits off the clock for a player who is out of the game, either (NHL 19.2).
    penalty.isOver || penalty.length == .zero
      || penalty.isOffClock
        && (game.isOut(penalty.offender) || game.isOut(game.sitter(of: penalty)))
  }

  /// Whether the call of `id` leaves nothing to serve: it was taken back, has become a penalty shot,
  /// or a goal washed it out.
  private func leavesNothing(_ id: Event.ID) -> Bool {
    guard let place = game.transcript.index(of: id), game.transcript.stands(id) else { return true }
    if let call = game.transcript.call(id), !call.penalties.contains(where: { $0.takesTime }) {
      return true
    }
    return schedule.instant(of: game.transcript.plays[place].time) < now
      && !game.signals.contains { $0.id == id }
      && !(game.stoppage?.calls.contains { $0.id == id } ?? false)
  }

  /// The game that is due, in which time served counts even for penalties that have not begun, and
  /// the rest is owed.
  ///
  /// First each call takes the time that was served for it. Time to spare counts for the player's
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
      toSpare || stretch.call == call ? countsFrom(stretch, for: index) : nil
    }
    guard var served = rehearsal?.served else { return }
    switch game.penalties[index].standing {
    case .over: return
    case .serving(let since, _):
      guard let owed = served.owed(of: index) else { return }
      let until = served.end(of: index, owed: owed, from: now, counting: counts)
      rehearsal?.served = served
      game.bench.penalties[index].standing = .serving(since: since, until: until)
      if until == now { finish(index, servedBy: served.lastCounted(for: index)) }
    case .waiting, .frozen:
      let owed = game.penalties[index].owed
      let stretches = served.take(owed, counting: counts)
      rehearsal?.served = served
      if stretches.isEmpty { return }
      game.bench.penalties[index].standing = .waiting(remaining: owed - stretches.time)
      if stretches.time == owed { finish(index, servedBy: stretches.last?.to) }
    }
  }

  /// Ends a penalty that has no time left; the last of its time was served at `end`.
  private mutating func finish(_ index: Int, servedBy end: GameInstant?) {
    let penalty = game.penalties[index]
    rule(.bench(.ends(penalty: penalty.id, .served)), by: length(of: penalty))
    guard let seat = penalty.seat else {
      if !beginOffClock(after: penalty) { takeSeat(of: penalty.offender) }
      return
    }
    let next = game.bench.current(in: seat).map { game.penalties[$0] }
    if let next, let end, next.calledAt >= end {
      // The player had left the seat before his next call.
      if game.seats[seat].standing == .running {
        rule(.bench(.waits(penalty: next.id)), by: book.serving.servedAtOnce)
      }
      takeLaterPlace(seat)
      startWaiting(of: penalty.team)
    } else if penalty.until != nil || next == nil {
      // The next penalty in a seat that waits goes on waiting.
      continueServing(in: seat)
    }
  }

  /// Moves `seat`, whose first call is over, to the place that it would have if it had been taken
  /// only for its next call.
  ///
  /// Of seats taken together, those that begin with a minor start first (HC 4.4(b) Note 1, NHL
  /// 26.3).
  private mutating func takeLaterPlace(_ seat: Int) {
    func place(_ seat: Int) -> (GameInstant, Int, Int)? {
      game.bench.current(in: seat).map { game.penalties[$0] }.map { penalty in
        let call = game.transcript.index(of: penalty.call) ?? .max
        return (penalty.calledAt, penalty.penaltyClass == .minor ? 0 : 1, call)
      }
    }
    guard game.seats[seat].standing == .waiting, let own = place(seat) else { return }
    game.bench.openSeats.removeAll { $0 == seat }
    let last = game.bench.openSeats.lastIndex { place($0).map { $0 < own } ?? true }
    game.bench.openSeats.insert(seat, at: last.map { $0 + 1 } ?? 0)
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

extension Play {
  /// The play without the team-mate whom it names to serve, or `nil` if it names none.
  fileprivate var withoutServer: Play? {
    switch self {
    case .penalty(var call):
      guard call.saysWhoSits else { return nil }
      (call.server, call.nobodySits) = (nil, false)
      return .penalty(call)
    case .signal(var call):
      guard call.saysWhoSits else { return nil }
      (call.server, call.nobodySits) = (nil, false)
      return .signal(call)
    case .challenge(let team, let result, .some): return .challenge(team, result)
    default: return nil
    }
  }
}
