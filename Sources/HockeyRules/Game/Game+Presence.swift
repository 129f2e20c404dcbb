// Where a player is: out of the game, on the penalty bench, or free to play.

/// The place of a player while the game goes on.
package enum Presence: Sendable, Hashable {
  /// The ice or the players' bench.
  case free
  /// The penalty bench: he has time to serve, on the clock or off it, for himself or a team-mate.
  case serving
  /// The penalty bench: his time is over, and he leaves at the next stoppage.
  case mayLeave
  /// The ice: he left the penalty bench before his time was over.
  case leftTooEarly
  /// The dressing room.
  case out
}

extension Game {
  func isOut(_ player: Player) -> Bool { ejections.contains { $0.offender.player == player } }

  func isOut(_ occupant: Occupant) -> Bool { occupant.player.map { isOut($0) } ?? false }

  /// Whether `offender` is a player who is out of the game; the bench never is, since several of
  /// its staff can be put out.
  func isOut(_ offender: Offender) -> Bool { offender.player.map { isOut($0) } ?? false }

  /// The place of `player` at `instant`; time that runs out at `instant` is over.
  package func presence(of player: Player, at instant: GameInstant) -> Presence {
    if isOut(player) { return .out }
    if illegal.contains(player) || bench.absent.contains(player) { return .leftTooEarly }
    if bench.hasActiveSeat(where: { $0.occupant == .player(player) }) { return .serving }
    let own = bench.openPenalties.filter { sits(player, offClockFor: penalties[$0]) }
    if own.contains(where: { penalties[$0].until.map { $0 > instant } ?? true }) { return .serving }
    let isDone = !own.isEmpty || leaving.contains { $0.occupant == .player(player) }
    return isDone ? .mayLeave : .free
  }

  /// Whether `player` sits off the clock for `penalty`: his own, even while it waits, or that of a
  /// goalkeeper, the bench, or a hurt team-mate.
  ///
  /// A team-mate who is named for a skater's set-off minor may have served only the part that the
  /// skater had on the clock.
  func sits(_ player: Player, offClockFor penalty: Penalty) -> Bool {
    guard penalty.isOffClock else { return false }
    if penalty.offender == .skater(player) { return true }
    guard penalty.server == player, sitter(of: penalty) == .player(player) else { return false }
    return switch penalty.offender {
    case .skater(let offender): teams[offender.team].injured.contains(offender)
    case .goalkeeper(let offender): !isOut(offender)
    case .bench, .unidentified: true
    }
  }

  /// Whether `player` has a penalty to serve, or sits for a team-mate.
  func isServing(_ player: Player) -> Bool {
    bench.hasActiveSeat { $0.occupant == .player(player) }
      || bench.hasOpenPenalty {
        $0.offender.player == player || $0.isOffClock && $0.server == player
      }
  }

  /// Whether `player` was hurt and a team-mate still sits for him: until then he may not play.
  func mayNotPlayWhileHurt(_ player: Player) -> Bool {
    teams[player.team].injured.contains(player) && isReplacedOnBench(player)
  }

  /// Whether a team-mate sits for a skater's penalty, on the clock or off it.
  func isReplacedOnBench(_ player: Player) -> Bool {
    if seatOfSubstitute(for: player) != nil { return true }
    let servers = penalties.filter { $0.offender == .skater(player) && $0.isOffClock }
      .compactMap { $0.server }.filter { $0 != player }
    return leaving.contains {
      $0.seat == nil && servers.map { .player($0) }.contains($0.occupant)
    }
      || bench.hasOpenPenalty {
        $0.isOffClock && $0.offender == .skater(player) && ($0.server ?? player) != player
      }
  }

  /// The seat in which somebody else sits for `player`.
  func seatOfSubstitute(for player: Player) -> Seat? {
    bench.firstActiveSeat {
      $0.offender == .skater(player) && $0.occupant != .player(player) && !$0.isEmpty
    }
  }

  /// The players who were hurt and may not play, because a team-mate still sits for them.
  package var hurtAndReplaced: [Player] {
    (teams.home.injured + teams.visiting.injured).filter(mayNotPlayWhileHurt)
  }

