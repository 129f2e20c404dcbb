// Players who leave the box too early.
extension SlowBench {
  func isAway(_ charged: Charged) -> Bool {
    if case .skater(let number) = charged { away.contains(number) } else { false }
  }

  /// The timekeeper lets the player out.
  mutating func letOut(_ number: Int) {
    leaveBox(number)
    if expired.contains(.skater(number)) && hasReturned { inAnothersTurn = .skater(number) }
  }

  /// The player leaves the box, and his time stops (HC 10.4(a), NHL 70.2).
  mutating func leaveBox(_ number: Int) { away.insert(number) }

  /// The player sits again, and his time resumes.
  mutating func sitAgain(_ number: Int) { away.remove(number) }

  mutating func resume() {
    away = []
    inAnothersTurn = nil
  }

  /// The players who may leave too early: players who sit for themselves and for nobody else.
  var mayBeLetOut: [Int] {
    let onClock = places.filter { $0.server == nil && !$0.isEmpty }.map(\.charged) + expired
    let offClock = skatersOff
    return (onClock.filter { !offClock.contains($0) } + offClock.subtracting(onClock)).compactMap {
      guard case .skater(let number) = $0, !out.contains($0), !isServing(number),
        !away.contains(number), !serversOffClock.contains(number)
      else { return nil }
      return number
    }.sorted()
  }

  /// Whether the player's time is up, although it is not yet his turn to go on the ice.
  func isExpired(_ number: Int) -> Bool { expired.contains(.skater(number)) }

  /// Whether a team-mate sits for a player who was hurt.
  func isReplaced(_ number: Int) -> Bool {
    places.contains { $0.charged == .skater(number) && $0.server != nil }
      || offTimes.contains { $0.sitter == .skater(SlowBook.server(forHurt: number)) }
  }
}
