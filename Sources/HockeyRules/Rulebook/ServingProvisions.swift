/// The order of serving and return.
public struct ServingProvisions: Sendable, Hashable {
  /// The number of penalties of a team that run at once; further ones wait.
  public let servedAtOnce: Provision<Int>
  /// One player's major is served before his minor.
  public let onePlayersOrder: Common
  /// If two players of a team get a minor and a major, the minor starts first.
  public let twoPlayersOrder: Common
  /// The party that decides which of two players whose time expires together returns first.
  public let equalExpiry: Provision<TieBreak>
  /// A player whose penalty is set off leaves at the first stoppage after his time.
  public let setOffRelease: Common
  /// The second half of a double minor begins when the first ends.
  public let doubleMinor: Common
  /// A player whose time has expired leaves at the next stoppage, if he could not leave before.
  public let stoppageReturn: Common
  /// A misconduct begins when the player's other penalties are over.
  public let misconductAfter: Common
  /// A team-mate sits for an offender who is out of the game or sits for another penalty.
  public let server: Common
  /// The player who sits for a major or match penalty whose offender is out of the game.
  public let ejectedServer: Provision<EjectedServer>
  /// Whether a penalised player may serve a bench minor, or go on sitting for another.
  public let penalisedServer: Provision<PenalisedServer>
  /// A player with a penalty to serve does not sit for his goalkeeper.
  public let penalisedGoalkeeperServer: Common
  /// The penalties that a goalkeeper serves himself.
  public let goalkeeperServes: Provision<GoalkeeperServes>
  /// Whether a goalkeeper's penalties are served one after the other.
  public let goalkeeperQueue: Provision<GoalkeeperQueue>
  /// A team-mate sits for a goalkeeper.
  public let goalkeeperServer: Common

  init(from source: inout PointSource) {
    servedAtOnce = source.point(
      "served-at-once", "How many penalties of a team run at once; further ones wait.", .alone,
      .number(1...9))
    onePlayersOrder = source.point(
      "one-players-order", "One player's major is served before his minor.")
    twoPlayersOrder = source.point(
      "two-players-order",
      "Of a minor and a major to two players of a team, the minor starts first.")
    equalExpiry = source.point(
      "equal-expiry", "Who returns first of two players whose time expires together.", .ties)
    setOffRelease = source.point(
      "set-off-release",
      "A player whose penalty is set off leaves at the first stoppage after his time.")
    doubleMinor = source.point(
      "double-minor", "The second half of a double minor begins when the first ends.")
    stoppageReturn = source.point(
      "stoppage-return", "A player whose time has expired leaves at the next stoppage.")
    misconductAfter = source.point(
      "misconduct-after", "A misconduct begins when the player's other penalties are over.")
    server = source.point(
      "server", "A team-mate sits for an offender who is out or serves another penalty.")
    ejectedServer = source.point(
      "ejected-server", "Who sits for a major or match penalty whose offender is out of the game.",
      .servers)
    penalisedServer = source.point(
      "penalised-server",
      "Whether a penalised player may serve a bench minor, or go on sitting for another.",
      .servers)
    penalisedGoalkeeperServer = source.point(
      "penalised-goalkeeper-server",
      "A player with a penalty to serve does not sit for his goalkeeper.")
    goalkeeperServes = source.point(
      "goalkeeper-serves", "What a goalkeeper serves himself.", .servers)
    goalkeeperQueue = source.point(
      "goalkeeper-queue", "Whether a goalkeeper's penalties are served one after the other.",
      .servers)
    goalkeeperServer = source.point("goalkeeper-server", "A team-mate sits for a goalkeeper.")
  }
}

extension ServingProvisions {
  /// Whether a player who is penalised while he sits for `offender` is replaced there.
  func relievesServer(of offender: Offender) -> Bool {
    switch penalisedServer.value {
    case .relieved: true
    case .queued, .refused: offender.isGoalkeeper
    }
  }
  /// The provision that bars a player with a penalty to serve from sitting for `offender`, or `nil`
  /// if he may.
  func barToServe(for offender: Offender) -> Citation? {
    switch offender {
    case .goalkeeper: return penalisedGoalkeeperServer.citation
    case .skater, .bench, .unidentified: break
    }
    return switch penalisedServer.value {
    case .queued: nil
    case .refused, .relieved: penalisedServer.citation
    }
  }
}
