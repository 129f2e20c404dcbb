// Who leaves the penalty bench before his time, by his own fault or the timekeeper's (HC 10.4, NHL 70, IIHF 70).

extension Referee {
  /// A player left the bench before his time: it stands still, and his team's goals do not count.
  mutating func leftBox(_ player: Player, _ fault: Fault, _ reason: String?) {
    obey(.leftBox(player, fault: fault), reason: reason)
    for penalty in game.penalties where penalty.isServed(by: player, in: game) {
      guard let until = penalty.until else { continue }
      rule(
        .frozen(penalty: penalty.id, remaining: until - now), by: book.goals.illegalPlayer.rule)
    }
  }

  /// He sits again, and serves what is left.
  mutating func backInBox(_ player: Player) {
    obey(.backInBox(player))
    for penalty in game.penalties where penalty.isServed(by: player, in: game) {
      guard case .frozen(let remaining) = penalty.standing else { continue }
      if penalty.isOnClock {
        rule(
          .starts(penalty: penalty.id, until: now + remaining), by: book.goals.illegalPlayer.rule)
      }
    }
    beginOffClock(of: .skater(player))
  }
}
