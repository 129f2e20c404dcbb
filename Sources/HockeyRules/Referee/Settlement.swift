// The settlement of a stoppage: when the puck is dropped, both teams' calls are ruled on together.

extension Referee {
  /// Makes a call at a stoppage.
  mutating func call(_ pending: PendingCall) {
    stop()
    take(deprivingOfNoGoal(replacingCallForChallenge(pending)))
  }

  /// The call without its penalty shot, if the other team has a player illegally on the ice: that
  /// team cannot score, so no foul deprives it of a goal (HC 10.4 I2).
  ///
  /// The ice as it was when play stopped decides: a player who has gone back to the bench since
  /// counts, and one who leaves the bench during the stoppage does not.
  func deprivingOfNoGoal(_ pending: PendingCall) -> PendingCall {
    let illegal = game.stoppage?.illegal ?? game.illegal
    let cannotScore = illegal.contains { $0.team != pending.call.offender.team }
    return cannotScore ? withoutShot(pending) : pending
  }

  /// Makes a call, and awards the penalty shot that its foul may lead to.
  mutating func take(_ pending: PendingCall) {
    if washesLineUpMinor(pending) { return }
    let shots = shotsOfTheBook(for: pending)
    var pending = pending
    if let shots, shots.ground == .minor {
      pending.call.penalties.removeAll { $0 == .minor }
    }
    enter(.call(.called(pending)))
    if pending.call.penaltyShot { award(pending) }
    if let shots { award(shots, for: pending) }
  }

  /// Whether a bench minor for the starting line-up, claimed by the team that has just scored, is
  /// washed out by the goal (USA Hockey Junior 204(a), NHL 7.2).
  private mutating func washesLineUpMinor(_ pending: PendingCall) -> Bool {
    switch book.goals.lineUpMinor.value {
    case .served: return false
    case .washed: break
    }
    guard pending.call.offender == .bench(pending.call.offender.team),
      pending.call.infraction.isSame(as: .startingLineUp), pending.call.penalties == [.minor],
      let goal = game.goals.last, goal.goal.team != pending.call.offender.team,
      schedule.instant(of: goal.time) == game.stoppage?.at
    else { return false }
    rule(
      .call(.notAssessed(pending.call.offender, .minor, call: pending.id)),
      by: book.goals.lineUpMinor)
    return true
  }

  /// Settles the stoppage; play resumes in `period`, or not at all if that is `nil`.
  mutating func settle(resumingIn period: Int?) {
    guard let stoppedAt = game.stoppedAt else { return }
    now = stoppedAt
    self.period = period ?? self.period
    // A clock that was set may have stopped play without a whistle.
    for signal in game.signals { assess(signal) }
    let withoutReturn = skatersWithoutReturn
    let beginsOvertime = game.period <= schedule.regulationPeriods
    // Take a pair off the clock before the calls of the intermission are settled; these may be a
    // pair themselves.
    if beginsOvertime { takePairsOffClock(in: period ?? game.period) }
    let before = period.flatMap { manpowerWithoutCalls(in: $0) }
    let calls = game.stoppage?.calls ?? []
    if !calls.isEmpty { settleCalls(calls) }
    // A player who left the bench during the stoppage is back before the puck is dropped.
    everybodyBackInBox()
    guard let period else { return }
    if beginsOvertime { takePairsOffClock(in: period) }
    if !game.bench.openPenalties.isEmpty {
      for team in Team.allCases {
        startWaiting(of: team)
        beginOffClock(of: team)
      }
    }
    switchRunningTime(in: period)
    if period > game.period { endAtLead(in: period) }
    restoreManpower(in: period)
    if let before { allowChanges(from: before) }
    noticeShortBench()
    noteFaceOff(after: calls)
    enter(.play(.resumes(period: period)))
    countAdvantages(withoutReturn: withoutReturn)
  }

  private mutating func settleCalls(_ calls: [PendingCall]) {
    var drafts = game.drafts(of: calls, at: now)
    game.addEjections(to: &drafts)
    addCoaches(to: &drafts)
    let setOff = game.stoppage.map { self.setOff(&drafts, in: $0) } ?? SetOff()
    leaveChoices(of: setOff)
    for index in drafts.indices {
      // Another call may bar the team-mate whom this one names.
      if drafts[index].penalty.server != nil {
        drafts[index].penalty.server = namedServer(for: drafts[index], among: drafts)
      }
      assess(&drafts[index].penalty, by: drafts[index].length)
    }
    if let difference = setOff.difference {
      let reduced = drafts[difference.draft].penalty.id
      rule(
        .bench(.reduced(penalty: reduced, to: difference.length)),
        by: book.lateDifference(for: game.kind))
    }
    for team in Team.allCases {
      let out = game.ejections.count
      ruleEjections(of: team, drafts)
      let putOut = game.ejections[out...].compactMap { $0.offender.player }
      guard !game.isOver else { continue }
      ruleSetOffs(of: team, drafts)
      replaceEjected(of: team, called: drafts, putOut: putOut)
      place(drafts, of: team, paired: setOff.paired)
      seatSubstitutesOffClock(drafts, of: team)
      beginOffClock(of: team)
    }
    for team in Team.allCases { leaveReturns(of: team) }
    enter(.call(.settled))
  }

  /// Takes the set-off penalties of `team` off the clock, majors before minors.
  private mutating func ruleSetOffs(of team: Team, _ drafts: [Draft]) {
    let own = drafts.indices.filter {
      drafts.isCancelled($0) && drafts[$0].penalty.team == team
    }
    for index in majorsFirst(own, of: drafts) {
      if let citation = drafts[index].setOffBy {
        rule(.bench(.cancelled(penalty: drafts[index].penalty.id)), by: citation)
      }
    }
  }
}
