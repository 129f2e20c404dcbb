// The scorer's statements that override what the rules would infer: they are obeyed, shown as the
// scorer's, and never merged with the book's rulings.

extension Referee {
  /// Obeys a correction.
  mutating func correct(_ correction: Correction) {
    switch correction {
    case .void(let id, let reason): takeBack(id, reason)
    case .amend(let id, let penalties, let infraction, let reason):
      amend(id, penalties, infraction, reason)
    case .goalDisallowed(let id, let reason): disallow(id, reason)
    case .release(let player, let reason): letOut(player, reason)
    case .penaltyClock(let player, let left, let reason): setClock(of: player, to: left, reason)
    case .clock(let time, let reason): setClock(time, reason)
    }
    putBenchInOrder()
  }

  /// Takes back a call.
  ///
  /// If it is not settled yet, it is dropped. Otherwise all its penalties are over, and the other
  /// calls of its stoppage are settled again without it.
  private mutating func takeBack(_ id: Event.ID, _ reason: String) {
    let change = RecordChange.voided(id)
    let judged = goalsJudgedAgain(after: change)
    withdraw(id, reason)
    carryOut(judged, after: change, reason)
  }

  private mutating func withdraw(_ id: Event.ID, _ reason: String) {
    let shots = game.stoppage?.shots.filter { $0.foul.id == id } ?? []
    for shot in shots { obey(.call(.penaltyShotOver(shot)), reason: reason) }
    let isPending = game.stoppage?.calls.contains { $0.id == id } ?? false
    if !shots.isEmpty || isPending { obey(.call(.voided(id)), reason: reason) }
    guard let called = game.penalties.first(where: { $0.call == id && !$0.isTakenBack })?.calledAt
    else { return }
    end(id, .voided, reason)
    settleAgainStopping(at: called)
  }

  /// Replaces the penalties of a call; time already served counts.
  private mutating func amend(
    _ id: Event.ID, _ penalties: [PenaltyClass], _ infraction: Infraction?, _ reason: String
  ) {
    let change = RecordChange.amended(id, penalties, infraction)
    let judged = goalsJudgedAgain(after: change)
    let goal = game.goals.last { $0.signals.contains { $0.id == id } }
    let hasShot = game.stoppage?.shots.contains { $0.foul.id == id } ?? false
    if let goal, !hasShot, var signal = goal.signals.first(where: { $0.id == id }) {
      signal.call.amend(penalties, infraction)
      let isWashed = judged.last { $0.id == goal.call }?.washed.contains(id) ?? false
      replace(signal, of: goal, isWashed: isWashed, judged, reason)
    } else if let pending = game.stoppage?.calls.first(where: { $0.id == id }) {
      var call = pending.call
      call.amend(penalties, infraction)
      replacePending(PendingCall(id: id, call: call), reason)
    } else if let first = game.penalties.first(where: { $0.call == id && !$0.isTakenBack })
      ?? game.penalties.first(where: { $0.call == id })
    {
      let call = Call(
        offender: first.offender, penalties: penalties, infraction: infraction ?? first.infraction,
        server: first.server)
      replaceSettled(PendingCall(id: id, call: call), at: first.calledAt, judged, reason)
    }
    carryOut(judged, after: change, reason)
  }

  /// Replaces a call that is not settled yet; one without penalties is dropped.
  mutating func replacePending(_ pending: PendingCall, _ reason: String) {
    if game.stoppage?.calls.contains(where: { $0.id == pending.id }) ?? false {
      obey(.call(.voided(pending.id)), reason: reason)
    }
    if !pending.call.penalties.isEmpty { obey(.call(.called(pending)), reason: reason) }
  }

  /// Replaces the penalties of a call made at `called` by those of `pending`; the goals `judged`
  /// may end minors among them.
  mutating func replaceSettled(
    _ pending: PendingCall, at called: GameInstant, _ judged: [JudgedGoal], _ reason: String
  ) {
    stop()
    let all = game.penalties.indices.filter { game.penalties[$0].call == pending.id }
    let onClock = all.last { game.penalties[$0].isOnClock }
    let served = AmendedService(
      time: game.bench.timeServed(of: all, by: now),
      seat: onClock.flatMap { game.penalties[$0].seat },
      ended: judged.compactMap { $0.ended }.filter { $0.call == pending.id })
    end(pending.id, .replaced, reason)
    settleAgain(at: called, with: pending, served: served)
  }

