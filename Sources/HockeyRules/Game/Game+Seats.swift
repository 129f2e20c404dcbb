// The penalty bench, and its effect on the manpower.
//
// Questions asked at every face-off use indices: a loop over the seats themselves copies each with
// its arrays, which took an eighth of a game's time.

extension Seat {
  /// Whether the seat costs its team a skater: it is running or waiting.
  var isActive: Bool {
    switch standing {
    case .waiting, .running: true
    case .expired, .left: false
    }
  }
}

extension CoincidentalProvisions {
  /// Whether the seats of a pair count toward the limit on penalties served at once.
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

  /// Whether `team` has an empty seat whose time has expired, which no occupant can leave.
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

  /// The penalty of `team` that starts next: the waiting penalty that was called first or, among
  /// penalties called together, the one whose seat was taken first.
  ///
  /// The order of the seats is not the order of the calls: a penalty behind a pair's minor waits in
  /// a seat that was taken before the seats of earlier calls.
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
  /// Whether the penalty is served on the clock.
  package var isOnClock: Bool { seat != nil }

  /// Whether the penalty is served off the clock.
  package var isOffClock: Bool {
    switch service {
    case .offClock: true
    case .onClock, .none: false
    }
  }

  /// Whether the penalty is set off against a penalty of the other team.
  var isSetOff: Bool { service == .offClock(setOff: true) }

  /// The instant at which the penalty runs out, while it is running.
  public var until: GameInstant? {
    switch standing {
    case .serving(_, let until): until
    case .waiting, .frozen, .over: nil
    }
  }

  /// Whether nothing of the penalty is left to serve.
  public var isOver: Bool {
    switch standing {
    case .over: true
    case .waiting, .serving, .frozen: false
    }
  }

  /// Whether the penalty's call was taken back or amended.
  package var isTakenBack: Bool {
    switch standing {
    case .over(.voided, _), .over(.replaced, _): true
    case .over, .waiting, .serving, .frozen: false
    }
  }

  /// The time of the penalty that has been served by `now`.
  func served(by now: GameInstant) -> PlayingTime {
    let time: PlayingTime =
      switch standing {
      case .serving(_, let until): length - (until - now)
      case .waiting(let remaining), .frozen(let remaining): length - remaining
      case .over(.served, _): length
      case .over(_, let end): began.map { end - $0 } ?? .zero
      }
    // The clock may have been set back to before the start.
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
  /// Whether the off-clock `penalty` must wait for penalties on the clock: those of its offender,
  /// in his seat or behind a penalty that he serves for another, or those of the player who sits
  /// for him.
  func hasToServeOnClock(_ penalty: Penalty) -> Bool {
    let offender = penalty.offender
    return bench.openSeats.contains { seat in
      guard seats[seat].isActive, seats[seat].team == offender.team else { return false }
      switch offender {
      case .skater:
        // The last penalty in the offender's seat may be the team-mate's own.
        let sits = seats[seat].occupant == offender.himself
        let wasRelieved =
          seats[seat].offender != offender && seats[seat].keepsWaiting(offender)
          && book.serving.penalisedServer.value != .relieved
        return sits || wasRelieved || bench.owes(in: seat) { penalties[$0].offender == offender }
      case .goalkeeper:
        return seats[seat].offender == offender
          && (isServed(penalty, in: seat) || followsGoalkeepers(penalty, in: seat))
      case .bench, .unidentified:
        return isServed(penalty, in: seat)
      }
    }
  }

  private func isServed(_ penalty: Penalty, in seat: Int) -> Bool {
    if bench.owes(in: seat, where: { penalties[$0].call == penalty.call }) { return true }
    let occupant = seats[seat].occupant
    return occupant.player != nil && occupant == sitter(of: penalty)
  }

  /// Whether a goalkeeper's off-clock `penalty` waits for the penalties in his `seat`, although
  /// somebody else sits there.
  ///
  /// If each of his penalties has a server of its own, only penalties of the same stoppage count.
  /// The server of a set-off penalty does not wait (NHL 27.1, HC 4.13); the server of a misconduct
  /// does (IIHF 2018-22 Appendix 1, section 8).
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
