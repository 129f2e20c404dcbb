/// Signalled penalties.
public struct SignalledProvisions: Sendable, Hashable {
  /// The fate of a signalled minor when the other team scores.
  public let minor: Provision<SignalledMinor>
  /// The party that decides which of several signalled minors is not assessed.
  public let several: Provision<TieBreak>
  /// A goal against a team that is already short by a minor ends that minor; the signalled penalty
  /// is assessed.
  public let alreadyShort: Common
  /// The effect of a goal while the offending team is serving a minor but is not short-handed.
  public let whileEven: Provision<SignalledWhileEven>
  /// The fate of a signalled minor when the short-handed team scores.
  public let shortHandedScorer: Provision<SignalledMinor>
  /// A goal by the team that a penalty is signalled against is disallowed.
  public let offendersGoal: Common
  /// The fate of a minor that was signalled after a goal which was found only at the next stoppage.
  public let afterFoundGoal: Provision<AfterFoundGoal>

  init(from source: inout PointSource) {
    minor = source.point(
      "signalled-minor", "What happens to a signalled minor when the other team scores.", .signals)
    several = source.point(
      "signalled-several", "Who decides which of several signalled minors is not assessed.", .ties)
    alreadyShort = source.point(
      "signalled-already-short",
      "A goal against a team short by a minor ends it; the signalled one is assessed.")
    whileEven = source.point(
      "signalled-while-even",
      "What a goal does where the offending team serves a minor but is not short-handed.", .signals)
    shortHandedScorer = source.point(
      "signalled-short-handed-scorer",
      "What happens to a signalled minor when the short-handed team scores.", .signals)
    offendersGoal = source.point(
      "signalled-offenders-goal",
      "A goal by the team that a penalty is signalled against is disallowed.")
    afterFoundGoal = source.point(
      "signalled-after-found-goal",
      "What happens to a minor signalled after a goal that was found only later.", .signals)
  }
}

/// The fate of a minor that was signalled, after a goal, on the team scored upon, if the goal was
/// found only at the next stoppage.
@nonexhaustive public enum AfterFoundGoal: String, NamedChoice {
  /// The same as if the goal had come after the signal.
  case likeSignalledBefore = "like-signalled-before"
  /// It is assessed.
  case assessed
}
