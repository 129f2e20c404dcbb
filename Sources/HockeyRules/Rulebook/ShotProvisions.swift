/// Penalty shots.
public struct ShotProvisions: Sendable, Hashable {
  /// A penalty shot replaces one minor, whatever its result.
  public let replacesMinor: Common
  /// The effect on the shot of an earlier foul by the team that would shoot.
  public let earlierFoul: Provision<EarlierFoul>
  /// The number of penalty shots that one sequence of play can lead to.
  public let shotsAtOnce: Provision<Int>
  /// The minutes on record for a minor that a penalty shot replaced.
  public let replacedMinorMinutes: Provision<Int>
  /// The minors in place of which the other team gets a penalty shot.
  public let minorsAsShots: Provision<MinorsAsShots>
  /// Whether a player with a penalty to serve may take a penalty shot.
  public let penalisedShooter: Provision<PenalisedShooter>

  init(from source: inout PointSource) {
    replacesMinor = source.point(
      "shot-replaces-minor", "A penalty shot replaces one minor, whatever its result.")
    earlierFoul = source.point(
      "earlier-foul", "How an earlier foul by the team that would shoot affects the shot.", .shots)
    shotsAtOnce = source.point(
      "shots-at-once", "How many penalty shots one sequence of play can lead to.", .shots,
      .number(1...9))
    replacedMinorMinutes = source.point(
      "replaced-minor-minutes", "The minutes on record for a minor that a penalty shot replaced.",
      .records)
    minorsAsShots = source.point(
      "minors-as-shots", "In place of which minors the other team gets a penalty shot.", .alone,
      usual: .text(MinorsAsShots.none.rawValue))
    penalisedShooter = source.point(
      "penalised-shooter", "Whether a player with a penalty to serve may take a penalty shot.",
      .shots)
  }
}

/// The minors in place of which the other team gets a penalty shot.
@nonexhaustive public enum MinorsAsShots: String, NamedChoice {
  /// None.
  case none
  /// Each.
  case all
  /// Those called while a lead makes the clock run.
  case inRunningTime = "in-running-time"
}
