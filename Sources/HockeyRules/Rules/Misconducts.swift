// Off-clock time: misconducts and set-off penalties (HC 4.5(c), 4.7; NHL 19, 22). They leave no
// team short. The player sits once his penalties on the clock are over, and leaves at the first
// stoppage after his time.

extension Game {
  /// The minutes on record for a penalty of `penaltyClass` called on `offender` now.
  func minutes(of penaltyClass: PenaltyClass, for offender: Offender) -> Int {
    let counted =
      switch offender {
      case .bench where penaltyClass == .gameMisconduct: book.classes.benchStaffMinutes.value
      case .skater, .goalkeeper, .bench, .unidentified:
        penaltyClass == .misconduct && !attempts.isEmpty
          ? book.classes.shootOutMinutes.value : RecordedMinutes.counted
      }
    return switch counted {
    case .counted: book.classes.minutes(of: penaltyClass).value
    case .none: 0
    }
  }
}

extension Referee {
  /// Whether `player` sits, or has yet to sit, off-clock time for a penalty that is not among
  /// `drafts`.
  func isServingOffClock(_ player: Player, besides drafts: [Draft]) -> Bool {
    for index in game.bench.openPenalties
    where game.penalties[index].isOffClock && game.penalties[index].offender.player == player {
      let penalty = game.penalties[index]
      if penalty.offender.isGoalkeeper && book.serving.goalkeeperHasServers { continue }
      if !drafts.contains(where: { $0.penalty.id == penalty.id }) { return true }
    }
    return false
  }

  /// Begins the off-clock time of the players of `team` who have nothing left to serve on the
  /// clock.
  mutating func beginOffClock(of team: Team) {
    // The loop uses indices: it runs at every settlement, and to copy a penalty costs several times
    // as much as to read it.
    for index in game.bench.openPenalties
    where game.penalties[index].isOffClock && game.penalties[index].team == team
      && game.penalties[index].until == nil
    {
      beginOffClock(of: game.penalties[index].offender)
    }
  }

  /// Begins or resumes the offender's off-clock time, if he serves nothing on the clock.
  mutating func beginOffClock(of offender: Offender) {
    for index in offClock(of: offender) where game.penalties[index].until == nil {
      let next = game.penalties[index]
      if game.hasToServeOnClock(next) || game.isOut(offender) { continue }
      let own = game.offClock(with: next)
      if own.first != index || own.contains(where: { game.penalties[$0].until != nil }) { continue }
      if game.illegal.contains(where: { game.sits($0, offClockFor: next) }) { continue }
      let until = end(of: index)
      rule(.bench(.sits(penalty: next.id, until: until)), by: sittingRule(of: next))
      // Only in a game heard again has all of the time been served by now.
      if until > now { continue }
      rule(.bench(.ends(penalty: next.id, .served)), by: length(of: next))
      _ = beginOffClock(after: next)
    }
  }

  /// The penalties that `offender` sits off the clock, or has yet to sit, in the order of the calls.
  private func offClock(of offender: Offender) -> [Int] {
    game.bench.openPenalties.filter {
      game.penalties[$0].isOffClock && game.penalties[$0].offender == offender
    }
  }

  private func sittingRule(of penalty: Penalty) -> Citation {
    guard penalty.penaltyClass == .misconduct else { return book.serving.setOffRelease.citation }
    let served = game.seats.contains { $0.keepsWaiting(penalty.offender) }
    return served ? book.serving.misconductAfter.citation : length(of: penalty)
  }

  /// Interrupts the off-clock time that `offender` sits, if it must wait for penalties on the
  /// clock.
  mutating func freezeOffClock(of offender: Offender) {
    guard let himself = offender.himself else { return }
    for index in game.bench.openPenalties {
      let penalty = game.penalties[index]
      guard penalty.isOffClock, penalty.until != nil,
        penalty.offender == offender || game.sitter(of: penalty) == himself,
        game.hasToServeOnClock(penalty)
      else { continue }
      freeze(index, by: book.serving.misconductAfter)
    }
  }

  /// Rules on off-clock time that runs out: the player's next penalty begins, or he leaves at the
  /// next stoppage.
  mutating func expireOffClock(_ penalty: Penalty) {
    rule(.bench(.ends(penalty: penalty.id, .served)), by: length(of: penalty))
    if beginOffClock(after: penalty) { return }
    let sitter = game.sitter(of: penalty)
    if !game.isOut(sitter) { rule(.bench(.mayLeave(sitter)), by: book.serving.setOffRelease) }
  }

  /// Begins the off-clock time that follows `penalty`, which is over; returns whether there is any.
  mutating func beginOffClock(after penalty: Penalty) -> Bool {
    guard let next = game.offClock(with: penalty).first else { return false }
    beginOffClock(of: game.penalties[next].offender)
    return true
  }

  /// When an offender goes out of the game, ends the off-clock time of his earlier calls; a
  /// team-mate who sat for him may leave.
  mutating func endOffClock(
    of offender: Offender, called drafts: [Draft], by citation: Citation
  ) {
    // A member of the bench staff who is sent off serves nothing.
    guard let player = offender.player else { return }
    for index in game.bench.openPenalties
    where game.penalties[index].isOffClock && game.penalties[index].offender.player == player {
      let penalty = game.penalties[index]
      if drafts.contains(where: { $0.penalty.call == penalty.call }) { continue }
      _ = timeLeft(of: index)
      // The time that he sat for it off the clock counts for nothing else.
      _ = countTimeSoFar(of: index) {
        $0.call == penalty.call && $0.penaltyClass == penalty.penaltyClass && $0.isOffClock
      }
      rule(.bench(.ends(penalty: penalty.id, .released)), by: citation)
      let sitter = game.sitter(of: penalty)
      if sitter != .player(player) { rule(.bench(.returns(sitter, seat: nil)), by: citation) }
    }
  }
}
