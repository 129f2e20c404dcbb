// Minor and double minor penalties (HC 4.2, NHL 16 and 18): a penalty's time, the continuation when
// it is over, the halves of a double minor, and the minors that a goal may end.

extension Referee {
  /// Starts a penalty on the clock now.
  ///
  /// After a correction, all of its time may have been served already.
  mutating func start(_ penalty: Int, by citation: Citation) {
    let until = end(of: penalty)
    rule(.bench(.starts(penalty: game.penalties[penalty].id, until: until)), by: citation)
    if until == now { expire(penalty) }
  }

  /// The provision that gives `penalty` its length.
  func length(of penalty: Penalty) -> Citation {
    game.bench.authorities[penalty.index].length
      ?? game.length(of: penalty.penaltyClass, at: now).citation
  }

  /// Rules on a penalty whose time runs out now.
  mutating func expire(_ penalty: Int) {
    let expired = game.penalties[penalty]
    guard let seat = expired.seat else {
      expireOffClock(expired)
      return
    }
    rule(.bench(.ends(penalty: game.penalties[penalty].id, .served)), by: length(of: expired))
    letGoalkeeperLeave(after: expired)
    continueServing(in: seat)
  }

  /// Continues after a penalty in `seat` has ended: the next penalty in the seat begins, or the
  /// seat's time expires.
  mutating func continueServing(in seat: Int) {
    if let next = game.bench.current(in: seat).map({ game.penalties[$0] }) {
      switch next.standing {
      case .waiting: startNext(next, in: seat)
      // A player who left too early is not there to serve the next penalty.
      case .frozen where !isAway(from: seat): startNext(next, in: seat)
      case .frozen, .serving, .over: break
      }
      // The server's own next penalty does not hold up the offender's off-clock time.
      let offender = game.seats[seat].offender
      if next.offender != offender { beginOffClock(of: offender) }
      return
    }
    rule(
      .bench(.expires(game.seats[seat].occupant, seat: game.seats[seat].id)),
      by: game.seats[seat].isEmpty
        ? book.serving.ejectedServer.citation : book.serving.equalExpiry.citation)
    let done = game.seats[seat]
    startWaiting(of: done.team)
    beginOffClock(of: done.team)
    letReturn(done.team)
  }

  /// Stops the time of a running penalty.
  mutating func freeze<Value>(_ penalty: Int, by provision: Provision<Value>) {
    rule(
      .bench(.frozen(penalty: game.penalties[penalty].id, remaining: timeLeft(of: penalty))),
      by: provision)
  }

  /// Begins `next` when the penalty before it in `seat` has ended or is off the clock.
  ///
  /// A penalty that follows a pair's minor does not belong to the pair: it counts among the
  /// penalties served at once, and may have to wait.
  mutating func startNext(_ next: Penalty, in seat: Int) {
    if game.seats[seat].paired {
      // The count includes the penalty's own seat if the book counts pairs.
      let others =
        game.runningSeats(of: next.team) - (book.coincidental.countsPairs ? 1 : 0)
      let mustWait = others >= book.serving.servedAtOnce.value
      if mustWait { rule(.bench(.waits(penalty: next.id)), by: book.serving.servedAtOnce) }
      rule(
        .bench(.paired(seat: game.seats[seat].id, false)), by: book.coincidental.singleMinorsEach)
      if mustWait { return }
    }
    start(next.index, by: followingRule(of: next))
  }

  /// The provision by which `next` begins when the penalty before it in its seat has ended.
  private func followingRule(of next: Penalty) -> Citation {
    let halves =
      next.seat.map { seat in
        game.seats[seat].penalties.count {
          game.penalties[$0].call == next.call && game.penalties[$0].penaltyClass == .minor
        }
      } ?? 0
    return next.penaltyClass == .minor && halves > 1
      ? book.serving.doubleMinor.citation : book.serving.onePlayersOrder.citation
  }
}

extension Game {
  /// Whether a goal may end `penalty`: a minor running on the clock that does not belong to a pair.
  func canBeEnded(_ penalty: Penalty) -> Bool {
    guard penalty.penaltyClass == .minor, !penalty.servedAsMajor, let seat = penalty.seat,
      penalty.until != nil
    else { return false }
    return switch book.goals.ends.value {
    case .agreed: !seats[seat].paired
    case .nothing: false
    }
  }
}
