/// A place on the penalty bench, with its occupant and the penalty that he serves.
public struct BenchPlace: Sendable, Hashable, Identifiable {
  /// The name of a place, which stays the same as long as the place is taken.
  @nonexhaustive public enum ID: Sendable, Hashable {
    /// The place of a seat that costs the team a skater, by its ``Seat/id``.
    case seat(Seat.ID)
    /// The place of a penalty that is served off the clock, by its ``Penalty/id``.
    case penalty(Penalty.ID)
    /// The place of a player whose off-clock time has expired.
    case leaving(Occupant)
  }

  /// The name of the place.
  public var id: ID
  /// The occupant.
  public var occupant: Occupant
  /// The offender whose penalty is served.
  public var offender: Offender
  /// The penalty that is served now, comes next, or was served last, or `nil` if unknown.
  public var penalty: Penalty?
  /// The penalties to be served after `penalty`, in order.
  public var behind: [Penalty] = []
  /// Whether the time runs, waits or has expired.
  public var standing: Standing
  /// The time left to serve of `penalty`; zero if it has expired.
  public var remaining: PlayingTime = .zero
  /// The penalties that must end before its time begins, or `nil` if it runs, has expired, or
  /// begins when play resumes.
  public var wait: Wait?
  /// How the scoreboard's penalty clocks show the place.
  public var onBoard: OnBoard
  /// The authority for the place.
  public var authority: Authority?

  /// The time left to serve in the place: that of `penalty` and of the penalties `behind`.
  public var total: PlayingTime { behind.reduce(remaining) { $0 + $1.owed } }

  /// The standing of a place's time: it runs, waits or has expired.
  @nonexhaustive public enum Standing: Sendable, Hashable {
    /// The time runs on the penalty clock.
    case serves(until: GameInstant)
    /// The time runs off the clock: the player leaves at the first stoppage after it ends.
    case sits(until: GameInstant)
    /// The time waits for another penalty to end: one of the player's, or one of those being
    /// served. The value is the time to serve.
    case waits(PlayingTime)
    /// The player left too early, with this much left to serve.
    case owes(PlayingTime)
    /// The time has expired; the player leaves at the next stoppage.
    case mayLeave
  }

  /// The penalties that must end before a place's time begins.
  public struct Wait: Sendable, Hashable {
    /// The penalties that are served before this time.
    public var penalties: [Penalty]
    /// The number of these penalties that must end: one for a third man's penalty, all for a
    /// player's own penalties.
    public var count: Int
  }

  /// How the scoreboard's penalty clocks show a place.
  public enum OnBoard: Sendable, Hashable {
    /// A clock counts down, and the team is a skater short.
    case runs
    /// The board may show the place, but its time does not run.
    case stands
    /// It does not belong on the board.
    case not(OffBoard, Authority?)
  }

  /// The reasons why a place does not belong on the board.
  @nonexhaustive public enum OffBoard: Sendable, Hashable, CaseIterable {
    /// The penalty is set off against a penalty of the other team: neither team is short.
    case setOff
    /// The penalty is a misconduct: the team is not short.
    case misconduct
    /// Its time has expired.
    case timeIsUp
    /// A goalkeeper sits for his own major next to the team-mate whose time is on the board.
    case besideTeamMate
  }
}

extension Game {
  /// The places on the bench of `team`.
  ///
  /// The places that cost it a skater are first, in the order in which they were taken; then
  /// goalkeepers who sit next to a team-mate; then off-clock time, in the order of the calls; then
  /// the players whose off-clock time has expired. Penalties called at a stoppage have places once
  /// the stoppage is settled: see ``Game/state``.
  public func bench(of team: Team) -> [BenchPlace] {
    let onClock = bench.openSeats.compactMap { seats[$0].team == team ? place(in: seats[$0]) : nil }
    let beside = bench.openPenalties.compactMap { index in
      penalties[index].team == team ? placeOfGoalkeeper(beside: penalties[index]) : nil
    }
    let offClock = bench.openPenalties.compactMap { index in
      penalties[index].team == team && penalties[index].isOffClock
        ? place(offClock: penalties[index]) : nil
    }
    let leaving = leaving.filter { $0.seat == nil && $0.occupant.team == team }.map { leaving in
      BenchPlace(
        id: .leaving(leaving.occupant), occupant: leaving.occupant, offender: leaving.offender,
        standing: .mayLeave,
        onBoard: .not(.timeIsUp, leaving.authority), authority: leaving.authority)
    }
    return onClock + beside + offClock + leaving
  }

