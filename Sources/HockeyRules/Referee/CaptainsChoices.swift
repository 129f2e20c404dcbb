// The choices that the books leave to a captain: which of two minors a goal ends, which signalled
// minor it washes out, which of two players whose time expires together returns first, and whose
// penalties are set off (NHL 15.2, 16.2, 19.5, 26.2).
//
// Who returns first may be named when the penalties are called (IIHF 26.1): it then holds until
// they end. A choice is logged after the play that led to it. When a whole log is solved, all plays
// of an instant know the instant's choices. When plays arrive one at a time, the first candidate
// has already been taken: if the captain then names another, the choice is refused, and the log
// must be solved again.

extension Referee {
  /// The players whom the captain of `team` names, now or later in this stoppage, for a choice
  /// among `candidates`.
  ///
  /// The list is empty if he names nobody, somebody who is no candidate, or more than `limit`.
  func named(by team: Team, among candidates: [Candidate], atMost limit: Int = 1) -> [Offender] {
    let names = candidates.flatMap { [$0.name, $0.offender] }
    let choice = choices.first {
      $0.team == team && $0.time == playTime && $0.named.count <= limit && names.admit($0.named)
    }
    return choice?.named ?? []
  }

  /// The option that the captain of `team` takes, if `point` leaves the choice to him; otherwise
  /// the option called first, or `nil` if there are none.
  ///
  /// He names a candidate here, or named him when the option's penalties were called.
  mutating func choose<Option>(
    among options: [Option], of team: Team, by point: Provision<TieBreak>,
    as candidate: (Option) -> Candidate, penalties: (Option) -> [Penalty]
  ) -> Option? {
    guard let first = options.first, options.count > 1 else { return options.first }
    switch point.value {
    case .orderOfOccurrence: return first
    case .captain: break
    }
    let candidates = options.map(candidate)
    let named = named(by: team, among: candidates)
    let chosen =
      candidates.firstIndex { $0.isOne(of: named) } ?? namedFirst(among: options.map(penalties))
    let taken = chosen ?? 0
    leave(
      choice(
        of: team, among: candidates, taken: [candidates[taken].offender], assumed: chosen == nil,
        by: point.citation))
    return options[taken]
  }

  /// The reason why the captain of `team` cannot choose `named` here, or `nil` if he can.
  func objection(toChoosing named: [Offender], of team: Team) -> Refusal.Reason? {
    let passed = game.choices.filter { $0.team == team }
    let kept = candidatesToKeep(of: team)
    func objection(_ choice: CaptainsChoice, limit: Int) -> Refusal.Reason? {
      guard choice.admits(named) else {
        return .notCandidates(choice.strangers(among: named), candidates: choice.candidates)
      }
      return named.count <= limit
        ? nil : .tooManyChosen(limit: limit, candidates: choice.candidates)
    }
    if let kept, objection(kept.choice, limit: kept.limit) == nil { return nil }
    if passed.contains(where: { $0.took(named) }) { return nil }
    if !passed.contains(where: { $0.admits(named) }), !endingTogether(of: team, named).isEmpty {
      return nil
    }
    // No open choice fits `named`. The refusal gives the reason of the choice that comes nearest.
    let all = passed + [kept?.choice].compactMap { $0 }
    guard
      let nearest = all.min(by: {
        $0.strangers(among: named).count < $1.strangers(among: named).count
      })
    else {
      return .nothingToChoose(team)
    }
    let limit = nearest == kept?.choice ? kept?.limit : nil
    return objection(nearest, limit: limit ?? nearest.taken.count)
      ?? .choiceComesTooLate(team, taken: nearest.taken)
  }

  /// Applies a captain's choice to the rulings so far, or keeps it for the next settlement.
  mutating func choose(_ named: [Offender], of team: Team, _ reason: String?) {
    if var choice = game.choices.last(where: { $0.team == team && $0.took(named) }),
      choice.isAssumed
    {
      choice.isAssumed = false
      leave(choice)
    }
    if candidatesToKeep(of: team)?.choice.admits(named) ?? false {
      enter(.call(.choiceRecorded(team, named)), reason: reason)
    } else if !game.choices.contains(where: { $0.team == team && $0.admits(named) }) {
      let calls = endingTogether(of: team, named)
      if !calls.isEmpty { enter(.call(.namedFirst(named[0], calls: calls)), reason: reason) }
    }
  }

