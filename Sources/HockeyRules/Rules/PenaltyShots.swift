// Penalty shots (HC 4.11, NHL 24): a shot replaces one minor, whatever its result, and its goal ends nothing.

extension Call {
  /// Whether the foul behind the shot is a minor that the shot replaces.
  ///
  /// Written `PS`, or `2+2+PS`: then one minor remains. A major stays beside the shot: `5+GM+PS`.
  var hasMinorBehindShot: Bool {
    !penalties.contains { $0 == .major || $0 == .match }
  }
}

extension Referee {
  /// Awards the shot that a foul brings, or has its ordinary penalty served where the sequence of play has
  /// brought as many shots as it can.
  mutating func award(_ foul: PendingCall) {
    let shots = game.stoppage?.shots.count ?? 0
    if shots >= book.shots.shotsAtOnce.value {
      return giveOrdinaryPenalty(for: foul, by: book.shots.shotsAtOnce.rule)
    }
    if earlierFoulTakesShot(foul) {
      return giveOrdinaryPenalty(for: foul, by: book.shots.earlierFoul.rule)
    }
    let shot = PendingShot(team: foul.call.offender.team.opponent, foul: foul)
    rule(.penaltyShot(shot), by: book.shots.replacesMinor.rule)
    if foul.call.penalties.isEmpty { ejectAtLimit(foul) }
    guard foul.call.penalties.count > 1, foul.call.hasMinorBehindShot else { return }
    var rest = foul
    rest.call.penaltyShot = false
    if let index = rest.call.penalties.firstIndex(of: .minor) {
      rest.call.penalties.remove(at: index)
      rule(.callVoided(foul.id), by: book.shots.replacesMinor.rule)
      obey(.called(rest))
    }
  }

  /// Puts the minor that a shot has replaced on the record, where the book counts minutes for it.
  private mutating func recordReplacedMinor(of foul: PendingCall) {
    let minutes = book.shots.replacedMinutes
    guard minutes.value > 0, foul.call.hasMinorBehindShot else { return }
    var recorded = penalty(.minor, for: foul)
    recorded.id = game.penalties.count
    recorded.length = .zero
    recorded.minutes = minutes.value
    recorded.standing = .over(.recorded, at: now)
    rule(.assessed(recorded), by: minutes.rule)
  }

  /// Has the ordinary penalty of a foul served in place of the shot.
  private mutating func giveOrdinaryPenalty(for foul: PendingCall, by reference: RuleReference) {
    rule(.callVoided(foul.id), by: reference)
    obey(.called(withoutShot(foul)))
  }

  /// Whether the team that would shoot had fouled before, so that play should have been stopped then.
  private func earlierFoulTakesShot(_ foul: PendingCall) -> Bool {
    switch book.shots.earlierFoul.value {
    case .shotStands: false
    case .ordinaryPenalty:
      game.stoppage?.calls.contains {
        $0.call.offender.team != foul.call.offender.team && $0.id != foul.id
      } ?? false
    }
  }

  /// Drops the shots of a team whose goal the officials award: the goal stands in their place.
  mutating func dropShots(of team: Team) {
    for shot in game.stoppage?.shots ?? [] where shot.team == team {
      obey(.penaltyShotOver(shot))
    }
  }

  /// Takes the result of a penalty shot: no time passes, and a goal ends nothing.
  mutating func penaltyShot(_ shot: Shot, _ event: Event) {
    stop()
    if let pending = game.stoppage?.shots.first(where: { $0.team == shot.team }) {
      obey(.penaltyShotOver(pending))
      recordReplacedMinor(of: pending.foul)
    }
    guard shot.scored else { return }
    var scored = ScoredGoal(
      call: event.id, goal: Goal(team: shot.team, scorer: shot.shooter), time: event.time,
      manpower: manpower(for: shot.team), penaltyShot: true)
    switch book.goals.penaltyShotGoal.value {
    case .endsNothing: break
    case .asAnyGoal: ruleOnRunning(scored.goal, .none, &scored)
    }
    rule(.scored(scored), by: book.goals.penaltyShotGoal.rule)
    // One sequence of play brings one goal: the fouls behind the other shots get their ordinary penalties.
    for other in game.stoppage?.shots ?? [] where other.team == shot.team {
      obey(.penaltyShotOver(other))
      giveOrdinaryPenalty(for: other.foul, by: book.shots.shotsAtOnce.rule)
    }
    endIfSudden(event)
  }
}
