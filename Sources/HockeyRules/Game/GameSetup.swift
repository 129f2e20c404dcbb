/// The facts known about a game before its first play.
public struct GameSetup: Sendable, Hashable {
  /// The kind of game, which decides its overtime.
  public var kind: GameKind
  /// The lengths of the game's periods, or `nil` for the lengths in the book.
  ///
  /// A game has at most 99 periods of regulation, whatever the schedule says.
  public var schedule: Schedule?
  /// The players known to be goalkeepers, beyond what the calls say.
  public var goalkeepers: Set<Player>
  /// The number of players of each team who may shoot in the shoot-out, if that is known.
  public var shooters: PerTeam<Int>?

  /// The numbers of each team's players; empty if they are not known.
  ///
  /// A play that names another number gives a warning.
  public var numbers: PerTeam<Set<Int>>

  /// Whether the plays are a league's own record.
  ///
  /// A goal in such a record counts even if a player credited with it sits on the penalty bench or
  /// is out of the game: the league has decided, so such a player gives only a warning.
  package var isLeaguesRecord = false

  /// The consequences of earlier games for this one.
  public var earlier = EarlierGames()

  /// Creates a setup; the defaults are those of a game of the regular season.
  public init(
    kind: GameKind = .regular, schedule: Schedule? = nil, goalkeepers: Set<Player> = [],
    shooters: PerTeam<Int>? = nil, numbers: PerTeam<Set<Int>> = PerTeam(both: [])
  ) {
    self.kind = kind
    self.schedule = schedule
    self.goalkeepers = goalkeepers
    self.shooters = shooters
    self.numbers = numbers
  }
}

/// The kind of a game, which decides its overtime.
@nonexhaustive public enum GameKind: String, Sendable, Hashable, CaseIterable {
  /// A game of the regular season.
  case regular
  /// A play-off game.
  case playOffs = "play-offs"
  /// The game for the championship, which the IIHF calls the gold medal game.
  case final
}
