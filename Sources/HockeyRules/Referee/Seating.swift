// The seats that the penalties of a stoppage take: one player's penalties are served in one seat,
// one after the other (HC 4.3, 4.4(b); NHL 26).

extension Game {
  /// The name of the next seat taken for `offender`.
  func nextSeat(of offender: Offender) -> Seat.ID {
    let last = seats.last { $0.offender == offender }
    return Seat.ID(offender, place: last.map { $0.id.place + 1 } ?? 0, index: seats.count)
  }
}

extension Referee {
  /// Puts the remaining penalties of `team` on the clock.
  ///
  /// One player's penalties are served in one seat. Of seats taken together, those that begin with
  /// a minor start before those that begin with a major (HC 4.4(b) Note 1, NHL 26.3).
  mutating func place(_ drafts: [Draft], of team: Team, paired: Bool) {
    let own = drafts.indices.filter { drafts[$0].penalty.team == team && drafts.isOnClock($0) }
    guard let first = own.first else { return }
    // Nearly always one player has all of them, and there is nothing to sort.
    if own.allSatisfy({ drafts[$0].servedWith == drafts[first].servedWith }) {
      return place(majorsFirst(own, of: drafts), of: drafts, paired: paired, isReordered: false)
    }
    var together = Dictionary(grouping: own) { drafts[$0].servedWith }
    let groups = own.compactMap { together.removeValue(forKey: drafts[$0].servedWith) }
      .map { majorsFirst($0, of: drafts) }
    let minorsFirst =
      groups.filter { drafts[$0[0]].penalty.penaltyClass == .minor }
      + groups.filter { drafts[$0[0]].penalty.penaltyClass != .minor }
    for group in serversLast(minorsFirst, among: drafts) {
      place(group, of: drafts, paired: paired, isReordered: minorsFirst != groups)
    }
  }

  /// Puts the penalties of one player on the clock: those at the indices `group` of `drafts`.
  private mutating func place(
    _ group: [Int], of drafts: [Draft], paired: Bool, isReordered: Bool
  ) {
    let first = drafts[group[0]]
    let sitting = occupant(for: first, among: drafts)
    if let player = first.penalty.offender.player { relieve(player, for: first) }
    // When a corrected game is heard again, the player may have served his time before this call.
    if let seat = activeSeat(of: first.servedWith, or: sitting) { leaveIfServed(seat) }
    if let seat = activeSeat(of: first.servedWith, or: sitting) {
      put(group, of: drafts, in: seat.index)
      if seat.occupant == sitting && !sitsHimself(first, sitting) {
        rule(
          .bench(.serves(sitting, for: first.penalty.offender, seat: nil)),
          by: serverRule(for: first, among: drafts))
      }
      replaceOccupant(of: seat, by: sitting, for: first)
      freezeOffClock(of: first.penalty.offender)
      return
    }
    // A pair begins at full strength; only after a correction can other penalties have begun since.
    let runs =
      paired && !book.coincidental.countsPairs
      || game.runningSeats(of: first.penalty.team) < book.serving.servedAtOnce.value
        && game.firstWaiting(of: first.penalty.team) == nil
    let seat = Seat(
      id: game.nextSeat(of: first.penalty.offender), occupant: sitting, paired: paired,
      standing: runs ? .running : .waiting)
    if !sitsHimself(first, sitting) && hasServer(first, among: drafts) {
      rule(
        .bench(.serves(sitting, for: first.penalty.offender, seat: nil)),
        by: serverRule(for: first, among: drafts))
    }
    rule(.bench(.seated(seat)), by: book.serving.servedAtOnce)
    put(group, of: drafts, in: seat.index)
    freezeOffClock(of: first.penalty.offender)
    if runs {
      start(
        first.penalty.index,
        by: !paired && isBesidePair(first.penalty.team)
          ? book.coincidental.pairBesideTwo.citation
          : startRule(of: group, in: drafts, paired: paired, isReordered: isReordered))
    } else {
      rule(.bench(.waits(penalty: first.penalty.id)), by: book.serving.servedAtOnce)
    }
  }

  private mutating func put(_ group: [Int], of drafts: [Draft], in seat: Int) {
    for index in group {
      rule(
        .bench(.placed(penalty: drafts[index].penalty.id, seat: game.seats[seat].id)),
        by: book.serving.onePlayersOrder)
    }
  }

  /// Whether `team` serves more penalties than may run at once, which is possible next to a pair.
  private func isBesidePair(_ team: Team) -> Bool {
    game.bench.openSeats.count {
      game.seats[$0].team == team && game.seats[$0].standing == .running
    }
      > book.serving.servedAtOnce.value
  }

  /// Puts the bench minors that a penalised player serves after his own penalties (HC 4.3(b)).
  private func serversLast(_ groups: [[Int]], among drafts: [Draft]) -> [[Int]] {
    func waits(_ group: [Int]) -> Bool {
      let own = drafts[group[0]].servedWith
      guard let server = namedServer(for: drafts[group[0]], among: drafts) else { return false }
      return own != .player(server)
        && groups.contains { drafts[$0[0]].servedWith == .player(server) }
    }
    return groups.filter { !waits($0) } + groups.filter(waits)
  }

  /// The provision by which the first of one player's penalties starts.
  private func startRule(
    of group: [Int], in drafts: [Draft], paired: Bool, isReordered: Bool
  ) -> Citation {
    if paired { return book.coincidental.singleMinorsEach.citation }
    let penaltyClass = drafts[group[0]].penalty.penaltyClass
    if isReordered && penaltyClass == .minor { return book.serving.twoPlayersOrder.citation }
    return group.contains { drafts[$0].penalty.penaltyClass != penaltyClass }
      ? book.serving.onePlayersOrder.citation : drafts[group[0]].length
  }

  /// The active seat in which `player` serves: his own, if he has one, rather than a seat in which
  /// he sits for another, or sat until a substitute took his place.
  ///
  /// Of the seats in which he sits, only those for which `staysIn` is true count.
  func activeSeat(of player: Player, staysIn: (Seat) -> Bool = { _ in true }) -> Seat? {
    var others: Int?
    for seat in game.bench.openSeats
    where game.seats[seat].isActive
      && !(game.seats[seat].offender.isGoalkeeper && book.serving.goalkeeperHasServers)
    {
      if game.seats[seat].offender.player == player { return game.seats[seat] }
      if others != nil { continue }
      let isThere =
        game.seats[seat].occupant == .player(player) && staysIn(game.seats[seat])
        || game.bench.owes(in: seat) { game.penalties[$0].offender.player == player }
      if isThere { others = seat }
    }
    return others.map { game.seats[$0] }
  }

  /// The active seat in which `group` is served; or the seat whose occupant is to serve his team's
  /// bench minor.
  func activeSeat(of group: PenaltyGroup, or occupant: Occupant) -> Seat? {
    switch group {
    case .goalkeeper: return nil
    case .player(let player): return activeSeat(of: player)
    case .call:
      guard case .player = occupant else { return nil }
      return game.bench.firstActiveSeat { $0.occupant == occupant }
    }
  }
}
