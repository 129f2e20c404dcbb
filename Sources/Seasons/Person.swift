public import HockeyRules

/// A person or a club with a ledger in a season.
public struct Person: Sendable, Hashable, Comparable {
  /// The letters of the club.
  public var club: String
  /// The role in the club.
  public var role: Role

  /// The role of a person in a club.
  public enum Role: Sendable, Hashable, Comparable {
    /// The player with this number.
    case player(Int)
    /// One of the staff.
    case staff(Staff)
    /// A member of the staff on the bench, not named in the log.
    case bench
    /// The club itself.
    case club
  }

  /// Creates a person in the club with the letters `club`.
  public init(_ club: String, _ role: Role) {
    self.club = club
    self.role = role
  }

  /// Orders people by the letters of their clubs, then by role and number.
  public static func < (left: Person, right: Person) -> Bool {
    (left.club, left.role) < (right.club, right.role)
  }
}

extension Person {
  /// Whether the person is on the staff, named or not.
  var isOfStaff: Bool {
    switch role {
    case .staff, .bench: true
    case .player, .club: false
    }
  }
}

extension Person: CustomStringConvertible {
  /// The person in the notation: `A6`, `A coach`, `A bench`; a club by its letters.
  public var description: String {
    switch role {
    case .player(let number): "\(club)\(club.last?.isNumber == true ? " " : "")\(number)"
    case .staff(let staff): "\(club) \(staff.rawValue)"
    case .bench: "\(club) bench"
    case .club: club
    }
  }
}

extension Offender {
  /// The offender as a person of `club`, or `nil` if the officials could not identify one.
  func person(of club: String) -> Person? {
    switch self {
    case .skater(let player), .goalkeeper(let player): Person(club, .player(player.number))
    case .bench(_, let staff): Person(club, staff.map { .staff($0) } ?? .bench)
    default: nil
    }
  }
}
