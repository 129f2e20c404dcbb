// Goals, the shoot-out, and the counting of power plays (HC 6.6; NHL 78, 84.4; the leagues'
// statistics).

extension Referee {
  /// Rules on a goal.
  mutating func goal(_ goal: Goal, _ event: Event) {
    // Play was on, so whatever was called or scored earlier in this second has been settled.
    if let stoppage = game.stoppage, hasToSettle(stoppage), !goal.awarded, !stoppage.clockWasSet {
      settle(resumingIn: event.time.period)
    }
    signalAgain(before: goal)
    let bar = ruleAgainst(goal, event.id)
    noticeAbsentees(of: goal)
    stop(assessingSignals: false)
    if let bar {
      rule(.score(.disallowed(event.id)), by: bar)
      for signal in game.signals { assess(signal) }
      return
    }
    var scored = ScoredGoal(
      call: event.id, goal: goal, time: event.time, manpower: manpower(for: goal.team),
      penaltyShot: false)
    let signals = game.signals
    if goal.awarded { dropShots(of: goal.team) }
    let washing = ruleOnSignals(goal, &scored)
    ruleOnRunning(goal, washing, &scored)
    rule(.score(.scored(scored)), by: book.goals.shortHanded)
    noteDeed()
    endIfDecided(event, signals)
  }

  /// Whether `stoppage` must be settled before play goes on: it has calls, or its goals have let
  /// players out.
  private func hasToSettle(_ stoppage: Stoppage) -> Bool {
    !stoppage.calls.isEmpty
      || stoppage.goals.contains { id in game.goals.contains { $0.call == id } }
  }

  /// Treats a goal that a review found as scored before the whistle for the signalled penalties of
  /// the team scored upon; the clock has been set back to the goal (NHL 37.2).
  private mutating func signalAgain(before goal: Goal) {
    guard let stoppage = game.stoppage, stoppage.clockWasSet, !goal.awarded else { return }
    switch book.signalled.afterFoundGoal.value {
    case .assessed: return
    case .likeSignalledBefore: break
    }
    for call in stoppage.calls
    where stoppage.signalled.contains(call.id) && call.call.offender.team != goal.team {
      enter(.call(.voided(call.id)))
      enter(.call(.signalled(call)))
    }
  }

  /// The provision that disallows a goal, or `nil` if the goal counts.
  private func ruleAgainst(_ goal: Goal, _ id: Event.ID) -> Citation? {
    switch rehearsal {
    // The play is heard again: whether the goal counts was decided the first time.
    case .some:
      return game.transcript.disallowed.contains(id) ? book.goals.illegalPlayer.citation : nil
    case nil: break
    }
    if goal.awarded { return nil }
    switch book.goals.ejectedScorer.value {
    case .disallowed
    where !game.setup.isLeaguesRecord && goal.firstCredited(where: { game.isOut($0) }) != nil:
      return book.goals.ejectedScorer.citation
    case .counts, .disallowed: break
    }
    if game.illegal.contains(where: { $0.team == goal.team }) {
      return book.goals.illegalPlayer.citation
    }
    if game.teams[goal.team].goalkeeperIsTooEarly {
      return book.teams.replacedGoalkeeper.citation
    }
    if goal.firstCredited(where: { game.mayNotPlayWhileHurt($0) }) != nil {
      return book.teams.injuredPlayer.citation
    }
    let offenders = game.signals.contains { $0.call.offender.team == goal.team }
    return offenders && !goal.ownGoal ? book.signalled.offendersGoal.citation : nil
  }

  /// The manpower situation of a goal that `team` scores now.
  func manpower(for team: Team) -> ScoredGoal.Manpower {
    let own = strength[team]
    let other = strength[team.opponent]
    if own > other { return .powerPlay }
    return own < other ? .shortHanded : .even
  }

  /// Whether a goal ends the game: in overtime with sudden victory.
  func endsGame(in period: Int) -> Bool {
    guard period > schedule.regulationPeriods else { return false }
    return switch book.overtime(for: game.kind).suddenVictory.value {
    case .agreed: true
    case .playedOut: false
    }
  }

  /// Declares the winner if `event` was a goal in sudden-victory overtime, or gave a team a lead
  /// that ends the game.
  ///
  /// `signals` are the calls for which an arm was up at the goal.
  mutating func endIfDecided(_ event: Event, _ signals: [PendingCall] = []) {
    guard endsGame(in: event.time.period), let goal = game.goals.last else {
      return endAtLead(in: event.time.period)
    }
    rule(
      .score(.won(goal.goal.team, by: .goal(event.id))),
      by: book.overtime(for: game.kind).suddenVictory)
    takePoint(from: goal.goal.team.opponent, after: goal, signals)
  }

