import HockeyRules
import SeededRandom

/// A way to correct a game with an effect that is known without a model.
///
/// Such a correction repeats an existing call, or takes back a wrong call at once.
enum CorrectionRelation: String, CaseIterable {
  /// A call is amended to itself at a later stoppage: nothing changes.
  case amendedToTheSame = "amended to what it was"
  /// A wrong call is amended at its own stoppage: the game is as if it had been called right.
  case amendedAtOnce = "amended at once"
  /// A wrong call is amended at the next stoppage, and nothing has happened since: the game is as
  /// if it had been called right, except for the times served.
  case amendedLater = "amended before anything happened"
  /// A goal is disallowed at its own stoppage: the game is as if there had been only a whistle.
  case disallowedAtOnce = "disallowed at once"
  /// The clock is set back to a time after play last resumed, and forward again: nothing changes.
  case clockBackAndForth = "clock back and forth"
  /// The clock is set back to a time before other plays, and forward again.
  case clockFarBackAndForth = "clock back before other plays and forth"
  /// A call is taken back and made again at once: nothing changes.
  case voidedAndCalledAgain = "voided and called again"
  /// A call is taken back after the face-off and made again, alone: no time has been served.
  case voidedAfterFaceOff = "voided after the face-off and called again"
  /// Two corrections of different plays are made in the other order.
  case inEitherOrder = "two in either order"

  /// Whether the correction sets the clock.
  var setsClock: Bool { self == .clockBackAndForth || self == .clockFarBackAndForth }

  /// The differences that the relation allows.
  ///
  /// Power plays stay as they were counted when a goal is disallowed, and a penalty that begins
  /// again in place of another may count again. A power play that has begun in the second to which
  /// the clock is set forward again stays, and the next call of that second begins no other.
  var leavesOut: Set<BenchPicture.Difference> {
    switch self {
    case .voidedAndCalledAgain, .voidedAfterFaceOff: [.figures, .powerPlays]
    case .disallowedAtOnce, .amendedToTheSame, .inEitherOrder, .clockBackAndForth,
      .clockFarBackAndForth:
      [.powerPlays]
    case .amendedAtOnce, .amendedLater: []
    }
  }
}

/// One change of a game by a relation, named by the ids of the plays that it concerns.
///
/// A trial means the same in a shorter log that still has these plays.
struct CorrectionTrial {
  var relation: CorrectionRelation
  /// The play that is corrected.
  var corrected: Event.ID
  /// The last play before the correction.
  var last: Event.ID
  /// The wrong penalties that are called first, if a call is amended.
  var wrong: [PenaltyClass] = []
  /// The time by which the clock is set back, or the time after which a call is amended.
  var step = PlayingTime.zero
  /// The two corrections, for a relation that needs two.
  var corrections: [Correction] = []
}

/// A game played with a correction, and the game that must equal it.
struct CorrectedPair {
  var corrected: [Event]
  var plain: [Event]
  /// The first play after which the two games must be equal.
  var start: Int
  /// Whether the times served may differ.
  var ignoresTimes = false
  /// The id in the plain game of a call that is made again.
  var names: [Event.ID: Event.ID] = [:]
  /// The corrections; the relation says something only if the book accepts them.
  var mustBeTaken: Range<Int>
  /// The number of first plays that the book must accept in both games or refuse in both.
  var alike = 0
}

extension Event {
  /// Creates a correction, or another play that a relation adds.
  init(added name: String, at time: GameTime, _ play: Play) {
    self.init(id: .label("added-\(name)"), time: time, play: play)
  }
}

