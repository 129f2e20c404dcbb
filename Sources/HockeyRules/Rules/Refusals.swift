// What a book does not take: plays that are well formed but not possible here.

extension Play {
  /// Whether what the game has come to when it is reached may speak against it.
  var mayBeRefused: Bool {
    switch self {
    case .penalty(let call), .signal(let call): call.server != nil
    case .penaltyShot, .shootOut, .leftBox, .backInBox, .correction, .captainChoice: true
    case .periodStart, .periodEnd, .gameEnd, .whistle, .faceOff, .goal,
      .goalkeeperOff, .goalkeeperOn, .other:
      false
    }
  }
}

extension Referee {
  /// Why the book does not take `event` as the game stands when it is reached.
  func objectionOnArrival(to event: Event) -> Refusal.Reason? {
    switch event.play {
    case .penalty(let call), .signal(let call): return objection(toServerOf: call)
    case .penaltyShot(let shot): return objection(to: shot)
    case .shootOut(let shot): return objectionInShootOut(to: shot)
    case .leftBox(let player, _, _): return sits(player) ? nil : .playerIsNotOnTheBench(player)
    case .backInBox(let player):
      return game.illegal.contains(player) ? nil : .playerIsNotOnTheIce(player)
    case .correction(let correction): return objection(to: correction)
    case .captainChoice(let team, let players, _):
      return objection(toChoosing: players, of: team)
    case .periodStart, .periodEnd, .gameEnd, .whistle, .faceOff, .goal, .goalkeeperOff,
      .goalkeeperOn, .other:
      return nil
    }
  }

  /// Why the book does not take `play` at `instant`, whatever falls due before it.
  func objection(to play: Play, at instant: Instant) -> Refusal.Reason? {
    switch play {
    case .penalty(let call), .signal(let call): objection(to: call, at: instant)
    case .goal(let goal): objection(to: goal)
    case .goalkeeperOff(let team): game.goalkeepers[team] ? nil : .alreadyDone
    case .goalkeeperOn(let team): game.goalkeepers[team] ? .alreadyDone : nil
    case .periodStart, .periodEnd, .gameEnd, .whistle, .faceOff, .penaltyShot, .shootOut,
      .leftBox, .backInBox, .correction, .captainChoice, .other:
      nil
    }
  }

  private func objection(to call: Call, at instant: Instant) -> Refusal.Reason? {
    if call.penalties.isEmpty && !call.penaltyShot { return .emptyCall }
    if call.penalties.count > Self.callLimit { return .tooManyCalls(limit: Self.callLimit) }
    let called = game.stoppage.map { $0.at == instant ? $0.calls.count : 0 } ?? 0
    let pending = called + game.signals.count
    return pending < Self.callLimit ? nil : .tooManyCalls(limit: Self.callLimit)
  }

  /// How many calls a stoppage can have: more than both teams have players, so that no log runs away.
  private static let callLimit = 100

  func objection(toServerOf call: Call) -> Refusal.Reason? {
    guard let server = call.server else { return nil }
    if server.team != call.offender.team { return .serverOfOtherTeam(server) }
    if isKnownGoalkeeper(server) { return .goalkeeperMayNotServe(server) }
    if isOut(server) { return .playerIsOut(server) }
    if game.attempts.contains(where: { $0.shooter == server }) { return .hasHadHisAttempt(server) }
    if call.offender.player != server, isServing(server) || isPenalisedNow(server) {
      switch book.serving.penalisedServer.value {
      case .queued: break
      case .refused: return .playerIsOnTheBench(server)
      }
    }
    return servesAnother(server, than: call.offender) ? .alreadyServes(server) : nil
  }

  private func objection(to goal: Goal) -> Refusal.Reason? {
    if !goal.assists.isEmpty && goal.awarded && book.goals.awardedAssists.value == .none {
      return .awardedGoalIsUnassisted
    }
    if !goal.assists.isEmpty && goal.ownGoal { return .ownGoalIsUnassisted }
    return nil
  }

