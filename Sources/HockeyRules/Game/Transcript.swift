// The record that a correction changes: each call, goal and decision in its original place.

/// The plays that a game has taken, in order, as corrected so far.
///
/// The transcript is not part of a game's state: two games in the same state are equal, whatever
/// plays led to it.
struct Transcript: Sendable {
  /// The plays except plays that decide nothing; a correction of the record has left a whistle in
  /// place of the corrected play.
  private(set) var plays: [Event] = []
  /// The goals among them that do not count.
  private(set) var disallowed: [Event.ID] = []
  /// The corrected calls that follow from failed challenges or belong to a position; one without
  /// penalties was taken back.
  private(set) var corrected: [Event.ID: Call] = [:]
  /// The position at which the game was joined, as stated, if a correction has changed it.
  private var position: GamePosition?
  /// The time that a penalty had been served when its clock was set, by the play that set it.
  private(set) var served: [Event.ID: PlayingTime] = [:]
  /// The last setting of the game clock.
  private var setting: ClockSetting?
  /// The number of corrections that have changed what was called and scored.
  private var corrections = 0
  /// The effect of each goal if the plays are heard again after that many corrections, once known.
  private var heard: (corrections: Int, deeds: [Event.ID: GoalDeed])?
  /// The effect that each goal had at the last correction.
  ///
  /// A goal keeps its effect while a correction leaves no penalty on which it could have it.
  var realDeeds: [Event.ID: GoalDeed] = [:]
  /// Whether the plays are being heard again, which must not change the transcript.
  var isHeardAgain = false

  /// Whether a call or a goal was corrected.
  var isCorrected: Bool { corrections > 0 }

  /// Whether nothing was corrected and the officials made no decision of their own, so that hearing
  /// the plays again changes nothing.
  var isAsCalled: Bool {
    !isCorrected
      && !plays.contains { event in
        if case .correction = event.play { true } else { false }
      }
  }

  /// The effect of each goal if the plays are heard again, or `nil` if that is not known.
  var deeds: [Event.ID: GoalDeed]? {
    heard.flatMap { $0.corrections == corrections ? $0.deeds : nil }
  }

  /// Keeps the effects of the goals for the next correction.
  mutating func keep(_ deeds: [Event.ID: GoalDeed]) { heard = (corrections + 1, deeds) }

  /// Appends a play that has been ruled on; if the play set a penalty clock, `served` is the time
  /// served of that penalty, with the length of its call's penalties that were served before it.
  mutating func append(_ event: Event, served time: PlayingTime? = nil) {
    plays.append(event)
    if let time { served[event.id] = time }
    if event.play.traits.contains(.mayGiveDeeds) { heard = nil }
  }

  /// Whether the last play is at `time`, and stopped play.
  ///
  /// A clock that was set has stopped play, but it does not assess signalled penalties.
  func stops(at time: GameTime) -> Bool {
    guard let last = plays.last, last.time == time else { return false }
    if case .correction = last.play { return false }
    return last.play.traits.contains(.stopsPlay)
  }

  /// The index of the play that made the call, goal or attempt with this id.
  func index(of id: Event.ID) -> Int? {
    if let index = plays.indices.last(where: {
      plays[$0].id == id && plays[$0].play.traits.contains(.isOnRecord)
    }) {
      return index
    }
    return entry(of: id) == nil ? nil : 0
  }

  /// The index of the first penalty of the call with this id in the position at which the game was
  /// joined.
  func entry(of id: Event.ID) -> Int? {
    guard case .position(let current) = plays.first?.play else { return nil }
    return (position ?? current).entries.firstIndex { $0.id == id }
  }

  /// The time at which the call with this id was logged, or the position that states the call, before
  /// the last setting of the clock moved it.
  func timeAsLogged(of id: Event.ID) -> GameTime? {
    if entry(of: id) != nil, let setting, setting.first == 0 { return setting.moved.first?.time }
    let moved = setting?.moved.last { $0.id == id && $0.play.traits.contains(.isOnRecord) }
    return moved?.time ?? index(of: id).map { plays[$0].time }
  }

  /// The call with this id, if a play made it and it has not been taken back.
  func call(_ id: Event.ID) -> Call? {
    guard let index = index(of: id), stands(id) else { return nil }
    if case .position(let position) = plays[index].play {
      return corrected[id] ?? position.call(id)
    }
    return plays[index].play.call ?? corrected[id]
  }

  /// Whether the call with this id stands, whether the log or the book made it.
  func stands(_ id: Event.ID) -> Bool {
    index(of: id) != nil && !(corrected[id]?.penalties.isEmpty ?? false)
  }

