// The time that players have really served.
//
// A penalty's standing has only the time left. A correction also needs the time served, which may
// count towards another penalty.

/// A stretch of time during which a penalty ran, on the clock or off it.
struct ServedStretch: Sendable, Hashable {
  /// The penalty's index.
  var penalty: Int
  /// The play that called the penalty.
  var call: Event.ID
  /// When the penalty was called.
  var calledAt: GameInstant
  var offender: Offender
  var penaltyClass: PenaltyClass
  /// Whether the penalty ran off the clock.
  var isOffClock: Bool
  /// The beginning and the end of the stretch.
  var from: GameInstant
  var to: GameInstant

  /// Whether the penalty is a misconduct: the time counts for misconducts only.
  var isMisconduct: Bool { penaltyClass == .misconduct }
}

extension PenaltyBench {
  /// Notes the time for which `penalty`, if it is running, has run until `instant`.
  mutating func noteService(of penalty: Int, until instant: GameInstant) {
    guard case .serving(let since, let until) = penalties[penalty].standing,
      min(instant, until) > since
    else { return }
    forgetService(of: penalty, from: since)
    let own = penalties[penalty]
    served.append(
      ServedStretch(
        penalty: penalty, call: own.call, calledAt: own.calledAt, offender: own.offender,
        penaltyClass: own.penaltyClass, isOffClock: own.isOffClock, from: since,
        to: min(instant, until)))
  }

  /// Forgets the time that `penalty` ran after `instant`, because it is counted again; without
  /// `penalty`, that of all penalties, because the clock was set back.
  mutating func forgetService(of penalty: Int? = nil, from instant: GameInstant) {
    func isConcerned(_ stretch: ServedStretch) -> Bool {
      stretch.to > instant && penalty.map { stretch.penalty == $0 } ?? true
    }
    guard served.contains(where: isConcerned) else { return }
    served.removeAll { isConcerned($0) && $0.from >= instant }
    for index in served.indices where isConcerned(served[index]) { served[index].to = instant }
  }

  /// The time served by `now`, ready to be counted.
  func timeServed(by now: GameInstant) -> ServedTime {
    var bench = self
    for index in runningPenalties { bench.noteService(of: index, until: now) }
    return ServedTime(bench.served, by: now)
  }
}

/// Time that was served, and counts towards the due penalties, one after the other.
struct ServedTime: Sendable {
  /// The stretches that have not been counted, in the order in which they are taken.
  private var left: [ServedStretch]
  /// The running penalties of the replayed game, with the stretches that were counted for each.
  private var counted: [Int: Counted] = [:]
  /// The instant of the correction: time not served by then is owed from then on.
  private let now: GameInstant

  private struct Counted: Sendable {
    var owed: PlayingTime
    var stretches: [ServedStretch]
  }

  init(_ stretches: [ServedStretch], by now: GameInstant) {
    // After the clock is set back, time served later does not count.
    left = stretches.filter { $0.from < min($0.to, now) }
    for index in left.indices { left[index].to = min(left[index].to, now) }
    self.now = now
    sortLeft()
  }

  /// Puts the time of misconducts first, because it counts for nothing else, and then the earliest.
  private mutating func sortLeft() {
    func place(_ stretch: ServedStretch) -> (Int, GameInstant, GameInstant) {
      (stretch.isMisconduct ? 0 : 1, stretch.from, stretch.to)
    }
    left.sort { place($0) < place($1) }
  }

  /// Counts time towards the `owed` time of `penalty`, which starts at `start`.
  ///
  /// Returns the instant, not before `start`, at which all of it has been served.
  mutating func end(
    of penalty: Penalty, owed: PlayingTime, from start: GameInstant,
    counting counts: (ServedStretch) -> GameInstant?
  ) -> GameInstant {
    giveBack(penalty.index, from: GameInstant(played: .zero))
    let stretches = take(owed, for: penalty, counting: counts)
    counted[penalty.index] = Counted(owed: owed, stretches: stretches)
    let rest = owed - stretches.time
    if rest == .zero { return max(start, stretches.last?.to ?? start) }
    return max(start, now) + rest
  }

  /// The time that `penalty`, which is running, owed when it started.
  func owed(of penalty: Int) -> PlayingTime? { counted[penalty]?.owed }

  /// Takes time up to `owed` for `penalty`; if `end` is given, only time served before it.
  ///
  /// What another served for the call comes first, as it counts for nothing else. `counts` gives the
  /// instant from which a stretch counts, or `nil` if it does not.
  mutating func take(
    _ owed: PlayingTime, for penalty: Penalty, before end: GameInstant? = nil,
    counting counts: (ServedStretch) -> GameInstant?
  ) -> [ServedStretch] {
    let others = take(owed, before: end) { $0.offender == penalty.offender ? nil : counts($0) }
    return take(owed, others, before: end, counting: counts).sorted { $0.to < $1.to }
  }

  /// Takes time up to `owed`, of which `taken` is part.
  private mutating func take(
    _ owed: PlayingTime, _ taken: [ServedStretch] = [], before end: GameInstant?,
    counting counts: (ServedStretch) -> GameInstant?
  ) -> [ServedStretch] {
    var taken = taken
    var rest = owed - taken.time
    var index = 0
    while rest > .zero && index < left.count {
      guard let start = counts(left[index]),
        var piece = left[index].part(from: start, before: end, besides: taken)
      else {
        index += 1
        continue
      }
      piece.to = min(piece.to, piece.from + rest)
      taken.append(piece)
      rest = rest - (piece.to - piece.from)
      var before = left[index]
      before.to = piece.from
      left[index].from = piece.to
      if left[index].from >= left[index].to { left.remove(at: index) }
      if before.from < before.to {
        left.insert(before, at: index)
        index += 1
      }
    }
    return taken
  }

  /// The time left to serve of `penalty`, interrupted at `instant`, or `nil` if it does not run.
  ///
  /// Time served later counts for the penalties that follow.
  mutating func interrupt(_ penalty: Int, at instant: GameInstant) -> PlayingTime? {
    guard let own = counted[penalty] else { return nil }
    giveBack(penalty, from: instant)
    let served = own.stretches.reduce(PlayingTime.zero) {
      $0 + max(.zero, min($1.to, instant) - $1.from)
    }
    return own.owed - served
  }

  private mutating func giveBack(_ penalty: Int, from instant: GameInstant) {
    for var stretch in counted.removeValue(forKey: penalty)?.stretches ?? []
    where stretch.to > instant {
      stretch.from = max(stretch.from, instant)
      left.append(stretch)
    }
    sortLeft()
  }
}

extension ServedStretch {
  /// The first part of the stretch from `start` on and before `end`, or `nil` if there is none.
  ///
  /// A goalkeeper may sit two penalties at once (NCAA 28.1, 28.2). He has then served that time once,
  /// so it does not count beside the `others`.
  fileprivate func part(
    from start: GameInstant, before end: GameInstant?, besides others: [ServedStretch]
  ) -> ServedStretch? {
    var part = self
    part.from = max(from, start)
    part.to = end.map { min(to, $0) } ?? to
    if offender.isGoalkeeper && penaltyClass != .minor {
      for other in others.sorted(by: { $0.from < $1.from })
      where other.offender == offender && other.penaltyClass != .minor
        && other.from < part.to && other.to > part.from
      {
        if other.from > part.from { part.to = other.from } else { part.from = other.to }
      }
    }
    return part.from < part.to ? part : nil
  }
}

extension [ServedStretch] {
  /// The total length of the stretches.
  var time: PlayingTime { reduce(.zero) { $0 + ($1.to - $1.from) } }
}
