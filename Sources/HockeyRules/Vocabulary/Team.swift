/// One of the two teams of a game.
///
/// Home is named first wherever two figures stand together, as in `5v4` and `1-0`.
public enum Team: UInt8, Sendable, Hashable, CaseIterable {
  /// The team at home.
  case home
  /// The visiting team.
  case visiting

  /// The other team.
  public var opponent: Team {
    switch self {
    case .home: .visiting
    case .visiting: .home
    }
  }
}
