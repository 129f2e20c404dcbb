/// The change that a ruling makes to the game, by what it concerns.
@nonexhaustive public enum Effect: Sendable, Hashable {
  /// Something happens on the penalty bench.
  case bench(BenchEffect)
  /// Something happens to a call.
  case call(CallEffect)
  /// Something happens to play or the clock.
  case play(PlayEffect)
  /// Something happens to the score.
  case score(ScoreEffect)
}

extension Effect {
  /// Whether the ruling only changes the game's record, and nobody at the rink sees a change.
  public var isBookkeeping: Bool {
    switch self {
    case .bench(.assessed), .bench(.seated), .bench(.placed), .bench(.vacated), .bench(.expires),
      .bench(.mayLeave), .call(.called), .call(.settled), .call(.signalled), .call(.signalDown),
      .call(.voided), .call(.penaltyShotOver), .call(.choiceRecorded), .play(.stops),
      .play(.resumes), .play(.clockSet), .score(.joined), .score(.judgedAgain), .score(.powerPlay),
      .play(.challenged), .bench(.putRight):
      true
    case .bench, .call, .play, .score: false
    }
  }
}

/// A change on the penalty bench, or to the penalties served there.
///
/// Penalties' names contain the offender and the class, so that a ruling can be worded without
/// looking anything up.
///
/// Large payloads are indirect, here and in the other effects, because every ruling has the size of
/// the largest direct payload, and most payloads are small.
@nonexhaustive public enum BenchEffect: Sendable, Hashable {
  /// A penalty goes on the offender's record.
  indirect case assessed(Penalty)
  /// A player takes a seat on the penalty bench that costs his team a skater.
  indirect case seated(Seat)
  /// A penalty is to be served on the clock in a seat, after those already there.
  indirect case placed(penalty: Penalty.ID, seat: Seat.ID)
  /// A player sits for the offender; he replaces the player in `seat`, if that is given.
  indirect case serves(Occupant, for: Offender, seat: Seat.ID?)
  /// The seat becomes empty, because its occupant is out of the game and nobody has to replace him
  /// now. A team-mate sits later, or comes on from the bench when the penalty is over.
  indirect case vacated(seat: Seat.ID, by: Occupant)
  /// A penalty begins to run on the clock.
  case starts(penalty: Penalty.ID, until: GameInstant)
  /// Off-clock time begins; the player leaves at the first stoppage after it ends.
  case sits(penalty: Penalty.ID, until: GameInstant)
  /// A penalty waits for one of the running penalties to end.
  case waits(penalty: Penalty.ID)
  /// A penalty is over.
  case ends(penalty: Penalty.ID, Penalty.Ending)
  /// The seat's time has expired, but its occupant may not go on the ice yet.
  indirect case expires(Occupant, seat: Seat.ID)
  /// Off-clock time has expired: the player leaves at the next stoppage.
  case mayLeave(Occupant)
  /// A player goes back on the ice.
  indirect case returns(Occupant, seat: Seat.ID?)
  /// The penalty is set off against a penalty of the other team, and goes off the clock.
  case cancelled(penalty: Penalty.ID)
  /// A major is shortened to this length by the opponent's minor late in the game; no goal ends it.
  case reduced(penalty: Penalty.ID, to: PlayingTime)
  /// A penalty is interrupted with this much time left.
  case frozen(penalty: Penalty.ID, remaining: PlayingTime)
  /// A player leaves the penalty bench too early.
  indirect case leftBox(Player, fault: Fault)
  /// A player who left too early sits down again.
  case backInBox(Player)
  /// A player who left the bench too early leaves the ice again.
  case leftIce(Player)
  /// A penalty is put back on the clock as if it had run since `since`.
  indirect case reinstated(penalty: Penalty.ID, since: GameInstant, until: GameInstant)
  /// A penalty has not begun after all: the clock was set back to a time before its start.
  case unstarted(penalty: Penalty.ID)
  /// A seat becomes part of a pair played four-on-four, or stops being part of one.
  case paired(seat: Seat.ID, Bool)
  /// The offender is out of the game.
  case ejected(Offender)
  /// The offender is back in the game, because the penalty that put him out was taken back.
  case readmitted(Offender)
  /// The bench becomes what is due after a correction.
  indirect case putRight(DueBench)
}

extension BenchEffect {
  /// The penalty on record that the effect concerns, or `nil` if it concerns a seat, a player or
  /// the whole bench.
  package var penalty: Penalty.ID? {
    switch self {
    case .placed(let penalty, _), .starts(let penalty, _), .sits(let penalty, _),
      .waits(let penalty), .ends(let penalty, _), .cancelled(let penalty), .reduced(let penalty, _),
      .frozen(let penalty, _), .reinstated(let penalty, _, _), .unstarted(let penalty):
      penalty
    case .assessed, .seated, .serves, .vacated, .expires, .mayLeave, .returns, .leftBox,
      .backInBox, .leftIce, .paired, .ejected, .readmitted, .putRight:
      nil
    }
  }
}

