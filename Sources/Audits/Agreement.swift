/// The number of items compared, and the number that agree.
public struct Tally: Sendable, Hashable {
  /// The number of items compared.
  public var compared: Int
  /// The number that agree.
  public var agreed: Int

  /// Creates a tally; by default it is empty.
  public init(compared: Int = 0, agreed: Int = 0) {
    self.compared = compared
    self.agreed = agreed
  }

  /// The number that differ.
  var differing: Int { compared - agreed }

  /// Counts another item.
  mutating func count(_ agrees: Bool) {
    compared += 1
    agreed += agrees ? 1 : 0
  }

  /// Adds `other` to `tally`.
  public static func += (tally: inout Tally, other: Tally) {
    tally.compared += other.compared
    tally.agreed += other.agreed
  }
}

/// A count of how often a source's own record of strength and the rulebook agree.
public struct Agreement: Sendable, Hashable {
  /// The games compared with their source; a game agrees if no compared play differs.
  public var games = Tally()
  /// The same games, but single slips are ignored: a game agrees if no two consecutive compared
  /// plays differ.
  public var gamesLettingSlipsPass = Tally()
  /// The plays compared.
  public var plays = Tally()
  /// The compared plays that are not at full strength by the source or by the rulebook.
  public var unevenPlays = Tally()
  /// The differences that last for a single play, and may be slips of the recorder.
  public var loneDifferences = 0
  /// The differences that last for several plays.
  public var sustainedDifferences = 0

  /// An agreement over no games.
  public init() {}

  /// Adds the figures of `other`.
  public mutating func add(_ other: Agreement) {
    games += other.games
    gamesLettingSlipsPass += other.gamesLettingSlipsPass
    plays += other.plays
    unevenPlays += other.unevenPlays
    loneDifferences += other.loneDifferences
    sustainedDifferences += other.sustainedDifferences
  }
}

/// A count of how often sources and the rulebook agree, in everything that is compared.
public struct Agreements: Sendable, Hashable {
  /// The agreement on the strength at each play.
  public var strength = Agreement()
  /// The agreement on a team's official figures.
  public var official = OfficialAgreement()
  /// The agreement on the source's own rulings on single plays.
  public var claims = ClaimAgreement()

  /// Agreements over no games.
  public init() {}

  /// Adds the figures of `other`.
  public mutating func add(_ other: Agreements) {
    strength.add(other.strength)
    official.add(other.official)
    claims.add(other.claims)
  }
}
