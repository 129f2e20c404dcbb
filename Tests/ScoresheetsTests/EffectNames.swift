import HockeyRules

// Effects and refusals by name. A new one does not compile until it is listed here, and must then
// be in the tables of the tests.

/// The effects by name.
enum EffectName: Hashable {
  case bench(BenchName)
  case call(CallName)
  case play(PlayName)
  case score(ScoreName)

  /// All names of effects.
  static let all: [EffectName] =
    BenchName.allCases.map { .bench($0) } + CallName.allCases.map { .call($0) }
    + PlayName.allCases.map { .play($0) } + ScoreName.allCases.map { .score($0) }

  init(_ effect: Effect) {
    self =
      switch effect {
      case .bench(let effect): .bench(BenchName(effect))
      case .call(let effect): .call(CallName(effect))
      case .play(let effect): .play(PlayName(effect))
      case .score(let effect): .score(ScoreName(effect))
      }
  }
}

/// The effects on the bench, by name.
enum BenchName: CaseIterable {
  case vacated
  case assessed, seated, placed, serves, starts, sits, waits, ends, expires, mayLeave, returns
  case cancelled, reduced, frozen, leftBox, backInBox, leftIce, reinstated, unstarted, paired,
    ejected
  case readmitted

  init(_ effect: BenchEffect) {
    self =
      switch effect {
      case .assessed: .assessed
      case .seated: .seated
      case .placed: .placed
      case .serves: .serves
      case .vacated: .vacated
      case .starts: .starts
      case .sits: .sits
      case .waits: .waits
      case .ends: .ends
      case .expires: .expires
      case .mayLeave: .mayLeave
      case .returns: .returns
      case .cancelled: .cancelled
      case .reduced: .reduced
      case .frozen: .frozen
      case .leftBox: .leftBox
      case .backInBox: .backInBox
      case .leftIce: .leftIce
      case .reinstated: .reinstated
      case .unstarted: .unstarted
      case .paired: .paired
      case .ejected: .ejected
      case .readmitted: .readmitted
      }
  }
}

/// The effects on calls, by name.
enum CallName: CaseIterable {
  case called, settled, signalled, signalDown, voided, notAssessed, penaltyShot, penaltyShotOver
  case choice, choiceRecorded, namedFirst

  init(_ effect: CallEffect) {
    self =
      switch effect {
      case .called: .called
      case .settled: .settled
      case .signalled: .signalled
      case .signalDown: .signalDown
      case .voided: .voided
      case .notAssessed: .notAssessed
      case .penaltyShot: .penaltyShot
      case .penaltyShotOver: .penaltyShotOver
      case .choice: .choice
      case .choiceRecorded: .choiceRecorded
      case .namedFirst: .namedFirst
      }
  }
}

/// The effects on play, by name.
enum PlayName: CaseIterable {
  case stops, resumes, manpower, goalkeeper, clockSet, runningTime, gameEnds
  case timeOut, challenged, noChange, change, injured, inGoal, goalkeeperTooEarly

  init(_ effect: PlayEffect) {
    self =
      switch effect {
      case .stops: .stops
      case .resumes: .resumes
      case .manpower: .manpower
      case .goalkeeper: .goalkeeper
      case .clockSet: .clockSet
      case .runningTime: .runningTime
      case .gameEnds: .gameEnds
      case .timeOut: .timeOut
      case .challenged: .challenged
      case .noChange: .noChange
      case .change: .change
      case .injured: .injured
      case .inGoal: .inGoal
      case .goalkeeperTooEarly: .goalkeeperTooEarly
      }
  }
}

/// The effects on the score, by name.
enum ScoreName: CaseIterable {
  case joined, scored, judgedAgain, disallowed, attempt, won, powerPlay, pointLost
  case forfeited

  init(_ effect: ScoreEffect) {
    self =
      switch effect {
      case .joined: .joined
      case .scored: .scored
      case .judgedAgain: .judgedAgain
      case .disallowed: .disallowed
      case .attempt: .attempt
      case .won: .won
      case .powerPlay: .powerPlay
      case .pointLost: .pointLost
      case .forfeited: .forfeited
      }
  }
}

