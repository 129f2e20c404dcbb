/// A choice that the book leaves to a captain, and what was chosen.
public struct CaptainsChoice: Sendable, Hashable {
  /// The team whose captain chooses.
  public var team: Team
  /// The candidates for the choice, in the order of their calls.
  public var candidates: [Offender]
  /// The name by which he chooses each candidate: the offender or, for a bench minor, the player
  /// who serves it, if the log names him.
  public var names: [Offender]
  /// The candidates whom he named; until he names some, those whom the book takes by default.
  public var taken: [Offender]
  /// Whether he has named nobody yet.
  public var isAssumed: Bool
  /// The provision that leaves the choice to him.
  public var citation: Citation

  /// The names of the taken candidates.
  package var takenNames: [Offender] {
    zip(candidates, names).compactMap { taken.contains($0) ? $1 : nil }
  }

  /// Whether `named` are exactly the candidates that were taken.
  func took(_ named: [Offender]) -> Bool { (takenNames + taken).admit(named) }

  /// Whether `named` may be named: at least one, and all of them candidates.
  func admits(_ named: [Offender]) -> Bool { (names + candidates).admit(named) }

  /// The offenders in `named` who are not candidates.
  func strangers(among named: [Offender]) -> [Offender] {
    named.filter { !admits([$0]) }
  }
}

/// A choice as a captain makes it in the log.
struct LoggedChoice: Sendable, Hashable {
  var time: GameTime
  var team: Team
  var named: [Offender]

  init?(_ event: Event) {
    guard case .captainChoice(let team, let named, _) = event.play else { return nil }
    (time, self.team, self.named) = (event.time, team, named)
  }
}

extension [Event] {
  /// The plays that are captains' choices.
  var choices: [LoggedChoice] { filter { $0.play.isCaptainChoice }.compactMap { LoggedChoice($0) } }
}

/// A candidate for a captain's choice.
struct Candidate {
  var offender: Offender
  /// The player who serves for him, if the log names one.
  var server: Player?

  /// The name by which a captain chooses him.
  var name: Offender { offender.name(servedBy: server) }
}

extension Penalty {
  /// The offender as a candidate for a captain's choice.
  var candidate: Candidate { Candidate(offender: offender, server: server) }
}

extension Offender {
  /// The offender as a captain names him; if the offender is not a player, the name is `server`,
  /// who serves for him.
  func name(servedBy server: Player?) -> Offender {
    (player ?? server).map { .skater($0) } ?? self
  }
}

extension [Offender] {
  func admit(_ named: [Offender]) -> Bool { !named.isEmpty && named.allSatisfy(names) }

  /// Whether the list has `other`; players are compared by number.
  func names(_ other: Offender) -> Bool {
    contains { $0.name(servedBy: nil) == other.name(servedBy: nil) }
  }
}
