/// One fact that the scorekeeper wrote down: a play and when it happened.
public struct Event: Sendable, Hashable {
  /// What the log calls this play.
  public var id: ID
  public var time: GameTime
  public var play: Play

  public init(id: ID, time: GameTime, play: Play) {
    self.id = id
    self.time = time
    self.play = play
  }

  /// A play's name in its log: the source's number, or a label that the scorer gave it.
  public enum ID: Sendable, Hashable {
    case number(Int)
    case label(String)
  }
}

/// What happened.
public enum Play: Sendable, Hashable {
  case periodStart
  case periodEnd
  case gameEnd
  /// Play is stopped; the reason is one hyphenated word, where the log has one.
  case whistle(reason: String?)
  case faceOff
  /// A penalty called at a stoppage. A penalty implies its whistle.
  case penalty(Call)
  /// The arm goes up and play goes on until the offending team has the puck.
  case signal(Call)
  /// A goal in play. A goal implies its whistle.
  case goal(Goal)
  case penaltyShot(Shot)
  case shootOut(Shot)
  case goalkeeperOff(Team)
  case goalkeeperOn(Team)
  /// The player left the penalty bench before his time.
  case leftBox(Player, fault: Fault)
  /// The player who left too early sits again.
  case backInBox(Player)
  case correction(Correction)
  /// The captain names players where the book leaves it to him.
  case captainChoice(Team, [Player])
  /// A play that concerns neither clock, penalties nor scoring, under its source's name.
  case other(String)
}

/// Whose fault it was that a player left the penalty bench too early.
public enum Fault: Sendable, Hashable, CaseIterable {
  case player
  case timekeeper
}

/// A penalty call: what one offender gets for one thing that he did.
public struct Call: Sendable, Hashable {
  public var offender: Offender
  /// The penalties in the order they were announced: a double minor is two minors.
  public var penalties: [PenaltyClass]
  /// Whether the foul gives the other team a penalty shot.
  public var penaltyShot: Bool
  public var infraction: Infraction?
  /// The team-mate who sits, where the log names him.
  public var server: Player?

  public init(
    offender: Offender, penalties: [PenaltyClass], penaltyShot: Bool = false,
    infraction: Infraction? = nil, server: Player? = nil
  ) {
    self.offender = offender
    self.penalties = penalties
    self.penaltyShot = penaltyShot
    self.infraction = infraction
    self.server = server
  }
}

/// A goal as the log has it.
public struct Goal: Sendable, Hashable {
  public var team: Team
  public var scorer: Player?
  public var assists: [Player]
  /// The other team put the puck into its own net.
  public var ownGoal: Bool
  /// The officials awarded it.
  public var awarded: Bool
  /// The other team's goalkeeper was off.
  public var emptyNet: Bool

  public init(
    team: Team, scorer: Player? = nil, assists: [Player] = [], ownGoal: Bool = false,
    awarded: Bool = false, emptyNet: Bool = false
  ) {
    self.team = team
    self.scorer = scorer
    self.assists = assists
    self.ownGoal = ownGoal
    self.awarded = awarded
    self.emptyNet = emptyNet
  }
}

/// A penalty shot, or an attempt in the shoot-out.
public struct Shot: Sendable, Hashable {
  public var team: Team
  public var shooter: Player?
  public var scored: Bool
  /// Whether the log has the foul that the shot was awarded for; some feeds leave it out.
  public var foulOnRecord: Bool

  public init(team: Team, shooter: Player? = nil, scored: Bool, foulOnRecord: Bool = true) {
    self.team = team
    self.shooter = shooter
    self.scored = scored
    self.foulOnRecord = foulOnRecord
  }
}

/// What the scorer states against what the rules would infer.
///
/// Each names the play or player it concerns and a reason; it is obeyed, and shown as the scorer's.
public enum Correction: Sendable, Hashable {
  case void(Event.ID, reason: String)
  case amend(Event.ID, [PenaltyClass], reason: String)
  case goalDisallowed(Event.ID, reason: String)
  case release(Player, reason: String)
  /// The officials set the clock to another time of the same period.
  case clock(GameTime, reason: String)
}
