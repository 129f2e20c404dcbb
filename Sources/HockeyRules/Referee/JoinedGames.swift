// Games that are joined in progress: the scorer states who sits and the time that each has left,
// and the book decides which penalties run and which wait (HC 4.14, NHL 26).

extension Referee {
  /// Sets up the game as `position`, the play of `event`, describes it; if that is impossible, the
  /// game stays unchanged.
  ///
  /// Current power plays are counted from the penalties, so only the earlier ones are carried over.
  mutating func join(_ position: GamePosition, _ event: Event) throws(Refusal) {
    var faults = faults(inFiguresOf: position, in: event.time.period)
    var figures =
      faults.isEmpty
      ? JoinedFigures(position, event.time, minutes(of: position))
      : JoinedFigures(time: event.time, score: PerTeam(both: 0))
    var trial = self
    trial.begin(position, figures)
    let hasSoundFigures = faults.isEmpty
    let faulty = trial.faults(inEntriesOf: position, called: event.id)
    faults += faulty.map { $0.reason }
    // Entries without a fault of their own are seated, to find the faults of their combination.
    var sound = position
    for (index, _) in faulty.reversed() { sound.entries.remove(at: index) }
    if hasSoundFigures, faulty.isEmpty || !sound.entries.contains(where: { $0.follows }) {
      faults += trial.seat(sound)
    }
    if let reason = Refusal.Reason(faults) { throw Refusal(event: event, reason: reason) }
    for team in Team.allCases {
      let goingOn = trial.game.powerPlays[team]
      figures.powerPlays[team] = max(0, (position.powerPlays?[team] ?? goingOn) - goingOn)
    }
    begin(position, figures)
    _ = seat(position)
  }

  /// Sets up the facts that decide who may sit and for how long: score, ejections and clock.
  private mutating func begin(_ position: GamePosition, _ joining: JoinedFigures) {
    (now, period) = (schedule.instant(of: joining.time), joining.time.period)
    game.read(joining.time)
    firstOwn = rulings.count
    enter(.score(.joined(joining)))
    enter(.play(.resumes(period: period)))
    for team in Team.allCases where !position.goalkeepers[team] {
      enter(.play(.goalkeeper(team, onIce: false)))
    }
    for offender in position.ejected where !game.isEjected(offender) {
      enter(.bench(.ejected(offender)))
    }
    switchRunningTime(in: period)
  }

  /// Seats the players whom `position` lists, and returns why some cannot sit as stated.
  private mutating func seat(_ position: GamePosition) -> [Refusal.Reason] {
    assess(position.entries)
    let faults = Team.allCases.flatMap { seat(position.entries, of: $0) }
    for team in Team.allCases { beginOffClock(of: team) }
    restoreManpower(in: period)
    if let skaters = position.skaters { put(skaters, onIceIn: period) }
    countAdvantages()
    manpowerBefore = game.manpower
    return faults
  }

  /// The skaters of the game joined at `position` at clock time `time`, and the extra skaters given
  /// to both teams.
  func skaters(joinedAt position: GamePosition, _ time: GameTime) -> (PerTeam<Int>, extra: Int) {
    var referee = self
    referee.begin(position, JoinedFigures(time: time, score: position.score))
    _ = referee.seat(position)
    return (referee.game.manpower, referee.game.extraSkaters)
  }

  func minutes(of position: GamePosition) -> PerTeam<Int> {
    var listed = PerTeam(both: 0)
    for entry in position.entries { listed[entry.offender.team] += minutes(of: entry) }
    return listed
  }

  private func minutes(of entry: GamePosition.Entry) -> Int {
    entry.minutes ?? game.minutes(of: entry.penaltyClass, for: entry.offender)
  }

  /// The full length of the penalty of `entry`.
  ///
  /// A penalty with more time left than usual was called while the clock ran without stops.
  func length(of entry: GamePosition.Entry) -> PlayingTime {
    let standard = book.classes.length(
      of: entry.penaltyClass, period: schedule.regulationLength, running: nil, late: nil
    ).value
    let current = game.length(of: entry.penaltyClass, at: now).value
    return entry.remaining > standard ? max(standard, current) : standard
  }

  /// Whether `entry` has been running: a part of it is served, and it does not wait.
  func hasRun(_ entry: GamePosition.Entry) -> Bool {
    !entry.waits && entry.remaining < length(of: entry)
  }

