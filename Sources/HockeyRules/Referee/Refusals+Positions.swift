// The positions at which a book allows no game to be joined.

extension Referee {
  /// The faults of the penalties that `position` lists, at most one for each, by the penalty's
  /// index; `id` is the play.
  func faults(
    inEntriesOf position: GamePosition, called id: Event.ID
  ) -> [(index: Int, reason: Refusal.Reason)] {
    position.entries.indices.compactMap { index in
      objection(toEntryAt: index, of: position, called: id).map { (index, $0) }
    }
  }

  private func objection(
    toEntryAt index: Int, of position: GamePosition, called id: Event.ID
  ) -> Refusal.Reason? {
    let entry = position.entries[index]
    let isTaken = position.entries[..<index].contains {
      $0.id == entry.id && $0.offender != entry.offender
    }
    if isTaken || entry.id == id { return .idIsTaken(entry.id) }
    if entry.follows, !position.hasSeat(before: index) {
      return .impossibleManner(entry.offender, entry.penaltyClass)
    }
    return objection(to: entry, of: position)
  }

  /// The greatest number of penalties in a position: more than both teams have players.
  private static let entryLimit = 100

  /// The greatest figure that a position may have.
  private static let figures = 0...9999

  /// The faults of the figures of `position`: with them its minutes may not even be added.
  func faults(inFiguresOf position: GamePosition, in period: Int) -> [Refusal.Reason] {
    if max(position.entries.count, position.ejected.count) > Self.entryLimit {
      return [.tooManyCalls(limit: Self.entryLimit)]
    }
    let minutes = position.entries.compactMap { $0.minutes }.map { PerTeam(both: $0) }
    let figures = [position.score, position.penaltyMinutes, position.powerPlays].compactMap { $0 }
    var faults: [Refusal.Reason] = (figures + minutes).filter { figure in
      !Team.allCases.allSatisfy { Self.figures.contains(figure[$0]) }
    }.map { .impossibleFigures($0, limit: Self.figures.upperBound) }
    if faults.isEmpty, let stated = position.penaltyMinutes {
      let listed = self.minutes(of: position)
      if stated.home < listed.home || stated.visiting < listed.visiting {
        faults.append(.tooFewMinutes(listed: listed))
      }
    }
    let possible = game.minimumSkaters(in: period)...book.play.skaters.value
    if let skaters = position.skaters,
      !possible.contains(skaters.home) || !possible.contains(skaters.visiting)
    {
      faults.append(
        .impossibleSkaters(skaters, from: possible.lowerBound, to: possible.upperBound))
    }
    return faults
  }

  private func objection(
    to entry: GamePosition.Entry, of position: GamePosition
  ) -> Refusal.Reason? {
    let length = length(of: entry)
    if length == .zero || entry.remaining < .zero || entry.remaining > length {
      return .impossibleTimeLeft(entry.offender, entry.penaltyClass, length: length)
    }
    if !entry.isPossibleManner { return .impossibleManner(entry.offender, entry.penaltyClass) }
    // Nobody sits off the clock for a player who is out.
    let sitter = entry.remaining > .zero ? entry.offender.player : leaver(entry)
    if entry.isOffClock, let sitter, game.isOut(sitter) { return .playerIsOut(sitter) }
    switch entry.sitter {
    case .player(let player): return objection(toSitting: player, entry, of: position)
    case .nobody:
      return mayBeEmpty(entry) ? nil : .somebodyHasToSit(entry.offender)
    case .substitute, nil: return nil
    }
  }

  /// The player who leaves the bench when off-clock time has expired.
  private func leaver(_ entry: GamePosition.Entry) -> Player? {
    switch entry.offender {
    case .skater(let player): entry.manner == .setOff ? entry.sitter?.player ?? player : player
    case .goalkeeper(let player)
    where book.serving.goalkeeperServesHimself(entry.penaltyClass, offClock: true): player
    case .goalkeeper, .bench, .unidentified: entry.sitter?.player
    }
  }

  private func objection(
    toSitting player: Player, _ entry: GamePosition.Entry, of position: GamePosition
  ) -> Refusal.Reason? {
    if player.team != entry.offender.team { return .serverOfOtherTeam(player) }
    if game.isOut(player) { return .playerIsOut(player) }
    if entry.offender == .goalkeeper(player) {
      return book.serving.goalkeeperServesHimself(entry.penaltyClass, offClock: entry.isOffClock)
        ? nil : .goalkeeperMayNotServe(player)
    }
    let isListed = position.entries.contains { $0.offender == .goalkeeper(player) }
    return isListed || game.isKnownGoalkeeper(player) ? .goalkeeperMayNotServe(player) : nil
  }

  /// Whether the seat of `entry` may be empty until its time has expired: as for a skater's major.
  private func mayBeEmpty(_ entry: GamePosition.Entry) -> Bool {
    guard entry.offender.isSkater, entry.penaltyClass == .major, !entry.isOffClock else {
      return false
    }
    return switch book.serving.ejectedServer.value {
    case .beforeExpiry: true
    case .atOnce, .fromBench: false
    }
  }
}

extension GamePosition {
  /// Whether the entry before `index` is served on the clock by the same team.
  fileprivate func hasSeat(before index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = entries[index - 1]
    return !before.isOffClock && before.offender.team == entries[index].offender.team
  }
}

extension GamePosition.Entry {
  /// Whether a penalty of its class can be served in its manner.
  fileprivate var isPossibleManner: Bool {
    switch manner {
    case .ordinary: true
    case .pair: penaltyClass == .minor
    case .setOff: penaltyClass.takesSkaterOff
    case .restOfMajor: penaltyClass.takesSkaterOff && penaltyClass != .minor
    }
  }
}