extension PlayedLog {
  /// The two games of `trial`, or `nil` if the log has no plays for it.
  func pair(of trial: CorrectionTrial) -> CorrectedPair? {
    guard let first = place(of: trial.corrected), let last = place(of: trial.last), first <= last
    else { return nil }
    switch trial.relation {
    case .amendedToTheSame: return amendedToTheSame(trial.corrected, after: last)
    case .amendedAtOnce: return amendedAtOnce(first, after: last, from: trial.wrong)
    case .amendedLater: return amendedLater(first, after: last, from: trial.wrong, trial.step)
    case .disallowedAtOnce: return disallowedAtOnce(first, after: last)
    case .clockBackAndForth: return clockBackAndForth(after: last, by: trial.step, isFar: false)
    case .clockFarBackAndForth: return clockBackAndForth(after: last, by: trial.step, isFar: true)
    case .voidedAndCalledAgain: return voidedAndCalledAgain(first)
    case .voidedAfterFaceOff: return voidedAfterFaceOff(first, after: last)
    case .inEitherOrder: return inEitherOrder(trial.corrections, after: last)
    }
  }

  private func amendedToTheSame(_ id: Event.ID, after last: Int) -> CorrectedPair? {
    guard isStopped(after: last), let classes = classes(of: id, before: last + 1) else {
      return nil
    }
    let amendment = Correction.amend(id, classes, reason: "so")
    return pair(adding: [.correction(amendment)], insteadOf: [.other("look")], after: last)
  }

  private func amendedAtOnce(
    _ first: Int, after last: Int, from wrong: [PenaltyClass]
  ) -> CorrectedPair? {
    guard let call = plainCall(first), isOneStoppage(first, last),
      let called = calling(wrong, insteadOf: call, at: first)
    else { return nil }
    let amendment = Correction.amend(
      events[first].id, call.penalties, infraction: call.infraction, reason: "so")
    var pair = pair(adding: [.correction(amendment)], insteadOf: [.other("look")], after: last)
    pair.corrected[first].play = called
    pair.alike = last + 1
    return pair
  }

  /// The compared games end at the correction, because the times served differ afterwards.
  private func amendedLater(
    _ first: Int, after last: Int, from wrong: [PenaltyClass], _ step: PlayingTime
  ) -> CorrectedPair? {
    guard let call = plainCall(first), isOneStoppage(first, last), !isShot(after: last),
      isLastOfItsSecond(last), let called = calling(wrong, insteadOf: call, at: first),
      let time = time(step, after: last)
    else { return nil }
    let amendment = Correction.amend(
      events[first].id, call.penalties, infraction: call.infraction, reason: "so")
    let begun = Array(events[...last]) + [Event(added: "whistle", at: time, .whistle(reason: nil))]
    let look = Event(added: "0", at: time, .other("look"))
    var pair = CorrectedPair(
      corrected: begun + [Event(added: "0", at: time, .correction(amendment))],
      plain: begun + [look], start: last + 2, ignoresTimes: true,
      mustBeTaken: last + 2..<last + 3)
    pair.corrected[first].play = called
    pair.alike = last + 2
    let both = [pair.corrected, pair.plain].map { PlayedLog($0, like: self) }
    // No time may have ended since.
    guard both.allSatisfy({ !$0.endsAny(at: last + 1) }) else { return nil }
    return pair
  }

  private func disallowedAtOnce(_ first: Int, after last: Int) -> CorrectedPair? {
    guard isOneStoppage(first, last) else { return nil }
    var stopped = events[first].play
    switch stopped {
    // A goal in the second of a stoppage, or of a period's end, implies that play had resumed; a
    // whistle does not.
    case .goal:
      guard games[first].clock.elapsed > .zero,
        first == 0 || !isStopped(after: first - 1) || games[first - 1].now < games[first].now
      else { return nil }
      stopped = .whistle(reason: nil)
    case .penaltyShot(var shot):
      shot.result = .missed
      stopped = .penaltyShot(shot)
    case .shootOut(var shot):
      // A goal in play after an attempt is no part of a shoot-out.
      if events[first...last].contains(where: { $0.play.isGoal }) { return nil }
      shot.result = .lost
      stopped = .shootOut(shot)
    default: return nil
    }
    let disallowed = Correction.goalDisallowed(events[first].id, reason: "so")
    var pair = pair(adding: [.correction(disallowed)], insteadOf: [.other("look")], after: last)
    pair.plain[first].play = stopped
    pair.alike = last + 1
    return pair
  }

