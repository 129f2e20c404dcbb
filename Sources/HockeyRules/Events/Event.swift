/// One fact that the scorekeeper recorded: a play and when it happened.
public struct Event: Sendable, Hashable, Identifiable {
  /// The id of the play in its log; no two plays of a log have the same id.
  public var id: ID
  /// The reading of the clock; in the shoot-out no time has elapsed.
  public var time: GameTime
  /// The play.
  public var play: Play

  /// Creates an event.
  @inlinable
  public init(id: ID, time: GameTime, play: Play) {
    self.id = id
    self.time = time
    self.play = play
  }

  /// A play's id in its log: the source's number, or a label that the scorer gave it.
  public enum ID: Sendable, Hashable {
    /// The source's number for the play, or the number of its line.
    case number(Int)
    /// A label that the scorer gave the play.
    case label(String)
  }
}

extension Event {
  /// The reading of the clock after the play: its own time, unless the play sets the clock.
  package var timeAfter: GameTime {
    if case .correction(.clock(let set, _)) = play { set } else { time }
  }
}

extension Event.ID: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// The number that the source gives a play: `3` is `.number(3)`.
  public init(integerLiteral number: Int) { self = .number(number) }

  /// The label that the scorer gave a play, without its `@`: `"x"` is `.label("x")`.
  public init(stringLiteral label: String) { self = .label(label) }
}

/// A play.
///
/// Large payloads are indirect, because most plays of a game have none.
@nonexhaustive public enum Play: Sendable, Hashable {
  /// The log begins here, in the middle of a game; this is the first play of the log.
  indirect case position(GamePosition)
  /// A period begins.
  case periodStart
  /// A period ends.
  case periodEnd
  /// The game ends.
  case gameEnd
  /// A team cannot or will not play on; in the shoot-out, it declines to take part. The reason is one
  /// hyphenated word, if the log has one.
  indirect case forfeit(Team, reason: String? = nil)
  /// Play is stopped. The reason is one hyphenated word, if the log has one; the team is the one
  /// that iced or froze the puck, or was off-side.
  case whistle(reason: String? = nil, by: Team? = nil)
  /// The puck is dropped.
  case faceOff
  /// A team takes its time-out. A time-out implies its whistle.
  case timeOut(Team)
  /// A team asks for a review. If it fails, the team-mate named sits for the penalty that follows. A
  /// challenge implies its whistle.
  indirect case challenge(Team, ChallengeResult, server: Player? = nil)
  /// A team may not change its players at this stoppage, as after its icing. The reason is one
  /// hyphenated word, if the log has one. The play implies its whistle.
  indirect case noChange(Team, reason: String? = nil)
  /// At this stoppage, attackers of a team have come in deep to a gathering, which moves the
  /// face-off. The play implies its whistle.
  case deep(Team)
  /// A player is hurt and has to leave the ice. An injury implies its whistle.
  indirect case injured(Player)
  /// A goalkeeper takes his place in the net.
  indirect case inGoal(Player)
  /// A penalty called at a stoppage. A penalty implies its whistle.
  indirect case penalty(Call)
  /// A referee raises his arm, and play goes on until the offending team has the puck.
  indirect case signal(Call)
  /// A goal in play. A goal implies its whistle.
  indirect case goal(Goal)
  /// A penalty shot is taken.
  indirect case penaltyShot(Shot)
  /// An attempt in the shoot-out.
  indirect case shootOut(Shot)
  /// A goalkeeper leaves for an extra attacker.
  case goalkeeperOff(Team)
  /// A goalkeeper is back.
  case goalkeeperOn(Team)
  /// A player leaves the penalty bench too early; the reason is the scorer's, if he gives one.
  indirect case leftBox(Player, fault: Fault, reason: String? = nil)
  /// A player who left too early, or for whom a team-mate sits, sits down himself.
  indirect case backInBox(Player)
  /// A player who left the penalty bench too early has left the ice again.
  indirect case leftIce(Player)
  /// A player takes the seat of a team-mate who is out of the game, after the stoppage of the call.
  indirect case servesFor(Player, offender: Player)
  /// A statement of the scorer that overrides what the rules would infer.
  indirect case correction(Correction)
  /// A captain makes the choice that the book leaves to him, by naming players; a bench minor is
  /// named by its server or as the bench. The reason is the scorer's, if he gives one.
  indirect case captainChoice(Team, [Offender], reason: String? = nil)
  /// Any other play, without effect on clock, penalties or score, under its source's name.
  case other(String)
}

/// The person at fault when a player leaves the penalty bench too early.
public enum Fault: Sendable, Hashable, CaseIterable {
  /// The player himself.
  case player
  /// The timekeeper.
  case timekeeper
}

/// The result of a team's challenge.
@nonexhaustive public enum ChallengeResult: Sendable, Hashable, CaseIterable {
  /// The call on the ice is overturned.
  case upheld
  /// The call on the ice stands.
  case failed
  /// The call could not be reviewed, for example because the video failed.
  case notReviewed
}

