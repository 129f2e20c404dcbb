// The bench that is due after a correction.

/// What is due after a correction: the bench, with its penalties and seats under this game's names.
public struct DueBench: Sendable, Hashable {
  let bench: PenaltyBench
  let foulsForShots: [FoulForShot]
  let choices: [CaptainsChoice]

  /// Creates what is due from `bench`, and from the rest of `game`.
  init(_ bench: PenaltyBench, in game: Game) {
    self.bench = bench
    (foulsForShots, choices) = (game.foulsForShots, game.choices)
  }
}

/// The correspondence of penalties and seats between the game heard again and this game.
struct DueNames {
  /// For each penalty of the game heard again, its index in this game, or `nil` if there is none.
  var penalties: [Int?]
  /// The same for the seats.
  var seats: [Int?] = []

  /// Matches the penalties of `due` with those of `game`.
  ///
  /// A call is replaced as a whole if it was amended, or if its penalties to serve are now
  /// different ones.
  init(of due: Game, in game: Game, amended: Event.ID?) {
    penalties = Array(repeating: nil, count: due.penalties.count)
    var calls: [Event.ID] = []
    for penalty in due.penalties where !calls.contains(penalty.call) { calls.append(penalty.call) }
    for call in calls where call != amended {
      let new = due.penalties.indices.filter { due.penalties[$0].call == call }
      let old = game.penalties.indices.filter {
        game.penalties[$0].call == call && !game.penalties[$0].isTakenBack
      }
      match(new, of: due, old, of: game)
    }
    seats = Self.seats(of: due, in: game)
  }

  private mutating func match(_ new: [Int], of due: Game, _ old: [Int], of game: Game) {
    func timed(_ indices: [Int], of game: Game) -> [PenaltyClass] {
      indices.map { game.penalties[$0] }.filter { $0.length > .zero }.map { $0.penaltyClass }
    }
    let isSame =
      timed(new, of: due).sorted { $0.rawValue < $1.rawValue }
      == timed(old, of: game).sorted { $0.rawValue < $1.rawValue }
    var left = old
    for index in new {
      let penalty = due.penalties[index]
      if penalty.length > .zero && !isSame { continue }
      let alike = left.filter {
        game.penalties[$0].penaltyClass == penalty.penaltyClass
          && (game.penalties[$0].length > .zero) == (penalty.length > .zero)
      }
      let match =
        alike.first { game.penalties[$0].isAsDue(penalty) }
        ?? alike.first { game.penalties[$0].isSetOff == penalty.isSetOff } ?? alike.first
      guard let match else { continue }
      penalties[index] = match
      left.removeAll { $0 == match }
    }
  }

  /// For each seat of `due`, the seat in `game` of the same offender and call.
  ///
  /// Occupied seats are matched first, with an occupied seat if there is one: a seat that was left
  /// may be an earlier use of another.
  private static func seats(of due: Game, in game: Game) -> [Int?] {
    var seats = [Int?](repeating: nil, count: due.seats.count)
    for index in due.seats.indices.sorted(by: { due.seats[$0].isOpen && !due.seats[$1].isOpen }) {
      let seat = due.seats[index]
      let calls = seat.penalties.map { due.penalties[$0].call }
      let own = game.seats.filter { other in
        other.offender == seat.offender && !(seat.isOpen && seats.contains(other.index))
          && other.penalties.contains { calls.contains(game.penalties[$0].call) }
      }
      seats[index] = (own.first { $0.isOpen } ?? own.first)?.index
    }
    return seats
  }
}

extension Referee {
  /// The bench that is due, with the penalties and seats named as in this game.
  func bench(_ due: Referee, _ names: DueNames) -> PenaltyBench {
    var bench = game.bench
    var names = names
    bench.takeSeats(of: due.game, &names)
    bench.takePenalties(of: due.game, names, now)
    bench.leaving = due.game.leaving.map { leaving in
      var leaving = leaving
      leaving.seat = leaving.seat.flatMap { names.seats[$0.index] }.map { bench.seats[$0].id }
      return leaving
    }
    (bench.illegal, bench.absent) = (due.game.bench.illegal, due.game.bench.absent)
    return bench
  }
}

