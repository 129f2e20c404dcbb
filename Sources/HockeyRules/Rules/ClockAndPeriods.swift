// Periods and the clock (HC 6.17, NHL 77, 85): expiries before a play, stoppages, intermissions.

extension Referee {
  /// Whether nothing falls due up to `time`, and no stoppage has to be settled first.
  @inline(__always) func isQuiet(until time: GameTime) -> Bool {
    guard game.period == time.period, time >= game.clock, !game.isOver,
      time.elapsed <= schedule.length(of: time.period)
    else { return false }
    let instant = schedule.instant(of: time)
    if let stoppedAt = game.stoppedAt { return stoppedAt == instant }
    if runningTimeBegins(through: instant) != nil { return false }
    guard let due = game.bench.nextDue()?.until else { return true }
    return due > instant
  }

  /// Whether nothing falls due on the way to `event`.
  func hasArrived(at event: Event) -> Bool {
    // The stoppage must be settled before the first attempt.
    if case .shootOut = event.play { return false }
    return isQuiet(until: event.time)
  }

  /// Lets the clock run to `time`: settles the stoppage, finishes earlier periods, and rules on
  /// everything that runs out by then.
  mutating func arrive(at time: GameTime) {
    let instant = schedule.instant(of: time)
    period = game.period
    settleBefore(instant, in: time.period)
    if !game.isStopped { fallDue(through: instant) }
  }

  mutating func arrive(at event: Event) {
    arrive(at: event.time)
    // Ejections and penalties called when play ended must be known before the first attempt.
    if case .shootOut = event.play { settle(resumingIn: nil) }
  }

  private mutating func settleBefore(_ instant: GameInstant, in period: Int) {
    while game.period < period {
      let end = schedule.start(of: game.period + 1)
      if let stoppedAt = game.stoppedAt, stoppedAt < end { settleOnTheWay(in: game.period) }
      if !game.isStopped {
        fallDue(through: end)
        now = end
        stop()
      }
      // The stoppage goes on if the clock was set to a time in the next period.
      if game.period + 1 == period && game.stoppedAt == instant { return }
      settleOnTheWay(in: game.period + 1)
    }
    if let stoppedAt = game.stoppedAt, stoppedAt != instant { settleOnTheWay(in: period) }
  }

  /// Settles a stoppage on the way to the next play.
  ///
  /// The first settlement is noted: it belongs to the last play's stoppage.
  private mutating func settleOnTheWay(in period: Int) {
    settle(resumingIn: period)
    settlement = settlement ?? (rulings.count, game.manpower)
  }

  /// Rules on every penalty that runs out up to `instant`, in order of time.
  ///
  /// Intervals are half-open: a penalty that runs out at the very second of a play is over before
  /// the play (HC 6.7(b)).
  mutating func fallDue(through instant: GameInstant) {
    if let mark = runningTimeBegins(through: instant) {
      expirePenalties(through: mark)
      now = mark
      switchRunningTime(in: game.period)
    }
    expirePenalties(through: instant)
  }

  private mutating func expirePenalties(through instant: GameInstant) {
    while let (penalty, until) = game.bench.nextDue(), until <= instant {
      now = until
      expire(game.calledFirst(penalty, until))
      // An advantage that ends at the instant at which it begins does not count, so advantages are
      // counted after all rulings on that instant.
      if !game.isStopped, game.bench.nextDue()?.until != until { countAdvantages() }
    }
  }

  /// Stops play, if it is not stopped already: players who have served their time leave the bench,
  /// and signalled penalties are called.
  mutating func stop(assessingSignals: Bool = true) {
    if !game.isStopped {
      enter(.play(.stops))
      // A player who was let out in a team-mate's turn goes back (NHL Situation Handbook 26E),
      // unless nobody serves any more. A player who was let out in nobody's turn has served his
      // time.
      for leaving in game.leaving
      where leaving.letOut != .inAnothersTurn || game.skatersOff(leaving.occupant.team) == 0 {
        release(leaving)
      }
      everybodyBackInBox()
    }
    if assessingSignals {
      for signal in game.signals { assess(signal) }
    }
  }

