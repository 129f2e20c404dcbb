/// Plays `events` in order under `book`.
///
/// ```swift
/// let tripping = Call(offender: .skater(Player(.home, 6)), penalties: [.minor])
/// let called = GameTime(period: 1, elapsed: .minutes(5))
/// let scored = GameTime(period: 1, elapsed: .minutes(6))
/// let events = [
///   Event(id: .number(1), time: called, play: .penalty(tripping)),
///   Event(id: .number(2), time: scored, play: .goal(Goal(team: .visiting))),
/// ]
/// let solution = solve(events, under: book)
/// print(solution.game.goals(of: .visiting, .powerPlay), "goal on the power play")
/// // Prints "1 goal on the power play"
/// ```
///
/// A refused play is recorded in ``Solution/refusals``, and the game goes on without it. A play
/// that cannot have happened as logged gives one of ``Solution/warnings``, and the game goes on
/// with it. Calls made at the last stoppage are settled at the end of the log. The same events
/// under the same book always give the same solution.
///
/// - Parameters: - events: The plays in the order in which they happened. - book: The rulebook
///   under which the game is played. - setup: The facts known about the game before its first play.
/// - Returns: The plays with their rulings, the refused plays, and the game at the end.
public func solve(
  _ events: [Event], under book: Rulebook, setup: GameSetup = GameSetup()
) -> Solution {
  let game = Game(under: book, setup: setup)
  var solver = Solver(game)
  solver.plays.reserveCapacity(events.count)
  // Reserves room: in real games, ten plays lead to about eight rulings.
  solver.referee.rulings.reserveCapacity(events.count)
  solver.take(all: events)
  return solver.finish()
}

/// A fold over a log, which records the range of each play's rulings in the journal, and gives the
/// plays of a stoppage their settled manpower.
struct Solver {
  var referee: Referee
  var plays: [PlayedEvent] = []
  var refusals: [Refusal] = []
  /// The ids of the plays taken so far, or `nil` if no two plays can have the same id.
  var ids: PlayIDs? = PlayIDs()
  /// The first play of the current stoppage, from which on `after` is not known yet.
  var unsettled = 0
  /// The number of rulings that belong to the plays so far.
  var recorded = 0

  /// The score before the first play.
  let scoreBefore: PerTeam<Int>

  init(_ game: Game) {
    referee = Referee(game)
    scoreBefore = game.score
  }

  /// Plays `events`, with captains' choices known to all plays of their instants.
  mutating func take(all events: [Event]) {
    referee.choices = events.choices
    for event in events { take(event) }
  }

  /// Plays one event.
  mutating func take(_ event: consuming Event) {
    if ids?.contains(event.id) ?? false {
      return refuse(Refusal(event: event, reason: .idIsTaken(event.id)))
    }
    if case .other = event.play, referee.isQuiet(until: event.time) {
      ids?.insert(event.id)
      referee.game.read(event.time)
      record(event, from: referee.rulings.count, before: referee.game.manpower)
      if !referee.game.isStopped { unsettled = plays.count }
      return
    }
    let wasStopped = referee.game.isStopped
    do throws(Refusal) {
      try referee.hear(event)
      ids?.insert(idsOf: event)
      noteSettlement(wasStopped: wasStopped)
      record(event, from: referee.firstOwn, before: referee.manpowerBefore)
      if !referee.game.isStopped { closeStoppage(with: referee.game.manpower) }
    } catch {
      refuse(error)
    }
  }

  /// Lets the clock run to `time` without a play.
  mutating func advance(to time: GameTime) throws(Refusal.Reason) {
    let wasStopped = referee.game.isStopped
    try referee.advance(to: time)
    noteSettlement(wasStopped: wasStopped)
  }

  /// Records a play that the book refuses; another play may have its id.
  private mutating func refuse(_ refusal: Refusal) {
    refusals.append(refusal)
    record(refusal.event, from: referee.rulings.count, before: referee.game.manpower)
    plays[plays.count - 1].refused = refusal.reason
  }

  /// Records a play; its own rulings are those from `own` on.
  private mutating func record(_ event: consuming Event, from own: Int, before: PerTeam<Int>) {
    plays.append(
      PlayedEvent(
        event: event, due: recorded, rulings: own..<referee.rulings.count, before: before,
        after: referee.game.manpower, score: referee.game.score))
    recorded = referee.rulings.count
  }

  /// Gives the last play the rulings that settled its stoppage on the way to the next.
  private mutating func noteSettlement(wasStopped: Bool) {
    if let settlement = referee.settlement, wasStopped, let last = lastTaken {
      plays[last].settlement = recorded..<settlement.end
      recorded = settlement.end
      closeStoppage(with: settlement.manpower)
    }
    referee.settlement = nil
  }

  /// Gives the plays of the last stoppage their settled manpower.
  private mutating func closeStoppage(with manpower: PerTeam<Int>) {
    for index in plays.indices[unsettled...] { plays[index].after = manpower }
    unsettled = plays.count
  }

  /// The last play that was not refused; a refused play has no rulings.
  var lastTaken: Int? { plays.indices.last { !plays[$0].isRefused } }

  /// Settles the last stoppage of the log, and looks for warnings if `warns` is true.
  mutating func finish(warns: Bool = true) -> Solution {
    if referee.game.isStopped, let last = lastTaken {
      referee.settleAtEnd(in: plays[last].event.time.period)
      plays[last].settlement = recorded..<referee.rulings.count
      closeStoppage(with: referee.game.manpower)
    }
    return Solution(
      plays: plays, journal: referee.rulings, refusals: refusals, warnings: warns ? warnings : [],
      faceOffs: referee.faceOffs,
      game: referee.game)
  }
}

extension Play {
  var isCaptainChoice: Bool {
    if case .captainChoice = self { true } else { false }
  }
}

extension Referee {
  /// Settles the last stoppage of a log.
  ///
  /// Sets the manpower as at a face-off; no advantage counts, since no play follows.
  mutating func settleAtEnd(in period: Int) {
    self.period = period
    let before = manpowerWithoutCalls(in: period)
    let calls = game.stoppage?.calls ?? []
    settle(resumingIn: nil)
    if !game.isOver { restoreManpower(in: period) }
    if let before { allowChanges(from: before) }
    noticeShortBench()
    noteFaceOff(after: calls)
  }
}
