// The penalty bench, and what it means for the manpower.
//
// Questions asked at every face-off use indices: an iteration over the seats copies each with its
// arrays, and took an eighth of the time of a game.

extension Seat {
  /// Whether it costs its team a skater: it is running or waiting.
  var isActive: Bool {
    switch standing {
    case .waiting, .running: true
    case .expired, .left: false
    }
  }
}

extension CoincidentalProvisions {
  /// Whether a pair counts among the penalties that are served at once.
  var countsPairs: Bool {
    switch pairBesideTwo.value {
    case .beside: false
    case .counted: true
    }
  }
}

extension Seat {
  var isEmpty: Bool { occupant == .nobody(for: offender) }
}

extension Game {
  /// The seats of `team` that cost it a skater now, in the order they were taken.
  package func activeSeats(of team: Team) -> [Seat] {
    bench.openSeats.filter { seats[$0].team == team && seats[$0].isActive }.map { seats[$0] }
  }

  /// The number of running seats of `team` that count toward the limit on penalties served at once.
  func runningSeats(of team: Team) -> Int {
    let countsPairs = book.coincidental.countsPairs
    var count = 0
    for seat in bench.openSeats where seats[seat].standing == .running && seats[seat].team == team {
      if countsPairs || !seats[seat].paired { count += 1 }
    }
    return count
  }

  /// How many skaters `team` lacks: one for each active seat, up to the number of penalties served
  /// at once, plus one for each seat of a pair if the book does not count pairs.
  func skatersOff(_ team: Team) -> Int {
    let limit = book.serving.servedAtOnce.value
    var regular = 0
    var paired = 0
    for index in bench.openSeats where seats[index].isActive && seats[index].team == team {
      if seats[index].paired { paired += 1 } else { regular += 1 }
    }
    return book.coincidental.countsPairs
      ? min(regular + paired, limit) : min(regular, limit) + paired
  }

  /// Whether time has expired in a seat of `team` in which nobody sits, so that nobody leaves it.
  func hasEmptySeatToClose(of team: Team) -> Bool {
    for seat in bench.openSeats where seats[seat].standing == .expired && seats[seat].team == team {
      if seats[seat].isEmpty { return true }
    }
    return false
  }

  /// The penalties that `team` is serving on the clock, in the order they were called.
  public func running(of team: Team) -> [Penalty] {
    bench.runningPenalties.filter { penalties[$0].team == team && penalties[$0].isOnClock }.map {
      penalties[$0]
    }
  }

  /// The penalties of `team` that wait for a running one to end, in order (HC 4.14, NHL 26).
  public func waiting(of team: Team) -> [Penalty] {
    var waiting: [Penalty] = []
    for seat in bench.openSeats where seats[seat].standing == .waiting && seats[seat].team == team {
      guard let penalty = bench.current(in: seat).map({ penalties[$0] }) else { continue }
      let place = waiting.firstIndex { penalty.calledAt < $0.calledAt } ?? waiting.count
      waiting.insert(penalty, at: place)
    }
    return waiting
  }

  /// The penalty of `team` that starts next: of those that wait the one called first or, of those
  /// called together, the one whose seat was taken first.
  ///
  /// The order of the seats is not that of the calls: a penalty behind a pair's minor waits in a
  /// seat that was taken before those of earlier calls.
  func firstWaiting(of team: Team) -> Int? {
    var first: Int?
    for seat in bench.openSeats where seats[seat].standing == .waiting && seats[seat].team == team {
      guard let penalty = bench.current(in: seat) else { continue }
      if let first, penalties[first].calledAt <= penalties[penalty].calledAt { continue }
      first = penalty
    }
    return first
  }
}

extension Penalty {
  /// Whether it is served on the penalty clock.
  package var isOnClock: Bool { seat != nil }

  /// Whether it is served off the clock.
  package var isOffClock: Bool {
    switch service {
    case .offClock: true
    case .onClock, .none: false
    }
  }

