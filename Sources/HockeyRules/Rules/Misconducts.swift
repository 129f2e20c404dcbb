// Off-clock time (HC 4.5(c), 4.7; NHL 19, 22): misconducts and set-off penalties. Nobody is short;
// the player sits when his penalties on the clock are over, and leaves at the first stoppage after
// his time.

extension Referee {
  /// The minutes on record for a penalty of `penaltyClass` called on `offender` now.
  func minutes(of penaltyClass: PenaltyClass, for offender: Offender) -> Int {
    let counted =
      switch offender {
      case .bench where penaltyClass == .gameMisconduct: book.classes.benchStaffMinutes.value
      case .skater, .goalkeeper, .bench, .unidentified:
        penaltyClass == .misconduct && !game.attempts.isEmpty
          ? book.classes.shootOutMinutes.value : RecordedMinutes.counted
      }
    return switch counted {
    case .counted: book.classes.minutes(of: penaltyClass).value
    case .none: 0
    }
  }

  /// Whether `player` sits, or has yet to sit, off-clock time for penalties other than `drafts`.
  func isServingOffClock(_ player: Player, besides drafts: [Draft]) -> Bool {
    for index in game.bench.openPenalties
    where game.penalties[index].isOffClock && game.penalties[index].offender.player == player {
      let penalty = game.penalties[index]
      if penalty.offender.isGoalkeeper && hasOwnServerEach { continue }
      if !drafts.contains(where: { $0.penalty.id == penalty.id }) { return true }
    }
    return false
  }

  /// Begins the off-clock time of the players of `team` who have nothing left to serve on the
  /// clock.
  mutating func beginOffClock(of team: Team) {
    // By index: this runs at every settlement, and copying a penalty costs several times as much as
    // reading it.
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
      let own = offClock(with: next)
      if own.first != index || own.contains(where: { game.penalties[$0].until != nil }) { continue }
      if game.hasToServeOnClock(next) { continue }
      if let player = offender.player, game.illegal.contains(player) { continue }
      if isOut(offender) { continue }
      rule(.bench(.sits(penalty: next.id, until: end(of: index))), by: sittingRule(of: next))
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
    let served = game.seats.contains { $0.holds(penalty.offender) }
    return served ? book.serving.misconductAfter.citation : length(of: penalty)
  }

  /// Interrupts the off-clock time of `offender` that must wait for penalties on the clock.
  mutating func freezeOffClock(of offender: Offender) {
    guard offender.player != nil else { return }
    for penalty in offClock(of: offender) {
      guard game.penalties[penalty].until != nil,
        game.hasToServeOnClock(game.penalties[penalty])
      else { continue }
      rule(
        .bench(.frozen(penalty: game.penalties[penalty].id, remaining: timeLeft(of: penalty))),
        by: book.serving.misconductAfter)
    }
  }

  /// Rules on off-clock time that runs out: the next begins, or the player leaves at the next
  /// stoppage.
  mutating func expireOffClock(_ penalty: Penalty) {
    rule(.bench(.ends(penalty: penalty.id, .served)), by: length(of: penalty))
    if beginOffClock(after: penalty) { return }
    let sitter = sitter(of: penalty)
    if !isOut(sitter) { rule(.bench(.mayLeave(sitter)), by: book.serving.setOffRelease) }
  }

  /// Begins the off-clock time that follows `penalty`, which is over; false if there is none.
  mutating func beginOffClock(after penalty: Penalty) -> Bool {
    guard let next = offClock(with: penalty).first else { return false }
    beginOffClock(of: game.penalties[next].offender)
    return true
  }

  /// The indices of the penalties that are sat off the clock one after the other with `penalty`, in
  /// the order of the calls: all of a skater's, and those of the player who sits for it, whosever
  /// they are (NHL 17.1, HC 4.3(b)).
  ///
  /// If nobody is named to sit, they are those of the same call, or of a goalkeeper those of the same
  /// stoppage: who serves his next one is somebody else (NHL 27.1, HC 4.13).
  func offClock(with penalty: Penalty) -> [Int] {
    let sitter = sitter(of: penalty)
    return game.bench.openPenalties.filter {
      // There may be many others. Without a named server, nobody sits for two offenders.
      let isOwn = game.penalties[$0].offender == penalty.offender
      guard game.penalties[$0].isOffClock,
        isOwn || penalty.server != nil || game.penalties[$0].server != nil,
        game.penalties[$0].team == penalty.team
      else { return false }
      let other = game.penalties[$0]
      // Nobody sits for a player who is out of the game (NHL 19.2).
      if isOut(other.offender) { return false }
      if case .player = sitter, self.sitter(of: other) == sitter { return true }
      guard isOwn else { return false }
      return switch other.offender {
      case .skater: true
      case .goalkeeper:
        !hasOwnServerEach
          || other.calledAt == penalty.calledAt && (other.server == nil || penalty.server == nil)
      case .bench, .unidentified: other.call == penalty.call
      }
    }
  }

  /// Ends the earlier off-clock time of an offender who is now out of the game; a team-mate who sat
  /// for him may leave.
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
      rule(.bench(.ends(penalty: penalty.id, .released)), by: citation)
      let sitter = sitter(of: penalty)
      if sitter != .player(player) { rule(.bench(.returns(sitter, seat: nil)), by: citation) }
    }
  }

  /// The player who sits for an off-clock penalty.
  func sitter(of penalty: Penalty) -> Occupant {
    switch penalty.offender {
    case .skater(let player):
      .player(penalty.isSetOff ? server(of: penalty) ?? player : player)
    case .goalkeeper(let player) where servesHimself(penalty.penaltyClass, offClock: true):
      .player(player)
    case .goalkeeper, .bench, .unidentified:
      server(of: penalty).map { .player($0) } ?? .substitute(for: penalty.offender)
    }
  }

  /// The team-mate named to sit for `penalty`, unless he is out of the game.
  private func server(of penalty: Penalty) -> Player? {
    penalty.server.flatMap { isOut($0) ? nil : $0 }
  }
}