  /// Whether the log shows that `player` is a goalkeeper; `calls` are those of the stoppage so far.
  func isKnownGoalkeeper(_ player: Player, among calls: [PendingCall]? = nil) -> Bool {
    setup.goalkeepers.contains(player)
      || penalties.indices.contains { penalties[$0].offender == .goalkeeper(player) }
      || (calls ?? stoppage?.calls ?? []).contains { $0.call.offender == .goalkeeper(player) }
  }
}

// Questions about who sits off the clock.
extension Game {
  /// The player who sits for an off-clock penalty.
  func sitter(of penalty: Penalty) -> Occupant {
    switch penalty.offender {
    case .skater(let player):
      .player(penalty.isSetOff ? server(of: penalty) ?? player : player)
    case .goalkeeper(let player)
    where book.serving.goalkeeperServesHimself(penalty.penaltyClass, offClock: true):
      .player(player)
    case .goalkeeper, .bench, .unidentified:
      server(of: penalty).map { .player($0) } ?? .substitute(for: penalty.offender)
    }
  }

  /// The team-mate named to sit for `penalty`, unless he is out of the game.
  private func server(of penalty: Penalty) -> Player? {
    penalty.server.flatMap { isOut($0) ? nil : $0 }
  }

  /// The indices of the off-clock penalties that are served one after the other with `penalty`, in
  /// order: all of a skater's, and those of the player who sits for it (NHL 17.1, HC 4.3(b)).
  ///
  /// Of the penalties called at one stoppage, the misconducts come last (NHL 22.3, HC 4.7(b), IIHF
  /// 22.3).
  ///
  /// If no server is named, they are the penalties of the same call or, for a goalkeeper, of the
  /// same stoppage: another player serves the goalkeeper's later penalties (NHL 27.1, HC 4.13).
  func offClock(with penalty: Penalty) -> [Int] {
    let sitter = sitter(of: penalty)
    let own = bench.openPenalties.filter {
      // An unnamed server sits for one offender only, so only this call's few penalties are
      // searched.
      let isOwn = penalties[$0].offender == penalty.offender
      guard penalties[$0].isOffClock,
        isOwn || penalty.server != nil || penalties[$0].server != nil,
        penalties[$0].team == penalty.team
      else { return false }
      let other = penalties[$0]
      // Nobody sits for a player who is out of the game (NHL 19.2).
      if isOut(other.offender) { return false }
      if case .player = sitter, self.sitter(of: other) == sitter { return true }
      guard isOwn else { return false }
      return switch other.offender {
      case .skater: true
      case .goalkeeper:
        !book.serving.goalkeeperHasServers
          || other.calledAt == penalty.calledAt && (other.server == nil || penalty.server == nil)
      case .bench, .unidentified: other.call == penalty.call
      }
    }
    if own.count < 2 { return own }
    // Keys are made first: a comparison that reads the game copies it.
    let places = inOrderOfCalls(own.map { penalties[$0] }).enumerated().map { place, penalty in
      (penalty.calledAt, penalty.penaltyClass == .misconduct ? 1 : 0, place, penalty.index)
    }
    return places.sorted { $0 < $1 }.map { $0.3 }
  }

  /// Whether `penalty` is a goalkeeper's major on the clock, for which he sits together with a
  /// team-mate (NCAA 28.2).
  func sitsBesideTeamMate(for penalty: Penalty) -> Bool {
    guard case .goalkeeper(let player) = penalty.offender, penalty.penaltyClass == .major,
      penalty.isOnClock, !isOut(player)
    else { return false }
    return switch book.serving.goalkeeperServes.value {
    case .nothing, .majorsAndMisconducts: false
    case .withASkater: true
    }
  }
}

extension ServingProvisions {
  /// Whether a goalkeeper serves a penalty of this class himself, without a team-mate.
  func goalkeeperServesHimself(_ penaltyClass: PenaltyClass, offClock: Bool) -> Bool {
    switch goalkeeperServes.value {
    case .nothing: false
    case .majorsAndMisconducts: penaltyClass != .minor
    case .withASkater: offClock && penaltyClass != .minor
    }
  }

  /// Whether each penalty of a goalkeeper has a server of its own.
  var goalkeeperHasServers: Bool {
    switch goalkeeperQueue.value {
    case .oneAfterTheOther: false
    case .serverEach: true
    }
  }
}