  /// Whether it is set off against a penalty of the other team.
  var isSetOff: Bool { service == .offClock(setOff: true) }

  /// The instant at which it runs out, while it is running.
  public var until: GameInstant? {
    switch standing {
    case .serving(_, let until): until
    case .waiting, .frozen, .over: nil
    }
  }

  /// Whether nothing of it is left to serve.
  public var isOver: Bool {
    switch standing {
    case .over: true
    case .waiting, .serving, .frozen: false
    }
  }

  /// Whether its call was taken back or amended.
  package var isTakenBack: Bool {
    switch standing {
    case .over(.voided, _), .over(.replaced, _): true
    case .over, .waiting, .serving, .frozen: false
    }
  }

  /// The time that has been served of it by `now`.
  func served(by now: GameInstant) -> PlayingTime {
    let time: PlayingTime =
      switch standing {
      case .serving(_, let until): length - (until - now)
      case .waiting(let remaining), .frozen(let remaining): length - remaining
      case .over(.served, _): length
      case .over(_, let end): began.map { end - $0 } ?? .zero
      }
    // The clock may have been set back to before it began.
    return min(max(.zero, time), length)
  }

  /// The time left to serve when it starts or resumes.
  var owed: PlayingTime {
    switch standing {
    case .waiting(let remaining), .frozen(let remaining): remaining
    case .serving(let since, let until): until - since
    case .over: .zero
    }
  }

  /// The time that was left to serve when it last began.
  var owedWhenItBegan: PlayingTime {
    switch standing {
    case .waiting, .serving, .frozen: owed
    case .over(_, let end): began.map { end - $0 } ?? .zero
    }
  }
}

extension Game {
  /// Whether the off-clock `penalty` must wait for penalties on the clock: its offender's own, in
  /// his seat or behind one that he serves for another, or those of the player who sits for it.
  func hasToServeOnClock(_ penalty: Penalty) -> Bool {
    let offender = penalty.offender
    return bench.openSeats.contains { seat in
      guard seats[seat].isActive, seats[seat].team == offender.team else { return false }
      switch offender {
      case .skater:
        // The last penalty in the seat taken for him may be a team-mate's own.
        let sits = seats[seat].occupant == offender.himself
        let wasRelieved =
          seats[seat].offender != offender && seats[seat].keepsWaiting(offender)
          && book.serving.penalisedServer.value != .relieved
        return sits || wasRelieved || bench.owes(in: seat) { penalties[$0].offender == offender }
      case .goalkeeper:
        return seats[seat].offender == offender
          && (isServed(penalty, in: seat) || followsGoalkeepers(penalty, in: seat))
      case .bench, .unidentified:
        return seats[seat].offender == offender && isServed(penalty, in: seat)
      }
    }
  }

  private func isServed(_ penalty: Penalty, in seat: Int) -> Bool {
    if bench.owes(in: seat, where: { penalties[$0].call == penalty.call }) { return true }
    let occupant = seats[seat].occupant
    return occupant.player != nil && occupant == sitter(of: penalty)
  }

  /// Whether the goalkeeper's off-clock `penalty` waits for those in his `seat`, though somebody
  /// else sits there.
  ///
  /// If each of his penalties has a server of its own, only those of the same stoppage count. The
  /// server of a set-off penalty does not wait (NHL 27.1, HC 4.13); the server of a misconduct does
  /// (IIHF 2018-22 Appendix 1, section 8).
  private func followsGoalkeepers(_ penalty: Penalty, in seat: Int) -> Bool {
    switch book.serving.goalkeeperQueue.value {
    case .oneAfterTheOther: true
    case .serverEach:
      !(penalty.isSetOff && penalty.server != nil)
        && bench.owes(in: seat) { penalties[$0].calledAt == penalty.calledAt }
    }
  }
}

extension Seat {
  /// Whether `offender`'s off-clock time must wait for this seat.
  func keepsWaiting(_ offender: Offender) -> Bool {
    self.offender == offender || (offender.player.map(relieved.contains) ?? false)
  }
}
