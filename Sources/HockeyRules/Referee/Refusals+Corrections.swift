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
      return left >= .zero && left <= penalty.length
        ? nil
        : .impossibleTimeLeft(penalty.offender, penalty.penaltyClass, length: penalty.length)
    case .clock(let time, _): return game.objection(to: time)
    }
  }

  private func objection(to amendment: Amendment, of id: Event.ID) -> Refusal.Reason? {
    if amendment.penalties.isEmpty && !amendment.penaltyShot { return .emptyCall }
    if isTakenBack(id) { return .callIsTakenBack(id) }
    if let reason = objection(toCorrecting: id) { return reason }
    let team = game.standingCall(id)?.offender.team
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
      game.penalties.contains { $0.call == id } || game.calledHere.contains { $0.id == id }
      || game.transcript.call(id) != nil
    return isKnown ? nil : .noSuchPenalty(id, calls: lastCalls)
  }

  /// Whether the call of `id` was taken back, so that nothing is left to amend.
  private func isTakenBack(_ id: Event.ID) -> Bool {
    let own = game.penalties.filter { $0.call == id }
    return !own.isEmpty && own.allSatisfy { $0.isTakenBack } && game.transcript.call(id) == nil
  }

  /// The last calls so far; those not yet settled come last.
  private var lastCalls: [PendingCall] {
    let pending = game.calledHere.suffix(Self.named)
    var ids: [Event.ID] = []
    for penalty in game.penalties.reversed() where !ids.contains(penalty.call) {
      if ids.count + pending.count == Self.named { break }
      ids.append(penalty.call)
    }
    return ids.reversed().compactMap { settledCall($0) } + pending
  }

  /// The greatest number of plays that a refusal names as possible targets of a correction.
  private static let named = 20

  /// The call of `id` after its corrections.
  private func settledCall(_ id: Event.ID) -> PendingCall? {
    let all = game.penalties.filter { $0.call == id }
    let standing = all.filter { !$0.isTakenBack }
    guard let first = all.first else { return nil }
    return PendingCall(
      id: id,
      call: Call(
        offender: first.offender,
        penalties: (standing.isEmpty ? all : standing).map { $0.penaltyClass },
        infraction: first.infraction))
  }
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
