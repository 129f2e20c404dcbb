/// Time-outs, challenges, changes of players, injuries and forfeits.
public struct TeamProvisions: Sendable, Hashable {
  /// The time-outs of a team in a game, or in regulation if overtime has time-outs of its own.
  public let timeOuts: Provision<Int>
  /// The further time-outs of a team in each overtime.
  public let overtimeTimeOuts: Provision<Int>
  /// The time-outs of a team in a play-off game or a final, or `nil` if it has as many as in the
  /// regular season.
  public let playOffTimeOuts: Provision<Int?>
  /// The teams that may take a time-out at the same stoppage.
  public let timeOutsAtStoppage: Provision<TimeOutsAtStoppage>
  /// Whether a team that may not change its players may take a time-out.
  public let timeOutWithoutChange: Provision<TimeOutWithoutChange>
  /// The price of a challenge that fails.
  public let failedChallenge: Provision<FailedChallenge>
  /// The last part of regulation in which no team may challenge, or `nil` if there is none.
  ///
  /// With such a part, no team may challenge in overtime either.
  public let noLateChallenge: Provision<PlayingTime?>
  /// The penalties after which a team under a ban on changes may change its players.
  public let changeAfterPenalty: Provision<ChangeAfterPenalty>
  /// A player who is hurt stays off the ice until play resumes, and while a team-mate sits for him.
  public let injuredPlayer: Common
  /// A goalkeeper who was replaced by another may come back at the next stoppage.
  public let replacedGoalkeeper: Common
  /// Whether a goalkeeper who came in for a penalty shot stays in the net.
  public let goalkeeperForShot: Provision<GoalkeeperForShot>
  /// The consequences for a team that plays overtime of the regular season without its goalkeeper.
  public let pulledInOvertime: Provision<PulledInOvertime>
  /// The result of a game that a team has forfeited.
  public let forfeit: Provision<ForfeitResult>
  /// The other team's goals in a forfeited game: its own goals, but at least this number.
  public let forfeitGoals: Provision<Int>

  init(from source: inout PointSource) {
    timeOuts = source.point("time-outs", "The time-outs of a team.", .alone, .number(0...9))
    overtimeTimeOuts = source.point(
      "overtime-time-outs", "The further time-outs of a team in each overtime.", .alone,
      .number(0...9))
    playOffTimeOuts = source.point(
      "play-off-time-outs", "The time-outs of a team in the play-offs, if they differ.", .alone,
      .optional(.number(0...9)), usual: .some(.none))
    timeOutsAtStoppage = source.point(
      "time-outs-at-stoppage", "Which teams may take a time-out at the same stoppage.", .teams)
    timeOutWithoutChange = source.point(
      "time-out-without-change", "The time-out of a team that may not change its players.", .teams)
    failedChallenge = source.point(
      "failed-challenge", "The price of a challenge that fails.", .teams)
    noLateChallenge = source.point(
      "no-late-challenge",
      "The last part of regulation in which no team may challenge, nor in overtime.", .alone)
    changeAfterPenalty = source.point(
      "change-after-penalty", "After which penalties a team may change its players after all.",
      .teams)
    injuredPlayer = source.point(
      "injured-player",
      "A hurt player stays off until play resumes, and while somebody sits for him."
    )
    replacedGoalkeeper = source.point(
      "replaced-goalkeeper", "A goalkeeper who was replaced comes back at a stoppage.")
    goalkeeperForShot = source.point(
      "goalkeeper-for-shot", "Whether a goalkeeper who came in for a penalty shot stays.", .teams)
    pulledInOvertime = source.point(
      "pulled-in-overtime", "What follows for a team that plays overtime without its goalkeeper.",
      .teams)
    forfeit = source.point("forfeit", "The result of a game that a team has forfeited.", .teams)
    forfeitGoals = source.point(
      "forfeit-goals", "The goals, or the fewest, of the winner of a forfeited game.", .alone,
      .number(1...99), usual: 1)
  }
}

/// The teams that may take a time-out at the same stoppage.
@nonexhaustive public enum TimeOutsAtStoppage: String, NamedChoice {
  /// One team only.
  case one
  /// Both.
  case both
}

/// Whether a team that may not change its players, as after its icing, may take a time-out.
@nonexhaustive public enum TimeOutWithoutChange: String, NamedChoice {
  /// It gets none.
  case refused
  /// It may take one, but still not change its players.
  case allowed
  /// It may take one, and then change its players.
  case buysChange = "buys-change"
}

/// The price of a challenge that fails.
@nonexhaustive public enum FailedChallenge: String, NamedChoice {
  /// No team may challenge.
  case noChallenges = "no-challenges"
  /// A bench minor, and for each further failed challenge a double bench minor. A challenge that
  /// could not be reviewed counts, and costs nothing.
  case minorThenDoubleMinor = "minor-then-double-minor"
  /// Nothing for the first; then as `minor-then-double-minor`.
  case freeThenMinors = "free-then-minors"
  /// The time-out, without which no team may challenge.
  case timeOut = "time-out"
  /// The time-out; a bench minor for each further failed challenge, or without a time-out left.
  case timeOutThenMinor = "time-out-then-minor"
}

/// The penalties after which a team under a ban on changes may change its players.
@nonexhaustive public enum ChangeAfterPenalty: String, NamedChoice {
  /// Penalties that change the skaters of either team.
  case strengthChanges = "strength-changes"
  /// Penalties that change the skaters of either team and leave the teams uneven.
  case becomesUneven = "becomes-uneven"
}

/// The consequences for a team that plays overtime of the regular season without its goalkeeper.
@nonexhaustive public enum PulledInOvertime: String, NamedChoice {
  /// None.
  case nothing
  /// If a goal is scored on it, the team loses the point for the tie after regulation.
  case losesPoint = "loses-point"
  /// The same, and the goalkeeper comes back at a stoppage only.
  case losesPointAndStaysOff = "loses-point-and-stays-off"
}

/// Whether a goalkeeper who came in for a penalty shot stays in the net.
@nonexhaustive public enum GoalkeeperForShot: String, NamedChoice {
  /// Until the next stoppage.
  case staysUntilStoppage = "stays-until-stoppage"
  /// He may be replaced at once.
  case free
}

/// The result of a game that a team has forfeited.
@nonexhaustive public enum ForfeitResult: String, NamedChoice {
  /// The other team wins with its own goals, but at least ``TeamProvisions/forfeitGoals`` (usually
  /// one); the team that forfeits has none.
  case goalsOrOne = "goals-or-one"
  /// The other team wins by ``TeamProvisions/forfeitGoals`` (usually one) to nothing.
  case oneToNothing = "one-to-nothing"
  /// The other team wins; an authority decides the score.
  case scoreByAuthority = "score-by-authority"
  /// An authority decides the winner and the score.
  case byAuthority = "by-authority"
}
