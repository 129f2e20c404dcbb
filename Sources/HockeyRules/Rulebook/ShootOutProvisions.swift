/// The shoot-out.
public struct ShootOutProvisions: Sendable, Hashable {
  /// The players who may not take part in the shoot-out.
  public let eligibility: Provision<ShootOutEligibility>
  /// The team that shoots next in the shoot-out.
  public let order: Provision<ShootOutOrder>
  /// The players who may shoot again in the shoot-out.
  public let repeatShooters: Provision<RepeatShooters>
  /// The number of shooters of each team before the shoot-out continues in pairs.
  public let rounds: Provision<Int>

  /// Whether a goalkeeper may be replaced during the shoot-out.
  public let goalkeeper: Provision<ShootOutGoalkeeper>
  /// A team that declines to take part loses the shoot-out.
  public let declined: Common

  init(from source: inout PointSource) {
    eligibility = source.point(
      "shoot-out-eligibility", "Who may not take part in the shoot-out.", .shots)
    order = source.point(
      "shoot-out-order", "Which team shoots next in the shoot-out.", .shots)
    repeatShooters = source.point(
      "repeat-shooters", "Who may shoot again in the shoot-out.", .shots)
    rounds = source.point(
      "shoot-out-rounds", "The shooters of each team before the shoot-out continues in pairs.",
      .shots, .number(1...99))
    goalkeeper = source.point(
      "shoot-out-goalkeeper", "Whether a goalkeeper may be replaced during the shoot-out.", .shots)
    declined = source.point(
      "shoot-out-declined", "A team that declines to take part in the shoot-out loses it.")
  }
}

/// Whether a goalkeeper may be replaced during the shoot-out.
@nonexhaustive public enum ShootOutGoalkeeper: String, NamedChoice {
  /// He may.
  case free
  /// Only if he is hurt.
  case onlyIfInjured = "only-if-injured"
}
