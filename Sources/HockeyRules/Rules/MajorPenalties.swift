// Majors and match penalties (HC 4.4, 4.10; NHL 20, 21).

extension Referee {
  /// One player's penalties, by their indices in `drafts`, in the order in which he serves them:
  /// majors before minors.
  func majorsFirst(_ group: [Int], of drafts: [Draft]) -> [Int] {
    if group.count < 2 { return group }
    return group.filter { drafts[$0].penalty.penaltyClass != .minor }
      + group.filter { drafts[$0].penalty.penaltyClass == .minor }
  }

  /// Whether the log says that nobody sits yet for the penalties that begin with `draft`, and the
  /// book allows that.
  ///
  /// The book allows it for majors only, if the offender is out of the game, also has a misconduct,
  /// or is hurt (NHL 20.3, 22.3).
  func leavesSeatEmpty(_ draft: Draft, among drafts: [Draft]) -> Bool {
    switch book.serving.ejectedServer.value {
    case .atOnce, .fromBench: return false
    case .beforeExpiry: break
    }
    guard draft.penalty.offender.isSkater,
      drafts.indices.contains(where: {
        drafts[$0].call.call.nobodySits && drafts[$0].servedWith == draft.servedWith
      })
    else { return false }
    let own = drafts.indices.filter {
      drafts.isOnClock($0) && drafts[$0].servedWith == draft.servedWith
    }
    let seat = game.bench.firstActiveSeat { $0.offender == draft.penalty.offender }
    let classes =
      own.map { drafts[$0].penalty.penaltyClass }
      + (seat.map { game.owed(in: $0).map { $0.penaltyClass } } ?? [])
    return classes.allSatisfy { $0 == .major }
  }

  /// Seats `player` for an offender who is out of the game.
  mutating func serve(_ player: Player, for offender: Player) {
    stop()
    guard let seat = seatWithoutPlayer(of: offender) else { return }
    rule(
      .bench(.serves(.player(player), for: seat.offender, seat: seat.id)),
      by: book.serving.ejectedServer)
  }

  /// The seat of `offender` that is empty, or in which an unnamed player sits.
  func seatWithoutPlayer(of offender: Player) -> Seat? {
    game.bench.firstActiveSeat { seat in
      guard seat.offender == .skater(offender) else { return false }
      return switch seat.occupant {
      case .player: false
      case .substitute, .nobody: true
      }
    }
  }

  /// The number of skaters that both teams have because of the penalties being served.
  ///
  /// A team that sent nobody to sit for a major is a player short until the next stoppage, but is
  /// not short-handed (NHL 20.3).
  var strength: PerTeam<Int> {
    var strength = game.manpower
    for team in Team.allCases where game.hasEmptySeatToClose(of: team) {
      strength[team] = entitlement(of: team)
    }
    return strength
  }

  /// How many skaters each team lacked just before this instant because nobody sat in a seat whose
  /// time had expired.
  var skatersWithoutReturn: PerTeam<Int> {
    var lacking = PerTeam(both: 0)
    for team in Team.allCases where game.hasEmptySeatToClose(of: team) {
      let now = game.bench.openSeats.count {
        game.seats[$0].team == team && game.seats[$0].standing == .expired
          && game.seats[$0].isEmpty && hasExpiredNow(game.seats[$0])
      }
      lacking[team] = max(0, entitlement(of: team) - game.manpower[team] - now)
    }
    return lacking
  }

  private func hasExpiredNow(_ seat: Seat) -> Bool {
    seat.penalties.last.map { game.penalties[$0].standing == .over(.served, at: now) } ?? false
  }
}

extension Game {
  /// If the book says so, has a player's match penalty and major served together in five minutes.
  ///
  /// A fight is a separate act: its major is served, or set off, on its own.
  func serveMatchOnce(_ drafts: inout [Draft]) {
    switch book.classes.matchBesideMajor.value {
    case .servedEach: return
    case .servedOnce: break
    }
    for index in drafts.indices where drafts[index].penalty.penaltyClass == .match {
      let besideMajor = drafts.indices.contains {
        drafts[$0].penalty.penaltyClass == .major
          && drafts[$0].countedWith == drafts[index].countedWith
          && !drafts[$0].penalty.infraction.isSame(as: .fighting)
      }
      if besideMajor {
        drafts[index].penalty.length = .zero
        drafts[index].penalty.standing = .waiting(remaining: .zero)
      }
    }
  }
}
