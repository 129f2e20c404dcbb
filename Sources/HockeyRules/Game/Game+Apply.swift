// How rulings take effect. Nothing is decided here.

extension Game {
  /// Makes `ruling` take effect.
  ///
  /// Decides nothing.
  public mutating func apply(_ ruling: Ruling) {
    switch ruling.effect {
    case .assessed(let penalty):
      penalties.append(penalty)
      grounds.append(Grounds())
    case .seated(let seat): seats.append(seat)
    case .placed(let penalty, let seat):
      penalties[penalty].service = .onClock(seat: seat)
      seats[seat].penalties.append(penalty)
    case .serves(let occupant, _, let seat): if let seat { relieve(seat, by: occupant) }
    case .starts(let penalty, let until): begin(penalty, ruling, until)
    case .sits(let penalty, let until): run(penalty, ruling, until)
    case .ends(let penalty, let ending):
      penalties[penalty].standing = .over(ending, at: ruling.at)
      if ending == .voided || ending == .replaced { penalties[penalty].minutes = 0 }
    case .expires(let seat): expire(seat, ruling)
    case .mayLeave(let occupant):
      leaving.append(
        Leaving(occupant: occupant, seat: nil, since: ruling.at, authority: ruling.authority))
    case .returns(let occupant, let seat): remove(occupant, from: seat)
    case .cancelled(let penalty): takeOffClock(penalty, by: ruling.authority)
    case .reduced(let penalty, let length): reduce(penalty, to: length)
    case .frozen(let penalty, let remaining):
      penalties[penalty].standing = .frozen(remaining: remaining)
      grounds[penalty].standing = ruling.authority
    case .reinstated(let penalty, let until): reinstate(penalty, ruling, until)
    case .unstarted(let penalty): unstart(penalty)
    case .ejected(let offender):
      ejections.append(Ejection(offender: offender, authority: ruling.authority))
    case .powerPlay(let penalty):
      penalties[penalty].gaveAdvantage = true
      powerPlays[penalties[penalty].team.opponent] += 1
    case .leftBox(let player, _): illegal.append(player)
    case .backInBox(let player): illegal.removeAll { $0 == player }
    case .waits(let penalty): wait(penalty, by: ruling.authority)
    case .choice:
      if let choice = CaptainsChoice(ruling, isInPlay: stoppage == nil) { note(choice) }
    case .paired(let seat, let isPaired): seats[seat].paired = isPaired
    case .readmitted(let offender): ejections.removeAll { $0.offender == offender }
    case .notAssessed: break
    case .called, .settled, .signalled, .signalDown, .callVoided, .penaltyShot, .penaltyShotOver,
      .choiceRecorded, .playStops, .playResumes, .manpower, .goalkeeper, .clockSet, .runningTime,
      .gameEnds:
      applyToPlay(ruling)
    case .scored, .rescored, .goalDisallowed, .shootOutAttempt, .won: applyToScore(ruling)
    }
  }

  private mutating func applyToPlay(_ ruling: Ruling) {
    switch ruling.effect {
    case .called(let call): stoppage?.calls.append(call)
    case .settled:
      stoppage?.calls = []
      choices = []
    case .signalled(let call): signals.append(call)
    case .signalDown(let call): signals.removeAll { $0.id == call.id }
    case .callVoided(let id): stoppage?.calls.removeAll { $0.id == id }
    case .penaltyShot(let shot):
      stoppage?.shots.append(shot)
      foulsForShots.append(shot.foul.call.offender)
    case .penaltyShotOver(let shot):
      if let index = stoppage?.shots.firstIndex(of: shot) { stoppage?.shots.remove(at: index) }
    case .choiceRecorded(let team, let players): stoppage?.choices[team] += players
    case .playStops: stoppage = Stoppage(at: ruling.at)
    case .playResumes(let period):
      stoppage = nil
      choices = []
      self.period = period
    case .manpower(let manpower, let lift):
      self.manpower = manpower
      self.lift = lift
      manpowerGround = ruling.authority
    case .goalkeeper(let team, let onIce): goalkeepers[team] = onIce
    case .clockSet(let time):
      clock = time
      stoppage?.at = schedule.instant(of: time)
      stoppage?.clockWasSet = true
    case .runningTime(let lengths): runningTime = lengths
    case .gameEnds: isOver = true
    case .assessed, .seated, .placed, .serves, .starts, .sits, .waits, .ends, .expires, .mayLeave,
      .returns, .cancelled, .reduced, .frozen, .leftBox, .backInBox, .reinstated, .ejected,
      .powerPlay, .notAssessed, .choice, .paired, .readmitted, .unstarted, .scored, .rescored,
      .goalDisallowed, .shootOutAttempt, .won:
      break
    }
  }

