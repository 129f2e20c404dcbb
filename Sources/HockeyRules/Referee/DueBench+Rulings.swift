// Rules on the changes of a correction: on every difference between the current bench and the bench
// that is due.

extension Referee {
  /// Rules on each difference between this game and the game that is `due`.
  mutating func adopt(_ due: Referee, _ change: RecordChange) {
    var names = DueNames(of: due.game, in: game, amended: change.amended)
    let before = game
    endWhatIsNotDue(due, names, change)
    assessWhatIsNew(due, &names)
    judgeGoalsAgain(due, names, change)
    if !game.isOver {
      let free = before.bench.openSeats.filter { game.bench.current(in: $0) == nil }
      letLeave(free, before, due, names)
      letLeaveOffClock(who: before, due)
      setOffAgain(due, names)
      interrupt(due, names)
      seat(due, &names)
      serve(due, names, change)
      letLeave(before.bench.openSeats.filter { !free.contains($0) }, before, due, names)
      replaceServers(due, names, before)
    }
    takeCalls(of: due, change)
    game.transcript.realDeeds = change.deeds
    let right = DueBench(bench(due, names), in: due.game)
    if right != DueBench(game.bench, in: game) { enter(.bench(.putRight(right))) }
  }

  /// The penalties of `due`, each with its index in this game.
  private func pairs(_ due: Referee, _ names: DueNames) -> [(due: Penalty, own: Int)] {
    due.game.penalties.indices.compactMap { index in
      names.penalties[index].map { (due.game.penalties[index], $0) }
    }
  }

  /// Ends the penalties that are no longer due, and those with no time left.
  private mutating func endWhatIsNotDue(
    _ due: Referee, _ names: DueNames, _ change: RecordChange
  ) {
    for penalty in game.penalties
    where !penalty.isTakenBack && !names.penalties.contains(penalty.index) {
      enter(.bench(.ends(penalty: penalty.id, change.ending)), reason: change.reason)
    }
    for ejection in game.ejections where !due.game.isEjected(ejection.offender) {
      enter(.bench(.readmitted(ejection.offender)), reason: change.reason)
    }
    for (penalty, own) in pairs(due, names) {
      guard case .over(let ending, _) = penalty.standing, isNewEnding(ending, of: own) else {
        continue
      }
      let id = game.penalties[own].id
      switch ending {
      case .goalAgainst, .goalFor: rule(.bench(.ends(penalty: id, ending)), by: book.goals.ends)
      case .served, .released, .voided, .replaced, .recorded:
        rule(.bench(.ends(penalty: id, .served)), by: length(of: game.penalties[own]))
      }
    }
  }

  /// Whether `ending` is new for the penalty at `index`: the penalty was not over, or a goal had
  /// ended it.
  private func isNewEnding(_ ending: Penalty.Ending, of index: Int) -> Bool {
    guard case .over(let old, _) = game.penalties[index].standing else { return true }
    return switch old {
    case .goalAgainst, .goalFor: ending == .served
    case .served, .released, .voided, .replaced, .recorded: false
    }
  }

  /// Assesses the penalties that the correction added.
  private mutating func assessWhatIsNew(_ due: Referee, _ names: inout DueNames) {
    for index in due.game.penalties.indices where names.penalties[index] == nil {
      var penalty = due.game.penalties[index]
      let left = penalty.remaining(at: now)
      if !penalty.isOver { penalty.standing = .waiting(remaining: left) }
      penalty.gaveAdvantage = game.penalties.contains {
        $0.call == penalty.call && $0.gaveAdvantage
      }
      penalty.began = penalty.isOver ? penalty.began : nil
      penalty.seat = nil
      penalty.service =
        penalty.penaltyClass == .misconduct ? .offClock(setOff: false) : .none
      names.penalties[index] = game.penalties.count
      assess(&penalty, by: due.game.bench.authorities[index].length ?? length(of: penalty))
    }
    for ejection in due.game.ejections where !game.isEjected(ejection.offender) {
      rule(.bench(.ejected(ejection.offender)), authority: ejection.authority)
    }
  }

  /// Lets the players in `seats` leave, unless a due penalty keeps them there.
  private mutating func letLeave(
    _ seats: [Int], _ before: Game, _ due: Referee, _ names: DueNames
  ) {
    guard game.isStopped else { return }
    let sitting = due.sitting
    let going = names.seats.enumerated().filter { due.game.seats[$0.offset].isActive }.map {
      $0.element
    }
    for seat in seats.map({ before.seats[$0] })
    where seat.isActive && !going.contains(seat.index) {
      let staysElsewhere = seat.occupant.player != nil && sitting.contains(seat.occupant)
      if seat.isEmpty || staysElsewhere || game.isOut(seat.occupant) {
        if !game.seats[seat.index].isActive { continue }
        rule(.bench(.expires(seat.occupant, seat: seat.id)), by: book.serving.equalExpiry)
      } else {
        release(
          LeavingOccupant(
            occupant: seat.occupant, seat: seat.id, since: now,
            authority: .rule(book.serving.equalExpiry.citation)))
      }
    }
  }

