// A game's transcript, and its correction.

extension GamePosition {
  /// The position with corrected `calls`; time served before the game was joined counts.
  func corrected(by calls: [Event.ID: Call], in game: Game) -> GamePosition {
    var position = self
    // The stated minutes belong to the uncorrected position.
    position.penaltyMinutes = nil
    position.entries = []
    for (index, entry) in entries.enumerated() {
      guard let call = calls[entry.id] else {
        position.entries.append(entry)
        continue
      }
      if entries[..<index].contains(where: { $0.id == entry.id }) { continue }
      position.entries += self.entries(of: entry.id, as: call, in: game)
      if game.book.ejections.putsOut(call) { position.ejected.append(call.offender) }
    }
    let isPairBroken = entries.contains { entry in
      entry.manner == .pair
        && calls[entry.id].map { $0.penalties != classes(of: entry.id) } ?? false
    }
    if !isPairBroken { return position }
    // The other team's minor is no longer half of a pair.
    for index in position.entries.indices where position.entries[index].manner == .pair {
      position.entries[index].manner = .ordinary
    }
    return position
  }

  /// The call of `id`, as far as its penalties are listed.
  func call(_ id: Event.ID) -> Call? {
    let own = entries.filter { $0.id == id }
    return own.first.map { first in
      let isServedByOne = own.allSatisfy { $0.sitter == first.sitter }
      return Call(
        offender: first.offender, penalties: classes(of: id), infraction: first.infraction,
        server: isServedByOne ? first.sitter?.player : nil)
    }
  }

  private func classes(of id: Event.ID) -> [PenaltyClass] {
    entries.filter { $0.id == id }.map { $0.penaltyClass }
  }

  /// The entries of the call of `id`, corrected to `call`.
  private func entries(of id: Event.ID, as call: Call, in game: Game) -> [Entry] {
    let old = entries.filter { $0.id == id }
    let classes = call.penalties.filter { $0.takesTime }
    func isSorted(_ one: PenaltyClass, _ other: PenaltyClass) -> Bool {
      one.rawValue < other.rawValue
    }
    if classes.sorted(by: isSorted) == self.classes(of: id).sorted(by: isSorted) {
      return old.map { $0.becoming($0.penaltyClass, of: call) }
    }
    // The time of a misconduct counts for misconducts only.
    var (served, misconductServed) = (PlayingTime.zero, PlayingTime.zero)
    for entry in old {
      let time = max(
        .zero, game.length(of: entry.penaltyClass, at: game.now).value - entry.remaining)
      if entry.penaltyClass == .misconduct { misconductServed = misconductServed + time }
      if entry.penaltyClass != .misconduct { served = served + time }
    }
    // One player serves his majors first (HC 4.4(b), NHL 20.1).
    let onClock = classes.filter { $0.takesSkaterOff }
    let inOrder =
      onClock.filter { $0 != .minor } + onClock.filter { $0 == .minor }
      + classes.filter { $0 == .misconduct }
    var new: [Entry] = []
    for penaltyClass in inOrder {
      var entry = old[min(new.count, old.count - 1)].becoming(penaltyClass, of: call)
      let length = game.length(of: penaltyClass, at: game.now).value
      let ofMisconduct = penaltyClass == .misconduct ? min(misconductServed, length) : .zero
      let counted = min(served, length - ofMisconduct)
      (served, misconductServed) = (served - counted, misconductServed - ofMisconduct)
      entry.remaining = length - ofMisconduct - counted
      if entry.manner == .restOfMajor || penaltyClass == .misconduct { entry.manner = .ordinary }
      if entry.remaining > .zero { new.append(entry) }
    }
    return new
  }
}

extension GamePosition.Entry {
  /// The entry as a penalty of `penaltyClass` of the corrected `call`.
  fileprivate func becoming(_ penaltyClass: PenaltyClass, of call: Call) -> Self {
    var entry = self
    entry.penaltyClass = penaltyClass
    entry.offender = call.offender
    if let server = call.server { entry.sitter = .player(server) }
    entry.infraction = call.infraction
    return entry
  }
}

extension PenaltyClass {
  /// Whether a player sits for a penalty of this class.
  var takesTime: Bool { takesSkaterOff || self == .misconduct }
}

extension Game {
  /// Puts `event`, which has been ruled on, into the transcript; `call` is what an amendment makes of
  /// an earlier call.
  mutating func note(_ event: Event, amendedTo call: Call? = nil) {
    switch event.play {
    case .other, .periodStart, .correction(.clock): return
    // Play is stopped already.
    case .whistle(_, by: nil) where transcript.stops(at: event.time): return
    case .correction(let correction) where correction.isForTheRecord:
      correct(correction, to: call)
      if isStopped {
        transcript.append(Event(id: event.id, time: event.time, play: .whistle()))
      }
    case .correction(.penaltyClock(let offender, let left, _)):
      let penalty = left == .zero ? nil : onPenaltyClock(offender).map { penalties[$0] }
      transcript.append(event, served: penalty.map { timeServed(before: $0) + $0.length - left })
    case .goal:
      transcript.append(Event(id: event.id, time: event.time, play: event.play.plain))
      if goals.last?.call != event.id { transcript.disallow(event.id) }
    default: transcript.append(Event(id: event.id, time: event.time, play: event.play.plain))
    }
  }

  /// Corrects the transcript; an amended call becomes `call`.
  mutating func correct(_ correction: Correction, to call: Call?) {
    // The transcript leaves the game meanwhile: with two owners, its plays would be copied.
    var transcript = Transcript()
    swap(&transcript, &self.transcript)
    transcript.correct(correction, to: call, in: self)
    self.transcript = transcript
  }

  /// The call that `play`, which has not been ruled on, makes of an earlier call, or `nil` if it
  /// amends none.
  func call(amendedBy play: Play) -> Call? {
    guard case .correction(.amend(let id, let amendment, _)) = play, var call = standingCall(id)
    else { return nil }
    let offender = call.offender
    let putsOut = book.ejections.putsOut(transcript.call(id) ?? call)
    call.become(amendment, putsOutAlone: putsOut && !isOut(offender, besides: id))
    return call
  }

  /// Whether a call other than that of `id`, assessed or not, puts `offender` out of the game.
  private func isOut(_ offender: Offender, besides id: Event.ID) -> Bool {
    penalties.contains {
      $0.call != id && $0.penaltyClass.ejects && !$0.isTakenBack && $0.offender == offender
    }
      || transcript.plays.contains { event in
        event.id != id
          && event.play.call.map { $0.offender == offender && book.ejections.putsOut($0) } ?? false
      }
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
    // Only a correction puts a penalty out of the order of the indices.
    if !transcript.isCorrected { return penalties.sorted { $0.index < $1.index } }
    let places = penalties.map { penalty in
      let place = transcript.index(of: penalty.call) ?? .max
      return (place, transcript.entry(of: penalty.call) ?? 0, penalty.index, penalty)
    }
    return places.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map { $0.3 }
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
