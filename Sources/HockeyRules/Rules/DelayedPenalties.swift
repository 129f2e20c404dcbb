// The third man (HC 4.14, NHL 26): two penalties of a team run at a time, and further ones wait.
// Nobody returns to the ice until his team may have more skaters or play stops.

extension Referee {
  /// Starts the waiting penalties of `team` that may run now.
  mutating func startWaiting(of team: Team) {
    while game.runningSeats(of: team) < book.serving.servedAtOnce.value,
      let index = game.firstWaiting(of: team)
    {
      let next = game.penalties[index]
      start(index, by: book.serving.servedAtOnce.citation)
      // A player who left too early is not there to serve the penalty.
      if let seat = next.seat, isAway(from: seat) {
        freeze(index, by: book.goals.illegalPlayer)
      }
    }
  }

  /// Lets the players of `team` whose time has expired return: at a stoppage all of them, in play
  /// one for each further skater that the team may have, in the order in which their time expired.
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
      rule(
        .play(.manpower(manpower, extraSkaters: game.extraSkaters)), by: book.serving.equalExpiry)
    }
  }

  /// The player who returns first among players whose time expired together: `first`, or the
  /// captain's choice if the book leaves it to him.
  private mutating func chosen(_ first: LeavingOccupant, of team: Team) -> LeavingOccupant {
    let tied = game.leaving.compactMap { other in
      other.since == first.since && other.occupant.team == team
        ? other.seat.map { (leaving: other, seat: game.seats[$0.index]) } : nil
    }
    let penalties = game.penalties
    let taken = choose(
      among: tied, of: team, by: book.serving.equalExpiry, as: { $0.seat.candidate },
      penalties: { one in penalties.filter { $0.seat == one.seat.index } })
    return taken?.leaving ?? first
  }

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

extension Seat {
  /// The player as a candidate for a captain's choice.
  fileprivate var candidate: Candidate { Candidate(offender: offender, server: occupant.player) }
}
