/// A game in progress: plays are added, taken back, inserted where they belong, and corrected.
///
/// Each of these returns what it changed. Only the plays after the change are solved again.
///
/// ```swift
/// var live = LiveGame(under: book)
/// let tripping = Call(offender: .skater(Player(.home, 6)), penalties: [.minor])
/// try live.play(.penalty(tripping), at: GameTime(period: 1, elapsed: .minutes(5)))
/// let later = GameTime(period: 1, elapsed: .seconds(330))
/// print(try live.state(at: later).clocks(of: .home).count, "penalty clock runs")
/// live.undo()
/// print(live.events.count, "plays")
/// // Prints "1 penalty clock runs"
/// // Prints "0 plays"
/// ```
public struct LiveGame: Sendable {
  /// The plays so far, in the order in which they happened.
  public private(set) var events: [Event] = []
  /// The ids of the plays so far, in the order in which they were entered.
  ///
  /// A late entry is last here, wherever it is among ``events``. Store them with the plays, so that
  /// ``undo()`` is also right after a restart.
  public private(set) var entered: [Event.ID] = []
  private var solver: Solver
  /// The solver before every few plays, to solve again from there.
  private var checkpoints: [Solver.Checkpoint] = []
  /// The ids of all plays that were ever in the log.
  package private(set) var takenIDs = TakenIDs()
  /// The warnings about the plays so far.
  private var warnings: [Warning] = []

  /// Creates a game under `book` with the plays `events`; without them, before the opening face-off.
  ///
  /// Plays that the book refuses remain in ``events``, refused. `entered` are their ids in the
  /// order in which they were entered; those not in it were entered first. `undone` are the ids of
  /// plays that the log has taken back; no new play gets one of them.
  public init(
    under book: Rulebook, setup: GameSetup = GameSetup(), events: [Event] = [],
    entered: [Event.ID] = [], undone: [Event] = []
  ) {
    solver = Solver(Game(under: book, setup: setup))
    self.events = events
    let ids = events.map { $0.id }
    let (named, known) = (Set(entered), Set(ids))
    self.entered =
      ids.filter { !named.contains($0) } + entered.filter { known.contains($0) }
    for event in undone { takenIDs.take(idsOf: event) }
    take(events[...])
    warnings = solver.warnings
  }

  /// The book under which the game is played.
  public var book: Rulebook { game.book }

  /// A change of a live game: the differences between the rulings before and after.
  public struct Change: Sendable, Hashable {
    /// The differences from the game before.
    ///
    /// Both games are compared at the later of their two clocks, so effects of the clock alone do
    /// not count.
    public var difference: SolutionDifference
    /// The plays that are refused now and were not before, in order.
    public var refused: [Refusal]
    /// The plays that were refused before and are accepted now, in order; plays that are no longer
    /// in the log are left out.
    public var accepted: [Refusal]
    /// The warnings that are new, in the order of their plays.
    public var newWarnings: [Warning]
  }

  /// The game after the plays so far; the current stoppage is not settled yet.
  public var game: Game { solver.referee.game }

  /// The plays so far with their rulings; the current stoppage is settled as if play resumed now.
  public var solution: Solution {
    var solver = solver
    return solver.finish()
  }

  /// The current state of the game.
  public var state: GameState { game.state }

  /// The state of the game at `time`, which the clock has reached without a further play.
  ///
  /// Throws the reason if the game has no such time, or a play is later.
  public func state(at time: GameTime) throws(Refusal.Reason) -> GameState {
    try game.state(at: time)
  }

  /// Adds `event` after the plays so far.
  ///
  /// - Throws: ``Refusal`` if the book refuses the play; the game is then unchanged.
  @discardableResult
  public mutating func play(_ event: Event) throws(Refusal) -> Change {
    let first = firstAffected(by: event, at: events.count)
    guard first == events.count else {
      let change = try change(events + [event], from: first, accepting: event)
      entered.append(event.id)
      return change
    }
    // The most common way to add a play: no earlier play is solved again or compared.
    let shared = solver.referee.rulings.count
    let before = solver.ending(from: shared, at: event.time)
    let ids = takenIDs
    take([event])
    if let refusal = solver.forgetRefusedPlay() {
      takenIDs = ids
      throw refusal
    }
    events.append(event)
    entered.append(event.id)
    return Change(
      difference: difference(from: before, from: shared), refused: [], accepted: [],
      newWarnings: lookForWarnings())
  }

