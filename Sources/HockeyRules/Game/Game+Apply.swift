// The effects of rulings on a game. Nothing is decided here.

extension Game {
  /// Applies `ruling`, and decides nothing itself.
  public mutating func apply(_ ruling: Ruling) {
    switch ruling.effect {
    case .bench(let effect): apply(effect, of: ruling)
    case .call(let effect): apply(effect)
    case .play(let effect): apply(effect, of: ruling)
    case .score(let effect): apply(effect, of: ruling)
    }
  }

  /// Applies the rulings on a play, after setting the clock to the play's time where it has one.
  mutating func apply(_ rulings: some Sequence<Ruling>, readingClock time: GameTime?) {
    if let time { read(time) }
    for ruling in rulings { apply(ruling) }
  }

  private mutating func apply(_ effect: BenchEffect, of ruling: Ruling) {
    switch effect {
    case .assessed(let penalty):
      penalties.append(penalty)
      grounds.append(Grounds(length: ruling.authority.citation))
    case .seated(let seat): seats.append(seat)
    case .placed(let penalty, let seat):
      if penalties[penalty].seat != nil { takeOutOfSeat(penalty) }
      penalties[penalty].service = .onClock(seat: seat)
      seats[seat].penalties.append(penalty)
    case .serves(let occupant, _, let seat): if let seat { relieve(seat, by: occupant) }
    case .vacated(let seat, let occupant): seats[seat].occupant = occupant
    case .starts(let penalty, let until): begin(penalty, ruling, since: ruling.at, until)
    case .sits(let penalty, let until): run(penalty, ruling, since: ruling.at, until)
    case .waits(let penalty): wait(penalty, by: ruling.authority)
    case .ends(let penalty, let ending):
      penalties[penalty].standing = .over(ending, at: ruling.at)
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
    case .leftBox(let player, _): illegal.append(player)
    case .backInBox(let player): illegal.removeAll { $0 == player }
    case .reinstated(let penalty, let since, let until):
      begin(penalty, ruling, since: since, until)
      leaving.removeAll { $0.seat != nil && $0.seat == penalties[penalty].seat }
    case .unstarted(let penalty): unstart(penalty)
    case .paired(let seat, let isPaired): seats[seat].paired = isPaired
    case .ejected(let offender):
      ejections.append(Ejection(offender: offender, authority: ruling.authority))
    case .readmitted(let offender): ejections.removeAll { $0.offender == offender }
    }
  }

  private mutating func apply(_ effect: CallEffect) {
    switch effect {
    case .called(let call): stoppage?.calls.append(call)
    case .settled:
      stoppage?.calls = []
      choices = []
    case .signalled(let call): signals.append(call)
    case .signalDown(let call): signals.removeAll { $0.id == call.id }
    case .voided(let id): stoppage?.calls.removeAll { $0.id == id }
    case .notAssessed: return
    case .penaltyShot(let shot):
      stoppage?.shots.append(shot)
      foulsForShots.append(shot.foul.call.offender)
    case .penaltyShotOver(let shot):
      if let index = stoppage?.shots.firstIndex(of: shot) { stoppage?.shots.remove(at: index) }
    case .choice(let choice, let place):
      choices.replaceSubrange(place..<min(place + 1, choices.count), with: [choice])
    case .choiceRecorded(let team, let players): stoppage?.choices[team] += players
    }
  }

  private mutating func apply(_ effect: PlayEffect, of ruling: Ruling) {
    switch effect {
    case .stops: stoppage = Stoppage(at: ruling.at, illegal: illegal)
    case .resumes(let period):
      stoppage = nil
      choices = []
      closeEmptySeats()
      self.period = period
    case .manpower(let manpower, let lift):
      if ruling.at != manpowerChange.at {
        manpowerChange = ManpowerChange(at: ruling.at, from: self.manpower)
      }
      self.manpower = manpower
      self.lift = lift
      manpowerGround = ruling.authority
    case .goalkeeper(let team, let onIce): goalkeepers[team] = onIce
    case .clockSet(let time):
      read(time)
      stoppage?.at = schedule.instant(of: time)
      stoppage?.clockWasSet = true
    case .runningTime(let lengths): runningTime = lengths
    case .gameEnds: isOver = true
    }
  }

