/// Signalled penalties.
public struct SignalProvisions: Sendable, Hashable {
  /// What becomes of a signalled minor when the other team scores.
  public var minor: Provision<SignalledMinor>
  /// Which of several signalled minors is not assessed.
  public var several: Provision<TieBreak>
  /// A goal against a team already short by a minor ends that minor; what is signalled is
  /// assessed.
  public var alreadyShort: Common
  /// What the goal does where the offending team serves a minor but is not short-handed.
  public var whileEven: Provision<SignalledWhileEven>
  /// What becomes of a signalled minor when the short-handed team scores.
  public var shortHandedScorer: Provision<SignalledMinor>
  /// A goal by the team that a penalty is signalled against is disallowed.
  public var offendersGoal: Common

  /// Creates the group of its provisions.
  public init(
    minor: Provision<SignalledMinor>, several: Provision<TieBreak>, alreadyShort: Common,
    whileEven: Provision<SignalledWhileEven>, shortHandedScorer: Provision<SignalledMinor>,
    offendersGoal: Common
  ) {
    self.minor = minor
    self.several = several
    self.alreadyShort = alreadyShort
    self.whileEven = whileEven
    self.shortHandedScorer = shortHandedScorer
    self.offendersGoal = offendersGoal
  }
}
