/// Coincidental penalties.
public struct CoincidentalProvisions: Sendable, Hashable {
  /// How one minor to each team, and nothing else, is played.
  public var singleMinorsEach: Provision<SingleMinorsEach>
  /// What becomes of a pair played four-on-four when overtime begins.
  public var pairInOvertime: Provision<PairInOvertime>
  /// Equal penalties of one stoppage are set off, majors first.
  public var setOff: Common
  /// How match penalties are set off.
  public var matchSetOff: Provision<MatchSetOff>
  /// Who says which penalties are set off.
  public var choice: Provision<SetOffChoice>
  /// The last part of regulation, and overtime, in which a minor against a major leaves
  /// only the difference to serve; nil where the book has no such rule.
  public var lateWindow: Provision<PlayingTime?>

  /// Creates the group of its provisions.
  public init(
    singleMinorsEach: Provision<SingleMinorsEach>, pairInOvertime: Provision<PairInOvertime>,
    setOff: Common, matchSetOff: Provision<MatchSetOff>, choice: Provision<SetOffChoice>,
    lateWindow: Provision<PlayingTime?>
  ) {
    self.singleMinorsEach = singleMinorsEach
    self.pairInOvertime = pairInOvertime
    self.setOff = setOff
    self.matchSetOff = matchSetOff
    self.choice = choice
    self.lateWindow = lateWindow
  }
}
