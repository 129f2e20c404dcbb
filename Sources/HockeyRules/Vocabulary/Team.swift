/// One of the two teams of a game.
///
/// The home team comes first wherever there are two figures, as in `5v4` and `1-0`.
public enum Team: UInt8, Sendable, Hashable, CaseIterable {
  /// The home team.
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
