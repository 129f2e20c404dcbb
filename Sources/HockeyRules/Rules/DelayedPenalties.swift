// The third man (HC 4.14, NHL 26): two penalties of a team run at a time, and another waits; nobody
// returns to the ice until his team may have more skaters or play stops.

extension Referee {
  /// Starts the waiting penalties of `team` that may run now.
  mutating func startWaiting(of team: Team) {
    while game.runningSeats(of: team) < book.serving.servedAtOnce.value,
      let index = game.firstWaiting(of: team)
    {
      let next = game.penalties[index]
      start(index, by: book.serving.servedAtOnce.citation)
      // One who left too early is not there to serve it.
      if let seat = next.seat, isAway(from: seat) {
        rule(
          .bench(.frozen(penalty: next.id, remaining: timeLeft(of: index))),
          by: book.goals.illegalPlayer)
      }
    }
  }

  /// Lets players of `team` return whose time has expired: at a stoppage all of them; in play one
  /// for each further skater that the team may have, in the order in which their time expired.
  mutating func letReturn(_ team: Team) {
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
  private mutating func chosen(_ first: LeavingOccupant, of team: Team) -> LeavingOccupant {
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
    let chosen =
      candidates.firstIndex { $0.isOne(of: named) }
      ?? namedFirst(
        among: tied.map { one in game.penalties.filter { $0.seat == one.leaving.seat?.index } })
    let taken = tied[chosen ?? 0]
    leave(
      choice(
        of: team, among: candidates, taken: [taken.candidate.offender],
        assumed: chosen == nil, by: book.serving.equalExpiry),
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
  mutating func release(_ leaving: LeavingOccupant) {
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
