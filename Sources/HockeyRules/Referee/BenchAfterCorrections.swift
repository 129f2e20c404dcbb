// The bench after a correction: penalties put back on the clock find their place among those that
// have begun since.
//
// No book states this explicitly. It follows from what the books say about every bench: a player
// serves one penalty after the other, in one place, and no more of a team's penalties run than the
// book allows (HC 4.3, 4.14; NHL 26; IIHF 26; USA Hockey 408).

extension Referee {
  /// Puts a penalty that was over back on the clock until `end`, or makes it wait for penalties
  /// that have begun since: another of its player's, or as many of his team's as may run at once.
  ///
  /// If its player has left the bench too early, his time remains stopped.
  mutating func putBack(_ penalty: Int, until end: GameInstant, _ reason: String) {
    let old = game.penalties[penalty]
    guard !old.isTakenBack, let seat = old.seat else { return }
    let isBehind = game.bench.hasOpenPenalty {
      $0.index != penalty && $0.seat == seat && $0.until != nil
    }
    let elsewhere = otherSeat(of: old.offender, besides: seat)
    if isBehind || elsewhere != nil {
      obey(
        .bench(.frozen(penalty: game.penalties[penalty].id, remaining: end - now)), reason: reason)
      if let elsewhere {
        rule(
          .bench(.placed(penalty: game.penalties[penalty].id, seat: game.seats[elsewhere].id)),
          by: book.serving.onePlayersOrder)
      }
      return
    }
    if game.seats[seat].standing == .running || isBesideTwo(seat) || mayRunAnother(old.team) {
      let since = runsSince(penalty, until: end)
      obey(
        .bench(.reinstated(penalty: game.penalties[penalty].id, since: since, until: end)),
        reason: reason)
      guard game.illegal.contains(where: { game.seats[seat].isFor($0) }) else { return }
      return rule(
        .bench(.frozen(penalty: game.penalties[penalty].id, remaining: end - now)),
        by: book.goals.illegalPlayer)
    }
    obey(.bench(.frozen(penalty: game.penalties[penalty].id, remaining: end - now)), reason: reason)
    rule(.bench(.waits(penalty: game.penalties[penalty].id)), by: book.serving.servedAtOnce)
  }

  /// Whether `seat` does not count towards the number that may run at once.
  func isBesideTwo(_ seat: Int) -> Bool {
    game.seats[seat].paired && !book.coincidental.countsPairs
  }

  /// Makes the penalties of `team` that began last wait, as long as more would run than the book
  /// allows.
  mutating func makeRoom(for team: Team) {
    while !mayRunAnother(team) {
      let last = game.running(of: team).filter { penalty in
        penalty.seat.map { !game.seats[$0].paired } ?? false
      }.max { ($0.began ?? now, $0.index) < ($1.began ?? now, $1.index) }
      guard let last else { return }
      rule(.bench(.waits(penalty: last.id)), by: book.serving.servedAtOnce)
    }
  }

  private func mayRunAnother(_ team: Team) -> Bool {
    game.runningSeats(of: team) < book.serving.servedAtOnce.value
  }

  /// The other seat in which the player serves on the clock: his own, or one that he took for a
  /// team-mate before his own penalty was called.
  private func otherSeat(of offender: Offender, besides seat: Int) -> Int? {
    guard offender.isSkater, offender.player != nil else { return nil }
    let own = game.bench.openPenalties.first {
      game.penalties[$0].offender == offender && game.penalties[$0].isOnClock
        && game.penalties[$0].seat != seat
    }
    return own.flatMap { game.penalties[$0].seat }
  }

  /// Puts the bench in order after a correction: penalties that are over leave their seats, those
  /// that may run do so, and players who may not sit are replaced.
  mutating func putBenchInOrder() {
    closeSeats()
    guard !game.isOver else { return }
    for team in Team.allCases {
      joinSeats(of: team)
      replaceWhoMayNotSit(for: team)
      for seat in game.activeSeats(of: team) {
        freezeOffClock(of: seat.offender)
      }
      beginOffClock(of: team)
    }
  }

  /// Moves the penalties of a player who has two seats to the one that he took first.
  private mutating func joinSeats(of team: Team) {
    for seat in game.activeSeats(of: team) where seat.offender.isSkater {
      guard let first = otherSeat(of: seat.offender, besides: seat.index), first < seat.index else {
        continue
      }
      for penalty in game.owed(in: seat) {
        if let until = penalty.until {
          rule(
            .bench(.frozen(penalty: penalty.id, remaining: until - now)),
            by: book.serving.onePlayersOrder)
        }
        rule(
          .bench(.placed(penalty: penalty.id, seat: game.seats[first].id)),
          by: book.serving.onePlayersOrder)
      }
    }
  }

  /// Begins the next penalty in each seat whose penalty is over, or closes the seat.
  private mutating func closeSeats() {
    if game.isOver {
      // Nobody leaves yet; they only have nothing left to serve.
      for seat in game.bench.openSeats
      where game.seats[seat].isActive && game.bench.current(in: seat) == nil {
        rule(
          .bench(.expires(game.seats[seat].occupant, seat: game.seats[seat].id)),
          by: book.serving.equalExpiry)
      }
      return
    }
    // Note which seats ran before any goes on: `goOn` changes that.
    for seat in game.bench.openSeats.filter({ game.seats[$0].standing == .running }) {
      let isServed = game.bench.hasOpenPenalty { $0.seat == seat && $0.until != nil }
      if !isServed { goOn(in: seat) }
    }
    for seat in game.bench.openSeats.filter({ game.seats[$0].standing == .waiting })
    where game.bench.current(in: seat) == nil {
      goOn(in: seat)
    }
  }

  /// Replaces players who sit for a penalty put back although they are out of the game or sit
  /// elsewhere; a player with a penalty of his own serves that one.
  private mutating func replaceWhoMayNotSit(for team: Team) {
    for seat in game.activeSeats(of: team) {
      guard case .player(let player) = seat.occupant else { continue }
      let isOwn = seat.offender.player == player
      let sitsElsewhere = game.bench.hasActiveSeat { other in
        guard other.occupant == seat.occupant else { return false }
        let isOthersOwn = other.offender.player == player
        return isOthersOwn == isOwn ? other.index < seat.index : isOthersOwn
      }
      guard isOut(player) || sitsElsewhere else { continue }
      rule(
        .bench(.serves(.substitute(for: seat.offender), for: seat.offender, seat: seat.id)),
        by: seat.offender.isGoalkeeper
          ? book.serving.goalkeeperServer.citation : book.serving.server.citation)
    }
  }

  /// The instant since which a penalty put back on the clock has been running.
  ///
  /// If the clock goes back to before its end, it has run since it began; otherwise it begins again
  /// now.
  private func runsSince(_ penalty: Int, until new: GameInstant) -> GameInstant {
    let old = game.penalties[penalty]
    guard case .over(_, let end) = old.standing, end >= now else { return now }
    // It may have been found served some time after it expired.
    return min(max(old.began ?? now, GameInstant(played: new.played - old.length)), now)
  }
}