  /// The play is the last of its second, because later plays there could come before the calls once
  /// the clock is set.
  private func clockBackAndForth(
    after last: Int, by step: PlayingTime, isFar: Bool
  ) -> CorrectedPair? {
    let time = games[last].clock
    let begun = lastResumed(before: last + 1) ?? GameInstant(played: .zero)
    guard isStopped(after: last), step > .zero, step <= time.elapsed,
      games[last].attempts.isEmpty, isFar != (games[last].now >= begun + step),
      isLastOfItsSecond(last)
    else { return nil }
    var back = time
    back.elapsed = back.elapsed - step
    var pair = pair(
      adding: [.correction(.clock(back, reason: "so")), .correction(.clock(time, reason: "so"))],
      insteadOf: [.other("look"), .other("look")], after: last)
    pair.corrected[last + 2].time = back
    pair.start = last + 2
    return pair
  }

  private func voidedAndCalledAgain(_ first: Int) -> CorrectedPair? {
    guard case .penalty = events[first].play, isTaken(first), !isCorrectedLater(first) else {
      return nil
    }
    let void = Correction.void(events[first].id, reason: "so")
    var pair = pair(
      adding: [.correction(void), events[first].play],
      insteadOf: [.other("look"), .other("look")], after: first)
    pair.start = first + 2
    pair.names = [pair.corrected[first + 2].id: events[first].id]
    return pair
  }

  private func voidedAfterFaceOff(_ first: Int, after last: Int) -> CorrectedPair? {
    guard first == last, plainCall(first) != nil, isTaken(first),
      case .penalty = events[first].play, !isShot(after: first),
      games[first].stoppage?.calls.count == 1, games[first].clock.elapsed > .zero,
      games[first].schedule.length(of: games[first].clock.period) > games[first].clock.elapsed,
      isLastOfItsSecond(first), !isCorrectedLater(first)
    else { return nil }
    let void = Correction.void(events[first].id, reason: "so")
    var pair = pair(
      adding: [.faceOff, .correction(void), events[first].play],
      insteadOf: [.faceOff, .whistle(reason: nil), .other("look")], after: first)
    pair.start = first + 3
    pair.names = [pair.corrected[first + 3].id: events[first].id]
    return pair
  }

  private func inEitherOrder(_ corrections: [Correction], after last: Int) -> CorrectedPair? {
    guard isStopped(after: last), corrections.count == 2,
      corrections.allSatisfy({ $0.target.flatMap(place(of:)).map { $0 <= last } ?? false })
    else { return nil }
    let plays = corrections.map { Play.correction($0) }
    var pair = pair(adding: plays, insteadOf: plays.reversed(), after: last)
    pair.start = last + 2
    return pair
  }

  private func isLastOfItsSecond(_ place: Int) -> Bool {
    !events[(place + 1)...].contains {
      games[place].schedule.instant(of: $0.time) <= games[place].now
    }
  }

  /// Whether a later correction names the play.
  private func isCorrectedLater(_ place: Int) -> Bool {
    events[place...].contains { event in
      guard case .correction(let correction) = event.play else { return false }
      return correction.target == events[place].id
    }
  }

  private func pair(adding: [Play], insteadOf others: [Play], after last: Int) -> CorrectedPair {
    func added(_ plays: [Play]) -> [Event] {
      let new = plays.enumerated().map { number, play in
        Event(added: "\(number)", at: games[last].clock, play)
      }
      return events[...last] + new + events[(last + 1)...]
    }
    return CorrectedPair(
      corrected: added(adding), plain: added(others), start: last + 1,
      mustBeTaken: last + 1..<last + 1 + adding.count)
  }
}

extension Play {
  fileprivate var isGoal: Bool {
    switch self {
    case .goal: true
    case .penaltyShot(let shot): shot.scored
    default: false
    }
  }
}

extension Correction {
  /// The play that the correction names, or `nil` if it names none.
  var target: Event.ID? {
    switch self {
    case .void(let id, _), .amend(let id, _, _), .goalDisallowed(let id, _): id
    case .release, .penaltyClock, .clock: nil
    }
  }
}
