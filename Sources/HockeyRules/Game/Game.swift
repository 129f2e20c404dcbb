/// A game in progress: the result of the rulings so far, applied in order.
///
/// A game changes only by rulings (``apply(_:)``) and by the clock readings of the plays. It
/// contains no rules.
public struct Game: Sendable, Hashable {
  /// The book under which the game is played.
  public let book: Rulebook
  /// The facts known about the game before its first play.
  public let setup: GameSetup
  /// The lengths of the periods, and so where each begins in playing time.
  public let schedule: Schedule
  /// The number of skaters with which each team began.
  let fullStrength: Int

  /// Whether a play has been taken.
  private(set) var hasBegun = false
  /// The game's figures when it was joined, or `nil` if the log starts at the beginning of the
  /// game.
  public internal(set) var joining: Joining?
  /// The last reading of the clock.
  public private(set) var clock = GameTime.start
  /// The period in which play last resumed.
  public internal(set) var period = 1
  /// All penalties called so far, in the order in which they were called.
  public internal(set) var penalties: [Penalty] = []
  /// All seats taken so far, in the order in which they were taken; each cost its team a skater.
  public internal(set) var seats: [Seat] = []
  /// The penalties that are not over and are served, on the clock or off it: their indices in
  /// `penalties`, ascending.
  ///
  /// Questions at each play look only at these and at `openSeats`, which are few at any time. When
  /// they looked at all penalties so far, a play of a game of 100,000 plays took 25 times the
  /// instructions of one in a game of 1,000.
  var openPenalties: [Int] = []
  /// The penalties among `openPenalties` that run.
  var runningPenalties: [Int] = []
  /// The seats that have not been left: their indices in `seats`, ascending.
  var openSeats: [Int] = []
  /// The skaters that penalties leave each team, without extra attackers.
  public internal(set) var manpower: PerTeam<Int>
  /// The skaters that both teams have beyond what penalties leave them, so that neither falls below
  /// the minimum: in overtime at reduced strength only, as of the last face-off.
  public internal(set) var lift = 0
  /// Whether each team's goalkeeper is on the ice.
  public internal(set) var goalkeepers = PerTeam(both: true)
  /// The current stoppage, or `nil` while play is on.
  public internal(set) var stoppage: Stoppage?
  /// When the current stoppage began, as in `stoppage`, or `nil` while play is on.
  ///
  /// Reading this at each play does not copy the stoppage with its lists.
  var stoppedAt: Instant?
  /// The calls for which a referee's arm is up.
  public internal(set) var signals: [PendingCall] = []
  /// The players who have served their time and leave at the next stoppage.
  public internal(set) var leaving: [Leaving] = []
  /// The players who left the penalty bench too early and are not back.
  public internal(set) var illegal: [Player] = []
  /// The lengths in force while a lead makes the clock run, or `nil` while it does not.
  public internal(set) var runningTime: RunningTime?
  /// The fouls that gave the other team a penalty shot, in order.
  var foulsForShots: [FoulForShot] = []
  /// The ejections in force, each with its authority.
  public internal(set) var ejections: [Ejection] = []
  /// The goals that count and the penalty-shot goals, in order.
  public internal(set) var goals: [ScoredGoal] = []
  /// The places, among all calls, of those for which an arm was up at a goal and those that were
  /// amended.
  var callPlaces: [Event.ID: CallPlace] = [:]
  /// The attempts of the shoot-out, in order.
  public internal(set) var attempts: [Attempt] = []
  /// The number of power plays of each team, as the book counts opportunities.
  public internal(set) var powerPlays = PerTeam(both: 0)
  /// When the last power play against each team began, and how many began then.
  var lastPowerPlay = PerTeam<PowerPlaysBegun?>(both: nil)
  /// The event that decided the game after regulation, unless it has been taken back.
  var decision: Decision?
  /// The team for which `decision` decided the game.
  var decidedFor: Team?
  /// The authorities for the state of each penalty, by its index in `penalties`.
  var grounds: [Grounds] = []
  /// The last change of `manpower`; all changes at one instant count as one.
  var manpowerChange: ManpowerChange
  /// The authority for `manpower`, or `nil` before anything has changed it.
  var manpowerGround: Authority?
  /// The choices left to captains since the last face-off.
  ///
  /// Until the next face-off, or until the stoppage's calls are settled, a captain may still name
  /// other players.
  public internal(set) var choices: [CaptainsChoice] = []
  /// Whether the game is over.
  public internal(set) var isOver = false

  /// Creates a game under `book`, before the opening face-off.
  public init(under book: Rulebook, setup: GameSetup = GameSetup()) {
    self.book = book
    self.setup = setup
    var schedule = setup.schedule ?? book.schedule(for: setup.kind)
    schedule.regulationPeriods = min(max(0, schedule.regulationPeriods), Schedule.lastPeriod)
    self.schedule = schedule
    fullStrength = book.play.skaters.value
    manpower = PerTeam(both: fullStrength)
    manpowerChange = ManpowerChange(at: Instant(played: .zero), from: manpower)
  }

  /// The kind of game, which decides its overtime.
  public var kind: GameKind { setup.kind }

  /// The playing time at the last reading of the clock.
  public var now: Instant { schedule.instant(of: clock) }

  /// Whether play is stopped.
  var isStopped: Bool {
    switch stoppedAt {
    case .some: true
    case nil: false
    }
  }

  /// Records a reading of the clock.
  mutating func read(_ time: GameTime) {
    clock = time
    hasBegun = true
  }
}

/// The power plays that began at an instant.
struct PowerPlaysBegun: Sendable, Hashable {
  /// When they began.
  var at: Instant
  /// The number that began.
  var count: Int
}

/// A foul that gave the other team a penalty shot.
struct FoulForShot: Sendable, Hashable {
  /// The play that called it.
  var call: Event.ID
  /// The offender.
  var offender: Offender
}

/// A change of manpower.
struct ManpowerChange: Sendable, Hashable {
  /// When it changed.
  var at: Instant
  /// The manpower in force until then.
  var from: PerTeam<Int>
}

/// A stoppage of play, whose calls are settled together at the face-off.
public struct Stoppage: Sendable, Hashable {
  /// When play stopped.
  public var at: Instant
  /// Whether the officials set the clock, so that what is logged then may precede the calls.
  public var clockWasSet = false
  /// The players who were illegally on the ice when play stopped.
  var illegal: [Player] = []
  /// The goals after which play has not resumed yet.
  var goals: [Event.ID] = []
  /// The calls made so far, in order.
  public var calls: [PendingCall] = []
  /// The penalty shots that were awarded and have not been taken.
  public var shots: [PendingShot] = []
  /// The players that captains have named.
  public var choices = PerTeam<[Offender]>(both: [])
}

/// A penalty shot that was awarded.
public struct PendingShot: Sendable, Hashable {
  /// The team that shoots.
  public var team: Team
  /// The foul for which it was awarded.
  public var foul: PendingCall
}

/// An occupant of the penalty bench whose time has expired.
public struct Leaving: Sendable, Hashable {
  /// The occupant.
  public var occupant: Occupant
  /// His seat, if it cost his team a skater.
  public var seat: Seat.ID?
  /// When his time expired.
  public var since: Instant
  /// The authority for his leaving, and for its time.
  public var authority: Authority
}