  private mutating func applyToScore(_ ruling: Ruling) {
    switch ruling.effect {
    case .scored(let goal): goals.append(goal)
    case .rescored(let goal):
      if let index = goals.lastIndex(where: { $0.call == goal.call }) { goals[index] = goal }
    case .goalDisallowed(let id):
      goals.removeAll { $0.call == id }
      isDecided = false
    case .shootOutAttempt(let shot): attempts.append(shot)
    case .won(let team):
      isDecided = true
      if !attempts.isEmpty { shootOutWinner = team }
    case .assessed, .seated, .placed, .serves, .starts, .sits, .waits, .ends, .expires, .mayLeave,
      .returns, .cancelled, .reduced, .frozen, .leftBox, .backInBox, .reinstated, .ejected,
      .powerPlay, .called, .settled, .signalled, .signalDown, .callVoided, .notAssessed, .paired,
      .readmitted, .penaltyShot, .penaltyShotOver, .choice, .choiceRecorded, .playStops,
      .playResumes, .manpower,
      .goalkeeper, .clockSet, .runningTime, .unstarted, .gameEnds:
      break
    }
  }

  private mutating func run(_ penalty: Int, _ ruling: Ruling, _ until: Instant) {
    penalties[penalty].standing = .serving(since: ruling.at, until: until)
    penalties[penalty].began = ruling.at
    grounds[penalty].standing = ruling.authority
  }

  private mutating func begin(_ penalty: Int, _ ruling: Ruling, _ until: Instant) {
    run(penalty, ruling, until)
    if let seat = penalties[penalty].seat { seats[seat].standing = .running }
  }

  private mutating func relieve(_ seat: Int, by occupant: Occupant) {
    if case .player(let relieved) = seats[seat].occupant { seats[seat].relieved.append(relieved) }
    seats[seat].occupant = occupant
  }

  private mutating func expire(_ seat: Int, _ ruling: Ruling) {
    seats[seat].standing = .expired
    leaving.append(
      Leaving(
        occupant: seats[seat].occupant, seat: seat, since: ruling.at, authority: ruling.authority))
  }

  private mutating func remove(_ occupant: Occupant, from seat: Int?) {
    leaving.removeAll { $0.occupant == occupant && $0.seat == seat }
    if let seat { seats[seat].standing = .left }
  }

  private mutating func reduce(_ penalty: Int, to length: PlayingTime) {
    penalties[penalty].standing = .waiting(remaining: length)
    penalties[penalty].servedAsMajor = true
  }

  private mutating func reinstate(_ penalty: Int, _ ruling: Ruling, _ until: Instant) {
    // Where the clock goes back before its end, it has run since it began; else it begins again now.
    let runsOn =
      if case .over(_, let end) = penalties[penalty].standing { end >= ruling.at } else { false }
    let began = penalties[penalty].began
    run(penalty, ruling, until)
    if runsOn, let began {
      penalties[penalty].began = began
      penalties[penalty].standing = .serving(since: began, until: until)
    }
    guard let seat = penalties[penalty].seat else { return }
    seats[seat].standing = .running
    leaving.removeAll { $0.seat == seat }
  }

  private mutating func wait(_ penalty: Int, by authority: Authority) {
    grounds[penalty].standing = authority
    penalties[penalty].standing = .waiting(remaining: penalties[penalty].owed)
    if let seat = penalties[penalty].seat { seats[seat].standing = .waiting }
  }

  private mutating func unstart(_ penalty: Int) {
    penalties[penalty].standing = .waiting(remaining: penalties[penalty].owedWhenItBegan)
    if let seat = penalties[penalty].seat, current(in: seat)?.id == penalty {
      seats[seat].standing = .waiting
    }
  }

  private mutating func takeOffClock(_ penalty: Int, by authority: Authority) {
    if let seat = penalties[penalty].seat {
      seats[seat].penalties.removeAll { $0 == penalty }
      if current(in: seat) == nil { seats[seat].standing = .left }
    }
    penalties[penalty].service = .offClock(setOff: true)
    grounds[penalty] = Grounds(standing: authority, setOff: authority)
  }

  /// Notes what was left to a captain; in place of what was taken before of the same candidates.
  private mutating func note(_ choice: CaptainsChoice) {
    var choice = choice
    let earlier = choices.firstIndex {
      $0.team == choice.team && $0.candidates == choice.candidates
    }
    if let earlier {
      choice.play = choices[earlier].play
      choice.isInPlay = choices[earlier].isInPlay
      choices[earlier] = choice
    } else {
      choices.append(choice)
    }
  }
}
