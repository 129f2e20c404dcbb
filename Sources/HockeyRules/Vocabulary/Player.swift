/// A player, identified by his team and number.
public struct Player: Sendable, Hashable {
  /// His team.
  public var team: Team
  /// The number on the sweater, or the source's own number if it gives no sweater number.
  public var number: Int

  /// The numbers that a player can have: those of at most nine digits, as a log can write.
  package static let numbers = 0...999_999_999

  /// Creates the player of a team with a number.
  public init(_ team: Team, _ number: Int) {
    self.team = team
    self.number = number
  }
}

/// The party charged with a penalty.
@nonexhaustive public enum Offender: Sendable, Hashable {
  /// A player other than a goalkeeper.
  case skater(Player)
  /// A goalkeeper.
  case goalkeeper(Player)
  /// The team itself, as for a bench minor, or one of its staff, if the log says which.
  case bench(Team, Staff? = nil)
  /// A player of the team who could not be identified.
  case unidentified(Team)

  /// The penalised team.
  public var team: Team {
    switch self {
    case .skater(let player), .goalkeeper(let player): player.team
    case .bench(let team, _), .unidentified(let team): team
    }
  }

  /// The player charged, or `nil` for a bench minor or an unidentified player.
  public var player: Player? {
    switch self {
    case .skater(let player), .goalkeeper(let player): player
    case .bench, .unidentified: nil
    }
  }

  /// Whether the offender is one person whom the log names.
  package var isSomebody: Bool {
    switch self {
    case .skater, .goalkeeper, .bench(_, .some): true
    case .bench(_, nil), .unidentified: false
    }
  }
}

/// A member of a team's staff, by function.
public enum Staff: String, Sendable, Hashable, Comparable, CaseIterable {
  /// The head coach.
  case coach
  /// The manager.
  case manager
  /// The trainer.
  case trainer

  /// Whether `left` comes first in a list.
  public static func < (left: Staff, right: Staff) -> Bool { left.rawValue < right.rawValue }
}

/// The occupant of a seat on the penalty bench.
public enum Occupant: Sendable, Hashable {
  /// A player that the log names.
  case player(Player)
  /// A team-mate, not named in the log, who sits for the offender.
  case substitute(for: Offender)
  /// Nobody yet: the offender is out, and the log says that no team-mate has taken his seat.
  case nobody(for: Offender)

  /// The team of the penalty bench on which the occupant sits.
  public var team: Team {
    switch self {
    case .player(let player): player.team
    case .substitute(let offender), .nobody(let offender): offender.team
    }
  }

  /// The player who sits, or `nil` for an unnamed substitute and for nobody.
  public var player: Player? {
    switch self {
    case .player(let player): player
    case .substitute, .nobody: nil
    }
  }
}
