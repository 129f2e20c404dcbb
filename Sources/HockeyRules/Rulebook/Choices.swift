// The points on which rulebooks choose differently: one enum a point, its raw values the words of the
// rulebook files. Each is asked in one place, by one exhaustive switch.

/// Which of a short-handed team's minors a goal ends.
public enum EndedByGoal: String, Sendable, Hashable, CaseIterable {
  /// The one with the least time left.
  case leastTimeRemaining = "least-time-remaining"
  /// The one called first.
  case firstCalled = "first-called"
}

/// Who decides between penalties of which the book prefers neither.
public enum TieBreak: String, Sendable, Hashable, CaseIterable {
  /// The one called first.
  case orderOfOccurrence = "order-of-occurrence"
  /// The captain of the penalised team.
  case captain
}

/// What a goal does to running penalties where it is not an ordinary goal in play.
public enum SpecialGoal: String, Sendable, Hashable, CaseIterable {
  /// No penalty ends.
  case endsNothing = "ends-nothing"
  /// It ends what any goal in play would.
  case asAnyGoal = "as-any-goal"
}

/// What a goal by the short-handed team does to its own penalties.
public enum ShortHandedGoal: String, Sendable, Hashable, CaseIterable {
  /// No penalty ends.
  case endsNothing = "ends-nothing"
  /// The minor of its own with the least time left ends.
  case endsOwnMinor = "ends-own-minor"
}

/// What becomes of a signalled minor when the other team scores first.
public enum SignalledMinor: String, Sendable, Hashable, CaseIterable {
  /// It goes on the record, and is not served.
  case recorded
  /// It is not assessed.
  case notAssessed = "not-assessed"
  /// It is assessed and served.
  case served
}

/// What a goal during a signalled minor does where the offending team is serving a minor but is not
/// short-handed.
public enum SignalledWhileEven: String, Sendable, Hashable, CaseIterable {
  /// The signalled minor is not assessed.
  case notAssessed = "not-assessed"
  /// The running minor ends, and the signalled one is assessed.
  case runningMinorEnds = "running-minor-ends"
}

/// How one minor to each team at one stoppage, and nothing else, is played.
public enum SingleMinorsEach: String, Sendable, Hashable, CaseIterable {
  /// Both teams substitute, and keep their strength.
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
  /// The order of aims decides.
  case orderOfAims = "order-of-aims"
  /// The captain of the team that is left with more.
  case captain
}

/// How a match penalty is served beside a major for the same act.
public enum MatchBesideMajor: String, Sendable, Hashable, CaseIterable {
  /// The team serves the five minutes once, unless the major is for a fight.
  case servedOnce = "served-once"
  /// Each is served.
  case servedEach = "served-each"
}

/// Which major penalties put the player out of the game.
public enum MajorsCarry: String, Sendable, Hashable, CaseIterable {
  /// None by itself.
  case nothing
  /// Each carries a game misconduct.
  case gameMisconduct = "game-misconduct"
}

/// What a player gets who reaches a count of infractions.
public enum CountedEjection: String, Sendable, Hashable, CaseIterable {
  /// A game ejection.
  case gameEjection = "game-ejection"
  /// A game misconduct.
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
  /// Each penalty that stands on the clock, but for a pair played four-on-four, once: also one that
  /// only made the teams even.
  case eachPenalty = "each-penalty"
}

/// Who may not take part in the shoot-out, besides those out of the game.
public enum ShootOutEligibility: String, Sendable, Hashable, CaseIterable {
  /// Only who serves a misconduct is barred.
  case allButMisconducts = "all-but-misconducts"
  /// Whoever has a penalty left to serve is barred.
  case penaltiesOver = "penalties-over"
}

/// Whether a goal counts that a player scored or assisted who is out of the game.
public enum EjectedScorer: String, Sendable, Hashable, CaseIterable {
  /// It does not count.
  case disallowed
  /// It counts.
  case counts
}

/// What an earlier foul, called at the same stoppage, of the team that would shoot does to the shot.
public enum EarlierFoul: String, Sendable, Hashable, CaseIterable {
  /// Play should have been stopped then: the later foul gets its ordinary penalty.
  case ordinaryPenalty = "ordinary-penalty"
  /// Nothing.
  case shotStands = "shot-stands"
}

/// How a game misconduct that a count of misconducts brings stands to the last of them.
public enum CountedMisconduct: String, Sendable, Hashable, CaseIterable {
  /// Both are given.
  case beside
  /// It is given in the misconduct's place.
  case inPlace = "in-place"
}

/// Who sits for a major or match penalty whose offender is out of the game.
public enum EjectedServer: String, Sendable, Hashable, CaseIterable {
  /// A team-mate, at once.
  case atOnce = "at-once"
  /// Nobody: a player may come from the bench when it is over.
  case fromBench = "from-bench"
}

/// What a goalkeeper serves himself.
public enum GoalkeeperServes: String, Sendable, Hashable, CaseIterable {
  /// Nothing: a team-mate sits for him.
  case nothing
  /// His own majors and misconducts.
  case majorsAndMisconducts = "majors-and-misconducts"
}

/// Whether a player who has a penalty to serve may be named to serve his team's bench minor.
public enum PenalisedServer: String, Sendable, Hashable, CaseIterable {
  /// He may; he serves it behind his own.
  case queued
  /// He may not.
  case refused
}

/// Whether a player who has a penalty to serve may take a penalty shot.
public enum PenalisedShooter: String, Sendable, Hashable, CaseIterable {
  /// He may not.
  case barred
  /// He shoots, then serves.
  case shoots
}

/// Who may shoot again in the shoot-out.
public enum RepeatShooters: String, Sendable, Hashable, CaseIterable {
  /// Nobody in the rounds that every team shoots.
  case differentInRounds = "different-in-rounds"
  /// Anybody, at any time.
  case free
}

/// What becomes of a pair of minors that was played four-on-four when overtime begins.
public enum PairInOvertime: String, Sendable, Hashable, CaseIterable {
  /// It stays on the clock.
  case onClock = "on-clock"
  /// It comes off the clock; both leave at a stoppage after their time.
  case offClock = "off-clock"
}

/// Whether a goalkeeper's penalties of different stoppages are served one after the other.
public enum GoalkeeperQueue: String, Sendable, Hashable, CaseIterable {
  /// They are, like any player's.
  case oneAfterTheOther = "one-after-the-other"
  /// A server each: they run at the same time.
  case serverEach = "server-each"
}

/// Whether an awarded goal may have assists.
public enum AwardedAssists: String, Sendable, Hashable, CaseIterable {
  /// It has none.
  case none
  /// It may have them.
  case allowed
}

/// How match penalties are set off.
public enum MatchSetOff: String, Sendable, Hashable, CaseIterable {
  /// As majors.
  case asMajor = "as-major"
  /// Against each other first, then against majors.
  case matchFirst = "match-first"
}
