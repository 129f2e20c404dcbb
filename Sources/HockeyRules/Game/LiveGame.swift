/// A game while it is played: plays are added, taken back, inserted where they belong, and corrected.
///
/// Each of them answers what it changed. Only what comes after the point of change is solved again.
///
/// ```swift
/// var live = LiveGame(under: book)
/// let tripping = Call(offender: .skater(Player(.home, 6)), penalties: [.minor])
/// let called = GameTime(period: 1, elapsed: .minutes(5))
/// try live.play(Event(id: .number(1), time: called, play: .penalty(tripping)))
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
  private(set) var solver: Solver
  /// The game before every few plays, to solve again from there.
  private var checkpoints: [Solver]

  /// The number of plays from one kept game to the next.
  private static let stride = 16

  /// Creates a game under `book` with the plays `events`; without them, before the opening face-off.
  ///
  /// The plays that the book refuses stay among ``events``, refused.
  public init(under book: Rulebook, setup: GameSetup = GameSetup(), events: [Event] = []) {
    solver = Solver(Game(under: book, setup: setup))
    checkpoints = [solver]
    self.events = events
    solve(from: 0)
  }

  /// The book under which the game is played.
  public var book: Rulebook { game.book }

  /// The game after the plays so far; the current stoppage is not settled yet.
  public var game: Game { solver.referee.game }

  /// The plays so far with their rulings; the current stoppage is settled as if play resumed now.
  public var solution: Solution {
    var solver = solver
    return solver.finish()
  }

  /// The current state of the game.
  public var state: GameState { game.state }

  /// The game at `time`, which the clock has reached without a further play.
  ///
  /// Throws the reason where the game has no such time, or a play is later.
  public func state(at time: GameTime) throws(Refusal) -> GameState {
    try game.state(at: time)
  }

  /// Adds `event` after the plays so far.
  ///
  /// - Throws: ``Refusal`` where the book refuses it; the game is then unchanged.
  @discardableResult
  public mutating func play(_ event: Event) throws(Refusal) -> Change {
    try change(from: firstAffected(by: event, at: events.count), accepting: event) {
      $0.append(event)
    }
  }

  /// Adds `event` where it belongs by its time: after all plays of that time and earlier.
  ///
  /// Later plays that the book refuses because of it stay in the log, refused.
  ///
  /// - Throws: ``Refusal`` where the book refuses it there; the game is then unchanged.
  @discardableResult
  public mutating func insert(_ event: Event) throws(Refusal) -> Change {
    let index = place(of: event.time)
    return try change(from: firstAffected(by: event, at: index), accepting: event) {
      $0.insert(event, at: index)
    }
  }

  /// The index among ``events`` at which ``insert(_:)`` puts a play of `time`.
  ///
  /// A play that the book refuses may be out of order, so it holds no later play back.
  public func place(of time: GameTime) -> Int {
    let last = solver.plays.lastIndex { $0.refused == nil && $0.event.time <= time }
    let start = last.map { $0 + 1 } ?? 0
    let rest = solver.plays[start...]
    return rest.firstIndex { $0.refused == nil || $0.event.time > time } ?? events.count
  }

  /// Takes back the last play; nil where there is none.
  @discardableResult
  public mutating func undo() -> Change? { events.last.flatMap { remove($0.id) } }

  /// Takes a play out of the log, as if it had never been written; nil where there is none of that
  /// name.
  ///
  /// To say that the officials took a call back, play a correction instead.
  @discardableResult
  public mutating func remove(_ id: Event.ID) -> Change? {
    guard let index = events.lastIndex(where: { $0.id == id }) else { return nil }
    let first = firstAffected(by: events[index], at: index)
    return change(from: first) { $0.remove(at: index) }
  }

  /// Puts `event` in the place of the play called `id`; nil where there is none of that name.
  ///
  /// - Throws: ``Refusal`` where the book refuses it there; the game is then unchanged.
  @discardableResult
  public mutating func replace(_ id: Event.ID, with event: Event) throws(Refusal) -> Change? {
    guard let index = events.lastIndex(where: { $0.id == id }) else { return nil }
    let first = min(
      firstAffected(by: events[index], at: index), firstAffected(by: event, at: index))
    return try change(from: first, accepting: event) { $0[index] = event }
  }

  /// What this game rules otherwise than `before`, which is the same game with other plays.
  public func change(from before: LiveGame) -> Change { Change(from: before, to: self) }

  /// The index of the first play that `event`, at `index`, can affect: a captain's choice is known to
  /// all plays of its instant.
  private func firstAffected(by event: Event, at index: Int) -> Int {
    guard case .captainChoice = event.play else { return index }
    let before = events[..<index].lastIndex { $0.time != event.time }
    return before.map { $0 + 1 } ?? 0
  }

  private mutating func change(
    from first: Int, accepting event: Event, _ edit: (inout [Event]) -> Void
  ) throws(Refusal) -> Change {
    let before = self
    let change = change(from: first, edit)
    guard let refusal = solver.refusals.last(where: { $0.event == event }) else { return change }
    self = before
    throw refusal
  }

  /// Edits the log, which stays the same up to the play at `first`, and solves it again from there.
  private mutating func change(from first: Int, _ edit: (inout [Event]) -> Void) -> Change {
    let before = self
    edit(&events)
    if first == before.events.count {
      solve(from: first)
    } else {
      let checkpoint = min(first / Self.stride, checkpoints.count - 1)
      checkpoints.removeLast(checkpoints.count - checkpoint - 1)
      solver = checkpoints[checkpoint]
      solve(from: checkpoint * Self.stride)
    }
    return Change(from: before, to: self)
  }

  private mutating func solve(from first: Int) {
    for index in events.indices.dropFirst(first) {
      if index == checkpoints.count * Self.stride { checkpoints.append(solver) }
      solver.look(ahead: events[index...])
      solver.take(events[index])
    }
  }
}
