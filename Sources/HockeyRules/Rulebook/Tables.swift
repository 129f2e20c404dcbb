// The tables of a rulebook: ordered rows, of which the first that fits decides.

/// A count of minors for certain infractions that puts a player out of the game.
///
/// A double minor counts once.
public struct InfractionCount: Sendable, Hashable {
  /// The infractions that count.
  public var infractions: [Infraction]
  /// The number of them with which the player is out, from 1.
  public var count: Int
  /// What he gets.
  public var result: CountedEjection

  /// Creates a row of the table.
  public init(infractions: [Infraction], count: Int, result: CountedEjection) {
    self.infractions = infractions
    self.count = count
    self.result = result
  }
}

/// Lengths of penalties for shorter periods.
public struct LengthsByPeriod: Sendable, Hashable {
  /// The longest period that the row is for.
  public var periodTo: PlayingTime
  /// The playing time of a minor.
  public var minor: PlayingTime
  /// The playing time of a major and of a match penalty.
  public var major: PlayingTime

  /// Creates a row of the table.
  public init(periodTo: PlayingTime, minor: PlayingTime, major: PlayingTime) {
    self.periodTo = periodTo
    self.minor = minor
    self.major = major
  }
}

/// When a lead makes the clock run without stops, and how long penalties called then are.
///
/// Logs read the game clock as always; only the lengths differ.
public struct RunningTime: Sendable, Hashable {
  /// The lead in goals from which the clock runs.
  public var lead: Int
  /// The lead in goals at which it stops at whistles again.
  public var back: Int
  /// The number of the first period in which it may run, from 1.
  public var periodFrom: Int
  /// The time of a minor called while it runs.
  public var minor: PlayingTime
  /// The time of a major or match penalty called while it runs.
  public var major: PlayingTime

  /// Creates a row of the table.
  public init(
    lead: Int, back: Int, periodFrom: Int, minor: PlayingTime, major: PlayingTime
  ) {
    self.lead = lead
    self.back = back
    self.periodFrom = periodFrom
    self.minor = minor
    self.major = major
  }
}
