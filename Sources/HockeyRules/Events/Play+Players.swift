extension Play {
  /// The players whom the play names, in no particular order.
  public var namedPlayers: [Player] {
    switch self {
    case .periodStart, .periodEnd, .gameEnd, .whistle, .faceOff, .goalkeeperOff, .goalkeeperOn,
      .other:
      []
    case .penalty(let call), .signal(let call):
      [call.offender.player, call.server].compactMap { $0 }
    case .goal(let goal): goal.assists + [goal.scorer].compactMap { $0 }
    case .penaltyShot(let shot), .shootOut(let shot): [shot.shooter].compactMap { $0 }
    case .leftBox(let player, _, _), .backInBox(let player), .correction(.release(let player, _)):
      [player]
    case .servesFor(let player, let offender): [player, offender]
    case .captainChoice(_, let players, _): players
    case .correction: []
    }
  }
}
