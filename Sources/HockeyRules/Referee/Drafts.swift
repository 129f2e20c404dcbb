// The penalties called at a stoppage, before any of them is ruled on.

/// A penalty of the stoppage being settled.
struct Draft {
  /// The call to which it belongs.
  var call: PendingCall
  var penalty: Penalty
  /// The group of penalties that count together, for example towards an ejection.
  var countedWith: PenaltyGroup
  /// The group of the penalties that are served one after the other with this one.
  var servedWith: PenaltyGroup
  /// Whether the offender leaves the game.
  var ejected = false
  /// The provision that gives the penalty its length.
  var length: Citation
  /// The provision that adds the penalty to those called, or `nil` for a called penalty.
  var addedBy: Citation?
  /// The provision that sets the penalty off against the other team's, or `nil` if it is served.
  var setOffBy: Citation?

  var cancelled: Bool { if case .some = setOffBy { true } else { false } }
}

// Questions about drafts take an index: copying the draft took a quarter of the instructions of
// settling a call.
extension [Draft] {
  /// Whether the draft at `index` would cost its team a skater if it were not set off.
  func takesSkaterOff(_ index: Int) -> Bool {
    self[index].penalty.penaltyClass.takesSkaterOff && self[index].penalty.length > .zero
  }

  /// Whether the draft at `index` costs its team a skater.
  func isOnClock(_ index: Int) -> Bool { takesSkaterOff(index) && !isCancelled(index) }

  func isCancelled(_ index: Int) -> Bool {
    if case .some = self[index].setOffBy { true } else { false }
  }

  /// Whether the draft at `index` is off the clock: a misconduct, or set off.
  func isOffClock(_ index: Int) -> Bool {
    self[index].penalty.penaltyClass == .misconduct || isCancelled(index)
  }

  func hasMisconduct(in group: PenaltyGroup) -> Bool {
    indices.contains {
      self[$0].penalty.penaltyClass == .misconduct && self[$0].servedWith == group
    }
  }
}

extension Referee {
  /// Puts `penalty` on its offender's record, by the provision of `citation`.
  ///
  /// Only now does it get its place among the penalties of its call.
  mutating func assess(_ penalty: inout Penalty, by citation: Citation) {
    penalty.id = game.placed(penalty.id)
    rule(.bench(.assessed(penalty)), by: citation)
  }

  /// Puts a penalty of the call that nobody serves on its offender's record, with `minutes` instead
  /// of those of its class.
  mutating func record(
    _ penaltyClass: PenaltyClass, for pending: PendingCall, minutes: Int? = nil,
    by citation: Citation
  ) {
    var penalty = game.penalty(penaltyClass, for: pending, at: now)
    (penalty.length, penalty.standing) = (.zero, .over(.recorded, at: now))
    penalty.assessedMinutes = minutes ?? penalty.assessedMinutes
    assess(&penalty, by: citation)
  }
}

extension Game {
  /// The name `id`, with the next free place among its call's penalties.
  func placed(_ id: Penalty.ID) -> Penalty.ID {
    let last = penalties.indices.last { penalties[$0].call == id.call }
    return Penalty.ID(
      id.offender, id.call, id.penaltyClass, place: last.map { penalties[$0].id.place + 1 } ?? 0,
      index: penalties.count)
  }
}

/// The group of penalties that count together, or are served one after the other.
///
/// All penalties of a player form a group. Each bench minor is a group of its own, since two bench
/// minors are served by two players (HC 4.3 I1).
enum PenaltyGroup: Hashable {
  case player(Player)
  /// A goalkeeper, together with the team-mate who serves for him if each of his penalties has its
  /// own server. The group waits neither for a skater with his number nor for penalties that
  /// another team-mate serves.
  case goalkeeper(Player, server: Player?)
  case call(Event.ID)
}

extension Offender {
  func group(of call: Event.ID) -> PenaltyGroup {
    switch self {
    case .skater(let player), .goalkeeper(let player): .player(player)
    case .bench, .unidentified: .call(call)
    }
  }
}

