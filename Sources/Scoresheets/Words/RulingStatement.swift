public import HockeyRules

/// A statement about a ruling or the game in the words of a case file: one line of the two tables
/// in `Cases/README.md`.
@nonexhaustive public enum RulingStatement: Sendable, Hashable {
  // Effects on penalties and players: an instant that states one of them must state them all.
  /// A statement about a penalty; `A6 sits`, which means off the board, is checked only if stated.
  case penalty(RulingSubject, PenaltyStatement)
  /// A player comes out of the penalty bench: `A6 returns`.
  case returns(Occupant)
  /// A player serves for another: `A12 serves for A6`, `A6's substitute serves`.
  case serves(Occupant, for: Offender)
  /// An offender is out of the game: `A6 ejected`.
  case ejected(Offender)
  /// The instant has no effects: `nothing`.
  case nothing

  // The statements below are checked only if a case states them.
  /// The manpower: `5v4`.
  case manpower(PerTeam<Int>)
  /// The skaters on the ice, with an extra attacker: `on ice 6v4`.
  case onIce(PerTeam<Int>)
  /// The score: `score 1-0`.
  case score(PerTeam<Int>)
  /// A goal: `goal PP`, optionally followed by `EN`, `PS`, `awarded`.
  case goal(StatedGoal)
  /// A goal does not count: `goal disallowed`.
  case goalDisallowed
  /// A penalty shot is awarded: `penalty shot B`.
  case penaltyShot(Team)
  /// A penalty shot is over without having been taken: `penalty shot B lost`.
  case penaltyShotLost(Team)
  /// No penalty shot is to be taken: `no penalty shot`.
  case noPenaltyShot
  /// An attempt in the shoot-out, with its result: `A7 shoot-out lost`.
  case attempt(Shot)
  /// The candidates of a captain's choice: `may choose A3 A5`.
  case mayChoose([Offender])
  /// Players who neither sit nor are out of the game when play resumes: `may play A6 A9`.
  case mayPlay([Player])
  /// Players who sit or are out of the game: `may not play A6 A9`.
  case mayNotPlay([Player])
  /// The players whom a team may change at a stoppage that limits changes, once the penalties or
  /// its time-out are known: `may change A`, `may change A one`, `may not change A`.
  case change(Team, LineChange)
  /// A team loses the point for the tie after regulation: `no point A`.
  case pointLost(Team)
  /// The penalty minutes: `minutes 8-6`.
  case minutes(PerTeam<Int>)
  /// The power-play opportunities: `opportunities 1-0`.
  case opportunities(PerTeam<Int>)
  /// The winner of the game: `winner A`.
  case winner(Team)
  /// The spot of the next face-off, and the team that may choose it: `face-off A's end, B chooses`.
  case faceOff(FaceOff.Spot, chosenBy: Team?)
}

/// The part of a statement about one penalty.
@nonexhaustive public enum PenaltyStatement: Sendable, Hashable {
  /// The penalty goes on the clock: `A6 starts, until 2:00`.
  case starts(until: GameTime?)
  /// The penalty is put back on the clock, as if it had never ended: `A6 starts again, until 2:00`.
  case startsAgain(until: GameTime?)
  /// The penalty is served off the board: `A6 sits, until 5:00`.
  case sits(until: GameTime?)
  /// The penalty waits for its turn: `A6 waits`.
  case waits
  /// The penalty is over: `A6 ends, served`.
  case ends(Penalty.Ending)
  /// The penalty no longer runs: `A6 ends, frozen`.
  case frozen
  /// A delayed penalty is not assessed: `A6 not assessed`.
  case notAssessed
  /// The penalty is coincidental: `A6 cancelled`.
  case cancelled
}

extension PenaltyStatement {
  /// The time in the statement, or `nil` if the statement has no time.
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

/// A penalty as rulings name it: by its offender, and by its class if he has two penalties.
public struct RulingSubject: Sendable, Hashable {
  /// The offender.
  public var offender: Offender
  /// The class of the penalty, if stated.
  public var penaltyClass: PenaltyClass?

  /// Creates a subject; without a class, it means any penalty of `offender`.
  public init(_ offender: Offender, _ penaltyClass: PenaltyClass? = nil) {
    self.offender = offender
    self.penaltyClass = penaltyClass
  }
}

/// The properties of a goal that a case states.
public struct StatedGoal: Sendable, Hashable {
  /// The scoring team's manpower relative to its opponent's.
  public var manpower: ScoredGoal.Manpower
  /// Whether the other team's goalkeeper was off.
  public var emptyNet: Bool
  /// Whether the goal was scored on a penalty shot.
  public var penaltyShot: Bool
  /// Whether the officials awarded the goal.
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
