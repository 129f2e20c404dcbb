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
      release(chosen(first, among: game.leaving.filter { $0.occupant.team == team }))
      var manpower = game.manpower
      manpower[team] += 1
      rule(.manpower(manpower, lift: game.lift), by: book.serving.equalExpiry.rule)
      countAdvantages()
    }
  }

  /// Who goes first of those whose time was up together with that of `first`: he, or whom the captain names
  /// where the book leaves it to him.
  private mutating func chosen(_ first: Leaving, among leaving: [Leaving]) -> Leaving {
    switch book.serving.equalExpiry.value {
    case .orderOfOccurrence: return first
    case .captain: break
    }
    let tied = leaving.compactMap { other in
      other.since == first.since
        ? other.seat.map { (leaving: other, offender: game.seats[$0].offender) } : nil
    }
    guard tied.count > 1 else { return first }
    let team = first.occupant.team
    let named = named(by: team, among: tied.map(\.offender))
    let taken = tied.first { $0.offender.player.map(named.contains) ?? false } ?? tied[0]
    rule(
      .choice(
        team, candidates: tied.map(\.offender), taken: [taken.offender],
        assumed: named.isEmpty),
      by: book.serving.equalExpiry.rule)
    return taken.leaving
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
