import HockeyRules

/// A person or a club that a season's ledger is about.
public struct Person: Sendable, Hashable, Comparable {
  /// The letters of the club.
  public var club: String
  /// The role in the club.
  public var role: Role

  /// The role of a person in a club.
  public enum Role: Sendable, Hashable, Comparable {
    /// The player with this number.
    case player(Int)
    /// The head coach.
    case coach
    /// Someone of the staff on the bench, whom the log does not name.
    case bench
    /// The club itself.
    case club
  }

  /// Creates a person of the club with these letters.
  public init(_ club: String, _ role: Role) {
    self.club = club
    self.role = role
  }

  /// Whether `left` comes first in a list: clubs by their letters, players by their numbers.
  public static func < (left: Person, right: Person) -> Bool {
    (left.club, left.role) < (right.club, right.role)
  }
}

extension Person: CustomStringConvertible {
  /// The person as the notation names him: `A6`, `A coach`, `A bench`; a club by its letters.
  public var description: String {
    switch role {
    case .player(let number): "\(club)\(club.last?.isNumber == true ? " " : "")\(number)"
    case .coach: "\(club) coach"
    case .bench: "\(club) bench"
    case .club: club
    }
  }
}

extension Offender {
  /// The person in the club called `club`, or `nil` if the officials could not identify him.
  func person(of club: String) -> Person? {
    if let player { return Person(club, .player(player.number)) }
    switch self {
    case .bench: return Person(club, .bench)
    default: return nil
    }
  }
}
