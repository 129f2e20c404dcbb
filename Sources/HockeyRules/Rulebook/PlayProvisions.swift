/// Periods, and how many skaters a team has.
public struct PlayProvisions: Sendable, Hashable {
  /// The number of periods in regulation.
  public var periods: Provision<Int>
  /// The playing time of a period of regulation.
  public var periodLength: Provision<PlayingTime>
  /// The skaters of a team at full strength.
  public var skaters: Provision<Int>
  /// The skaters below which penalties never bring a team.
  public var minimumSkaters: Provision<Int>
  /// The overtime of a regular-season game.
  public var overtime: OvertimeProvisions
  /// The overtime of a play-off game.
  public var playOffOvertime: OvertimeProvisions

  /// Creates the group of its provisions.
  public init(
    periods: Provision<Int>, periodLength: Provision<PlayingTime>, skaters: Provision<Int>,
    minimumSkaters: Provision<Int>, overtime: OvertimeProvisions,
    playOffOvertime: OvertimeProvisions
  ) {
    self.periods = periods
    self.periodLength = periodLength
    self.skaters = skaters
    self.minimumSkaters = minimumSkaters
    self.overtime = overtime
    self.playOffOvertime = playOffOvertime
  }
}

/// One kind of overtime.
public struct OvertimeProvisions: Sendable, Hashable {
  /// The playing time of the first overtime.
  public var length: Provision<PlayingTime>
  /// The playing time of each overtime after the first.
  public var furtherLength: Provision<PlayingTime>
  /// The skaters of a team without penalties; below full strength a penalty gives the
  /// other team a skater more where the penalised team may not have fewer.
  public var skaters: Provision<Int>
  /// Whether a goal ends the game.
  public var suddenVictory: Provision<Bool>

  /// Creates the group of its provisions.
  public init(
    length: Provision<PlayingTime>, furtherLength: Provision<PlayingTime>, skaters: Provision<Int>,
    suddenVictory: Provision<Bool>
  ) {
    self.length = length
    self.furtherLength = furtherLength
    self.skaters = skaters
    self.suddenVictory = suddenVictory
  }
}