  /// Puts the penalties of `entries` on record, with the known facts about how they are served.
  private mutating func assess(_ entries: [GamePosition.Entry]) {
    let called = whenCalled(entries)
    for (index, entry) in entries.enumerated() {
      let id = game.placed(Penalty.ID(entry.offender, entry.id, entry.penaltyClass))
      let penalty = Penalty(
        id: id, calledAt: called[index], length: length(of: entry), server: entry.sitter?.player,
        infraction: entry.infraction, assessedMinutes: minutes(of: entry),
        service: entry.isOffClock ? .offClock(setOff: entry.manner == .setOff) : .none,
        standing: standing(of: entry))
      enter(.bench(.assessed(penalty)))
      switch entry.manner {
      case .ordinary, .pair: break
      case .setOff: enter(.bench(.cancelled(penalty: id)))
      case .restOfMajor: enter(.bench(.reduced(penalty: id, to: entry.remaining)))
      }
      guard entry.isOffClock else { continue }
      if entry.remaining == .zero {
        enter(.bench(.mayLeave(game.sitter(of: penalty))))
      } else if entry.offender.player == nil && hasRun(entry) {
        // The bench's own time does not wait for another player's.
        enter(.bench(.sits(penalty: id, until: end(of: index))))
      }
    }
  }

  private func standing(of entry: GamePosition.Entry) -> Penalty.Standing {
    if entry.remaining == .zero { return .over(.served, at: now) }
    return entry.waits
      ? .frozen(remaining: entry.remaining) : .waiting(remaining: entry.remaining)
  }

  /// An instant before now for each of `entries`.
  ///
  /// The penalties of one call share an instant, and so do the two of a pair, so that a correction
  /// settles them together.
  private func whenCalled(_ entries: [GamePosition.Entry]) -> [GameInstant] {
    var instants: [GameInstant] = []
    for (index, entry) in entries.enumerated() {
      let partner = entries[..<index].firstIndex { $0.id == entry.id } ?? rival(of: index, entries)
      let before = PlayingTime(tenths: entries.count - index)
      instants.append(partner.map { instants[$0] } ?? GameInstant(played: now.played - before))
    }
    return instants
  }

  /// The index of the other half of the pair of the entry at `index`, if it comes earlier.
  private func rival(of index: Int, _ entries: [GamePosition.Entry]) -> Int? {
    guard entries[index].manner == .pair else { return nil }
    let team = entries[index].offender.team
    let halves = entries.indices.filter { entries[$0].manner == .pair }
    let own = halves.filter { entries[$0].offender.team == team }
    let others = halves.filter { entries[$0].offender.team != team }
    guard let place = own.firstIndex(of: index), place < others.count, others[place] < index else {
      return nil
    }
    return others[place]
  }

  /// Seats the players of `team` who serve on the clock, and returns the reasons why some cannot
  /// sit as stated.
  private mutating func seat(_ entries: [GamePosition.Entry], of team: Team) -> [Refusal.Reason] {
    var faults: [Refusal.Reason] = []
    let limit = book.serving.servedAtOnce.value
    // A penalty that has been running keeps its seat, wherever it is listed.
    func keepsPlace(_ entry: GamePosition.Entry) -> Bool {
      let isCounted = entry.manner == .pair ? book.coincidental.countsPairs : hasRun(entry)
      return isCounted && !entry.isOffClock && entry.remaining > .zero
    }
    var running = entries.count { $0.offender.team == team && keepsPlace($0) }
    if running > limit { faults.append(.tooManyRun(team, limit: limit)) }
    for (penalty, entry) in entries.enumerated()
    where entry.offender.team == team && !entry.isOffClock {
      let hasRun = hasRun(entry)
      if keepsPlace(entry) { running -= 1 }
      let sitting = game.occupant(for: entry, among: entries)
      if entry.remaining > .zero, let seat = seat(of: entry, penalty, or: sitting) {
        if hasRun { faults.append(.runsTwice(entry.offender)) }
        if let player = entry.offender.player, hasSeat(entry.offender, besides: seat.index) {
          faults.append(.sitsTwice(player))
        }
        enter(.bench(.placed(penalty: game.penalties[penalty].id, seat: seat.id)))
        continue
      }
      let hasRoom = game.runningSeats(of: team) + running < limit
      let runs = hasRun || entry.manner == .pair || hasRoom
      if let fault = takeSeat(entry, penalty, sitting, runs: runs) { faults.append(fault) }
    }
    return faults
  }

