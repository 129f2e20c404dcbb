/// A game in progress: what the rulings so far, played in order, leave behind.
public struct Game: Sendable, Hashable {
  public init() {}
}

/// Which overtime a game has.
public enum GameKind: Sendable, Hashable, CaseIterable {
  case regular
  case playOffs
}
