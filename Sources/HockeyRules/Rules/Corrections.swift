// The scorer's statements that override what the rules would infer: they are obeyed, shown as the
// scorer's, and never merged with a ruling.

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
    putBenchInOrder()
  }

  /// Takes back a call.
  ///
  /// If it is not settled yet, it is not called at all. If it is, all its penalties are over, and
  /// the others settled with it are settled without it.
  private mutating func takeBack(_ id: Event.ID, _ reason: String) {
    let shots = game.stoppage?.shots.filter { $0.foul.id == id } ?? []
    for shot in shots { obey(.call(.penaltyShotOver(shot)), reason: reason) }
    if !shots.isEmpty || game.stoppage?.calls.contains(where: { $0.id == id }) ?? false {
      obey(.call(.voided(id)), reason: reason)
      return
    }
    guard let called = game.penalties.first(where: { $0.call == id && !$0.isTakenBack })?.calledAt
    else { return }
    end(id, .voided, reason)
    settleAgainStopping(at: called)
  }

  /// Replaces the penalties of a call; time already served counts.
  private mutating func amend(_ id: Event.ID, _ penalties: [PenaltyClass], _ reason: String) {
    if var pending = game.stoppage?.calls.first(where: { $0.id == id }) {
      obey(.call(.voided(id)), reason: reason)
      pending.call.penalties = penalties
      obey(.call(.called(pending)), reason: reason)
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
    let onClock = old.filter { $0.penaltyClass.takesSkaterOff }
    let served = AmendedService(
      time: onClock.reduce(.zero) { $0 + $1.served(by: now) }, seat: onClock.first?.seat,
      began: onClock.compactMap { $0.began }.filter { $0 <= now }.min())
    settleAgain(at: first.calledAt, with: PendingCall(id: id, call: call), served: served)
  }

  /// Ends the penalties called by `id`, in whatever state they are: their minutes go off the
  /// record, and an offender who was put out only by them is back in the game.
  private mutating func end(_ id: Event.ID, _ ending: Penalty.Ending, _ reason: String) {
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
    stop()
    obey(.score(.disallowed(id)), reason: reason)
    restoreEnded(by: scored, reason)
    for washed in scored.washed { take(withoutShot(washed)) }
  }

  /// Puts the penalty that a goal ended back on the clock, and takes off the one that began in its
  /// place; a penalty that has been taken back since stays over.
  private mutating func restoreEnded(by scored: ScoredGoal, _ reason: String) {
    guard let ended = scored.ended, !game.isOver, !game.penalties[ended.penalty].isTakenBack else {
      return
    }
    let goal = schedule.instant(of: scored.time)
    var remaining = ended.until - goal
    for penalty in game.penalties
    where penalty.seat == game.penalties[ended.penalty].seat && penalty.id != ended.penalty {
      // A player who went on with his next penalty has sat since: that time counts toward the one
      // put back.
      guard let since = penalty.since, since >= goal else { continue }
      remaining = max(.zero, remaining - (now - since))
      obey(.bench(.unstarted(penalty: penalty.id)), reason: reason)
    }
    for penalty in game.penalties
    where penalty.offender == game.penalties[ended.penalty].offender && penalty.isOffClock {
      guard let since = penalty.since, since >= goal else { continue }
      obey(.bench(.unstarted(penalty: penalty.id)), reason: reason)
    }
    for penalty in begunInPlace(of: game.penalties[ended.penalty].team, at: goal) {
      obey(.bench(.unstarted(penalty: penalty)), reason: reason)
    }
    putBack(ended.penalty, until: now + remaining, reason)
  }

  /// The penalties of `team` that waited and began at `instant`, as long as two run.
  private func begunInPlace(of team: Team, at instant: Instant) -> [Int] {
    guard game.runningSeats(of: team) >= book.serving.servedAtOnce.value else {
      return []
    }
    let begun = game.penalties.filter { penalty in
      guard penalty.team == team, penalty.length > .zero, penalty.since == instant,
        let seat = penalty.seat
      else { return false }
      return game.seats[seat].standing == .running
    }
    return begun.suffix(1).map { $0.id }
  }

  /// Lets a player out by the officials' decision: all penalties left in his seat are over.
  private mutating func letOut(_ player: Player, _ reason: String) {
    for seat in game.activeSeats(of: player.team) where seat.isFor(player) {
      for penalty in game.openPenalties where game.penalties[penalty].seat == seat.id {
        obey(.bench(.ends(penalty: penalty, .released)), reason: reason)
      }
      goOn(in: seat.id)
    }
    for penalty in game.openPenalties.map({ game.penalties[$0] })
    where penalty.offender.player == player && penalty.isOffClock {
      obey(.bench(.ends(penalty: penalty.id, .released)), reason: reason)
      leaveOffClock(penalty, reason)
    }
  }

  /// Lets the player who sat `penalty` off the clock leave, now or at the next stoppage, if he has
  /// no more off-clock time.
  private mutating func leaveOffClock(_ penalty: Penalty, _ reason: String) {
    guard penalty.isOffClock, penalty.until != nil else { return }
    let isHeld = game.hasOpenPenalty { $0.offender == penalty.offender && $0.isOffClock }
    if isHeld { return beginOffClock(of: penalty.offender) }
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
  var since: Instant? {
    switch standing {
    case .serving(let since, _): since
    case .waiting, .frozen, .over: nil
    }
  }

  /// Whether part of its time ran after `instant`, and only the clock can have ended it.
  func hasRun(after instant: Instant) -> Bool {
    switch standing {
    case .serving(let since, _): since > instant
    case .over(.served, let end): length > .zero && began != nil && end > instant
    case .over, .waiting, .frozen: false
    }
  }

  /// Whether `player` sits for it.
  func isServed(by player: Player, in game: Game) -> Bool {
    if let seat { return game.seats[seat].isFor(player) }
    return isOffClock && offender.player == player
  }
}

extension Seat {
  /// Whether `player` sits in it, or is the offender it is for.
  func isFor(_ player: Player) -> Bool {
    occupant == .player(player) || offender.player == player
  }
}
