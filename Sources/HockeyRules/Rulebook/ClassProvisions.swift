/// Penalties by class: the time to serve and the minutes on the record.
public struct ClassProvisions: Sendable, Hashable {
  /// The playing time of a minor, a bench minor, or each half of a double minor.
  public let minorLength: Provision<PlayingTime>
  /// The playing time of a major.
  public let majorLength: Provision<PlayingTime>
  /// The playing time that a team is short for a match penalty.
  public let matchLength: Provision<PlayingTime>
  /// The playing time of a misconduct.
  public let misconductLength: Provision<PlayingTime>
  /// The minutes on record for a minor.
  public let minorMinutes: Provision<Int>
  /// The minutes on record for a major.
  public let majorMinutes: Provision<Int>
  /// The minutes on record for a misconduct.
  public let misconductMinutes: Provision<Int>
  /// The minutes on record for a match penalty.
  public let matchMinutes: Provision<Int>
  /// The minutes on record for a game misconduct.
  public let gameMisconductMinutes: Provision<Int>
  /// The minutes on record for a gross misconduct.
  public let grossMisconductMinutes: Provision<Int>
  /// The minutes on record for a game ejection.
  public let gameEjectionMinutes: Provision<Int>
  /// Whether a game misconduct of the bench staff counts minutes on the record.
  public let benchStaffMinutes: Provision<RecordedMinutes>
  /// Whether a misconduct in the shoot-out counts minutes on the record.
  public let shootOutMinutes: Provision<RecordedMinutes>
  /// The lengths for shorter periods: the first row that fits applies.
  public let lengthsByPeriod: Provision<[LengthsByPeriod]>
  /// The lengths while a lead makes the clock run: the first row that fits applies.
  public let runningTime: Provision<[RunningTime]>
  /// The lengths of penalties called late in a period.
  ///
  /// The first row that fits applies, before the rows of running time.
  public let lateLengths: Provision<[LateLengths]>
  /// The way a match penalty is served if the player has a major at the same stoppage.
  public let matchBesideMajor: Provision<MatchBesideMajor>

  init(from source: inout PointSource) {
    minorLength = source.point(
      "minor-length", "The playing time of a minor, a bench minor or half a double minor.", .records
    )
    majorLength = source.point("major-length", "The playing time of a major.", .records)
    matchLength = source.point(
      "match-length", "The playing time that a team is short for a match penalty.", .records)
    misconductLength = source.point(
      "misconduct-length", "The playing time of a misconduct.", .records)
    minorMinutes = source.point("minor-minutes", "The minutes on record for a minor.", .records)
    majorMinutes = source.point("major-minutes", "The minutes on record for a major.", .records)
    misconductMinutes = source.point(
      "misconduct-minutes", "The minutes on record for a misconduct.", .records)
    matchMinutes = source.point(
      "match-minutes", "The minutes on record for a match penalty.", .records)
    gameMisconductMinutes = source.point(
      "game-misconduct-minutes", "The minutes on record for a game misconduct.", .records)
    grossMisconductMinutes = source.point(
      "gross-misconduct-minutes", "The minutes on record for a gross misconduct.", .records)
    gameEjectionMinutes = source.point(
      "game-ejection-minutes", "The minutes on record for a game ejection.", .records)
    benchStaffMinutes = source.point(
      "bench-staff-minutes",
      "Whether a game misconduct of the bench staff counts minutes on the record.", .records)
    shootOutMinutes = source.point(
      "shoot-out-minutes", "Whether a misconduct in the shoot-out counts minutes on the record.",
      .records)
    lengthsByPeriod = source.point(
      "lengths-by-period", "Other lengths where periods are shorter.", .tables)
    runningTime = source.point(
      "running-time", "The lengths of penalties while a lead makes the clock run.", .tables)
    lateLengths = source.point(
      "late-lengths", "Other lengths of penalties called late in a period.", .alone,
      usual: .list([]))
    matchBesideMajor = source.point(
      "match-beside-major", "How a match penalty is served beside the same player's major.",
      .coincidental)
  }
}
