// The provisions of a rulebook, grouped as the books group them. Those without a choice among the books
// carry only their citation.

/// What all books provide alike: only the rule's number differs.
public typealias Common = Provision<Universal>

/// The value of a provision on which the books agree.
public enum Universal: Sendable, Hashable {
  /// The books agree.
  case agreed
}

/// When a lead makes the clock run without stops, and how long penalties called then are.
///
/// Logs read the game clock as always; only the lengths differ.
public struct RunningTime: Sendable, Hashable {
  /// The lead in goals from which the clock runs.
  public var lead: Int
  /// The lead in goals at which it stops at whistles again.
  public var back: Int
  /// The first period in which it may run.
  public var periodFrom: Int
  /// The time of a minor called while it runs.
  public var minor: PlayingTime
  /// The time of a major or match penalty called while it runs.
  public var major: PlayingTime

  /// Creates a row of the table.
  public init(
    lead: Int, back: Int, periodFrom: Int, minor: PlayingTime, major: PlayingTime
  ) {
    self.lead = lead
    self.back = back
    self.periodFrom = periodFrom
    self.minor = minor
    self.major = major
  }
}

/// Lengths of penalties for shorter periods.
public struct LengthsByPeriod: Sendable, Hashable {
  /// The longest period that the row is for.
  public var periodTo: PlayingTime
  /// The playing time of a minor.
  public var minor: PlayingTime
  /// The playing time of a major and of a match penalty.
  public var major: PlayingTime

  /// Creates a row of the table.
  public init(periodTo: PlayingTime, minor: PlayingTime, major: PlayingTime) {
    self.periodTo = periodTo
    self.minor = minor
    self.major = major
  }
}

/// A count of minors for certain infractions that puts a player out of the game.
///
/// A double minor counts once.
public struct InfractionCount: Sendable, Hashable {
  /// The infractions that count.
  public var infractions: [Infraction]
  /// The number with which the player is out.
  public var count: Int
  /// What he gets.
  public var result: CountedEjection

  /// Creates a row of the table.
  public init(infractions: [Infraction], count: Int, result: CountedEjection) {
    self.infractions = infractions
    self.count = count
    self.result = result
  }
}

/// Periods, and how many skaters a team has.
public struct PlayProvisions: Sendable, Hashable {
  /// The number of periods in regulation.
  public var periods: Provision<Int>
  /// The playing time of a period of regulation.
  public var periodLength: Provision<PlayingTime>
  /// The skaters of a team at full strength.
  public var skaters: Provision<Int>
  /// The skaters below which penalties never bring a team.
  public var minimumSkaters: Provision<Int>
  /// The overtime of a regular-season game.
  public var overtime: OvertimeProvisions
  /// The overtime of a play-off game.
  public var playOffOvertime: OvertimeProvisions

  /// Creates the group of its provisions.
  public init(
    periods: Provision<Int>, periodLength: Provision<PlayingTime>, skaters: Provision<Int>,
    minimumSkaters: Provision<Int>, overtime: OvertimeProvisions,
    playOffOvertime: OvertimeProvisions
  ) {
    self.periods = periods
    self.periodLength = periodLength
    self.skaters = skaters
    self.minimumSkaters = minimumSkaters
    self.overtime = overtime
    self.playOffOvertime = playOffOvertime
  }
}

/// One kind of overtime.
public struct OvertimeProvisions: Sendable, Hashable {
  /// The playing time of the first overtime.
  public var length: Provision<PlayingTime>
  /// The playing time of each overtime after the first.
  public var furtherLength: Provision<PlayingTime>
  /// The skaters of a team without penalties; below full strength a penalty gives the
  /// other team a skater more where the penalised team may not have fewer.
  public var skaters: Provision<Int>
  /// Whether a goal ends the game.
  public var suddenVictory: Provision<Bool>

  /// Creates the group of its provisions.
  public init(
    length: Provision<PlayingTime>, furtherLength: Provision<PlayingTime>, skaters: Provision<Int>,
    suddenVictory: Provision<Bool>
  ) {
    self.length = length
    self.furtherLength = furtherLength
    self.skaters = skaters
    self.suddenVictory = suddenVictory
  }
}

/// Penalties by class: the time to serve and the minutes on the record.
public struct ClassProvisions: Sendable, Hashable {
  /// The playing time of a minor, a bench minor, or each half of a double minor.
  public var minorLength: Provision<PlayingTime>
  /// The playing time of a major.
  public var majorLength: Provision<PlayingTime>
  /// The playing time that a team is short for a match penalty.
  public var matchLength: Provision<PlayingTime>
  /// The playing time of a misconduct.
  public var misconductLength: Provision<PlayingTime>
  /// The minutes on record for a minor.
  public var minorMinutes: Provision<Int>
  /// The minutes on record for a major.
  public var majorMinutes: Provision<Int>
  /// The minutes on record for a misconduct.
  public var misconductMinutes: Provision<Int>
  /// The minutes on record for a match penalty.
  public var matchMinutes: Provision<Int>
  /// The minutes on record for a game misconduct.
  public var gameMisconductMinutes: Provision<Int>
  /// The minutes on record for a gross misconduct.
  public var grossMisconductMinutes: Provision<Int>
  /// The minutes on record for a game ejection.
  public var gameEjectionMinutes: Provision<Int>
  /// Other lengths where periods are shorter: the first row that fits.
  public var lengthsByPeriod: Provision<[LengthsByPeriod]>
  /// The lengths while a lead makes the clock run: the first row that fits.
  public var runningTime: Provision<[RunningTime]>
  /// How a match penalty is served beside a major of the same player and stoppage.
  public var matchBesideMajor: Provision<MatchBesideMajor>