  private func objection(to shot: Shot) -> Refusal.Reason? {
    guard shot.foulOnRecord else { return nil }
    guard let shots = game.stoppage?.shots, shots.contains(where: { $0.team == shot.team }) else {
      let signalled = game.signals.contains {
        $0.call.penaltyShot && $0.call.offender.team == shot.team.opponent
      }
      return signalled ? nil : .noPenaltyShot(shot.team)
    }
    guard let shooter = shot.shooter else { return nil }
    if isKnownGoalkeeper(shooter) { return .goalkeeperMayNotShoot(shooter) }
    if isOut(shooter) { return .playerIsOut(shooter) }
    switch book.shots.penalisedShooter.value {
    case .shoots: return nil
    case .barred: break
    }
    let called = game.stoppage?.calls.contains { $0.call.offender.player == shooter } ?? false
    return called || isServing(shooter) ? .playerIsOnTheBench(shooter) : nil
  }

  func objectionInShootOut(to shot: Shot) -> Refusal.Reason? {
    if game.shootOutWinner != nil { return .gameIsOver }
    guard let shooter = shot.shooter else { return nil }
    if isOut(shooter) { return .playerIsOut(shooter) }
    let own = game.attempts.filter { $0.team == shot.team }
    if book.shots.repeatShooters.value == .differentInRounds, own.count < book.shots.rounds.value,
      own.contains(where: { $0.shooter == shooter })
    {
      return .hasHadHisAttempt(shooter)
    }
    let barred =
      switch book.shots.eligibility.value {
      case .allButMisconducts: isServingMisconduct(shooter)
      case .penaltiesOver: isServing(shooter) || sitsForAnother(shooter)
      }
    return barred ? .playerIsOnTheBench(shooter) : nil
  }

  private func isServingMisconduct(_ player: Player) -> Bool {
    game.penalties.contains {
      $0.offender.player == player && $0.penaltyClass == .misconduct && !$0.isOver
    }
  }

  private func servesAnother(_ server: Player, than offender: Offender) -> Bool {
    let calls = game.stoppage?.calls ?? []
    return calls.contains { $0.call.server == server && $0.call.offender != offender }
      || calls.contains { $0.call.server == server && offender.player == nil }
  }

  private func isOut(_ player: Player) -> Bool {
    game.ejected.contains { $0.player == player }
  }

  /// Whether `player` is called for a penalty at this stoppage.
  private func isPenalisedNow(_ player: Player) -> Bool {
    game.stoppage?.calls.contains { $0.call.offender == .skater(player) } ?? false
  }

  /// Whether `player` is named to sit for another off the clock: for a goalkeeper's misconduct, say.
  private func sitsForAnother(_ player: Player) -> Bool {
    game.penalties.contains { $0.server == player && $0.isOffClock && !$0.isOver }
  }

  /// Whether `player` himself is on the penalty bench.
  ///
  /// A goalkeeper and who is out of the game never are.
  private func sits(_ player: Player) -> Bool {
    game.leaving.contains { $0.occupant == .player(player) }
      || game.seats.contains { $0.isActive && $0.occupant == .player(player) }
      || game.penalties.contains {
        !$0.isOver && $0.isOffClock && $0.offender == .skater(player) && !isOut(player)
      }
  }

  func isServing(_ player: Player) -> Bool {
    game.seats.contains { $0.isActive && $0.occupant == .player(player) }
      || game.penalties.contains {
        !$0.isOver && ($0.isOffClock || $0.isOnClock)
          && ($0.offender.player == player || $0.isOffClock && $0.server == player)
      }
  }

  private func isKnownGoalkeeper(_ player: Player) -> Bool {
    game.goalkeepersByName.contains(player)
      || game.penalties.contains { $0.offender == .goalkeeper(player) }
      || (game.stoppage?.calls.contains { $0.call.offender == .goalkeeper(player) } ?? false)
  }
}
