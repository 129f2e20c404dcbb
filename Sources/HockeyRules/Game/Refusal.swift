/// A play that is well formed but not possible in the game.
///
/// A refused play leaves the game unchanged, so a caller can go on with it.
public struct Refusal: Error, Sendable, Hashable {
  /// The refused play.
  public var event: Event
  /// The reason for the refusal.
  public var reason: Reason

  /// The reasons to refuse a play.
  @nonexhaustive public indirect enum Reason: Error, Sendable, Hashable {
    /// The play is earlier than the one before it.
    case clockRanBackwards(from: GameTime)
    /// The time is beyond the end of the period.
    case beyondPeriod(length: PlayingTime)
    /// The game has no such period. The clock runs up to period `last`, which is `nil` if no kind
    /// of game has the period.
    case noSuchPeriod(last: Int?)
    /// The game is over.
    case gameIsOver
    /// The play names a player with a number that no player can have: only 0 to 999,999,999.
    case impossibleNumber(Player)
    /// The player has been put out of the game.
    case playerIsOut(Player)
    /// The player has a penalty to serve.
    case playerIsOnTheBench(Player)
    /// The player is not on the penalty bench.
    case playerIsNotOnTheBench(Player)
    /// The player did not leave the penalty bench too early.
    case playerIsNotOnTheIce(Player)
    /// No play with that id called a penalty; `calls` are the last twenty that can be named.
    case noSuchPenalty(Event.ID, calls: [PendingCall])
    /// No play with that id scored a goal that counts; `goals` are the last twenty that count.
    case noSuchGoal(Event.ID, goals: [ScoredGoal])
    /// The book leaves no choice to the team's captain here.
    case nothingToChoose(Team)
    /// The players are not among those that their captain may choose.
    case notCandidates([Offender], candidates: [Offender])
    /// The captain names more players than he may.
    case tooManyChosen(limit: Int, candidates: [Offender])
    /// Play has gone on with players other than those named. The choice must come earlier in the
    /// log, and the log must be solved again.
    case choiceComesTooLate(Team, taken: [Offender])
    /// The call to be amended has been taken back.
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
    /// One team-mate serves all penalties that the offender gets at a stoppage, and the log has
    /// named another player for them.
    case otherServes(Player, for: Offender)
    /// The player has already shot, and may not shoot again yet.
    case hasHadHisAttempt(Player)
    /// A shoot-out cannot have that many attempts.
    case tooManyAttempts(limit: Int)
    /// A game of that kind goes on until a goal, and has no shoot-out.
    case noShootOut(GameKind)
    /// It is the turn of this team to shoot, not of the other.
    case otherTeamShoots(Team, beginsTieBreak: Bool)
    /// A team-mate must sit for the offender at once.
    case somebodyHasToSit(Offender)
    /// The player has no empty seat in which a team-mate could serve for him.
    case nobodyToServeFor(Player)
    /// The offender named by an amendment is of the other team: that would be another call.
    case offenderOfOtherTeam(Offender)
    /// Nobody sits on the penalty bench for the offender.
    case nobodySits(for: Offender)
    /// The player named to serve is of the other team.
    case serverOfOtherTeam(Player)
    /// A stoppage cannot have that many calls.
    case tooManyCalls(limit: Int)
    /// That many penalties are already being served or waiting, and no more can be.
    case tooManyToServe(limit: Int)
    /// The call has no penalty.
    case emptyCall
    /// The goalkeeper is already on the ice, or already off it.
    case alreadyDone
    /// An earlier play of the log has the same id, so a correction could not tell the two apart.
    case idIsTaken(Event.ID)
    /// The scorer, the assistant or the shooter is of the other team.
    case creditedPlayerOfOtherTeam(Player)
    /// The scorer is also credited with an assist.
    case scorerAssists(Player)
    /// The player is credited with two assists on one goal.
    case assistsTwice(Player)
    /// The scorer or assistant is in the penalty box with time left to serve.
    case creditedPlayerSits(Player)
    /// A position comes after other plays: it must be the first.
    case positionAfterPlays
    /// A position has a score, minutes or power plays outside 0 to `limit`.
    case impossibleFigures(PerTeam<Int>, limit: Int)
    /// A position has fewer penalty minutes than the penalties that it lists.
    case tooFewMinutes(listed: PerTeam<Int>)
    /// A position has a team with fewer or more skaters than the book allows.
    case impossibleSkaters(PerTeam<Int>, from: Int, to: Int)
    /// A penalty has less than no time left, or more than its whole `length`: in a position, or on
    /// a penalty clock that is set.
    case impossibleTimeLeft(Offender, PenaltyClass, length: PlayingTime)
    /// A penalty of a position cannot be served in the stated way.
    case impossibleManner(Offender, PenaltyClass)
    /// More penalties of the team have been running than the book allows at once.
    case tooManyRun(Team, limit: Int)
    /// Two penalties of one player have been running at the same time.
    case runsTwice(Offender)
    /// A position has the player in two places on the penalty bench.
    case sitsTwice(Player)
    /// The team gets no time-out.
    case noTimeOut(Team, NoTimeOut)
    /// The team may not challenge a call.
    case noChallenge(Team, NoChallenge)
    /// The goalkeeper may not be replaced now.
    case goalkeeperStays(Player)
    /// A player who is hurt takes his substitute's place at a stoppage only (NHL 8.1).
    case waitsForStoppage(Player)
    /// The solution has no play at that index: it has `count` plays, numbered from 0.
    case noSuchPlay(count: Int)
    /// A position has all of these faults, at least two.
    case several([Reason])
  }

  /// The reasons why a team gets no time-out.
  @nonexhaustive public enum NoTimeOut: Sendable, Hashable, CaseIterable {
    /// It has used all the time-outs that the book gives it.
    case noneLeft
    /// A team has taken a time-out at this stoppage, and the book allows no other.
    case alreadyAtStoppage
    /// The team may not change its players.
    case mayNotChange
    /// The shoot-out has none.
    case inShootOut
  }

  /// The reasons why a team may not challenge a call.
  @nonexhaustive public enum NoChallenge: Sendable, Hashable, CaseIterable {
    /// The book has no challenges.
    case notInBook
    /// The team has no time-out to lose.
    case noTimeOutLeft
    /// The team has already challenged at this stoppage.
    case alreadyAtStoppage
    /// It is so late that only the officials may ask for a review.
    case tooLate
  }
}
