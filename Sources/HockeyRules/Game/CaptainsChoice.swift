/// A choice that the book leaves to a captain, and what was chosen.
public struct CaptainsChoice: Sendable, Hashable {
  /// The team whose captain chooses.
  public var team: Team
  /// The offenders among whom he chooses, in the order of their calls.
  public var candidates: [Offender]
  /// The players by whom he names the candidates: the offender himself, or the player who serves
  /// his team's bench minor; nil for a candidate whom nobody can name.
  public var names: [Player?]
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

  /// The players by whom the taken candidates are named.
  public var takenNames: [Player] {
    zip(candidates, names).compactMap { taken.contains($0) ? $1 : nil }
  }

  /// Whether `players` are among those that were taken, and no other player is.
  func took(_ players: [Player]) -> Bool {
    !players.isEmpty && players.allSatisfy { takenNames.contains($0) }
  }

  /// Whether `players` may be named: at least one, and all of them candidates.
  func admits(_ players: [Player]) -> Bool { names.admit(players) }
}

/// An offender among whom a captain chooses.
struct Candidate {
  var offender: Offender
  /// The player who serves for him, where the log names one.
  var server: Player?

  /// The player by whom a captain names him.
  var name: Player? { offender.player ?? server }
}

extension [Player?] {
  /// Whether `players` are at least one, and all of them are in it.
  func admit(_ players: [Player]) -> Bool {
    !players.isEmpty && players.allSatisfy { contains($0) }
  }
}
