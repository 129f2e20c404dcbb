// Time-outs, challenges, and stoppages at which a team may not change its players (NHL 38, 81.4, 82.1,
// 87; IIHF 38, 81.4, 87; NCAA 85.4, 92, 93.7; HC 6.2, 6.18(e)).

extension Referee {
  /// Gives `team` its time-out, and with it the change of players that the book allows.
  mutating func takeTimeOut(of team: Team) {
    stop()
    rule(.play(.timeOut(team)), by: book.timeOuts(for: game.kind))
    guard mayNotChange(team) else { return }
    switch book.teams.timeOutWithoutChange.value {
    case .buysChange: rule(.play(.change(team, .all)), by: book.teams.timeOutWithoutChange)
    case .allowed: rule(.play(.change(team, .none)), by: book.teams.timeOutWithoutChange)
    case .refused: break
    }
  }

  /// The reason why `team` gets no time-out in `period`, or `nil` if it does.
  func objection(toTimeOutOf team: Team, in period: Int) -> Refusal.Reason? {
    if !game.attempts.isEmpty { return .noTimeOut(team, .inShootOut) }
    let taken = game.stoppage?.timeOuts ?? []
    switch book.teams.timeOutsAtStoppage.value {
    case .one where !taken.isEmpty: return .noTimeOut(team, .alreadyAtStoppage)
    case .one, .both: break
    }
    if !hasTimeOut(team, in: period) { return .noTimeOut(team, .noneLeft) }
    switch book.teams.timeOutWithoutChange.value {
    case .refused where mayNotChange(team): return .noTimeOut(team, .mayNotChange)
    case .refused, .allowed, .buysChange: return nil
    }
  }

  private func hasTimeOut(_ team: Team, in period: Int) -> Bool {
    let (taken, regulation) = (game.teams[team].timeOuts, schedule.regulationPeriods)
    let further = book.teams.overtimeTimeOuts.value
    if period > regulation && further > 0 { return taken.count { $0 == period } < further }
    return taken.count { $0 <= regulation || further == 0 } < book.timeOuts(for: game.kind).value
  }

  private func mayNotChange(_ team: Team) -> Bool {
    game.stoppage?.noChange.contains(team) ?? false
  }

  /// Notes that `team` may not change its players at this stoppage.
  mutating func forbidChange(to team: Team, _ reason: String?) {
    stop()
    if !mayNotChange(team) { enter(.play(.noChange(team)), reason: reason) }
  }

  /// The manpower with which play would go on in `period` without the calls of this stoppage, or
  /// `nil` if it has none.
  func manpowerWithoutCalls(in period: Int) -> PerTeam<Int>? {
    game.stoppage?.calls.isEmpty == false ? manpowerAtFaceOff(in: period).manpower : nil
  }

  /// Rules which players a team under a ban on changes may change, now that the penalties of the
  /// stoppage are known; without them the teams would have `manpower`.
  mutating func allowChanges(from manpower: PerTeam<Int>) {
    guard let noChange = game.stoppage?.noChange, !noChange.isEmpty else { return }
    for team in Team.allCases where noChange.contains(team) {
      rule(
        .play(.change(team, change(of: team, from: manpower))), by: book.teams.changeAfterPenalty)
    }
  }

  private func change(of team: Team, from manpower: PerTeam<Int>) -> LineChange {
    let now = game.manpower
    let allows =
      switch book.teams.changeAfterPenalty.value {
      case .strengthChanges: now != manpower
      case .becomesUneven: now != manpower && now.home != now.visiting
      }
    if allows { return .all }
    let isShort = now[team] < manpower[team]
    return leavesIce(team) && !isShort ? .penalised : .none
  }

  /// Whether a player of `team` goes to the bench for a penalty called now.
  private func leavesIce(_ team: Team) -> Bool {
    game.bench.hasOpenPenalty { penalty in
      penalty.team == team && penalty.calledAt == now
        && !(penalty.offender.isSkater && penalty.offender.player.map(sitsAlready) ?? false)
    }
  }

  /// Whether `player` already sat for a penalty called earlier, his own or a team-mate's.
  private func sitsAlready(_ player: Player) -> Bool {
    if game.bench.lastReturn == now && game.bench.returned.contains(.player(player)) { return true }
    return game.penalties.contains { penalty in
      if case .over(_, at: let end) = penalty.standing, end < now { return false }
      guard penalty.calledAt < now else { return false }
      // Nobody sits for what is set off if the offender is out of the game (NHL 19.2).
      let isOutOfGame = penalty.offender.player.map { game.isOut($0) } ?? false
      let hasServer = penalty.isOnClock || penalty.isOffClock && !isOutOfGame
      return penalty.offender.player == player || penalty.server == player && hasServer
        || penalty.isServed(by: player, in: game)
    }
  }
}

