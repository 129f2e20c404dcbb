// What corrections a book does not take: those that name no play, or nobody, that they could concern.

extension Referee {
  /// Why the book does not take `correction` as the game stands.
  func objection(to correction: Correction) -> Refusal.Reason? {
    switch correction {
    case .void(let id, _): return objection(toCorrecting: id)
    case .amend(let id, let penalties, _):
      if penalties.isEmpty { return .emptyCall }
      return isTakenBack(id) ? .callIsTakenBack(id) : objection(toCorrecting: id)
    case .goalDisallowed(let id, _):
      return game.goals.contains { $0.call == id } ? nil : .noSuchGoal(id, goals: game.goals)
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

  /// Whether the call of `id` was taken back: there is nothing left that could be another penalty.
  private func isTakenBack(_ id: Event.ID) -> Bool {
    let own = game.penalties.filter { $0.call == id }
    return !own.isEmpty && own.allSatisfy(\.isTakenBack)
  }

  /// The calls so far, those not settled yet last.
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
            penalties: (standing.isEmpty ? all : standing).map(\.penaltyClass),
            infraction: penalty.infraction)))
    }
    return calls + (game.stoppage?.calls ?? [])
  }
}
