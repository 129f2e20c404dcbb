// What the scorer states against what the rules would infer: obeyed, shown as the scorer's, never merged with a
// ruling.

extension Referee {
  /// Obeys a correction.
  mutating func correct(_ correction: Correction) {
    switch correction {
    case .void(let id, let reason): takeBack(id, reason)
    case .amend(let id, let penalties, let reason): amend(id, penalties, reason)
    case .goalDisallowed(let id, let reason): disallow(id, reason)
    case .release(let player, let reason): letOut(player, reason)
    case .clock(let time, let reason): setClock(time, reason)
    }
  }

  /// Takes back a call: one not settled yet is not called at all; of one that is, all penalties are over, and
  /// what was settled with it is settled without it.
  private mutating func takeBack(_ id: Event.ID, _ reason: String) {
    if game.stoppage?.calls.contains(where: { $0.id == id }) ?? false {
      obey(.callVoided(id), reason: reason)
      return
    }
    guard let called = game.penalties.first(where: { $0.call == id && !$0.isTakenBack })?.calledAt
    else { return }
    end(id, .voided, reason)
    settleAgain(at: called)
    closeSeats()
  }

  /// Puts other penalties in a call's place; time already served counts.
  private mutating func amend(_ id: Event.ID, _ penalties: [PenaltyClass], _ reason: String) {
    if var pending = game.stoppage?.calls.first(where: { $0.id == id }) {
      obey(.callVoided(id), reason: reason)
      pending.call.penalties = penalties
      obey(.called(pending), reason: reason)
      return
    }
    let old = game.penalties.filter { $0.call == id && !$0.isTakenBack }
    let first = old.first ?? game.penalties.first { $0.call == id }
    guard let first else { return }
    stop()
    end(id, .replaced, reason)
    let call = Call(
      offender: first.offender, penalties: penalties, infraction: first.infraction,
      server: first.server)
    let served = old.filter { $0.penaltyClass.takesSkaterOff }.map { $0.served(by: now) }
    settleAgain(
      at: first.calledAt, with: PendingCall(id: id, call: call),
      served: served.reduce(.zero, +))
    closeSeats()
  }

  /// Ends what was called by `id`, whatever became of it: its minutes go off the record, and who is out only
  /// for it is not out any more.
  private mutating func end(_ id: Event.ID, _ ending: Penalty.Ending, _ reason: String) {
    let own = game.penalties.filter { $0.call == id && !$0.isTakenBack }
    if own.contains(where: { !$0.isOver && $0.length > .zero }) { stop() }
    for penalty in own {
      obey(.ends(penalty: penalty.id, ending), reason: reason)
      leaveOffClock(penalty, reason)
    }
    guard let offender = own.first?.offender, game.ejected.contains(offender) else { return }
    let isOutAnyway = game.penalties.contains {
      $0.offender == offender && $0.penaltyClass.ejects && !$0.isTakenBack
    }
    if !isOutAnyway { obey(.readmitted(offender), reason: reason) }
  }

  /// Goes on in the seats in which nothing is left to serve, or the next penalty begins.
  private mutating func closeSeats() {
    if game.isOver {
      // Nobody goes anywhere: there is only nothing left to serve.
      for seat in game.seats where seat.isActive && game.current(in: seat.id) == nil {
        rule(.expires(seat: seat.id), by: book.serving.equalExpiry.rule)
      }
      return
    }
    for seat in game.seats where seat.standing == .running {
      let current = game.current(in: seat.id)
      if current == nil || current?.until == nil { goOn(in: seat.id) }
    }
    for seat in game.seats where seat.standing == .waiting && game.current(in: seat.id) == nil {
      goOn(in: seat.id)
    }
  }

  /// Takes a goal off the score, and puts back on the clock the penalty that it ended.
  private mutating func disallow(_ id: Event.ID, _ reason: String) {
    guard let scored = game.goals.last(where: { $0.call == id }) else { return }
    stop()
    obey(.goalDisallowed(id), reason: reason)
    restoreEnded(by: scored) { referee, effect in referee.obey(effect, reason: reason) }
    for washed in scored.washed { take(withoutShot(washed)) }
  }