  /// Ends the penalties called by `id`, in whatever state they are: their minutes go off the
  /// record, and an offender who was put out only by them is back in the game.
  mutating func end(_ id: Event.ID, _ ending: Penalty.Ending, _ reason: String) {
    let own = game.penalties.filter { $0.call == id && !$0.isTakenBack }
    if own.contains(where: { !$0.isOver && $0.length > .zero }) { stop() }
    for penalty in own {
      obey(.bench(.ends(penalty: penalty.id, ending)), reason: reason)
      leaveOffClock(penalty, reason)
    }
    guard let offender = own.first?.offender, game.isEjected(offender) else { return }
    let isOutAnyway = game.penalties.contains {
      $0.offender == offender && $0.penaltyClass.ejects && !$0.isTakenBack
    }
    if !isOutAnyway { obey(.bench(.readmitted(offender)), reason: reason) }
  }

  /// Takes a goal off the score, and puts the penalty that it ended back on the clock.
  private mutating func disallow(_ id: Event.ID, _ reason: String) {
    guard let scored = game.goals.last(where: { $0.call == id }) else {
      return loseAttempt(id, reason)
    }
    let change = RecordChange.disallowed(id)
    let judged = goalsJudgedAgain(after: change)
    stop()
    obey(.score(.disallowed(id)), reason: reason)
    for signal in scored.washed { replace(signal, of: scored, isWashed: false, judged, reason) }
    let freed = scored.ended.map { [(penalty: $0.penalty.index, goal: scored)] } ?? []
    carryOut(judged, after: change, freeing: freed, reason)
  }

  /// Lets a player out by the officials' decision: all penalties left in his seat are over.
  mutating func letOut(_ player: Player, _ reason: String) {
    for seat in game.activeSeats(of: player.team)
    where seat.isFor(player) || seat.offender == .goalkeeper(player) {
      for penalty in game.bench.openPenalties where game.penalties[penalty].seat == seat.index {
        obey(.bench(.ends(penalty: game.penalties[penalty].id, .released)), reason: reason)
      }
      goOn(in: seat.index)
    }
    for penalty in game.bench.openPenalties.map({ game.penalties[$0] })
    where penalty.offender.player == player && penalty.isOffClock {
      obey(.bench(.ends(penalty: penalty.id, .released)), reason: reason)
      leaveOffClock(penalty, reason)
    }
  }

  /// Lets the player who sat `penalty` off the clock leave, now or at the next stoppage, if he has
  /// no more off-clock time.
  private mutating func leaveOffClock(_ penalty: Penalty, _ reason: String) {
    guard penalty.isOffClock, penalty.until != nil else { return }
    if beginOffClock(after: penalty) { return }
    let sitter = sitter(of: penalty)
    guard !isOut(sitter) else { return }
    obey(.bench(.mayLeave(sitter)), reason: reason)
    guard game.isStopped else { return }
    for leaving in game.leaving where leaving.occupant == sitter && leaving.seat == nil {
      release(leaving)
    }
  }
}

extension Penalty {
  /// When it began, while it runs.
  var since: GameInstant? {
    switch standing {
    case .serving(let since, _): since
    case .waiting, .frozen, .over: nil
    }
  }

  /// Whether part of its time ran after `instant`, and nothing but the clock can have ended it.
  func hasRun(after instant: GameInstant) -> Bool {
    switch standing {
    case .serving(let since, _): since > instant
    case .over(.served, let end): length > .zero && began != nil && end > instant
    case .over, .waiting, .frozen: false
    }
  }

  /// Whether `player` sits for it.
  func isServed(by player: Player, in game: Game) -> Bool {
    if let seat { return game.seats[seat].isFor(player) }
    return isOffClock && offender == .skater(player)
  }
}

extension Seat {
  /// Whether `player` sits in it, or is the offender it is for; a goalkeeper does not sit in the
  /// seat in which a team-mate serves for him.
  func isFor(_ player: Player) -> Bool {
    occupant == .player(player) || offender == .skater(player)
  }
}
