// Statements of the scorer or the officials against the rules. The program follows such a
// statement, shows it as theirs, and cites no rule.

extension Referee {
  /// Carries out a correction.
  mutating func correct(_ correction: Correction) {
    switch correction {
    case .void(let id, let reason): correct(correction, of: id, reason)
    case .amend(let id, _, let reason): correct(correction, of: id, reason)
    case .goalDisallowed(let id, let reason): disallow(id, correction, reason)
    case .release(let player, let reason): letOut(player, reason)
    case .penaltyClock(let offender, let left, let reason):
      setClock(of: offender, to: left, reason)
    case .clock(let time, let reason): setClock(time, reason)
    }
  }

  /// Takes a goal off the score or, for a goal in the shoot-out, makes the attempt lost.
  private mutating func disallow(_ id: Event.ID, _ correction: Correction, _ reason: String) {
    guard game.goals.contains(where: { $0.call == id }) else { return loseAttempt(id, reason) }
    if !game.isStopped {
      stop()
      // Play stops here when the game is heard again, too.
      game.transcript.append(Event(id: play, time: game.clock, play: .whistle()))
    }
    enter(.score(.disallowed(id)), reason: reason)
    correct(correction, of: id, reason)
  }

  /// Corrects the record, and changes the bench to what the book rules on the new record.
  ///
  /// Time really served counts, and the officials' decisions stand.
  private mutating func correct(_ correction: Correction, of id: Event.ID, _ reason: String) {
    let call = game.call(amendedBy: .correction(correction))
    if correctLastCall(id, to: call, reason) { return }
    var corrected = game
    corrected.correct(correction, to: call)
    let deeds = deeds(in: corrected.transcript, from: game.transcript.index(of: id) ?? 0)
    var change = RecordChange(record: corrected.transcript, deeds: deeds, reason: reason)
    switch correction {
    case .void: change.ending = .voided
    case .amend: change.amended = id
    case .goalDisallowed, .release, .penaltyClock, .clock: break
    }
    putRight(by: corrected.transcript, change)
  }

  /// Corrects the last of a stoppage's calls to `call`, or takes it back, if nothing has followed
  /// it; returns whether that was possible.
  ///
  /// The calls of a stoppage are ruled on when play resumes, so there is nothing to hear again.
  private mutating func correctLastCall(
    _ id: Event.ID, to call: Call?, _ reason: String
  ) -> Bool {
    guard isLastCall(id), call.map(isPlain) ?? true else { return false }
    enter(.call(.voided(id)), reason: reason)
    if let call { enter(.call(.called(PendingCall(id: id, call: call))), reason: reason) }
    return true
  }

  /// Whether the last play so far made the call with this id, a plain call of a stoppage without
  /// penalty shots, and not its first.
  private func isLastCall(_ id: Event.ID) -> Bool {
    guard rehearsal == nil, game.transcript.plays.last?.id == id, let stoppage = game.stoppage,
      stoppage.calls.count > 1, let last = stoppage.calls.last
    else { return false }
    return last.id == id && stoppage.shots.isEmpty && isPlain(last.call)
  }

  /// Whether `call` is a player's, names nobody to serve, and leads to no penalty shot.
  private func isPlain(_ call: Call) -> Bool {
    call.offender.player != nil && !call.saysWhoSits && !call.penaltyShot
      && shotsOfTheBook(for: PendingCall(id: play, call: call)) == nil
  }

  /// Changes the bench to match what the book rules on `record`, after a clock was set.
  mutating func putRight(by record: Transcript, _ reason: String) {
    let change = RecordChange(record: record, deeds: realDeeds, reason: reason)
    let due = dueBench(after: heard(record, change))
    adopt(due, change)
    if due.game.manpower != game.manpower || due.game.extraSkaters != game.extraSkaters {
      enter(
        .play(.manpower(due.game.manpower, extraSkaters: due.game.extraSkaters)), reason: reason)
    }
  }

  private mutating func putRight(by record: Transcript, _ change: RecordChange) {
    var heard = self.heard(record, change)
    var due = dueBench(after: heard)
    if !game.isStopped {
      // Try on a copy, without the rulings so far, whether anything changes on the bench.
      var trial = withoutRulings
      trial.adopt(due, change)
      if trial.rulings.contains(where: { $0.effect.stopsPlay(in: game) }) {
        stop()
        heard.hearAgain(Event(id: play, time: game.clock, play: .whistle()))
        due = dueBench(after: heard)
      }
    }
    adopt(due, change)
  }

