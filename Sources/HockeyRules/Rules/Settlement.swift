// The settlement of a stoppage: everything called in it, of both teams, is ruled on together at the face-off.

/// A penalty of the stoppage that is being settled.
struct Draft {
  /// Which call of the stoppage it belongs to.
  var call: PendingCall
  var penalty: Penalty
  /// Whose penalties are served one after the other with this one.
  var holder: Holder
  /// Whether the offender leaves the game.
  var ejected = false
  /// The rule by which it is added to what was called; nil for what was called.
  var addedBy: RuleReference?
  /// The rule by which it is set off against the other team's; nil where it is not.
  var setOffBy: RuleReference?

  var cancelled: Bool { setOffBy != nil }

  var takesSkaterOff: Bool { penalty.penaltyClass.takesSkaterOff && penalty.length > .zero }
}

/// Whose penalties are served one after the other.
///
/// A player serves all of his; two bench minors are served by two players (HC 4.3 I1).
enum Holder: Hashable {
  case player(Player)
  case call(Event.ID)
}

extension Offender {
  func holder(of call: Event.ID) -> Holder {
    switch self {
    case .skater(let player), .goalkeeper(let player): .player(player)
    case .bench, .unidentified: .call(call)
    }
  }
}

extension Referee {
  /// Takes a call that was made at a stoppage.
  mutating func call(_ pending: PendingCall) {
    let illegal = game.illegal.contains { $0.team != pending.call.offender.team }
    stop()
    // A team with a player illegally on the ice cannot score, so it is not fouled out of a goal (HC 10.4 I2).
    take(illegal ? withoutShot(pending) : pending)
  }

  /// Takes a call, and awards the penalty shot that its foul may bring.
  mutating func take(_ pending: PendingCall) {
    obey(.called(pending))
    if pending.call.penaltyShot { award(pending) }
  }

  /// Settles the stoppage; play goes on in `period`, or not at all where that is nil.
  mutating func settle(resumingIn period: Int?) {
    guard let stoppage = game.stoppage else { return }
    now = stoppage.at
    if !stoppage.calls.isEmpty { settleCalls(stoppage) }
    guard let period else { return }
    for team in Team.allCases {
      startWaiting(of: team)
      beginOffClock(of: team)
    }
    if game.period <= book.play.periods.value && period > book.play.periods.value {
      takePairsOffClock()
    }
    switchRunningTime(in: period)
    restoreManpower(in: period)
    obey(.playResumes(period: period))
    countAdvantages()
  }

  private mutating func settleCalls(_ stoppage: Stoppage) {
    var drafts = drafts(of: stoppage.calls)
    addEjections(to: &drafts)
    let setOff = setOff(&drafts, in: stoppage)
    for choice in setOff.choices { rule(choice, by: book.coincidental.choice.rule) }
    for index in drafts.indices {
      drafts[index].penalty.id = game.penalties.count
      rule(.assessed(drafts[index].penalty), by: rule(for: drafts[index].penalty.penaltyClass))
    }
    if let difference = setOff.difference, let rule = book.coincidental.lateRule {
      self.rule(
        .reduced(penalty: drafts[difference.draft].penalty.id, to: difference.length), by: rule)
    }
    for team in Team.allCases {
      ruleEjections(of: team, drafts)
      guard !game.isOver else { continue }
      ruleSetOffs(of: team, drafts)
      place(drafts, of: team, paired: setOff.paired)
      seatSubstitutesOffClock(drafts, of: team)
      beginOffClock(of: team)
    }
    obey(.settled)
  }

  /// Takes what is set off of `team` from the clock, majors before minors, as they are set off.
  private mutating func ruleSetOffs(of team: Team, _ drafts: [Draft]) {
    guard drafts.contains(where: \.cancelled) else { return }
    for draft in majorsFirst(drafts.filter { $0.penalty.team == team }) {
      if let reference = draft.setOffBy {
        rule(.cancelled(penalty: draft.penalty.id), by: reference)
      }
    }
  }

  /// The penalties of the calls, in the order they were called.
  func drafts(of calls: [PendingCall]) -> [Draft] {
    var drafts: [Draft] = []
    for pending in calls {
      let offender = pending.call.offender
      for penaltyClass in pending.call.penalties {
        drafts.append(
          Draft(
            call: pending, penalty: penalty(penaltyClass, for: pending),
            holder: offender.holder(of: pending.id)))
      }
    }
    serveMatchOnce(&drafts)
    return drafts
  }

