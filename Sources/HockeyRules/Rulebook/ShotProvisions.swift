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
  /// The time at which the shots in place of minors are taken.
  public let shotsTaken: Provision<ShotsTaken>
  /// The playing time to serve if the penalty shot in place of a minor brought no goal, or `nil` if
  /// nobody serves.
  public let missedShotLength: Provision<PlayingTime?>
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
    shotsTaken = source.point(
      "shots-taken", "When the penalty shots in place of minors are taken.", .alone,
      usual: .text(ShotsTaken.atOnce.rawValue))
    missedShotLength = source.point(
      "missed-shot-length", "The time of a minor after a penalty shot in its place without a goal.",
      .alone, usual: .some(.none))
    penalisedShooter = source.point(
      "penalised-shooter", "Whether a player with a penalty to serve may take a penalty shot.",
      .shots)
  }
}

/// The time at which the penalty shots in place of minors are taken.
@nonexhaustive public enum ShotsTaken: String, NamedChoice {
  /// Before play resumes.
  case atOnce = "at-once"
  /// At the end of regulation.
  case atTheEnd = "at-the-end"
  /// At the end of regulation: the team that has more shots than the other takes the difference.
  case differenceAtTheEnd = "difference-at-the-end"
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
