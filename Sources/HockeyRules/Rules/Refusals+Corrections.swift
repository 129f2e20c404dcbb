// The corrections that a book refuses: those that name no play or player that they could concern.

extension Referee {
  /// The reason why the book refuses `correction` in the game as it is; nil where it does not.
  func objection(to correction: Correction) -> Refusal.Reason? {
    switch correction {
    case .void(let id, _): return objection(toCorrecting: id)
    case .amend(let id, let penalties, _):
      if penalties.isEmpty { return .emptyCall }
      return isTakenBack(id) ? .callIsTakenBack(id) : objection(toCorrecting: id)
    case .goalDisallowed(let id, _):
      let isGoal =
        game.goals.contains { $0.call == id }
        || game.attempts.contains { $0.call == id && $0.shot.scored }
      return isGoal ? nil : .noSuchGoal(id, goals: game.goals)
    case .release(let player, _): return isServing(player) ? nil : .playerIsNotOnTheBench(player)
    case .clock(let time, _): return objection(to: time)
    }
  }

  private func objection(toCorrecting id: Event.ID) -> Refusal.Reason? {
    let isKnown =
      game.penalties.contains { $0.call == id }
      || (game.stoppage?.calls.contains { $0.id == id } ?? false)
    return isKnown ? nil : .noSuchPenalty(id, calls: calls)
  }

  /// Whether the call of `id` was taken back, so that nothing is left to amend.
  private func isTakenBack(_ id: Event.ID) -> Bool {
    let own = game.penalties.filter { $0.call == id }
    return !own.isEmpty && own.allSatisfy { $0.isTakenBack }
  }

  /// The calls so far, with those not settled yet last.
  private var calls: [PendingCall] {
    var calls: [PendingCall] = []
    for penalty in game.penalties where !calls.contains(where: { $0.id == penalty.call }) {
      let all = game.penalties.filter { $0.call == penalty.call }
      let standing = all.filter { !$0.isTakenBack }
      calls.append(
        PendingCall(
          id: penalty.call,
          call: Call(
            offender: penalty.offender,
            penalties: (standing.isEmpty ? all : standing).map { $0.penaltyClass },
            infraction: penalty.infraction)))
    }
    return calls + (game.stoppage?.calls ?? [])
  }
}

extension Correction {
  /// Whether it corrects the record, so that it may be logged after the game.
  var isForTheRecord: Bool {
    switch self {
    case .void, .amend, .goalDisallowed: true
    case .release, .clock: false
    }
  }
}
