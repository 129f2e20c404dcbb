public import HockeyRules

/// A rule of a book on later games.
///
/// The rule counts calls of one kind, against one person or one team, and says what follows at
/// which count: games out, or a hearing.
public struct SeasonRule: Sendable, Hashable {
  /// The rule's name in the book's file, such as `stick-game-misconduct`.
  public var key: String
  /// The thing that the rule counts, in the singular: `stick game misconduct`.
  public var name: String
  /// The rule, in the book in which it was read, or `nil` if no rule is known.
  public var rule: RuleReference?
  /// The reason why the rule is not verified, or `nil` if it is.
  public var assumption: String?
  /// The calls that the rule counts.
  public var calls = CountedCalls()
  /// The window in which the calls are counted.
  public var window = CountingWindow()
  /// The first count that has a consequence, from 1.
  public var from = 1
  /// The number of further calls that bring the next consequence.
  public var every = 1
  /// The sanctions in order: of the first consequence, of the next, and so on.
  public var sanctions: [Sanction] = []
  /// The sanction after the last of ``sanctions``.
  public var then = Continuation.same
  /// The counts at which the call also brings a game misconduct in its own game, if any do.
  public var ejecting: ClosedRange<Int>?
  /// The rule that brings that game misconduct, if it is not ``rule``.
  public var ejectingRule: RuleReference?
  /// The stages whose games the player sits out to serve the sanction.
  public var servedIn: [Stage] = [.regular, .playOffs, .final]
  /// Whether games that are left over are served in the next season.
  public var carries = false
  /// Whether the sanction holds only until a review.
  public var isPending = false
  /// Whether the games are a minimum, to which the authority may add.
  public var isMinimum = false
  /// The days that may pass in place of the games.
  public var days: Int?
  /// The person who is out.
  public var subject = Subject.offender
  /// Whether several persons of a team serve one after the other.
  public var inTurn = false
  /// The rules that give way to this rule for a call that both rules count.
  public var inPlaceOf: [String] = []

  /// Creates a rule without consequences.
  package init(key: String = "", name: String = "") {
    self.key = key
    self.name = name
  }

  /// A consequence.
  public enum Sanction: Sendable, Hashable {
    /// A number of games.
    case games(Int)
    /// Until the authority has ruled.
    case untilRuled
    /// Until a date such as `2027-01-15`, on which the person may play again; only an authority
    /// decides so.
    case until(String)
    /// The rest of the season.
    case season
    /// A report to the authority: nothing follows automatically.
    case report
  }

  /// The way a ladder goes on after its last printed step.
  public enum Continuation: String, NamedChoice {
    /// As many games as at the last step.
    case same
    /// One game more each time.
    case oneMore = "one-more"
    /// Twice as many games each time.
    case double
  }

  /// The person on whom a sanction falls.
  public enum Subject: String, NamedChoice {
    /// The player or official who was penalised.
    case offender
    /// The head coach of his team.
    case coach
  }
}

/// The calls that a rule counts.
public struct CountedCalls: Sendable, Hashable {
  /// The classes of penalties that count; any call if empty.
  public var classes: [PenaltyClass] = []
  /// Whether a report without a call counts.
  public var reports = false
  /// The infractions that count; any if empty.
  public var infractions: Set<String> = []
  /// The provisions whose automatic game misconducts count although no infraction is called.
  public var by: Set<String> = []
  /// The infractions that do not count.
  public var otherThan: Set<String> = []
  /// The time left in regulation from which calls count, through overtime; `nil` if all count.
  public var late: PlayingTime?
  /// Whether a misconduct called together with another penalty does not count.
  public var alone = false
  /// The infractions that keep a call from counting if they are called on the other team at the
  /// same stoppage.
  public var unlessAgainst: Set<String> = []
  /// The provisions whose automatic game misconducts do not count.
  public var notBy: Set<String> = []
  /// Whether a call that brings a ruling with games out does not count.
  public var unlessRuled = false
  /// Whether all calls of a team are counted together.
  public var ofTeam = false
  /// The persons whose calls count.
  public var who = Who.anyone

  /// A kind of persons.
  public enum Who: String, NamedChoice {
    /// Players, and the staff.
    case anyone
    /// Players only.
    case players
    /// The staff only.
    case staff
  }
}

/// The window in which calls are counted.
public struct CountingWindow: Sendable, Hashable {
  /// The stages whose games count.
  public var stages: [Stage] = Stage.allCases
  /// The years for which a call counts, or `nil` if it counts only in its season.
  public var years: Int?
  /// Whether each game is counted separately.
  public var isOneGame = false
  /// The number of games played without a further call after which earlier calls no longer count.
  public var gamesPlayed: Int?
  /// The stage at the start of which earlier calls stop counting.
  public var clearedBefore: Stage?
}

/// A part of a season.
public enum Stage: String, NamedChoice {
  /// Games before the season, and others that do not count.
  case exhibition
  /// The regular season.
  case regular
  /// The play-offs.
  case playOffs = "play-offs"
  /// The final series.
  case final
}

extension SeasonRule {
  /// The acts that only rules on later games distinguish; in a game they are ordinary infractions.
  package static let acts = [
    "aggressor", "fighting-at-the-drop", "fighting-off-the-ice", "fighting-outside-the-periods",
    "first-off-the-bench", "force-on-official-1", "force-on-official-2", "force-on-official-3",
    "grabbing-the-face-mask", "holding-the-face-mask", "illegal-goalkeeper-equipment", "inciting",
    "instigating-outside-the-periods", "intervening", "leaving-the-penalty-bench-to-dispute",
    "leaving-the-penalty-bench-to-fight", "not-tied-down", "obscene-gesture", "obscene-language",
    "persists-in-altercation", "removing-jersey", "resisting-linesperson",
    "returning-after-ejection", "second-off-the-bench", "secondary-fight", "third-man-in",
  ]

  /// The sanction at the `count`-th call, or `nil` if that call has no consequence.
  public func sanction(at count: Int) -> Sanction? {
    guard let last = sanctions.last, count >= from, (count - from).isMultiple(of: every) else {
      return nil
    }
    let step = (count - from) / every
    if step < sanctions.count { return sanctions[step] }
    guard case .games(let games) = last else { return last }
    return .games(then.value(after: games, step - sanctions.count + 1))
  }
}

extension SeasonRule.Continuation {
  func value(after last: Int, _ steps: Int) -> Int {
    switch self {
    case .same: last
    case .oneMore: last + steps
    // Nobody serves more than a few seasons.
    case .double: last << min(steps, 20)
    }
  }
}
