// Who sits (HC 4.1(b), 4.3, 4.13; NHL 17, 27): a goalkeeper and an ejected player never do, and nobody sits
// in two places.

extension Referee {
  /// Who takes the seat for the penalties that begin with `draft`.
  func occupant(for draft: Draft, among drafts: [Draft]) -> Occupant {
    if let server = namedServer(for: draft, among: drafts) { return .player(server) }
    switch draft.penalty.offender {
    case .goalkeeper(let player):
      return servesHimself(draft.penalty.penaltyClass) && !draft.ejected
        ? .player(player) : .substitute(for: draft.penalty.offender)
    case .bench, .unidentified: return .substitute(for: draft.penalty.offender)
    case .skater(let player):
      let sitsOffClock = drafts.contains {
        $0.holder == draft.holder && $0.penalty.length > .zero
          && ($0.cancelled || $0.penalty.penaltyClass == .misconduct)
      }
      let out = draft.ejected || game.ejected.contains(draft.penalty.offender)
      return out || sitsOffClock || isServingOffClock(player, besides: drafts)
        ? .substitute(for: draft.penalty.offender) : .player(player)
    }
  }

  /// The team-mate whom the log names to sit, unless he has to sit for himself and the book does not let him.
  private func namedServer(for draft: Draft, among drafts: [Draft]) -> Player? {
    var server = draft.call.call.server
    if server == nil && !(draft.penalty.offender.isGoalkeeper && hasOwnServerEach) {
      server =
        drafts.first { $0.holder == draft.holder && $0.call.call.server != nil }?.call.call
        .server
    }
    guard let server, server != draft.penalty.offender.player else { return server }
    switch book.serving.penalisedServer.value {
    case .queued: return server
    case .refused: break
    }
    let isPenalised = drafts.contains {
      $0.holder == .player(server) && $0.takesSkaterOff && !$0.cancelled
    }
    return isPenalised ? nil : server
  }

  /// Whether a goalkeeper's penalties have a server each.
  var hasOwnServerEach: Bool {
    switch book.serving.goalkeeperQueue.value {
    case .oneAfterTheOther: false
    case .serverEach: true
    }
  }

  /// Lets another take over where `player` sits for somebody else and now has to sit for himself.
  mutating func relieve(_ player: Player, for draft: Draft) {
    switch book.serving.penalisedServer.value {
    case .queued: return
    case .refused: break
    }
    for seat in game.seats
    where seat.isActive && seat.occupant == .player(player) && seat.offender.player != player {
      rule(
        .serves(.substitute(for: seat.offender), for: seat.offender, seat: seat.id),
        by: seat.offender.isGoalkeeper
          ? book.serving.goalkeeperServer.rule : book.serving.server.rule)
    }
  }

  /// Whether anybody has to sit for the penalties that begin with `draft`.
  func hasServer(_ draft: Draft, among drafts: [Draft]) -> Bool {
    let hasMisconduct = drafts.contains {
      $0.holder == draft.holder && $0.penalty.penaltyClass == .misconduct
    }
    guard draft.ejected || hasMisconduct, draft.penalty.penaltyClass != .minor else { return true }
    return switch book.serving.ejectedServer.value {
    case .atOnce: true
    case .fromBench: false
    }
  }

  /// Whether a goalkeeper serves a penalty of this class himself.
  func servesHimself(_ penaltyClass: PenaltyClass) -> Bool {
    switch book.serving.goalkeeperServes.value {
    case .nothing: false
    case .majorsAndMisconducts: penaltyClass != .minor
    }
  }

  /// Whether it goes without saying who sits: the offender, or somebody for a bench minor.
  func sitsHimself(_ draft: Draft, _ occupant: Occupant) -> Bool {
    switch occupant {
    case .player(let player): draft.penalty.offender.player == player
    case .substitute(let offender):
      switch offender {
      case .bench: true
      case .skater, .goalkeeper, .unidentified: false
      }
    }
  }

  /// The rule by which another sits for the offender of `draft`.
  func serverRule(for draft: Draft, among drafts: [Draft] = []) -> RuleReference {
    switch draft.penalty.offender {
    case .goalkeeper: return book.serving.goalkeeperServer.rule
    case .skater, .bench, .unidentified: break
    }
    if draft.ejected && draft.penalty.penaltyClass != .minor {
      return book.serving.ejectedServer.rule
    }
    let hasMisconduct = drafts.contains {
      $0.holder == draft.holder && $0.penalty.penaltyClass == .misconduct
    }
    return hasMisconduct && !draft.ejected
      ? book.serving.misconductAfter.rule : book.serving.server.rule
  }

  /// Puts another into the offender's seat where he now sits for something else, or is out.
  mutating func replaceOccupant(of seat: Seat, by occupant: Occupant, for draft: Draft) {
    guard case .player(let sitting) = seat.occupant, draft.penalty.offender.player == sitting,
      occupant != seat.occupant
    else { return }
    rule(.serves(occupant, for: seat.offender, seat: seat.id), by: serverRule(for: draft))
  }

  /// Seats a team-mate for a goalkeeper whose penalties are all off the clock (HC 4.13 Note 1), and in the
  /// seat of a player who gets time off the clock while he serves.
  mutating func seatSubstitutesOffClock(_ drafts: [Draft], of team: Team) {
    var seen: [Holder] = []
    for draft in drafts
    where draft.penalty.team == team && draft.penalty.length > .zero
      && (draft.cancelled || draft.penalty.penaltyClass == .misconduct)
      && !seen.contains(draft.holder)
    {
      seen.append(draft.holder)
      let sitting = occupant(for: draft, among: drafts)
      if let seat = game.seats.first(where: {
        $0.isActive && $0.occupant == draft.penalty.offender.himself
      }) {
        replaceOccupant(of: seat, by: .substitute(for: seat.offender), for: draft)
      } else if needsServerOffClock(draft),
        hasOwnServerEach && draft.penalty.offender.isGoalkeeper
          || !game.seats.contains(where: { $0.isActive && $0.offender == draft.penalty.offender })
      {
        rule(
          .serves(sitting, for: draft.penalty.offender, seat: nil), by: serverRule(for: draft))
      }
    }
  }
}

extension Referee {
  /// Whether another sits though the penalty is off the clock: for a goalkeeper, and whom the log names.
  private func needsServerOffClock(_ draft: Draft) -> Bool {
    guard !draft.ejected else { return false }
    return switch draft.penalty.offender {
    case .goalkeeper: !servesHimself(draft.penalty.penaltyClass)
    case .skater, .bench, .unidentified: draft.penalty.server != nil
    }
  }
}

extension Offender {
  /// Whether he is a goalkeeper.
  var isGoalkeeper: Bool {
    switch self {
    case .goalkeeper: true
    case .skater, .bench, .unidentified: false
    }
  }

  /// The offender as one who sits, where he is known.
  var himself: Occupant? { player.map(Occupant.player) }
}
