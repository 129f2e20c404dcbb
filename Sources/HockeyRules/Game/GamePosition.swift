/// The position of a game that is joined in progress: the score, who sits, and for how long.
///
/// The position is the first play of a log (``Play/position(_:)``), and its time is the time of
/// that play. ``Game/position`` is the position of a game in progress.
///
/// ```swift
/// let tripping = GamePosition.Entry(
///   id: "x", offender: .skater(Player(.home, 6)), penaltyClass: .minor,
///   remaining: .seconds(74))
/// let position = GamePosition(
///   score: PerTeam(home: 2, visiting: 1), entries: [tripping])
/// let joined = GameTime(period: 2, elapsed: .seconds(446))
/// var game = Game(under: book)
/// try game.play(Event(id: 1, time: joined, play: .position(position)))
/// print(game.score, game.manpower.home, "against", game.manpower.visiting)
/// // Prints "2-1 4 against 5"
/// ```
///
/// It leaves out what is over: penalties that were served, including those that count towards an
/// ejection; goals and their scorers; and which penalties were set off against which. It also
/// leaves out a raised arm, a penalty shot still to be taken, a player who left the penalty bench
/// too early, and the attempts of a shoot-out.
public struct GamePosition: Sendable, Hashable {
  /// The score, from 0 to 9999 for each team.
  public var score: PerTeam<Int>
  /// The penalties with time to serve, or whose players have not left the bench yet.
  ///
  /// They are in the order in which they were called; waiting penalties start in this order.
  public var entries: [Entry]
  /// Whether each team's goalkeeper is on the ice.
  public var goalkeepers: PerTeam<Bool>
  /// The offenders who are out of the game.
  public var ejected: [Offender]
  /// The skaters of each team without extra attackers, if they do not follow from the penalties: in
  /// an overtime at reduced strength, before the next whistle.
  public var skaters: PerTeam<Int>?
  /// The penalty minutes on record so far, including those of ``entries``, or `nil` if ``entries``
  /// account for all.
  public var penaltyMinutes: PerTeam<Int>?
  /// Each team's power plays so far, current included, or `nil` if ``entries`` account for all.
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
    /// The play that called the penalty, for corrections to name; one call has one id.
    public var id: Event.ID
    /// The offender charged with the penalty.
    public var offender: Offender
    /// The penalty's class: one with time to serve.
    public var penaltyClass: PenaltyClass
    /// The playing time left to serve; zero if it has expired and the player may not leave yet.
    public var remaining: PlayingTime
    /// The way the penalty is served, if its class does not determine it.
    public var manner: Manner
    /// Whether the penalty waits although a part of it has been served.
    ///
    /// A penalty with its whole time left waits if no more may run under the book.
    public var waits: Bool
    /// Whether the penalty is served after the entry before it, in the same seat, although the book
    /// does not require it: a penalised player also serves his team's bench minor.
    public var follows: Bool
    /// The occupant of the seat, or `nil` for the player whom the book chooses: the offender, if
    /// possible.
    public var sitter: Sitter?
    /// The infraction, if it is known.
    public var infraction: Infraction?
    /// The whole minutes on record, from 0 to 9999, or `nil` for those in the book.
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

  /// The way a penalty is served.
  @nonexhaustive public enum Manner: Sendable, Hashable, CaseIterable {
    /// As usual for its class: on the clock, or off the clock for a misconduct.
    case ordinary
    /// As half of a pair, one minor of each team, played four-on-four: no goal ends the penalty.
    case pair
    /// Off the clock, set off against a penalty of the other team.
    case setOff
    /// As the rest of a major after the opponent's minor was deducted: no goal ends the penalty.
    case restOfMajor
  }

  /// The occupant of the seat for a penalty.
  @nonexhaustive public enum Sitter: Sendable, Hashable {
    /// A player, by name.
    case player(Player)
    /// An unnamed team-mate.
    case substitute
    /// Nobody yet: the offender is out of the game.
    case nobody
  }
}

/// The figures of a game when it was joined.
public struct JoinedFigures: Sendable, Hashable {
  /// The reading of the clock when the game was joined.
  public var time: GameTime
  /// The score when the game was joined.
  public var score: PerTeam<Int>
  /// The penalty minutes on record before the game was joined, without those of the listed
  /// penalties.
  public var penaltyMinutes = PerTeam(both: 0)
  /// The power plays of each team before the game was joined, without current ones.
  public var powerPlays = PerTeam(both: 0)
}

extension GamePosition.Entry {
  /// Whether the entry is served off the clock.
  var isOffClock: Bool { manner == .setOff || !penaltyClass.takesSkaterOff }
}
