/// The number of items compared, and the number that agree.
package struct Tally: Sendable, Hashable {
  package var compared: Int
  package var agreed: Int

  package init(compared: Int = 0, agreed: Int = 0) {
    self.compared = compared
    self.agreed = agreed
  }

  /// Counts another item, which agrees or not.
  mutating func count(_ agrees: Bool) {
    compared += 1
    agreed += agrees ? 1 : 0
  }

  package static func += (tally: inout Tally, other: Tally) {
    tally.compared += other.compared
    tally.agreed += other.agreed
  }
}

/// A count of how often the strength that a source recorded and the rulebook's strength agree.
package struct Agreement: Sendable, Hashable {
  /// The games compared with their source; a game agrees if no compared play differs.
  package var games = Tally()
  /// The same games without single slips: a game agrees unless two compared plays in a row differ.
  package var gamesLettingSlipsPass = Tally()
  package var plays = Tally()
  /// The compared plays at which either the source or the rulebook has a team below full strength.
  package var unevenPlays = Tally()
  /// The differences at a single play, which may be slips of the recorder.
  package var loneDifferences = 0
  /// The differences that last for several plays.
  package var sustainedDifferences = 0

  package init() {}

  package mutating func add(_ other: Agreement) {
    games += other.games
    gamesLettingSlipsPass += other.gamesLettingSlipsPass
    plays += other.plays
    unevenPlays += other.unevenPlays
    loneDifferences += other.loneDifferences
    sustainedDifferences += other.sustainedDifferences
  }
}

/// A count of how often sources and the rulebook agree, for everything that is compared.
package struct Agreements: Sendable, Hashable {
  /// The agreement on the strength at each play.
  package var strength = Agreement()
  /// The agreement on a team's official figures.
  package var official = OfficialAgreement()
  /// The agreement on the source's rulings on single plays.
  package var claims = ClaimAgreement()

  package init() {}

  package mutating func add(_ other: Agreements) {
    strength.add(other.strength)
    official.add(other.official)
    claims.add(other.claims)
  }
}
