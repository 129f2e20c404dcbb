/// A game in progress: the result of the rulings so far, applied in order.
///
/// A game changes only by rulings (``apply(_:)``) and by the clock readings of the plays. It
/// contains no rules.
public struct Game: Sendable, Hashable {
  /// The book under which the game is played.
  public let book: Rulebook
  /// The facts known about the game before its first play.
  public var setup: GameSetup { boxedSetup.wrappedValue }
  private let boxedSetup: Boxed<GameSetup>
  /// The lengths of the periods, which give the playing time at which each begins.
  public let schedule: Schedule
  /// Whether a play has been taken.
  private(set) var hasBegun = false
  /// The last reading of the clock.
  public private(set) var clock = GameTime.start
  /// The period in which play last resumed.
  public internal(set) var period = 1
  var bench = PenaltyBench()
  /// The skaters that penalties leave each team.
  var strength: Strength
  /// The time-outs, challenges, goalkeepers and injuries of each team.
  @Boxed var teams = PerTeam(both: TeamRecord())
  /// The goals, the attempts of the shoot-out, and the power plays.
  @Boxed var record = ScoreRecord()
  /// Whether each team's goalkeeper is on the ice.
  public internal(set) var goalkeepers = PerTeam(both: true)
  /// The current stoppage, or `nil` while play is on.
  public internal(set) var stoppage: Stoppage?
  /// The beginning of the current stoppage, or `nil` while play is on.
  ///
  /// Unlike reading `stoppage`, reading this at each play does not copy the stoppage's lists.
  var stoppedAt: GameInstant?
  /// The calls for which a referee's arm is up.
  public internal(set) var signals: [PendingCall] = []
  /// The penalty lengths in force while a lead makes the clock run without stops, or else `nil`.
  public internal(set) var runningTime: RunningTime?
  /// The fouls that gave the other team a penalty shot, in order.
  package internal(set) var foulsForShots: [FoulForShot] = []
  /// The calls whose minor is served because the penalty shot in its place missed.
  var missedShots: [Event.ID] = []
  /// Whether the penalty shots that wait for the end of regulation have been awarded.
  var hasShotsOfTheEnd = false
  /// The choices left to captains since the last face-off.
  ///
  /// Until the next face-off, or until the stoppage's calls are settled, a captain may still name
  /// other players.
  public internal(set) var choices: [CaptainsChoice] = []
  /// The calls of the players whom a captain has named at the call to return first.
  var namedFirst: [Event.ID] = []
  /// Whether the game is over.
  public internal(set) var isOver = false
  /// The plays so far, as corrected; a correction has the referee hear them again.
  var transcript = Transcript()

  /// Creates a game under `book`, before the opening face-off.
  public init(under book: Rulebook, setup: GameSetup = GameSetup()) {
    self.book = book
    boxedSetup = Boxed(wrappedValue: setup)
    var schedule = setup.schedule ?? book.schedule(for: setup.kind)
    schedule.regulationPeriods = min(max(0, schedule.regulationPeriods), Schedule.lastPeriod)
    self.schedule = schedule
    strength = Strength(PerTeam(both: book.play.skaters.value))
  }

  /// The kind of game, which decides its overtime.
  public var kind: GameKind { setup.kind }

  /// The playing time at the last reading of the clock.
  public var now: GameInstant { schedule.instant(of: clock) }

  /// Whether play is stopped.
  package var isStopped: Bool { if case .some = stoppedAt { true } else { false } }

  /// Reads `time` off the clock.
  ///
  /// Only a setting of the clock may be logged with an earlier time than the play before it; the
  /// clock then shows what it showed there.
  mutating func read(_ time: GameTime) {
    clock = max(clock, time)
    hasBegun = true
  }

  /// Sets the clock to `time`.
  mutating func setClock(to time: GameTime) { clock = time }
}

/// A foul that gave the other team a penalty shot.
package struct FoulForShot: Sendable, Hashable {
  /// The play that called the foul.
  package var call: Event.ID
  /// The offender.
  package var offender: Offender
}

/// A stoppage of play, whose calls are settled together at the face-off.
public struct Stoppage: Sendable, Hashable {
  /// When play stopped.
  public var at: GameInstant
  /// Whether the officials set the clock at this stoppage: plays logged now may then have an
  /// earlier time than the calls.
  package var clockWasSet = false
  /// The players who were illegally on the ice when play stopped.
  var illegal: [Player] = []
  /// The goals after which play has not resumed yet.
  var goals: [Event.ID] = []
  /// The calls made so far, in order.
  public var calls: [PendingCall] = []
  /// The calls of this stoppage that had been signalled, by their plays.
  var signalled: [Event.ID] = []
  /// The penalty shots that were awarded and are still to be taken.
  package var shots: [PendingShot] = []
  /// The players whom captains have named.
  public var choices = PerTeam<[Offender]>(both: [])
  /// The teams that may not change their players.
  package var noChange: [Team] = []
  /// The teams that have taken, or lost, a time-out.
  var timeOuts: [Team] = []
  /// The challenges made.
  var challenges: [Challenge] = []
  /// The players who were hurt, and stay off the ice until play resumes.
  package var injured: [Player] = []
}

/// A penalty shot that was awarded.
public struct PendingShot: Sendable, Hashable {
  /// The team that shoots.
  public var team: Team
  /// The foul for which it was awarded.
  package var foul: PendingCall
  /// The reason for which it was awarded.
  package var ground = Ground.foul

  /// A reason to award a penalty shot.
  package enum Ground: Sendable, Hashable {
    /// The call names a shot, which replaces the minor of the foul.
    case foul
    /// The book gives a shot in place of a minor.
    case minor
    /// The book gives a shot in place of a minor, to be awarded at the end of regulation.
    case owed
    /// A shot that waited for the end of regulation, now awarded.
    case atTheEnd
    /// The shot in place of a minor brought no goal, so the minor is served.
    case missed
    /// The book gives a shot in addition to the penalty.
    case besides
  }
}
