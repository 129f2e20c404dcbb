/// One decision: what takes effect, when, why and by which rule.
public struct Ruling: Sendable, Hashable {
  /// What takes effect.
  public var effect: Effect
  /// When it takes effect, in playing time.
  public var at: Instant
  /// The play that it was made on; for a penalty that runs out, the play before which it fell due.
  public var cause: Event.ID
  /// Who or what decides.
  public var authority: Authority

  /// Creates a ruling.
  public init(_ effect: Effect, at: Instant, cause: Event.ID, by authority: Authority) {
    self.effect = effect
    self.at = at
    self.cause = cause
    self.authority = authority
  }
}

/// Who or what decides.
public enum Authority: Sendable, Hashable {
  /// A rule of the book.
  case rule(RuleReference)
  /// What the scorer states: a whistle, a clock reset, an override.
  case scorer(reason: String?)

  /// The citation, where a rule decides.
  public var rule: RuleReference? {
    switch self {
    case .rule(let reference): reference
    case .scorer: nil
    }
  }
}

/// What a ruling changes in the game.
///
/// A `penalty` is its ``Penalty/id``, its index in ``Game/penalties``; a `seat` is its ``Seat/id``.
public enum Effect: Sendable, Hashable {
  // The bench
  /// A penalty goes on the offender's record.
  case assessed(Penalty)
  /// Somebody takes a seat on the penalty bench that costs his team a skater.
  case seated(Seat)
  /// A penalty is to be served on the clock in a seat, behind those already there.
  case placed(penalty: Int, seat: Int)
  /// Somebody sits for the offender; in place of the one who sat in `seat`, where that is given.
  case serves(Occupant, for: Offender, seat: Int?)
  /// A penalty begins to run on the clock.
  case starts(penalty: Int, until: Instant)
  /// Off-clock time begins; the player leaves at a stoppage after it.
  case sits(penalty: Int, until: Instant)
  /// A penalty waits for one of the two being served to end.
  case waits(penalty: Int)
  /// A penalty is over.
  case ends(penalty: Int, Penalty.Ending)
  /// The seat's time is up, but its occupant may not go on the ice yet.
  case expires(seat: Int)
  /// Off-clock time is up: the player leaves at the next stoppage.
  case mayLeave(Occupant)
  /// Somebody goes back on the ice.
  case returns(Occupant, seat: Int?)
  /// Set off against the other team's: off the clock.
  case cancelled(penalty: Int)
  /// What a minor leaves of a major late in the game: this long, and no goal ends it.
  case reduced(penalty: Int, to: PlayingTime)
  /// A penalty stands still with so much left.
  case frozen(penalty: Int, remaining: PlayingTime)
  /// A player left the penalty bench before his time.
  case leftBox(Player, fault: Fault)
  /// He sits again.
  case backInBox(Player)
  /// Put back on the clock, as if it had never ended.
  case reinstated(penalty: Int, until: Instant)
  /// The offender is out of the game.
  case ejected(Offender)
  /// An offender who was out of the game is not any more: what put him out was taken back.
  case readmitted(Offender)
  /// A seat belongs to a pair played four-on-four from now on, or does so no longer.
  case paired(seat: Int, Bool)
  /// The penalty has given the other team an advantage: a power play counts.
  case powerPlay(penalty: Int)

  // Calls
  /// A call was made at this stoppage.
  case called(PendingCall)
  /// What was called in the stoppage so far is settled.
  case settled
  /// The arm is up for a call.
  case signalled(PendingCall)
  /// The signalled call is assessed, or is over with the goal.
  case signalDown(PendingCall)
  /// A call is taken back before it was settled.
  case callVoided(Event.ID)
  /// A penalty of the call is not imposed.
  case notAssessed(Offender, PenaltyClass, call: Event.ID)
  /// A penalty shot is awarded.
  case penaltyShot(PendingShot)
  /// The shot was taken, or is not taken any more.
  case penaltyShotOver(PendingShot)
  /// Where the book leaves it to a captain: the candidates, and those assumed or named.
  case choice(Team, candidates: [Offender], taken: [Offender], assumed: Bool)
  /// A captain has named players.
  case choiceRecorded(Team, [Player])

  // Play and clock
  /// Play is stopped.
  case playStops
  /// The puck is dropped.
  case playResumes(period: Int)
  /// The skaters that the penalties leave each team, without extra attackers.
  /// `lift` is what both were given in overtime so that neither fell below the minimum.
  case manpower(PerTeam<Int>, lift: Int)
  /// A goalkeeper leaves the ice or is back.
  case goalkeeper(Team, onIce: Bool)
  /// The officials set the clock.
  case clockSet(GameTime)
  /// A lead makes the clock run without stops, with lengths of its own; nil: it stops at whistles again.
  case runningTime(RunningTime?)
  /// A penalty that began after the time to which the clock was set back has not begun.
  case unstarted(penalty: Int)
  /// The game is over.
  case gameEnds

  // Scoring
  /// A goal counts.
  case scored(ScoredGoal)
  /// What the book says about a goal is ruled again: it ended, or washed out, another penalty.
  case rescored(ScoredGoal)
  /// A goal does not count.
  case goalDisallowed(Event.ID)
  /// An attempt in the shoot-out.
  case shootOutAttempt(Shot)
  /// A team has won in overtime or the shoot-out.
  case won(Team)
}

/// A goal with what the book says about it.
public struct ScoredGoal: Sendable, Hashable {
  /// The play that scored it.
  public var call: Event.ID
  /// The goal as the log has it.
  public var goal: Goal
  /// When it was scored.
  public var time: GameTime
  /// The scoring team's manpower against the other's.
  public var manpower: Manpower
  /// Whether it was scored on a penalty shot.
  public var penaltyShot: Bool
  /// The penalty that it ended, if it ended one, and when that would have run out.
  public var ended: EndedPenalty?
  /// The signalled calls of which it left a penalty unassessed.
  public var washed: [PendingCall] = []

  /// A penalty that a goal ended.
  public struct EndedPenalty: Sendable, Hashable {
    /// The penalty.
    public var penalty: Int
    /// When it would have run out.
    public var until: Instant
  }

  /// Whose advantage a goal was scored under.
  public enum Manpower: UInt8, Sendable, Hashable, CaseIterable {
    /// The teams were even.
    case even
    /// The scoring team had more skaters.
    case powerPlay
    /// The scoring team had fewer skaters.
    case shortHanded
  }
}

/// A call that is not settled yet.
public struct PendingCall: Sendable, Hashable {
  /// The play that called it.
  public var id: Event.ID
  /// The call.
  public var call: Call

  /// Creates the call of a play.
  public init(id: Event.ID, call: Call) {
    self.id = id
    self.call = call
  }
}
