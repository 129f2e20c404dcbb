/// A game in progress: what the rulings so far, played in order, leave behind.
///
/// A game changes only by rulings (``apply(_:)``) and by the clock readings of the plays. It holds no rule.
public struct Game: Sendable, Hashable {
  /// Which overtime the game has.
  public let kind: GameKind
  /// When each period lies in playing time.
  public let schedule: Schedule

  /// The last reading of the clock.
  public internal(set) var clock = GameTime.start
  /// The period that was last played in.
  public internal(set) var period = 1
  /// All penalties called so far, in the order they were called.
  public internal(set) var penalties: [Penalty] = []
  /// All seats taken on the penalty bench so far that cost a skater, in the order they were taken.
  public internal(set) var seats: [Seat] = []
  /// The skaters that penalties leave each team, extra attackers left out.
  public internal(set) var manpower: PerTeam<Int>
  /// The skaters that both teams were given beyond what penalties leave, so that neither fell below the
  /// minimum: in overtime at reduced strength only, as of the last face-off.
  public internal(set) var lift = 0
  /// Whether each team's goalkeeper is on the ice.
  public internal(set) var goalkeepers = PerTeam(both: true)
  /// The stoppage that is on; nil while play is on.
  public internal(set) var stoppage: Stoppage?
  /// The calls for which an arm is up.
  public internal(set) var signals: [PendingCall] = []
  /// Those whose time off the clock, or whose seat, is up, and who leave at the next stoppage.
  public internal(set) var leaving: [Leaving] = []
  /// The players who left the penalty bench before their time and are not back.
  public internal(set) var illegal: [Player] = []
  /// The lengths in force while a lead makes the clock run; nil while it does not.
  public internal(set) var runningTime: RunningTime?
  /// Those whose fouls gave the other team a penalty shot.
  var foulsForShots: [Offender] = []
  /// Those put out of the game, each with who or what put him out.
  public internal(set) var ejections: [Ejection] = []
  /// The goals that count and the penalty-shot goals, in order.
  public internal(set) var goals: [ScoredGoal] = []
  /// The attempts of the shoot-out, in order.
  public internal(set) var attempts: [Shot] = []
  /// The power plays that each team has had, as the book counts opportunities.
  public internal(set) var powerPlays = PerTeam(both: 0)
  /// The team that won the shoot-out.
  public internal(set) var shootOutWinner: Team?
  /// Whether a goal in sudden-victory overtime has decided the game.
  public internal(set) var isDecided = false
  /// The players who are known to be goalkeepers.
  public let goalkeepersByName: Set<Player>
  /// By whose word each penalty stands where it does, by its place among `penalties`.
  var grounds: [Grounds] = []
  /// By whose word `manpower` is what it is; nil before anything has changed it.
  var manpowerGround: Authority?
  /// What was left to captains since the last face-off and not settled for good: until the next one, or until
  /// the stoppage's calls are settled, a captain may still name another.
  public internal(set) var choices: [CaptainsChoice] = []
  /// Whether the game is over.
  public internal(set) var isOver = false

  /// A game of `kind` under `book`, before the opening face-off.
  ///
  /// Its periods are as long as `schedule` says, or as the book's where that is nil; `goalkeepers` are
  /// the players known to be such beyond what the calls will say.
  public init(
    under book: Rulebook, kind: GameKind = .regular, schedule: Schedule? = nil,
    goalkeepers: Set<Player> = []
  ) {
    self.kind = kind
    goalkeepersByName = goalkeepers
    self.schedule = schedule ?? book.schedule(for: kind)
    manpower = PerTeam(both: book.play.skaters.value)
  }

  /// The point of playing time of the last reading of the clock.
  public var now: Instant { schedule.instant(of: clock) }
}

/// Which overtime a game has.
public enum GameKind: String, Sendable, Hashable, CaseIterable {
  /// A game of the regular season.
  case regular
  /// A play-off game.
  case playOffs = "play-offs"
}

/// A stoppage of play: what was called in it waits for the face-off to be settled together.
public struct Stoppage: Sendable, Hashable {
  /// When play stopped.
  public var at: Instant
  /// Whether the officials set the clock: what is logged then may have come before the calls.
  public var clockWasSet = false
  /// The calls made so far, in order.
  public var calls: [PendingCall] = []
  /// The penalty shots awarded and not taken yet.
  public var shots: [PendingShot] = []
  /// The players that captains named.
  public var choices = PerTeam<[Player]>(both: [])
}

/// A penalty shot that was awarded.
public struct PendingShot: Sendable, Hashable {
  /// The team that shoots.
  public var team: Team
  /// The foul that it was awarded for.
  public var foul: PendingCall
}

/// Somebody whose time is up but who is still on the penalty bench.
public struct Leaving: Sendable, Hashable {
  /// Who sits.
  public var occupant: Occupant
  /// His seat, if he cost his team a skater.
  public var seat: Int?
  /// When his time was up.
  public var since: Instant
  /// Who or what says that he may leave, and when.
  public var authority: Authority
}
