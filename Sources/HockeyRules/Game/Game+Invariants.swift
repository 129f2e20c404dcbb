// Invariants that hold after every ruling, and others between plays; the tests check them.

extension Game {
  /// The invariants that the game breaks, each in a few words; empty in a sound game.
  package func checkInvariants() -> [String] {
    Team.allCases.flatMap { brokenInvariants(of: $0) } + brokenInvariantsOfPenalties()
  }

  private func brokenInvariants(of team: Team) -> [String] {
    var broken: [String] = []
    if runningSeats(of: team) > book.serving.servedAtOnce.value {
      broken.append("more than \(book.serving.servedAtOnce.value) penalties run at a time")
    }
    if manpower[team] < min(book.play.minimumSkaters.value, minimumSkaters(in: period))
      || manpower[team] > book.play.skaters.value
    {
      broken.append("a team has \(manpower[team]) skaters")
    }
    return broken
  }

  /// The invariants that the game breaks between two plays, once all rulings on the first are made.
  package func checkInvariantsBetweenPlays() -> [String] {
    var broken = checkInvariants()
    for team in Team.allCases
    where !waiting(of: team).isEmpty && runningSeats(of: team) == 0 && stoppage == nil {
      broken.append("a penalty waits though none is running")
    }
    for seat in seats where seat.standing == .running && bench.current(in: seat.index) == nil {
      broken.append("seat \(seat.id) runs with nothing to serve")
    }
    if !signals.isEmpty && isOver { broken.append("an arm is up after the game") }
    return broken + brokenInvariantsOfPlayers()
  }

  /// The invariants that the game breaks as the successor of `before`.
  package func checkInvariants(since before: Game) -> [String] {
    zip(before.penalties, penalties).compactMap { old, new in
      old.isTakenBack && !new.isTakenBack ? "penalty \(new.id) was taken back and is not over" : nil
    }
  }

  private func brokenInvariantsOfPlayers() -> [String] {
    // Nobody sits after the game.
    if isOver { return [] }
    var broken: [String] = []
    for ejection in ejections {
      guard let player = ejection.offender.player else { continue }
      let sits = seats.contains { $0.isActive && $0.occupant == .player(player) }
      let returns = leaving.contains { $0.occupant == .player(player) }
      if sits || returns {
        broken.append("player \(player.number) is out of the game but on the bench")
      }
    }
    for seat in seats where seat.standing == .running {
      guard case .player(let player) = seat.occupant else { continue }
      let other = seats.contains {
        $0.index > seat.index && $0.standing == .running && $0.occupant == seat.occupant
      }
      if other { broken.append("player \(player.number) sits in two seats") }
    }
    for penalty in penalties where penalty.until != nil && penalty.offender.isSkater {
      let other = penalties.contains {
        $0.index > penalty.index && $0.until != nil && $0.offender == penalty.offender
      }
      if other { broken.append("two penalties of one player run") }
    }
    return broken
  }

  private func brokenInvariantsOfPenalties() -> [String] {
    var broken: [String] = []
    for penalty in penalties {
      switch penalty.standing {
      case .serving(let since, let until):
        if until < since { broken.append("penalty \(penalty.id) ends before it starts") }
        if until - since > penalty.length {
          broken.append("penalty \(penalty.id) runs longer than it was called for")
        }
      case .waiting(let remaining), .frozen(let remaining):
        if remaining < .zero || remaining > penalty.length {
          broken.append("penalty \(penalty.id) has more left than it was called for")
        }
      case .over: break
      }
      if let seat = penalty.seat, !seats.indices.contains(seat) {
        broken.append("penalty \(penalty.id) has no seat")
      }
    }
    for seat in seats {
      let running = penalties.filter { $0.seat == seat.index && $0.until != nil }
      if running.count > 1 { broken.append("seat \(seat.id) serves two penalties at a time") }
      if !running.isEmpty && seat.standing != .running {
        broken.append("seat \(seat.id) serves but does not run")
      }
    }
    return broken + brokenInvariantsOfLists()
  }

  /// Checks the lists of open seats, of open penalties and of each player's penalties against a
  /// search of all.
  private func brokenInvariantsOfLists() -> [String] {
    var broken: [String] = []
    if bench.openPenalties != penalties.indices.filter({ penalties[$0].isOpen }) {
      broken.append("the list of open penalties is wrong")
    }
    if bench.runningPenalties != penalties.indices.filter({ penalties[$0].until != nil }) {
      broken.append("the list of running penalties is wrong")
    }
    if bench.openSeats.sorted() != seats.indices.filter({ seats[$0].isOpen }) {
      broken.append("the list of open seats is wrong")
    }
    for penalty in penalties where penalty.until != nil && !penalty.isOpen {
      broken.append("penalty \(penalty.id) runs but is not served")
    }
    for penalty in penalties {
      let earlier = penalties[..<penalty.index].last {
        $0.offender.player != nil && $0.offender.player == penalty.offender.player
      }
      if bench.authorities[penalty.index].earlier != earlier?.index {
        broken.append("penalty \(penalty.id) is not in its place on its player's record")
      }
    }
    if stoppedAt != stoppage?.at { broken.append("the stoppage did not begin when it says") }
    for seat in seats {
      let own = penalties.filter { $0.seat == seat.index }.map { $0.index }
      if seat.penalties.sorted() != own {
        broken.append("seat \(seat.id) does not have the penalties that are served in it")
      }
    }
    return broken
  }
}
