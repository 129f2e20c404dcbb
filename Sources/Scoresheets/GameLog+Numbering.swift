import HockeyRules

extension GameLog {
  /// Whether it identifies players only by the source's ids, which are too large for a sweater.
  public var hasPlayerIDs: Bool {
    players.contains { $0.number > 99 }
  }

  /// The log with each team's players numbered from 1 by ascending id, if it has no sweater
  /// numbers.
  ///
  /// A log with sweater numbers is not changed. The teams' lists are left out: for a player who is
  /// in no play, the number would say nothing.
  public var numberingPlayers: GameLog {
    guard hasPlayerIDs else { return self }
    let players = players
    var numbers: [Player: Player] = [:]
    for team in Team.allCases {
      let ids = Set(players.filter { $0.team == team }.map { $0.number }).sorted()
      for (index, id) in ids.enumerated() {
        numbers[Player(team, id)] = Player(team, index + 1)
      }
    }
    var log = self
    for index in log.plays.indices {
      log.plays[index].event.play = plays[index].event.play.renaming { numbers[$0] ?? $0 }
      log.plays[index].onIce = plays[index].onIce?.map { $0.map { numbers[$0] ?? $0 } }
    }
    log.rosters = PerTeam(both: [])
    log.goalkeepers = Set(goalkeepers.map { numbers[$0] ?? $0 })
    return log
  }

  /// The players that its plays name, in the order of the plays; some occur more than once.
  private var players: [Player] {
    var players: [Player] = []
    for logged in plays {
      _ = logged.event.play.renaming { player in
        players.append(player)
        return player
      }
      for team in Team.allCases { players += logged.onIce?[team] ?? [] }
    }
    return players
  }
}

extension Play {
  /// The play with `rename` applied to every player in it.
  func renaming(_ rename: (Player) -> Player) -> Play {
    switch self {
    case .penalty(let call): .penalty(call.renaming(rename))
    case .signal(let call): .signal(call.renaming(rename))
    case .goal(let goal): .goal(goal.renaming(rename))
    case .penaltyShot(let shot): .penaltyShot(shot.renaming(rename))
    case .shootOut(let shot): .shootOut(shot.renaming(rename))
    case .leftBox(let player, let fault, let reason):
      .leftBox(rename(player), fault: fault, reason: reason)
    case .backInBox(let player): .backInBox(rename(player))
    case .servesFor(let player, let offender):
      .servesFor(rename(player), offender: rename(offender))
    case .correction(.release(let player, let reason)):
      .correction(.release(rename(player), reason: reason))
    case .captainChoice(let team, let named, let reason):
      .captainChoice(team, named.map { $0.renaming(rename) }, reason: reason)
    case .position(let position): .position(position.renaming(rename))
    case .periodStart, .periodEnd, .gameEnd, .whistle, .faceOff, .goalkeeperOff, .goalkeeperOn,
      .correction, .other:
      self
    }
  }
}

extension Goal {
  fileprivate func renaming(_ rename: (Player) -> Player) -> Goal {
    var goal = self
    goal.scorer = scorer.map(rename)
    goal.assists = assists.map(rename)
    return goal
  }
}

extension Call {
  fileprivate func renaming(_ rename: (Player) -> Player) -> Call {
    var call = self
    call.offender = offender.renaming(rename)
    call.server = server.map(rename)
    return call
  }
}

extension Offender {
  fileprivate func renaming(_ rename: (Player) -> Player) -> Offender {
    switch self {
    case .skater(let player): .skater(rename(player))
    case .goalkeeper(let player): .goalkeeper(rename(player))
    case .bench, .unidentified: self
    }
  }
}

extension Position {
  fileprivate func renaming(_ rename: (Player) -> Player) -> Position {
    var position = self
    for index in entries.indices {
      position.entries[index].offender = entries[index].offender.renaming(rename)
      if case .player(let player) = entries[index].sitter {
        position.entries[index].sitter = .player(rename(player))
      }
    }
    position.ejected = ejected.map { $0.renaming(rename) }
    return position
  }
}

extension Shot {
  fileprivate func renaming(_ rename: (Player) -> Player) -> Shot {
    var shot = self
    shot.shooter = shooter.map(rename)
    return shot
  }
}
