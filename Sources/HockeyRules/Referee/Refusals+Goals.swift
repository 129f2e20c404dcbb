// The goals that a book refuses: those that credit players who cannot have scored or assisted.

extension Referee {
  /// The reason why the book cannot take `goal`, whatever else happens before it.
  func objection(to goal: Goal) -> Refusal.Reason? {
    if let reason = objection(toCreditsOf: goal) { return reason }
    if goal.assists.isEmpty { return nil }
    if goal.awarded && !mayHaveAssists(book.goals.awardedAssists) {
      return .awardedGoalIsUnassisted
    }
    return goal.ownGoal && !mayHaveAssists(book.goals.ownGoalAssists) ? .ownGoalIsUnassisted : nil
  }

  /// The reason why the players credited with `goal` cannot all have had a part in it, or `nil`.
  ///
  /// The scorer of an own goal may be of either team: some logs name the player who put the puck
  /// in, others the player credited with the goal.
  private func objection(toCreditsOf goal: Goal) -> Refusal.Reason? {
    if let scorer = goal.scorer, scorer.team != goal.team, !goal.ownGoal {
      return .creditedPlayerOfOtherTeam(scorer)
    }
    for (index, player) in goal.assists.enumerated() {
      if player.team != goal.team { return .creditedPlayerOfOtherTeam(player) }
      if player == goal.scorer { return .scorerAssists(player) }
      if goal.assists[..<index].contains(player) { return .assistsTwice(player) }
    }
    return nil
  }

  private func mayHaveAssists(_ provision: Provision<GoalAssists>) -> Bool {
    switch provision.value {
    case .none: false
    case .allowed: true
    }
  }

  /// The reason why the shooter of `shot` cannot have taken the shot, whatever happens before it.
  func objection(toShooterOf shot: Shot) -> Refusal.Reason? {
    guard let shooter = shot.shooter, shooter.team != shot.team else { return nil }
    return .creditedPlayerOfOtherTeam(shooter)
  }

  /// The reason why the players credited with `goal` cannot have been on the ice, or `nil`.
  ///
  /// An awarded goal is credited to the player who was fouled, wherever he is.
  func objectionOnArrival(to goal: Goal) -> Refusal.Reason? {
    guard !goal.awarded, !game.setup.isLeaguesRecord else { return nil }
    let credited = [goal.scorer].compactMap { $0 } + goal.assists
    return credited.first { game.presence(of: $0, at: now) == .serving }
      .map { .creditedPlayerSits($0) }
  }

  /// Notes warnings about the players credited with `goal` who sit, are out of the game, or are hurt
  /// and served for.
  mutating func noticeAbsentees(of goal: Goal) {
    if goal.awarded { return }
    for player in goal.credited {
      switch game.presence(of: player, at: now) {
      case .out:
        notice(.creditedPlayerIsOff(player), at: play, by: book.goals.ejectedScorer.citation)
      case .serving: notice(.creditedPlayerIsOff(player), at: play)
      case .free, .mayLeave, .leftTooEarly:
        guard game.mayNotPlayWhileHurt(player) else { continue }
        notice(.creditedPlayerIsHurt(player), at: play, by: book.teams.injuredPlayer.citation)
      }
    }
  }

  /// Whether a player credited with `goal` may be on the bench when it is scored.
  ///
  /// This requires that he is there now, or that an unsettled call puts him there.
  func mayRefuseOnArrival(_ goal: Goal) -> Bool {
    guard !goal.awarded, goal.scorer != nil || !goal.assists.isEmpty else { return false }
    if !game.signals.isEmpty || !(game.stoppage?.calls.isEmpty ?? true) { return true }
    if let scorer = goal.scorer, mayHaveTimeLeft(scorer) { return true }
    return goal.assists.contains { mayHaveTimeLeft($0) }
  }

  /// Whether `player` has a place on the bench, or a penalty to serve.
  private func mayHaveTimeLeft(_ player: Player) -> Bool {
    game.bench.openSeats.contains { game.seats[$0].occupant == .player(player) }
      || game.bench.openPenalties.contains {
        game.penalties[$0].offender.player == player || game.penalties[$0].server == player
      }
  }
}
