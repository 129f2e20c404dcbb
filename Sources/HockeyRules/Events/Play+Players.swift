extension Play {
  /// The first of ``namedPlayers`` for whom `fits` holds.
  ///
  /// It is called for each play, so it allocates no array for the most common plays.
  func firstPlayer(where fits: (Player) -> Bool) -> Player? {
    switch self {
    case .penalty(let call):
      if let player = call.offender.player, fits(player) { return player }
      return call.server.flatMap { fits($0) ? $0 : nil }
    case .goal(let goal): return goal.firstCredited(where: fits)
    case .inGoal(let player): return fits(player) ? player : nil
    case .whistle, .faceOff, .periodStart, .periodEnd, .other: return nil
    default: return namedPlayers.first(where: fits)
    }
  }

  /// The players that the play names, in no particular order.
  package var namedPlayers: [Player] {
    switch self {
    case .position(let position):
      position.entries.flatMap { entry in
        var players = [entry.offender.player].compactMap { $0 }
        if case .player(let player) = entry.sitter { players.append(player) }
        return players
      } + position.ejected.compactMap { $0.player }
    case .penalty(let call), .signal(let call):
      [call.offender.player, call.server].compactMap { $0 }
    case .goal(let goal): goal.credited
    case .penaltyShot(let shot), .shootOut(let shot): [shot.shooter].compactMap { $0 }
    case .leftBox(let player, _, _), .backInBox(let player), .correction(.release(let player, _)),
      .leftIce(let player), .injured(let player), .inGoal(let player):
      [player]
    case .correction(.penaltyClock(let offender, _, _)): [offender.player].compactMap { $0 }
    case .correction(.amend(_, let amendment, _)):
      [amendment.offender?.player, amendment.server].compactMap { $0 }
    case .challenge(_, _, let server): [server].compactMap { $0 }
    case .servesFor(let player, let offender): [player, offender]
    case .captainChoice(_, let named, _): named.compactMap { $0.player }
    default: []
    }
  }
}

extension Goal {
  var credited: [Player] { assists + [scorer].compactMap { $0 } }

  func firstCredited(where fits: (Player) -> Bool) -> Player? {
    assists.first(where: fits) ?? scorer.flatMap { fits($0) ? $0 : nil }
  }
}
