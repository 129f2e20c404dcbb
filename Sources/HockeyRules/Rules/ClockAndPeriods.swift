// Periods and the clock (HC 6.17, NHL 77, 85): what falls due before a play, stoppages, intermissions.

extension Referee {
  /// Whether nothing falls due up to `time` and no stoppage has to be settled first.
  func isQuiet(until time: GameTime) -> Bool {
    guard game.period == time.period, time >= game.clock, !game.isOver,
      time.elapsed <= schedule.length(of: time.period)
    else { return false }
    let instant = schedule.instant(of: time)
    if let stoppage = game.stoppage { return stoppage.at == instant }
    guard let due = nextDue()?.until else { return true }
    return due > instant
  }

  /// The penalty that runs out next; of two that run out together the one called first.
  func nextDue() -> (penalty: Int, until: Instant)? {
    var next: (penalty: Int, until: Instant)?
    for index in game.penalties.indices {
      guard let until = game.penalties[index].until else { continue }
      if let earliest = next?.until, earliest <= until { continue }
      next = (index, until)
    }
    return next
  }

  /// Goes on to the play: settles the stoppage before it, plays out the periods before its own, and rules
  /// on what runs out by then.
  mutating func arrive(at event: Event) {
    let instant = schedule.instant(of: event.time)
    settleBefore(instant, event)
    // Whoever was put out or penalised when play ended is known before the first attempt.
    if case .shootOut = event.play { settle(resumingIn: nil) }
    if game.stoppage == nil { fallDue(through: instant) }
  }

  private mutating func settleBefore(_ instant: Instant, _ event: Event) {
    let wasStopped = game.stoppage != nil
    defer {
      if wasStopped && game.stoppage == nil { settlement = (rulings.count, game.manpower) }
    }
    while game.period < event.time.period {
      let end = schedule.start(of: game.period + 1)
      if let stoppage = game.stoppage, stoppage.at < end { settle(resumingIn: game.period) }
      if game.stoppage == nil {
        fallDue(through: end)
        now = end
        stop()
      }
      if game.period + 1 == event.time.period && instant == end { return }
      settle(resumingIn: game.period + 1)
    }
    if let stoppage = game.stoppage, stoppage.at != instant {
      settle(resumingIn: event.time.period)
    }
  }

  /// Rules on every penalty that runs out up to `instant`, in the order of time.
  ///
  /// Intervals are half-open: what runs out at the very second of a play is over before it (HC 6.7(b)).
  mutating func fallDue(through instant: Instant) {
    while let (penalty, until) = nextDue(), until <= instant {
      now = until
      expire(penalty)
    }
  }

  /// Stops play, if it is not stopped already: those whose time is up leave the bench, and what was
  /// signalled is called.
  mutating func stop(assessingSignals: Bool = true) {
    if game.stoppage == nil {
      obey(.playStops)
      for leaving in game.leaving { release(leaving) }
      for player in game.illegal { backInBox(player) }
    }
    if assessingSignals {
      for signal in game.signals { assess(signal) }
    }
  }

  /// Lets the clock run without stops from a lead on that the book names, or stop at whistles again.
  mutating func switchRunningTime(in period: Int) {
    let lead = max(score.home, score.visiting) - min(score.home, score.visiting)
    if let running = game.runningTime {
      if lead <= running.back { rule(.runningTime(nil), by: book.classes.runningTime.rule) }
      return
    }
    let row = book.classes.runningTime.value.first { lead >= $0.lead && period >= $0.periodFrom }
    if let row { rule(.runningTime(row), by: book.classes.runningTime.rule) }
  }

  /// Ends the game: what was called at the end goes on record.
  mutating func endGame() {
    stop()
    settle(resumingIn: nil)
    obey(.gameEnds)
  }

  /// Whether `event`, at the game's last second, concerns the record alone: a penalty called after the game
  /// (HC 4.1(a)), or a call or goal that is put right.
  private func isForTheRecord(_ event: Event) -> Bool {
    guard event.time == game.clock else { return false }
    return switch event.play {
    case .penalty: true
    case .correction(let correction): correction.isForTheRecord
    case .periodStart, .periodEnd, .gameEnd, .whistle, .faceOff, .signal, .goal, .penaltyShot,
      .shootOut, .goalkeeperOff, .goalkeeperOn, .leftBox, .backInBox, .captainChoice, .other:
      false
    }
  }

  /// Why the book cannot take `event` here, whatever else happens before it.
  func objection(to event: Event) -> Refusal.Reason? {
    if game.isOver && !isForTheRecord(event) { return .gameIsOver }
    if game.isDecided && !event.play.mayFollowTheLastGoal { return .gameIsOver }
    if let reason = objection(to: event.time) { return reason }
    if event.time < game.clock {
      if case .correction(.clock) = event.play { return nil }
      return .clockRanBackwards(from: game.clock)
    }
    return objection(to: event.play, at: schedule.instant(of: event.time))
  }

  /// Why the clock cannot read `time`.
  func objection(to time: GameTime) -> Refusal.Reason? {
    if time.period < 1 || time.period > 99 { return .noSuchPeriod }
    let length = schedule.length(of: time.period)
    return time.elapsed < .zero || time.elapsed > length ? .beyondPeriod(length: length) : nil
  }
}

extension Correction {
  /// Whether it puts right what is on record, so that it may come after the game.
  fileprivate var isForTheRecord: Bool {
    switch self {
    case .void, .amend, .goalDisallowed: true
    case .release, .clock: false
    }
  }
}

extension Play {
  /// Whether it may come after the goal or the attempt that decided the game.
  fileprivate var mayFollowTheLastGoal: Bool {
    switch self {
    case .goal, .penaltyShot, .shootOut, .signal, .goalkeeperOff, .goalkeeperOn, .leftBox,
      .backInBox:
      false
    case .periodStart, .periodEnd, .gameEnd, .whistle, .faceOff, .penalty, .correction,
      .captainChoice, .other:
      true
    }
  }
}
