/// A log played to its end under one rulebook.
public struct Solution: Sendable, Hashable {
  /// The plays in the log's order, each with its rulings.
  public internal(set) var plays: [PlayedEvent]
  /// All rulings, in the order in which they took effect.
  public internal(set) var journal: [Ruling]
  /// The plays that the book refuses, each with the reason; the game went on without them.
  public internal(set) var refusals: [Refusal]
  /// What the log tells that cannot have happened so, in the order of the plays.
  ///
  /// Unlike a refused play, the play is kept and ruled on: the log may be right and the game odd.
  public internal(set) var warnings: [Warning] = []
  /// The game at the end of the log.
  public internal(set) var game: Game

  /// The book under which it was played.
  public var book: Rulebook { game.book }

  /// The rulings made after the play before `play`, in order, including its own and the settlement
  /// of its stoppage.
  public func rulings(of play: PlayedEvent) -> ArraySlice<Ruling> {
    journal[play.rulings.lowerBound..<play.settlement.upperBound]
  }

  /// The rulings made up to and on `play`, before the stoppage was settled.
  public func ownRulings(of play: PlayedEvent) -> ArraySlice<Ruling> { journal[play.rulings] }

  /// The rulings that settled the stoppage after `play`, and those that fell due in it; empty where
  /// a face-off of the log settled it.
  public func settlement(of play: PlayedEvent) -> ArraySlice<Ruling> { journal[play.settlement] }
}

/// One play of a log and its result.
public struct PlayedEvent: Sendable, Hashable {
  /// The play as logged.
  public var event: Event
  /// The range in ``Solution/journal`` of the rulings made since the play before and on this one.
  public var rulings: Range<Int>
  /// The range in ``Solution/journal`` of the rulings that settled the stoppage after it, directly
  /// after `rulings`.
  ///
  /// Where the log has a face-off, the settlement belongs to that face-off.
  public var settlement: Range<Int>
  /// The manpower just before the play takes effect, once everything due by then has been applied.
  public var before: PerTeam<Int>
  /// The manpower when play resumes: all plays of a stoppage have the settled one.
  public var after: PerTeam<Int>
  /// The score after the play.
  public var score: PerTeam<Int>
  /// The reason for which the book refuses the play, if it does.
  public var refused: Refusal.Reason?

  init(
    event: Event, rulings: Range<Int>, before: PerTeam<Int>, after: PerTeam<Int>,
    score: PerTeam<Int>, refused: Refusal.Reason? = nil
  ) {
    self.event = event
    self.rulings = rulings
    settlement = rulings.upperBound..<rulings.upperBound
    self.before = before
    self.after = after
    self.score = score
    self.refused = refused
  }
}
