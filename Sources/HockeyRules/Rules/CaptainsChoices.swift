// What the books leave to a captain: which of two minors a goal ends, which signalled minor it washes out, who
// goes first of those whose time is up together, whose penalties are set off (NHL 15.2, 16.2, 19.5, 26.2).
//
// A choice may be recorded behind the play that brought it up. A log that is solved is read ahead, so that the
// play is ruled on with the choice in hand. In a live game the first candidate has been taken by then: until the
// next face-off that is ruled again.

extension Referee {
  /// Those whom the captain of `team` names, here or further on in this stoppage, for a choice among
  /// `candidates`; none where he names nobody, somebody else, or more than `limit`.
  func named(by team: Team, among candidates: [Offender], atMost limit: Int = 1) -> [Player] {
    choicesAhead[team].first { $0.count <= limit && candidates.admit($0) } ?? []
  }

  /// Why the captain of `team` cannot choose `players` here.
  func objection(toChoosing players: [Player], of team: Team) -> Refusal.Reason? {
    var lists = game.choices.filter { $0.team == team }.map { ($0.candidates, $0.taken.count) }
    if let kept = candidatesToKeep(of: team) { lists.append(kept) }
    func strangers(_ list: [Offender]) -> [Player] {
      players.filter { player in !list.contains { $0.player == player } }
    }
    guard let nearest = lists.min(by: { strangers($0.0).count < strangers($1.0).count }) else {
      return .nothingToChoose(team)
    }
    let (candidates, limit) = nearest
    guard candidates.admit(players) else {
      return .notCandidates(strangers(candidates), candidates: candidates)
    }
    return players.count > limit ? .tooManyChosen(limit: limit, candidates: candidates) : nil
  }

  /// Takes the choice of a captain: for what is ruled already, or for the settlement to come.
  mutating func choose(_ players: [Player], of team: Team, _ reason: String?) {
    if let choice = game.choices.last(where: { $0.team == team && $0.admits(players) }) {
      decide(choice, for: players)
    }
    if candidatesToKeep(of: team)?.candidates.admit(players) ?? false {
      obey(.choiceRecorded(team, players), reason: reason)
    }
  }

  /// Those who may stand on the clock when what was called so far is settled, where that is left to the
  /// captain of `team`; and how many of them at most.
  private func candidatesToKeep(of team: Team) -> (candidates: [Offender], limit: Int)? {
    guard let stoppage = game.stoppage, !stoppage.calls.isEmpty else { return nil }
    var drafts = drafts(of: stoppage.calls)
    addEjections(to: &drafts)
    for choice in setOff(&drafts, in: stoppage).choices {
      guard case .choice(team, let candidates, _, _) = choice else { continue }
      let left = drafts.count { $0.penalty.team == team && $0.takesSkaterOff && !$0.cancelled }
      return (candidates, min(left, candidates.count))
    }
    return nil
  }

  /// Rules again on what was taken before the captain named `players`.
  private mutating func decide(_ choice: CaptainsChoice, for players: [Player]) {
    if choice.isInPlay {
      letReturn(players, by: choice)
    } else if let goal = game.goals.last(where: { $0.call == choice.play }) {
      if goal.washed.contains(where: { choice.candidates.contains($0.call.offender) }) {
        wash(goal, leaving: players, by: choice)
      } else {
        end(goal, of: players, by: choice)
      }
    }
  }

  /// Says whom the captain has named; nothing where he had named the same before.
  private mutating func note(
    _ taken: [Offender], for choice: CaptainsChoice, by reference: RuleReference
  ) {
    guard choice.isAssumed || choice.taken != taken else { return }
    rule(
      .choice(choice.team, candidates: choice.candidates, taken: taken, assumed: false),
      by: reference)
  }

  /// Lets the one named go on the ice in place of the one who went, who waits for a stoppage instead.
  private mutating func letReturn(_ players: [Player], by choice: CaptainsChoice) {
    let reference = book.serving.equalExpiry.rule
    guard let named = choice.candidates.first(where: { $0.isOne(of: players) }),
      named != choice.taken.first
    else { return note(choice.taken, for: choice, by: reference) }
    note([named], for: choice, by: reference)
    guard game.stoppage == nil,
      let leaving = game.leaving.first(where: { isFor(named, $0.seat) }),
      let gone = game.seats.last(where: { $0.offender == choice.taken.first }),
      gone.standing == .left
    else { return }
    rule(.expires(seat: gone.id), by: reference)
    release(leaving)
  }

