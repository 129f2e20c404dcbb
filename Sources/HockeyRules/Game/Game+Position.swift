// The position of a running game, from which another log can continue.

extension Game {
  /// The current position of the game, to hand it over or to continue it elsewhere.
  ///
  /// In a stoppage, this is the position after the stoppage is settled. A player who left the
  /// penalty bench too early is listed as if he were back. ``GamePosition`` says what else is
  /// missing.
  ///
  /// ```swift
  /// var other = Game(under: book, setup: game.setup)
  /// try other.play(Event(id: "joined", time: game.clock, play: .position(game.position)))
  /// print(other.score == game.score, other.manpower == game.state.manpower)
  /// // Prints "true true"
  /// ```
  public var position: GamePosition {
    guard stoppage == nil else {
      var referee = Referee(self)
      referee.settle(resumingIn: clock.period)
      return referee.game.position
    }
    var position = GamePosition(
      score: score, goalkeepers: goalkeepers, ejected: ejected, penaltyMinutes: penaltyMinutes,
      powerPlays: powerPlays)
    position.entries = listed.map { entry(of: $0, in: position) }
    nameSitters(in: &position)
    let due = Referee(Game(under: book, setup: setup)).skaters(joinedAt: position, clock)
    if due != (manpower, extraSkaters) { position.skaters = manpower }
    return position
  }

  /// The penalties to list, in order.
  ///
  /// Penalties come first that run, or have expired in a seat that is still occupied, in the order
  /// of their calls. Then come waiting penalties, in the order in which they will start. Each is
  /// followed by the others in its seat. A penalty behind a pair's minor also waits its turn, and
  /// is listed with the waiting ones. Off-clock time that waits or has expired comes last.
  private var listed: [Int] {
    let heads = bench.openSeats.compactMap { seat -> Int? in
      switch seats[seat].standing {
      case .waiting, .running: bench.current(in: seat)
      case .expired: seats[seat].penalties.last
      case .left: nil
      }
    }
    let offClock = bench.openPenalties.filter { penalties[$0].isOffClock }
    let due = offClock.filter { penalties[$0].until == nil && !isOut(penalties[$0].offender) }
    let isWaiting = { (id: Int) in penalties[id].seat.map { seats[$0].standing } == .waiting }
    let isPair = { (id: Int) in
      penalties[id].offender.isSkater
        && penalties[id].seat.map { seats[$0].isActive && seats[$0].paired } == true
    }
    func served(from head: Int) -> [Int] {
      guard let seat = penalties[head].seat, seats[seat].isActive else { return [head] }
      return owed(in: seats[seat]).map { $0.index }
    }
    let running = heads.filter { !isWaiting($0) } + offClock.filter { penalties[$0].until != nil }
    let left = leaving.filter { $0.seat == nil }.compactMap { lastServed(by: $0.occupant) }
    let first = running.sorted().flatMap { isPair($0) ? [$0] : served(from: $0) }
    let behindPairs = heads.filter(isPair).map { served(from: $0).dropFirst() }
      .filter { !$0.isEmpty }
    let waiting = Team.allCases.flatMap { self.waiting(of: $0) }.map { served(from: $0.index)[...] }
    var inTurn: [ArraySlice<Int>] = []
    for group in waiting + behindPairs {
      guard let called = group.first.map({ penalties[$0].calledAt }) else { continue }
      let place = inTurn.firstIndex { $0.first.map { called < penalties[$0].calledAt } ?? false }
      inTurn.insert(group, at: place ?? inTurn.count)
    }
    return first + inTurn.flatMap { $0 } + due + left
  }

  /// The last penalty that `occupant` served off the clock or, failing that, on the clock.
  private func lastServed(by occupant: Occupant) -> Int? {
    let own = penalties.filter { $0.isOver && $0.length > .zero }
    return
      (own.last { $0.isOffClock && sitter(of: $0) == occupant }
      ?? own.last { $0.offender.himself == occupant })?.index
  }

  private func entry(of id: Int, in position: GamePosition) -> GamePosition.Entry {
    let penalty = penalties[id]
    let remaining = penalty.remaining(at: now)
    var manner = GamePosition.Manner.ordinary
    if penalty.isOffClock { manner = penalty.isSetOff ? .setOff : .ordinary }
    if let seat = penalty.seat, seats[seat].paired,
      id == bench.current(in: seat) ?? seats[seat].penalties.last
    {
      manner = .pair
    }
    if penalty.servedAsMajor { manner = .restOfMajor }
    // Like a player whose off-clock time is over, one without a seat leaves at the next stoppage.
    if remaining == .zero, penalty.isOnClock, penalty.seat.map({ seats[$0].standing }) == .left {
      manner = .setOff
    }
    let isPart = remaining > .zero && remaining < penalty.length
    return GamePosition.Entry(
      id: penalty.call, offender: penalty.offender, penaltyClass: penalty.penaltyClass,
      remaining: remaining, manner: manner, waits: isPart && penalty.until == nil,
      infraction: penalty.infraction, minutes: penalty.minutesBesideBook(book))
  }

  /// Names the players who sit where the book would have chosen somebody else.
  private func nameSitters(in position: inout GamePosition) {
    for (index, id) in listed.enumerated() {
      let penalty = penalties[id]
      if let seat = penalty.seat, !position.entries[index].isOffClock {
        let isHead = seats[seat].standing == .expired || bench.current(in: seat) == id
        let sitting = seats[seat].occupant
        let taken = occupant(for: position.entries[index], among: position.entries)
        if isHead {
          if sitting != taken { position.entries[index].sitter = sitter(sitting) }
        } else {
          let isCall = penalty.call == penalties[listed[index - 1]].call
          let isPlayers = penalty.offender.isSkater && penalty.offender == seats[seat].offender
          position.entries[index].follows = !isCall && !isPlayers
        }
      } else if let server = penalty.server, !ejected.contains(where: { $0.player == server }) {
        position.entries[index].sitter = .player(server)
      }
    }
  }

  private func sitter(_ occupant: Occupant) -> GamePosition.Sitter {
    switch occupant {
    case .player(let player): .player(player)
    case .substitute: .substitute
    case .nobody: .nobody
    }
  }
}

extension Penalty {
  /// The minutes on record, or `nil` if they are those in `book`.
  fileprivate func minutesBesideBook(_ book: Rulebook) -> Int? {
    assessedMinutes == book.classes.minutes(of: penaltyClass).value ? nil : assessedMinutes
  }
}
