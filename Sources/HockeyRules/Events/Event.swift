/// One fact that the scorekeeper wrote down: a play and when it happened.
public struct Event: Sendable, Hashable {
  /// What the log calls this play; no two plays of a log have one name.
  public var id: ID
  /// What the clock read; in the shoot-out no time has elapsed.
  public var time: GameTime
  /// What happened.
  public var play: Play

  /// Creates a fact.
  public init(id: ID, time: GameTime, play: Play) {
    self.id = id
    self.time = time
    self.play = play
  }

  /// A play's name in its log: the source's number, or a label that the scorer gave it.
  public enum ID: Sendable, Hashable {
    /// The number that the source, or its line, has.
    case number(Int)
    /// A label that the scorer gave it.
    case label(String)
  }
}

/// What happened.
public enum Play: Sendable, Hashable {
  /// A period begins.
  case periodStart
  /// A period ends.
  case periodEnd
  /// The game ends.
  case gameEnd
  /// Play is stopped; the reason is one hyphenated word, where the log has one.
  case whistle(reason: String?)
  /// The puck is dropped.
  case faceOff
  /// A penalty called at a stoppage. A penalty implies its whistle.
  case penalty(Call)
  /// The arm goes up and play goes on until the offending team has the puck.
  case signal(Call)
  /// A goal in play. A goal implies its whistle.
  case goal(Goal)
  /// A penalty shot is taken.
  case penaltyShot(Shot)
  /// An attempt in the shoot-out.
  case shootOut(Shot)
  /// A goalkeeper leaves for an extra attacker.
  case goalkeeperOff(Team)
  /// A goalkeeper is back.
  case goalkeeperOn(Team)
  /// The player left the penalty bench before his time; the reason is the scorer's, where he gives one.
  case leftBox(Player, fault: Fault, reason: String? = nil)
  /// The player who left too early sits again.
  case backInBox(Player)
  /// What the scorer states against what the rules would infer.
  case correction(Correction)
  /// The captain names players where the book leaves it to him; the reason is the scorer's, where he gives
  /// one.
  case captainChoice(Team, [Player], reason: String? = nil)
  /// A play that concerns neither clock, penalties nor scoring, under its source's name.
  case other(String)
}

/// Whose fault it was that a player left the penalty bench too early.
public enum Fault: Sendable, Hashable, CaseIterable {
  /// His own.
  case player
  /// The timekeeper's.
  case timekeeper
}

/// A penalty call: what one offender gets for one thing that he did.
public struct Call: Sendable, Hashable {
  /// Who is charged.
  public var offender: Offender
  /// The penalties in the order they were announced: a double minor is two minors.
  public var penalties: [PenaltyClass]
  /// Whether the foul gives the other team a penalty shot.
  public var penaltyShot: Bool
  /// What for, where the log tells.
  public var infraction: Infraction?
  /// The team-mate who sits, where the log names him.
  public var server: Player?

  /// Creates a call.
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
  /// The team that scored.
  public var team: Team
  /// Who scored, where the log tells.
  public var scorer: Player?
  /// Who assisted, in the order in which the log names them; empty where nobody did or the log is silent.
  public var assists: [Player]
  /// Whether the other team put the puck into its own net.
  public var ownGoal: Bool
  /// Whether the officials awarded it.
  public var awarded: Bool
  /// Whether the other team's goalkeeper was off.
  public var emptyNet: Bool

  /// Creates a goal.
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
  /// The team that shoots.
  public var team: Team
  /// Who shoots, where the log tells.
  public var shooter: Player?
  /// Whether it went in.
  public var scored: Bool
  /// Whether the log has the foul that the shot was awarded for; some feeds leave it out.
  public var foulOnRecord: Bool

  /// Creates a shot.
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
  /// The call was wrong: it is taken back.
  case void(Event.ID, reason: String)
  /// The call should have been this.
  case amend(Event.ID, [PenaltyClass], reason: String)
  /// The goal does not count.
  case goalDisallowed(Event.ID, reason: String)
  /// The officials let the player out.
  case release(Player, reason: String)
  /// The officials set the clock to another time of the same period.
  case clock(GameTime, reason: String)
}
