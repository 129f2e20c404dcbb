public import HockeyRules

/// A game as its log has it: a head and the plays in order.
///
/// Every reader, of sheets, of JSON lines and of leagues' feeds, makes one of these.
public struct GameLog: Sendable, Hashable {
  /// The game's id in its source, or its file's name.
  public var id: String?
  /// The ids of the rulebooks that the log names.
  public var books: [String]
  /// How the log reads times.
  public var clock: ClockDirection
  /// What the log calls the teams.
  public var letters: PerTeam<String>
  /// Which overtime the game has.
  public var kind: GameKind
  /// The day it was played, as `2016-04-28`.
  public var date: String?
  /// The league, where a feed or the head tells.
  public var league: String?
  /// The year in which its season began, where a feed or the head tells.
  public var season: Int?
  /// How many periods regulation has and how long they are, where the log says so.
  public var regulation: Regulation?
  /// The length of each overtime, where the log says so.
  public var overtimeLength: PlayingTime?
  /// The players that the log marks as goalkeepers.
  public var goalkeepers: Set<Player>
  /// The league's own figures of each team, where the source tells them.
  public var official: PerTeam<OfficialFigures?>
  /// The plays, in order.
  public var plays: [LoggedPlay]

  /// Creates a log; what is left out is as a sheet without a head has it.
  public init(
    id: String? = nil, books: [String] = [], clock: ClockDirection = .elapsed,
    letters: PerTeam<String> = PerTeam(home: "A", visiting: "B"), kind: GameKind = .regular,
    date: String? = nil, league: String? = nil, season: Int? = nil,
    regulation: Regulation? = nil, overtimeLength: PlayingTime? = nil,
    goalkeepers: Set<Player> = [],
    official: PerTeam<OfficialFigures?> = PerTeam(both: nil), plays: [LoggedPlay] = []
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
    self.goalkeepers = goalkeepers
    self.official = official
    self.plays = plays
  }

  /// The plays' facts alone, as `solve` takes them.
  public var events: [Event] { plays.map(\.event) }

  /// Whether the source tells the league's own figures of a team.
  public var hasOfficialFigures: Bool { official.home != nil || official.visiting != nil }

  /// The schedule that this game is played to: `standard`, or what the log says instead.
  public func schedule(standard: Schedule) -> Schedule {
    Schedule(
      regulationPeriods: regulation?.periods ?? standard.regulationPeriods,
      regulationLength: regulation?.length ?? standard.regulationLength,
      overtimeLength: overtimeLength ?? standard.overtimeLength,
      furtherOvertimeLength: overtimeLength ?? standard.furtherOvertimeLength)
  }
}

/// A regulation other than the rulebook's: three periods of 15:00, say.
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
  /// Three periods of 20:00, with an overtime of 5:00, in play-offs of 20:00.
  public static func standard(for kind: GameKind) -> Schedule {
    let overtime: PlayingTime =
      switch kind {
      case .regular: .minutes(5)
      case .playOffs: .minutes(20)
      }
    return Schedule(
      regulationPeriods: 3, regulationLength: .minutes(20), overtimeLength: overtime)
  }
}

/// One play and where its log has it.
public struct LoggedPlay: Sendable, Hashable {
  /// What happened, and when.
  public var event: Event
  /// The line of the log, from 1.
  public var line: Int
  /// What the source itself says the strength is, where it says so.
  public var recorded: RecordedStrength?
  /// What the source itself makes of the play, where it says so.
  public var claim: SourceClaim?
  /// The skaters of each team on the ice at a goal, where the source names them.
  public var onIce: PerTeam<[Player]>?
  /// A remark of the scorer behind the play.
  public var remark: String?

  /// Creates a play of the log's line `line`.
  public init(
    event: Event, line: Int, recorded: RecordedStrength? = nil, claim: SourceClaim? = nil,
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

/// The players on the ice as a feed records them.
public struct RecordedStrength: Sendable, Hashable {
  /// The skaters, an extra attacker counted.
  public var skaters: PerTeam<Int>
  /// Whether each team's goalkeeper is on the ice.
  public var goalkeepers: PerTeam<Bool>

  /// Creates a record.
  public init(skaters: PerTeam<Int>, goalkeepers: PerTeam<Bool>) {
    self.skaters = skaters
    self.goalkeepers = goalkeepers
  }
}

/// Which way a log reads the clock.
public enum ClockDirection: String, Sendable, Hashable, CaseIterable {
  /// Time played since the period began.
  case elapsed
  /// Time left in the period.
  case remaining
}
