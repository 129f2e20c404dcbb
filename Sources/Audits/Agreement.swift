/// How often a source's own record of strength and the rulebook agree.
public struct Agreement: Sendable, Hashable {
  /// The games held against their source.
  public var games = 0
  /// The games in which no compared play differs.
  public var gamesWithoutDifference = 0
  /// The games in which no two consecutive compared plays differ.
  public var gamesWithoutSustainedDifference = 0
  /// The plays compared.
  public var plays = 0
  /// The compared plays that agree.
  public var agreedPlays = 0
  /// The compared plays that the source or the rulebook has at another strength than full against full.
  public var unevenPlays = 0
  /// Those of them that agree.
  public var agreedUnevenPlays = 0
  /// The differences that last for a single play, which may be slips of the recorder.
  public var loneDifferences = 0
  /// The differences that last for several plays.
  public var sustainedDifferences = 0

  /// An agreement over no games.
  public init() {}

  /// Adds the figures of `other`.
  public mutating func add(_ other: Agreement) {
    games += other.games
    gamesWithoutDifference += other.gamesWithoutDifference
    gamesWithoutSustainedDifference += other.gamesWithoutSustainedDifference
    plays += other.plays
    agreedPlays += other.agreedPlays
    unevenPlays += other.unevenPlays
    agreedUnevenPlays += other.agreedUnevenPlays
    loneDifferences += other.loneDifferences
    sustainedDifferences += other.sustainedDifferences
  }
}
