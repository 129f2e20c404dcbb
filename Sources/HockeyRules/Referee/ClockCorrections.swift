// Clock settings by the officials, which change what has run out, has begun or is still to come
// (USA Hockey 617(a)).

extension Referee {
  /// Sets the clock.
  ///
  /// If it is set back, what ran out or began after that time is undone.
  mutating func setClock(_ time: GameTime, _ reason: String) {
    stop(assessingSignals: false)
    let instant = schedule.instant(of: time)
    obey(.play(.clockSet(time)), reason: reason)
    if instant > now { return runOut(through: instant) }
    now = instant
    let runAfter = game.penalties.filter { $0.hasRun(after: instant) }
    let begunAfter = runAfter.compactMap { penalty in
      penalty.began.flatMap { $0 > instant ? (began: $0, penalty: penalty.index) : nil }
    }
    for (_, penalty) in begunAfter.sorted(by: >) {
      obey(.bench(.unstarted(penalty: game.penalties[penalty].id)))
    }
    // Only now is the seat free that was taken by a player who began when another's time expired.
    for penalty in runAfter {
      guard case .over(_, let end) = game.penalties[penalty.index].standing else { continue }
      putBack(penalty.index, until: end, reason)
    }
  }

  /// The penalty that is on the player's penalty clock, or was there last.
  func onPenaltyClock(_ player: Player) -> Int? {
    let own = game.penalties.filter { penalty in
      let wasThere =
        switch penalty.standing {
        case .serving, .frozen, .over(.served, _): true
        case .waiting, .over: false
        }
      return wasThere && penalty.isOnClock && penalty.began != nil
        && penalty.isServed(by: player, in: game)
    }
    return (own.last { !$0.isOver } ?? own.last)?.index
  }

  /// Sets a player's penalty clock; if his time had run out, he serves on, and with no time left he is
  /// let out.
  mutating func setClock(of player: Player, to left: PlayingTime, _ reason: String) {
    if left == .zero { return letOut(player, reason) }
    guard let index = onPenaltyClock(player) else { return }
    let penalty = game.penalties[index]
    switch penalty.standing {
    case .serving(let since, _):
      // A clock that was started late has run since then.
      let start = max(since, now + (left - penalty.length))
      obey(
        .bench(.reinstated(penalty: penalty.id, since: start, until: now + left)), reason: reason)
    case .frozen:
      obey(.bench(.frozen(penalty: penalty.id, remaining: left)), reason: reason)
    case .over(_, let end):
      if end < now { stop(assessingSignals: false) }
      putBack(index, until: now + left, reason)
    case .waiting: break
    }
  }

  /// Ends what runs out by `instant` when the clock is set forward.
  private mutating func runOut(through instant: GameInstant) {
    fallDue(through: instant)
    now = instant
    // Play is stopped, so whoever may leave the bench does.
    for leaving in game.leaving { release(leaving) }
  }
}