  private func isFor(_ offender: Offender, _ seat: Int?) -> Bool {
    seat.map { game.seats[$0].offender == offender } ?? false
  }

  /// Has the goal end the minor of the one named, in place of the one that it ended.
  private mutating func end(
    _ goal: ScoredGoal, of players: [Player], by choice: CaptainsChoice
  ) {
    let reference = book.goals.tie.rule
    guard let ended = goal.ended, !game.penalties[ended.penalty].offender.isOne(of: players),
      case .over(let ending, _) = game.penalties[ended.penalty].standing,
      let named = game.penalties.first(where: {
        $0.offender.isOne(of: players) && $0.until == ended.until && game.canBeEnded($0)
      }), let seat = named.seat
    else { return note(choice.taken, for: choice, by: reference) }
    note([named.offender], for: choice, by: reference)
    restoreEnded(by: goal) { referee, effect in referee.rule(effect, by: reference) }
    var goal = goal
    goal.ended = ScoredGoal.EndedPenalty(penalty: named.id, until: ended.until)
    rule(.rescored(goal), by: reference)
    rule(.ends(penalty: named.id, ending), by: book.goals.ends.rule)
    goOn(in: seat)
  }

  /// Has the goal wash out the minor of one who is not named, in place of the one that it washed out.
  private mutating func wash(
    _ goal: ScoredGoal, leaving players: [Player], by choice: CaptainsChoice
  ) {
    let reference = book.signals.several.rule
    let served = choice.candidates.filter { $0.isOne(of: players) }
    guard let old = goal.washed.first(where: { choice.candidates.contains($0.call.offender) }),
      old.call.offender.isOne(of: players),
      let new = game.stoppage?.calls.first(where: {
        choice.candidates.contains($0.call.offender) && !$0.call.offender.isOne(of: players)
          && $0.call.penalties.contains(.minor) && $0.id != old.id
      })
    else { return note(served, for: choice, by: reference) }
    note(choice.candidates.filter { $0 != new.call.offender }, for: choice, by: reference)
    var signals = game.stoppage?.calls.filter { $0.id != old.id } ?? []
    let place = signals.firstIndex { isBehind($0, old, in: choice.candidates) } ?? signals.endIndex
    signals.insert(old, at: place)
    for penalty in game.penalties where penalty.call == old.id && !penalty.isTakenBack {
      rule(.ends(penalty: penalty.id, .voided), by: reference)
    }
    retake(signals, washing: new, not: old)
    var goal = goal
    goal.washed = goal.washed.map { $0.id == old.id ? new : $0 }
    rule(.rescored(goal), by: reference)
  }

  /// Whether `call` comes behind `other` in the order of `candidates`.
  private func isBehind(
    _ call: PendingCall, _ other: PendingCall, in candidates: [Offender]
  ) -> Bool {
    guard let place = candidates.firstIndex(of: call.call.offender),
      let wanted = candidates.firstIndex(of: other.call.offender)
    else { return false }
    return place > wanted
  }

  /// Calls the stoppage's calls again in order, without the minor of `washed`, but with that of `old`.
  private mutating func retake(
    _ calls: [PendingCall], washing washed: PendingCall, not old: PendingCall
  ) {
    for call in calls {
      obey(.callVoided(call.id))
      var left = call.id == old.id ? withoutShot(call) : call
      if call.id == washed.id {
        if let index = left.call.penalties.firstIndex(of: .minor) {
          left.call.penalties.remove(at: index)
        }
        rule(
          .notAssessed(call.call.offender, .minor, call: call.id), by: book.signals.minor.rule)
        recordIfWashed(call)
      }
      if !left.call.penalties.isEmpty { obey(.called(left)) }
    }
  }
}

extension Offender {
  /// Whether he is one of `players`.
  func isOne(of players: [Player]) -> Bool { player.map(players.contains) ?? false }
}
