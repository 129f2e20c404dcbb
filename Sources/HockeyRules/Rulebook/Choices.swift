// The points on which rulebooks choose differently: one enum a point, its raw values the words of the
// rulebook files. Each is asked in one place, by one exhaustive switch.

/// Which of a short-handed team's minors a goal ends.
public enum EndedByGoal: String, Sendable, Hashable, CaseIterable {
  case leastTimeRemaining = "least-time-remaining"
  case firstCalled = "first-called"
}

/// Who decides between penalties of which the book prefers neither.
public enum TieBreak: String, Sendable, Hashable, CaseIterable {
  case orderOfOccurrence = "order-of-occurrence"
  case captain
}

/// What a goal does to running penalties where it is not an ordinary goal in play.
public enum SpecialGoal: String, Sendable, Hashable, CaseIterable {
  case endsNothing = "ends-nothing"
  case asAnyGoal = "as-any-goal"
}

/// What a goal by the short-handed team does to its own penalties.
public enum ShortHandedGoal: String, Sendable, Hashable, CaseIterable {
  case endsNothing = "ends-nothing"
  case endsOwnMinor = "ends-own-minor"
}

/// What becomes of a signalled minor when the other team scores first.
public enum SignalledMinor: String, Sendable, Hashable, CaseIterable {
  case notAssessed = "not-assessed"
  case served
}

/// What a goal during a signalled minor does where the offending team is serving a minor but is not
/// short-handed.
public enum SignalledWhileEven: String, Sendable, Hashable, CaseIterable {
  case notAssessed = "not-assessed"
  case runningMinorEnds = "running-minor-ends"
}

/// How one minor to each team at one stoppage, and nothing else, is played.
public enum SingleMinorsEach: String, Sendable, Hashable, CaseIterable {
  case substitution
  /// Four-on-four where no other penalty of either team stands on the penalty clock.
  case fourOnFourIfClockEmpty = "four-on-four-if-clock-empty"
  /// Four-on-four where both teams are at full strength.
  case fourOnFourAtFullStrength = "four-on-four-at-full-strength"
}

/// Who says which penalties are set off where more than one choice leaves the same count.
///
/// Both go by the same order of aims: fewest skaters short, no additional player in the box, order of
/// occurrence. A captain may depart from it.
public enum SetOffChoice: String, Sendable, Hashable, CaseIterable {
  case orderOfAims = "order-of-aims"
  case captain
}

/// How a match penalty is served beside a major for the same act.
public enum MatchBesideMajor: String, Sendable, Hashable, CaseIterable {
  /// The team serves the five minutes once, unless the major is for a fight.
  case servedOnce = "served-once"
  case servedEach = "served-each"
}

/// Which major penalties put the player out of the game.
public enum MajorsCarry: String, Sendable, Hashable, CaseIterable {
  case nothing
  case gameMisconduct = "game-misconduct"
}

/// What a player gets who reaches a count of infractions.
public enum CountedEjection: String, Sendable, Hashable, CaseIterable {
  case gameEjection = "game-ejection"
  case gameMisconduct = "game-misconduct"

  /// The penalty that it is recorded as.
  public var penaltyClass: PenaltyClass {
    switch self {
    case .gameEjection: .gameEjection
    case .gameMisconduct: .gameMisconduct
    }
  }
}

/// What counts as a power-play opportunity.
public enum PowerPlayCount: String, Sendable, Hashable, CaseIterable {
  /// Each penalty that gave an advantage at some moment; a goal during a major counts one more.
  case eachAdvantage = "each-advantage"
}

/// Who may not take part in the shoot-out, besides those out of the game.
public enum ShootOutEligibility: String, Sendable, Hashable, CaseIterable {
  /// Only who serves a misconduct is barred.
  case allButMisconducts = "all-but-misconducts"
  /// Whoever has a penalty left to serve is barred.
  case penaltiesOver = "penalties-over"
}