  /// Lets the players who sat off the clock leave, unless a due penalty keeps them there.
  private mutating func letLeaveOffClock(who before: Game, _ due: Referee) {
    guard game.isStopped else { return }
    let sitting = due.sitting
    for penalty in before.bench.openPenalties.map({ before.penalties[$0] })
    where penalty.isOffClock && penalty.until != nil && game.penalties[penalty.index].isOver {
      let sitter = game.sitter(of: penalty)
      if sitting.contains(sitter) || game.isOut(sitter) { continue }
      release(
        LeavingOccupant(
          occupant: sitter, seat: nil, since: now,
          authority: .rule(book.serving.setOffRelease.citation)))
    }
  }

  /// The players who sit, on the clock or off it.
  private var sitting: [Occupant] {
    game.bench.openSeats.filter { game.seats[$0].isActive }.map { game.seats[$0].occupant }
      + game.bench.openPenalties.map { game.penalties[$0] }.filter { $0.isOffClock }
      .map { game.sitter(of: $0) } + game.leaving.map { $0.occupant }
  }

  /// Takes penalties off the clock that are set off after the correction.
  private mutating func setOffAgain(_ due: Referee, _ names: DueNames) {
    for (penalty, own) in pairs(due, names)
    where penalty.isSetOff && !penalty.isOver && !game.penalties[own].isSetOff {
      rule(
        .bench(.cancelled(penalty: game.penalties[own].id)),
        authority: due.game.bench.authorities[penalty.index].setOff
          ?? .rule(book.coincidental.setOff.citation))
    }
  }

  /// Interrupts the running penalties that now wait, or now run on the clock instead of off it.
  private mutating func interrupt(_ due: Referee, _ names: DueNames) {
    for (penalty, own) in pairs(due, names) where !penalty.isOver {
      let old = game.penalties[own]
      if let until = penalty.until {
        guard penalty.isOnClock, old.isOffClock, old.until != nil else { continue }
        rule(
          .bench(.frozen(penalty: old.id, remaining: until - now)), by: book.coincidental.setOff)
      } else if old.until != nil && old.owed == penalty.owed {
        enter(.bench(.unstarted(penalty: old.id)))
      } else if old.until != nil || old.isOver || old.owed != penalty.owed {
        rule(
          .bench(.frozen(penalty: old.id, remaining: penalty.owed)),
          authority: due.game.bench.authorities[penalty.index].standing
            ?? .rule(book.serving.onePlayersOrder.citation))
      }
    }
  }

  /// Seats the players who are due on the bench and do not sit there yet.
  private mutating func seat(_ due: Referee, _ names: inout DueNames) {
    for (penalty, own) in pairs(due, names) where !penalty.isOver {
      guard let place = penalty.seat else { continue }
      let seat = due.game.seats[place]
      let old = names.seats[place]
      if old != nil && game.penalties[own].seat == old { continue }
      let isServed = old.map { game.seats[$0].occupant == seat.occupant } ?? false
      if !isServed, let citation = serverRule(of: seat) {
        let id = old.map { game.seats[$0].id }
        rule(.bench(.serves(seat.occupant, for: seat.offender, seat: id)), by: citation)
      }
      if old == nil {
        let new = Seat(
          id: game.nextSeat(of: seat.offender), occupant: seat.occupant, paired: seat.paired,
          standing: .left)
        rule(.bench(.seated(new)), by: book.serving.servedAtOnce)
        names.seats[place] = new.index
      }
      guard let taken = names.seats[place] else { continue }
      rule(
        .bench(.placed(penalty: game.penalties[own].id, seat: game.seats[taken].id)),
        by: book.serving.onePlayersOrder)
    }
  }

  /// Replaces the players who sat for others and may no longer do so.
  private mutating func replaceServers(_ due: Referee, _ names: DueNames, _ before: Game) {
    for (index, own) in names.seats.enumerated() {
      let seat = due.game.seats[index]
      guard seat.isActive, let own, game.seats[own].occupant != seat.occupant,
        let citation = serverRule(of: seat)
      else { continue }
      rule(
        .bench(.serves(seat.occupant, for: seat.offender, seat: game.seats[own].id)), by: citation)
    }
    for (penalty, own) in pairs(due, names)
    where penalty.isOffClock && penalty.until != nil && before.penalties.indices.contains(own) {
      let sitter = due.game.sitter(of: penalty)
      let old = before.penalties[own]
      guard old.isOffClock, old.until != nil, before.sitter(of: old) != sitter,
        sitter != penalty.offender.himself
      else { continue }
      rule(
        .bench(.serves(sitter, for: penalty.offender, seat: nil)),
        by: serverRule(for: penalty.offender))
    }
  }

