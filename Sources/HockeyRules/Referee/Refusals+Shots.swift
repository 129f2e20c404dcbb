// The penalty shots and shoot-out attempts that a book refuses: who may not shoot, or not yet.

extension Referee {
  /// The reason why the book refuses a penalty shot in the game as it is, or `nil` if it does not.
  ///
  /// A shot may be lost because of its shooter, so a lost shot is not refused for him.
  func objection(to shot: Shot) -> Refusal.Reason? {
    guard shot.foulOnRecord else { return nil }
    guard isAwarded(shot.team) else { return .noPenaltyShot(shot.team) }
    guard let shooter = shot.shooter, shot.result != .lost else { return nil }
    if game.isKnownGoalkeeper(shooter) { return .goalkeeperMayNotShoot(shooter) }
    if game.isOut(shooter)
      || game.putOut(by: game.calledHere, at: now).contains(where: { $0.player == shooter })
    {
      return .playerIsOut(shooter)
    }
    if game.isServing(shooter) { return .playerIsOnTheBench(shooter) }
    switch book.shots.penalisedShooter.value {
    case .samePlay: return nil
    case .barred: break
    }
    return game.calledHere.contains { $0.call.offender.player == shooter }
      ? .playerIsOnTheBench(shooter) : nil
  }

  private func isAwarded(_ team: Team) -> Bool {
    (game.stoppage?.shots ?? []).contains { $0.team == team }
      || game.signals.contains {
        $0.call.penaltyShot && $0.call.offender.team == team.opponent
      }
  }
}

// The shoot-out (NHL 84.4, IIHF 84.4).
extension Game {
  /// The reason why the book refuses an attempt in the shoot-out, or `nil` if it does not.
  func objectionInShootOut(to shot: Shot) -> Refusal.Reason? {
    // If the game may end tied under the book, a competition may have added a shoot-out.
    if book.afterRegulation(in: kind).overtimes == nil { return .noShootOut(kind) }
    if attempts.count >= Self.attemptLimit {
      return .tooManyAttempts(limit: Self.attemptLimit)
    }
    if let reason = objection(toTurnOf: shot.team) { return reason }
    guard let shooter = shot.shooter, shot.result != .lost else {
      return shootOutWinner == nil ? nil : .gameIsOver
    }
    return objection(toShootOutBy: shooter)
  }

  /// The reason why `team` may not shoot now, if it is the other team's turn.
  private func objection(toTurnOf team: Team) -> Refusal.Reason? {
    guard let next = teamInTurn, next != team else { return nil }
    return .otherTeamShoots(
      next, beginsTieBreak: attempts.count == 2 * book.shootOut.rounds.value)
  }

  /// The reason why `player` may not shoot in the shoot-out, once it is his team's turn, or `nil`.
  func objection(toShootOutBy player: Player) -> Refusal.Reason? {
    if shootOutWinner != nil { return .gameIsOver }
    if isOut(player) { return .playerIsOut(player) }
    if hasHadHisTurn(player) { return .hasHadHisAttempt(player) }
    return isBarredFromShootOut(player) ? .playerIsOnTheBench(player) : nil
  }

  /// Whether `player` has shot, and team-mates must shoot before he may shoot again.
  private func hasHadHisTurn(_ player: Player) -> Bool {
    let own = attempts.filter { $0.shot.team == player.team }
    guard own.contains(where: { $0.shot.shooter == player }) else { return false }
    let first: Int
    switch book.shootOut.repeatShooters.value {
    case .free: return false
    case .differentInRounds: first = own.count < book.shootOut.rounds.value ? 0 : own.count
    case .allBeforeTwice: first = own.count / shootersOnce * shootersOnce
    }
    return own[first...].contains { $0.shot.shooter == player }
  }

  /// The number of a team's attempts after which its shooters may shoot again.
  ///
  /// The team with fewer eligible shooters sets it for both (NHL 84.4). If the log does not give
  /// their number, a team is assumed to have dressed eighteen skaters, less those that the log
  /// shows to be barred.
  private var shootersOnce: Int {
    if let shooters = setup.shooters { return max(1, min(shooters.home, shooters.visiting)) }
    return max(1, Self.dressedSkaters - max(barredSkaters(of: .home), barredSkaters(of: .visiting)))
  }

  private func barredSkaters(of team: Team) -> Int {
    namedPlayers(of: team).count {
      !isKnownGoalkeeper($0) && (isOut($0) || isBarredFromShootOut($0))
    }
  }

  /// The number of skaters that a team is assumed to have dressed: that of the NHL (5.1).
  private static let dressedSkaters = 18

  private func isBarredFromShootOut(_ player: Player) -> Bool {
    switch book.shootOut.eligibility.value {
    case .allButMisconducts: sitsMisconduct(player)
    case .penaltiesOver: isServing(player)
    }
  }

  /// Whether `player` has a misconduct left to sit: his own, or his goalkeeper's.
  private func sitsMisconduct(_ player: Player) -> Bool {
    bench.hasOpenPenalty {
      $0.penaltyClass == .misconduct
        && ($0.offender.player == player || sitter(of: $0) == .player(player))
    }
  }

  /// The team that the book lets shoot next in the shoot-out, or `nil` if either may, as before the
  /// first attempt, or if the shoot-out is decided.
  fileprivate var teamInTurn: Team? {
    guard shootOutWinner == nil, let first = attempts.first?.shot.team else { return nil }
    let inTurn = attempts.count.isMultiple(of: 2) ? first : first.opponent
    return switch book.shootOut.order.value {
    case .any: nil
    case .alternating: inTurn
    case .reversedInTieBreak:
      attempts.count < 2 * book.shootOut.rounds.value ? inTurn : inTurn.opponent
    }
  }

  /// The shoot-out as far as it has come.
  public var shootOut: ShootOutTally {
    var scored = PerTeam<[Bool]>(both: [])
    for attempt in attempts { scored[attempt.shot.team].append(attempt.shot.scored) }
    let (home, visiting) = (scored.home.count, scored.visiting.count)
    let isOver = shootOutWinner != nil
    let behind: Team? = home == visiting ? nil : home < visiting ? .home : .visiting
    return ShootOutTally(
      scored: scored, round: isOver ? max(home, visiting) : min(home, visiting) + 1,
      next: isOver ? nil : teamInTurn ?? behind)
  }
}

/// The attempts of a shoot-out so far.
public struct ShootOutTally: Sendable, Hashable {
  /// Whether each team's attempts scored, in order, without attempts that are taken again.
  public let scored: PerTeam<[Bool]>
  /// The round of the next attempt, from 1, or of the last one if the shoot-out is decided.
  public let round: Int
  /// The team that shoots next, or `nil` if either may, or if the shoot-out is decided.
  public let next: Team?
}
