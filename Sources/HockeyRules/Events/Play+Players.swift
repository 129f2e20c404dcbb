extension Play {
  /// The players whom the play names, in no particular order.
  public var namedPlayers: [Player] {
    switch self {
    case .position(let position):
      position.entries.flatMap { entry in
        var players = [entry.offender.player].compactMap { $0 }
        if case .player(let player) = entry.sitter { players.append(player) }
        return players
      } + position.ejected.compactMap { $0.player }
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
