// The choices that the books leave to a captain: which of two minors a goal ends, which signalled
// minor it washes out, who returns first of two players whose time expires together, whose
// penalties are set off (NHL 15.2, 16.2, 19.5, 26.2).
//
// A choice may be logged after the play that led to it. When a log is solved, the choices ahead are
// read first, so that the play is ruled on with them. In a game that is played one play at a time,
// the first candidate has been taken by then: a captain who names another is refused, and the log
// must be solved again.

extension Referee {
  /// The players whom the captain of `team` names, now or later in this stoppage, for a choice
  /// among `candidates`; none where he names nobody, a player who is no candidate, or more than
  /// `limit`.
  func named(by team: Team, among candidates: [Candidate], atMost limit: Int = 1) -> [Player] {
    let names = candidates.map { $0.name }
    func isOpen(_ players: [Player]) -> Bool { players.count <= limit && names.admit(players) }
    if let players = choicesAhead[team].first(where: isOpen) { return players }
    guard let choiceHere, choiceHere.team == team, isOpen(choiceHere.players) else { return [] }
    return choiceHere.players
  }

  /// The reason why the captain of `team` cannot choose `players` here; nil where he can.
  func objection(toChoosing players: [Player], of team: Team) -> Refusal.Reason? {
    let passed = game.choices.filter { $0.team == team }
    let kept = candidatesToKeep(of: team)
    func strangers(_ choice: CaptainsChoice) -> [Player] {
      players.filter { !choice.names.contains($0) }
    }
    func objection(_ choice: CaptainsChoice, limit: Int) -> Refusal.Reason? {
      guard choice.admits(players) else {
        return .notCandidates(strangers(choice), candidates: choice.candidates)
      }
      return players.count <= limit
        ? nil : .tooManyChosen(limit: limit, candidates: choice.candidates)
    }
    if let kept, objection(kept.choice, limit: kept.limit) == nil { return nil }
    if passed.contains(where: { $0.took(players) }) { return nil }
    // It is none of the choices: the reason is that of the one which it fits best.
    let all = passed + [kept?.choice].compactMap { $0 }
    guard let nearest = all.min(by: { strangers($0).count < strangers($1).count }) else {
      return .nothingToChoose(team)
    }
    let limit = nearest == kept?.choice ? kept?.limit : nil
    return objection(nearest, limit: limit ?? nearest.taken.count)
      ?? .choiceComesTooLate(team, taken: nearest.taken)
  }

  /// Applies a captain's choice to what has been ruled, or keeps it for the settlement to come.
  mutating func choose(_ players: [Player], of team: Team, _ reason: String?) {
    if var choice = game.choices.last(where: { $0.team == team && $0.took(players) }),
      choice.isAssumed
    {
      choice.isAssumed = false
      leave(choice, by: choice.citation)
    }
    if candidatesToKeep(of: team)?.choice.admits(players) ?? false {
      obey(.call(.choiceRecorded(team, players)), reason: reason)
    }
  }

  /// The choice that `provision` leaves to the captain of `team` here, with the candidates taken.
  func choice<Value>(
    of team: Team, among candidates: [Candidate], taken: [Offender], assumed: Bool,
    by provision: Provision<Value>
  ) -> CaptainsChoice {
    CaptainsChoice(
      team: team, candidates: candidates.map { $0.offender }, names: candidates.map { $0.name },
      taken: taken, isAssumed: assumed, play: cause, isInPlay: !game.isStopped,
      citation: provision.citation)
  }

  /// Rules that `provision` leaves `choice` to a captain.
  mutating func leave<Value>(_ choice: CaptainsChoice, by provision: Provision<Value>) {
    leave(choice, by: provision.citation)
  }

  /// Rules that the book leaves `choice` to a captain, in place of an earlier one among the same
  /// candidates.
  mutating func leave(_ choice: CaptainsChoice, by citation: Citation) {
    var choice = choice
    let earlier = game.choices.firstIndex {
      $0.team == choice.team && $0.candidates == choice.candidates
    }
    if let earlier {
      choice.play = game.choices[earlier].play
      choice.isInPlay = game.choices[earlier].isInPlay
    }
    rule(.call(.choice(choice, place: earlier ?? game.choices.count)), by: citation)
  }

  /// The choice of the players who keep a penalty on the clock when the calls so far are settled,
  /// where the captain of `team` may decide that; and the greatest number of them.
  private func candidatesToKeep(of team: Team) -> (choice: CaptainsChoice, limit: Int)? {
    guard let stoppage = game.stoppage, !stoppage.calls.isEmpty else { return nil }
    var drafts = drafts(of: stoppage.calls)
    addEjections(to: &drafts)
    guard let choice = setOff(&drafts, in: stoppage).choices[team] else { return nil }
    let left = drafts.indices.count {
      drafts.isOnClock($0) && choice.candidates.contains(drafts[$0].penalty.offender)
    }
    return (choice, min(left, choice.candidates.count))
  }
}

extension Candidate {
  /// Whether one of `players` is the name of this candidate.
  func isOne(of players: [Player]) -> Bool { name.map(players.contains) ?? false }
}