  /// Whether a goal was scored by the play at `index` or later.
  func hasGoal(from index: Int) -> Bool {
    plays[index...].contains { event in
      switch event.play {
      case .goal: !disallowed.contains(event.id)
      case .penaltyShot(let shot): shot.scored
      default: false
      }
    }
  }

  /// Makes a correction of the record; an amended call becomes `call`, if given.
  mutating func correct(_ correction: Correction, to call: Call?, in game: Game) {
    corrections += 1
    switch correction {
    case .void(let id, _): change(id, to: nil, in: game)
    case .amend(let id, _, _): if let call { change(id, to: call, in: game) }
    case .goalDisallowed(let id, _): disallow(id)
    case .release, .penaltyClock, .clock: break
    }
  }

  /// Changes the play at `index`, and what the last setting of the clock keeps of it.
  private mutating func setPlay(_ play: Play, at index: Int) {
    plays[index].play = play
    let moved = setting?.moved.lastIndex { $0.id == plays[index].id }
    if let moved { setting?.moved[moved].play = play }
  }

  private mutating func change(_ id: Event.ID, to call: Call?, in game: Game) {
    guard let index = index(of: id) else { return }
    switch plays[index].play {
    case .penalty(let old):
      // A failed challenge does not bring back the call that the log made for it.
      for place in plays.indices where plays[place].time == plays[index].time {
        guard case .challenge(let team, _, _) = plays[place].play, old.isForChallenge(by: team)
        else { continue }
        corrected[plays[place].id] = Call(offender: .bench(team), penalties: [])
      }
      setPlay(call.map { .penalty($0) } ?? .whistle(), at: index)
    case .signal:
      // Play had resumed before the arm went up.
      let wasStopped = plays[..<index].reduce(false) { $1.play.leavesPlayStopped($0) }
      setPlay(call.map { .signal($0) } ?? (wasStopped ? .faceOff : .other("")), at: index)
    case .challenge(let team, _, _):
      corrected[id] = call ?? Call(offender: .bench(team), penalties: [])
    case .position(let current):
      let stated = position ?? current
      guard let entry = stated.entries.first(where: { $0.id == id }) else { return }
      position = stated
      corrected[id] = call ?? Call(offender: entry.offender, penalties: [])
      setPlay(.position(stated.corrected(by: corrected, in: game)), at: index)
    default: break
    }
  }

  /// Marks the goal or attempt with this id as not counting.
  mutating func disallow(_ id: Event.ID) {
    guard let index = index(of: id) else { return }
    switch plays[index].play {
    case .goal: disallowed.append(id)
    case .penaltyShot(var shot):
      shot.result = .missed
      setPlay(.penaltyShot(shot), at: index)
    case .shootOut(var shot):
      shot.result = .lost
      setPlay(.shootOut(shot), at: index)
    default: break
    }
  }

  /// Appends a setting of the clock from `now` to `time`; a later setting at the same stoppage
  /// replaces it.
  ///
  /// If the clock goes back, plays logged after `time` happened at `time`.
  mutating func setClock(
    from now: GameTime, to time: GameTime, _ bench: PenaltyBench, _ strength: Strength
  ) {
    if isHeardAgain { return }
    heard = nil
    let earlier = settingToReplace(at: now)
    let later = earlier.map { takeBack($0) } ?? []
    let (now, bench) = (earlier?.from ?? now, earlier?.bench ?? bench)
    let strength = earlier?.strength ?? strength
    let first = (plays.lastIndex { $0.time < time && !$0.play.setsClock(beyond: time) } ?? -1) + 1
    let moved = Array(plays[first...])
    plays.removeSubrange(first...)
    var isStopped = false
    for (index, old) in moved.enumerated() {
      // Play went on between the two, so the calls made first have been settled.
      if isStopped, moved[index - 1].clockAfter < old.time { resume(at: time) }
      isStopped = old.play.leavesPlayStopped(isStopped)
      let play = old.time > time ? playAfterStop(old.play, before: moved[index...]) : old.play
      plays.append(Event(id: old.id, time: min(old.time, time), play: play.settingClock(to: time)))
    }
    if let last = moved.last, isStopped, last.clockAfter < now { resume(at: time) }
    setting = ClockSetting(
      first: first, index: plays.count, moved: moved, from: now, bench: bench, strength: strength)
    plays.append(
      Event(id: .label(""), time: min(now, time), play: .correction(.clock(time, reason: ""))))
    plays += later.map { Event(id: $0.id, time: time, play: $0.play) }
  }

