// The plays that a book refuses: they are well formed but not possible in the game.
//
// Corrections are in Refusals+Corrections.swift, goals in Refusals+Goals.swift, penalty shots and the
// shoot-out in Refusals+Shots.swift, positions in Refusals+Positions.swift, ids in PlayIDs.swift, and
// captains in CaptainsChoices.swift.

// Limits, so that no log takes unbounded time.
extension Game {
  /// The greatest number of calls at a stoppage: more than both teams have players.
  package static let callLimit = 100

  /// The greatest number of penalties that are not over; beyond it, no call is made.
  ///
  /// Each takes a little time at every stoppage.
  package static let openLimit = 500

  /// The greatest number of attempts in a shoot-out, ten times the longest on record; finding who
  /// may shoot searches all of them.
  package static let attemptLimit = 1000
}

extension Referee {
  /// The reason why the book cannot take `event` here, whatever else happens before it.
  func objection(to event: Event) -> Refusal.Reason? {
    if case .position = event.play, game.hasBegun || game.joining != nil {
      return .positionAfterPlays
    }
    if let stranger = event.play.firstPlayer(where: { !Player.numbers.contains($0.number) }) {
      return .impossibleNumber(stranger)
    }
    if game.isOver && !isForTheRecord(event) { return .gameIsOver }
    if isDecided(before: event.time.period), !event.play.traits.contains(.mayFollowDecision) {
      return .gameIsOver
    }
    if let reason = game.objection(to: event.time) { return reason }
    if event.time < game.clock {
      if case .correction(.clock) = event.play { return nil }
      return .clockRanBackwards(from: game.clock)
    }
    return objection(to: event.play, at: schedule.instant(of: event.time))
  }

  /// Whether `event`, at the game's last second, concerns only the record: a penalty called after
  /// the game (HC 4.1(a)), or a correction of a call or a goal.
  private func isForTheRecord(_ event: Event) -> Bool {
    guard event.time == game.clock else { return false }
    if case .penalty = event.play { return true }
    if case .correction(let correction) = event.play { return correction.isForTheRecord }
    return false
  }

  /// Whether `play` can still be refused once the clock has run to it.
  func mayRefuseOnArrival(_ play: Play) -> Bool {
    if let call = play.call { return call.saysWhoSits }
    if case .goal(let goal) = play { return mayRefuseOnArrival(goal) }
    return play.traits.contains(.mayBeRefused)
  }

  /// The reason why the book refuses `event` in the game as it is at the time of the play.
  func objectionOnArrival(to event: Event) -> Refusal.Reason? {
    switch event.play {
    case .penalty(let call):
      return game.objection(toServerOf: call, among: calledHere(before: call), at: now)
    // A signal means that play is on, so what was called at the stoppage is settled before it.
    case .signal(let call):
      // When the game is heard again, the whistle decides whether the named server is free.
      if rehearsal != nil { return nil }
      return game.objection(toServerOf: call, among: game.stoppage?.calls ?? [], at: now)
    case .goal(let goal): return objectionOnArrival(to: goal)
    case .penaltyShot(let shot): return objection(to: shot)
    case .shootOut(let shot): return game.objectionInShootOut(to: shot)
    case .leftBox(let player, _, _):
      return switch game.presence(of: player, at: now) {
      case .serving, .mayLeave: nil
      case .free, .leftTooEarly, .out: .playerIsNotOnTheBench(player)
      }
    case .backInBox(let player): return objection(toSittingDown: player)
    case .leftIce(let player):
      return game.illegal.contains(player) ? nil : .playerIsNotOnTheIce(player)
    case .timeOut(let team): return objection(toTimeOutOf: team, in: event.time.period)
    case .challenge(let team, let result, let server):
      return objection(toChallengeBy: team, result, server, at: event.time)
    case .inGoal(let player): return objection(toGoalkeeper: player)
    case .servesFor(let player, let offender): return objection(toServing: player, for: offender)
    case .correction(let correction): return objection(to: correction)
    case .captainChoice(let team, let named, _):
      return objection(toChoosing: named, of: team)
    case .position, .periodStart, .periodEnd, .gameEnd, .forfeit, .whistle, .faceOff, .noChange,
      .deep, .injured, .goalkeeperOff, .goalkeeperOn, .other:
      return nil
    }
  }

  /// The reason why the book refuses `play` at `instant`, whatever falls due before it.
  func objection(to play: Play, at instant: GameInstant) -> Refusal.Reason? {
    switch play {
    case .penalty(let call), .signal(let call): objection(to: call, at: instant)
    case .goal(let goal): objection(to: goal)
    case .penaltyShot(let shot), .shootOut(let shot): objection(toShooterOf: shot)
    case .goalkeeperOff(let team): game.goalkeepers[team] ? nil : .alreadyDone
    case .goalkeeperOn(let team): game.goalkeepers[team] ? .alreadyDone : nil
    case .position, .periodStart, .periodEnd, .gameEnd, .forfeit, .whistle, .faceOff, .leftBox,
      .backInBox, .leftIce, .servesFor, .correction, .captainChoice, .timeOut, .challenge,
      .noChange, .deep, .injured, .inGoal, .other:
      nil
    }
  }

  private func objection(to call: Call, at instant: GameInstant) -> Refusal.Reason? {
    if call.penalties.isEmpty && !call.penaltyShot { return .emptyCall }
    if call.penalties.count > Game.callLimit { return .tooManyCalls(limit: Game.callLimit) }
    let called = game.stoppage.map { $0.at == instant ? $0.calls.count : 0 } ?? 0
    let pending = called + game.signals.count
    if pending >= Game.callLimit { return .tooManyCalls(limit: Game.callLimit) }
    let open = game.bench.openPenalties.count
    return open < Game.openLimit ? nil : .tooManyToServe(limit: Game.openLimit)
  }

