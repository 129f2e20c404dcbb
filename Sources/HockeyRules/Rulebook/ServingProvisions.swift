/// The order of serving and of return.
public struct ServingProvisions: Sendable, Hashable {
  /// How many penalties of a team run at a time; another one waits.
  public var servedAtOnce: Provision<Int>
  /// One player's major is served before his minor.
  public var onePlayersOrder: Common
  /// Of a minor and a major to two players of a team, the minor starts first.
  public var twoPlayersOrder: Common
  /// Who returns first of two whose time is up together.
  public var equalExpiry: Provision<TieBreak>
  /// A player whose penalty is set off leaves at the first stoppage after his time.
  public var setOffRelease: Common
  /// The second half of a double minor begins when the first ends.
  public var doubleMinor: Common
  /// Whose time is up leaves the bench at a stoppage, if he could not before.
  public var stoppageReturn: Common
  /// A misconduct begins when the player's other penalties are over.
  public var misconductAfter: Common
  /// A team-mate sits for an offender who is out of the game or sits for something else.
  public var server: Common
  /// Who sits for a major or match penalty whose offender is out of the game.
  public var ejectedServer: Provision<EjectedServer>
  /// Whether a player with a penalty to serve may serve a bench minor.
  public var penalisedServer: Provision<PenalisedServer>
  /// What a goalkeeper serves himself.
  public var goalkeeperServes: Provision<GoalkeeperServes>
  /// Whether a goalkeeper's penalties are served one after the other.
  public var goalkeeperQueue: Provision<GoalkeeperQueue>
  /// A team-mate sits for a goalkeeper.
  public var goalkeeperServer: Common

  /// Creates the group of its provisions.
  public init(
    servedAtOnce: Provision<Int>, onePlayersOrder: Common, twoPlayersOrder: Common,
    equalExpiry: Provision<TieBreak>, setOffRelease: Common, doubleMinor: Common,
    stoppageReturn: Common, misconductAfter: Common,
    server: Common, ejectedServer: Provision<EjectedServer>,
    penalisedServer: Provision<PenalisedServer>, goalkeeperServes: Provision<GoalkeeperServes>,
    goalkeeperQueue: Provision<GoalkeeperQueue>, goalkeeperServer: Common
  ) {
    self.servedAtOnce = servedAtOnce
    self.onePlayersOrder = onePlayersOrder
    self.twoPlayersOrder = twoPlayersOrder
    self.equalExpiry = equalExpiry
    self.setOffRelease = setOffRelease
    self.doubleMinor = doubleMinor
    self.stoppageReturn = stoppageReturn
    self.misconductAfter = misconductAfter
    self.server = server
    self.ejectedServer = ejectedServer
    self.penalisedServer = penalisedServer
    self.goalkeeperServes = goalkeeperServes
    self.goalkeeperQueue = goalkeeperQueue
    self.goalkeeperServer = goalkeeperServer
  }
}