  /// Whether a skater has his own seat, apart from `seat`.
  private func hasSeat(_ offender: Offender, besides seat: Int) -> Bool {
    offender.isSkater && game.bench.hasActiveSeat { $0.offender == offender && $0.index != seat }
  }

  /// The seat in which `entry` is served after others: the seat of its own call, or of its player.
  private func seat(of entry: GamePosition.Entry, _ penalty: Int, or sitting: Occupant) -> Seat? {
    if entry.follows, penalty > 0, let seat = game.penalties[penalty - 1].seat,
      game.seats[seat].isActive, game.seats[seat].team == entry.offender.team
    {
      return game.seats[seat]
    }
    let own = game.bench.firstActiveSeat { seat in
      seat.team == entry.offender.team
        && seat.penalties.contains { game.penalties[$0].call == entry.id }
    }
    if entry.offender.isGoalkeeper && book.serving.goalkeeperHasServers { return own }
    return own ?? activeSeat(of: entry.offender.group(of: entry.id), or: sitting)
  }

  private mutating func takeSeat(
    _ entry: GamePosition.Entry, _ penalty: Int, _ sitting: Occupant, runs: Bool
  ) -> Refusal.Reason? {
    if case .player(let player) = sitting,
      game.bench.hasActiveSeat(where: { $0.occupant == sitting })
    {
      return .sitsTwice(player)
    }
    // An expired penalty does not run: as many as the book allows may run in addition.
    let standing: Seat.Standing = runs && entry.remaining > .zero ? .running : .waiting
    let seat = Seat(
      id: game.nextSeat(of: entry.offender), occupant: sitting,
      paired: entry.manner == .pair, standing: standing)
    let isObvious =
      sitting == entry.offender.himself || sitting == .substitute(for: .bench(seat.team))
    if !isObvious && !seat.isEmpty {
      enter(.bench(.serves(sitting, for: entry.offender, seat: nil)))
    }
    enter(.bench(.seated(seat)))
    enter(.bench(.placed(penalty: game.penalties[penalty].id, seat: seat.id)))
    if entry.remaining == .zero {
      enter(.bench(.expires(seat.occupant, seat: seat.id)))
    } else if runs {
      enter(.bench(.starts(penalty: game.penalties[penalty].id, until: end(of: penalty))))
    } else {
      rule(.bench(.waits(penalty: game.penalties[penalty].id)), by: book.serving.servedAtOnce)
    }
    return nil
  }

  /// Gives both teams the skaters that the scorer states.
  ///
  /// In overtime at reduced strength, the skaters that a team has beyond what its penalties leave
  /// were given to both teams.
  private mutating func put(_ skaters: PerTeam<Int>, onIceIn period: Int) {
    let full = fullStrength(in: period)
    let beyond = Team.allCases.map { skaters[$0] - (full - game.skatersOff($0)) }
    let extraSkaters = full < book.play.skaters.value ? max(0, beyond.max() ?? 0) : 0
    guard skaters != game.manpower || extraSkaters != game.extraSkaters else { return }
    enter(.play(.manpower(skaters, extraSkaters: extraSkaters)))
  }
}

extension Game {
  /// The occupant of the seat of `entry`: the stated one, or the one that the book chooses.
  func occupant(for entry: GamePosition.Entry, among entries: [GamePosition.Entry]) -> Occupant {
    switch entry.sitter {
    case .player(let player): return .player(player)
    case .substitute: return .substitute(for: entry.offender)
    case .nobody: return .nobody(for: entry.offender)
    case nil: break
    }
    return occupant(for: entry.offender, entry.penaltyClass, offClock: entry.isOffClock) { _ in
      entries.contains {
        $0.offender == entry.offender && $0.isOffClock && $0.remaining > .zero
      }
    }
  }
}

extension JoinedFigures {
  /// The figures of a game joined at `position`, whose listed penalties have `listed` minutes.
  init(_ position: GamePosition, _ time: GameTime, _ listed: PerTeam<Int>) {
    self.init(time: time, score: position.score)
    for team in Team.allCases {
      penaltyMinutes[team] = (position.penaltyMinutes?[team] ?? listed[team]) - listed[team]
    }
  }
}

extension GamePosition.Sitter {
  /// The player, if the position names one.
  var player: Player? {
    switch self {
    case .player(let player): player
    case .substitute, .nobody: nil
    }
  }
}