  /// The reason why `player` may not come to the penalty bench for `offender` now.
  private func objection(toServing player: Player, for offender: Player) -> Refusal.Reason? {
    guard let seat = seatWithoutPlayer(of: offender) else { return .nobodyToServeFor(offender) }
    if game.isServing(player) || game.isPenalised(player, by: game.calledHere) {
      return .playerIsOnTheBench(player)
    }
    let call = Call(offender: seat.offender, penalties: [.major], server: player)
    return game.objection(toServerOf: call, among: game.calledHere, at: now)
  }
}

extension Game {
  /// The reason why the clock cannot read `time`, or `nil` if it can.
  func objection(to time: GameTime) -> Refusal.Reason? {
    if time.period < 1 || time.period > Schedule.lastPeriod {
      return .noSuchPeriod(last: nil)
    }
    let length = schedule.length(of: time.period)
    return time.elapsed < .zero || time.elapsed > length ? .beyondPeriod(length: length) : nil
  }

  /// The calls made at this stoppage so far, and the signalled calls, made once play has stopped.
  var calledHere: [PendingCall] { (stoppage?.calls ?? []) + signals }

  /// The reason why the book refuses the server named by `call`, or the statement that nobody sits;
  /// `calls` are those made before it at the stoppage, which is at `instant`.
  ///
  /// A server who is penalised after he was named is not refused: another player sits in his place
  /// (USA Hockey 407).
  func objection(
    toServerOf call: Call, among calls: [PendingCall], at instant: GameInstant
  ) -> Refusal.Reason? {
    if call.nobodySits && !mayWait(with: call) { return .somebodyHasToSit(call.offender) }
    guard let server = call.whoSits else { return nil }
    let out = putOut(by: calls + [PendingCall(id: .label(""), call: call)], at: instant)
    if server.team != call.offender.team { return .serverOfOtherTeam(server) }
    if isKnownGoalkeeper(server, among: calls) { return .goalkeeperMayNotServe(server) }
    if isOut(server) || out.contains(where: { $0.player == server }) {
      return .playerIsOut(server)
    }
    if attempts.contains(where: { $0.shot.shooter == server }) {
      return .hasHadHisAttempt(server)
    }
    if call.offender.player != server {
      // A player who replaces a team-mate who is out may come later (NHL 20.3), so his own penalty
      // does not bar him: only a second seat does.
      let comesLater =
        call.offender.isSkater && (isOut(call.offender) || out.contains(call.offender))
      let isBusy = isServing(server, besides: call.offender) || isPenalised(server, by: calls)
      if isBusy && !comesLater && book.serving.barToServe(for: call.offender) != nil {
        return .playerIsOnTheBench(server)
      }
    }
    if servesAnother(server, than: call.offender, among: calls) { return .alreadyServes(server) }
    return otherServer(of: call.offender, than: server, among: calls).map {
      .otherServes($0, for: call.offender)
    }
  }

  /// Whether the book lets the team of `call` send a substitute later: it does for a skater's
  /// majors only.
  private func mayWait(with call: Call) -> Bool {
    let isMajor = call.penalties.allSatisfy { $0 != .match }
    return switch book.serving.ejectedServer.value {
    case .atOnce: false
    case .beforeExpiry, .fromBench: call.offender.isSkater && isMajor
    }
  }

  /// The offenders that `calls` at `instant` put out of the game, by themselves or by a count.
  func putOut(by calls: [PendingCall], at instant: GameInstant) -> [Offender] {
    var drafts = drafts(of: calls, at: instant)
    addEjections(to: &drafts)
    return drafts.filter { $0.ejected }.map { $0.penalty.offender }
  }

  /// Whether one of `calls` already names `server` to sit for somebody other than `offender`.
  private func servesAnother(
    _ server: Player, than offender: Offender, among calls: [PendingCall]
  ) -> Bool {
    calls.contains {
      $0.call.whoSits == server && ($0.call.offender != offender || offender.player == nil)
    }
  }

  /// The team-mate whom `calls` name for a goalkeeper, if he rather than `server` serves all of the
  /// goalkeeper's penalties at a stoppage.
  private func otherServer(
    of offender: Offender, than server: Player, among calls: [PendingCall]
  ) -> Player? {
    guard offender.isGoalkeeper, !book.serving.goalkeeperHasServers else { return nil }
    let first = calls.first { $0.call.offender == offender && $0.call.whoSits != nil }?.call.whoSits
    return first == server ? nil : first
  }

  /// Whether one of `calls` gives `player` a penalty to serve.
  fileprivate func isPenalised(_ player: Player, by calls: [PendingCall]) -> Bool {
    calls.contains { $0.call.offender == .skater(player) && $0.call.hasTimeToServe }
  }

  /// Whether `player` has a penalty to serve, or sits for somebody other than `offender`, because
  /// of calls before `drafts`.
  ///
  /// If one player's penalties are served one after the other, his server remains on the bench.
  /// Nobody sits for what is set off if the offender is out of the game (NHL 19.2).
  func isServing(_ player: Player, besides offender: Offender, and drafts: [Draft] = []) -> Bool {
    let hasOneServer =
      offender.player != nil && !(offender.isGoalkeeper && book.serving.goalkeeperHasServers)
    return bench.hasActiveSeat {
      $0.occupant == .player(player) && !(hasOneServer && $0.offender == offender)
    }
      || bench.hasOpenPenalty { penalty in
        guard !drafts.contains(where: { $0.penalty.id == penalty.id }) else { return false }
        return penalty.offender.player == player
          || penalty.isOffClock && penalty.server == player
            && !(hasOneServer && penalty.offender == offender)
            && !(penalty.offender.player.map { isOut($0) } ?? false)
      }
  }
}
