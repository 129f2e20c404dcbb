public import HockeyRules
public import Scoresheets

/// A game of a season, and what was decided after it.
public struct SeasonGame: Sendable, Hashable {
  /// Its id; no two games of a season have the same.
  public var id: String
  /// The part of the season to which it belongs.
  public var stage: Stage
  /// The number of the season, such as the year in which it began; `nil` if it is the same as
  /// before.
  public var season: Int?
  /// The game as its log records it; its letters name the clubs.
  public var log: GameLog
  /// Those who did not play, such as the injured.
  public var absent: Set<Person> = []
  /// Those who played although no play names them.
  public var dressed: Set<Person> = []
  /// The decisions of the authority after the game, in order.
  public var decisions: [Decision] = []

  /// Creates a game; its stage is that of the log if `stage` is `nil`.
  public init(id: String, stage: Stage? = nil, season: Int? = nil, log: GameLog) {
    self.id = id
    self.stage = stage ?? log.stage
    self.season = season ?? log.season
    self.log = log
  }

  /// A decision that no rule makes: it is obeyed, with its reason.
  public struct Decision: Sendable, Hashable {
    /// The person whom it concerns.
    public var person: Person
    /// The decision.
    public var kind: Kind
    /// The reason, as written.
    public var reason: String

    /// Creates a decision.
    public init(_ person: Person, _ kind: Kind, reason: String = "") {
      self.person = person
      self.kind = kind
      self.reason = reason
    }

    /// The kinds of decisions.
    public enum Kind: Sendable, Hashable {
      /// The league has ruled, in place of what was open until it did: a number of games, the rest of
      /// the season, until a date, or until a hearing.
      case ruled(SeasonRule.Sanction)
      /// His last call that counts is taken back, with all that follows from it.
      case rescinded
      /// His last suspension is shortened to so many games.
      case reduced(games: Int)
      /// The club asks for a review of his last suspension, and he may play until it is denied.
      case stayed
      /// The review is denied.
      case upheld
      /// The officials report an act that was not penalised in the game.
      case reported(Infraction)
    }
  }
}
