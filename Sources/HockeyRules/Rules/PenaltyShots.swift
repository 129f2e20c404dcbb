// Penalty shots (HC 4.11, NHL 24): a shot replaces one minor, whatever its result.

extension Call {
  /// Whether the shot replaces a minor of the foul.
  ///
  /// `PS` alone replaces the minor. `2+PS` adds another minor. Of the minors of one foul, as in a
  /// double minor, the shot replaces one: `2+2+PS` leaves one. `5+GM+PS` adds a major, which is
  /// served.
  var hasMinorBehindShot: Bool {
    !penalties.contains { $0 == .major || $0 == .match }
  }

  /// Whether the call lists the minor that the shot replaces.
  var listsMinorBehindShot: Bool {
    hasMinorBehindShot && penalties.count { $0 == .minor } > 1
  }
}

extension Referee {
  /// Awards the shot for a foul, or gives the foul's ordinary penalty if the sequence of play has
  /// already led to the greatest number of shots.
  mutating func award(_ foul: PendingCall) {
    let shots = game.stoppage?.shots.count ?? 0
    if shots >= book.shots.shotsAtOnce.value {
      return giveOrdinaryPenalty(for: foul, by: book.shots.shotsAtOnce.citation)
    }
    if earlierFoulTakesShot(foul) {
      return giveOrdinaryPenalty(for: foul, by: book.shots.earlierFoul.citation)
    }
    let shot = PendingShot(team: foul.call.offender.team.opponent, foul: foul)
    rule(.call(.penaltyShot(shot)), by: book.shots.replacesMinor)
    if foul.call.penalties.isEmpty { ejectAtLimit(foul) }
    guard foul.call.listsMinorBehindShot else { return }
    var rest = foul
    rest.call.penaltyShot = false
    if let index = rest.call.penalties.firstIndex(of: .minor) {
      rest.call.penalties.remove(at: index)
      rule(.call(.voided(foul.id)), by: book.shots.replacesMinor)
      enter(.call(.called(rest)))
    }
  }

  /// Penalty shots that the book itself gives for penalties, whatever the foul.
  struct ShotsOfTheBook {
    var ground: PendingShot.Ground
    var count: Int
    var citation: Citation
  }

  /// The penalty shots that the book gives for a call, in place of its minors or in addition to its
  /// penalties; `nil` if there are none.
  func shotsOfTheBook(for pending: PendingCall) -> ShotsOfTheBook? {
    let minors = pending.call.penalties.count { $0 == .minor }
    let replacesAll =
      switch book.shots.minorsAsShots.value {
      case .none: false
      case .all: true
      case .inRunningTime: game.runningTime != nil
      }
    if replacesAll, minors > 0 {
      return ShotsOfTheBook(
        ground: .minor, count: minors, citation: book.shots.minorsAsShots.citation)
    }
    let counts = book.ejections.gameCounts
    if counts.value.isEmpty { return nil }
    let team = pending.call.offender.team
    let tally = game.tally(of: team)
    for row in counts.value where tally[row.counts] >= row.reach {
      switch row.then {
      case .playerOut, .coachOut: continue
      case .shotInstead where minors > 0:
        return ShotsOfTheBook(ground: .minor, count: minors, citation: counts.citation)
      case .shotBesides where pending.call.penalties.contains { $0.takesSkaterOff }:
        return ShotsOfTheBook(ground: .besides, count: 1, citation: counts.citation)
      case .shotInstead, .shotBesides: continue
      }
    }
    return nil
  }

  /// Awards the penalty shots that the book gives for a call.
  mutating func award(_ shots: ShotsOfTheBook, for pending: PendingCall) {
    var shot = PendingShot(
      team: pending.call.offender.team.opponent, foul: pending, ground: shots.ground)
    switch book.shots.shotsTaken.value {
    case .atTheEnd where shots.ground == .minor, .differenceAtTheEnd where shots.ground == .minor:
      shot.ground = .owed
    case .atOnce, .atTheEnd, .differenceAtTheEnd: break
    }
    for _ in 0..<shots.count {
      rule(.call(.penaltyShot(shot)), by: shots.citation)
      if shot.ground == .owed { recordReplacedMinor(of: pending) }
      if pending.call.penalties.isEmpty { ejectAtLimit(pending) }
    }
  }

