/// The provisions that every rulebook makes, under the names that the books' files use.
public enum ProvisionKey: String, Sendable, Hashable, CaseIterable {
  /// The periods of regulation.
  case periods
  /// The playing time of a period.
  case periodLength = "period-length"
  /// The skaters of a team at full strength.
  case skaters
  /// The skaters below which penalties never bring a team.
  case minimumSkaters = "minimum-skaters"
  /// The playing time of the first overtime.
  case overtimeLength = "overtime-length"
  /// The playing time of each overtime after the first.
  case overtimeFurtherLength = "overtime-further-length"
  /// The skaters of a team without penalties in overtime.
  case overtimeSkaters = "overtime-skaters"
  /// A goal in overtime ends the game.
  case overtimeSuddenVictory = "overtime-sudden-victory"
  /// The playing time of the first play-off overtime.
  case playOffOvertimeLength = "play-off-overtime-length"
  /// The playing time of each play-off overtime after the first.
  case playOffOvertimeFurtherLength = "play-off-overtime-further-length"
  /// The skaters of a team without penalties in play-off overtime.
  case playOffOvertimeSkaters = "play-off-overtime-skaters"
  /// A goal in play-off overtime ends the game.
  case playOffOvertimeSuddenVictory = "play-off-overtime-sudden-victory"
  /// The playing time of a minor, a bench minor or half a double minor.
  case minorLength = "minor-length"
  /// The playing time of a major.
  case majorLength = "major-length"
  /// The playing time that a team is short for a match penalty.
  case matchLength = "match-length"
  /// The playing time of a misconduct.
  case misconductLength = "misconduct-length"
  /// The minutes on record for a minor.
  case minorMinutes = "minor-minutes"
  /// The minutes on record for a major.
  case majorMinutes = "major-minutes"
  /// The minutes on record for a misconduct.
  case misconductMinutes = "misconduct-minutes"
  /// The minutes on record for a match penalty.
  case matchMinutes = "match-minutes"
  /// The minutes on record for a game misconduct.
  case gameMisconductMinutes = "game-misconduct-minutes"
  /// The minutes on record for a gross misconduct.
  case grossMisconductMinutes = "gross-misconduct-minutes"
  /// The minutes on record for a game ejection.
  case gameEjectionMinutes = "game-ejection-minutes"
  /// Other lengths where periods are shorter.
  case lengthsByPeriod = "lengths-by-period"
  /// The lengths of penalties while a lead makes the clock run.
  case runningTime = "running-time"
  /// How a match penalty is served beside the player's own major.
  case matchBesideMajor = "match-beside-major"
  /// What every major carries with it.
  case majorsCarry = "majors-carry"
  /// The major with which a player gets a game misconduct.
  case majorsToGameMisconduct = "majors-to-game-misconduct"
  /// The misconduct with which a player gets a game misconduct.
  case misconductsToGameMisconduct = "misconducts-to-game-misconduct"
  /// How a game misconduct stands to the misconduct that brings it by a count.
  case countedMisconduct = "counted-misconduct"
  /// The penalty of a game with which a player gets a game misconduct.
  case penaltiesToGameMisconduct = "penalties-to-game-misconduct"
  /// The minutes on record for a game misconduct that a count brings and nobody called.
  case countedMinutes = "counted-minutes"
  /// The counts of minors for certain infractions that put a player out.
  case infractionCounts = "infraction-counts"
  /// How many penalties of a team run at a time; another one waits.
  case servedAtOnce = "served-at-once"
  /// One player's major is served before his minor.
  case onePlayersOrder = "one-players-order"
  /// Of a minor and a major to two players of a team the minor starts first.
  case twoPlayersOrder = "two-players-order"
  /// Who returns first of two whose time is up together.
  case equalExpiry = "equal-expiry"
  /// A player whose penalty is set off leaves at the first stoppage after his time.
  case setOffRelease = "set-off-release"
  /// The second half of a double minor begins when the first ends.
  case doubleMinor = "double-minor"
  /// Whose time is up leaves at a stoppage, if he could not before.
  case stoppageReturn = "stoppage-return"
  /// A misconduct begins when the player's other penalties are over.
  case misconductAfter = "misconduct-after"
  /// A team-mate sits for an offender who is out or sits for something else.
  case server
  /// Who sits for a major or match penalty whose offender is out of the game.
  case ejectedServer = "ejected-server"
  /// Whether a player with a penalty to serve may serve a bench minor.
  case penalisedServer = "penalised-server"
  /// What a goalkeeper serves himself.
  case goalkeeperServes = "goalkeeper-serves"
  /// Whether a goalkeeper's penalties are served one after the other.
  case goalkeeperQueue = "goalkeeper-queue"
  /// A team-mate sits for a goalkeeper.
  case goalkeeperServer = "goalkeeper-server"
  /// Which minor of a short-handed team a goal ends.
  case goalEnds = "goal-ends"
  /// Who decides between two minors with the same time remaining.
  case goalTie = "goal-tie"
  /// What a goal on a penalty shot ends.
  case penaltyShotGoal = "penalty-shot-goal"
  /// What an awarded goal ends.
  case awardedGoal = "awarded-goal"
  /// Whether an awarded goal may have assists.
  case awardedAssists = "awarded-assists"
  /// What a goal by the short-handed team ends.
  case shortHandedGoal = "short-handed-goal"
  /// Whether a goal counts that a player scored or assisted who is out of the game.
  case ejectedScorer = "ejected-scorer"
  /// What counts as a power-play opportunity.
  case powerPlays = "power-plays"
  /// A goal with a player illegally on the ice is disallowed.
  case illegalPlayer = "illegal-player"
  /// What becomes of a signalled minor when the other team scores.
  case signalledMinor = "signalled-minor"
  /// Who decides which of several signalled minors is not assessed.
  case signalledSeveral = "signalled-several"
  /// A goal against a team short by a minor ends it, and what is signalled is assessed.
  case signalledAlreadyShort = "signalled-already-short"
  /// What the goal does where the offending team serves a minor but is not short-handed.
  case signalledWhileEven = "signalled-while-even"
  /// What becomes of a signalled minor when the short-handed team scores.
  case signalledShortHandedScorer = "signalled-short-handed-scorer"
  /// A goal by the team that a penalty is signalled against is disallowed.
  case signalledOffendersGoal = "signalled-offenders-goal"
  /// How one minor to each team, and nothing else, is played.
  case singleMinorsEach = "single-minors-each"
  /// What becomes of a pair played four-on-four when overtime begins.
  case pairInOvertime = "pair-in-overtime"
  /// Equal penalties of one stoppage are set off, majors first.
  case setOff = "set-off"
  /// How match penalties are set off.
  case matchSetOff = "match-set-off"
  /// Who says which penalties are set off.
  case setOffChoice = "set-off-choice"
  /// The last part of the game in which a minor against a major leaves only the difference.
  case lateDifference = "late-difference"
  /// A penalty shot replaces one minor, whatever its result.
  case shotReplacesMinor = "shot-replaces-minor"
  /// What an earlier foul of the team that would shoot does to the shot.
  case earlierFoul = "earlier-foul"
  /// How many penalty shots one sequence of play can bring.
  case shotsAtOnce = "shots-at-once"
  /// The minutes on the record for a minor that a penalty shot replaced.
  case replacedMinutes = "replaced-minor-minutes"
  /// Whether a player with a penalty to serve may take a penalty shot.
  case penalisedShooter = "penalised-shooter"
  /// Who may not take part in the shoot-out.
  case shootOutEligibility = "shoot-out-eligibility"
  /// Who may shoot again in the shoot-out.
  case repeatShooters = "repeat-shooters"
  /// The shooters of each team before the shoot-out goes on in pairs.
  case shootOutRounds = "shoot-out-rounds"

