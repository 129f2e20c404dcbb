// The officials set clocks: the game clock and the penalty clocks (USA Hockey 617(a)).

extension Referee {
  /// Sets the game clock; if it goes back, whatever ran out or began after the new time is undone.
  mutating func setClock(_ time: GameTime, _ reason: String) {
    stop(assessingSignals: false)
    let instant = schedule.instant(of: time)
    let before = now
    let earlier = takeBackClock()
    enter(.play(.clockSet(time)), reason: reason)
    if instant > earlier ?? now { runOut(through: instant) }
    now = instant
    if rehearsal != nil || instant >= before && earlier == nil { return }
    putRight(by: game.transcript, reason)
  }

  /// Undoes the changes that an earlier setting of the clock at this stoppage made on the bench;
  /// returns the instant before that setting, or `nil` if there was none.
  private mutating func takeBackClock() -> GameInstant? {
    guard rehearsal == nil, let setting = game.transcript.settingToReplace(at: game.clock) else {
      return nil
    }
    var bench = setting.bench
    bench.keepNames(of: game.bench, now)
    enter(.bench(.putRight(DueBench(bench, in: game))))
    let (manpower, extraSkaters) = (setting.strength.manpower, setting.strength.extraSkaters)
    if manpower != game.manpower || extraSkaters != game.extraSkaters {
      enter(.play(.manpower(manpower, extraSkaters: extraSkaters)))
    }
    return schedule.instant(of: setting.from)
  }

  /// Sets a player's penalty clock.
  ///
  /// A player whose time had run out goes on serving; a player with no time left leaves.
  mutating func setClock(of offender: Offender, to left: PlayingTime, _ reason: String) {
    guard var index = game.onPenaltyClock(offender) else { return }
    if left == .zero {
      let penalty = game.penalties[index]
      let sitting = penalty.seat.flatMap { game.seats[$0].occupant.player }
      if let player = offender.player ?? sitting { return letOut(player, reason) }
      release(index, reason)
      if let seat = penalty.seat { continueServing(in: seat) }
      return
    }
    var left = left
    if rehearsal != nil, let served = game.transcript.served[play] {
      // The time served before the clock was set stands, however long the call's penalties are now.
      while true {
        let penalty = game.penalties[index]
        let (before, shown) = (game.timeServed(before: penalty), penalty.length - served)
        // A half that a goal had ended when the clock was set may have been served by now.
        left = before > served && shown > .zero ? shown : min(penalty.length, before + shown)
        if left > .zero { break }
        useUpTime(of: index)
        if !penalty.isOver { expire(index) }
        guard let next = game.onPenaltyClock(offender), next != index,
          game.penalties[next].call == penalty.call
        else { return }
        index = next
      }
    }
    useUpTime(of: index)
    rehearsal?.clocksSet[index] = now
    let penalty = game.penalties[index]
    switch penalty.standing {
    case .serving(let since, _):
      // The penalty clock was started late, and has run since then.
      let start = max(since, now + (left - penalty.length))
      enter(
        .bench(.reinstated(penalty: penalty.id, since: start, until: end(of: index, owing: left))),
        reason: reason)
    case .frozen:
      enter(.bench(.frozen(penalty: penalty.id, remaining: left)), reason: reason)
    case .over(_, let end):
      if rehearsal != nil { return serveOn(penalty, left) }
      if end < now { stop(assessingSignals: false) }
      var record = game.transcript
      let set = Correction.penaltyClock(offender, left, reason: reason)
      record.append(
        Event(id: play, time: game.clock, play: .correction(set)),
        served: game.timeServed(before: penalty) + penalty.length - left)
      putRight(by: record, reason)
    case .waiting: break
    }
  }

  /// Continues a penalty that had run out, when the game is heard again: now, or after the running
  /// penalties.
  private mutating func serveOn(_ penalty: Penalty, _ left: PlayingTime) {
    guard let seat = penalty.seat else { return }
    let occupant = game.seats[seat].occupant
    let sitsElsewhere =
      occupant.player != nil && game.bench.hasActiveSeat { $0.occupant == occupant }
    enter(.bench(.frozen(penalty: penalty.id, remaining: left)))
    if game.seats[seat].standing == .running { return }
    if sitsElsewhere || game.isOut(occupant) {
      seatSubstitute(in: game.seats[seat], by: serverRule(for: game.seats[seat].offender))
    }
    enter(.bench(.waits(penalty: penalty.id)))
    freezeOffClock(of: penalty.offender)
    startWaiting(of: penalty.team)
  }

  /// Ends everything that runs out by `instant` when the clock is set forward.
  private mutating func runOut(through instant: GameInstant) {
    fallDue(through: instant)
    now = instant
    // Play is stopped, so everybody who may leave the bench does.
    for leaving in game.leaving { release(leaving) }
  }
}

extension Game {
  /// The time served for the call of `penalty` in its seat before `penalty` began.
  func timeServed(before penalty: Penalty) -> PlayingTime {
    let queue = penalty.seat.map { seats[$0].penalties } ?? []
    let before = queue.prefix { $0 != penalty.index }.map { penalties[$0] }
    return before.reduce(.zero) {
      guard $1.call == penalty.call, case .over(.served, _) = $1.standing else { return $0 }
      return $0 + $1.length
    }
  }

  /// The penalty that is on the penalty clock of `offender`, or was there last.
  func onPenaltyClock(_ offender: Offender) -> Int? {
    let own = penalties.filter { penalty in
      let wasThere =
        switch penalty.standing {
        case .serving, .frozen, .over(.served, _): true
        case .waiting, .over: false
        }
      return wasThere && penalty.isOnClock && penalty.began != nil
        && (offender.player.map { penalty.isServed(by: $0, in: self) }
          ?? (penalty.offender == offender))
    }
    if let open = own.last(where: { !$0.isOver }) { return open.index }
    // A major of the same call is served before the minor.
    return own.reversed().max { $0.ended < $1.ended }?.index
  }
}

extension Penalty {
  /// When the penalty ended; the start of the game if it has not.
  fileprivate var ended: GameInstant {
    if case .over(_, let end) = standing { end } else { GameInstant(played: .zero) }
  }
}
