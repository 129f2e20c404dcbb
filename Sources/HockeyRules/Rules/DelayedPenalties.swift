// The third man (HC 4.14, NHL 26): two penalties of a team run at a time, another waits; and nobody goes back on
// the ice before his team may have more skaters, or play stops.

extension Referee {
  /// Starts a penalty on the clock now.
  mutating func start(_ penalty: Int, by reference: RuleReference) {
    rule(.starts(penalty: penalty, until: now + game.penalties[penalty].owed), by: reference)
  }

  /// Rules on a penalty that runs out now.
  mutating func expire(_ penalty: Int) {
    let expired = game.penalties[penalty]
    guard let seat = expired.seat else {
      expireOffClock(expired)
      return
    }
    rule(.ends(penalty: penalty, .served), by: rule(for: expired.penaltyClass))
    goOn(in: seat)
  }

  /// What follows when a penalty in `seat` ended: the next in the seat begins, or the seat is done.
  mutating func goOn(in seat: Int) {
    if let next = game.current(in: seat) {
      if case .waiting = next.standing {
        start(next.id, by: followingRule(of: next))
        if game.stoppage == nil { countAdvantages() }
      }
      return
    }
    rule(.expires(seat: seat), by: book.serving.equalExpiry.rule)
    let done = game.seats[seat]
    startWaiting(of: done.team)
    beginOffClock(of: done.offender)
    for player in done.relieved { beginOffClock(of: .skater(player)) }
    letReturn(done.team)
  }

  /// The rule by which `next` begins when the one before it in its seat ended.
  private func followingRule(of next: Penalty) -> RuleReference {
    let halves = game.penalties.count {
      $0.call == next.call && $0.seat == next.seat && $0.penaltyClass == .minor
    }
    return next.penaltyClass == .minor && halves > 1
      ? book.serving.doubleMinor.rule : book.serving.onePlayersOrder.rule
  }

  /// Starts the waiting penalties of `team` that may run now.
  mutating func startWaiting(of team: Team) {
    guard game.seats.contains(where: { $0.team == team && $0.standing == .waiting }) else {
      return
    }
    while game.runningSeats(of: team) < book.serving.servedAtOnce.value,
      let next = game.waiting(of: team).first
    {
      start(next.id, by: book.serving.servedAtOnce.rule)
    }
    if game.stoppage == nil { countAdvantages() }
  }

  /// Lets those of `team` return whose time is up: at a stoppage all, in play one for each skater that the team
  /// may have more, in the order in which their time was up.
  private mutating func letReturn(_ team: Team) {
    if game.stoppage != nil {
      for leaving in game.leaving where leaving.occupant.team == team && leaving.seat != nil {
        release(leaving)
      }
      return
    }
    while mayHaveMore(team),
      let first = game.leaving.first(where: { $0.occupant.team == team && $0.seat != nil })
    {
      choose(first, among: game.leaving.filter { $0.occupant.team == team && $0.seat != nil })
      release(first)
      var manpower = game.manpower
      manpower[team] += 1
      rule(.manpower(manpower, lift: game.lift), by: book.serving.equalExpiry.rule)
      countAdvantages()
    }
  }

  /// Says who goes first of those whose time was up together, where the book leaves it to a captain.
  private mutating func choose(_ first: Leaving, among leaving: [Leaving]) {
    let tied = leaving.filter { $0.since == first.since }
    switch book.serving.equalExpiry.value {
    case .orderOfOccurrence: return
    case .captain: break
    }
    let offenders = tied.compactMap { $0.seat.map { game.seats[$0].offender } }
    guard offenders.count > 1 else { return }
    rule(
      .choice(
        first.occupant.team, candidates: offenders, taken: [offenders[0]], assumed: true),
      by: book.serving.equalExpiry.rule)
  }

  /// Whether `team` may have more skaters on the ice than it has.
  private func mayHaveMore(_ team: Team) -> Bool { entitlement(of: team) > game.manpower[team] }

  /// Lets somebody go back on the ice.
  mutating func release(_ leaving: Leaving) {
    let reference =
      if leaving.seat == nil {
        book.serving.setOffRelease.rule
      } else if game.stoppage != nil && !mayHaveMore(leaving.occupant.team) {
        book.serving.stoppageReturn.rule
      } else {
        book.serving.equalExpiry.rule
      }
    rule(.returns(leaving.occupant, seat: leaving.seat), by: reference)
  }
}
