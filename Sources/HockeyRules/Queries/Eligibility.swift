// The players who may not serve for a team, and those who may not take part in the shoot-out.

/// The reason why a player may not serve or shoot.
public struct PlayerBar: Sendable, Hashable {
  /// The player.
  public var player: Player
  /// The reason.
  public var reason: Refusal.Reason
  /// The authority for the bar.
  public var authority: Authority
}

extension GameState {
  /// The reason why `player` may not sit for `offender` now, or `nil` if he may.
  ///
  /// A log need not have rosters, so a player that it does not name is not barred.
  public func bar(toServe player: Player, for offender: Offender) -> PlayerBar? {
    let call = Call(offender: offender, penalties: [.minor], server: player)
    let calls = unsettled.stoppage?.calls ?? []
    return unsettled.objection(toServerOf: call, among: calls, at: unsettled.now).map {
      bar(player, $0, provision: citation(for: $0, toServeFor: offender))
    }
  }

  /// The players of `team` named in the log who may not serve for it now, by number.
  public func barredServers(of team: Team) -> [PlayerBar] {
    unsettled.namedPlayers(of: team).compactMap { bar(toServe: $0, for: .bench(team)) }
  }

  /// The reason why `player` may not shoot if the shoot-out began now, or `nil` if he may.
  public func bar(toShootOut player: Player) -> PlayerBar? {
    game.objection(toShootOutBy: player).map {
      bar(player, $0, provision: citationInShootOut(for: $0))
    }
  }

  /// The players of `team` named in the log who may not shoot if the shoot-out began now, by
  /// number; empty once it is decided.
  public func barredFromShootOut(of team: Team) -> [PlayerBar] {
    guard game.shootOutWinner == nil else { return [] }
    return game.namedPlayers(of: team).compactMap { bar(toShootOut: $0) }
  }

  /// Whether a shoot-out may be next: nobody has won yet, and the book has a shoot-out after the
  /// period that is being played or has just ended (NHL 84.4).
  public var mayComeToShootOut: Bool {
    guard game.winner == nil else { return false }
    if case .shootOut = game.continuation(afterTieIn: time.period) { return true }
    return false
  }

  private func bar(
    _ player: Player, _ reason: Refusal.Reason, provision citation: Citation
  ) -> PlayerBar {
    if reason == .playerIsOut(player),
      let ejection = game.ejections.first(where: { $0.offender.player == player })
    {
      return PlayerBar(player: player, reason: reason, authority: ejection.authority)
    }
    return PlayerBar(player: player, reason: reason, authority: .rule(citation))
  }

  /// The provision that bars a player from serving for `offender` for `reason`.
  private func citation(
    for reason: Refusal.Reason, toServeFor offender: Offender
  ) -> Citation {
    if case .playerIsOnTheBench = reason, let bar = book.serving.barToServe(for: offender) {
      return bar
    }
    if case .goalkeeperMayNotServe = reason { return book.serving.goalkeeperServer.citation }
    if case .hasHadHisAttempt = reason { return book.shootOut.eligibility.citation }
    return book.serving.server.citation
  }

  /// The provision that bars a player from the shoot-out for `reason`.
  private func citationInShootOut(for reason: Refusal.Reason) -> Citation {
    if case .hasHadHisAttempt = reason { return book.shootOut.repeatShooters.citation }
    return book.shootOut.eligibility.citation
  }
}

extension Game {
  /// The players of `team` named in the log, by number.
  func namedPlayers(of team: Team) -> [Player] {
    var players = setup.goalkeepers
    for penalty in penalties {
      players.formUnion([penalty.offender.player, penalty.server].compactMap { $0 })
    }
    for pending in (stoppage?.calls ?? []) + signals {
      players.formUnion([pending.call.offender.player, pending.call.server].compactMap { $0 })
    }
    for goal in goals {
      players.formUnion(goal.goal.credited)
    }
    players.formUnion(attempts.compactMap { $0.shot.shooter })
    return players.filter { $0.team == team }.sorted { $0.number < $1.number }
  }
}
