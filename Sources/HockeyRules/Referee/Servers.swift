// The players who serve (HC 4.1(b), 4.3, 4.13; NHL 17, 27): a goalkeeper and an ejected player
// never do, and nobody sits in two places.

extension Referee {
  /// The occupant of the seat for the penalties that begin with `draft`.
  func occupant(for draft: Draft, among drafts: [Draft]) -> Occupant {
    if let server = namedServer(for: draft, among: drafts) { return .player(server) }
    if leavesSeatEmpty(draft, among: drafts) { return .nobody(for: draft.penalty.offender) }
    return game.occupant(
      for: draft.penalty.offender, draft.penalty.penaltyClass, offClock: draft.cancelled,
      isOut: draft.ejected
    ) { player in
      drafts.indices.contains {
        drafts.isOffClock($0) && drafts[$0].penalty.length > .zero
          && drafts[$0].servedWith == draft.servedWith
      } || isServingOffClock(player, besides: drafts)
    }
  }

  /// The first team-mate named in the log who may sit: a call logged later may bar him.
  func namedServer(for draft: Draft, among drafts: [Draft]) -> Player? {
    func mayServe(_ call: PendingCall) -> Player? {
      call.call.whoSits.flatMap { maySit($0, for: draft, among: drafts) ? $0 : nil }
    }
    if let server = mayServe(draft.call) { return server }
    for other in drafts where other.penalty.server != nil && other.servedWith == draft.servedWith {
      if let server = mayServe(other.call) { return server }
    }
    return nil
  }

  /// Whether nothing called with `draft` or earlier prevents `server` from sitting for it.
  private func maySit(_ server: Player, for draft: Draft, among drafts: [Draft]) -> Bool {
    // A player who is named to sit for himself is no server: he sits if he may.
    if server == draft.penalty.offender.player { return false }
    let own = drafts.filter { $0.countedWith == .player(server) }
    if game.isOut(server) || own.contains(where: { $0.ejected || $0.penalty.offender.isGoalkeeper })
    {
      return false
    }
    let first = drafts.first { $0.call.call.whoSits == server }
    if let first, first.servedWith != draft.servedWith { return false }
    let offender = draft.penalty.offender
    guard
      own.contains(where: { $0.penalty.length > .zero })
        || game.isServing(server, besides: offender, and: drafts)
    else { return true }
    // Nobody sits in two seats, but a player may serve a bench minor after his own penalties.
    return offender.player == nil && book.serving.barToServe(for: offender) == nil
  }

  /// Replaces `player` if he is out, or sits where no penalised player may: for the goalkeeper (NHL
  /// 27.1), and in some books for anybody (USA Hockey 404(a)).
  ///
  /// Otherwise he first serves the penalty for which he sits, as if it were his, and then his own
  /// (NHL 17.1, HC 4.3(b)).
  mutating func relieve(_ player: Player, for draft: Draft) {
    for index in game.bench.openSeats
    where game.seats[index].isActive && game.seats[index].occupant == .player(player)
      && game.seats[index].offender.player != player
    {
      let seat = game.seats[index]
      guard draft.ejected || book.serving.relievesServer(of: seat.offender),
        let citation =
          draft.ejected
          ? serverRule(for: seat.offender) : book.serving.barToServe(for: seat.offender)
      else { continue }
      seatSubstitute(in: seat, by: citation)
    }
  }

