// The time that has been served in each seat.
//
// A penalty's standing says what it has left. After a correction that is not enough: the time that
// a player sat for one penalty may count towards another.

extension PenaltyBench {
  /// Notes the time for which `penalty` has run, if it is on the clock and stops running at
  /// `instant`.
  mutating func noteRun(of penalty: Int, until instant: GameInstant) {
    guard let seat = penalties[penalty].seat,
      case .serving(let since, let until) = penalties[penalty].standing,
      min(instant, until) > since
    else { return }
    seats[seat].runs.append(Seat.Run(penalty: penalty, from: since, to: min(instant, until)))
  }

  /// Notes the part of `penalty` served before it was placed in `seat`: before the game was joined,
  /// off the clock, or deducted from a major.
  ///
  /// The penalties of an amended call are shortened by time that has been noted already.
  mutating func noteServedElsewhere(_ penalty: Int, in seat: Int) {
    let placed = penalties[penalty]
    let served = placed.length - placed.owed
    guard served > .zero, !placed.isOver,
      !penalties.contains(where: { $0.call == placed.call && $0.isTakenBack }),
      !seats[seat].runs.contains(where: { $0.penalty == penalty })
    else { return }
    let called = placed.calledAt
    let run = Seat.Run(
      penalty: penalty, from: GameInstant(played: called.played - served), to: called)
    seats[seat].runs.append(run)
  }

  /// Forgets the runs of `penalty` from `instant` on, because it has been running since then.
  mutating func cutRuns(of penalty: Int, in seat: Int, at instant: GameInstant) {
    guard let last = seats[seat].runs.last(where: { $0.penalty == penalty }), last.to > instant
    else { return }
    seats[seat].runs.removeAll { $0.penalty == penalty && $0.from >= instant }
    for index in seats[seat].runs.indices where seats[seat].runs[index].penalty == penalty {
      seats[seat].runs[index].to = min(seats[seat].runs[index].to, instant)
    }
  }

  /// The time for which `penalty` has run since it last began, or all its time served off the clock
  /// if it is set off.
  private func runNow(of penalty: Int, by now: GameInstant) -> [Seat.Run] {
    let own = penalties[penalty]
    if own.isOnClock {
      guard let since = own.since, let until = own.until else { return [] }
      return [Seat.Run(penalty: penalty, from: since, to: min(now, until))]
    }
    guard own.penaltyClass.takesSkaterOff else { return [] }
    var end = now
    if case .over(_, let instant) = own.standing { end = min(now, instant) }
    let from = GameInstant(played: end.played - own.served(by: now))
    return [Seat.Run(penalty: penalty, from: from, to: end)]
  }

  /// The time served of the penalties `own` by `now`, in the order in which it was served.
  func timeServed(of own: [Int], by now: GameInstant) -> TimeServed {
    var seatIDs: [Int] = []
    for penalty in own {
      if let seat = penalties[penalty].seat, !seatIDs.contains(seat) { seatIDs.append(seat) }
    }
    var runs = seatIDs.flatMap { seats[$0].runs }.filter { own.contains($0.penalty) }
    for penalty in own { runs += runNow(of: penalty, by: now) }
    // After the clock is set back, time served later does not count.
    runs = runs.filter { $0.from < min($0.to, now) }
    return TimeServed(runs: runs.sorted { ($0.from, $0.to) < ($1.from, $1.to) }, now: now)
  }
}

/// The time that a player has served, to be counted towards his penalties one after the other.
struct TimeServed {
  private var runs: [Seat.Run]

  init(runs: [Seat.Run], now: GameInstant) {
    self.runs = runs
    for index in runs.indices { self.runs[index].to = min(runs[index].to, now) }
  }

  /// Drops the time before `instant`: a goal has ended the penalty for which it was served.
  mutating func drop(before instant: GameInstant) {
    for index in runs.indices {
      runs[index].from = min(max(runs[index].from, instant), runs[index].to)
    }
    runs.removeAll { $0.from >= $0.to }
  }

  /// Takes the available time, up to `length`, for `penalty`, called at `called`.
  ///
  /// Time from before its call counts only if it was served of the penalty itself.
  mutating func take(
    _ length: PlayingTime, for penalty: Int?, calledAt called: GameInstant
  ) -> (time: PlayingTime, began: GameInstant?, end: GameInstant?) {
    var taken: (time: PlayingTime, began: GameInstant?, end: GameInstant?) = (.zero, nil, nil)
    for index in runs.indices where taken.time < length {
      let run = runs[index]
      let from = run.penalty == penalty ? run.from : max(run.from, called)
      guard from < run.to else { continue }
      let time = min(run.to - from, length - taken.time)
      taken.time = taken.time + time
      taken.began = taken.began ?? from
      taken.end = from + time
      runs[index].from = from + time
    }
    runs.removeAll { $0.from >= $0.to }
    return taken
  }
}