  /// Awards, at the end of regulation, the shots that wait for it.
  mutating func awardOwedShots(afterPeriod period: Int) {
    guard period == schedule.regulationPeriods, !game.hasShotsOfTheEnd else { return }
    let isDifference: Bool
    switch book.shots.shotsTaken.value {
    case .atOnce: return
    case .atTheEnd: isDifference = false
    case .differenceAtTheEnd: isDifference = true
    }
    // A shot that is part of a call is taken at once.
    let fouls = game.foulsForShots.filter { !(game.standingCall($0.call)?.penaltyShot ?? false) }
    var owed = PerTeam(
      home: fouls.filter { $0.offender.team == .home },
      visiting: fouls.filter { $0.offender.team == .visiting })
    if isDifference {
      let shared = min(owed.home.count, owed.visiting.count)
      owed = owed.map { Array($0.dropFirst(shared)) }
    }
    for foul in owed.home + owed.visiting {
      let call = Call(offender: foul.offender, penalties: [.minor])
      let shot = PendingShot(
        team: foul.offender.team.opponent, foul: PendingCall(id: foul.call, call: call),
        ground: .atTheEnd)
      rule(.call(.penaltyShot(shot)), by: book.shots.shotsTaken)
    }
  }

  /// Calls the minor that has to be served because the shot in its place brought no goal.
  private mutating func callMinor(after shot: PendingShot) {
    var own = game.stoppage?.calls.first { $0.id == shot.foul.id } ?? shot.foul
    own.call.penalties.append(.minor)
    var missed = shot
    missed.ground = .missed
    enter(.call(.penaltyShotOver(missed)))
    enter(.call(.voided(own.id)))
    rule(.call(.called(own)), by: book.shots.missedShotLength)
  }

  /// Records the minor that a shot has replaced, if the book counts minutes for it.
  private mutating func recordReplacedMinor(of foul: PendingCall) {
    let minutes = book.shots.replacedMinorMinutes
    guard minutes.value > 0 else { return }
    record(.minor, for: foul, minutes: minutes.value, by: minutes.citation)
  }

  /// Imposes the ordinary penalty of a foul in place of the shot.
  private mutating func giveOrdinaryPenalty(for foul: PendingCall, by citation: Citation) {
    rule(.call(.voided(foul.id)), by: citation)
    enter(.call(.called(withoutShot(foul))))
  }

  /// Whether the team that would shoot had fouled first, so that play should have been stopped
  /// before the other foul.
  private func earlierFoulTakesShot(_ foul: PendingCall) -> Bool {
    switch book.shots.earlierFoul.value {
    case .shotStands: false
    case .ordinaryPenalty:
      game.stoppage?.calls.contains {
        $0.call.offender.team != foul.call.offender.team && $0.id != foul.id
      } ?? false
    }
  }

  /// Drops the shots of a team to which the officials award a goal: the goal replaces them.
  mutating func dropShots(of team: Team) {
    for shot in game.stoppage?.shots ?? [] where shot.team == team {
      enter(.call(.penaltyShotOver(shot)))
    }
  }

  /// Applies the result of a penalty shot, during which no time passes.
  ///
  /// A shot that is to be taken again remains awarded.
  mutating func penaltyShot(_ shot: Shot, _ event: Event) {
    stop()
    switch shot.result {
    case .again: return
    case .scored, .missed, .lost: break
    }
    if let pending = game.stoppage?.shots.first(where: { $0.team == shot.team }) {
      enter(.call(.penaltyShotOver(pending)))
      let replacesMinor =
        switch pending.ground {
        case .foul: pending.foul.call.hasMinorBehindShot
        case .minor: shot.scored || book.shots.missedShotLength.value == nil
        case .besides, .owed, .atTheEnd, .missed: false
        }
      if replacesMinor { recordReplacedMinor(of: pending.foul) }
      if pending.ground == .minor, !replacesMinor { callMinor(after: pending) }
    }
    if shot.scored { penaltyShotGoal(shot, event) }
  }

  private mutating func penaltyShotGoal(_ shot: Shot, _ event: Event) {
    var scored = ScoredGoal(
      call: event.id, goal: Goal(team: shot.team, scorer: shot.shooter), time: event.time,
      manpower: manpower(for: shot.team), penaltyShot: true)
    endOwnMinor(by: &scored)
    rule(.score(.scored(scored)), by: book.goals.penaltyShotGoal)
    noteDeed()
    // One sequence of play can lead to one goal, so the fouls for the other shots get their
    // ordinary penalties. A shot that the book itself gives for a penalty is still taken.
    for other in game.stoppage?.shots ?? [] where other.team == shot.team && other.ground == .foul {
      enter(.call(.penaltyShotOver(other)))
      giveOrdinaryPenalty(for: other.foul, by: book.shots.shotsAtOnce.citation)
    }
    endIfDecided(event)
  }

  /// If the book says so, ends a minor of a short-handed team that scored on a penalty shot.
  private mutating func endOwnMinor(by scored: inout ScoredGoal) {
    if rehearsal?.repeatsDeeds ?? false { return endAgain(scored.call, &scored) }
    switch book.goals.penaltyShotGoal.value {
    case .endsNothing: return
    case .endsOwnMinor: break
    }
    guard scored.manpower == .shortHanded, servesMinor(scored.goal.team) else { return }
    endMinor(
      of: scored.goal.team, &scored, by: book.goals.penaltyShotGoal.citation, .goalFor)
  }
}
