public import HockeyRules

/// A statement about a ruling or the game in the words of a case file: one line of the two tables
/// in `Cases/README.md`.
@nonexhaustive public enum RulingStatement: Sendable, Hashable {
  // Effects on penalties and players: an instant that states one of them must state them all.
  /// What becomes of a penalty; that it is off the board, as `A6 sits`, is checked only if a case states
  /// it.
  case penalty(RulingSubject, PenaltyStatement)
  /// `A6 returns`.
  case returns(Occupant)
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
  /// `face-off A's end, B chooses`: the spot of the next face-off, and who may choose it.
  case faceOff(FaceOff.Spot, chosenBy: Team?)
}

/// What a statement says of one penalty.
@nonexhaustive public enum PenaltyStatement: Sendable, Hashable {
  /// `A6 starts, until 2:00`.
  case starts(until: GameTime?)
  /// `A6 starts again, until 2:00`: put back on the clock, as if it had never ended.
  case startsAgain(until: GameTime?)
  /// `A6 sits, until 5:00`: off the board.
  case sits(until: GameTime?)
  /// `A6 waits`.
  case waits
  /// `A6 ends, served`.
  case ends(Penalty.Ending)
  /// `A6 ends, frozen`: it no longer runs.
  case frozen
  /// `A6 not assessed`.
  case notAssessed
  /// `A6 cancelled`.
  case cancelled
}

extension PenaltyStatement {
  /// The time that it names; `nil` if it names none.
  package var until: GameTime? {
    get {
      switch self {
      case .starts(let until), .startsAgain(let until), .sits(let until): until
      case .waits, .ends, .frozen, .notAssessed, .cancelled: nil
      }
    }
    set {
      switch self {
      case .starts: self = .starts(until: newValue)
      case .startsAgain: self = .startsAgain(until: newValue)
      case .sits: self = .sits(until: newValue)
      case .waits, .ends, .frozen, .notAssessed, .cancelled: break
      }
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