  /// Creates the group of its provisions.
  public init(
    minorLength: Provision<PlayingTime>, majorLength: Provision<PlayingTime>,
    matchLength: Provision<PlayingTime>, misconductLength: Provision<PlayingTime>,
    minorMinutes: Provision<Int>, majorMinutes: Provision<Int>, misconductMinutes: Provision<Int>,
    matchMinutes: Provision<Int>, gameMisconductMinutes: Provision<Int>,
    grossMisconductMinutes: Provision<Int>, gameEjectionMinutes: Provision<Int>,
    lengthsByPeriod: Provision<[LengthsByPeriod]>, runningTime: Provision<[RunningTime]>,
    matchBesideMajor: Provision<MatchBesideMajor>
  ) {
    self.minorLength = minorLength
    self.majorLength = majorLength
    self.matchLength = matchLength
    self.misconductLength = misconductLength
    self.minorMinutes = minorMinutes
    self.majorMinutes = majorMinutes
    self.misconductMinutes = misconductMinutes
    self.matchMinutes = matchMinutes
    self.gameMisconductMinutes = gameMisconductMinutes
    self.grossMisconductMinutes = grossMisconductMinutes
    self.gameEjectionMinutes = gameEjectionMinutes
    self.lengthsByPeriod = lengthsByPeriod
    self.runningTime = runningTime
    self.matchBesideMajor = matchBesideMajor
  }
}

/// Who is put out of the game by what the log shows.
public struct EjectionProvisions: Sendable, Hashable {
  /// What every major carries with it.
  public var majorsCarry: Provision<MajorsCarry>
  /// The major with which a player gets a game misconduct; nil for none.
  public var majorsToGameMisconduct: Provision<Int?>
  /// The misconduct with which a player gets a game misconduct; nil for none.
  public var misconductsToGameMisconduct: Provision<Int?>
  /// How a game misconduct stands to the misconduct that brings it by a count.
  public var countedMisconduct: Provision<CountedMisconduct>
  /// The penalty of a game with which a player gets a game misconduct; nil for none.
  public var penaltiesToGameMisconduct: Provision<Int?>
  /// The minutes on record for a game misconduct that a count brings and nobody called.
  public var countedMinutes: Provision<Int>
  /// The counts of minors for certain infractions that put a player out.
  public var infractionCounts: Provision<[InfractionCount]>

  /// Creates the group of its provisions.
  public init(
    majorsCarry: Provision<MajorsCarry>, majorsToGameMisconduct: Provision<Int?>,
    misconductsToGameMisconduct: Provision<Int?>, countedMisconduct: Provision<CountedMisconduct>,
    penaltiesToGameMisconduct: Provision<Int?>, countedMinutes: Provision<Int>,
    infractionCounts: Provision<[InfractionCount]>
  ) {
    self.majorsCarry = majorsCarry
    self.majorsToGameMisconduct = majorsToGameMisconduct
    self.misconductsToGameMisconduct = misconductsToGameMisconduct
    self.countedMisconduct = countedMisconduct
    self.penaltiesToGameMisconduct = penaltiesToGameMisconduct
    self.countedMinutes = countedMinutes
    self.infractionCounts = infractionCounts
  }
}

/// The order of serving and of return.
public struct ServingProvisions: Sendable, Hashable {
  /// How many penalties of a team run at a time; another one waits.
  public var servedAtOnce: Provision<Int>
  /// One player's major is served before his minor.
  public var onePlayersOrder: Common
  /// Of a minor and a major to two players of a team, the minor starts first.
  public var twoPlayersOrder: Common
  /// Who returns first of two whose time is up together.
  public var equalExpiry: Provision<TieBreak>
  /// A player whose penalty is set off leaves at the first stoppage after his time.
  public var setOffRelease: Common
  /// The second half of a double minor begins when the first ends.
  public var doubleMinor: Common
  /// Whose time is up leaves the bench at a stoppage, if he could not before.
  public var stoppageReturn: Common
  /// A misconduct begins when the player's other penalties are over.
  public var misconductAfter: Common
  /// A team-mate sits for an offender who is out of the game or sits for something else.
  public var server: Common
  /// Who sits for a major or match penalty whose offender is out of the game.
  public var ejectedServer: Provision<EjectedServer>
  /// Whether a player with a penalty to serve may serve a bench minor.
  public var penalisedServer: Provision<PenalisedServer>
  /// What a goalkeeper serves himself.
  public var goalkeeperServes: Provision<GoalkeeperServes>
  /// Whether a goalkeeper's penalties are served one after the other.
  public var goalkeeperQueue: Provision<GoalkeeperQueue>
  /// A team-mate sits for a goalkeeper.
  public var goalkeeperServer: Common

