public import HockeyRules

/// A game as its log records it: a head, and the plays in order.
///
/// Every reader makes one: of sheets, of JSON lines, and of the leagues' feeds.
public struct GameLog: Sendable, Hashable {
  /// The game's id in its source, or the name of the file.
  public var id: String?
  /// The ids of the rulebooks that the log names.
  public var books: [String]
  /// Whether the log's times are elapsed or remaining.
  public var clock: ClockDirection
  /// The log's letters for the teams.
  public var letters: PerTeam<String>
  /// The teams' names in full, if the head gives them.
  public var teamNames = PerTeam<String?>(both: nil)
  /// The players' names that the head of a sheet gives.
  package var playerNames: [Player: String] = [:]
  /// The teams' colours, such as `#00205B`, if the head gives them: one or two each.
  public var colors = PerTeam<[String]?>(both: nil)
  /// The source's ids of the teams; a feed that gives them makes the log a league's record.
  public var teamIDs = PerTeam<String?>(both: nil)
  /// The kind of game, which decides its overtime.
  public var kind: GameKind
  /// The date of the game, such as `2016-04-28`.
  public var date: String?
  /// The league, if a feed or the head gives it.
  public var league: String?
  /// The year in which the season of the game began, if a feed or the head gives it.
  public var season: Int?
  /// The number of periods in regulation, and their length, if the log gives them.
  public var regulation: Regulation?
  /// The length of each overtime, if the log gives it.
  public var overtimeLength: PlayingTime?
  /// The number of players of each team who may shoot in the shoot-out, if the log gives it.
  public var shooters: PerTeam<Int>?
  /// The players whom the log marks as goalkeepers.
  public var goalkeepers: Set<Player>
  /// The players of each team, in the source's order; empty if the source does not list them.
  public var rosters: PerTeam<[RosteredPlayer]>
  /// The league's own figures for each team, if the source has them.
  public var official: PerTeam<OfficialFigures?>
  /// The source's facts about the game as a whole, if the source is a feed that gives them.
  public var result: SourceResult?
  /// The plays, in order.
  public var plays: [LoggedPlay]
  /// Whether the source never gives the captains' choices, as with a league's feed.
  ///
  /// If true, `solve` plays the choices that the league's record shows; else the plays as they are.
  public var leavesOutChoices = false
  /// Whether the game does not count, as before the season; its ``kind`` is regular.
  public var isExhibition = false
  /// Whether the log's lists contain only the players whom its plays name.
  package var listsNamedOnly = false
  /// The schedule by which the plays are timed, unless the head gives it or it is the usual one.
  var timing: Schedule?

  /// Creates a log; the defaults are those of a sheet without a head.
  public init(
    id: String? = nil, books: [String] = [], clock: ClockDirection = .elapsed,
    letters: PerTeam<String> = PerTeam(home: "A", visiting: "B"), kind: GameKind = .regular,
    date: String? = nil, league: String? = nil, season: Int? = nil,
    regulation: Regulation? = nil, overtimeLength: PlayingTime? = nil,
    shooters: PerTeam<Int>? = nil, goalkeepers: Set<Player> = [],
    rosters: PerTeam<[RosteredPlayer]> = PerTeam(both: []),
    official: PerTeam<OfficialFigures?> = PerTeam(both: nil), result: SourceResult? = nil,
    plays: [LoggedPlay] = []
  ) {
    self.id = id
    self.books = books
    self.clock = clock
    self.letters = letters
    self.kind = kind
    self.date = date
    self.league = league
    self.season = season
    self.regulation = regulation
    self.overtimeLength = overtimeLength
    self.shooters = shooters
    self.goalkeepers = goalkeepers
    self.rosters = rosters
    self.official = official
    self.result = result
    self.plays = plays
  }

  /// The facts of the plays, for `solve`.
  public var events: [Event] { plays.map { $0.event } }

  /// The schedule of this game: `standard`, except where the log's head differs.
  public func schedule(standard: Schedule) -> Schedule {
    Schedule(
      regulationPeriods: regulation?.periods ?? standard.regulationPeriods,
      regulationLength: regulation?.length ?? standard.regulationLength,
      overtimeLength: overtimeLength ?? standard.overtimeLength,
      furtherOvertimeLength: overtimeLength ?? standard.furtherOvertimeLength,
      lastLength: regulation == nil ? standard.lastLength : nil)
  }