  /// What the provision is about, in our words.
  public var summary: String {
    switch self {
    case .periods: "The periods of regulation."
    case .periodLength: "The playing time of a period."
    case .skaters: "The skaters of a team at full strength."
    case .minimumSkaters: "The skaters below which penalties never bring a team."
    case .overtimeLength: "The playing time of the first overtime."
    case .overtimeFurtherLength: "The playing time of each overtime after the first."
    case .overtimeSkaters: "The skaters of a team without penalties in overtime."
    case .overtimeSuddenVictory: "A goal in overtime ends the game."
    case .playOffOvertimeLength: "The playing time of the first play-off overtime."
    case .playOffOvertimeFurtherLength:
      "The playing time of each play-off overtime after the first."
    case .playOffOvertimeSkaters: "The skaters of a team without penalties in play-off overtime."
    case .playOffOvertimeSuddenVictory: "A goal in play-off overtime ends the game."
    case .minorLength: "The playing time of a minor, a bench minor or half a double minor."
    case .majorLength: "The playing time of a major."
    case .matchLength: "The playing time that a team is short for a match penalty."
    case .misconductLength: "The playing time of a misconduct."
    case .minorMinutes: "The minutes on record for a minor."
    case .majorMinutes: "The minutes on record for a major."
    case .misconductMinutes: "The minutes on record for a misconduct."
    case .matchMinutes: "The minutes on record for a match penalty."
    case .gameMisconductMinutes: "The minutes on record for a game misconduct."
    case .grossMisconductMinutes: "The minutes on record for a gross misconduct."
    case .gameEjectionMinutes: "The minutes on record for a game ejection."
    case .lengthsByPeriod: "Other lengths where periods are shorter."
    case .runningTime: "The lengths of penalties while a lead makes the clock run."
    case .matchBesideMajor: "How a match penalty is served beside the player's own major."
    case .majorsCarry: "What every major carries with it."
    case .majorsToGameMisconduct: "The major with which a player gets a game misconduct."
    case .misconductsToGameMisconduct: "The misconduct with which a player gets a game misconduct."
    case .countedMisconduct:
      "How a game misconduct stands to the misconduct that brings it by a count."
    case .penaltiesToGameMisconduct:
      "The penalty of a game with which a player gets a game misconduct."
    case .countedMinutes:
      "The minutes on record for a game misconduct that a count brings and nobody called."
    case .infractionCounts: "The counts of minors for certain infractions that put a player out."
    case .servedAtOnce: "How many penalties of a team run at a time; another one waits."
    case .onePlayersOrder: "One player's major is served before his minor."
    case .twoPlayersOrder: "Of a minor and a major to two players of a team the minor starts first."
    case .equalExpiry: "Who returns first of two whose time is up together."
    case .setOffRelease:
      "A player whose penalty is set off leaves at the first stoppage after his time."
    case .doubleMinor: "The second half of a double minor begins when the first ends."
    case .stoppageReturn: "Whose time is up leaves at a stoppage, if he could not before."
    case .misconductAfter: "A misconduct begins when the player's other penalties are over."
    case .server: "A team-mate sits for an offender who is out or sits for something else."
    case .ejectedServer: "Who sits for a major or match penalty whose offender is out of the game."
    case .penalisedServer: "Whether a player with a penalty to serve may serve a bench minor."
    case .goalkeeperServes: "What a goalkeeper serves himself."
    case .goalkeeperQueue: "Whether a goalkeeper's penalties are served one after the other."
    case .goalkeeperServer: "A team-mate sits for a goalkeeper."
    case .goalEnds: "Which minor of a short-handed team a goal ends."
    case .goalTie: "Who decides between two minors with the same time remaining."
    case .penaltyShotGoal: "What a goal on a penalty shot ends."
    case .awardedGoal: "What an awarded goal ends."
    case .awardedAssists: "Whether an awarded goal may have assists."
    case .shortHandedGoal: "What a goal by the short-handed team ends."
    case .ejectedScorer:
      "Whether a goal counts that a player scored or assisted who is out of the game."
    case .powerPlays: "What counts as a power-play opportunity."
    case .illegalPlayer: "A goal with a player illegally on the ice is disallowed."
    case .signalledMinor: "What becomes of a signalled minor when the other team scores."
    case .signalledSeveral: "Who decides which of several signalled minors is not assessed."
    case .signalledAlreadyShort:
      "A goal against a team short by a minor ends it, and what is signalled is assessed."
    case .signalledWhileEven:
      "What the goal does where the offending team serves a minor but is not short-handed."
    case .signalledShortHandedScorer:
      "What becomes of a signalled minor when the short-handed team scores."
    case .signalledOffendersGoal:
      "A goal by the team that a penalty is signalled against is disallowed."
    case .singleMinorsEach: "How one minor to each team, and nothing else, is played."
    case .pairInOvertime: "What becomes of a pair played four-on-four when overtime begins."
    case .setOff: "Equal penalties of one stoppage are set off, majors first."
    case .matchSetOff: "How match penalties are set off."
    case .setOffChoice: "Who says which penalties are set off."
    case .lateDifference:
      "The last part of the game in which a minor against a major leaves only the difference."
    case .shotReplacesMinor: "A penalty shot replaces one minor, whatever its result."
    case .earlierFoul: "What an earlier foul of the team that would shoot does to the shot."
    case .shotsAtOnce: "How many penalty shots one sequence of play can bring."
    case .replacedMinutes: "The minutes on the record for a minor that a penalty shot replaced."
    case .penalisedShooter: "Whether a player with a penalty to serve may take a penalty shot."
    case .shootOutEligibility: "Who may not take part in the shoot-out."
    case .repeatShooters: "Who may shoot again in the shoot-out."
    case .shootOutRounds: "The shooters of each team before the shoot-out goes on in pairs."
    }
  }
}