  /// Adds `event` at the place that its time gives: after all plays up to that time.
  ///
  /// ```swift
  /// var live = try LiveGame(GameLog(sheet: "P1 5:00 A6 2\n   6:00 B goal @g\n"), under: book)
  /// let other = Call(offender: .skater(Player(.visiting, 9)), penalties: [.minor])
  /// let time = GameTime(period: 1, elapsed: .seconds(310))
  /// let change = try live.insert(.penalty(other), at: time)
  /// print(change.difference.goals.map { $0.call }, live.game.manpower)
  /// // Prints "[@g] 4-4"
  /// ```
  ///
  /// Later plays that the book then refuses remain in the log, refused.
  ///
  /// - Throws: ``Refusal`` if the book refuses the play there; the game is then unchanged.
  @discardableResult
  public mutating func insert(_ event: Event) throws(Refusal) -> Change {
    let index = place(of: event.time)
    if index == events.count { return try play(event) }
    var changed = events
    changed.insert(event, at: index)
    let change = try change(
      changed, from: firstAffected(by: event, at: index), accepting: event)
    entered.append(event.id)
    return change
  }

  /// The index among ``events`` at which ``insert(_:)`` puts a play of `time`.
  ///
  /// Plays that the book refuses may be out of order, so they are ignored.
  public func place(of time: GameTime) -> Int {
    let last = solver.plays.lastIndex { !$0.isRefused && $0.event.time <= time }
    let start = last.map { $0 + 1 } ?? 0
    let rest = solver.plays[start...]
    return rest.firstIndex { !$0.isRefused || $0.event.time > time } ?? events.count
  }

  /// Takes back the play that was entered last, which may be a late entry.
  ///
  /// Returns `nil` if there is none.
  @discardableResult
  public mutating func undo() -> Change? {
    (entered.last ?? events.last?.id).flatMap { remove($0) }
  }

  /// Takes a play out of the log, as if it had never been written.
  ///
  /// Returns `nil` if no play has that id.
  ///
  /// To say that the officials took a call back, play a correction instead.
  @discardableResult
  public mutating func remove(_ id: Event.ID) -> Change? {
    guard let index = events.lastIndex(where: { $0.id == id }) else { return nil }
    var changed = events
    let event = changed.remove(at: index)
    if let place = entered.lastIndex(of: id) { entered.remove(at: place) }
    let first = firstAffected(by: event, at: index)
    return replaced(by: changed, from: first)
  }

  /// Replaces the play with the id `id` by `event`.
  ///
  /// Returns `nil` if no play has that id.
  ///
  /// - Throws: ``Refusal`` if the book refuses the play there; the game is then unchanged.
  @discardableResult
  public mutating func replace(_ id: Event.ID, with event: Event) throws(Refusal) -> Change? {
    guard let index = events.lastIndex(where: { $0.id == id }) else { return nil }
    var changed = events
    let first = min(
      firstAffected(by: events[index], at: index), firstAffected(by: event, at: index))
    changed[index] = event
    let change = try change(changed, from: first, accepting: event)
    if let place = entered.lastIndex(of: id) { entered[place] = event.id }
    return change
  }

  /// The change from `before`, a game that differs only in its plays.
  public func change(from before: LiveGame) -> Change {
    let rulings = (before.solver.referee.rulings, solver.referee.rulings)
    let shared = zip(rulings.0, rulings.1).prefix { $0.effect == $1.effect && $0.at == $1.at }.count
    let clock = max(game.clock, before.game.clock)
    return change(
      from: before.solver.ending(from: shared, at: clock), before.solver.refusals, from: shared,
      newWarnings: warnings.other(than: before.warnings))
  }