  /// A penalty of `penaltyClass` with what the book has it cost.
  func penalty(_ penaltyClass: PenaltyClass, for pending: PendingCall) -> Penalty {
    let length = length(of: penaltyClass)
    return Penalty(
      id: 0, call: pending.id, calledAt: now, offender: pending.call.offender,
      penaltyClass: penaltyClass,
      length: length, server: pending.call.server, infraction: pending.call.infraction,
      minutes: minutes(of: penaltyClass),
      service: penaltyClass == .misconduct ? .offClock(setOff: false) : .none,
      standing: .waiting(remaining: length))
  }

  /// Puts the penalties of `team` that are left on the clock.
  ///
  /// One player's are served in one seat. Of seats taken together, one that begins with a minor comes
  /// before one that begins with a major (HC 4.4(b) Note 1, NHL 26.3).
  mutating func place(_ drafts: [Draft], of team: Team, paired: Bool) {
    let own = drafts.filter { $0.penalty.team == team && $0.takesSkaterOff && !$0.cancelled }
    guard !own.isEmpty else { return }
    var holders: [Holder] = []
    for draft in own where !holders.contains(draft.holder) { holders.append(draft.holder) }
    let groups = holders.map { holder in
      majorsFirst(own.filter { $0.holder == holder })
    }
    let minorsFirst =
      groups.filter { $0[0].penalty.penaltyClass == .minor }
      + groups.filter { $0[0].penalty.penaltyClass != .minor }
    let isReordered = minorsFirst.map { $0[0].holder } != groups.map { $0[0].holder }
    for group in minorsFirst {
      let start = startRule(of: group, paired: paired, isReordered: isReordered)
      place(group, among: drafts, paired: paired, startBy: start)
    }
  }

  private mutating func place(
    _ group: [Draft], among drafts: [Draft], paired: Bool, startBy: RuleReference
  ) {
    let first = group[0]
    let sitting = occupant(for: first, among: drafts)
    if let player = first.penalty.offender.player { relieve(player, for: first) }
    if let seat = activeSeat(of: first.holder, or: sitting) {
      for draft in group {
        rule(
          .placed(penalty: draft.penalty.id, seat: seat.id), by: book.serving.onePlayersOrder.rule)
      }
      if seat.occupant == sitting && !sitsHimself(first, sitting) {
        rule(
          .serves(sitting, for: first.penalty.offender, seat: nil),
          by: serverRule(for: first, among: drafts))
      }
      replaceOccupant(of: seat, by: sitting, for: first)
      return
    }
    let runs =
      paired
      || game.runningSeats(of: first.penalty.team) < book.serving.servedAtOnce.value
    let seat = Seat(
      id: game.seats.count, offender: first.penalty.offender, occupant: sitting, paired: paired,
      standing: runs ? .running : .waiting)
    if !sitsHimself(first, sitting) && hasServer(first, among: drafts) {
      rule(
        .serves(sitting, for: first.penalty.offender, seat: nil),
        by: serverRule(for: first, among: drafts))
    }
    rule(.seated(seat), by: book.serving.servedAtOnce.rule)
    for draft in group {
      rule(.placed(penalty: draft.penalty.id, seat: seat.id), by: book.serving.onePlayersOrder.rule)
    }
    freezeOffClock(of: first.penalty.offender)
    if runs {
      start(first.penalty.id, by: startBy)
    } else {
      rule(.waits(penalty: first.penalty.id), by: book.serving.servedAtOnce.rule)
    }
  }

  /// The rule by which the first of one player's penalties starts.
  private func startRule(
    of group: [Draft], paired: Bool, isReordered: Bool
  ) -> RuleReference {
    if paired { return book.coincidental.singleMinorsEach.rule }
    let penaltyClass = group[0].penalty.penaltyClass
    if isReordered && penaltyClass == .minor { return book.serving.twoPlayersOrder.rule }
    return group.contains { $0.penalty.penaltyClass != penaltyClass }
      ? book.serving.onePlayersOrder.rule : rule(for: penaltyClass)
  }

  /// The seat that the holder has, or in which the one sits already who is to serve his team's bench minor.
  private func activeSeat(of holder: Holder, or occupant: Occupant) -> Seat? {
    game.seats.first { seat in
      guard seat.isActive else { return false }
      if case .goalkeeper = seat.offender, hasOwnServerEach { return false }
      switch holder {
      case .player(let player):
        return seat.offender.player == player || seat.occupant == .player(player)
      case .call:
        if case .player = occupant { return seat.occupant == occupant }
        return false
      }
    }
  }
}