  /// Replaces the players of `team` who sit although they are out of the game.
  ///
  /// A player with new penalties in his own seat is replaced when those are placed. With `putOut`,
  /// a player who sits off the clock is replaced only if the list has him: the others have been
  /// replaced already. Nobody sits for the set-off penalty of a player who is out (NHL 19.2).
  mutating func replaceEjected(
    of team: Team, called drafts: [Draft], putOut: [Player]? = nil
  ) {
    if game.ejections.isEmpty { return }
    for index in game.bench.openSeats
    where game.seats[index].isActive && game.seats[index].team == team {
      guard case .player(let player) = game.seats[index].occupant, game.isOut(player) else {
        continue
      }
      let seat = game.seats[index]
      let own = drafts.indices.filter { drafts[$0].servedWith == .player(player) }
      let isPlaced = own.contains {
        drafts.isOnClock($0) && !drafts[$0].penalty.isOnClock && !drafts[$0].penalty.isOver
      }
      if seat.offender.player == player && isPlaced { continue }
      replaceEjected(in: seat, nobodySits: own.contains { drafts[$0].call.call.nobodySits })
    }
    for index in game.bench.openPenalties
    where game.penalties[index].team == team && game.penalties[index].isOffClock {
      let penalty = game.penalties[index]
      guard let server = penalty.server, putOut?.contains(server) ?? game.isOut(server),
        penalty.offender.player != server,
        !(penalty.offender.player.map { game.isOut($0) } ?? false),
        !drafts.contains(where: { $0.penalty.call == penalty.call })
      else { continue }
      rule(
        .bench(.serves(.substitute(for: penalty.offender), for: penalty.offender, seat: nil)),
        by: serverRule(for: penalty.offender))
    }
  }

  private mutating func replaceEjected(in seat: Seat, nobodySits: Bool) {
    let left = game.owed(in: seat)
    let isMajor = left.allSatisfy { $0.penaltyClass == .major }
    let isAlone = isMajor && seat.offender.isSkater
    switch book.serving.ejectedServer.value {
    case .fromBench where isAlone:
      rule(
        .bench(.vacated(seat: seat.id, by: .substitute(for: seat.offender))),
        by: book.serving.ejectedServer)
    case .beforeExpiry where isAlone && nobodySits:
      rule(
        .bench(.vacated(seat: seat.id, by: .nobody(for: seat.offender))),
        by: book.serving.ejectedServer)
    case .atOnce, .beforeExpiry, .fromBench:
      seatSubstitute(
        in: seat, by: isAlone ? book.serving.ejectedServer.citation : serverRule(for: seat.offender)
      )
    }
  }

  mutating func seatSubstitute(in seat: Seat, by citation: Citation) {
    rule(
      .bench(.serves(.substitute(for: seat.offender), for: seat.offender, seat: seat.id)),
      by: citation)
  }

  /// The provision by which somebody sits for `offender`.
  func serverRule(for offender: Offender) -> Citation {
    offender.isGoalkeeper
      ? book.serving.goalkeeperServer.citation : book.serving.server.citation
  }

  /// Whether anybody has to sit for the penalties that begin with `draft`.
  func hasServer(_ draft: Draft, among drafts: [Draft]) -> Bool {
    guard draft.ejected || drafts.hasMisconduct(in: draft.servedWith),
      draft.penalty.penaltyClass != .minor
    else { return true }
    return switch book.serving.ejectedServer.value {
    case .atOnce, .beforeExpiry: true
    case .fromBench: false
    }
  }

  /// Whether no ruling needs to say who sits: the offender, a player for a bench minor, or nobody.
  func sitsHimself(_ draft: Draft, _ occupant: Occupant) -> Bool {
    switch occupant {
    case .player(let player): draft.penalty.offender.player == player
    case .substitute(let offender):
      switch offender {
      case .bench: true
      case .skater, .goalkeeper, .unidentified: false
      }
    case .nobody: true
    }
  }

  /// The provision by which a team-mate sits for the offender of `draft`.
  func serverRule(for draft: Draft, among drafts: [Draft] = []) -> Citation {
    if !draft.penalty.offender.isGoalkeeper {
      if draft.ejected && draft.penalty.penaltyClass != .minor {
        return book.serving.ejectedServer.citation
      }
      if !draft.ejected && drafts.hasMisconduct(in: draft.servedWith) {
        return book.serving.misconductAfter.citation
      }
    }
    return serverRule(for: draft.penalty.offender)
  }

  /// Replaces the occupant of the offender's seat, if he now sits for another penalty, or is out,
  /// or the log now names somebody else.
  mutating func replaceOccupant(of seat: Seat, by occupant: Occupant, for draft: Draft) {
    let isReplaced =
      switch (seat.occupant, occupant) {
      case (.player(let sitting), _): draft.penalty.offender.player == sitting
      case (.substitute(let offender), .player(let named)):
        draft.penalty.offender == offender && offender.player != named
      case (.substitute, _), (.nobody, _): false
      }
    guard isReplaced, occupant != seat.occupant else { return }
    rule(.bench(.serves(occupant, for: seat.offender, seat: seat.id)), by: serverRule(for: draft))
  }

