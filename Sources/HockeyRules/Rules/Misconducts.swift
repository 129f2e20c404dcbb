// Time off the clock (HC 4.5(c), 4.7; NHL 19, 22): misconducts and set-off penalties. Nobody is short; the player
// sits it when his penalties on the clock are over, and leaves at the first stoppage after it.

extension Referee {
  /// Whether `player` sits, or has still to sit, time off the clock for other penalties than those of `drafts`.
  func isServingOffClock(_ player: Player, besides drafts: [Draft]) -> Bool {
    game.penalties.contains { penalty in
      penalty.isOffClock && !penalty.isOver && penalty.offender.player == player
        && !drafts.contains { $0.penalty.id == penalty.id }
    }
  }

  /// Begins the off-clock time of those of `team` who have nothing left to serve on it.
  mutating func beginOffClock(of team: Team) {
    // By index: this is asked at every settling, and a penalty costs several times as much to copy
    // as to look at.
    for index in game.penalties.indices
    where game.penalties[index].isOffClock && !game.penalties[index].isOver
      && game.penalties[index].team == team && game.penalties[index].until == nil
    {
      beginOffClock(of: game.penalties[index].offender)
    }
  }

  /// Begins or goes on with the offender's off-clock time, if he serves nothing on the clock.
  mutating func beginOffClock(of offender: Offender) {
    if game.seats.contains(where: { $0.isActive && $0.holds(offender) }) { return }
    if let player = offender.player, game.illegal.contains(player) { return }
    if game.ejected.contains(offender) { return }
    let own = game.penalties.filter { $0.isOffClock && !$0.isOver && $0.offender == offender }
    guard let next = own.first, !own.contains(where: { $0.until != nil }) else { return }
    rule(.sits(penalty: next.id, until: now + next.owed), by: sittingRule(of: next))
  }

  private func sittingRule(of penalty: Penalty) -> RuleReference {
    guard penalty.penaltyClass == .misconduct else { return book.serving.setOffRelease.rule }
    let served = game.seats.contains { $0.holds(penalty.offender) }
    return served ? book.serving.misconductAfter.rule : rule(for: .misconduct)
  }

  /// Interrupts the offender's off-clock time, because he has to serve on the clock first.
  mutating func freezeOffClock(of offender: Offender) {
    guard offender.player != nil else { return }
    for penalty in game.penalties where penalty.offender == offender && penalty.isOffClock {
      guard let until = penalty.until else { continue }
      rule(
        .frozen(penalty: penalty.id, remaining: until - now),
        by: book.serving.misconductAfter.rule)
    }
  }

  /// Rules on off-clock time that runs out: the next begins, or he leaves at the next stoppage.
  mutating func expireOffClock(_ penalty: Penalty) {
    rule(.ends(penalty: penalty.id, .served), by: rule(for: penalty.penaltyClass))
    let own = game.penalties.filter {
      $0.offender == penalty.offender && $0.isOffClock && !$0.isOver
    }
    if own.isEmpty {
      rule(.mayLeave(sitter(of: penalty)), by: book.serving.setOffRelease.rule)
    } else {
      beginOffClock(of: penalty.offender)
    }
  }

  /// Ends the off-clock time that an offender who is now out had before; who sat for him may go.
  mutating func endOffClock(
    of offender: Offender, called drafts: [Draft], by reference: RuleReference
  ) {
    for penalty in game.penalties
    where penalty.offender == offender && penalty.isOffClock && !penalty.isOver
      && !drafts.contains(where: { $0.penalty.call == penalty.call })
    {
      rule(.ends(penalty: penalty.id, .released), by: reference)
      let sitter = sitter(of: penalty)
      if sitter != offender.himself { rule(.returns(sitter, seat: nil), by: reference) }
    }
  }

  /// Who sits an off-clock penalty.
  func sitter(of penalty: Penalty) -> Occupant {
    switch penalty.offender {
    case .skater(let player): .player(penalty.isSetOff ? penalty.server ?? player : player)
    case .goalkeeper(let player) where servesHimself(penalty.penaltyClass): .player(player)
    case .goalkeeper, .bench, .unidentified:
      penalty.server.map(Occupant.player) ?? .substitute(for: penalty.offender)
    }
  }
}
