// The effects of rulings on the penalty bench. Nothing is decided here.

extension PenaltyBench {
  /// Applies the effect of `ruling`, and decides nothing.
  mutating func apply(_ effect: BenchEffect, of ruling: Ruling) {
    switch effect {
    case .assessed(let penalty): record(penalty, by: ruling.authority)
    case .seated(let seat):
      seats.append(seat)
      noteSeat(seats.count - 1)
    case .placed(let penalty, let seat): place(penalty.index, in: seat.index)
    case .serves(let occupant, let offender, let seat):
      if let seat { relieve(seat.index, by: occupant) } else { sitDown(occupant, for: offender) }
    case .vacated(let seat, let occupant): seats[seat.index].occupant = occupant
    case .starts(let penalty, let until): begin(penalty.index, ruling, since: ruling.at, until)
    case .sits(let penalty, let until): run(penalty.index, ruling, since: ruling.at, until)
    case .waits(let penalty): wait(penalty.index, ruling)
    case .ends(let penalty, let ending):
      setStanding(penalty.index, .over(ending, at: ruling.at), at: ruling.at)
    case .expires(_, let seat): expire(seat.index, ruling)
    case .mayLeave(let occupant):
      leaving.append(
        LeavingOccupant(
          occupant: occupant, seat: nil, since: ruling.at, authority: ruling.authority))
    case .returns(let occupant, let seat):
      remove(occupant, from: seat)
      if lastReturn != ruling.at { (lastReturn, returned) = (ruling.at, []) }
      returned.append(occupant)
    case .cancelled(let penalty): takeOffClock(penalty.index, ruling)
    case .reduced(let penalty, let length): reduce(penalty.index, to: length, at: ruling.at)
    case .frozen(let penalty, let remaining):
      setStanding(penalty.index, .frozen(remaining: remaining), at: ruling.at)
      authorities[penalty.index].standing = ruling.authority
    case .leftBox(let player, let fault):
      illegal.append(player)
      note(player, letOut: fault == .timekeeper ? letOut(player, at: ruling.at) : nil)
    case .backInBox(let player):
      illegal.removeAll { $0 == player }
      absent.removeAll { $0 == player }
      note(player, letOut: nil)
    case .leftIce(let player):
      illegal.removeAll { $0 == player }
      if leaving.contains(where: { $0.occupant == .player(player) }) {
        leaving.removeAll { $0.occupant == .player(player) }
      } else {
        absent.append(player)
      }
    case .reinstated(let penalty, let since, let until):
      begin(penalty.index, ruling, since: since, until)
      leaving.removeAll { $0.seat != nil && $0.seat?.index == penalties[penalty.index].seat }
    case .unstarted(let penalty): unstart(penalty.index, at: ruling.at)
    case .paired(let seat, let isPaired): seats[seat.index].paired = isPaired
    case .ejected(let offender):
      ejections.append(Ejection(offender: offender, authority: ruling.authority))
    case .readmitted(let offender): ejections.removeAll { $0.offender == offender }
    case .putRight: break
    }
  }

  /// Notes that a penalty has given the other team an advantage.
  mutating func noteAdvantage(of penalty: Penalty.ID) {
    penalties[penalty.index].gaveAdvantage = true
  }

  private mutating func record(_ penalty: Penalty, by authority: Authority) {
    let earlier = penalty.offender.player.flatMap { lastPenalty(of: $0) }
    penalties.append(penalty)
    authorities.append(PenaltyAuthorities(length: authority.citation, earlier: earlier))
    notePenalty(penalties.count - 1)
  }

  private mutating func place(_ penalty: Int, in seat: Int) {
    if penalties[penalty].seat != nil { takeOutOfSeat(penalty) }
    serve(penalty, .onClock, in: seat)
    queue(penalty, in: seat)
  }

  private mutating func run(
    _ penalty: Int, _ ruling: Ruling, since: GameInstant, _ until: GameInstant
  ) {
    setStanding(penalty, .serving(since: since, until: until), at: ruling.at)
    forgetService(of: penalty, from: since)
    penalties[penalty].began = since
    authorities[penalty].standing = ruling.authority
  }

  private mutating func begin(
    _ penalty: Int, _ ruling: Ruling, since: GameInstant, _ until: GameInstant
  ) {
    run(penalty, ruling, since: since, until)
    if let seat = penalties[penalty].seat { setStanding(seat: seat, .running) }
  }

  private mutating func relieve(_ seat: Int, by occupant: Occupant) {
    if case .player(let relieved) = seats[seat].occupant { seats[seat].relieved.append(relieved) }
    seats[seat].occupant = occupant
  }

  /// Lets the offender himself serve the off-clock time that a team-mate has served for him.
  private mutating func sitDown(_ occupant: Occupant, for offender: Offender) {
    guard case .player(let player) = occupant, player == offender.player else { return }
    for index in openPenalties
    where penalties[index].offender == offender && penalties[index].isOffClock {
      penalties[index].server = nil
    }
  }

  private mutating func expire(_ seat: Int, _ ruling: Ruling) {
    setStanding(seat: seat, .expired)
    guard !seats[seat].isEmpty else { return }
    leaving.append(
      LeavingOccupant(
        occupant: seats[seat].occupant, seat: seats[seat].id, since: ruling.at,
        authority: ruling.authority))
  }

