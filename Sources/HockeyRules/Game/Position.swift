/// The position of a game that is joined while it runs: the score, and who sits with how much left.
///
/// A position is the first play of its log (``Play/position(_:)``), and its time is the time of that
/// play. ``Game/position`` is the position of a game in progress.
///
/// ```swift
/// let tripping = Position.Entry(
///   id: "x", offender: .skater(Player(.home, 6)), penaltyClass: .minor,
///   remaining: .seconds(74))
/// let position = Position(
///   score: PerTeam(home: 2, visiting: 1), entries: [tripping])
/// let joined = GameTime(period: 2, elapsed: .seconds(446))
/// var game = Game(under: book)
/// try game.play(Event(id: 1, time: joined, play: .position(position)))
/// print(game.score, game.manpower.home, "against", game.manpower.visiting)
/// // Prints "2-1 4 against 5"
/// ```
///
/// It does not say what is over: penalties that were served, and so those that count towards an
/// ejection; goals, and so who scored them; which penalties were set off against which; an arm that
/// is up, a penalty shot that is to be taken, a player who left the penalty bench too early, and
/// attempts of a shoot-out.
public struct Position: Sendable, Hashable {
  /// The score, from 0 to 9999 for each team.
  public var score: PerTeam<Int>
  /// The penalties with time to serve, or whose players have not left the bench yet.
  ///
  /// Their order is that in which they were called; those that wait start in this order.
  public var entries: [Entry]
  /// Whether each team's goalkeeper is on the ice.
  public var goalkeepers: PerTeam<Bool>
  /// The offenders who are out of the game.
  public var ejected: [Offender]
  /// The skaters of each team without extra attackers, where the penalties do not say it: in an
  /// overtime at reduced strength before the next whistle.
  public var skaters: PerTeam<Int>?
  /// The penalty minutes on record so far, those of ``entries`` included; nil where only those count.
  public var penaltyMinutes: PerTeam<Int>?
  /// The power plays of each team so far, those that go on included; nil where only those count.
  public var powerPlays: PerTeam<Int>?

  /// Creates a position; the defaults are those of a game in which nobody sits.
  public init(
    score: PerTeam<Int> = PerTeam(both: 0), entries: [Entry] = [],
    goalkeepers: PerTeam<Bool> = PerTeam(both: true), ejected: [Offender] = [],
    skaters: PerTeam<Int>? = nil, penaltyMinutes: PerTeam<Int>? = nil,
    powerPlays: PerTeam<Int>? = nil
  ) {
    self.score = score
    self.entries = entries
    self.goalkeepers = goalkeepers
    self.ejected = ejected
    self.skaters = skaters
    self.penaltyMinutes = penaltyMinutes
    self.powerPlays = powerPlays
  }

  /// A penalty with time to serve, or whose player has not left the bench yet.
  public struct Entry: Sendable, Hashable, Identifiable {
    /// The play that called it, by which a correction may name it; the penalties of one call have
    /// one id.
    public var id: Event.ID
    /// The offender charged with it.
    public var offender: Offender
    /// Its class, one with time to serve.
    public var penaltyClass: PenaltyClass
    /// The playing time left to serve; zero where it has expired and the player may not leave yet.
    public var remaining: PlayingTime
    /// How it is served, where its class does not say it.
    public var manner: Manner
    /// Whether it waits although a part of it has been served.
    ///
    /// A penalty with its whole time left waits where the book lets no more run.
    public var waits: Bool
    /// Whether it is served after the entry before it and in the same seat, where the book does not
    /// say so: a penalised player goes on with his team's bench minor.
    public var follows: Bool
    /// Who sits for it; nil where it is whom the book takes: the offender, where he may.
    public var sitter: Sitter?
    /// The infraction, where it is known.
    public var infraction: Infraction?
    /// The whole minutes on record, from 0 to 9999; nil for those in the book.
    public var minutes: Int?

    /// Creates an entry.
    public init(
      id: Event.ID, offender: Offender, penaltyClass: PenaltyClass, remaining: PlayingTime,
      manner: Manner = .ordinary, waits: Bool = false, follows: Bool = false,
      sitter: Sitter? = nil, infraction: Infraction? = nil, minutes: Int? = nil
    ) {
      self.id = id
      self.offender = offender
      self.penaltyClass = penaltyClass
      self.remaining = remaining
      self.manner = manner
      self.waits = waits
      self.follows = follows
      self.sitter = sitter
      self.infraction = infraction
      self.minutes = minutes
    }
  }

  /// How a penalty is served.
  @nonexhaustive public enum Manner: Sendable, Hashable, CaseIterable {
    /// As its class is: on the clock, or off it for a misconduct.
    case ordinary
    /// As one of a pair, one of each team, played four-on-four: no goal ends it.
    case pair
    /// Off the clock, set off against the other team's.
    case setOff
    /// As the rest of a major from which the opponent's minor was deducted: no goal ends it.
    case restOfMajor
  }

  /// Who sits for a penalty.
  @nonexhaustive public enum Sitter: Sendable, Hashable {
    /// A player, by name.
    case player(Player)
    /// A team-mate who is not named.
    case substitute
    /// Nobody yet: the offender is out of the game.
    case nobody
  }
}

/// What a game had when it was joined.
public struct Joining: Sendable, Hashable {
  /// When it was joined.
  public var time: GameTime
  /// The score at that time.
  public var score: PerTeam<Int>
  /// The penalty minutes on record, without those of the penalties that the position lists.
  public var penaltyMinutes: PerTeam<Int>
  /// The power plays of each team, without those that go on.
  public var powerPlays: PerTeam<Int>

  /// Creates what a game had at `time`.
  public init(
    time: GameTime, score: PerTeam<Int>, penaltyMinutes: PerTeam<Int> = PerTeam(both: 0),
    powerPlays: PerTeam<Int> = PerTeam(both: 0)
  ) {
    self.time = time
    self.score = score
    self.penaltyMinutes = penaltyMinutes
    self.powerPlays = powerPlays
  }
}

extension Position.Entry {
  /// Whether it is served off the clock.
  var isOffClock: Bool { manner == .setOff || !penaltyClass.takesSkaterOff }
}
