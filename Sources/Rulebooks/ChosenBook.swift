public import Scoresheets

/// The edition that was found for a log, and the assumption that was needed to find it.
public struct ChosenBook: Sendable, Hashable {
  /// The edition to play the log under.
  public var edition: Edition
  /// The assumption, or `nil` if the log names the book, or its league has one for the season.
  public var assumption: BookAssumption?

  /// Creates a choice.
  public init(edition: Edition, assumption: BookAssumption? = nil) {
    self.edition = edition
    self.assumption = assumption
  }
}

/// The reason why a game is played under a book that is not known to be its own.
public enum BookAssumption: Sendable, Hashable {
  /// The league's books are for other seasons; the second value is the name of the nearest.
  case otherSeason(of: String, String)
  /// The league has no book in the package; the second value is the name of the book whose rules
  /// are most similar.
  case otherLeague(than: String, String)

  /// The assumption in words.
  public var words: String {
    switch self {
    case .otherSeason(let league, let book):
      "there is no rulebook of the \(league) for this season here; the nearest, \(book), is assumed"
    case .otherLeague(let league, let book):
      "there is no rulebook of the \(league) here; the nearest, \(book), is assumed"
    }
  }
}

extension BookAssumption: CustomStringConvertible {
  /// The assumption in words.
  public var description: String { words }
}
