// Players who are hurt, and changes of goalkeepers (NHL 8, 24.2, 84.2, 84.4; IIHF 8, 24.2; NCAA 8; HC 2.4;
// USA Hockey 205, 206).

extension Referee {
  /// Takes a hurt player off the ice until play resumes.
  mutating func injure(_ player: Player) {
    stop()
    rule(.play(.injured(player)), by: book.teams.injuredPlayer)
  }

  /// Seats a player who left too early, or a hurt player for whom a team-mate has sat.
  mutating func sitDown(_ player: Player) {
    if game.presence(of: player, at: now) == .leftTooEarly { return backInBox(player) }
    rule(
      .bench(
        .serves(.player(player), for: .skater(player), seat: game.seatOfSubstitute(for: player)?.id)
      ),
      by: book.teams.injuredPlayer)
  }

  /// The reason why `player` cannot sit down now, or `nil` if he can.
  func objection(toSittingDown player: Player) -> Refusal.Reason? {
    switch game.presence(of: player, at: now) {
    case .leftTooEarly: return nil
    case .out: return .playerIsNotOnTheIce(player)
    case .free, .serving, .mayLeave:
      guard game.isReplacedOnBench(player) else { return .playerIsNotOnTheIce(player) }
    }
    if sitsHimself(player) { return .playerIsOnTheBench(player) }
    return game.isStopped ? nil : .waitsForStoppage(player)
  }

  /// Whether the player himself sits for another of his penalties, as for a misconduct in addition
  /// to a minor.
  private func sitsHimself(_ player: Player) -> Bool {
    game.bench.hasActiveSeat { $0.occupant == .player(player) }
      || game.bench.hasOpenPenalty {
        $0.isOffClock && $0.offender == .skater(player) && ($0.server ?? player) == player
      }
  }
}

extension Referee {
  /// Puts a goalkeeper into the net.
  mutating func putInGoal(_ player: Player) {
    let record = game.teams[player.team]
    let isEarly = !game.isStopped && record.replaced.contains(player)
    enter(.play(.inGoal(player)))
    if isEarly {
      rule(.play(.goalkeeperTooEarly(player.team)), by: book.teams.replacedGoalkeeper)
    } else if isBackTooEarly(record) {
      rule(.play(.goalkeeperTooEarly(player.team)), by: book.teams.pulledInOvertime)
    }
  }

  /// The reason why `player` cannot take his place in the net, or `nil` if he can.
  func objection(toGoalkeeper player: Player) -> Refusal.Reason? {
    if game.isOut(player) { return .playerIsOut(player) }
    let record = game.teams[player.team]
    guard let inGoal = record.inGoal, inGoal != player, !record.injured.contains(inGoal),
      !game.isOut(inGoal)
    else { return nil }
    switch book.teams.goalkeeperForShot.value {
    case .staysUntilStoppage where record.isInForShot: return .goalkeeperStays(inGoal)
    case .staysUntilStoppage, .free: break
    }
    switch book.shootOut.goalkeeper.value {
    case .onlyIfInjured where !game.attempts.isEmpty: return .goalkeeperStays(inGoal)
    case .onlyIfInjured, .free: return nil
    }
  }

  /// Brings back a goalkeeper who was off for an extra attacker.
  mutating func bringBackGoalkeeper(of team: Team) {
    let record = game.teams[team]
    enter(.play(.goalkeeper(team, onIce: true)))
    if isBackTooEarly(record) {
      rule(.play(.goalkeeperTooEarly(team)), by: book.teams.pulledInOvertime)
    }
  }

  /// Whether the goalkeeper who has come back should have waited for a stoppage.
  private func isBackTooEarly(_ record: TeamRecord) -> Bool {
    guard !game.isStopped, let period = record.pulledIn, period > schedule.regulationPeriods,
      game.kind == .regular
    else { return false }
    return switch book.teams.pulledInOvertime.value {
    case .nothing, .losesPoint: false
    case .losesPointAndStaysOff: true
    }
  }

  /// Takes the point for the tie from `team`, which conceded a goal in overtime with its goalkeeper
  /// off.
  ///
  /// The team keeps the point if the goalkeeper left for a signalled penalty of the other team. A
  /// goalkeeper is always in the net for a penalty shot.
  mutating func takePoint(from team: Team, after goal: ScoredGoal, _ signals: [PendingCall]) {
    guard game.kind == .regular, !game.goalkeepers[team], !goal.penaltyShot,
      !signals.contains(where: { $0.call.offender.team != team })
    else { return }
    switch book.teams.pulledInOvertime.value {
    case .nothing: break
    case .losesPoint, .losesPointAndStaysOff:
      rule(.score(.pointLost(team)), by: book.teams.pulledInOvertime)
    }
  }
}
