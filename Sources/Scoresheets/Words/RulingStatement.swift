public import HockeyRules

/// A statement about a ruling or the game in the words of a case file: one line of the two tables
/// in `Cases/README.md`.
@nonexhaustive public enum RulingStatement: Sendable, Hashable {
  // Effects on penalties and players: an instant that states one of them must state them all.
  /// `A6 starts, until 2:00`.
  case starts(RulingSubject, until: GameTime?)
  /// `A6 starts again, until 2:00`: put back on the clock, as if it had never ended.
  case startsAgain(RulingSubject, until: GameTime?)
  /// `A6 waits`.
  case waits(RulingSubject)
  /// `A6 ends, served`.
  case ends(RulingSubject, Penalty.Ending)
  /// `A6 ends, frozen`: it no longer runs.
  case frozen(RulingSubject)
  /// `A6 returns`.
  case returns(Occupant)
  /// `A6 not assessed`.
  case notAssessed(RulingSubject)
  /// `A6 cancelled`.
  case cancelled(RulingSubject)
  /// `A12 serves for A6`, `A6's substitute serves`.
  case serves(Occupant, for: Offender)
  /// `A6 ejected`.
  case ejected(Offender)
  /// `nothing`.
  case nothing

  // These are checked only if a case states them.
  /// `5v4`.
  case manpower(PerTeam<Int>)
  /// `on ice 6v4`.
  case onIce(PerTeam<Int>)
  /// `A6 sits, until 5:00`.
  case sits(RulingSubject, until: GameTime?)
  /// `score 1-0`.
  case score(PerTeam<Int>)
  /// `goal PP`, optionally followed by `EN`, `PS`, `awarded`.
  case goal(StatedGoal)
  /// `goal disallowed`.
  case goalDisallowed
  /// `penalty shot B`.
  case penaltyShot(Team)
  /// `penalty shot B lost`: it is over without having been taken.
  case penaltyShotLost(Team)
  /// `no penalty shot`.
  case noPenaltyShot
  /// `A7 shoot-out lost`: an attempt in the shoot-out, with its result.
  case attempt(Shot)
  /// `may choose A3 A5`.
  case mayChoose([Offender])
  /// `may play A6 A9`: they neither sit nor are out of the game when play resumes.
  case mayPlay([Player])
  /// `may not play A6 A9`: each of them sits or is out of the game.
  case mayNotPlay([Player])
  /// `may change A`, `may change A one`, `may not change A`: the players that a team may change at a
  /// stoppage at which it might not, once the penalties or its time-out are known.
  case change(Team, LineChange)
  /// `no point A`: it loses the point for the tie after regulation.
  case pointLost(Team)
  /// `minutes 8-6`.
  case minutes(PerTeam<Int>)
  /// `opportunities 1-0`.
  case opportunities(PerTeam<Int>)
  /// `winner A`.
  case winner(Team)

  /// Whether it belongs to the first table, of effects on penalties and players: an instant must
  /// state all of them or none.
  public var isEffect: Bool {
    switch self {
    case .starts, .startsAgain, .waits, .ends, .frozen, .returns, .notAssessed, .cancelled,
      .serves, .ejected, .nothing:
      true
    case .manpower, .onIce, .sits, .score, .goal, .goalDisallowed, .penaltyShot, .penaltyShotLost,
      .noPenaltyShot, .attempt, .mayChoose, .mayPlay, .mayNotPlay, .change, .pointLost,
      .minutes, .opportunities, .winner:
      false
    }
  }
}

/// A penalty as rulings name it: by its offender, and by its class if he has two.
public struct RulingSubject: Sendable, Hashable {
  /// The offender.
  public var offender: Offender
  /// Its class, if stated.
  public var penaltyClass: PenaltyClass?

  /// Creates a subject; without a class it means any penalty of `offender`.
  public init(_ offender: Offender, _ penaltyClass: PenaltyClass? = nil) {
    self.offender = offender
    self.penaltyClass = penaltyClass
  }
}

/// The properties of a goal that a case states.
public struct StatedGoal: Sendable, Hashable {
  /// The scoring team's manpower relative to the other's.
  public var manpower: ScoredGoal.Manpower
  /// Whether the other team's goalkeeper was off.
  public var emptyNet: Bool
  /// Whether it was scored on a penalty shot.
  public var penaltyShot: Bool
  /// Whether the officials awarded it.
  public var awarded: Bool

  /// Creates a stated goal.
  public init(
    _ manpower: ScoredGoal.Manpower, emptyNet: Bool = false, penaltyShot: Bool = false,
    awarded: Bool = false
  ) {
    self.manpower = manpower
    self.emptyNet = emptyNet
    self.penaltyShot = penaltyShot
    self.awarded = awarded
  }
}