extension Referee {
  /// Rules on a challenge by `team`; a failed challenge costs the team the book's price.
  mutating func challenge(
    by team: Team, _ result: ChallengeResult, _ server: Player?, call: Event.ID
  ) {
    stop()
    let (earlier, hasTimeOut) = (
      game.teams[team].challenges, hasTimeOut(team, in: game.clock.period)
    )
    enter(.play(.challenged(Challenge(team: team, result: result, call: call))))
    guard result == .failed else { return }
    let charge = book.teams.failedChallenge
    switch charge.value {
    case .noChallenges: break
    case .timeOut: rule(.play(.timeOut(team)), by: charge)
    case .timeOutThenMinor where hasTimeOut && !earlier.contains(.failed):
      rule(.play(.timeOut(team)), by: charge)
    case .timeOutThenMinor: callMinors(1, for: call, of: team, server)
    case .minorThenDoubleMinor:
      // A challenge that could not be reviewed has failed (IIHF 38.7, note).
      let isFirst = earlier.allSatisfy { $0 == .upheld }
      callMinors(isFirst ? 1 : 2, for: call, of: team, server)
    case .freeThenMinors:
      let failed = earlier.count { $0 != .upheld }
      if failed > 0 { callMinors(min(failed, 2), for: call, of: team, server) }
    }
  }

  /// Calls the bench minors for the failed challenge `call`, unless the log has called them;
  /// `server` sits for them.
  private mutating func callMinors(
    _ count: Int, for call: Event.ID, of team: Team, _ server: Player?
  ) {
    if var own = game.calledHere.first(where: { $0.call.isForChallenge(by: team) }) {
      guard let server, own.call.server == nil else { return }
      enter(.call(.voided(own.id)))
      own.call.server = server
      return enter(.call(.called(own)))
    }
    let minors =
      game.transcript.corrected[call]
      ?? Call(
        offender: .bench(team), penalties: Array(repeating: .minor, count: count),
        infraction: .failedChallenge, server: server)
    if minors.penalties.isEmpty { return }
    rule(
      .call(.called(PendingCall(id: call, call: minors))), by: book.teams.failedChallenge)
  }

  /// The call that the program made for a failed challenge and that the log now makes itself, as
  /// `call`.
  private func callForChallenge(replacedBy call: Call) -> PendingCall? {
    guard let stoppage = game.stoppage,
      let challenge = stoppage.challenges.first(where: { call.isForChallenge(by: $0.team) })
    else { return nil }
    return stoppage.calls.first { $0.id == challenge.call }
  }

  /// The calls made at this stoppage before `call`, without a call that `call` replaces.
  func calledHere(before call: Call) -> [PendingCall] {
    let replaced = callForChallenge(replacedBy: call)?.id
    return game.calledHere.filter { $0.id != replaced }
  }

  /// Drops the program's call for a failed challenge if the log now makes that call itself.
  ///
  /// If the log's call names no server, the player whom the challenge names sits.
  mutating func replacingCallForChallenge(_ pending: PendingCall) -> PendingCall {
    guard let replaced = callForChallenge(replacedBy: pending.call) else { return pending }
    enter(.call(.voided(replaced.id)))
    var pending = pending
    pending.call.server = pending.call.server ?? replaced.call.server
    return pending
  }

  /// The reason why `team` may not challenge at `time`, or `nil` if it may.
  func objection(
    toChallengeBy team: Team, _ result: ChallengeResult, _ server: Player?, at time: GameTime
  ) -> Refusal.Reason? {
    switch book.teams.failedChallenge.value {
    case .noChallenges: return .noChallenge(team, .notInBook)
    case .timeOut where !hasTimeOut(team, in: time.period):
      return .noChallenge(team, .noTimeOutLeft)
    case .timeOut, .timeOutThenMinor, .minorThenDoubleMinor, .freeThenMinors: break
    }
    if game.stoppage?.challenges.contains(where: { $0.team == team }) ?? false {
      return .noChallenge(team, .alreadyAtStoppage)
    }
    if let last = book.teams.noLateChallenge.value {
      let end = schedule.start(of: schedule.regulationPeriods + 1)
      if schedule.instant(of: time) + last > end { return .noChallenge(team, .tooLate) }
    }
    guard let server, result == .failed else { return nil }
    let call = Call(offender: .bench(team), penalties: [.minor], server: server)
    // The log may already have called the minor, with the same server.
    return game.objection(
      toServerOf: call, among: game.calledHere.filter { !$0.call.isForChallenge(by: team) },
      at: now)
  }
}

extension Call {
  func isForChallenge(by team: Team) -> Bool {
    offender == .bench(team) && infraction.isSame(as: .failedChallenge)
  }
}