/// The reasons of refusals, by name.
enum ReasonName: CaseIterable {
  case impossibleNumber, clockRanBackwards, beyondPeriod, noSuchPeriod, gameIsOver, playerIsOut
  case playerIsOnTheBench, playerIsNotOnTheBench, playerIsNotOnTheIce, noSuchPenalty, noSuchGoal
  case nothingToChoose, notCandidates, tooManyChosen, choiceComesTooLate, callIsTakenBack
  case noPenaltyShot, awardedGoalIsUnassisted, ownGoalIsUnassisted, goalkeeperMayNotServe
  case goalkeeperMayNotShoot, alreadyServes, hasHadHisAttempt, serverOfOtherTeam, tooManyCalls,
    tooManyAttempts,
    tooManyToServe
  case emptyCall, alreadyDone, noShootOut, otherTeamShoots
  case somebodyHasToSit, nobodyToServeFor, idIsTaken, creditedPlayerOfOtherTeam, scorerAssists
  case assistsTwice, creditedPlayerSits, noSuchPlay
  case positionAfterPlays, impossibleFigures, tooFewMinutes, impossibleSkaters
  case otherServes, impossibleManner, noTimeOut, noChallenge, goalkeeperStays, waitsForStoppage
  case impossibleTimeLeft, tooManyRun, runsTwice, sitsTwice

  init(_ reason: Refusal.Reason) {
    self =
      switch reason {
      case .clockRanBackwards: .clockRanBackwards
      case .beyondPeriod: .beyondPeriod
      case .noSuchPeriod: .noSuchPeriod
      case .gameIsOver: .gameIsOver
      case .playerIsOut: .playerIsOut
      case .playerIsOnTheBench: .playerIsOnTheBench
      case .playerIsNotOnTheBench: .playerIsNotOnTheBench
      case .playerIsNotOnTheIce: .playerIsNotOnTheIce
      case .noSuchPenalty: .noSuchPenalty
      case .noSuchGoal: .noSuchGoal
      case .nothingToChoose: .nothingToChoose
      case .notCandidates: .notCandidates
      case .tooManyChosen: .tooManyChosen
      case .choiceComesTooLate: .choiceComesTooLate
      case .callIsTakenBack: .callIsTakenBack
      case .noPenaltyShot: .noPenaltyShot
      case .awardedGoalIsUnassisted: .awardedGoalIsUnassisted
      case .ownGoalIsUnassisted: .ownGoalIsUnassisted
      case .goalkeeperMayNotServe: .goalkeeperMayNotServe
      case .goalkeeperMayNotShoot: .goalkeeperMayNotShoot
      case .alreadyServes: .alreadyServes
      case .otherServes: .otherServes
      case .impossibleManner: .impossibleManner
      case .hasHadHisAttempt: .hasHadHisAttempt
      case .serverOfOtherTeam: .serverOfOtherTeam
      case .tooManyCalls: .tooManyCalls
      case .tooManyToServe: .tooManyToServe
      case .tooManyAttempts: .tooManyAttempts
      case .emptyCall: .emptyCall
      case .alreadyDone: .alreadyDone
      case .noShootOut: .noShootOut
      case .otherTeamShoots: .otherTeamShoots
      case .somebodyHasToSit: .somebodyHasToSit
      case .nobodyToServeFor: .nobodyToServeFor
      case .idIsTaken: .idIsTaken
      case .creditedPlayerOfOtherTeam: .creditedPlayerOfOtherTeam
      case .scorerAssists: .scorerAssists
      case .assistsTwice: .assistsTwice
      case .creditedPlayerSits: .creditedPlayerSits
      case .noSuchPlay: .noSuchPlay
      case .noTimeOut: .noTimeOut
      case .noChallenge: .noChallenge
      case .goalkeeperStays: .goalkeeperStays
      case .waitsForStoppage: .waitsForStoppage
      case .positionAfterPlays: .positionAfterPlays
      case .impossibleFigures: .impossibleFigures
      case .tooFewMinutes: .tooFewMinutes
      case .impossibleSkaters: .impossibleSkaters
      case .impossibleTimeLeft: .impossibleTimeLeft
      case .tooManyRun: .tooManyRun
      case .runsTwice: .runsTwice
      case .sitsTwice: .sitsTwice
      case .impossibleNumber: .impossibleNumber
      }
  }
}
