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
  /// The play as the log has it.
  public var event: Event
  /// What was ruled since the play before, this play's own included, in order.
  ///
  /// The settlement of a stoppage stands with the face-off, or with the stoppage's last play where
  /// the log has no face-off.
  public var rulings: [Ruling]
  /// How many of `rulings`, the last ones, settled the stoppage behind the play and what fell due after it;
  /// none where a face-off of the log did.
  public var settlementCount = 0
  /// Manpower just before the play takes effect, what fell due by then applied.
  public var before: PerTeam<Int>
  /// Manpower when play goes on: all plays of a stoppage have the settled one.
  public var after: PerTeam<Int>
  /// The score after the play.
  public var score: PerTeam<Int>
  /// Why the book does not take the play, where it does not.
  public var refused: Refusal.Reason?

  /// What was ruled up to the play and on it, before the stoppage was settled.
  public var ownRulings: ArraySlice<Ruling> { rulings.dropLast(settlementCount) }

  /// What settled the stoppage behind the play, and what fell due after it.
  public var settlement: ArraySlice<Ruling> { rulings.suffix(settlementCount) }
}

/// A play that is well formed but not possible here.
public struct Refusal: Error, Sendable, Hashable {
  /// The play that is not taken.
  public var event: Event
  /// Why it is not taken.
  public var reason: Reason
  /// The game as it stands, unchanged, so that a caller can go on.
  public var game: Game

  /// Why a play is not taken.
  public enum Reason: Sendable, Hashable {
    /// The play is earlier than the one before it.
    case clockRanBackwards(from: GameTime)
    /// The period is not that long.
    case beyondPeriod(length: PlayingTime)
    /// No game has that period.
    case noSuchPeriod
    /// The game is over.
    case gameIsOver
    /// The player has been put out of the game.
    case playerIsOut(Player)
    /// The player has a penalty to serve.
    case playerIsOnTheBench(Player)
    /// The player is not on the penalty bench.
    case playerIsNotOnTheBench(Player)
    /// The player did not leave the penalty bench too early.
    case playerIsNotOnTheIce(Player)
    /// No penalty was called by a play of that name; `calls` are those that a correction can name.
    case noSuchPenalty(Event.ID, calls: [PendingCall])
    /// No goal that counts was scored by a play of that name; `goals` are the plays that scored one.
    case noSuchGoal(Event.ID, goals: [ScoredGoal])
    /// The book leaves nothing to the team's captain here.
    case nothingToChoose(Team)
    /// The players are not among those whom their captain may choose.
    case notCandidates([Player], candidates: [Offender])
    /// The captain names more players than there are places to choose for.
    case tooManyChosen(limit: Int, candidates: [Offender])
    /// The call that is to be amended has been taken back.
    case callIsTakenBack(Event.ID)
    /// No penalty shot was awarded to the team.
    case noPenaltyShot(Team)
    /// An awarded goal has no assists (HC 4.12(c)).
    case awardedGoalIsUnassisted
    /// An own goal has no assists (HC 6.6 I5).
    case ownGoalIsUnassisted
    /// A goalkeeper serves no penalty (HC 4.13, NHL 27).
    case goalkeeperMayNotServe(Player)
    /// A goalkeeper takes no penalty shot (HC 4.11).
    case goalkeeperMayNotShoot(Player)
    /// The player named to serve has been named for another penalty of the stoppage (HC 4.3 I1).
    case alreadyServes(Player)
    /// The player has shot already in the rounds that all teams shoot.
    case hasHadHisAttempt(Player)
    /// The player named to serve is of the other team.
    case serverOfOtherTeam(Player)
    /// No stoppage has as many calls.
    case tooManyCalls(limit: Int)
    /// The call has no penalty.
    case emptyCall
    /// The goalkeeper is already on, or off, the ice.
    case alreadyDone
  }
}