  /// The provision by which a team-mate sits in `seat`, or `nil` if that needs no ruling.
  private func serverRule(of seat: Seat) -> Citation? {
    let isObvious =
      seat.isEmpty || seat.occupant == seat.offender.himself
      || seat.offender.player == nil && seat.occupant.player == nil
    return isObvious ? nil : serverRule(for: seat.offender)
  }

  /// Interrupts the penalties that now wait, and starts those that now run.
  private mutating func serve(_ due: Referee, _ names: DueNames, _ change: RecordChange) {
    let pairs = pairs(due, names)
    for (penalty, own) in pairs {
      guard let seat = penalty.seat, due.game.bench.current(in: seat) == penalty.index,
        due.game.seats[seat].standing == .waiting,
        game.penalties[own].seat.map({ game.seats[$0].standing }) != .waiting
      else { continue }
      rule(.bench(.waits(penalty: game.penalties[own].id)), by: book.serving.servedAtOnce)
    }
    for (index, own) in names.seats.enumerated() {
      guard let own, game.seats[own].isActive, due.game.seats[index].isActive,
        game.seats[own].paired != due.game.seats[index].paired
      else { continue }
      rule(
        .bench(.paired(seat: game.seats[own].id, due.game.seats[index].paired)),
        by: book.coincidental.singleMinorsEach)
    }
    for (penalty, own) in pairs {
      guard let until = penalty.until, game.penalties[own].until != until else { continue }
      let old = game.penalties[own]
      let authority =
        due.game.bench.authorities[penalty.index].standing
        ?? .rule(book.serving.servedAtOnce.citation)
      if !penalty.isOnClock {
        rule(.bench(.sits(penalty: old.id, until: until)), authority: authority)
      } else if old.isOver || old.until != nil {
        enter(
          .bench(.reinstated(penalty: old.id, since: since(old, until: until), until: until)),
          reason: change.reason)
      } else {
        rule(.bench(.starts(penalty: old.id, until: until)), authority: authority)
      }
    }
  }

  /// The instant since which a restored penalty runs: if it was running at the present instant, its
  /// start then; otherwise now.
  private func since(_ penalty: Penalty, until new: GameInstant) -> GameInstant {
    guard case .over(_, let end) = penalty.standing, end >= now,
      let last = game.bench.served.last(where: {
        $0.penalty == penalty.index && $0.from <= now && $0.to >= now
      })
    else { return now }
    return min(max(last.from, GameInstant(played: new.played - penalty.length)), now)
  }

  /// Takes over the signalled calls, and the calls and shots of the current stoppage.
  private mutating func takeCalls(of due: Referee, _ change: RecordChange) {
    // A correction that has stopped play has also assessed what was signalled.
    if game.stoppage == nil || due.game.stoppage != nil {
      replace(game.signals, by: due.game.signals, { .signalDown($0) }, { .signalled($0) }, change)
    }
    guard let old = game.stoppage, let new = due.game.stoppage else { return }
    replace(old.calls, by: new.calls, { .voided($0.id) }, { .called($0) }, change)
    replace(
      old.shots, by: new.shots, { .penaltyShotOver($0) }, { .penaltyShot($0) }, change,
      authority: .rule(book.shots.replacesMinor.citation))
  }

  /// Takes back calls or shots and makes others, from the first difference on: they keep their order.
  private mutating func replace<Item: Equatable>(
    _ old: [Item], by new: [Item], _ takeBack: (Item) -> CallEffect,
    _ make: (Item) -> CallEffect, _ change: RecordChange, authority: Authority? = nil
  ) {
    let shared = zip(old, new).prefix { $0 == $1 }.count
    for item in old[shared...] { enter(.call(takeBack(item)), reason: change.reason) }
    for item in new[shared...] {
      rule(.call(make(item)), authority: authority ?? .scorer(reason: change.reason))
    }
  }
}

// The goals.
extension Referee {
  /// Rules which signalled minors each goal now replaces, and which penalties it ends.
  private mutating func judgeGoalsAgain(
    _ due: Referee, _ names: DueNames, _ change: RecordChange
  ) {
    for goal in game.goals {
      guard let deed = change.deeds[goal.call] else { continue }
      var new = goal
      new.washed = deed.washed.compactMap { id in
        change.record.call(id).map { PendingCall(id: id, call: $0) }
      }
      new.ended = deed.ended.flatMap { minor in
        due.penalty(minor).flatMap { names.penalties[$0] }.map {
          ScoredGoal.EndedPenalty(penalty: game.penalties[$0].id, until: minor.until)
        }
      }
      for washed in new.washed where !goal.washed.contains(where: { $0.id == washed.id }) {
        rule(
          .call(.notAssessed(washed.call.offender, .minor, call: washed.id)),
          by: goal.manpower == .shortHanded
            ? book.signalled.shortHandedScorer : book.signalled.minor)
      }
      if new != goal { enter(.score(.judgedAgain(new)), reason: change.reason) }
    }
  }
}