/// A penalty call: the penalties that one offender gets for one act.
public struct Call: Sendable, Hashable {
  /// The offender charged.
  public var offender: Offender
  /// The penalties in the order they were announced: a double minor is two minors.
  public var penalties: [PenaltyClass]
  /// Whether the foul gives the other team a penalty shot.
  public var penaltyShot: Bool
  /// The infraction, if the log gives it.
  public var infraction: Infraction?
  /// The team-mate who sits, if the log names him.
  public var server: Player?
  /// Whether the log says that nobody sits yet for an offender who is out of the game.
  public var nobodySits: Bool

  /// Creates a call.
  public init(
    offender: Offender, penalties: [PenaltyClass], penaltyShot: Bool = false,
    infraction: Infraction? = nil, server: Player? = nil, nobodySits: Bool = false
  ) {
    self.offender = offender
    self.penalties = penalties
    self.penaltyShot = penaltyShot
    self.infraction = infraction
    self.server = server
    self.nobodySits = nobodySits
  }
}

/// A goal as logged.
public struct Goal: Sendable, Hashable {
  /// The team that scored.
  public var team: Team
  /// The scorer, if the log names him.
  public var scorer: Player?
  /// The players who assisted, in the log's order; empty if there were none or the log names none.
  public var assists: [Player]
  /// Whether the other team put the puck into its own net.
  public var ownGoal: Bool
  /// Whether the officials awarded the goal.
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
  /// The shooter, if the log names him.
  public var shooter: Player?
  /// The result.
  public var result: ShotResult
  /// Whether the log has the foul for which the shot was awarded; some feeds leave it out.
  public var foulOnRecord: Bool

  /// Creates a shot.
  public init(
    team: Team, shooter: Player? = nil, result: ShotResult, foulOnRecord: Bool = true
  ) {
    self.team = team
    self.shooter = shooter
    self.result = result
    self.foulOnRecord = foulOnRecord
  }

  /// Creates a shot that was taken and counts.
  public init(team: Team, shooter: Player? = nil, scored: Bool, foulOnRecord: Bool = true) {
    self.init(
      team: team, shooter: shooter, result: scored ? .scored : .missed,
      foulOnRecord: foulOnRecord)
  }

  /// Whether the shot was a goal.
  public var scored: Bool { result == .scored }
}

/// The result of a penalty shot, or of an attempt in the shoot-out.
@nonexhaustive public enum ShotResult: Sendable, Hashable, CaseIterable {
  /// It went in.
  case scored
  /// The puck did not go in.
  case missed
  /// The team has lost its shot: it was not taken, or does not count.
  case lost
  /// The shot does not count, and is taken again.
  case again
}

/// A statement of the scorer that overrides what the rules would infer.
///
/// Each names a play or player, and gives a reason. The solver follows it, and the answers name the
/// scorer as the authority.
@nonexhaustive public enum Correction: Sendable, Hashable {
  /// The call was wrong and is taken back.
  case void(Event.ID, reason: String)
  /// The call should have been as in the amendment.
  indirect case amend(Event.ID, Amendment, reason: String)
  /// The goal does not count.
  case goalDisallowed(Event.ID, reason: String)
  /// The officials let the player out.
  case release(Player, reason: String)
  /// The officials set the penalty clock of a player or of a bench minor to this time, even if the
  /// penalty has run out by the game clock.
  case penaltyClock(Offender, PlayingTime, reason: String)
  /// The officials set the clock to another time of the same period.
  case clock(GameTime, reason: String)
}

extension Correction {
  /// The call should have been for these penalties, and for `infraction` unless that is `nil`.
  public static func amend(
    _ call: Event.ID, _ penalties: [PenaltyClass], infraction: Infraction? = nil, reason: String
  ) -> Correction {
    .amend(call, Amendment(penalties, infraction: infraction), reason: reason)
  }
}

/// The call that should have been made.
public struct Amendment: Sendable, Hashable {
  /// The right offender, a player of the same team, or `nil` if the log had the right one.
  public var offender: Offender?
  /// The penalties in the order in which they would have been announced.
  public var penalties: [PenaltyClass]
  /// Whether the foul gives the other team a penalty shot.
  public var penaltyShot: Bool
  /// The infraction, or `nil` if the logged infraction was right.
  public var infraction: Infraction?
  /// The team-mate who sits from now on, if the log names him.
  public var server: Player?

  /// Creates an amendment to `penalties`.
  public init(
    _ penalties: [PenaltyClass], penaltyShot: Bool = false, infraction: Infraction? = nil,
    offender: Offender? = nil, server: Player? = nil
  ) {
    (self.penalties, self.penaltyShot) = (penalties, penaltyShot)
    (self.infraction, self.offender, self.server) = (infraction, offender, server)
  }
}
