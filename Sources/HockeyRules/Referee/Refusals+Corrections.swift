// The corrections that a book refuses: those that name no play or player that they could concern.

extension Referee {
  /// The reason why the book refuses `correction` in the game as it is, or `nil` if it does not.
  func objection(to correction: Correction) -> Refusal.Reason? {
    switch correction {
    case .void(let id, _): return objection(toCorrecting: id)
    case .amend(let id, let amendment, _): return objection(to: amendment, of: id)
    case .goalDisallowed(let id, _):
      let isGoal =
        game.goals.contains { $0.call == id }
        || game.attempts.contains { $0.call == id && $0.shot.scored }
      return isGoal ? nil : .noSuchGoal(id, goals: Array(game.goals.suffix(Self.named)))
    case .release(let player, _):
      return game.isServing(player) ? nil : .playerIsNotOnTheBench(player)
    case .penaltyClock(let offender, let left, _):
      guard let index = game.onPenaltyClock(offender) else {
        return offender.player.map { .playerIsNotOnTheBench($0) } ?? .nobodySits(for: offender)
      }
      let penalty = game.penalties[index]
      // An amended penalty may be shorter than the time that its clock once showed.
      return rehearsal != nil || left >= .zero && left <= penalty.length
        ? nil
        : .impossibleTimeLeft(penalty.offender, penalty.penaltyClass, length: penalty.length)
    case .clock(let time, _): return game.objection(to: time)
    }
  }

  private func objection(to amendment: Amendment, of id: Event.ID) -> Refusal.Reason? {
    if amendment.penalties.isEmpty && !amendment.penaltyShot { return .emptyCall }
    if let reason = objection(toCorrecting: id) { return reason }
    let call = game.standingCall(id) ?? game.calledHere.first { $0.id == id }?.call
    // Nothing is left to amend of a call that was taken back.
    guard let team = call?.offender.team else { return .callIsTakenBack(id) }
    if let offender = amendment.offender, offender.team != team {
      return .offenderOfOtherTeam(offender)
    }
    guard let server = amendment.server else { return nil }
    if server.team != team { return .serverOfOtherTeam(server) }
    if game.isKnownGoalkeeper(server) { return .goalkeeperMayNotServe(server) }
    return game.isOut(server) ? .playerIsOut(server) : nil
  }

  private func objection(toCorrecting id: Event.ID) -> Refusal.Reason? {
    let isKnown =
      game.transcript.call(id) != nil || game.penalties.contains { $0.call == id }
      || game.calledHere.contains { $0.id == id }
    return isKnown ? nil : .noSuchPenalty(id, calls: lastCalls)
  }

  /// The last calls so far; those not yet settled come last.
  private var lastCalls: [PendingCall] {
    let pending = game.calledHere.suffix(Self.named)
    var ids: [Event.ID] = []
    for penalty in game.penalties.reversed() where !ids.contains(penalty.call) {
      if ids.count + pending.count == Self.named { break }
      ids.append(penalty.call)
    }
    return ids.reversed().compactMap { id in
      game.standingCall(id).map { PendingCall(id: id, call: $0) }
    } + pending
  }

  /// The greatest number of plays that a refusal names as possible targets of a correction.
  private static let named = 20
}

extension Correction {
  /// Whether the play corrects the record, so that it may be logged after the game.
  var isForTheRecord: Bool {
    switch self {
    case .void, .amend, .goalDisallowed: true
    case .release, .penaltyClock, .clock: false
    }
  }
}
