import HockeyRules

extension Ruling {
  /// The index of the penalty that it concerns, also where it is about the seat or the player who
  /// serves it.
  func penalty(in game: Game) -> Int? {
    if let penalty = effect.penalty { return penalty }
    guard case .bench(let effect) = effect else { return nil }
    func last(_ isMeant: (Penalty) -> Bool) -> Int? {
      game.penalties.last { $0.calledAt <= at && isMeant($0) }?.id
    }
    switch effect {
    case .expires(let seat), .vacated(let seat, _), .returns(_, .some(let seat)):
      return game.seats[seat].penalties.first
    case .returns(.player(let player), nil), .mayLeave(.player(let player)):
      return last { $0.offender.player == player || $0.server == player }
    case .serves(_, let offender, _), .ejected(let offender):
      return last { $0.offender == offender }
    case .returns, .mayLeave, .assessed, .seated, .placed, .starts, .sits, .waits, .ends,
      .cancelled, .reduced, .frozen, .leftBox, .backInBox, .reinstated, .unstarted, .paired,
      .readmitted:
      return nil
    }
  }
}
