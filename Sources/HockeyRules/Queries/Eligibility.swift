// Who may not serve for a team, and who may not take part in the shoot-out.

/// Why somebody may not do something.
public struct Bar: Sendable, Hashable {
  /// Who may not.
  public var player: Player
  /// Why.
  public var reason: Refusal.Reason
  /// Who or what says so.
  public var authority: Authority
}

extension GameState {
  /// Why `player` may not sit for `offender` now; nil where he may.
  ///
  /// A log need not have rosters: a player whom it has not named may.
  public func bar(toServe player: Player, for offender: Offender) -> Bar? {
    let referee = Referee(unsettled, under: book)
    let call = Call(offender: offender, penalties: [.minor], server: player)
    return referee.objection(toServerOf: call).map { bar(player, $0) }
  }

  /// Those of `team` whom the log has named and who may not sit for its bench now, by their numbers.
  public func barredServers(of team: Team) -> [Bar] {
    unsettled.namedPlayers(of: team).compactMap { bar(toServe: $0, for: .bench(team)) }
  }

  /// Why `player` may not shoot in the shoot-out, if it came now; nil where he may.
  public func bar(toShootOut player: Player) -> Bar? {
    let referee = Referee(game, under: book)
    let shot = Shot(team: player.team, shooter: player, scored: false)
    return referee.objectionInShootOut(to: shot).map { bar(player, $0, inShootOut: true) }
  }

  /// Those of `team` whom the log has named and who may not shoot in the shoot-out, if it came now, by their
  /// numbers; nobody once it is decided.
  public func barredFromShootOut(of team: Team) -> [Bar] {
    guard game.shootOutWinner == nil else { return [] }
    return game.namedPlayers(of: team).compactMap(bar(toShootOut:))
  }

  /// Whether a shoot-out may be next: in an overtime of the regular season, or after it, with no winner yet
  /// (NHL 84.4).
  public var mayComeToShootOut: Bool {
    guard time.period > book.play.periods.value, game.winner == nil else { return false }
    return switch game.kind {
    case .regular: true
    case .playOffs: false
    }
  }

  private func bar(
    _ player: Player, _ reason: Refusal.Reason, inShootOut: Bool = false
  ) -> Bar {
    var rule = book.serving.server.rule
    if reason == .playerIsOnTheBench(player) {
      rule = inShootOut ? book.shots.eligibility.rule : book.serving.penalisedServer.rule
    } else if reason == .goalkeeperMayNotServe(player) {
      rule = book.serving.goalkeeperServer.rule
    } else if reason == .hasHadHisAttempt(player) {
      rule = book.shots.repeatShooters.rule
    } else if reason == .playerIsOut(player),
      let ejection = game.ejections.first(where: { $0.offender.player == player })
    {
      return Bar(player: player, reason: reason, authority: ejection.authority)
    }
    return Bar(player: player, reason: reason, authority: .rule(rule))
  }
}

extension Game {
  /// The players of `team` whom the log has named, by their numbers.
  func namedPlayers(of team: Team) -> [Player] {
    var players = goalkeepersByName
    for penalty in penalties {
      players.formUnion([penalty.offender.player, penalty.server].compactMap { $0 })
    }
    for pending in (stoppage?.calls ?? []) + signals {
      players.formUnion([pending.call.offender.player, pending.call.server].compactMap { $0 })
    }
    for goal in goals {
      players.formUnion(goal.goal.assists + [goal.goal.scorer].compactMap { $0 })
    }
    players.formUnion(attempts.compactMap(\.shooter))
    return players.filter { $0.team == team }.sorted { $0.number < $1.number }
  }
}
