// The points on which rulebooks choose differently: one enum for each point, whose raw values are
// the words of the rulebook files. One exhaustive switch in one place reads each point.

/// The party that decides between penalties if the book prefers none of them.
@nonexhaustive public enum TieBreak: String, NamedChoice {
  /// Nobody: the penalty called first counts.
  case orderOfOccurrence = "order-of-occurrence"
  /// The captain of the penalised team.
  case captain
}

/// The effect of a special goal, such as an awarded one, on running penalties.
@nonexhaustive public enum SpecialGoal: String, NamedChoice {
  /// No penalty ends.
  case endsNothing = "ends-nothing"
  /// It ends the same penalty as any goal in play.
  case asAnyGoal = "as-any-goal"
}

/// The effect of a short-handed team's goal on its own penalties.
@nonexhaustive public enum ShortHandedGoal: String, NamedChoice {
  /// No penalty ends.
  case endsNothing = "ends-nothing"
  /// The team's own minor with the least time left ends.
  case endsOwnMinor = "ends-own-minor"
}

/// The fate of a signalled minor when the other team scores first.
@nonexhaustive public enum SignalledMinor: String, NamedChoice {
  /// The minor goes on record but is not served.
  case recorded
  /// It is not assessed.
  case notAssessed = "not-assessed"
  /// The minor is assessed and served.
  case served
}

/// The effect of a goal during a signalled minor if the offending team is serving a minor but is
/// not short-handed.
@nonexhaustive public enum SignalledWhileEven: String, NamedChoice {
  /// The signalled minor is not assessed.
  case notAssessed = "not-assessed"
  /// The running minor ends, and the signalled minor is assessed.
  case runningMinorEnds = "running-minor-ends"
}

/// The continuation of play after one minor to each team at one stoppage, and no other penalties.
@nonexhaustive public enum SingleMinorsEach: String, NamedChoice {
  /// Both teams substitute and keep their strength.
  case substitution
  /// Four-on-four if no other penalty of either team is on the penalty clock.
  case fourOnFourIfClockEmpty = "four-on-four-if-clock-empty"
  /// As `four-on-four-if-clock-empty`, unless one of the two players also gets a misconduct or
  /// another penalty without time on the clock.
  case fourOnFourIfNothingBeside = "four-on-four-if-nothing-beside"
  /// Four-on-four if both teams are at full strength.
  case fourOnFourAtFullStrength = "four-on-four-at-full-strength"
}

/// Whether a pair played four-on-four counts among the penalties that are served at once.
@nonexhaustive public enum PairBesideTwo: String, NamedChoice {
  /// The pair does not count: two further penalties of a team run at the same time.
  case beside
  /// The pair counts: one further penalty of a team runs at the same time.
  case counted
}

/// The party that decides which penalties are set off if several choices leave the same number.
///
/// All books have the same order of aims: fewest skaters short, fewest additional players in the
/// box, order of occurrence. A captain may depart from this order.
@nonexhaustive public enum SetOffChoice: String, NamedChoice {
  /// The order of aims decides.
  case orderOfAims = "order-of-aims"
  /// The captain of the team with more penalties left.
  case captain
  /// The captain, among the choices that leave the fewest skaters short and then the fewest
  /// additional players in the box.
  case captainAmongFewest = "captain-among-fewest"
}

/// The way a match penalty is served if its offender also has a major for the same act.
@nonexhaustive public enum MatchBesideMajor: String, NamedChoice {
  /// The team serves the five minutes once, unless the major is for a fight.
  case servedOnce = "served-once"
  /// Both are served.
  case servedEach = "served-each"
}

/// The major penalties that put the player out of the game.
@nonexhaustive public enum MajorsCarry: String, NamedChoice {
  /// No major by itself.
  case nothing
  /// Each carries a game misconduct.
  case gameMisconduct = "game-misconduct"
  /// Each major except for fighting carries a game misconduct.
  case gameMisconductUnlessFighting = "game-misconduct-unless-fighting"
  /// Each major for fighting carries a game misconduct.
  case gameMisconductForFighting = "game-misconduct-for-fighting"
}

/// The penalties that count as power-play opportunities.
@nonexhaustive public enum PowerPlayCount: String, NamedChoice {
  /// Each penalty that gave an advantage at some time; a goal during a major begins another.
  case eachAdvantage = "each-advantage"
  /// Each penalty on the clock, once, even if it only made the teams even, but not the minors of a
  /// pair played four-on-four; a goal during a major begins another opportunity.
  case eachPenalty = "each-penalty"
}

/// The players who may not take part in the shoot-out, in addition to those out of the game.
@nonexhaustive public enum ShootOutEligibility: String, NamedChoice {
  /// Only a player who serves a misconduct, his own or his goalkeeper's, is barred.
  case allButMisconducts = "all-but-misconducts"
  /// A player with a penalty left to serve is barred.
  case penaltiesOver = "penalties-over"
}

/// Whether a goal counts that was scored or assisted by a player who is out of the game.
@nonexhaustive public enum EjectedScorer: String, NamedChoice {
  /// It does not count.
  case disallowed
  /// It counts.
  case counts
}

