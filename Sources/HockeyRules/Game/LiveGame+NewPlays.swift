// Plays whose ids the library makes.

extension LiveGame {
  /// A play at `time`, under an id that no play of the log has, or has had.
  ///
  /// It is not in the log yet: ``play(_:)``, ``insert(_:)`` or ``replace(_:with:)`` puts it there.
  ///
  /// ```swift
  /// var live = LiveGame(SheetReader.read("P1 5:00 A6 2 @p1\n").log, under: book)
  /// let goal = live.event(
  ///   .goal(Goal(team: .visiting)), at: GameTime(period: 1, elapsed: .minutes(6)))
  /// try live.play(goal)
  /// live.remove(goal.id)
  /// let next = live.event(.faceOff, at: goal.time)
  /// print(goal.id, next.id)
  /// // Prints "@p2 @p3"
  /// ```
  ///
  /// A log that was read from JSON lines may have taken plays back: make its game of the whole reading,
  /// which knows their ids.
  public func event(_ play: Play, at time: GameTime) -> Event {
    var ids = takenIDs
    ids.take(idsIn: play)
    return Event(id: ids.next, time: time, play: play)
  }

  /// Adds `play` after the plays so far, under a new id.
  ///
  /// - Throws: ``Refusal`` where the book refuses it; the game is then unchanged.
  @discardableResult
  public mutating func play(_ play: Play, at time: GameTime) throws(Refusal) -> Change {
    try self.play(event(play, at: time))
  }

  /// Adds `play` where it belongs by its time, under a new id.
  ///
  /// - Throws: ``Refusal`` where the book refuses it there; the game is then unchanged.
  @discardableResult
  public mutating func insert(_ play: Play, at time: GameTime) throws(Refusal) -> Change {
    try insert(event(play, at: time))
  }
}

/// The ids that plays of a log have, or have had, as far as a new one has to differ from them.
///
/// New ones are `p1`, `p2` and so on, as the console makes them: feeds have numbers.
package struct TakenIDs: Sendable {
  private var last = 0

  /// None are taken.
  package init() {}

  /// The most digits that the number in an id is looked for in: no log has so many plays.
  private static let digits = 15

  /// An id that differs from all those taken.
  package var next: Event.ID { .label("p\(last + 1)") }

  /// Takes the ids of a play, and of the penalties of a position.
  package mutating func take(idsOf event: Event) {
    take(event.id)
    take(idsIn: event.play)
  }

  /// Takes the ids of the penalties of a position.
  mutating func take(idsIn play: Play) {
    guard case .position(let position) = play else { return }
    for entry in position.entries { take(entry.id) }
  }

  /// Takes `id`.
  package mutating func take(_ id: Event.ID) {
    guard case .label(let label) = id, label.utf8.first == UInt8(ascii: "p"),
      label.utf8.count <= Self.digits, let number = Int(label.dropFirst())
    else { return }
    last = max(last, number)
  }
}