  /// Puts back on the clock the penalty that a goal ended, and takes off it what began in its place; each by
  /// `put`.
  mutating func restoreEnded(
    by scored: ScoredGoal, _ put: (inout Referee, Effect) -> Void
  ) {
    guard let ended = scored.ended, !game.isOver else { return }
    let goal = schedule.instant(of: scored.time)
    var remaining = ended.until - goal
    for penalty in game.penalties
    where penalty.seat == game.penalties[ended.penalty].seat && penalty.id != ended.penalty {
      // Who went on with his next penalty has sat since: that counts towards the one put back.
      guard let since = penalty.since, since >= goal else { continue }
      remaining = max(.zero, remaining - (now - since))
      put(&self, .unstarted(penalty: penalty.id))
    }
    for penalty in game.penalties
    where penalty.offender == game.penalties[ended.penalty].offender && penalty.isOffClock {
      guard let since = penalty.since, since >= goal else { continue }
      put(&self, .unstarted(penalty: penalty.id))
    }
    for penalty in begunInPlace(of: game.penalties[ended.penalty].team, at: goal) {
      put(&self, .unstarted(penalty: penalty))
    }
    putBack(ended.penalty, remaining: remaining, put)
  }

  /// Puts a penalty back on the clock, or behind two others that have begun since.
  private mutating func putBack(
    _ penalty: Int, remaining: PlayingTime, _ put: (inout Referee, Effect) -> Void
  ) {
    let team = game.penalties[penalty].team
    let isRunning = game.penalties[penalty].seat.map { game.seats[$0].standing == .running }
    if isRunning == true || game.runningSeats(of: team) < book.serving.servedAtOnce.value {
      put(&self, .reinstated(penalty: penalty, until: now + remaining))
    } else {
      put(&self, .frozen(penalty: penalty, remaining: remaining))
      rule(.waits(penalty: penalty), by: book.serving.servedAtOnce.rule)
    }
  }

  /// The penalties of `team` that waited and began at `instant`, as long as two run.
  private func begunInPlace(of team: Team, at instant: Instant) -> [Int] {
    guard game.runningSeats(of: team) >= book.serving.servedAtOnce.value else { return [] }
    let begun = game.penalties.filter { penalty in
      guard penalty.team == team, penalty.length > .zero, penalty.since == instant,
        let seat = penalty.seat
      else { return false }
      return game.seats[seat].standing == .running
    }
    return begun.suffix(1).map(\.id)
  }

  /// Lets a player out by the officials' decision: all that his seat still owes is over.
  private mutating func letOut(_ player: Player, _ reason: String) {
    for seat in game.seats where seat.isActive && seat.isFor(player) {
      for penalty in game.penalties where penalty.seat == seat.id && !penalty.isOver {
        obey(.ends(penalty: penalty.id, .released), reason: reason)
      }
      goOn(in: seat.id)
    }
    for penalty in game.penalties
    where penalty.offender.player == player && penalty.isOffClock && !penalty.isOver {
      obey(.ends(penalty: penalty.id, .released), reason: reason)
      leaveOffClock(penalty, reason)
    }
  }

  /// Lets the one who sat `penalty` off the clock leave, now or at the next stoppage, if he has nothing left to
  /// sit.
  private mutating func leaveOffClock(_ penalty: Penalty, _ reason: String) {
    guard penalty.isOffClock, penalty.until != nil else { return }
    let isHeld = game.penalties.contains {
      $0.offender == penalty.offender && $0.isOffClock && !$0.isOver
    }
    if isHeld { return beginOffClock(of: penalty.offender) }
    let sitter = sitter(of: penalty)
    obey(.mayLeave(sitter), reason: reason)
    guard game.stoppage != nil else { return }
    for leaving in game.leaving where leaving.occupant == sitter && leaving.seat == nil {
      release(leaving)
    }
  }
}

extension Penalty {
  /// When it began, while it runs.
  var since: Instant? {
    switch standing {
    case .serving(let since, _): since
    case .waiting, .frozen, .over: nil
    }
  }

  /// Whether some of its time ran after `instant` and no decision but the clock's ended it.
  func hasRun(after instant: Instant) -> Bool {
    switch standing {
    case .serving(let since, _): since > instant
    case .over(.served, let end): length > .zero && end > instant
    case .over, .waiting, .frozen: false
    }
  }

  /// Whether `player` is the one who sits for it.
  func isServed(by player: Player, in game: Game) -> Bool {
    if let seat { return game.seats[seat].isFor(player) }
    return isOffClock && offender.player == player
  }
}

extension Seat {
  /// Whether `player` sits in it, or it is for him.
  func isFor(_ player: Player) -> Bool {
    occupant == .player(player) || offender.player == player
  }
}