  /// Counts the power plays that begin now, as the book counts them; none begins at a period's very
  /// end.
  ///
  /// After a stoppage, `withoutReturn` are the skaters that each team lacked only because nobody
  /// sat in an expired seat.
  mutating func countAdvantages(withoutReturn: PerTeam<Int>? = nil) {
    guard !game.bench.runningPenalties.isEmpty, schedule.start(of: game.period + 1) > now else {
      return
    }
    switch book.goals.powerPlays.value {
    case .eachAdvantage:
      let strength = strength
      if strength.home != strength.visiting {
        let short: Team = strength.home < strength.visiting ? .home : .visiting
        countAdvantage(
          strength[short.opponent] - strength[short], over: short,
          withoutReturn ?? skatersWithoutReturn)
      }
    case .eachPenalty:
      for team in Team.allCases {
        for penalty in running(of: team) where !game.penalties[penalty].gaveAdvantage {
          rule(.score(.powerPlay(penalty: game.penalties[penalty].id)), by: book.goals.powerPlays)
        }
      }
    }
  }

  /// Counts one power play for each skater by which the advantage over `team` has grown to
  /// `advantage`, or for each penalty that begins during it.
  ///
  /// Each power play is assigned to the first called penalty without one. A major or match penalty
  /// whose advantage resumes counts again (the NHL's statistics). The skaters `withoutReturn` did
  /// not make a team short-handed.
  private mutating func countAdvantage(
    _ advantage: Int, over team: Team, _ withoutReturn: PerTeam<Int>
  ) {
    var before = game.strength.change.at == now ? game.strength.change.from : game.manpower
    for team in Team.allCases { before[team] += withoutReturn[team] }
    let running = running(of: team)
    let begun = running.count { game.penalties[$0].began == now }
    let grown = advantage - max(0, before[team.opponent] - before[team])
    let counted = powerPlaysBegun(against: team)
    let due = max(0, max(grown, min(advantage, begun)) - counted)
    if due == 0 && grown <= counted { return }
    let new = running.filter { !game.penalties[$0].gaveAdvantage }.prefix(due)
    let resumed = running.filter {
      game.penalties[$0].gaveAdvantage && game.penalties[$0].penaltyClass != .minor
    }.prefix(max(0, grown - counted - new.count))
    for penalty in new + resumed {
      rule(.score(.powerPlay(penalty: game.penalties[penalty].id)), by: book.goals.powerPlays)
    }
  }

  /// The number of power plays against `team` that have begun at this instant, without those that a
  /// goal during a major adds.
  private func powerPlaysBegun(against team: Team) -> Int {
    guard let last = game.record.lastPowerPlay[team], last.at == now else { return 0 }
    let further = game.goals.indices.count {
      game.goals[$0].isFurtherPowerPlay && game.goals[$0].goal.team == team.opponent
        && schedule.instant(of: game.goals[$0].time) == now
    }
    return last.count - further
  }

  /// The penalties of `team` that run and do not belong to a pair, in the order of the calls.
  private func running(of team: Team) -> [Int] {
    game.bench.runningPenalties.filter { index in
      guard game.penalties[index].team == team, let seat = game.penalties[index].seat else {
        return false
      }
      return !game.seats[seat].paired
    }
  }

  /// Applies an attempt in the shoot-out.
  ///
  /// An attempt that is to be taken again does not count.
  mutating func attempt(_ attempt: Attempt) {
    stop()
    switch attempt.shot.result {
    case .again: return
    case .scored, .missed, .lost: break
    }
    enter(.score(.attempt(attempt)))
    decideShootOut()
  }

  /// Takes back the goal of an attempt: the attempt is lost, and is not taken again (NCAA 91).
  mutating func loseAttempt(_ id: Event.ID, _ reason: String) {
    enter(.score(.disallowed(id)), reason: reason)
    decideShootOut()
  }

  /// Declares the winner of the shoot-out as soon as it is decided (NHL 84.4).
  private mutating func decideShootOut() {
    guard game.shootOutWinner == nil else { return }
    let attempts = game.shootOut.scored
    let (taken, scored) = (attempts.map { $0.count }, attempts.map { $0.count { $0 } })
    let rounds = max(book.shootOut.rounds.value, taken.home, taken.visiting)
    let winner = Team.allCases.first { team in
      scored[team] > scored[team.opponent] + rounds - taken[team.opponent]
    }
    if let winner { rule(.score(.won(winner, by: .shootOut)), by: book.shootOut.rounds) }
  }
}
