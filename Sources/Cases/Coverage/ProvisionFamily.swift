import Scoresheets

/// Provisions of which several can be altered at once to see whether a case exercises any of them.
///
/// Within a family no provision's alternative hides another's: if all are altered and the same is ruled,
/// none of them matters to the case. Who decides a tie is apart from what could take the tie away.
enum ProvisionFamily: Hashable, CaseIterable {
  case skaters, minimumSkaters, servedAtOnce, periods, periodLength
  case overtime, records, tables, ejections, servers, ties, goals, shots, signals, coincidental
  /// What books agree on: only rules' numbers differ.
  case agreed
}

extension ProvisionKey {
  /// The family that it belongs to.
  var family: ProvisionFamily {
    switch self {
    case .skaters: .skaters
    case .minimumSkaters: .minimumSkaters
    case .servedAtOnce: .servedAtOnce
    case .periods: .periods
    case .periodLength: .periodLength
    case .overtimeLength, .overtimeFurtherLength, .overtimeSkaters, .overtimeSuddenVictory,
      .playOffOvertimeLength, .playOffOvertimeFurtherLength, .playOffOvertimeSkaters,
      .playOffOvertimeSuddenVictory, .pairInOvertime:
      .overtime
    case .minorLength, .majorLength, .matchLength, .misconductLength, .minorMinutes, .majorMinutes,
      .misconductMinutes, .matchMinutes, .gameMisconductMinutes, .grossMisconductMinutes,
      .gameEjectionMinutes, .replacedMinutes:
      .records
    case .lengthsByPeriod, .runningTime: .tables
    case .majorsCarry, .majorsToGameMisconduct, .misconductsToGameMisconduct, .countedMisconduct,
      .penaltiesToGameMisconduct, .countedMinutes, .infractionCounts:
      .ejections
    case .ejectedServer, .penalisedServer, .goalkeeperServes, .goalkeeperQueue: .servers
    case .equalExpiry, .goalTie, .signalledSeveral, .setOffChoice: .ties
    case .goalEnds, .shortHandedGoal, .ejectedScorer, .powerPlays: .goals
    case .penaltyShotGoal, .awardedGoal, .awardedAssists, .earlierFoul, .shotsAtOnce,
      .penalisedShooter, .shootOutEligibility, .repeatShooters, .shootOutRounds:
      .shots
    case .signalledMinor, .signalledWhileEven, .signalledShortHandedScorer: .signals
    case .matchBesideMajor, .singleMinorsEach, .matchSetOff, .lateDifference: .coincidental
    case .onePlayersOrder, .twoPlayersOrder, .setOffRelease, .doubleMinor, .stoppageReturn,
      .misconductAfter, .server, .goalkeeperServer, .illegalPlayer, .signalledAlreadyShort,
      .signalledOffendersGoal, .setOff, .shotReplacesMinor:
      .agreed
    }
  }
}
