// New plays, with ids made by the library.

extension LiveGame {
  /// Creates a play at `time` with an id that no play of the log has, or has had.
  ///
  /// It is not in the log yet: ``play(_:)``, ``insert(_:)`` or ``replace(_:with:)`` puts it there.
  ///
  /// ```swift
  /// var live = try LiveGame(GameLog(sheet: "P1 5:00 A6 2 @p1\n"), under: book)
  /// let goal = live.event(
  ///   .goal(Goal(team: .visiting)), at: GameTime(period: 1, elapsed: .minutes(6)))
  /// try live.play(goal)
  /// live.remove(goal.id)
  /// let next = live.event(.faceOff, at: goal.time)
  /// print(goal.id, next.id)
  /// // Prints "@p2 @p3"
  /// ```
  ///
  /// A log read from JSON lines may have taken plays back. Create its game from the whole reading,
  /// which knows their ids.
  public func event(_ play: Play, at time: GameTime) -> Event {
    var ids = takenIDs
    ids.take(idsIn: play)
    return Event(id: ids.next, time: time, play: play)
  }

  /// Adds `play` after the plays so far, under a new id.
  ///
  /// - Throws: ``Refusal`` if the book refuses the play; the game is then unchanged.
  @discardableResult
  public mutating func play(_ play: Play, at time: GameTime) throws(Refusal) -> Change {
    try self.play(event(play, at: time))
  }

  /// Adds `play` at the place that its time gives, under a new id.
  ///
  /// - Throws: ``Refusal`` if the book refuses the play there; the game is then unchanged.
  @discardableResult
  public mutating func insert(_ play: Play, at time: GameTime) throws(Refusal) -> Change {
    try insert(event(play, at: time))
  }
}

/// The ids that the plays of a log have or once had, which no new play may get.
///
/// New ids are `p1`, `p2` and so on, like those of the console; feeds use numbers.
package struct TakenIDs: Sendable {
  private var last = 0

  /// Creates a set without ids.
  package init() {}

  /// The greatest number of digits read as the number in an id: no log has that many plays.
  private static let digits = 15

  /// A new id, different from all those taken.
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
