import HockeyRules

/// Something odd in the games and decisions of a season, with what was done about it.
public struct SeasonRemark: Sendable, Hashable {
  /// The id of the game.
  public var game: String
  /// What is odd.
  public var kind: Kind

  /// Creates the remark on a game.
  package init(game: String, _ kind: Kind) {
    self.game = game
    self.kind = kind
  }

  /// The kinds of oddities.
  public enum Kind: Sendable, Hashable {
    /// A game with the same id was there before: this one is left out.
    case gameTwice
    /// A decision about a player whom no game names: it is obeyed.
    case unknownPerson(Person)
    /// A decision that concerns nothing: it is left out.
    case decisionWithoutEffect(SeasonGame.Decision)
    /// So many days have passed since the game before, and no new season begins: it is one season.
    case pause(days: Int, since: String)
    /// A game misconduct without an infraction counts in none of the book's categories.
    case categoryUnknown(Person)
    /// The game is played under another book, whose name this is: its calls count by the season's.
    case otherBook(String)
    /// Its log has no letters for the teams, which are the same clubs in every such game.
    case unnamedClubs
    /// Its log has no plays: it has not been played yet.
    case notPlayed
  }
}
