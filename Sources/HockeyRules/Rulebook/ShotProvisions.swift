/// Penalty shots and the shoot-out.
public struct ShotProvisions: Sendable, Hashable {
  /// A penalty shot replaces one minor, whatever its result.
  public var replacesMinor: Common
  /// What an earlier foul of the team that would shoot does to the shot.
  public var earlierFoul: Provision<EarlierFoul>
  /// How many penalty shots one sequence of play can bring.
  public var shotsAtOnce: Provision<Int>
  /// The minutes on the record for a minor that a penalty shot replaced.
  public var replacedMinutes: Provision<Int>
  /// Whether a player with a penalty to serve may take a penalty shot.
  public var penalisedShooter: Provision<PenalisedShooter>
  /// Who may not take part in the shoot-out.
  public var eligibility: Provision<ShootOutEligibility>
  /// Who may shoot again in the shoot-out.
  public var repeatShooters: Provision<RepeatShooters>
  /// The shooters of each team before the shoot-out goes on in pairs.
  public var rounds: Provision<Int>

  /// Creates the group of its provisions.
  public init(
    replacesMinor: Common, earlierFoul: Provision<EarlierFoul>, shotsAtOnce: Provision<Int>,
    replacedMinutes: Provision<Int>, penalisedShooter: Provision<PenalisedShooter>,
    eligibility: Provision<ShootOutEligibility>,
    repeatShooters: Provision<RepeatShooters>, rounds: Provision<Int>
  ) {
    self.replacesMinor = replacesMinor
    self.earlierFoul = earlierFoul
    self.shotsAtOnce = shotsAtOnce
    self.replacedMinutes = replacedMinutes
    self.penalisedShooter = penalisedShooter
    self.eligibility = eligibility
    self.repeatShooters = repeatShooters
    self.rounds = rounds
  }
}