  /// Closes the empty seats whose time has expired.
  mutating func closeEmptySeats() {
    for index in openSeats where seats[index].standing == .expired && seats[index].isEmpty {
      setStanding(seat: index, .left)
    }
  }

  private mutating func note(_ player: Player, letOut: LeavingOccupant.LetOut?) {
    for index in leaving.indices
    where leaving[index].seat != nil && leaving[index].occupant == .player(player) {
      leaving[index].letOut = letOut
    }
  }

  /// The timekeeper's error when he let `player` out at `instant`.
  private func letOut(_ player: Player, at instant: GameInstant) -> LeavingOccupant.LetOut {
    let isAnothersTurn =
      lastReturn == instant
      && returned.contains { $0.team == player.team && $0 != .player(player) }
    return isAnothersTurn ? .inAnothersTurn : .beforeHisTurn
  }

  private mutating func remove(_ occupant: Occupant, from seat: Seat.ID?) {
    // The player's turn has come, and he is on the ice already.
    if leaving.contains(where: { $0.seat == seat && $0.occupant == occupant && $0.letOut != nil }) {
      illegal.removeAll { .player($0) == occupant }
    }
    leaving.removeAll { $0.occupant == occupant && $0.seat == seat }
    if let seat { setStanding(seat: seat.index, .left) }
  }

  private mutating func reduce(_ penalty: Int, to length: PlayingTime, at instant: GameInstant) {
    setStanding(penalty, .waiting(remaining: length), at: instant)
    penalties[penalty].servedAsMajor = true
  }

  private mutating func wait(_ penalty: Int, _ ruling: Ruling) {
    authorities[penalty].standing = ruling.authority
    setStanding(penalty, .waiting(remaining: penalties[penalty].owed), at: ruling.at)
    if let seat = penalties[penalty].seat { setStanding(seat: seat, .waiting) }
  }

  private mutating func unstart(_ penalty: Int, at instant: GameInstant) {
    setStanding(penalty, .waiting(remaining: penalties[penalty].owedWhenItBegan), at: instant)
    penalties[penalty].began = nil
    if let seat = penalties[penalty].seat, current(in: seat) == penalty {
      setStanding(seat: seat, .waiting)
    }
  }

  private mutating func takeOffClock(_ penalty: Int, _ ruling: Ruling) {
    takeOutOfSeat(penalty)
    serve(penalty, .offClock(setOff: true))
    authorities[penalty].standing = ruling.authority
    authorities[penalty].setOff = ruling.authority
  }

  /// Puts `penalty` last in `seat`, but before any later penalty of its own call.
  private mutating func queue(_ penalty: Int, in seat: Int) {
    let follows = seats[seat].penalties.firstIndex {
      $0 > penalty && penalties[$0].call == penalties[penalty].call
        && penalties[$0].penaltyClass == penalties[penalty].penaltyClass
    }
    seats[seat].penalties.insert(penalty, at: follows ?? seats[seat].penalties.count)
  }

  private mutating func takeOutOfSeat(_ penalty: Int) {
    guard let seat = penalties[penalty].seat else { return }
    seats[seat].penalties.removeAll { $0 == penalty }
    if current(in: seat) == nil { setStanding(seat: seat, .left) }
  }
}

// Sets stages, and keeps the lists of open penalties and seats up to date.
extension PenaltyBench {
  private mutating func setStanding(
    _ penalty: Int, _ standing: Penalty.Standing, at instant: GameInstant
  ) {
    noteService(of: penalty, until: instant)
    penalties[penalty].standing = standing
    notePenalty(penalty)
  }

  private mutating func serve(_ penalty: Int, _ service: Penalty.Service, in seat: Int? = nil) {
    penalties[penalty].service = service
    penalties[penalty].seat = seat
    notePenalty(penalty)
  }

  /// Moves a seat to a stage.
  mutating func setStanding(seat: Int, _ standing: Seat.Standing) {
    seats[seat].standing = standing
    noteSeat(seat)
  }

  private mutating func notePenalty(_ index: Int) {
    openPenalties.note(index, isIn: penalties[index].isOpen)
    runningPenalties.note(index, isIn: penalties[index].until != nil)
  }

  private mutating func noteSeat(_ index: Int) {
    openSeats.note(index, isIn: seats[index].isOpen)
  }
}

extension Penalty {
  /// Whether the penalty is served and not over.
  var isOpen: Bool {
    switch service {
    case .onClock, .offClock: !isOver
    case .none: false
    }
  }
}

extension Seat {
  /// Whether the seat has not been left.
  var isOpen: Bool {
    switch standing {
    case .waiting, .running, .expired: true
    case .left: false
    }
  }
}

extension [Int] {
  /// Adds `index` to these ascending indices, or removes it.
  fileprivate mutating func note(_ index: Int, isIn: Bool) {
    if let place = lastIndex(of: index) {
      if !isIn { remove(at: place) }
    } else if isIn {
      insert(index, at: (lastIndex { $0 < index } ?? -1) + 1)
    }
  }
}
