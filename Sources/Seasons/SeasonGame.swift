public import HockeyRules
public import Scoresheets

/// A game of a season, with the decisions made after it.
public struct SeasonGame: Sendable, Hashable {
  /// The game's id, unique in the season.
  public var id: String
  /// The stage of the season.
  public var stage: Stage
  /// The number of the season, such as the year in which it began; `nil` if the game is in the same
  /// season as the game before.
  public var season: Int?
  /// The game's log; the letters of its teams are the clubs.
  public var log: GameLog
  /// People who did not play, such as the injured.
  public var absent: Set<Person> = []
  /// People who played, though no play names them.
  public var dressed: Set<Person> = []
  /// The decisions made after the game, in order.
  public var decisions: [Decision] = []

  /// Creates a game, with the stage and season of its log unless they are given.
  public init(id: String, stage: Stage? = nil, season: Int? = nil, log: GameLog) {
    self.id = id
    self.stage = stage ?? log.stage
    self.season = season ?? log.season
    self.log = log
  }

  /// A decision by people rather than by a rule.
  public struct Decision: Sendable, Hashable {
    /// The person concerned.
    public var person: Person
    /// What was decided.
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
      /// The league has ruled: the sanction replaces the obligations that waited for the ruling.
      case ruled(SeasonRule.Sanction)
      /// The person's latest counted call is taken back, with all its consequences.
      case rescinded
      /// The person's latest suspension is shortened to this number of games.
      case reduced(games: Int)
      /// The club asks for a review of the latest suspension, and the person may play until the
      /// review is denied.
      case stayed
      /// The review is denied.
      case upheld
      /// The officials report an act that they did not penalise in the game.
      case reported(Infraction)
    }
  }
}
