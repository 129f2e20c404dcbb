/// Somebody on the penalty bench, or somebody's place there.
public struct BenchPlace: Sendable, Hashable {
  /// Who sits.
  public var occupant: Occupant
  /// For whose penalty.
  public var offender: Offender
  /// What he serves now, has next, or served last; nil where that is not known any more.
  public var penalty: Penalty?
  /// What he has to serve behind that, in the order in which it is served.
  public var behind: [Penalty] = []
  /// Where he is with it.
  public var standing: Standing
  /// What has to end before his time begins; nil where it runs, is up, or begins when play goes on.
  public var wait: Wait?
  /// How the scoreboard's penalty clocks show it.
  public var onBoard: OnBoard
  /// Who or what put him there.
  public var authority: Authority?

  /// Where somebody is with what he serves.
  public enum Standing: Sendable, Hashable {
    /// On the penalty clock.
    case serves(until: Instant)
    /// Off the clock: he leaves at the first stoppage after it.
    case sits(until: Instant)
    /// Behind another penalty, or until one of two being served ends; with so much to serve.
    case waits(PlayingTime)
    /// He left too early, and owes this much.
    case owes(PlayingTime)
    /// His time is up; he leaves at the next stoppage.
    case mayLeave
  }

  /// What has to end before a time begins.
  public struct Wait: Sendable, Hashable {
    /// The penalties that stand before it.
    public var penalties: [Penalty]
    /// How many of them have to end: one, for a third man's penalty; all, for one player's own.
    public var count: Int
  }

  /// How the scoreboard's penalty clocks show a place.
  public enum OnBoard: Sendable, Hashable {
    /// A clock counts down: the team is a skater short for it.
    case runs
    /// It may stand on the board, but its time does not run.
    case stands
    /// It does not belong on the board.
    case not(OffBoard, Authority?)
  }

  /// Why a place does not belong on the board.
  public enum OffBoard: Sendable, Hashable, CaseIterable {
    /// Set off against the other team's: nobody is short.
    case setOff
    /// A misconduct: nobody is short.
    case misconduct
    /// The time is up.
    case timeIsUp
  }
}

extension Game {
  /// The places on the bench of `team`: what costs it a skater, in the order taken; then time off the clock,
  /// in the order called; then those whose time off the clock is up.
  ///
  /// What is called at a stoppage has its place when the stoppage is settled: see `state(under:)`.
  public func bench(of team: Team, under book: Rulebook) -> [BenchPlace] {
    let onClock = seats.compactMap { $0.team == team ? place(in: $0) : nil }
    let offClock = penalties.compactMap { penalty in
      penalty.team == team && penalty.isOffClock ? place(offClock: penalty, under: book) : nil
    }
    let leaving = leaving.filter { $0.seat == nil && $0.occupant.team == team }.map { leaving in
      BenchPlace(
        occupant: leaving.occupant, offender: leaving.offender, standing: .mayLeave,
        onBoard: .not(.timeIsUp, leaving.authority), authority: leaving.authority)
    }
    return onClock + offClock + leaving
  }

  private func place(in seat: Seat) -> BenchPlace? {
    let owed = owed(in: seat)
    switch seat.standing {
    case .left: return nil
    case .expired:
      let authority = leaving.first { $0.seat == seat.id }?.authority
      return BenchPlace(
        occupant: seat.occupant, offender: seat.offender,
        penalty: seat.penalties.last.map { penalties[$0] }, standing: .mayLeave,
        onBoard: .not(.timeIsUp, authority), authority: authority)
    case .waiting, .running: break
    }
    guard let penalty = owed.first,
      let standing = penalty.place(whileRunning: { .serves(until: $0) })
    else { return nil }
    return BenchPlace(
      occupant: seat.occupant, offender: seat.offender, penalty: penalty,
      behind: Array(owed.dropFirst()), standing: standing, wait: wait(of: seat),
      onBoard: penalty.until == nil ? .stands : .runs, authority: authority(for: penalty))
  }

  private func place(offClock penalty: Penalty, under book: Rulebook) -> BenchPlace? {
    guard let standing = penalty.place(whileRunning: { .sits(until: $0) }) else { return nil }
    // Nobody sits off the clock for one who is out of the game.
    if penalty.until == nil, ejections.contains(where: { $0.offender == penalty.offender }) {
      return nil
    }
    let setOff = setOffAuthority(for: penalty)
    return BenchPlace(
      occupant: Referee(self, under: book).sitter(of: penalty), offender: penalty.offender,
      penalty: penalty, standing: standing, wait: wait(offClock: penalty),
      onBoard: .not(
        penalty.isSetOff ? .setOff : .misconduct,
        penalty.isSetOff ? setOff : .rule(book.classes.misconductLength.rule)),
      authority: authority(for: penalty) ?? setOff ?? .rule(book.serving.misconductAfter.rule))
  }

  /// What a third man waits for: one of those being served, and the ones who wait before him.
  private func wait(of seat: Seat) -> BenchPlace.Wait? {
    guard seat.standing == .waiting else { return nil }
    let waiting = seats.filter { $0.team == seat.team && $0.standing == .waiting }
    let before = waiting.prefix { $0.id != seat.id }
    let running = seats.filter { $0.team == seat.team && !$0.paired && $0.standing == .running }
    guard !running.isEmpty else { return nil }
    return BenchPlace.Wait(
      penalties: (running + before).compactMap { owed(in: $0).last }, count: before.count + 1)
  }

  /// What time off the clock waits for: all that its offender serves on it, and his earlier time off it.
  private func wait(offClock penalty: Penalty) -> BenchPlace.Wait? {
    guard penalty.until == nil else { return nil }
    let onClock = seats.filter { $0.isActive && $0.holds(penalty.offender) }.flatMap(owed(in:))
    let offClock = penalties.filter {
      $0.offender == penalty.offender && $0.isOffClock && !$0.isOver && $0.id < penalty.id
    }
    let before = onClock + offClock
    return before.isEmpty ? nil : BenchPlace.Wait(penalties: before, count: before.count)
  }
}

extension Penalty {
  /// Where somebody is with it; nil where it is over.
  fileprivate func place(
    whileRunning: (Instant) -> BenchPlace.Standing
  ) -> BenchPlace.Standing? {
    switch standing {
    case .serving(_, let until): whileRunning(until)
    case .waiting(let remaining): .waits(remaining)
    case .frozen(let remaining): .owes(remaining)
    case .over: nil
    }
  }
}

extension Leaving {
  /// Whose penalty it was.
  var offender: Offender {
    switch occupant {
    case .player(let player): .skater(player)
    case .substitute(let offender): offender
    }
  }
}
