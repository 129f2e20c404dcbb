// The officials set the clock: what ran out, or began, or was still to come goes with it (USA Hockey 617(a)).

extension Referee {
  /// Sets the clock: set back, what ran out or began after that time has not.
  mutating func setClock(_ time: GameTime, _ reason: String) {
    stop(assessingSignals: false)
    let instant = schedule.instant(of: time)
    obey(.clockSet(time), reason: reason)
    if instant > now { return runOut(through: instant) }
    now = instant
    let runAfter = game.penalties.filter { $0.hasRun(after: instant) }
    let begunAfter = runAfter.compactMap { penalty in
      penalty.began.flatMap { $0 > instant ? (began: $0, penalty: penalty.id) : nil }
    }
    for (_, penalty) in begunAfter.sorted(by: >) { obey(.unstarted(penalty: penalty)) }
    // Only now is the place free again of the one who began when another's time was up.
    for penalty in runAfter {
      guard case .over(_, let end) = game.penalties[penalty.id].standing else { continue }
      obey(.reinstated(penalty: penalty.id, until: end))
    }
  }

  /// Set forward, what runs out by then is over.
  private mutating func runOut(through instant: Instant) {
    fallDue(through: instant)
    now = instant
  }
}