  private mutating func resume(at time: GameTime) {
    plays.append(Event(id: .label(""), time: time, play: .faceOff))
  }

  /// The last setting of the clock, unless play has resumed since, or a goal was scored.
  func settingToReplace(at now: GameTime) -> ClockSetting? {
    setting.flatMap { hasResumed(after: $0.index, by: now) ? nil : $0 }
  }

  /// Takes back a setting of the clock; returns the plays made at that stoppage after it.
  private mutating func takeBack(_ setting: ClockSetting) -> [Event] {
    let later = Array(plays[(setting.index + 1)...])
    plays.replaceSubrange(setting.first..., with: setting.moved)
    return later
  }

  private func hasResumed(after setting: Int, by now: GameTime) -> Bool {
    guard case .correction(.clock(let time, _)) = plays[setting].play, now <= time else {
      return true
    }
    return plays[(setting + 1)...].contains { event in
      switch event.play {
      case .faceOff, .signal, .goal: true
      default: event.time != time
      }
    }
  }

  /// A play that happened after play should have stopped.
  ///
  /// No foul deprived anybody of a goal then, unless the shot for it is one of the plays in `later`
  /// (AHL 38.6).
  private func playAfterStop(_ play: Play, before later: ArraySlice<Event>) -> Play {
    func isShotTaken(by call: Call) -> Bool {
      later.contains { event in
        if case .penaltyShot(let shot) = event.play {
          shot.team != call.offender.team
        } else {
          false
        }
      }
    }
    return switch play {
    case .penalty(let call) where !isShotTaken(by: call): .penalty(call.withoutShot)
    case .signal(let call) where !isShotTaken(by: call): .signal(call.withoutShot)
    default: play
    }
  }
}

/// A setting of the game clock, which another setting may replace before play resumes.
struct ClockSetting: Sendable {
  /// The index of the first play that the setting moved, and the index of the setting itself.
  let first: Int
  let index: Int
  /// The moved plays, as logged or corrected.
  var moved: [Event]
  /// The reading of the clock before the setting.
  let from: GameTime
  /// The bench and the strength before the setting.
  let bench: PenaltyBench
  let strength: Strength
}

extension Transcript: Hashable {
  static func == (one: Transcript, other: Transcript) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension Event {
  /// What the game clock shows after the play, which may have set the clock.
  fileprivate var clockAfter: GameTime {
    if case .correction(.clock(let set, _)) = play { set } else { time }
  }
}

extension Play {
  /// Whether play is stopped after this play; `wasStopped` is whether it was before.
  fileprivate func leavesPlayStopped(_ wasStopped: Bool) -> Bool {
    traits.contains(.stopsPlay) || wasStopped && !traits.contains(.playIsOn)
  }

  /// Whether the play sets the clock to a later time than `time`.
  fileprivate func setsClock(beyond time: GameTime) -> Bool {
    if case .correction(.clock(let set, _)) = self { set > time } else { false }
  }

  /// The play, changed so that it sets the clock to `time` at the latest.
  fileprivate func settingClock(to time: GameTime) -> Play {
    guard case .correction(.clock(let set, let reason)) = self else { return self }
    return .correction(.clock(min(set, time), reason: reason))
  }

  /// The play as it is heard again: without the credited players, whom the book once accepted.
  var plain: Play {
    switch self {
    case .goal(let goal):
      .goal(
        Goal(
          team: goal.team, ownGoal: goal.ownGoal, awarded: goal.awarded, emptyNet: goal.emptyNet))
    case .penaltyShot(let shot):
      .penaltyShot(Shot(team: shot.team, result: shot.result, foulOnRecord: false))
    default: self
    }
  }
}

extension Call {
  /// Turns the call into the amended call.
  ///
  /// A skater serves his own penalty, so a named team-mate is dropped if the amendment names
  /// another skater, or leaves only minors to a player whom no other call put out
  /// (`putsOutAlone`).
  mutating func become(_ amendment: Amendment, putsOutAlone: @autoclosure () -> Bool) {
    let offender = amendment.offender ?? offender
    let isBack = amendment.penalties.allSatisfy { $0 == .minor } && putsOutAlone()
    if offender.isSkater, isBack || offender != self.offender {
      (server, nobodySits) = (nil, false)
    }
    (self.offender, penalties) = (offender, amendment.penalties)
    penaltyShot = amendment.penaltyShot
    infraction = amendment.infraction ?? infraction
    server = amendment.server ?? server
  }
}
