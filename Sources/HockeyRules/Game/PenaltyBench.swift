/// The penalty bench: who sits there for which penalty, who waits, and who leaves.
///
/// It alone keeps the indices and lists that must agree. It changes by the effects of rulings, and
/// contains no rules.
struct PenaltyBench: Sendable, Hashable {
  /// All penalties called so far, in the order in which they were called.
  var penalties: [Penalty] = []
  /// All seats taken so far, in the order in which they were taken; each cost its team a skater.
  var seats: [Seat] = []
  /// The indices in `penalties` of those that are served, on the clock or off it, and not over, in
  /// ascending order.
  ///
  /// Questions at each play search only these and `openSeats`, which are always few. A search of
  /// all penalties made a play in a game of 100,000 plays cost 25 times the instructions of a play
  /// in a game of 1,000.
  var openPenalties: [Int] = []
  /// The penalties among `openPenalties` that run.
  var runningPenalties: [Int] = []
  /// The indices in `seats` of those that have not been left, in ascending order.
  var openSeats: [Int] = []
  /// The players who have served their time and leave at the next stoppage.
  var leaving: [LeavingOccupant] = []
  /// The players who left the penalty bench too early and are still on the ice.
  var illegal: [Player] = []
  /// The instant of the last return from the bench to the ice.
  var lastReturn: GameInstant?
  var returned: [Occupant] = []
  /// The players who left the penalty bench too early, then left the ice, and are not back.
  var absent: [Player] = []
  /// The ejections in force, each with its authority.
  var ejections: [Ejection] = []
  /// The authorities for the state of each penalty, by its index in `penalties`.
  var authorities: [PenaltyAuthorities] = []
  /// The stretches of time served, up to the last start of each running penalty.
  var served: [ServedStretch] = []
}

extension PenaltyBench {
  /// The penalty that is being served in `seat` or comes next there, or `nil` if all are over.
  ///
  /// The result is an index: to copy a penalty costs several times as much as to read it.
  func current(in seat: Int) -> Int? {
    seats[seat].penalties.first { !penalties[$0].isOver }
  }

  /// The penalty that runs out next; of two that run out together, the one called first.
  func nextDue() -> (penalty: Int, until: GameInstant)? {
    var next: (penalty: Int, until: GameInstant)?
    for index in runningPenalties {
      guard let until = penalties[index].until else { continue }
      if let earliest = next?.until, earliest <= until { continue }
      next = (index, until)
    }
    return next
  }

  /// The penalties still to be served in `seat`, in the order in which they are served.
  func owed(in seat: Seat) -> [Penalty] {
    seat.penalties.map { penalties[$0] }.filter { !$0.isOver }
  }

  /// Whether a penalty still to be served in `seat` satisfies `fits`, which gets its index.
  func owes(in seat: Int, where fits: (Int) -> Bool) -> Bool {
    seats[seat].penalties.contains { !penalties[$0].isOver && fits($0) }
  }

  /// The indices of the penalties of `player` that have not been taken back, the last first.
  func record(of player: Player) -> [Int] {
    var own: [Int] = []
    var next = lastPenalty(of: player)
    while let index = next {
      if !penalties[index].isTakenBack { own.append(index) }
      next = authorities[index].earlier
    }
    return own
  }

  func lastPenalty(of player: Player) -> Int? {
    penalties.indices.last { penalties[$0].offender.player == player }
  }

  // These three are inlined; otherwise each seat or penalty would be copied for the closure.

  @inline(__always) func hasActiveSeat(where fits: (Seat) -> Bool) -> Bool {
    for seat in openSeats where seats[seat].isActive && fits(seats[seat]) { return true }
    return false
  }

  /// The first active seat that satisfies `fits`, in the order in which the seats were taken.
  @inline(__always) func firstActiveSeat(where fits: (Seat) -> Bool) -> Seat? {
    for seat in openSeats where seats[seat].isActive && fits(seats[seat]) { return seats[seat] }
    return nil
  }

  @inline(__always) func hasOpenPenalty(where fits: (Penalty) -> Bool) -> Bool {
    for penalty in openPenalties where fits(penalties[penalty]) { return true }
    return false
  }
}

extension Game {
  /// All penalties called so far, in the order in which they were called.
  public var penalties: [Penalty] { bench.penalties }

  /// All seats taken so far, in the order in which they were taken; each cost its team a skater.
  public var seats: [Seat] { bench.seats }

  /// The players who have served their time and leave at the next stoppage.
  package var leaving: [LeavingOccupant] { bench.leaving }

  /// The players who left the penalty bench too early and are not back.
  package var illegal: [Player] { bench.illegal }

  /// The ejections in force, each with its authority.
  public var ejections: [Ejection] { bench.ejections }

  /// The penalties still to be served in `seat`, in the order in which they are served.
  package func owed(in seat: Seat) -> [Penalty] { bench.owed(in: seat) }
}

/// An occupant of the penalty bench whose time has expired.
package struct LeavingOccupant: Sendable, Hashable {
  package var occupant: Occupant
  /// His seat, if it cost his team a skater.
  package var seat: Seat.ID?
  /// When his time expired.
  package var since: GameInstant
  /// Why he may leave, and what set the time at which he may.
  package var authority: Authority
  /// The timekeeper's error, if he let the player out while play was on.
  var letOut: LetOut?

  /// The errors of a timekeeper who lets out a player whose time has expired.
  enum LetOut: Sendable, Hashable {
    /// It was nobody's turn.
    case beforeHisTurn
    /// It was a team-mate's turn.
    case inAnothersTurn
  }
}
