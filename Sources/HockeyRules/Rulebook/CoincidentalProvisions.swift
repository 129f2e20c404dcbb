/// Coincidental penalties.
public struct CoincidentalProvisions: Sendable, Hashable {
  /// The continuation of play after one minor to each team, and no other penalties.
  public let singleMinorsEach: Provision<SingleMinorsEach>
  /// The fate of a pair played four-on-four when overtime begins.
  public let pairInOvertime: Provision<PairInOvertime>
  /// Whether a pair played four-on-four counts among the penalties that are served at once.
  public let pairBesideTwo: Provision<PairBesideTwo>
  /// The penalties of one stoppage that are set off: equal ones, majors first.
  public let setOff: Provision<PenaltiesSetOff>
  /// The way match penalties are set off.
  public let matchSetOff: Provision<MatchSetOff>
  /// The party that decides which penalties are set off.
  public let setOffChoice: Provision<SetOffChoice>
  /// The last part of regulation in which only the difference between a minor and a major is
  /// served, or `nil` if the book has no such rule.
  ///
  /// It also applies in overtime.
  public let lateDifference: Provision<PlayingTime?>
  /// The same part in play-off games.
  public let playOffLateDifference: Provision<PlayingTime?>

  init(from source: inout PointSource) {
    singleMinorsEach = source.point(
      "single-minors-each", "How play continues after one minor to each team and nothing else.",
      .coincidental)
    pairInOvertime = source.point(
      "pair-in-overtime", "What happens to a pair played four-on-four when overtime begins.",
      .overtime)
    pairBesideTwo = source.point(
      "pair-beside-two",
      "Whether a pair played four-on-four counts among the penalties that are served at once.",
      .coincidental)
    setOff = source.point(
      "set-off", "Equal penalties of one stoppage are set off, majors first.", .alone)
    matchSetOff = source.point(
      "match-set-off", "How match penalties are set off.", .coincidental)
    setOffChoice = source.point(
      "set-off-choice", "Who decides which penalties are set off.", .ties)
    lateDifference = source.point(
      "late-difference",
      "The last part of the game in which a minor against a major leaves only the difference.",
      .coincidental)
    playOffLateDifference = source.point(
      "play-off-late-difference",
      "The last part of a play-off game in which only the difference is left.", .coincidental)
  }
}

/// The penalties of one stoppage that are set off.
@nonexhaustive public enum PenaltiesSetOff: String, AgreedChoice {
  /// Equal penalties, majors first.
  case agreed
  /// None: each team is short for its own.
  case nothing
}
