/// A log played to its end under one rulebook.
public struct Solution: Sendable, Hashable {
  /// The plays in the log's order, each with what was ruled on it.
  public var plays: [PlayedEvent]
  /// The plays that the book does not take, each with the reason; the game went on without them.
  public var refusals: [Refusal]
  /// The game as the rulings left it.
  public var game: Game
}

/// One play of a log and what came of it.
public struct PlayedEvent: Sendable, Hashable {
  public var event: Event
  /// What was ruled since the play before, this play's own included, in order.
  ///
  /// The settlement of a stoppage stands with the face-off, or with the stoppage's last play where
  /// the log has no face-off.
  public var rulings: [Ruling]
  /// Manpower just before the play takes effect, what fell due by then applied.
  public var before: PerTeam<Int>
  /// Manpower when play goes on: all plays of a stoppage have the settled one.
  public var after: PerTeam<Int>
  /// The score after the play.
  public var score: PerTeam<Int>
  /// Why the book does not take the play, where it does not.
  public var refused: Refusal.Reason?
}

/// A play that is well formed but not possible here.
public struct Refusal: Error, Sendable, Hashable {
  public var event: Event
  public var reason: Reason
  /// The game as it stands, unchanged, so that a caller can go on.
  public var game: Game

  /// Why a play is not taken.
  public enum Reason: Sendable, Hashable {
    case clockRanBackwards(from: GameTime)
    case beyondPeriod(length: PlayingTime)
    case noSuchPeriod
    case gameIsOver
    case playerIsOut(Player)
    case playerIsOnTheBench(Player)
    case playerIsNotOnTheBench(Player)
    case playerIsNotOnTheIce(Player)
    case noSuchPenalty(Event.ID)
    case noSuchGoal(Event.ID)
    case noPenaltyShot(Team)
    case awardedGoalIsUnassisted
    case ownGoalIsUnassisted
    case goalkeeperMayNotServe(Player)
    case goalkeeperMayNotShoot(Player)
    case serverOfOtherTeam(Player)
    case emptyCall
    case alreadyDone
  }
}
