// The goals that a book refuses: those that credit players who cannot have scored or assisted.

extension Referee {
  /// The reason why the players credited with `goal` cannot have scored it, or `nil` if they can.
  ///
  /// An awarded goal is credited to the player who was fouled, wherever he is.
  func objection(to goal: Goal) -> Refusal.Reason? {
    if let reason = objection(toCreditsOf: goal) { return reason }
    if !goal.assists.isEmpty {
      if goal.awarded && !mayHaveAssists(book.goals.awardedAssists) {
        return .awardedGoalIsUnassisted
      }
      if goal.ownGoal && !mayHaveAssists(book.goals.ownGoalAssists) { return .ownGoalIsUnassisted }
    }
    if goal.awarded { return nil }
    if let scorer = goal.scorer, hasTimeLeft(scorer) { return .creditedPlayerSits(scorer) }
    return goal.assists.first { hasTimeLeft($0) }.map { .creditedPlayerSits($0) }
  }

  /// The reason why the players credited with `goal` cannot all have had a part in it, or `nil` if
  /// they can.
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

  /// The reason why the shooter of `shot` cannot have taken it.
  func objection(toShooterOf shot: Shot) -> Refusal.Reason? {
    guard let shooter = shot.shooter, shooter.team != shot.team else { return nil }
    return .creditedPlayerOfOtherTeam(shooter)
  }

  /// Whether `player` is on the penalty bench with time left to serve.
  ///
  /// A player whose time has expired may have left at a stoppage that the log does not have.
  private func hasTimeLeft(_ player: Player) -> Bool {
    guard sits(player) else { return false }
    return game.bench.hasActiveSeat { $0.occupant == .player(player) }
      || game.bench.hasOpenPenalty { penalty in
        guard penalty.isOffClock, penalty.offender == .skater(player) else { return false }
        return switch penalty.standing {
        case .over: false
        case .serving(_, let until): until > now
        case .waiting, .frozen: true
        }
      }
  }
}