/// The effect on a penalty shot if the team that would shoot had fouled first.
@nonexhaustive public enum EarlierFoul: String, NamedChoice {
  /// Play should have been stopped for the earlier foul, so the later foul gets an ordinary
  /// penalty.
  case ordinaryPenalty = "ordinary-penalty"
  /// None: the shot is taken.
  case shotStands = "shot-stands"
}

/// The relation between a game misconduct for a count of misconducts and the last of these
/// misconducts.
@nonexhaustive public enum CountedMisconduct: String, NamedChoice {
  /// Both are given.
  case beside
  /// It replaces the misconduct.
  case inPlace = "in-place"
}

/// The player who sits for a major or match penalty whose offender is out of the game.
@nonexhaustive public enum EjectedServer: String, NamedChoice {
  /// A team-mate, at once.
  case atOnce = "at-once"
  /// For a major alone, a team-mate, who may take the seat at any stoppage before the penalty is
  /// over; for a match penalty, or with a minor as well, a team-mate at once.
  case beforeExpiry = "before-expiry"
  /// Nobody: a player may come on from the bench when the penalty is over.
  case fromBench = "from-bench"
}

/// The penalties that a goalkeeper serves himself.
@nonexhaustive public enum GoalkeeperServes: String, NamedChoice {
  /// None: a team-mate sits for him.
  case nothing
  /// His own majors and misconducts.
  case majorsAndMisconducts = "majors-and-misconducts"
  /// His own majors and misconducts. For a major, a team-mate sits too: the team-mate returns when
  /// the major is over, the goalkeeper at the first stoppage after that.
  case withASkater = "with-a-skater"
}

/// Whether minutes go on the record for a misconduct of the bench staff, or in the shoot-out.
@nonexhaustive public enum RecordedMinutes: String, NamedChoice {
  /// Its minutes count.
  case counted
  /// No minutes count.
  case none
}

/// The fate of a bench minor for a wrong starting line-up that is claimed by the team that has just
/// scored.
@nonexhaustive public enum LineUpMinor: String, NamedChoice {
  /// The goal washes the minor out.
  case washed
  /// It is served.
  case served
}

/// Whether a player with a penalty to serve may be named to serve his team's bench minor, and
/// whether a player who is penalised while he sits for another goes on sitting for him.
@nonexhaustive public enum PenalisedServer: String, NamedChoice {
  /// He may be named, and serves after his own penalty. If he is penalised while he sits, his own
  /// penalty follows.
  case queued
  /// He may not be named. If he is penalised while he sits, his own penalty follows.
  case refused
  /// He may not be named. If he is penalised while he sits, his own penalty starts, and a team-mate
  /// sits down for the rest of the other.
  case relieved
}

/// Whether a player who has a penalty to serve may take a penalty shot.
@nonexhaustive public enum PenalisedShooter: String, NamedChoice {
  /// He may not.
  case barred
  /// He may if his penalty was called at the same stoppage, and serves it after the shot; a player
  /// penalised earlier may not.
  case samePlay = "same-play"
}

/// The team that shoots next in the shoot-out.
@nonexhaustive public enum ShootOutOrder: String, NamedChoice {
  /// Either team, because the book does not say.
  case any
  /// The teams take turns.
  case alternating
  /// The teams take turns, and the team that shot second in the rounds begins the tie-break.
  case reversedInTieBreak = "reversed-in-tie-break"
}

/// The players who may shoot again in the shoot-out.
@nonexhaustive public enum RepeatShooters: String, NamedChoice {
  /// No player until all eligible players of his team have shot, or as many as the team with fewer
  /// eligible players has.
  case allBeforeTwice = "all-before-twice"
  /// Nobody during the rounds that every team shoots.
  case differentInRounds = "different-in-rounds"
  /// Anybody, at any time.
  case free
}

/// The fate of a pair of minors played four-on-four when overtime begins.
@nonexhaustive public enum PairInOvertime: String, NamedChoice {
  /// The pair stays on the clock.
  case onClock = "on-clock"
  /// The pair comes off the clock; both players leave at a stoppage after their time.
  case offClock = "off-clock"
}

/// Whether a goalkeeper's penalties of different stoppages are served one after the other.
@nonexhaustive public enum GoalkeeperQueue: String, NamedChoice {
  /// One after the other, like any player's.
  case oneAfterTheOther = "one-after-the-other"
  /// Each has a server of its own, and they run at the same time.
  case serverEach = "server-each"
}

/// Whether an awarded goal, or an own goal, may have assists.
@nonexhaustive public enum GoalAssists: String, NamedChoice {
  /// It has none.
  case none
  /// The goal may have assists.
  case allowed
}

/// The way match penalties are set off.
@nonexhaustive public enum MatchSetOff: String, NamedChoice {
  /// They are set off as majors.
  case asMajor = "as-major"
  /// Majors are set off against majors and match penalties against match penalties first, then
  /// majors against match penalties.
  case likeFirst = "like-first"
}

/// The continuation of a game that is tied at the end of regulation.
@nonexhaustive public enum TiedGame: String, NamedChoice {
  /// One overtime, then the shoot-out.
  case overtimeThenShootOut = "overtime-then-shoot-out"
  /// One overtime, after which the game may end tied.
  case overtimeThenTie = "overtime-then-tie"
  /// Overtimes until a goal decides.
  case overtimes
  /// The shoot-out at once.
  case shootOut = "shoot-out"
  /// None: the game ends tied.
  case tie
}