  private mutating func apply(_ effect: ScoreEffect, of ruling: Ruling) {
    switch effect {
    case .joined(let joining):
      self.joining = joining
      powerPlays = joining.powerPlays
    case .scored(let goal): goals.append(goal)
    case .disallowed(let id):
      goals.removeAll { $0.call == id }
      lose(attempt: id)
    case .attempt(let shot): attempts.append(Attempt(call: ruling.cause, shot: shot))
    case .won(let team, let decision):
      self.decision = decision
      decidedFor = team
    case .powerPlay(let penalty):
      penalties[penalty].gaveAdvantage = true
      let team = penalties[penalty].team
      powerPlays[team.opponent] += 1
      let begun = lastPowerPlay[team].map { $0.at == ruling.at ? $0.count : 0 } ?? 0
      lastPowerPlay[team] = PowerPlaysBegun(at: ruling.at, count: begun + 1)
    }
  }

  /// Takes back the goal of a shoot-out attempt, and with it what it decided.
  private mutating func lose(attempt id: Event.ID) {
    guard let index = attempts.firstIndex(where: { $0.call == id }) else { return }
    attempts[index].shot.result = .lost
    decision = nil
    decidedFor = nil
  }

  private mutating func run(
    _ penalty: Int, _ ruling: Ruling, since: Instant, _ until: Instant
  ) {
    penalties[penalty].standing = .serving(since: since, until: until)
    penalties[penalty].began = since
    grounds[penalty].standing = ruling.authority
  }

  private mutating func begin(
    _ penalty: Int, _ ruling: Ruling, since: Instant, _ until: Instant
  ) {
    run(penalty, ruling, since: since, until)
    if let seat = penalties[penalty].seat { seats[seat].standing = .running }
  }

  private mutating func relieve(_ seat: Int, by occupant: Occupant) {
    if case .player(let relieved) = seats[seat].occupant { seats[seat].relieved.append(relieved) }
    seats[seat].occupant = occupant
  }

  private mutating func expire(_ seat: Int, _ ruling: Ruling) {
    seats[seat].standing = .expired
    guard !seats[seat].isEmpty else { return }
    leaving.append(
      Leaving(
        occupant: seats[seat].occupant, seat: seat, since: ruling.at, authority: ruling.authority))
  }

  private mutating func closeEmptySeats() {
    for index in seats.indices where seats[index].standing == .expired && seats[index].isEmpty {
      seats[index].standing = .left
    }
  }

  private mutating func remove(_ occupant: Occupant, from seat: Int?) {
    leaving.removeAll { $0.occupant == occupant && $0.seat == seat }
    if let seat { seats[seat].standing = .left }
  }

  private mutating func reduce(_ penalty: Int, to length: PlayingTime) {
    penalties[penalty].standing = .waiting(remaining: length)
    penalties[penalty].servedAsMajor = true
  }

  private mutating func wait(_ penalty: Int, by authority: Authority) {
    grounds[penalty].standing = authority
    penalties[penalty].standing = .waiting(remaining: penalties[penalty].owed)
    if let seat = penalties[penalty].seat { seats[seat].standing = .waiting }
  }

  private mutating func unstart(_ penalty: Int) {
    penalties[penalty].standing = .waiting(remaining: penalties[penalty].owedWhenItBegan)
    penalties[penalty].began = nil
    if let seat = penalties[penalty].seat, current(in: seat)?.id == penalty {
      seats[seat].standing = .waiting
    }
  }

  private mutating func takeOffClock(_ penalty: Int, by authority: Authority) {
    takeOutOfSeat(penalty)
    penalties[penalty].service = .offClock(setOff: true)
    grounds[penalty].standing = authority
    grounds[penalty].setOff = authority
  }

  private mutating func takeOutOfSeat(_ penalty: Int) {
    guard let seat = penalties[penalty].seat else { return }
    seats[seat].penalties.removeAll { $0 == penalty }
    if current(in: seat) == nil { seats[seat].standing = .left }
  }
}
