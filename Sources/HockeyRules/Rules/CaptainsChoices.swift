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
    var open = game.choices.filter { $0.team == team }.map { (choice: $0, limit: $0.taken.count) }
    let kept = candidatesToKeep(of: team)
    if let kept { open.append(kept) }
    func strangers(_ choice: CaptainsChoice) -> [Player] {
      players.filter { !choice.names.contains($0) }
    }
    let nearest = open.min { strangers($0.choice).count < strangers($1.choice).count }
    guard let (choice, limit) = nearest else { return .nothingToChoose(team) }
    guard choice.admits(players) else {
      return .notCandidates(strangers(choice), candidates: choice.candidates)
    }
    if players.count > limit { return .tooManyChosen(limit: limit, candidates: choice.candidates) }
    if kept == nil, !players.allSatisfy({ choice.takenNames.contains($0) }) {
      return .choiceComesTooLate(team, taken: choice.taken)
    }
    return nil
  }

  /// Applies a captain's choice to what has been ruled, or keeps it for the settlement to come.
  mutating func choose(_ players: [Player], of team: Team, _ reason: String?) {
    if var choice = game.choices.last(where: { $0.team == team && $0.admits(players) }),
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