extension PenaltyBench {
  /// Takes over the seats of `due`, and leaves all others.
  fileprivate mutating func takeSeats(of due: Game, _ names: inout DueNames) {
    for index in seats.indices where !names.seats.contains(index) { seats[index].standing = .left }
    for seat in due.seats.filter({ !$0.isOpen }) + due.seats.filter({ $0.isOpen }) {
      let place = names.seats[seat.index] ?? seats.count
      if place == seats.count {
        let last = seats.last { $0.offender == seat.offender }
        let id = Seat.ID(seat.offender, place: last.map { $0.id.place + 1 } ?? 0, index: place)
        seats.append(
          Seat(id: id, occupant: seat.occupant, paired: seat.paired, standing: seat.standing))
        names.seats[seat.index] = place
      }
      (seats[place].occupant, seats[place].relieved) = (seat.occupant, seat.relieved)
      (seats[place].paired, seats[place].standing) = (seat.paired, seat.standing)
    }
    // Of two waiting penalties called at one stoppage, the one whose seat comes first in this list
    // starts first.
    openSeats = due.bench.openSeats.compactMap { names.seats[$0] }
  }

  /// Takes over the penalties of `due`, in their seats.
  fileprivate mutating func takePenalties(of due: Game, _ names: DueNames, _ now: GameInstant) {
    for (index, penalty) in due.penalties.enumerated() {
      guard let own = names.penalties[index] else { continue }
      // At the end of a game, no ruling has interrupted it.
      if penalties[own].until != penalty.until { noteService(of: own, until: now) }
      penalties[own].become(penalty, in: penalty.seat.flatMap { names.seats[$0] }, now)
      // The power play of an amended call has been counted, and must not be counted again.
      let replaced = penalties.first {
        $0.call == penalty.call && $0.standing == .over(.replaced, at: now)
      }
      if penalties[own].until != nil, let began = replaced?.began { penalties[own].began = began }
      authorities[own].standing = due.bench.authorities[index].standing
      authorities[own].setOff = due.bench.authorities[index].setOff
    }
    for index in seats.indices {
      let others = penalties.indices.filter {
        penalties[$0].seat == index && !names.penalties.contains($0)
      }
      let served = due.seats.indices.filter { names.seats[$0] == index }
        .flatMap { due.seats[$0].penalties }.compactMap { names.penalties[$0] }
      seats[index].penalties = others + served
    }
    openPenalties = penalties.indices.filter { penalties[$0].isOpen }
    runningPenalties = penalties.indices.filter { penalties[$0].until != nil }
  }
}

extension PenaltyBench {
  /// Keeps, as taken back, the penalties and seats that only a `later` bench has.
  mutating func keepNames(of later: PenaltyBench, _ now: GameInstant) {
    for index in penalties.count..<max(penalties.count, later.penalties.count) {
      var penalty = later.penalties[index]
      penalty.standing = .over(.replaced, at: now)
      (penalty.service, penalty.seat) = (.none, nil)
      penalties.append(penalty)
      authorities.append(later.authorities[index])
    }
    for index in seats.count..<max(seats.count, later.seats.count) {
      var seat = later.seats[index]
      (seat.standing, seat.penalties) = (.left, [])
      seats.append(seat)
    }
  }
}

extension Penalty {
  /// Whether the penalty is served as `due` is, until the same instant.
  fileprivate func isAsDue(_ due: Penalty) -> Bool {
    isSetOff == due.isSetOff && isOver == due.isOver && until == due.until
      && (isOver || owed == due.owed)
  }

  /// Whether the penalty has begun after `now`, because the clock was set back since.
  private func isToServe(after now: GameInstant) -> Bool {
    if case .serving(let since, _) = standing { since > now } else { false }
  }

  /// Takes over the standing of `due`, the same penalty in the game heard again, as of `now`, with
  /// `seat` as its seat.
  fileprivate mutating func become(_ due: Penalty, in seat: Int?, _ now: GameInstant) {
    if let until = due.until {
      if until != self.until || isToServe(after: now) {
        standing = .serving(since: now, until: until)
        began = now
      }
    } else if !(isOver && due.isOver && standing == due.standing) {
      standing = due.standing
      began = due.began
    }
    (service, self.seat) = (due.service, seat)
    (server, length, servedAsMajor) = (due.server, due.length, due.servedAsMajor)
    (calledAt, infraction) = (due.calledAt, due.infraction)
  }
}