extension Game {
  /// The penalties of `calls`, settled at `instant`, in the order of the calls.
  func drafts(of calls: [PendingCall], at instant: GameInstant) -> [Draft] {
    var drafts: [Draft] = []
    for pending in calls {
      let offender = pending.call.offender
      for penaltyClass in pending.call.penalties {
        drafts.append(
          draft(
            penaltyClass, for: pending, at: instant, countedWith: offender.group(of: pending.id)))
      }
    }
    serveMatchOnce(&drafts)
    groupGoalkeepersPenalties(&drafts)
    return drafts
  }

  /// Notes the group in which each goalkeeper's penalty among `drafts` is served.
  ///
  /// One team-mate serves all penalties that a goalkeeper gets at a stoppage (USA Hockey casebook
  /// 407), unless the log names several.
  func groupGoalkeepersPenalties(_ drafts: inout [Draft]) {
    guard book.serving.goalkeeperHasServers else { return }
    for index in drafts.indices {
      guard case .goalkeeper(let player) = drafts[index].penalty.offender else { continue }
      let first = drafts.first {
        $0.penalty.offender == .goalkeeper(player) && $0.call.call.whoSits != nil
      }
      let server = drafts[index].call.call.whoSits ?? first?.call.call.whoSits
      drafts[index].servedWith = .goalkeeper(player, server: server)
    }
  }

  /// A draft of a penalty of `penaltyClass`.
  func draft(
    _ penaltyClass: PenaltyClass, for pending: PendingCall, at instant: GameInstant,
    countedWith: PenaltyGroup, addedBy: Citation? = nil
  ) -> Draft {
    let length = length(of: penaltyClass, for: pending, at: instant)
    var penalty = penalty(penaltyClass, for: pending, at: instant)
    (penalty.length, penalty.standing) = (length.value, .waiting(remaining: length.value))
    return Draft(
      call: pending, penalty: penalty,
      countedWith: countedWith, servedWith: countedWith, length: length.citation, addedBy: addedBy)
  }

  /// The playing time to serve for a penalty of `penaltyClass` that is called at `instant`.
  func length(of penaltyClass: PenaltyClass, at instant: GameInstant) -> Provision<PlayingTime> {
    book.classes.length(
      of: penaltyClass, period: schedule.regulationLength, running: runningTime,
      late: lateLengths(at: instant))
  }

  /// The playing time to serve for a penalty of `penaltyClass` of the call.
  private func length(
    of penaltyClass: PenaltyClass, for pending: PendingCall, at instant: GameInstant
  ) -> Provision<PlayingTime> {
    guard penaltyClass == .minor, missedShots.contains(pending.id),
      let length = book.shots.missedShotLength.value
    else { return length(of: penaltyClass, at: instant) }
    return book.shots.missedShotLength.giving(length)
  }

  /// The longer or shorter lengths that the book gives penalties called late in a period, or `nil`
  /// if it is not late enough at `instant`.
  private func lateLengths(at instant: GameInstant) -> LateLengths? {
    if book.classes.lateLengths.value.isEmpty { return nil }
    let left = schedule.start(of: period + 1) - instant
    let lead = abs(score.home - score.visiting)
    return book.classes.lateLengths.value.first {
      left <= $0.last && period >= $0.periodFrom && lead <= $0.leadTo
    }
  }

  /// A penalty of `penaltyClass` called at `instant`, with the book's length and minutes.
  func penalty(
    _ penaltyClass: PenaltyClass, for pending: PendingCall, at instant: GameInstant
  ) -> Penalty {
    let length = length(of: penaltyClass, at: instant).value
    return Penalty(
      id: Penalty.ID(pending.call.offender, pending.id, penaltyClass),
      calledAt: instant, length: length, server: pending.call.server,
      infraction: pending.call.infraction,
      assessedMinutes: minutes(of: penaltyClass, for: pending.call.offender),
      service: penaltyClass == .misconduct ? .offClock(setOff: false) : .none,
      standing: .waiting(remaining: length))
  }
}
