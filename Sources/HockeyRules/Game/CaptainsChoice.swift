/// A choice that the book leaves to a captain, and what was chosen.
public struct CaptainsChoice: Sendable, Hashable {
  /// The team whose captain chooses.
  public var team: Team
  /// The offenders among whom he chooses, in the order of their calls.
  public var candidates: [Offender]
  /// By whom he names the candidates: the player who serves a bench minor, if the log names him, or
  /// the offender himself.
  public var names: [Offender]
  /// The candidates that he named, or those that the book's order takes until he names some.
  public var taken: [Offender]
  /// Whether he has not named anybody yet.
  public var isAssumed: Bool
  /// The play on which it was ruled, or before which it fell due.
  public var play: Event.ID
  /// Whether it arose while play was on: which of the players whose time has expired returns first.
  public var isInPlay: Bool
  /// The provision that leaves the choice to him.
  public var citation: Citation

  /// By whom the taken candidates are named.
  public var takenNames: [Offender] {
    zip(candidates, names).compactMap { taken.contains($0) ? $1 : nil }
  }

  /// Whether `named` are among those that were taken, and nobody else is.
  func took(_ named: [Offender]) -> Bool { takenNames.admit(named) }

  /// Whether `named` may be named: at least one, and all of them candidates.
  func admits(_ named: [Offender]) -> Bool { names.admit(named) }
}

/// An offender among whom a captain chooses.
struct Candidate {
  var offender: Offender
  /// The player who serves for him, where the log names one.
  var server: Player?

  /// By whom a captain names him.
  var name: Offender { offender.name(servedBy: server) }
}

extension Offender {
  /// The offender as a captain names him; one who is not a player is named by `server`, who serves
  /// for him.
  func name(servedBy server: Player?) -> Offender {
    (player ?? server).map { .skater($0) } ?? self
  }
}

extension [Offender] {
  /// Whether `named` are at least one, and all of them are in it.
  func admit(_ named: [Offender]) -> Bool { !named.isEmpty && named.allSatisfy(names) }

  /// Whether `other` is in it, by his number where he has one.
  func names(_ other: Offender) -> Bool {
    contains { $0.name(servedBy: nil) == other.name(servedBy: nil) }
  }
}