  /// The place of a goalkeeper who sits for `major` next to the team-mate in its seat (NCAA 28.2).
  private func placeOfGoalkeeper(beside major: Penalty) -> BenchPlace? {
    guard sitsBesideTeamMate(for: major), let player = major.offender.player,
      let standing = major.place(whileRunning: { .sits(until: $0) })
    else { return nil }
    return BenchPlace(
      id: .penalty(major.id), occupant: .player(player), offender: major.offender, penalty: major,
      standing: standing, remaining: major.remaining(at: now),
      wait: major.until == nil ? major.seat.flatMap { wait(of: seats[$0]) } : nil,
      onBoard: .not(.besideTeamMate, .rule(book.serving.goalkeeperServes.citation)),
      authority: .rule(book.serving.goalkeeperServes.citation))
  }

  private func place(in seat: Seat) -> BenchPlace? {
    let owed = owed(in: seat)
    switch seat.standing {
    case .left: return nil
    case .expired where seat.isEmpty: return nil
    case .expired:
      let authority = leaving.first { $0.seat == seat.id }?.authority
      return BenchPlace(
        id: .seat(seat.id), occupant: seat.occupant, offender: seat.offender,
        penalty: seat.penalties.last.map { penalties[$0] }, standing: .mayLeave,
        onBoard: .not(.timeIsUp, authority), authority: authority)
    case .waiting, .running: break
    }
    guard let penalty = owed.first,
      let standing = penalty.place(whileRunning: { .serves(until: $0) })
    else { return nil }
    return BenchPlace(
      id: .seat(seat.id), occupant: seat.occupant, offender: seat.offender, penalty: penalty,
      behind: Array(owed.dropFirst()), standing: standing, remaining: penalty.remaining(at: now),
      wait: wait(of: seat),
      onBoard: penalty.until == nil ? .stands : .runs, authority: authority(for: penalty))
  }

  private func place(offClock penalty: Penalty) -> BenchPlace? {
    guard let standing = penalty.place(whileRunning: { .sits(until: $0) }) else { return nil }
    // Nobody sits off the clock for an offender who is out of the game.
    if penalty.until == nil, isOut(penalty.offender) { return nil }
    let setOff = setOffAuthority(for: penalty)
    return BenchPlace(
      id: .penalty(penalty.id), occupant: sitter(of: penalty),
      offender: penalty.offender, penalty: penalty, standing: standing,
      remaining: penalty.remaining(at: now), wait: wait(offClock: penalty),
      onBoard: .not(
        penalty.isSetOff ? .setOff : .misconduct,
        penalty.isSetOff ? setOff : .rule(book.classes.misconductLength.citation)),
      authority: authority(for: penalty) ?? setOff ?? .rule(book.serving.misconductAfter.citation))
  }

  /// The wait of a third man: for one of the penalties being served, and for those that wait before
  /// his penalty.
  private func wait(of seat: Seat) -> BenchPlace.Wait? {
    guard seat.standing == .waiting else { return nil }
    let before = waiting(of: seat.team).compactMap { $0.seat }.prefix { $0 != seat.index }.map {
      seats[$0]
    }
    let running = activeSeats(of: seat.team).filter {
      $0.standing == .running
        && (!$0.paired || book.coincidental.countsPairs)
    }
    guard !running.isEmpty else { return nil }
    return BenchPlace.Wait(
      penalties: (running + before).compactMap { owed(in: $0).last }, count: before.count + 1)
  }

  /// The wait of off-clock time: for all the time that its offender serves on the clock, and for
  /// his earlier off-clock time.
  private func wait(offClock penalty: Penalty) -> BenchPlace.Wait? {
    guard penalty.until == nil else { return nil }
    let onClock = activeSeats(of: penalty.team).filter { seat in
      switch penalty.offender {
      case .skater, .goalkeeper: seat.keepsWaiting(penalty.offender)
      case .bench, .unidentified: owed(in: seat).contains { $0.call == penalty.call }
      }
    }.flatMap { seat in
      let owed = owed(in: seat)
      // The last penalty in the offender's seat may be the team-mate's own.
      guard penalty.offender.isSkater, seat.offender == penalty.offender,
        seat.occupant != penalty.offender.himself
      else { return owed }
      let last = owed.lastIndex { $0.offender == penalty.offender }
      return Array(owed[...(last ?? -1)])
    }
    let offClock = offClock(with: penalty).prefix { $0 != penalty.index }.map {
      penalties[$0]
    }
    let before = onClock + offClock
    return before.isEmpty ? nil : BenchPlace.Wait(penalties: before, count: before.count)
  }
}

extension Penalty {
  /// The place of a penalty, or `nil` if the penalty is over.
  fileprivate func place(
    whileRunning: (GameInstant) -> BenchPlace.Standing
  ) -> BenchPlace.Standing? {
    switch standing {
    case .serving(_, let until): whileRunning(until)
    case .waiting(let remaining): .waits(remaining)
    case .frozen(let remaining): .owes(remaining)
    case .over: nil
    }
  }
}

extension LeavingOccupant {
  /// The offender whose penalty the occupant served.
  var offender: Offender {
    switch occupant {
    case .player(let player): .skater(player)
    case .substitute(let offender), .nobody(let offender): offender
    }
  }
}
