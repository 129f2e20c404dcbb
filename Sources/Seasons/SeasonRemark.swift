import HockeyRules

/// An oddity in a season's games and decisions, and what was done about it.
public struct SeasonRemark: Sendable, Hashable {
  /// The id of the game.
  public var game: String
  /// The oddity.
  public var kind: Kind

  /// Creates the remark on a game.
  package init(game: String, _ kind: Kind) {
    self.game = game
    self.kind = kind
  }

  /// The kinds of oddities.
  public enum Kind: Sendable, Hashable {
    /// An earlier game has the same id: this game is left out.
    case gameTwice
    /// No game names the player that a decision is about: the decision is obeyed.
    case unknownPerson(Person)
    /// A decision finds nothing to change: the decision is left out.
    case decisionWithoutEffect(SeasonGame.Decision)
    /// More than 90 days have passed since the game before, but no new season begins: both games
    /// stay in one season.
    case pause(days: Int, since: String)
    /// A game misconduct without an infraction fits none of the book's categories, and is not
    /// counted.
    case categoryUnknown(Person)
    /// The game is played under another book, named here: its calls count by the season's book.
    case otherBook(String)
    /// The log has no letters for the teams: all such games are taken to be of the same two clubs.
    case unnamedClubs
    /// The log has no plays: the game is still to be played.
    case notPlayed
  }
}
