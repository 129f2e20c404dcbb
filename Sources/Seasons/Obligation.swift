public import HockeyRules
public import Scoresheets

/// A person's debt: games to sit out, or a ruling to wait for.
public struct Obligation: Sendable, Hashable {
  /// The person who is out.
  public var person: Person
  /// The person whose calls led to the obligation: `person`, unless a coach answers for a player.
  public var offender: Person
  /// The rule's key in the book, or `ruling` for a decision of the league.
  public var key: String
  /// The name of the thing counted, in the singular.
  public var name: String
  /// The name of the infraction of the last call counted; empty if the log has none.
  public var infraction: String
  /// The count that the last call reached.
  public var count: Int
  /// The rule, or `nil` if none is known.
  public var rule: RuleReference?
  /// Why the rule is unverified, or the reason that the league gave for its decision.
  public var remark: String?
  /// The id of the game that led to the obligation, and that game's number in the season.
  public var game: String
  package var gameNumber: Int
  /// The sanction.
  public var sanction: SeasonRule.Sanction
  /// The games left to serve; zero if the sanction is not a number of games.
  public var left: Int
  /// The ids of the games served.
  public var served: [String] = []
  /// The stages in which games count as served.
  public var servedIn: [Stage]
  /// Whether games left at the end of a season are served in the next.
  public var carries: Bool
  /// Whether the suspension stands only until a review.
  public var isPending: Bool
  /// Whether the league can only add to the games.
  public var isMinimum: Bool
  /// The number of days after which the obligation ends, however many games are left.
  public var days: Int?
  /// Whether the league has shortened the suspension.
  public var isReduced = false
  /// Whether the person may play while a review is pending, and the games played meanwhile.
  public var isStayed = false
  package var playedMeanwhile = 0
  /// Whether a suspension without a number of games is over.
  package var isOver = false
  /// The id of the first game that the person played while suspended.
  public var playedIn: String?
  /// Whether team-mates suspended under the same rule serve one after another.
  package var inTurn = false
  /// The date of the game that led to the obligation, if the log has it.
  public var date: String?
  /// The time of the call, which obligations from one call share.
  package var instant: GameInstant?

  /// Creates an obligation of `person` under `rule`, once `offender` has the count `count`.
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

  /// Creates an obligation that results from a decision of the league.
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

  /// Whether the rule is assumed, for want of a source; the remark says so.
  package var isAssumed: Bool { remark != nil && !isReduced && key != "ruling" }

  /// Whether any of the obligation is left.
  public var isOpen: Bool {
    switch sanction {
    case .games: left > 0
    case .untilRuled, .season, .until: !isOver
    case .report: false
    }
  }

  /// Ends the obligation if its days are over by the date of `game`.
  mutating func endByDays(at game: NextGame) {
    guard isOpen, Day(game.date) != nil, !bars(byDaysIn: game) else { return }
    left = 0
    isOver = true
  }

  /// Whether `game` is still within the obligation's time limit; true without a limit.
  private func bars(byDaysIn game: NextGame) -> Bool {
    guard let day = Day(game.date) else { return true }
    if case .until(let date) = sanction { return Day(date).map { day < $0 } ?? true }
    guard let days, let from = Day(date) else { return true }
    return day - from < days
  }

  /// Whether the obligation keeps the person out of `game`.
  public func bars(in game: NextGame) -> Bool {
    guard isOpen, !isStayed, bars(byDaysIn: game) else { return false }
    return switch sanction {
    case .games: servedIn.contains(game.stage)
    case .untilRuled, .until: true
    case .season: game.stage != .exhibition
    case .report: false
    }
  }

  func isOfSameCall(as other: Obligation) -> Bool {
    gameNumber == other.gameNumber && instant == other.instant && offender == other.offender
  }
}

extension SeasonRule.Sanction {
  /// The number of games; zero for every other sanction.
  public var games: Int {
    if case .games(let games) = self { games } else { 0 }
  }
}
