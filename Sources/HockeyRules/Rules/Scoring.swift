// Goals, the shoot-out, and what counts as a power play (HC 6.6; NHL 78, 84.4; the leagues' statistics).

extension Referee {
  /// Rules on a puck in the net.
  mutating func goal(_ goal: Goal, _ event: Event) {
    // Play was on: what was called earlier at this very second was settled before.
    if let stoppage = game.stoppage, !stoppage.calls.isEmpty, !goal.awarded,
      !stoppage.clockWasSet
    {
      settle(resumingIn: event.time.period)
    }
    let ground = groundToDisallow(goal)
    stop(assessingSignals: false)
    if let reference = ground {
      rule(.goalDisallowed(event.id), by: reference)
      for signal in game.signals { assess(signal) }
      return
    }
    var scored = ScoredGoal(
      call: event.id, goal: goal, time: event.time, manpower: manpower(for: goal.team),
      penaltyShot: false)
    if goal.awarded { dropShots(of: goal.team) }
    let washing = ruleOnSignals(goal, &scored)
    ruleOnRunning(goal, washing, &scored)
    rule(.scored(scored), by: book.goals.powerPlays.rule)
    endIfSudden(event)
  }

  /// The rule by which a goal does not count; nil where it does.
  private func groundToDisallow(_ goal: Goal) -> RuleReference? {
    if goal.awarded { return nil }
    switch book.goals.ejectedScorer.value {
    case .counts: break
    case .disallowed:
      let credited = goal.assists + (goal.scorer.map { [$0] } ?? [])
      if game.ejected.contains(where: { $0.player.map(credited.contains) ?? false }) {
        return book.goals.ejectedScorer.rule
      }
    }
    if game.illegal.contains(where: { $0.team == goal.team }) {
      return book.goals.illegalPlayer.rule
    }
    let offenders = game.signals.contains { $0.call.offender.team == goal.team }
    return offenders && !goal.ownGoal ? book.signals.offendersGoal.rule : nil
  }

  /// Whose advantage a goal of `team` is scored under now.
  func manpower(for team: Team) -> ScoredGoal.Manpower {
    let own = game.manpower[team]
    let other = game.manpower[team.opponent]
    if own > other { return .powerPlay }
    return own < other ? .shortHanded : .even
  }

  /// Ends the game with a goal in sudden-victory overtime.
  func endsGame(in period: Int) -> Bool {
    period > book.play.periods.value && book.overtime(for: game.kind).suddenVictory.value
  }

  /// Says who has won where `event` was a goal in sudden-victory overtime.
  mutating func endIfSudden(_ event: Event) {
    guard endsGame(in: event.time.period) else { return }
    rule(
      .won(game.goals.last?.goal.team ?? .home),
      by: book.overtime(for: game.kind).suddenVictory.rule)
  }

  /// Counts a power play for each penalty that gives the other team an advantage now, for the first
  /// time, or that the book counts without one.
  mutating func countAdvantages() {
    guard !isFinalSecond() else { return }
    for team in Team.allCases where countsPenalties(of: team) {
      for index in game.penalties.indices where newlyGivesAdvantage(index, of: team) {
        rule(.powerPlay(penalty: index), by: book.goals.powerPlays.rule)
      }
    }
  }

  private func countsPenalties(of team: Team) -> Bool {
    switch book.goals.powerPlays.value {
    case .eachAdvantage: game.manpower[team] < game.manpower[team.opponent]
    case .eachPenalty: true
    }
  }

  /// Whether no more than a second is left, so that what is called now gives nobody an advantage.
  private func isFinalSecond() -> Bool {
    game.period >= book.play.periods.value
      && schedule.start(of: game.period + 1) - now <= .seconds(1)
  }

  private func newlyGivesAdvantage(_ index: Int, of team: Team) -> Bool {
    guard game.penalties[index].until != nil, !game.penalties[index].gaveAdvantage,
      game.penalties[index].team == team, let seat = game.penalties[index].seat
    else { return false }
    return !game.seats[seat].paired
  }

  /// Takes an attempt in the shoot-out, and says who has won it as soon as it is decided (NHL 84.4).
  mutating func attempt(_ shot: Shot) {
    stop()
    obey(.shootOutAttempt(shot))
    guard game.shootOutWinner == nil else { return }
    let taken = PerTeam(home: taken(.home), visiting: taken(.visiting))
    let scored = PerTeam(home: scored(.home), visiting: scored(.visiting))
    let rounds = max(book.shots.rounds.value, max(taken.home, taken.visiting))
    for team in Team.allCases {
      let others = rounds - taken[team.opponent]
      if scored[team] > scored[team.opponent] + others {
        rule(.won(team), by: book.shots.rounds.rule)
        return
      }
    }
  }

  private func taken(_ team: Team) -> Int { game.attempts.count { $0.team == team } }

  private func scored(_ team: Team) -> Int {
    game.attempts.count { $0.team == team && $0.scored }
  }
}
