// The third man (HC 4.14, NHL 26): two penalties of a team run at a time, and another waits; nobody
// returns to the ice until his team may have more skaters or play stops.

extension Referee {
  /// Starts a penalty on the clock now.
  mutating func start(_ penalty: Int, by citation: Citation) {
    rule(
      .bench(
        .starts(penalty: game.penalties[penalty].id, until: now + game.penalties[penalty].owed)),
      by: citation)
  }

  /// The provision that gives `penalty` its length.
  func length(of penalty: Penalty) -> Citation {
    game.grounds[penalty.index].length ?? length(of: penalty.penaltyClass).citation
  }

  /// Rules on a penalty that runs out now.
  mutating func expire(_ penalty: Int) {
    let expired = game.penalties[penalty]
    guard let seat = expired.seat else {
      expireOffClock(expired)
      return
    }
    rule(.bench(.ends(penalty: game.penalties[penalty].id, .served)), by: length(of: expired))
    letGoalkeeperLeave(after: expired)
    goOn(in: seat)
  }

  /// Continues after a penalty in `seat` has ended: the next in the seat begins, or the seat is
  /// done.
  mutating func goOn(in seat: Int) {
    if let next = game.current(in: seat) {
      switch next.standing {
      case .waiting: startNext(next, in: seat)
      // A player who left too early is not there to serve it.
      case .frozen where !game.illegal.contains(where: { game.seats[seat].isFor($0) }):
        startNext(next, in: seat)
      case .frozen, .serving, .over: break
      }
      return
    }
    rule(
      .bench(.expires(game.seats[seat].occupant, seat: game.seats[seat].id)),
      by: game.seats[seat].isEmpty
        ? book.serving.ejectedServer.citation : book.serving.equalExpiry.citation)
    let done = game.seats[seat]
    startWaiting(of: done.team)
    beginOffClock(of: done.offender)
    for player in done.relieved { beginOffClock(of: .skater(player)) }
    letReturn(done.team)
  }

  /// Begins `next` when the penalty before it in `seat` has ended, or is off the clock.
  ///
  /// A penalty that follows a pair's minor does not belong to the pair: it counts among the
  /// penalties served at once, and may have to wait.
  mutating func startNext(_ next: Penalty, in seat: Int) {
    if game.seats[seat].paired {
      // Its own seat is among them if pairs are counted.
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

  /// Starts the waiting penalties of `team` that may run now.
  mutating func startWaiting(of team: Team) {
    while let next = game.firstWaiting(of: team),
      game.runningSeats(of: team) < book.serving.servedAtOnce.value
    {
      start(next.index, by: book.serving.servedAtOnce.citation)
    }
  }

  /// Lets players of `team` return whose time has expired: at a stoppage all of them; in play one
  /// for each further skater that the team may have, in the order in which their time expired.
  private mutating func letReturn(_ team: Team) {
    if game.isStopped {
      for leaving in game.leaving where leaving.occupant.team == team && leaving.seat != nil {
        release(leaving)
      }
      return
    }
    while mayHaveMore(team),
      let first = game.leaving.first(where: { $0.occupant.team == team && $0.seat != nil })
    {
      release(chosen(first, of: team))
      var manpower = game.manpower
      manpower[team] += 1
      rule(.play(.manpower(manpower, lift: game.lift)), by: book.serving.equalExpiry)
    }
  }

  /// The player who returns first among those whose time expired together: `first`, or the one that
  /// the captain names if the book leaves the choice to him.
  private mutating func chosen(_ first: Leaving, of team: Team) -> Leaving {
    switch book.serving.equalExpiry.value {
    case .orderOfOccurrence: return first
    case .captain: break
    }
    let tied = game.leaving.compactMap { other in
      other.since == first.since && other.occupant.team == team
        ? other.seat.map { (leaving: other, candidate: candidate(in: game.seats[$0.index])) } : nil
    }
    guard tied.count > 1 else { return first }
    let candidates = tied.map { $0.candidate }
    let named = named(by: team, among: candidates)
    let taken = tied.first { $0.candidate.isOne(of: named) } ?? tied[0]
    leave(
      choice(
        of: team, among: candidates, taken: [taken.candidate.offender],
        assumed: named.isEmpty, by: book.serving.equalExpiry),
      by: book.serving.equalExpiry)
    return taken.leaving
  }

  /// The offender of `seat`, as a captain names him.
  private func candidate(in seat: Seat) -> Candidate {
    switch seat.occupant {
    case .player(let player): Candidate(offender: seat.offender, server: player)
    case .substitute, .nobody: Candidate(offender: seat.offender)
    }
  }

  /// Whether `team` may have more skaters on the ice than it has.
  private func mayHaveMore(_ team: Team) -> Bool { entitlement(of: team) > game.manpower[team] }

  /// Lets an occupant of the bench go back on the ice.
  mutating func release(_ leaving: Leaving) {
    let citation =
      if leaving.seat == nil {
        book.serving.setOffRelease.citation
      } else if game.isStopped && !mayHaveMore(leaving.occupant.team) {
        book.serving.stoppageReturn.citation
      } else {
        book.serving.equalExpiry.citation
      }
    rule(.bench(.returns(leaving.occupant, seat: leaving.seat)), by: citation)
  }
}
