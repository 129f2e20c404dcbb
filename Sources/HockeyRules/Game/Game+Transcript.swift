// A game's transcript, and its correction.

extension GamePosition {
  /// Corrects the call of `id`; time served before the game was joined counts.
  mutating func correct(_ id: Event.ID, to call: Call?, in game: Game) {
    guard let first = entries.firstIndex(where: { $0.id == id }) else { return }
    if entries[first].manner == .pair,
      call?.penalties != entries.filter({ $0.id == id }).map({ $0.penaltyClass })
    {
      // The other team's minor is no longer half of a pair.
      for index in entries.indices where entries[index].manner == .pair {
        entries[index].manner = .ordinary
      }
    }
    let old = entries.filter { $0.id == id }
    // The time of a misconduct counts for misconducts only.
    var (served, misconductServed) = (PlayingTime.zero, PlayingTime.zero)
    for entry in old {
      let time = max(
        .zero, game.length(of: entry.penaltyClass, at: game.now).value - entry.remaining)
      if entry.penaltyClass == .misconduct { misconductServed = misconductServed + time }
      if entry.penaltyClass != .misconduct { served = served + time }
    }
    entries.removeAll { $0.id == id }
    // The stated minutes belong to the uncorrected position.
    penaltyMinutes = nil
    var place = first
    // One player serves his majors first (HC 4.4(b), NHL 20.1).
    let classes = (call?.penalties ?? []).filter { $0.takesTime }
    let onClock = classes.filter { $0.takesSkaterOff }
    for penaltyClass in onClock.filter({ $0 != .minor }) + onClock.filter({ $0 == .minor })
      + classes.filter({ $0 == .misconduct })
    {
      var entry = old[min(place - first, old.count - 1)]
      let length = game.length(of: penaltyClass, at: game.now).value
      let ofMisconduct = penaltyClass == .misconduct ? min(misconductServed, length) : .zero
      let counted = min(served, length - ofMisconduct)
      (served, misconductServed) = (served - counted, misconductServed - ofMisconduct)
      entry.penaltyClass = penaltyClass
      entry.offender = call?.offender ?? entry.offender
      if let server = call?.server { entry.sitter = .player(server) }
      entry.remaining = length - ofMisconduct - counted
      entry.infraction = call?.infraction
      if entry.manner == .restOfMajor || penaltyClass == .misconduct { entry.manner = .ordinary }
      if entry.remaining == .zero { continue }
      entries.insert(entry, at: place)
      place += 1
    }
    if let old = putOut.removeValue(forKey: id), let place = ejected.lastIndex(of: old) {
      ejected.remove(at: place)
    }
    if let call, game.book.ejections.putsOut(call) {
      ejected.append(call.offender)
      putOut[id] = call.offender
    }
  }
}

extension PenaltyClass {
  /// Whether a player sits for a penalty of this class.
  fileprivate var takesTime: Bool { takesSkaterOff || self == .misconduct }
}

extension Game {
  /// Puts `event`, which has been ruled on, into the transcript.
  mutating func note(_ event: Event) {
    switch event.play {
    case .other, .periodStart, .correction(.clock): return
    // Play is stopped already.
    case .whistle(_, by: nil) where transcript.stops(at: event.time): return
    case .correction(let correction) where correction.isForTheRecord:
      correct(correction)
      if isStopped {
        transcript.append(Event(id: event.id, time: event.time, play: .whistle()))
      }
    case .correction(.penaltyClock(let offender, let left, _)):
      let penalty = onPenaltyClock(offender).map { penalties[$0] }
      transcript.append(event, served: left == .zero ? nil : penalty.map { $0.length - left })
    case .goal:
      transcript.append(Event(id: event.id, time: event.time, play: event.play.plain))
      if goals.last?.call != event.id { transcript.disallow(event.id) }
    default: transcript.append(Event(id: event.id, time: event.time, play: event.play.plain))
    }
  }

  /// Corrects the transcript.
  mutating func correct(_ correction: Correction) {
    var call: Call?
    if case .amend(let id, let amendment, _) = correction {
      call = standingCall(id)
      call?.become(amendment)
    }
    // The length of a penalty depends on the rest of the game.
    let game = self
    transcript.correct(correction, to: call, in: game)
  }

  /// The call of `id` as corrected so far.
  func standingCall(_ id: Event.ID) -> Call? {
    if let call = transcript.call(id) {
      var call = call
      // A penalty that the book adds to a call, as to some majors, belongs to the amended call too.
      if !call.penalties.contains(where: { $0.ejects }),
        book.ejections.putsOut(call)
          || penalties.contains(where: {
            $0.call == id && $0.penaltyClass.ejects && !$0.isTakenBack
          })
      {
        call.penalties.append(.gameMisconduct)
      }
      return call
    }
    let own = penalties.filter { $0.call == id && !$0.isTakenBack }
    return own.first.map { first in
      Call(
        offender: first.offender, penalties: own.map { $0.penaltyClass },
        infraction: first.infraction, server: first.server)
    }
  }
}

extension Game {
  /// The penalties in the order of their calls; an amended call keeps the place of the original.
  func inOrderOfCalls(_ penalties: [Penalty]) -> [Penalty] {
    if penalties.count < 2 { return penalties }
    let places = penalties.map { (place: transcript.index(of: $0.call) ?? .max, penalty: $0) }
    return places.sorted { ($0.place, $0.penalty.index) < ($1.place, $1.penalty.index) }.map {
      $0.penalty
    }
  }
  /// Of the team's penalties that run out with `penalty` at `instant`, the one called first.
  ///
  /// An amended call's penalties have later indices than those of the calls after it, so indices do
  /// not decide.
  func calledFirst(_ penalty: Int, _ instant: GameInstant) -> Int {
    if !transcript.isCorrected { return penalty }
    let tied = bench.runningPenalties.filter {
      penalties[$0].until == instant && penalties[$0].team == penalties[penalty].team
    }
    return tied.count < 2 ? penalty : inOrderOfCalls(tied.map { penalties[$0] })[0].index
  }
}
