/// Penalties by class: the time to serve and the minutes on the record.
public struct ClassProvisions: Sendable, Hashable {
  /// The playing time of a minor, a bench minor, or each half of a double minor.
  public var minorLength: Provision<PlayingTime>
  /// The playing time of a major.
  public var majorLength: Provision<PlayingTime>
  /// The playing time that a team is short for a match penalty.
  public var matchLength: Provision<PlayingTime>
  /// The playing time of a misconduct.
  public var misconductLength: Provision<PlayingTime>
  /// The minutes on record for a minor.
  public var minorMinutes: Provision<Int>
  /// The minutes on record for a major.
  public var majorMinutes: Provision<Int>
  /// The minutes on record for a misconduct.
  public var misconductMinutes: Provision<Int>
  /// The minutes on record for a match penalty.
  public var matchMinutes: Provision<Int>
  /// The minutes on record for a game misconduct.
  public var gameMisconductMinutes: Provision<Int>
  /// The minutes on record for a gross misconduct.
  public var grossMisconductMinutes: Provision<Int>
  /// The minutes on record for a game ejection.
  public var gameEjectionMinutes: Provision<Int>
  /// Other lengths where periods are shorter: the first row that fits.
  public var lengthsByPeriod: Provision<[LengthsByPeriod]>
  /// The lengths while a lead makes the clock run: the first row that fits.
  public var runningTime: Provision<[RunningTime]>
  /// How a match penalty is served beside a major of the same player and stoppage.
  public var matchBesideMajor: Provision<MatchBesideMajor>

  /// Creates the group of its provisions.
  public init(
    minorLength: Provision<PlayingTime>, majorLength: Provision<PlayingTime>,
    matchLength: Provision<PlayingTime>, misconductLength: Provision<PlayingTime>,
    minorMinutes: Provision<Int>, majorMinutes: Provision<Int>, misconductMinutes: Provision<Int>,
    matchMinutes: Provision<Int>, gameMisconductMinutes: Provision<Int>,
    grossMisconductMinutes: Provision<Int>, gameEjectionMinutes: Provision<Int>,
    lengthsByPeriod: Provision<[LengthsByPeriod]>, runningTime: Provision<[RunningTime]>,
    matchBesideMajor: Provision<MatchBesideMajor>
  ) {
    self.minorLength = minorLength
    self.majorLength = majorLength
    self.matchLength = matchLength
    self.misconductLength = misconductLength
    self.minorMinutes = minorMinutes
    self.majorMinutes = majorMinutes
    self.misconductMinutes = misconductMinutes
    self.matchMinutes = matchMinutes
    self.gameMisconductMinutes = gameMisconductMinutes
    self.grossMisconductMinutes = grossMisconductMinutes
    self.gameEjectionMinutes = gameEjectionMinutes
    self.lengthsByPeriod = lengthsByPeriod
    self.runningTime = runningTime
    self.matchBesideMajor = matchBesideMajor
  }
}
