// Players who leave the penalty bench too early, by their own fault or the timekeeper's (HC 10.4,
// NHL 70, IIHF 70).

extension Referee {
  /// Takes a player off the bench before his time is up: his time stops, and goals by his team do
  /// not count.
  mutating func leftBox(_ player: Player, _ fault: Fault, _ reason: String?) {
    enter(.bench(.leftBox(player, fault: fault)), reason: reason)
    for index in game.bench.openPenalties {
      let penalty = game.penalties[index]
      guard penalty.isServed(by: player, in: game), penalty.until != nil else { continue }
      freeze(index, by: book.goals.illegalPlayer)
    }
  }

  /// Whether the player of `seat` left too early and is not back.
  func isAway(from seat: Int) -> Bool {
    (game.illegal + game.bench.absent).contains { game.seats[seat].concerns($0) }
  }

  /// Puts all players who left the bench too early back on it.
  mutating func everybodyBackInBox() {
    // There are almost never any.
    if game.illegal.isEmpty && game.bench.absent.isEmpty { return }
    for player in game.illegal + game.bench.absent { backInBox(player) }
  }

  /// Puts `player` back on the bench to serve the rest of his time.
  mutating func backInBox(_ player: Player) {
    enter(.bench(.backInBox(player)))
    for index in game.bench.openPenalties {
      let penalty = game.penalties[index]
      guard penalty.isServed(by: player, in: game),
        case .frozen = penalty.standing, let seat = penalty.seat,
        game.bench.current(in: seat) == penalty.index
      else { continue }
      start(index, by: book.goals.illegalPlayer.citation)
    }
    for index in game.bench.openPenalties
    where game.sits(player, offClockFor: game.penalties[index]) {
      beginOffClock(of: game.penalties[index].offender)
    }
  }
}
