import HockeyRules

extension GameLog {
  /// Whether the log identifies players by the source's ids, which are too large for a sweater.
  public var hasPlayerIDs: Bool {
    players.contains { $0.number > 99 }
  }

  /// The log with each team's players numbered from 1 by ascending id, if the log has no numbers.
  ///
  /// A log with sweater numbers is returned unchanged. The teams' lists are left out: a new number
  /// tells nothing about a player who is in no play.
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
    log.playerNames = [:]
    for (player, name) in playerNames {
      if let player = numbers[player] { log.playerNames[player] = name }
    }
    log.goalkeepers = Set(goalkeepers.map { numbers[$0] ?? $0 })
    return log
  }

  /// The players in the log's plays, in the order of the plays; some occur more than once.
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
    withoutActuallyEscaping(rename) { rename in
      var (play, form) = (self, Renaming(rename: rename))
      play.describe(to: &form)
      return play
    }
  }
}

private struct Renaming: PartialPlayForm {
  typealias Failure = Never

  let rename: (Player) -> Player

  mutating func subject(_ player: inout Player) { player = rename(player) }

  mutating func subject(_: inout Team, _: PlayKey, _ player: inout Player?) {
    player = player.map(rename)
  }

  mutating func subject(_ offender: inout Offender) { offender = offender.renaming(rename) }

  mutating func player(_: PlayKey, _ player: inout Player?, after _: String?) {
    player = player.map(rename)
  }

  mutating func assists(_ players: inout [Player], of _: Team) { players = players.map(rename) }

  mutating func offender(_: PlayKey, _ offender: inout Offender?, isRequired _: Bool) {
    offender = offender?.renaming(rename)
  }

  mutating func offenders(_ offenders: inout [Offender]) {
    offenders = offenders.map { $0.renaming(rename) }
  }

  mutating func position(_ position: inout GamePosition) { position = position.renaming(rename) }
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

extension GamePosition {
  fileprivate func renaming(_ rename: (Player) -> Player) -> GamePosition {
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