  /// The calls of the only player in `named`, if the captain of `team` may already decide at the
  /// call who returns first.
  ///
  /// He may if the player's time ends with a team-mate's once the calls so far are settled.
  private func endingTogether(of team: Team, _ named: [Offender]) -> [Event.ID] {
    guard game.isStopped, named.count == 1 else { return [] }
    var settled = self
    settled.settle(resumingIn: period)
    return settled.endingTogether(of: team).flatMap { $0 }.filter {
      $0.candidate.isOne(of: named)
    }.map { $0.call }
  }

  /// The penalties of `team` on the clock that end together, if the book lets its captain decide
  /// who returns first.
  private func endingTogether(of team: Team) -> [[Penalty]] {
    let captain = (goal: book.goals.tie.value, expiry: book.serving.equalExpiry.value)
    var tied: [[Penalty]] = []
    for penalty in game.running(of: team)
    where captain.expiry == .captain || captain.goal == .captain && game.canBeEnded(penalty) {
      if let place = tied.firstIndex(where: { $0[0].until == penalty.until }) {
        tied[place].append(penalty)
      } else {
        tied.append([penalty])
      }
    }
    return tied.filter { $0.count > 1 }
  }

  /// Leaves the decision who returns first to the captain of `team`, if the penalties of a player
  /// called now will end together with others (NHL 26.2, IIHF 26.1).
  mutating func leaveReturns(of team: Team) {
    let point =
      book.serving.equalExpiry.value == .captain ? book.serving.equalExpiry : book.goals.tie
    for tied in endingTogether(of: team) where tied.contains(where: { $0.calledAt == now }) {
      let chosen = namedFirst(among: tied.map { [$0] })
      leave(
        choice(
          of: team, among: tied.map { $0.candidate }, taken: [tied[chosen ?? 0].offender],
          assumed: chosen == nil, by: point.citation))
    }
  }

  /// The index in `tied` of the player whom a captain last named to return first.
  func namedFirst(among tied: [[Penalty]]) -> Int? {
    for call in game.namedFirst.reversed() {
      let place = tied.firstIndex { $0.contains { $0.call == call } }
      if let place { return place }
    }
    return nil
  }

  /// The choice that the provision of `citation` leaves to the captain of `team` here; `taken` are
  /// the candidates taken so far.
  func choice(
    of team: Team, among candidates: [Candidate], taken: [Offender], assumed: Bool,
    by citation: Citation
  ) -> CaptainsChoice {
    var distinct: [Candidate] = []
    for candidate in candidates where !distinct.map({ $0.name }).names(candidate.name) {
      distinct.append(candidate)
    }
    return CaptainsChoice(
      team: team, candidates: distinct.map { $0.offender }, names: distinct.map { $0.name },
      taken: taken, isAssumed: assumed, citation: citation)
  }

  /// Rules that the book leaves `choice` to a captain, in place of an earlier one among the same
  /// candidates.
  ///
  /// Candidates who all have the same name leave nothing to choose.
  mutating func leave(_ choice: CaptainsChoice) {
    guard choice.candidates.count > 1 else { return }
    let earlier = game.choices.firstIndex {
      $0.team == choice.team && $0.candidates == choice.candidates
    }
    rule(
      .call(.choice(choice, place: earlier ?? game.choices.count)), by: choice.citation)
  }

  /// The choice of who keeps a penalty on the clock when the calls so far are settled, if the
  /// captain of `team` has that choice, and how many players he may name.
  private func candidatesToKeep(of team: Team) -> (choice: CaptainsChoice, limit: Int)? {
    guard let stoppage = game.stoppage, !stoppage.calls.isEmpty else { return nil }
    var drafts = game.drafts(of: stoppage.calls, at: now)
    game.addEjections(to: &drafts)
    guard let choice = setOff(&drafts, in: stoppage).choices[team] else { return nil }
    let left = drafts.indices.count {
      drafts.isOnClock($0) && choice.candidates.contains(drafts[$0].penalty.offender)
    }
    return (choice, min(left, choice.candidates.count))
  }
}

extension Candidate {
  /// Whether this candidate is one of `named`, by his own name or the server's.
  func isOne(of named: [Offender]) -> Bool { named.names(name) || named.names(offender) }
}
