// What the penalty bench means for the ice.

extension Seat {
  /// Whether it still costs a skater: it runs or waits.
  var isActive: Bool {
    switch standing {
    case .waiting, .running: true
    case .expired, .left: false
    }
  }
}

extension Game {
  /// The seats of `team` that cost it a skater now, in the order they were taken.
  public func activeSeats(of team: Team) -> [Seat] {
    seats.filter { $0.team == team && $0.isActive }
  }

  /// How many penalties of `team` that count for the third man's waiting are running.
  func runningSeats(of team: Team) -> Int {
    seats.count { $0.team == team && !$0.paired && $0.standing == .running }
  }

  /// The skaters that `team` is without, at most `limit` for seats that are not a pair's.
  func skatersOff(_ team: Team, limit: Int) -> Int {
    var regular = 0
    var paired = 0
    for seat in seats where seat.team == team && seat.isActive {
      if seat.paired { paired += 1 } else { regular += 1 }
    }
    return min(regular, limit) + paired
  }

  /// The penalty that `seat` is serving, or has next; nil when all are over.
  func current(in seat: Int) -> Penalty? {
    seats[seat].penalties.first { !penalties[$0].isOver }.map { penalties[$0] }
  }

  /// What is left to serve in `seat`, in the order in which it is served.
  public func owed(in seat: Seat) -> [Penalty] {
    seat.penalties.map { penalties[$0] }.filter { !$0.isOver }
  }

  /// The penalties that `team` is serving on the clock, in the order they were called.
  public func running(of team: Team) -> [Penalty] {
    penalties.filter { $0.team == team && $0.isOnClock && $0.until != nil }
  }

  /// The penalties of `team` that wait for one of those being served to end, in order (HC 4.14, NHL 26).
  public func waiting(of team: Team) -> [Penalty] {
    seats.compactMap { $0.team == team && $0.standing == .waiting ? current(in: $0.id) : nil }
  }

  /// Whether a goal may end `penalty`: a minor running on the clock that is not one of a pair's.
  func canBeEnded(_ penalty: Penalty) -> Bool {
    guard penalty.penaltyClass == .minor, !penalty.servedAsMajor, let seat = penalty.seat,
      penalty.until != nil
    else { return false }
    return !seats[seat].paired
  }
}

extension Penalty {
  /// The seat it is served in, if it is on the clock.
  public var seat: Int? {
    switch service {
    case .onClock(let seat): seat
    case .offClock, .none: nil
    }
  }

  /// Whether it is served on the penalty clock.
  public var isOnClock: Bool { seat != nil }

  /// Whether it is served off the clock.
  public var isOffClock: Bool {
    switch service {
    case .offClock: true
    case .onClock, .none: false
    }
  }

  /// Whether it is set off against the other team's.
  var isSetOff: Bool { service == .offClock(setOff: true) }

  /// When it runs out, while it runs.
  public var until: Instant? {
    switch standing {
    case .serving(_, let until): until
    case .waiting, .frozen, .over: nil
    }
  }

  /// Whether nothing is left to serve.
  public var isOver: Bool {
    switch standing {
    case .over: true
    case .waiting, .serving, .frozen: false
    }
  }

  /// Whether the call was taken back, or another was put in its place.
  var isTakenBack: Bool {
    switch standing {
    case .over(.voided, _), .over(.replaced, _): true
    case .over, .waiting, .serving, .frozen: false
    }
  }

  /// What has been served of it by `now`.
  func served(by now: Instant) -> PlayingTime {
    switch standing {
    case .serving(_, let until): length - (until - now)
    case .waiting(let remaining), .frozen(let remaining): length - remaining
    case .over(.served, _): length
    case .over(_, let end): began.map { end - $0 } ?? .zero
    }
  }

  /// What is left to serve when it starts or goes on.
  var owed: PlayingTime {
    switch standing {
    case .waiting(let remaining), .frozen(let remaining): remaining
    case .serving(let since, let until): until - since
    case .over: .zero
    }
  }

  /// What was left to serve when it began, the last time.
  var owedWhenItBegan: PlayingTime {
    switch standing {
    case .waiting, .serving, .frozen: owed
    case .over(_, let end): began.map { end - $0 } ?? .zero
    }
  }
}

extension Seat {
  /// Whether `offender` has his own time off the clock to sit only when it is done.
  func holds(_ offender: Offender) -> Bool {
    self.offender == offender || (offender.player.map(relieved.contains) ?? false)
  }
}
