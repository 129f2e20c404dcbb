import HockeyRules

// Each provision of the core's rulebook, under the key of the books' files.

extension Rulebook {
  convenience init(from reader: ProvisionReader) throws(RulebookError) {
    self.init(
      id: reader.book.id, name: reader.book.name,
      play: try PlayProvisions(from: reader), classes: try ClassProvisions(from: reader),
      ejections: try EjectionProvisions(from: reader),
      serving: try ServingProvisions(from: reader), goals: try GoalProvisions(from: reader),
      signals: try SignalProvisions(from: reader),
      coincidental: try CoincidentalProvisions(from: reader),
      shots: try ShotProvisions(from: reader))
  }
}

extension PlayProvisions {
  fileprivate init(from reader: ProvisionReader) throws(RulebookError) {
    self.init(
      periods: try reader.number(.periods, in: 1...9),
      periodLength: try reader.time(.periodLength),
      skaters: try reader.number(.skaters, in: 1...9),
      minimumSkaters: try reader.number(.minimumSkaters, in: 1...9),
      overtime: OvertimeProvisions(
        length: try reader.time(.overtimeLength),
        furtherLength: try reader.time(.overtimeFurtherLength),
        skaters: try reader.number(.overtimeSkaters, in: 1...9),
        suddenVictory: try reader.flag(.overtimeSuddenVictory)),
      playOffOvertime: OvertimeProvisions(
        length: try reader.time(.playOffOvertimeLength),
        furtherLength: try reader.time(.playOffOvertimeFurtherLength),
        skaters: try reader.number(.playOffOvertimeSkaters, in: 1...9),
        suddenVictory: try reader.flag(.playOffOvertimeSuddenVictory)))
  }
}

extension ClassProvisions {
  fileprivate init(from reader: ProvisionReader) throws(RulebookError) {
    self.init(
      minorLength: try reader.time(.minorLength), majorLength: try reader.time(.majorLength),
      matchLength: try reader.time(.matchLength),
      misconductLength: try reader.time(.misconductLength),
      minorMinutes: try reader.number(.minorMinutes, in: 0...99),
      majorMinutes: try reader.number(.majorMinutes, in: 0...99),
      misconductMinutes: try reader.number(.misconductMinutes, in: 0...99),
      matchMinutes: try reader.number(.matchMinutes, in: 0...99),
      gameMisconductMinutes: try reader.number(.gameMisconductMinutes, in: 0...99),
      grossMisconductMinutes: try reader.number(.grossMisconductMinutes, in: 0...99),
      gameEjectionMinutes: try reader.number(.gameEjectionMinutes, in: 0...99),
      lengthsByPeriod: try reader.lengths(.lengthsByPeriod),
      runningTime: try reader.runningTime(.runningTime),
      matchBesideMajor: try reader.choice(.matchBesideMajor))
  }
}

extension EjectionProvisions {
  fileprivate init(from reader: ProvisionReader) throws(RulebookError) {
    self.init(
      majorsCarry: try reader.choice(.majorsCarry),
      majorsToGameMisconduct: try reader.numberIfAny(.majorsToGameMisconduct),
      misconductsToGameMisconduct: try reader.numberIfAny(.misconductsToGameMisconduct),
      countedMisconduct: try reader.choice(.countedMisconduct),
      penaltiesToGameMisconduct: try reader.numberIfAny(.penaltiesToGameMisconduct),
      countedMinutes: try reader.number(.countedMinutes, in: 0...99),
      infractionCounts: try reader.counts(.infractionCounts))
  }
}

extension ServingProvisions {
  fileprivate init(from reader: ProvisionReader) throws(RulebookError) {
    self.init(
      servedAtOnce: try reader.number(.servedAtOnce, in: 1...9),
      onePlayersOrder: try reader.common(.onePlayersOrder),
      twoPlayersOrder: try reader.common(.twoPlayersOrder),
      equalExpiry: try reader.choice(.equalExpiry),
      setOffRelease: try reader.common(.setOffRelease),
      doubleMinor: try reader.common(.doubleMinor),
      stoppageReturn: try reader.common(.stoppageReturn),
      misconductAfter: try reader.common(.misconductAfter),
      server: try reader.common(.server), ejectedServer: try reader.choice(.ejectedServer),
      penalisedServer: try reader.choice(.penalisedServer),
      goalkeeperServes: try reader.choice(.goalkeeperServes),
      goalkeeperQueue: try reader.choice(.goalkeeperQueue),
      goalkeeperServer: try reader.common(.goalkeeperServer))
  }
}

extension GoalProvisions {
  fileprivate init(from reader: ProvisionReader) throws(RulebookError) {
    self.init(
      ends: try reader.choice(.goalEnds), tie: try reader.choice(.goalTie),
      penaltyShotGoal: try reader.choice(.penaltyShotGoal),
      awardedGoal: try reader.choice(.awardedGoal),
      awardedAssists: try reader.choice(.awardedAssists),
      shortHandedGoal: try reader.choice(.shortHandedGoal),
      ejectedScorer: try reader.choice(.ejectedScorer),
      powerPlays: try reader.choice(.powerPlays),
      illegalPlayer: try reader.common(.illegalPlayer))
  }
}

extension SignalProvisions {
  fileprivate init(from reader: ProvisionReader) throws(RulebookError) {
    self.init(
      minor: try reader.choice(.signalledMinor), several: try reader.choice(.signalledSeveral),
      alreadyShort: try reader.common(.signalledAlreadyShort),
      whileEven: try reader.choice(.signalledWhileEven),
      shortHandedScorer: try reader.choice(.signalledShortHandedScorer),
      offendersGoal: try reader.common(.signalledOffendersGoal))
  }
}

extension CoincidentalProvisions {
  fileprivate init(from reader: ProvisionReader) throws(RulebookError) {
    self.init(
      singleMinorsEach: try reader.choice(.singleMinorsEach),
      pairInOvertime: try reader.choice(.pairInOvertime),
      setOff: try reader.common(.setOff),
      matchSetOff: try reader.choice(.matchSetOff), choice: try reader.choice(.setOffChoice),
      lateWindow: try reader.timeIfAny(.lateDifference))
  }
}

extension ShotProvisions {
  fileprivate init(from reader: ProvisionReader) throws(RulebookError) {
    self.init(
      replacesMinor: try reader.common(.shotReplacesMinor),
      earlierFoul: try reader.choice(.earlierFoul),
      shotsAtOnce: try reader.number(.shotsAtOnce, in: 1...9),
      replacedMinutes: try reader.number(.replacedMinutes, in: 0...99),
      penalisedShooter: try reader.choice(.penalisedShooter),
      eligibility: try reader.choice(.shootOutEligibility),
      repeatShooters: try reader.choice(.repeatShooters),
      rounds: try reader.number(.shootOutRounds, in: 1...99))
  }
}
