// The settlement of a stoppage: at the face-off, all calls of both teams are ruled on together.

/// A penalty of the stoppage being settled.
struct Draft {
  /// The call to which it belongs.
  var call: PendingCall
  var penalty: Penalty
  /// The holder whose penalties are served one after the other with this one.
  var holder: Holder
  /// Whether the offender leaves the game.
  var ejected = false
  /// The provision that gives the penalty its length.
  var length: Citation
  /// The provision that adds it to the calls; nil for a called penalty.
  var addedBy: Citation?
  /// The provision by which it is set off against the other team's; nil where it is not.
  var setOffBy: Citation?

  var cancelled: Bool {
    switch setOffBy {
    case .some: true
    case nil: false
    }
  }
}

// What is asked of each draft of a stoppage in turn goes by its index: asked of the draft, it copies
// the draft, which took an eighth of the instructions of settling a call.
extension [Draft] {
  /// Whether the draft at `index` would cost its team a skater if it were not set off.
  func takesSkaterOff(_ index: Int) -> Bool {
    self[index].penalty.penaltyClass.takesSkaterOff && self[index].penalty.length > .zero
  }

  /// Whether the draft at `index` costs its team a skater.
  func isOnClock(_ index: Int) -> Bool { takesSkaterOff(index) && !isCancelled(index) }

  /// Whether the draft at `index` is set off.
  func isCancelled(_ index: Int) -> Bool {
    switch self[index].setOffBy {
    case .some: true
    case nil: false
    }
  }

  /// Whether the draft at `index` is off the clock: a misconduct, or set off.
  func isOffClock(_ index: Int) -> Bool {
    self[index].penalty.penaltyClass == .misconduct || isCancelled(index)
  }
}

