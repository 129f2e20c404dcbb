// The settlement of a stoppage after one of its calls is taken back or amended: its calls are set
// off again as they should have been, and each player serves what he then owes, less what he has
// served since.
//
// No book states this explicitly. It follows from what the books say about the remaining calls: a
// penalty can only be set off against an opponent's (HC 4.5, NHL 19, IIHF 19, USA Hockey 408).

/// The time served on the clock for a call before it is amended.
struct AmendedService {
  /// The playing time served.
  var time: TimeServed
  /// The seat in which it was served.
  var seat: Int?
  /// The minors of the amended call that goals have ended.
  var ended: [JudgedGoal.EndedMinor]
}

extension Referee {
  /// Settles again the calls made at `called` that have not been taken back, together with
  /// `amended`, for which `served` has been served.
  mutating func settleAgain(
    at called: GameInstant, with amended: PendingCall? = nil, served: AmendedService? = nil
  ) {
    var drafts = draftsCalled(at: called)
    if let amended, let served {
      let place = game.bench.callPlaces[amended.id] ?? CallPlace(penalties: game.penalties.count)
      let later = drafts.firstIndex { place < game.bench.place(of: $0.penalty) } ?? drafts.count
      drafts.insert(
        contentsOf: self.drafts(of: amended, calledAt: called, served: served), at: later)
    }
    let setOff = asItStood(at: called).setOff(&drafts, in: stoppageAgain(drafts, at: called))
    leaveChoices(of: setOff)
    for index in drafts.indices where drafts[index].call.id == amended?.id {
      assess(&drafts[index].penalty, by: drafts[index].length)
      // It was served there, and will be again if the clock is set back to before its end.
      if drafts[index].penalty.isOver, let seat = served?.seat {
        rule(
          .bench(.placed(penalty: drafts[index].penalty.id, seat: game.seats[seat].id)),
          by: book.serving.onePlayersOrder)
      }
    }
    for team in Team.allCases {
      let own = drafts.filter { $0.penalty.team == team }
      let out = game.ejections.count
      ruleEjections(of: team, own)
      let putOut = game.ejections[out...].compactMap { $0.offender.player }
      guard !game.isOver else { continue }
      takeOffClock(own, amended)
      replaceEjected(of: team, called: own, putOut: putOut)
      pair(own, setOff.paired)
      putOnClock(own, of: team, paired: setOff.paired)
      seatSubstitutesOffClock(own.filter { $0.call.id == amended?.id }, of: team)
      beginOffClock(of: team)
    }
  }

  /// Settles again the calls made at `called` that have not been taken back; play stops first if
  /// that changes anything on the penalty bench.
  mutating func settleAgainStopping(at called: GameInstant) {
    let isStopped = game.isStopped && game.signals.isEmpty
    if !isStopped {
      // Try out whether anything changes, without copying the rulings so far.
      var trial = withoutRulings
      trial.settleAgain(at: called)
      if trial.rulings.isEmpty { return }
      let isChanged = trial.rulings.contains { ruling in
        if case .bench = ruling.effect { true } else { false }
      }
      if isChanged { stop() }
    }
    settleAgain(at: called)
  }

  /// The penalties called at `called` and not taken back, as they would be settled.
  private func draftsCalled(at called: GameInstant) -> [Draft] {
    let called = game.penalties.filter { $0.calledAt == called && !$0.isTakenBack }
    var drafts = game.bench.inOrderOfCalls(called).map { penalty in
      let call = Call(
        offender: penalty.offender, penalties: [penalty.penaltyClass],
        infraction: penalty.infraction, server: penalty.server)
      let holder = penalty.offender.holder(of: penalty.call)
      return Draft(
        call: PendingCall(id: penalty.call, call: call), penalty: penalty, holder: holder,
        queue: holder, ejected: isOut(penalty.offender), length: length(of: penalty))
    }
    queue(&drafts)
    return drafts
  }