  /// A copy of the referee that has heard `record` again, and counts the time really served.
  private func heard(_ record: Transcript, _ change: RecordChange) -> Referee {
    hearing(record, Rehearsal(deeds: change.deeds, served: game.bench.timeServed(by: now)))
  }

  /// The game that is due once the plays of `heard` have been heard again.
  ///
  /// After the clock was set, a penalty that was called or began later than the new time starts when
  /// play resumes.
  private func dueBench(after heard: Referee) -> Referee {
    var due = heard.withTimeOfWaiting
    guard let stoppage = game.stoppage, stoppage.clockWasSet else { return due }
    for index in due.game.bench.runningPenalties {
      let penalty = due.game.penalties[index]
      guard case .serving(now, _) = penalty.standing else { continue }
      let called = due.game.transcript.timeAsLogged(of: penalty.call)
      let own = game.penalties.filter { $0.call == penalty.call && !$0.isTakenBack }
      let isLater =
        called.map { schedule.instant(of: $0) > now } ?? false
        || game.penalties.contains {
          $0.call == penalty.call && $0.began.map { $0 > now } ?? false
        }
        || own.contains { $0.isUnstarted } && own.allSatisfy { $0.until == nil }
      if isLater { due.enter(.bench(.unstarted(penalty: penalty.id))) }
    }
    return due
  }

  /// Lets a player out because the officials say so: all remaining penalties in his seat end.
  mutating func letOut(_ player: Player, _ reason: String) {
    for seat in game.activeSeats(of: player.team)
    where seat.concerns(player) || seat.offender == .goalkeeper(player) {
      for penalty in game.bench.openPenalties where game.penalties[penalty].seat == seat.index {
        release(penalty, reason)
      }
      continueServing(in: seat.index)
    }
    for penalty in game.bench.openPenalties
    where game.penalties[penalty].offender.player == player && game.penalties[penalty].isOffClock {
      let released = game.penalties[penalty]
      release(penalty, reason)
      leaveOffClock(released, reason)
    }
  }

  mutating func release(_ penalty: Int, _ reason: String) {
    useUpTime(of: penalty)
    enter(.bench(.ends(penalty: game.penalties[penalty].id, .released)), reason: reason)
  }

  /// After off-clock `penalty`, lets its sitter leave, now or at the next stoppage, unless he has
  /// more off-clock time.
  private mutating func leaveOffClock(_ penalty: Penalty, _ reason: String) {
    guard penalty.isOffClock, penalty.until != nil else { return }
    if beginOffClock(after: penalty) { return }
    let sitter = game.sitter(of: penalty)
    guard !game.isOut(sitter) else { return }
    enter(.bench(.mayLeave(sitter)), reason: reason)
    guard game.isStopped else { return }
    for leaving in game.leaving where leaving.occupant == sitter && leaving.seat == nil {
      release(leaving)
    }
  }
}

/// A change to what was called and scored.
struct RecordChange {
  /// The plays as corrected.
  var record: Transcript
  /// The call that another call replaces.
  var amended: Event.ID?
  /// The ending of penalties that are no longer due.
  var ending = Penalty.Ending.replaced
  /// The effect of each goal, once the record is corrected.
  var deeds: [Event.ID: GoalDeed]
  /// The scorer's reason.
  var reason: String
}

extension Effect {
  /// Whether the change requires play to stop: a player sits down, leaves, or stays longer.
  fileprivate func stopsPlay(in game: Game) -> Bool {
    switch self {
    case .bench(.ends(let penalty, _)):
      game.penalties.indices.contains(penalty.index)
        && !game.penalties[penalty.index].isOver && game.penalties[penalty.index].length > .zero
    case .bench(.starts), .bench(.sits), .bench(.waits), .bench(.frozen), .bench(.reinstated),
      .bench(.cancelled), .bench(.returns), .bench(.serves), .bench(.paired):
      true
    case .bench, .call, .play, .score: false
    }
  }
}

extension Penalty {
  /// Whether the penalty waits to begin.
  fileprivate var isUnstarted: Bool {
    if case .waiting = standing { isOnClock } else { false }
  }

  /// Whether `player` sits for this penalty.
  func isServed(by player: Player, in game: Game) -> Bool {
    if let seat { return game.seats[seat].concerns(player) }
    return game.sits(player, offClockFor: self)
  }
}

extension Seat {
  /// Whether the seat is occupied by `player` or was taken for him as a skater.
  ///
  /// A goalkeeper has no part in the seat where a team-mate serves for him.
  func concerns(_ player: Player) -> Bool {
    occupant == .player(player) || offender == .skater(player)
  }
}
