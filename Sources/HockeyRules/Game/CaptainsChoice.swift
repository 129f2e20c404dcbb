/// A choice that the book leaves to a captain, and what was chosen.
public struct CaptainsChoice: Sendable, Hashable {
  /// The team whose captain chooses.
  public var team: Team
  /// The candidates for the choice, in the order of their calls.
  public var candidates: [Offender]
  /// The name by which he chooses each candidate: the player who serves a bench minor, if the log
  /// names him, or the offender himself.
  public var names: [Offender]
  /// The candidates that he named, or those that the book's order takes until he names some.
  public var taken: [Offender]
  /// Whether he has not named anybody yet.
  public var isAssumed: Bool
  /// The provision that leaves the choice to him.
  public var citation: Citation

  /// The names of the taken candidates.
  public var takenNames: [Offender] {
    zip(candidates, names).compactMap { taken.contains($0) ? $1 : nil }
  }

  /// Whether `named` are among those that were taken, and nobody else is.
  func took(_ named: [Offender]) -> Bool { (takenNames + taken).admit(named) }

  /// Whether `named` may be named: at least one, and all of them candidates.
  func admits(_ named: [Offender]) -> Bool { (names + candidates).admit(named) }

  /// Those of `named` who are no candidates.
  func strangers(among named: [Offender]) -> [Offender] {
    named.filter { !admits([$0]) }
  }
}

/// A candidate for a captain's choice.
struct Candidate {
  var offender: Offender
  /// The player who serves for him, if the log names one.
  var server: Player?

  /// The name by which a captain chooses him.
  var name: Offender { offender.name(servedBy: server) }
}

extension Offender {
  /// The offender as a captain names him; if the offender is not a player, the name is `server`,
  /// who serves for him.
  func name(servedBy server: Player?) -> Offender {
    (player ?? server).map { .skater($0) } ?? self
  }
}

extension [Offender] {
  /// Whether `named` is not empty, and all of them are in it.
  func admit(_ named: [Offender]) -> Bool { !named.isEmpty && named.allSatisfy(names) }

  /// Whether `other` is in it, by his number if he has one.
  func names(_ other: Offender) -> Bool {
    contains { $0.name(servedBy: nil) == other.name(servedBy: nil) }
  }
}