  /// Makes the clock run without stops when the lead reaches the book's limit, or stops it at
  /// whistles again.
  mutating func switchRunningTime(in period: Int) {
    if book.classes.runningTime.value.isEmpty { return }
    let lead = abs(game.score.home - game.score.visiting)
    let left = schedule.start(of: period + 1) - now
    func isLate(_ row: RunningTime) -> Bool { row.last.map { left <= $0 } ?? true }
    if let running = game.runningTime, lead > running.back, isLate(running) { return }
    let row = book.classes.runningTime.value.first {
      lead >= $0.lead && period >= $0.periodFrom && isLate($0)
    }
    if row != game.runningTime { rule(.play(.runningTime(row)), by: book.classes.runningTime) }
  }

  /// The first instant, up to `instant`, at which the clock runs without stops because so little of
  /// the period is left, or `nil` if there is none.
  ///
  /// The lead does not change until play stops.
  private func runningTimeBegins(through instant: GameInstant) -> GameInstant? {
    if book.classes.runningTime.value.isEmpty || game.runningTime != nil { return nil }
    let lead = abs(game.score.home - game.score.visiting)
    var first: GameInstant?
    for row in book.classes.runningTime.value where lead >= row.lead {
      guard let last = row.last, game.period >= row.periodFrom else { continue }
      let mark = GameInstant(played: schedule.start(of: game.period + 1).played - last)
      if mark > now, mark <= instant { first = min(first ?? mark, mark) }
    }
    return first
  }

  /// Declares the winner if a team's lead ends the game in `period`.
  mutating func endAtLead(in period: Int) {
    guard let lead = game.leadThatEnds(before: period, at: game.score), !game.isDecided else {
      return
    }
    rule(
      .score(.won(game.score.home > game.score.visiting ? .home : .visiting, by: .lead(lead))),
      by: book.play.leadEndsGame)
  }

  /// Whether the game is decided, also by a lead that prevents `period` from beginning.
  func isDecided(before period: Int) -> Bool {
    game.isDecided
      || period > game.clock.period && game.leadThatEnds(before: period, at: game.score) != nil
  }

  /// Ends the game; calls made at the end are recorded.
  mutating func endGame() {
    stop()
    settle(resumingIn: nil)
    enter(.play(.gameEnds))
  }

  /// Ends the game that `team` has forfeited; a team that declines the shoot-out forfeits only that
  /// (NHL 66.1, 84.4).
  mutating func forfeit(_ team: Team, in period: Int, _ reason: String?) {
    stop()
    settle(resumingIn: nil)
    if isInShootOut(period), game.shootOutWinner == nil {
      rule(.score(.won(team.opponent, by: .shootOut)), by: book.shootOut.declined)
    } else {
      var score = game.score
      var winner: Team? = team.opponent
      let goals = book.teams.forfeitGoals.value
      switch book.teams.forfeit.value {
      case .goalsOrOne:
        score[team] = 0
        score[team.opponent] = max(goals, score[team.opponent])
      case .oneToNothing:
        score[team] = 0
        score[team.opponent] = goals
      case .scoreByAuthority: break
      case .byAuthority: winner = nil
      }
      rule(
        .score(.forfeited(Forfeit(team: team, score: score, winner: winner))),
        by: book.teams.forfeit)
    }
    enter(.play(.gameEnds), reason: reason)
  }

  private func isInShootOut(_ period: Int) -> Bool {
    if case .shootOut = game.continuation(afterTieIn: period - 1) { return true }
    return !game.attempts.isEmpty
  }
}

extension Game {
  /// The lead that, at `score`, ends the game in `period` or before it begins, or `nil`.
  func leadThatEnds(before period: Int, at score: PerTeam<Int>) -> Int? {
    if book.play.leadEndsGame.value.isEmpty { return nil }
    let lead = abs(score.home - score.visiting)
    return book.play.leadEndsGame.value.first { lead >= $0.lead && period >= $0.periodFrom }?.lead
  }
}