  /// The schedule by which the plays are timed: the schedule of the book given to
  /// ``timed(under:)``, or the usual one, except where the head differs.
  public var schedule: Schedule { timing ?? schedule(standard: .standard(for: kind)) }
}

/// A regulation other than the rulebook's, such as three periods of 15:00.
public struct Regulation: Sendable, Hashable {
  /// The number of periods.
  public var periods: Int
  /// The length of each period.
  public var length: PlayingTime

  /// Creates a regulation of `periods` periods.
  public init(periods: Int, length: PlayingTime) {
    self.periods = periods
    self.length = length
  }
}

extension Schedule {
  /// Three periods of 20:00, with an overtime of 5:00, or of 20:00 in the play-offs.
  public static func standard(for kind: GameKind) -> Schedule {
    let overtime: PlayingTime =
      switch kind {
      case .regular: .minutes(5)
      case .playOffs, .final: .minutes(20)
      }
    return Schedule(
      regulationPeriods: 3, regulationLength: .minutes(20), overtimeLength: overtime)
  }
}

/// One play and its place in the log.
public struct LoggedPlay: Sendable, Hashable {
  /// The play and its time.
  public var event: Event
  /// The line of the log, from 1; 0 if the play was not read from a line.
  public var line: Int
  /// The strength that the source recorded, if any.
  public var recorded: RecordedStrength?
  /// The source's ruling on the play, if it has one.
  public var claim: SourceClaim?
  /// The skaters of each team on the ice at a goal, if the source names them.
  public var onIce: PerTeam<[Player]>?
  /// The scorer's remark after the play.
  public var remark: String?
  /// The parts of the play's time that depend on the lengths of the periods.
  public var reading: Reading = []

  /// The ways in which a log's time can depend on the lengths of the periods.
  public struct Reading: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: UInt8

    /// Creates a set of options.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The time is counted back from the end of the period.
    public static let fromEnd = Reading(rawValue: 1)
    /// The period is numbered from the first overtime: `OT`.
    public static let inOvertime = Reading(rawValue: 2)
    /// The play sets the clock to a time that is counted back from the end of the period.
    public static let setsFromEnd = Reading(rawValue: 4)
  }

  // Inlined into the feeds' readers: the call took one in thirty of their instructions.
  /// Creates a play on the log's line `line`.
  @inlinable
  public init(
    event: Event, line: Int = 0, recorded: RecordedStrength? = nil, claim: SourceClaim? = nil,
    onIce: PerTeam<[Player]>? = nil, remark: String? = nil
  ) {
    self.event = event
    self.line = line
    self.recorded = recorded
    self.claim = claim
    self.onIce = onIce
    self.remark = remark
  }
}

extension LoggedPlay {
  /// The parts of the time after the play that depend on the lengths of the periods.
  var readingAfter: Reading {
    guard case .correction(.clock) = event.play else { return reading }
    let kept = reading.intersection(.inOvertime)
    return reading.contains(.setsFromEnd) ? kept.union(.fromEnd) : kept
  }
}

/// The players on the ice, as a feed recorded them.
public struct RecordedStrength: Sendable, Hashable {
  /// The skaters, including an extra attacker.
  public var skaters: PerTeam<Int>
  /// Whether each team's goalkeeper is on the ice.
  public var goalkeepers: PerTeam<Bool>

  /// Creates a record.
  public init(skaters: PerTeam<Int>, goalkeepers: PerTeam<Bool>) {
    self.skaters = skaters
    self.goalkeepers = goalkeepers
  }
}

/// The direction in which a log counts the clock.
public enum ClockDirection: String, Sendable, Hashable, CaseIterable {
  /// Time played since the period began.
  case elapsed
  /// Time left in the period.
  case remaining
}

extension GameLog {
  /// The part of the season to which the game belongs.
  public var stage: Stage {
    get {
      switch kind {
      case .regular: isExhibition ? .exhibition : .regular
      case .playOffs: .playOffs
      case .final: .final
      }
    }
    set {
      isExhibition = newValue == .exhibition
      kind =
        switch newValue {
        case .exhibition, .regular: .regular
        case .playOffs: .playOffs
        case .final: .final
        }
    }
  }
}