  /// The index of the first play that `event`, at `index`, can affect: a captain's choice is known
  /// to all plays of its instant.
  private func firstAffected(by event: Event, at index: Int) -> Int {
    guard case .captainChoice = event.play else { return index }
    let before = events[..<index].lastIndex { $0.time != event.time }
    return before.map { $0 + 1 } ?? 0
  }

  private mutating func change(
    _ changed: [Event], from first: Int, accepting event: Event
  ) throws(Refusal) -> Change {
    let (before, ids) = (events, takenIDs)
    let change = replaced(by: changed, from: first, reaching: event.time)
    guard let refusal = solver.refusals.last(where: { $0.event == event }) else { return change }
    replaced(by: before, from: first)
    takenIDs = ids
    throw refusal
  }

  /// Solves `changed`, which is the current log up to the play at `first`.
  ///
  /// The game before is compared with its clock at `time`, the time of a new play.
  @discardableResult
  private mutating func replaced(
    by changed: [Event], from first: Int, reaching time: GameTime = .start
  ) -> Change {
    // Before the first play there is no checkpoint.
    let start = checkpoints.lastIndex { $0.plays <= first }
    let shared = start.map { checkpoints[$0].rulings } ?? 0
    let before = solver.ending(from: shared, at: time)
    let refusals = solver.refusals
    if let start {
      solver.goBack(to: checkpoints[start])
      checkpoints.removeLast(checkpoints.count - start)
    }
    events = changed
    take(events[solver.plays.count...])
    return change(from: before, refusals, from: shared, newWarnings: lookForWarnings())
  }

  /// Looks for the warnings about the plays so far, and returns the new ones.
  private mutating func lookForWarnings() -> [Warning] {
    let before = warnings
    warnings = solver.warnings
    return warnings.other(than: before)
  }

  /// The change from a game that ended in `before` with `refusals`.
  ///
  /// Both have the same rulings up to the ruling at `shared`.
  private func change(
    from before: Solution.Ending, _ refusals: [Refusal], from shared: Int, newWarnings: [Warning]
  ) -> Change {
    let left = refusals.isEmpty ? [] : Set(solver.plays.map { $0.event.id })
    return Change(
      difference: difference(from: before, from: shared),
      refused: solver.refusals.other(than: refusals),
      accepted: refusals.other(than: solver.refusals).filter { left.contains($0.event.id) },
      newWarnings: newWarnings)
  }

  /// The difference from a game that ended in `before`.
  ///
  /// Both have the same rulings up to the ruling at `shared`.
  private func difference(from before: Solution.Ending, from shared: Int) -> SolutionDifference {
    SolutionDifference(
      from: before, to: solver.ending(from: shared, at: before.game.clock),
      after: solver.referee.rulings[..<shared])
  }

  /// Plays `events` after the plays so far, and keeps the solver every few plays.
  private mutating func take(_ events: ArraySlice<Event>) {
    solver.referee.choices = Array(events).choices
    for event in events {
      if checkpoints.last.map({ solver.plays.count >= $0.next }) ?? true {
        checkpoints.append(solver.checkpoint)
      }
      takenIDs.take(idsOf: event)
      solver.take(event)
    }
  }
}

extension [Refusal] {
  /// The refusals of plays that are not refused in `others`.
  fileprivate func other(than others: [Refusal]) -> [Refusal] {
    if isEmpty || others.isEmpty { return self }
    let known = Set(others.map { $0.event.id })
    return filter { !known.contains($0.event.id) }
  }
}

extension [Warning] {
  /// The warnings that are not among `others`, wherever their plays are in the log.
  fileprivate func other(than others: [Warning]) -> [Warning] {
    if isEmpty || others.isEmpty { return self }
    let known = Set(others.map { $0.unplaced })
    return filter { !known.contains($0.unplaced) }
  }
}

extension Warning {
  /// The warning without the index of its play.
  fileprivate var unplaced: Warning {
    Warning(play: 0, event: event, reason: reason, citation: citation)
  }
}
