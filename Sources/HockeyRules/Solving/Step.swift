/// A step of a solved game: an instant, its cause, and the rulings made there.
///
/// What falls due between two plays is a step of the clock. The settlement of a stoppage belongs to
/// the face-off, or to the last play of the stoppage if the log has no face-off.
public struct Step: Sendable, Hashable {
  /// The reading of the clock.
  public let time: GameTime
  /// The cause of the rulings.
  public let cause: Cause
  /// The rulings, in order: a part of ``Solution/journal``.
  public let rulings: ArraySlice<Ruling>

  /// The causes of rulings.
  public enum Cause: Sendable, Hashable {
    /// The clock reached the instant, without a play.
    case clock
    /// The play at this index of ``Solution/plays``.
    case play(Int)
  }

  /// The index of the play, or `nil` if only the clock caused the rulings.
  public var play: Int? {
    switch cause {
    case .clock: nil
    case .play(let index): index
    }
  }
}

extension Solution {
  /// The game step by step: its plays, including refused ones, and whatever fell due between them.
  ///
  /// ```swift
  /// let log = SheetReader.read("P1 5:00 A6 2 hooking\n   8:00 B9 goal\n").log
  /// for step in solve(log, under: book).steps {
  ///   print(step.time, step.cause)
  /// }
  /// // Prints "P1 5:00 play(0)"
  /// // Prints "P1 7:00 clock"
  /// // Prints "P1 8:00 play(1)"
  /// ```
  public var steps: Steps { steps(ofPlays: plays.indices) }

  /// The reading of the clock when `ruling` takes effect.
  public func time(of ruling: Ruling) -> GameTime {
    let start = game.schedule.start(of: ruling.period)
    return GameTime(period: ruling.period, elapsed: ruling.at - start)
  }

  /// The steps of the plays at `places`, and of everything that fell due before each of them.
  package func steps(ofPlays places: Range<Int>) -> Steps { Steps(of: self, places) }
}

/// The steps of a solved game, in order.
///
/// Each step is made on demand, so that a long game's steps are never in memory all at once.
public struct Steps: Sequence, IteratorProtocol, Sendable {
  private let solution: Solution
  /// The plays whose steps have not been made yet.
  private var plays: Range<Int>
  /// The next play whose step follows the steps of `due`, or `nil` after the last play.
  private var play: Int?
  /// The rulings that the clock caused before that play or, after the last play, until the end.
  private var due: ArraySlice<Ruling>

  fileprivate init(of solution: Solution, _ places: Range<Int>) {
    self.solution = solution
    plays = places
    due = solution.journal[0..<0]
  }

  /// The next step, or `nil` after the last.
  public mutating func next() -> Step? {
    if due.isEmpty, play == nil, let index = plays.popFirst() {
      play = index
      due = solution.journal[solution.plays[index].due]
    }
    if let first = due.first {
      let together = due.prefix { $0.at == first.at && $0.period == first.period }
      due = due.dropFirst(together.count)
      return Step(time: solution.time(of: first), cause: .clock, rulings: together)
    }
    guard let index = play else { return nil }
    play = nil
    let played = solution.plays[index]
    let rulings = solution.journal[played.rulings.lowerBound..<played.settlement.upperBound]
    due = rulings.causedByClockSetForward
    return Step(
      time: played.event.time, cause: .play(index),
      rulings: rulings[..<due.startIndex])
  }
}

extension ArraySlice<Ruling> {
  /// The rulings at later instants, on penalties that expired when the clock was set forward.
  fileprivate var causedByClockSetForward: Self {
    let set = firstIndex { if case .play(.clockSet) = $0.effect { true } else { false } }
    guard let set else { return self[endIndex...] }
    return self[(self[set...].firstIndex { $0.at > self[set].at } ?? endIndex)...]
  }
}
