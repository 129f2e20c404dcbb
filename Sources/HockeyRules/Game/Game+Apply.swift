// The effects of rulings on a game. Nothing is decided here.

extension Game {
  /// Applies `ruling`, and decides nothing itself.
  public mutating func apply(_ ruling: Ruling) {
    switch ruling.effect {
    case .bench(.putRight(let due)):
      bench = due.bench
      foulsForShots = due.foulsForShots
      choices = due.choices
    case .bench(let effect): bench.apply(effect, of: ruling)
    case .call(let effect): apply(effect)
    case .play(let effect): apply(effect, of: ruling)
    case .score(let effect): apply(effect, at: ruling.at)
    }
  }

  /// Takes over the play at `index` of `solution` with its rulings and, if `settles` is true, with
  /// the rulings that settled its stoppage.
  ///
  /// A refused play has no rulings.
  mutating func take(_ index: Int, of solution: Solution, settles: Bool = true) {
    // The rulings are reached by index: copying each play took a sixth of the instructions.
    let own = solution.plays[index].rulings
    let isRefused = solution.plays[index].isRefused
    if !isRefused { read(solution.plays[index].event.time) }
    apply(solution.journal[solution.plays[index].due.lowerBound..<own.lowerBound])
    let call = isRefused ? nil : call(amendedBy: solution.plays[index].event.play)
    apply(solution.journal[own])
    if !isRefused { note(solution.plays[index].event, amendedTo: call) }
    if settles { apply(solution.journal[solution.plays[index].settlement]) }
  }

  /// Applies `rulings`.
  mutating func apply(_ rulings: ArraySlice<Ruling>) {
    // A loop over the rulings themselves would copy each of them.
    for index in rulings.indices { apply(rulings[index]) }
  }

  private mutating func apply(_ effect: CallEffect) {
    switch effect {
    case .called(let call): stoppage?.calls.append(call)
    case .settled:
      stoppage?.calls = []
      choices = []
    case .signalled(let call): signals.append(call)
    case .signalDown(let call):
      signals.removeAll { $0.id == call.id }
      stoppage?.signalled.append(call.id)
    case .voided(let id): stoppage?.calls.removeAll { $0.id == id }
    case .notAssessed: return
    case .penaltyShot(let shot):
      switch shot.ground {
      case .foul, .minor: stoppage?.shots.append(shot)
      case .owed, .missed: break
      case .atTheEnd:
        stoppage?.shots.append(shot)
        hasShotsOfTheEnd = true
        return
      case .besides:
        // The penalty that comes with the shot is counted separately.
        stoppage?.shots.append(shot)
        return
      }
      foulsForShots.append(FoulForShot(call: shot.foul.id, offender: shot.foul.call.offender))
    case .penaltyShotOver(let shot) where shot.ground == .missed:
      missedShots.append(shot.foul.id)
      // The minor counts in place of the foul.
      let foul = foulsForShots.firstIndex { $0.call == shot.foul.id }
      if let foul { foulsForShots.remove(at: foul) }
    case .penaltyShotOver(let shot):
      if let index = stoppage?.shots.firstIndex(of: shot) { stoppage?.shots.remove(at: index) }
    case .choice(let choice, let place):
      choices.replaceSubrange(place..<min(place + 1, choices.count), with: [choice])
    case .choiceRecorded(let team, let named): stoppage?.choices[team] += named
    case .namedFirst(_, let calls): namedFirst += calls
    }
  }

  private mutating func apply(_ effect: PlayEffect, of ruling: Ruling) {
    switch effect {
    case .stops:
      stoppage = Stoppage(at: ruling.at, illegal: bench.illegal)
      stoppedAt = ruling.at
      // A subscript would copy the record.
      if teams.home.hasNotesUntilStoppage { teams.home.noteStoppage() }
      if teams.visiting.hasNotesUntilStoppage { teams.visiting.noteStoppage() }
    case .resumes(let period):
      if stoppage?.clockWasSet ?? false { bench.forgetService(from: ruling.at) }
      stoppage = nil
      stoppedAt = nil
      choices = []
      bench.closeEmptySeats()
      self.period = period
    case .manpower(let manpower, let extraSkaters):
      strength.become(manpower, extraSkaters: extraSkaters, at: ruling.at, by: ruling.authority)
    case .goalkeeper(let team, let onIce):
      goalkeepers[team] = onIce
      if !onIce { teams[team].pulledIn = ruling.period }
    case .timeOut(let team):
      teams[team].timeOuts.append(ruling.period)
      stoppage?.timeOuts.append(team)
    case .challenged(let challenge):
      teams[challenge.team].challenges.append(challenge.result)
      stoppage?.challenges.append(challenge)
    case .noChange(let team): stoppage?.noChange.append(team)
    case .change(let team, .all): stoppage?.noChange.removeAll { $0 == team }
    case .change: return
    case .injured(let player):
      stoppage?.injured.append(player)
      if !teams[player.team].injured.contains(player) { teams[player.team].injured.append(player) }
    case .inGoal(let player):
      goalkeepers[player.team] = true
      teams[player.team].take(
        inGoal: player, forShot: hasShot(against: player.team), isStopped: isStopped)
    case .goalkeeperTooEarly(let team): teams[team].goalkeeperIsTooEarly = true
    case .clockSet(let time):
      // The clock may be set forward again before play resumes.
      for index in bench.runningPenalties { bench.noteService(of: index, until: now) }
      transcript.setClock(from: clock, to: time, bench, strength)
      setClock(to: time)
      // The end of an earlier period comes again, and with it the change to overtime.
      period = min(period, time.period)
      if isStopped {
        let instant = now
        stoppage?.at = instant
        stoppage?.clockWasSet = true
        stoppedAt = instant
      }
    case .runningTime(let lengths): runningTime = lengths
    case .gameEnds: isOver = true
    }
  }

  private mutating func apply(_ effect: ScoreEffect, at now: GameInstant) {
    record.apply(effect, at: now)
    switch effect {
    case .scored(let goal):
      stoppage?.goals.append(goal.call)
    case .powerPlay(let penalty): bench.noteAdvantage(of: penalty)
    case .joined, .judgedAgain, .disallowed, .attempt, .won, .pointLost, .forfeited: break
    }
  }

  /// Whether a penalty shot against `team` is still to be taken.
  private func hasShot(against team: Team) -> Bool {
    stoppage?.shots.contains { $0.team != team } ?? false
  }
}