  /// Seats a team-mate for a goalkeeper whose penalties are all off the clock (HC 4.13 Note 1), and
  /// for a player who gets off-clock time while he serves.
  mutating func seatSubstitutesOffClock(_ drafts: [Draft], of team: Team) {
    var seen: Set<PenaltyGroup> = []
    for index in drafts.indices
    where drafts.isOffClock(index) && drafts[index].penalty.team == team
      && drafts[index].penalty.length > .zero && seen.insert(drafts[index].servedWith).inserted
    {
      let draft = drafts[index]
      let sitting = occupant(for: draft, among: drafts)
      if let seat = seatOfHisOwn(draft) {
        replaceOccupant(of: seat, by: .substitute(for: seat.offender), for: draft)
      } else if needsServerOffClock(draft), !isServedOnClock(draft) {
        rule(
          .bench(.serves(sitting, for: draft.penalty.offender, seat: nil)),
          by: serverRule(for: draft))
      }
    }
  }

  /// The active seat in which the offender of `draft`, who is to sit off the clock, sits now.
  private func seatOfHisOwn(_ draft: Draft) -> Seat? {
    switch draft.servedWith {
    case .goalkeeper
    where !book.serving.goalkeeperServesHimself(draft.penalty.penaltyClass, offClock: true):
      return nil
    case .player, .goalkeeper, .call: break
    }
    return game.bench.firstActiveSeat { $0.occupant == draft.penalty.offender.himself }
  }

  /// Whether somebody already sits on the clock for the penalties served together with `draft`.
  private func isServedOnClock(_ draft: Draft) -> Bool {
    switch draft.servedWith {
    case .goalkeeper: false
    case .player: game.bench.hasActiveSeat { $0.offender == draft.penalty.offender }
    case .call(let id):
      game.bench.hasActiveSeat { seat in
        game.bench.owes(in: seat.index) { game.penalties[$0].call == id }
      }
    }
  }

  /// Whether a team-mate sits although the penalty is off the clock: for a goalkeeper, or if the
  /// log names one.
  private func needsServerOffClock(_ draft: Draft) -> Bool {
    guard !draft.ejected else { return false }
    return switch draft.penalty.offender {
    case .goalkeeper:
      !book.serving.goalkeeperServesHimself(draft.penalty.penaltyClass, offClock: true)
    case .skater, .bench, .unidentified: draft.penalty.server != nil
    }
  }
}

extension Game {
  /// Who sits by the book for a penalty of `offender`; a skater does not sit on the clock while he
  /// sits off it.
  func occupant(
    for offender: Offender, _ penaltyClass: PenaltyClass, offClock: Bool, isOut: Bool = false,
    sitsOffClock: (Player) -> Bool
  ) -> Occupant {
    guard let player = offender.player, !isOut, !self.isOut(player) else {
      return .substitute(for: offender)
    }
    let sits =
      offender.isGoalkeeper
      ? book.serving.goalkeeperServesHimself(penaltyClass, offClock: offClock)
      : !sitsOffClock(player)
    return sits ? .player(player) : .substitute(for: offender)
  }
}

extension Offender {
  /// The offender as an occupant, if he is known.
  var himself: Occupant? { player.map { .player($0) } }

  /// Whether the offender is a player who is no goalkeeper.
  package var isSkater: Bool {
    switch self {
    case .skater: true
    case .goalkeeper, .bench, .unidentified: false
    }
  }
}

extension Call {
  /// The team-mate named to sit, or `nil` for a penalty that only puts a player out of the game.
  var whoSits: Player? { hasTimeToServe ? server : nil }

  /// Whether the log names who sits for it, or says that nobody does.
  var saysWhoSits: Bool { whoSits != nil || nobodySits }

  /// Whether the call has a penalty for which somebody may have to sit.
  var hasTimeToServe: Bool {
    penaltyShot || penalties.contains { $0.takesSkaterOff || $0 == .misconduct }
  }
}