  /// The penalties of an amended call; the time already served for the call shortens those served
  /// first.
  private func drafts(
    of amended: PendingCall, calledAt called: GameInstant, served: AmendedService
  ) -> [Draft] {
    var drafts = self.drafts(of: [amended])
    addEjections(to: &drafts)
    let minors = drafts.indices.filter { drafts.isMinor($0) }
    var time = served.time
    for index in drafts.indices { drafts[index].penalty.calledAt = called }
    let onClock = drafts.indices.filter { drafts.takesSkaterOff($0) }
    for index in majorsFirst(onClock, of: drafts) {
      // One foul is one opportunity: if the original call gave it, the other team has had it.
      drafts[index].penalty.gaveAdvantage = game.penalties.contains {
        $0.call == amended.id && $0.gaveAdvantage
      }
      let place = minors.firstIndex(of: index)
      if let ended = served.ended.first(where: { $0.place == place }) {
        time.drop(before: ended.at)
        drafts[index].penalty.standing = .over(.goalAgainst, at: ended.at)
        continue
      }
      let length = drafts[index].penalty.length
      let taken = time.take(length, for: nil, calledAt: called)
      if taken.time < length {
        drafts[index].penalty.standing = .waiting(remaining: length - taken.time)
      } else {
        drafts[index].penalty.began = taken.began
        drafts[index].penalty.standing = .over(.served, at: taken.end ?? now)
      }
    }
    return drafts
  }

  /// The stoppage of the calls, with the players that captains named to keep a penalty on the
  /// clock.
  private func stoppageAgain(_ drafts: [Draft], at called: GameInstant) -> Stoppage {
    var stoppage = Stoppage(at: called)
    for draft in drafts where draft.penalty.isOnClock && !draft.penalty.isOver {
      let penalty = draft.penalty
      stoppage.choices[penalty.team].append(penalty.offender.name(servedBy: penalty.server))
    }
    return stoppage
  }

  /// The bench as it was before the calls of `called`.
  private func asItStood(at called: GameInstant) -> Referee {
    var referee = self
    for seat in game.seats {
      let sat = seat.penalties.map { game.penalties[$0] }.contains { penalty in
        guard penalty.calledAt < called else { return false }
        if case .over(_, let end) = penalty.standing { return end > called }
        return true
      }
      referee.game.bench.stand(seat: seat.index, sat ? .running : .left)
    }
    if !referee.game.bench.hasActiveSeat(where: { _ in true }) {
      referee.game.strength = Strength(PerTeam(both: fullStrength(in: game.period)))
    }
    return referee
  }

  /// Takes off the clock the penalties that are newly set off.
  private mutating func takeOffClock(_ drafts: [Draft], _ amended: PendingCall?) {
    for draft in majorsFirst(Array(drafts.indices), of: drafts).map({ drafts[$0] }) {
      guard let citation = draft.setOffBy, !draft.penalty.isOver,
        draft.penalty.isOnClock || draft.call.id == amended?.id
      else { continue }
      rule(.bench(.cancelled(penalty: draft.penalty.id)), by: citation)
    }
  }

  /// Makes the penalties left on the clock a pair's, or no longer a pair's.
  private mutating func pair(_ drafts: [Draft], _ paired: Bool) {
    for draft in drafts {
      guard let seat = game.penalties[draft.penalty.index].seat, game.seats[seat].isActive,
        game.seats[seat].paired != paired
      else { continue }
      let counted = game.seats[seat].standing == .running && !book.coincidental.countsPairs
      if !paired && counted { makeRoom(for: draft.penalty.team) }
      rule(
        .bench(.paired(seat: game.seats[seat].id, paired)), by: book.coincidental.singleMinorsEach)
    }
  }

  /// Puts on the clock the penalties that are no longer set off, for the rest of their time.
  private mutating func putOnClock(_ drafts: [Draft], of team: Team, paired: Bool) {
    let due = drafts.indices.filter {
      drafts.isOnClock($0) && !drafts[$0].penalty.isOver && !drafts[$0].penalty.isOnClock
    }.map { drafts[$0] }
    for draft in due {
      if let until = draft.penalty.until {
        rule(
          .bench(.frozen(penalty: draft.penalty.id, remaining: until - now)),
          by: book.coincidental.setOff)
      }
    }
    place(due, of: team, paired: paired)
    // A penalty taken off the clock while it ran waits for what its offender now serves on the clock.
    for penalty in game.penalties
    where penalty.team == team && penalty.isOffClock && penalty.until != nil {
      if game.hasToServeOnClock(penalty) { freezeOffClock(of: penalty.offender) }
    }
  }
}