/// The holder of penalties that are served one after the other.
///
/// All of a player's penalties are; two bench minors are served by two players (HC 4.3 I1).
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
  /// Makes a call at a stoppage.
  mutating func call(_ pending: PendingCall) {
    stop()
    take(deprivingOfNoGoal(pending))
  }

  /// The call without its shot where the other team has a player illegally on the ice: that team
  /// cannot score, so no foul deprives it of a goal (HC 10.4 I2).
  ///
  /// At a stoppage it is as it was when play stopped: he goes back to the bench then.
  func deprivingOfNoGoal(_ pending: PendingCall) -> PendingCall {
    let illegal = game.illegal + (game.stoppage?.illegal ?? [])
    let cannotScore = illegal.contains { $0.team != pending.call.offender.team }
    return cannotScore ? withoutShot(pending) : pending
  }

  /// Makes a call, and awards the penalty shot that its foul may lead to.
  mutating func take(_ pending: PendingCall) {
    if washesLineUpMinor(pending) { return }
    obey(.call(.called(pending)))
    if pending.call.penaltyShot { award(pending) }
  }

  /// Whether a bench minor for the starting line-up, claimed by the team that has just scored, is
  /// washed out by the goal (USA Hockey Junior 204(a), NHL 7.2).
  private mutating func washesLineUpMinor(_ pending: PendingCall) -> Bool {
    switch book.goals.lineUpMinor.value {
    case .served: return false
    case .washed: break
    }
    guard pending.call.offender == .bench(pending.call.offender.team),
      pending.call.infraction.isSame(as: .startingLineUp), pending.call.penalties == [.minor],
      let goal = game.goals.last, goal.goal.team != pending.call.offender.team,
      schedule.instant(of: goal.time) == game.stoppage?.at
    else { return false }
    rule(
      .call(.notAssessed(pending.call.offender, .minor, call: pending.id)),
      by: book.goals.lineUpMinor)
    return true
  }

  /// Settles the stoppage; play resumes in `period`, or not at all where that is nil.
  mutating func settle(resumingIn period: Int?) {
    guard let stoppedAt = game.stoppedAt else { return }
    now = stoppedAt
    let beginsOvertime = game.period <= schedule.regulationPeriods
    // A pair is off the clock before the calls of the intermission are settled; one of those may be
    // a pair itself.
    if beginsOvertime { takePairsOffClock(in: period ?? game.period) }
    if let calls = game.stoppage?.calls, !calls.isEmpty { settleCalls(calls) }
    guard let period else { return }
    if beginsOvertime { takePairsOffClock(in: period) }
    if !game.openPenalties.isEmpty {
      for team in Team.allCases {
        startWaiting(of: team)
        beginOffClock(of: team)
      }
    }
    switchRunningTime(in: period)
    restoreManpower(in: period)
    obey(.play(.resumes(period: period)))
    countAdvantages()
  }

  private mutating func settleCalls(_ calls: [PendingCall]) {
    var drafts = drafts(of: calls)
    addEjections(to: &drafts)
    let setOff = game.stoppage.map { self.setOff(&drafts, in: $0) } ?? SetOff()
    leaveChoices(of: setOff)
    for index in drafts.indices {
      drafts[index].penalty.id = game.penalties.count
      rule(.bench(.assessed(drafts[index].penalty)), by: drafts[index].length)
    }
    if let difference = setOff.difference {
      let reduced = drafts[difference.draft].penalty.id
      rule(
        .bench(.reduced(penalty: reduced, to: difference.length)),
        by: book.lateDifference(for: game.kind))
    }
    for team in Team.allCases {
      let out = game.ejections.count
      ruleEjections(of: team, drafts)
      let putOut = game.ejections[out...].compactMap { $0.offender.player }
      guard !game.isOver else { continue }
      ruleSetOffs(of: team, drafts)
      replaceEjected(of: team, called: drafts, putOut: putOut)
      place(drafts, of: team, paired: setOff.paired)
      seatSubstitutesOffClock(drafts, of: team)
      beginOffClock(of: team)
    }
    obey(.call(.settled))
  }

  /// Takes the set-off penalties of `team` off the clock, majors before minors.
  private mutating func ruleSetOffs(of team: Team, _ drafts: [Draft]) {
    let own = drafts.indices.filter {
      drafts.isCancelled($0) && drafts[$0].penalty.team == team
    }
    for index in majorsFirst(own, of: drafts) {
      if let citation = drafts[index].setOffBy {
        rule(.bench(.cancelled(penalty: drafts[index].penalty.id)), by: citation)
      }
    }
  }

  /// The penalties of the calls, in the order of the calls.
  func drafts(of calls: [PendingCall]) -> [Draft] {
    var drafts: [Draft] = []
    for pending in calls {
      let offender = pending.call.offender
      for penaltyClass in pending.call.penalties {
        drafts.append(
          draft(penaltyClass, for: pending, holder: offender.holder(of: pending.id)))
      }
    }
    serveMatchOnce(&drafts)
    return drafts
  }

  /// A draft of a penalty of `penaltyClass`.
  func draft(
    _ penaltyClass: PenaltyClass, for pending: PendingCall, holder: Holder,
    addedBy: Citation? = nil
  ) -> Draft {
    let length = length(of: penaltyClass)
    return Draft(
      call: pending, penalty: penalty(penaltyClass, for: pending, length: length.value),
      holder: holder, length: length.citation, addedBy: addedBy)
  }

  /// The playing time to serve for a penalty of `penaltyClass` that is called now.
  func length(of penaltyClass: PenaltyClass) -> Provision<PlayingTime> {
    book.classes.length(
      of: penaltyClass, period: schedule.regulationLength, running: game.runningTime)
  }

  /// A penalty of `penaltyClass`, with the length and minutes that the book provides.
  func penalty(_ penaltyClass: PenaltyClass, for pending: PendingCall) -> Penalty {
    self.penalty(penaltyClass, for: pending, length: length(of: penaltyClass).value)
  }

  private func penalty(
    _ penaltyClass: PenaltyClass, for pending: PendingCall, length: PlayingTime
  ) -> Penalty {
    Penalty(
      id: 0, call: pending.id, calledAt: now, offender: pending.call.offender,
      penaltyClass: penaltyClass,
      length: length, server: pending.call.server, infraction: pending.call.infraction,
      assessedMinutes: minutes(of: penaltyClass, for: pending.call.offender),
      service: penaltyClass == .misconduct ? .offClock(setOff: false) : .none,
      standing: .waiting(remaining: length))
  }

  /// Puts the remaining penalties of `team` on the clock.
  ///
  /// One player's are served in one seat. Of seats taken together, one that begins with a minor
  /// starts before one that begins with a major (HC 4.4(b) Note 1, NHL 26.3).
  mutating func place(_ drafts: [Draft], of team: Team, paired: Bool) {
    let own = drafts.indices.filter { drafts[$0].penalty.team == team && drafts.isOnClock($0) }
    guard let first = own.first else { return }
    // Nearly always all are one player's, and there is nothing to put in order.
    if own.allSatisfy({ drafts[$0].holder == drafts[first].holder }) {
      return place(majorsFirst(own, of: drafts), of: drafts, paired: paired, isReordered: false)
    }
    var holders: [Holder] = []
    for index in own where !holders.contains(drafts[index].holder) {
      holders.append(drafts[index].holder)
    }
    let groups = holders.map { holder in
      majorsFirst(own.filter { drafts[$0].holder == holder }, of: drafts)
    }
    let minorsFirst =
      groups.filter { drafts[$0[0]].penalty.penaltyClass == .minor }
      + groups.filter { drafts[$0[0]].penalty.penaltyClass != .minor }
    for group in serversLast(minorsFirst, among: drafts) {
      place(group, of: drafts, paired: paired, isReordered: minorsFirst != groups)
    }
  }

  /// Puts the penalties of one player on the clock: those at the indices `group` of `drafts`.
  private mutating func place(
    _ group: [Int], of drafts: [Draft], paired: Bool, isReordered: Bool
  ) {
    let first = drafts[group[0]]
    let sitting = occupant(for: first, among: drafts)
    if let player = first.penalty.offender.player { relieve(player, for: first) }
    if let seat = activeSeat(of: first.holder, or: sitting) {
      put(group, of: drafts, in: seat.id)
      if seat.occupant == sitting && !sitsHimself(first, sitting) {
        rule(
          .bench(.serves(sitting, for: first.penalty.offender, seat: nil)),
          by: serverRule(for: first, among: drafts))
      }
      replaceOccupant(of: seat, by: sitting, for: first)
      freezeOffClock(of: first.penalty.offender)
      return
    }
    // A pair begins at full strength. Only after a correction may others have begun since.
    let runs =
      paired && !book.coincidental.countsPairs
      || game.runningSeats(of: first.penalty.team) < book.serving.servedAtOnce.value
    let seat = Seat(
      id: game.seats.count, offender: first.penalty.offender, occupant: sitting, paired: paired,
      standing: runs ? .running : .waiting)
    if !sitsHimself(first, sitting) && hasServer(first, among: drafts) {
      rule(
        .bench(.serves(sitting, for: first.penalty.offender, seat: nil)),
        by: serverRule(for: first, among: drafts))
    }
    rule(.bench(.seated(seat)), by: book.serving.servedAtOnce)
    put(group, of: drafts, in: seat.id)
    freezeOffClock(of: first.penalty.offender)
    if runs {
      start(
        first.penalty.id,
        by: !paired && isBesidePair(first.penalty.team)
          ? book.coincidental.pairBesideTwo.citation
          : startRule(of: group, in: drafts, paired: paired, isReordered: isReordered))
    } else {
      rule(.bench(.waits(penalty: first.penalty.id)), by: book.serving.servedAtOnce)
    }
  }

  private mutating func put(_ group: [Int], of drafts: [Draft], in seat: Int) {
    for index in group {
      rule(
        .bench(.placed(penalty: drafts[index].penalty.id, seat: seat)),
        by: book.serving.onePlayersOrder)
    }
  }

  /// Whether `team` serves as many penalties as can run at once, only because a pair's is not
  /// counted.
  private func isBesidePair(_ team: Team) -> Bool {
    game.openSeats.count { game.seats[$0].team == team && game.seats[$0].standing == .running }
      > book.serving.servedAtOnce.value
  }

  /// Puts last the bench minors that a penalised player serves after his own penalties (HC 4.3(b)).
  private func serversLast(_ groups: [[Int]], among drafts: [Draft]) -> [[Int]] {
    func waits(_ group: [Int]) -> Bool {
      let holder = drafts[group[0]].holder
      guard let server = namedServer(for: drafts[group[0]], among: drafts) else { return false }
      return holder != .player(server)
        && groups.contains { drafts[$0[0]].holder == .player(server) }
    }
    return groups.filter { !waits($0) } + groups.filter(waits)
  }

  /// The provision by which the first of one player's penalties starts.
  private func startRule(
    of group: [Int], in drafts: [Draft], paired: Bool, isReordered: Bool
  ) -> Citation {
    if paired { return book.coincidental.singleMinorsEach.citation }
    let penaltyClass = drafts[group[0]].penalty.penaltyClass
    if isReordered && penaltyClass == .minor { return book.serving.twoPlayersOrder.citation }
    return group.contains { drafts[$0].penalty.penaltyClass != penaltyClass }
      ? book.serving.onePlayersOrder.citation : drafts[group[0]].length
  }

  /// The active seat of the holder, his own before one in which he sits for another; or the one
  /// whose occupant is to serve his team's bench minor.
  func activeSeat(of holder: Holder, or occupant: Occupant) -> Seat? {
    switch holder {
    case .player(let player):
      var others: Int?
      for seat in game.openSeats
      where game.seats[seat].isActive
        && !(game.seats[seat].offender.isGoalkeeper && hasOwnServerEach)
      {
        if game.seats[seat].offender.player == player { return game.seats[seat] }
        let isThere =
          game.seats[seat].occupant == .player(player)
          || game.owes(in: seat) { game.penalties[$0].offender.player == player }
        if others == nil && isThere { others = seat }
      }
      return others.map { game.seats[$0] }
    case .call:
      guard case .player = occupant else { return nil }
      return game.firstActiveSeat { $0.occupant == occupant }
    }
  }
}