/// A change to calls, or to the choices left to captains.
@nonexhaustive public enum CallEffect: Sendable, Hashable {
  /// A call is made at this stoppage.
  indirect case called(PendingCall)
  /// The calls of the stoppage so far are settled.
  case settled
  /// A referee raises an arm for a call.
  indirect case signalled(PendingCall)
  /// A signalled call is assessed, or a goal has ended it.
  indirect case signalDown(PendingCall)
  /// A call is taken back before it was settled.
  case voided(Event.ID)
  /// A penalty of a call is not assessed.
  indirect case notAssessed(Offender, PenaltyClass, call: Event.ID)
  /// A penalty shot is awarded.
  indirect case penaltyShot(PendingShot)
  /// A penalty shot has been taken, or will not be taken.
  indirect case penaltyShotOver(PendingShot)
  /// The book leaves a choice to a captain. The choice is stored at index `place` of
  /// ``Game/choices``: in place of an earlier choice, or at the end.
  indirect case choice(CaptainsChoice, place: Int)
  /// A captain names the players whom his choice concerns.
  indirect case choiceRecorded(Team, [Offender])
  /// A captain names the player who returns first if several penalties end together; `calls` are
  /// the player's calls.
  indirect case namedFirst(Offender, calls: [Event.ID])
}

/// A change to play or the clock.
@nonexhaustive public enum PlayEffect: Sendable, Hashable {
  /// Play is stopped.
  case stops
  /// The puck is dropped.
  case resumes(period: Int)
  /// The number of skaters that penalties leave each team, without extra attackers. In overtime,
  /// `extraSkaters` is the number added to both teams so that neither falls below the minimum.
  case manpower(PerTeam<Int>, extraSkaters: Int)
  /// A goalkeeper leaves the ice or comes back.
  case goalkeeper(Team, onIce: Bool)
  /// The officials set the clock.
  case clockSet(GameTime)
  /// A lead makes the clock run without stops, with penalty lengths of its own; if `nil`, the clock
  /// stops at whistles again.
  indirect case runningTime(RunningTime?)
  /// The game is over.
  case gameEnds
  /// A team uses up its time-out: it takes the time-out, or loses it.
  case timeOut(Team)
  /// A team challenges a call.
  indirect case challenged(Challenge)
  /// A team may not change its players at this stoppage.
  case noChange(Team)
  /// A team that may not change its players may change these after all, now that penalties or its
  /// time-out are known.
  case change(Team, LineChange)
  /// A player is hurt: he stays off the ice until play resumes.
  indirect case injured(Player)
  /// A goalkeeper takes his place in the net.
  indirect case inGoal(Player)
  /// A team's goalkeeper is back before he may be: it cannot score until the next stoppage.
  case goalkeeperTooEarly(Team)
}

/// A team's challenge.
public struct Challenge: Sendable, Hashable {
  /// The team.
  public var team: Team
  /// Its result.
  public var result: ChallengeResult
  /// The play that made the challenge, and the call that follows if the challenge costs a penalty.
  public var call: Event.ID
}

/// The players that a team under a ban on changes may change before the next face-off.
@nonexhaustive public enum LineChange: String, Sendable, Hashable, CaseIterable {
  /// None.
  case none
  /// A player who goes to the penalty bench.
  case penalised
  /// All.
  case all
}

/// A change to the score, or to the leagues' statistics.
@nonexhaustive public enum ScoreEffect: Sendable, Hashable {
  /// The game is joined in progress, with these figures.
  indirect case joined(JoinedFigures)
  /// A goal counts.
  indirect case scored(ScoredGoal)
  /// After a correction, a goal ends or replaces other penalties than it did before.
  indirect case judgedAgain(ScoredGoal)
  /// A goal does not count; if it was scored in the shoot-out, the attempt is lost.
  case disallowed(Event.ID)
  /// An attempt in the shoot-out is made.
  indirect case attempt(Attempt)
  /// A team wins in overtime, in the shoot-out, or by a lead that ends the game.
  indirect case won(Team, by: Decision)
  /// A penalty gives the other team an advantage that counts as a power play.
  case powerPlay(penalty: Penalty.ID)
  /// A team loses its point for the tie after regulation.
  case pointLost(Team)
  /// The result of a game that a team has forfeited goes on record.
  indirect case forfeited(Forfeit)
}

/// A game that a team has forfeited.
public struct Forfeit: Sendable, Hashable {
  /// The team that did not play on.
  public var team: Team
  /// The score on record.
  public var score: PerTeam<Int>
  /// The winner, or `nil` if an authority decides the outcome.
  public var winner: Team?

  /// Creates a forfeit.
  package init(team: Team, score: PerTeam<Int>, winner: Team?) {
    (self.team, self.score, self.winner) = (team, score, winner)
  }
}

/// The event that decided a game: after regulation, or a lead that ended it.
@nonexhaustive public enum Decision: Sendable, Hashable {
  /// The goal scored by this play, in overtime.
  case goal(Event.ID)
  /// A lead of this many goals, which ends the game.
  case lead(Int)
  /// The shoot-out.
  case shootOut
}
