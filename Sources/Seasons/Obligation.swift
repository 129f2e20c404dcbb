public import HockeyRules
public import Scoresheets

/// What a person owes: games to sit out, or a ruling to wait for.
public struct Obligation: Sendable, Hashable {
  /// The person who is out.
  public var person: Person
  /// The person whose calls brought it, if that is another.
  public var offender: Person
  /// The rule's name in the book, or `ruling` for a decision of the authority.
  public var key: String
  /// The thing that was counted, in the singular.
  public var name: String
  /// The infraction of the last call that counted, by the name under which rules compare it; empty if the
  /// log has none.
  public var infraction: String
  /// The count that it reached.
  public var count: Int
  /// The rule, or `nil` if none is known.
  public var rule: RuleReference?
  /// The reason why the rule is not verified, or of the authority's decision.
  public var remark: String?
  /// The id of the game that it is from, and its number in the season.
  public var game: String
  package var gameNumber: Int
  /// The sanction.
  public var sanction: SeasonRule.Sanction
  /// The games that are left to serve; zero if it is none of games.
  public var left: Int
  /// The ids of the games that served it.
  public var served: [String] = []
  /// The stages whose games serve it.
  public var servedIn: [Stage]
  /// Whether the rest is served in the next season.
  public var carries: Bool
  /// Whether it holds only until a review.
  public var isPending: Bool
  /// Whether the games are the least that the authority gives.
  public var isMinimum: Bool
  /// The days that may pass in place of the games.
  public var days: Int?
  /// Whether the league has changed its length.
  public var isReduced = false
  /// Whether he may play until a review is denied, and the games that he played meanwhile.
  public var isStayed = false
  package var playedMeanwhile = 0
  /// Whether a suspension without a number of games is over.
  package var isOver = false
  /// The first game that he played although it kept him out.
  public var playedIn: String?
  /// Whether it is served only after those of the same rule that others of his club have.
  package var inTurn = false
  /// The date of the game that it is from, if the log has it.
  public var date: String?
  /// When the call was made, to tell which belong to one call.
  package var instant: GameInstant?

  /// An obligation of `person` under `rule`, whose count has reached `count`.
  init(
    _ person: Person, of offender: Person, under rule: SeasonRule, count: Int,
    sanction: SeasonRule.Sanction, game: SeasonGame, number: Int, instant: GameInstant? = nil,
    infraction: String = ""
  ) {
    self.person = person
    self.offender = offender
    key = rule.key
    name = rule.name
    self.infraction = infraction
    self.count = count
    self.rule = rule.rule
    remark = rule.assumption
    self.game = game.id
    date = game.log.date
    gameNumber = number
    self.sanction = sanction
    left = sanction.games
    servedIn = rule.servedIn
    carries = rule.carries
    isPending = rule.isPending
    isMinimum = rule.isMinimum
    days = rule.days
    inTurn = rule.inTurn
    self.instant = instant
  }

  /// A decision of the authority, whatever the stage.
  init(
    _ person: Person, ruled sanction: SeasonRule.Sanction, reason: String, game: SeasonGame,
    number: Int
  ) {
    var rule = SeasonRule(key: "ruling", name: "ruling of the league")
    rule.carries = sanction != .season
    self.init(
      person, of: person, under: rule, count: 1, sanction: sanction, game: game, number: number)
    remark = reason.isEmpty ? nil : reason
  }

  /// Whether no source settles the rule; its remark says what is assumed.
  package var isAssumed: Bool { remark != nil && !isReduced && key != "ruling" }

  /// Whether something is still owed.
  public var isOpen: Bool {
    switch sanction {
    case .games: left > 0
    case .untilRuled, .season, .until: !isOver
    case .report: false
    }
  }

  /// Ends it if enough days have passed by the date of `game`.
  mutating func endByDays(at game: NextGame) {
    guard isOpen, Day(game.date) != nil, !bars(byDaysIn: game) else { return }
    left = 0
    isOver = true
  }

  /// Whether the days that it lasts at most are not over by the date of `game`.
  private func bars(byDaysIn game: NextGame) -> Bool {
    guard let day = Day(game.date) else { return true }
    if case .until(let date) = sanction { return Day(date).map { day < $0 } ?? true }
    guard let days, let from = Day(date) else { return true }
    return day - from < days
  }

  /// Whether it keeps the person out of `game`.
  public func bars(in game: NextGame) -> Bool {
    guard isOpen, !isStayed, bars(byDaysIn: game) else { return false }
    return switch sanction {
    case .games: servedIn.contains(game.stage)
    case .untilRuled, .until: true
    case .season: game.stage != .exhibition
    case .report: false
    }
  }

  /// Whether `other` is from the same call.
  func isOfSameCall(as other: Obligation) -> Bool {
    gameNumber == other.gameNumber && instant == other.instant && offender == other.offender
  }
}

extension SeasonRule.Sanction {
  /// The number of games; zero if it is none of games.
  public var games: Int {
    if case .games(let games) = self { games } else { 0 }
  }
}