  /// Creates the group of its provisions.
  public init(
    servedAtOnce: Provision<Int>, onePlayersOrder: Common, twoPlayersOrder: Common,
    equalExpiry: Provision<TieBreak>, setOffRelease: Common, doubleMinor: Common,
    stoppageReturn: Common, misconductAfter: Common,
    server: Common, ejectedServer: Provision<EjectedServer>,
    penalisedServer: Provision<PenalisedServer>, goalkeeperServes: Provision<GoalkeeperServes>,
    goalkeeperQueue: Provision<GoalkeeperQueue>, goalkeeperServer: Common
  ) {
    self.servedAtOnce = servedAtOnce
    self.onePlayersOrder = onePlayersOrder
    self.twoPlayersOrder = twoPlayersOrder
    self.equalExpiry = equalExpiry
    self.setOffRelease = setOffRelease
    self.doubleMinor = doubleMinor
    self.stoppageReturn = stoppageReturn
    self.misconductAfter = misconductAfter
    self.server = server
    self.ejectedServer = ejectedServer
    self.penalisedServer = penalisedServer
    self.goalkeeperServes = goalkeeperServes
    self.goalkeeperQueue = goalkeeperQueue
    self.goalkeeperServer = goalkeeperServer
  }
}

/// Goals and the penalties that they end.
public struct GoalProvisions: Sendable, Hashable {
  /// Which minor of a short-handed team a goal ends.
  public var ends: Provision<EndedByGoal>
  /// Who decides between two minors with the same time remaining.
  public var tie: Provision<TieBreak>
  /// What a goal on a penalty shot ends.
  public var penaltyShotGoal: Provision<SpecialGoal>
  /// What an awarded goal ends.
  public var awardedGoal: Provision<SpecialGoal>
  /// Whether an awarded goal may have assists.
  public var awardedAssists: Provision<AwardedAssists>
  /// What a goal by the short-handed team ends.
  public var shortHandedGoal: Provision<ShortHandedGoal>
  /// Whether a goal counts that a player scored or assisted who is out of the game.
  public var ejectedScorer: Provision<EjectedScorer>
  /// What counts as a power-play opportunity.
  public var powerPlays: Provision<PowerPlayCount>
  /// A goal with a player illegally on the ice is disallowed.
  public var illegalPlayer: Common

  /// Creates the group of its provisions.
  public init(
    ends: Provision<EndedByGoal>, tie: Provision<TieBreak>, penaltyShotGoal: Provision<SpecialGoal>,
    awardedGoal: Provision<SpecialGoal>, awardedAssists: Provision<AwardedAssists>,
    shortHandedGoal: Provision<ShortHandedGoal>,
    ejectedScorer: Provision<EjectedScorer>, powerPlays: Provision<PowerPlayCount>,
    illegalPlayer: Common
  ) {
    self.ends = ends
    self.tie = tie
    self.penaltyShotGoal = penaltyShotGoal
    self.awardedGoal = awardedGoal
    self.awardedAssists = awardedAssists
    self.shortHandedGoal = shortHandedGoal
    self.ejectedScorer = ejectedScorer
    self.powerPlays = powerPlays
    self.illegalPlayer = illegalPlayer
  }
}

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

/// Penalty shots and the shoot-out.
public struct ShotProvisions: Sendable, Hashable {
  /// A penalty shot replaces one minor, whatever its result.
  public var replacesMinor: Common
  /// What an earlier foul of the team that would shoot does to the shot.
  public var earlierFoul: Provision<EarlierFoul>
  /// How many penalty shots one sequence of play can bring.
  public var shotsAtOnce: Provision<Int>
  /// Whether a player with a penalty to serve may take a penalty shot.
  public var penalisedShooter: Provision<PenalisedShooter>
  /// Who may not take part in the shoot-out.
  public var eligibility: Provision<ShootOutEligibility>
  /// Who may shoot again in the shoot-out.
  public var repeatShooters: Provision<RepeatShooters>
  /// The shooters of each team before the shoot-out goes on in pairs.
  public var rounds: Provision<Int>

  /// Creates the group of its provisions.
  public init(
    replacesMinor: Common, earlierFoul: Provision<EarlierFoul>, shotsAtOnce: Provision<Int>,
    penalisedShooter: Provision<PenalisedShooter>, eligibility: Provision<ShootOutEligibility>,
    repeatShooters: Provision<RepeatShooters>, rounds: Provision<Int>
  ) {
    self.replacesMinor = replacesMinor
    self.earlierFoul = earlierFoul
    self.shotsAtOnce = shotsAtOnce
    self.penalisedShooter = penalisedShooter
    self.eligibility = eligibility
    self.repeatShooters = repeatShooters
    self.rounds = rounds
  }
}
