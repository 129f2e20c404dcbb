public import HockeyRules
public import Scoresheets

/// What a book says follows from one game to the next.
public struct SeasonBook: Sendable, Hashable {
  /// The book's name as people write it.
  public var name: String
  /// The rules, those of the book itself first.
  public var rules: [SeasonRule]
  /// Whether a review that is denied adds the games that were played meanwhile.
  public var reviewAddsGames = false
  /// What becomes of a goal that is scored with a player on the ice who may not play, if it is found
  /// before play goes on, or `nil` if the book leaves that to the league.
  public var ineligiblesGoal: Provision<EjectedScorer>?

  /// The rules in `edition`.
  ///
  /// - Throws: `RulebookErrors` if a rule is not in the form that `Rulebook/README.md` describes.
  public init(_ edition: Edition) throws(RulebookErrors) {
    name = edition.rulebook.name
    rules = []
    var errors: [RulebookError] = []
    for stated in edition.season {
      let reader = SeasonRuleReader(stated: stated)
      do throws(RulebookError) {
        switch stated.key {
        case "review": reviewAddsGames = try reader.review()
        case "ineligible-player": ineligiblesGoal = try reader.ineligiblesGoal()
        default: rules.append(try reader.seasonRule())
        }
      } catch {
        errors.append(error)
      }
    }
    if !errors.isEmpty { throw RulebookErrors(errors: errors) }
  }
}

/// The reader of one member of a book's `season`.
private struct SeasonRuleReader {
  let stated: StatedSeasonRule

  /// The members of a rule.
  private enum Key: String, CaseIterable {
    case rule, name, counts, `for`, alone, `in`, within, from, every, out, then, carries, pending
    case days, of, last, unverified
    case otherThan = "other-than"
    case unlessAgainst = "unless-against"
    case notBy = "not-by"
    case ofTeam = "of-team"
    case eachGame = "each-game"
    case clearedBefore = "cleared-before"
    case servedIn = "served-in"
    case atLeast = "at-least"
    case inTurn = "in-turn"
    case inPlaceOf = "in-place-of"
    case gameMisconductAt = "game-misconduct-at"
    case gameMisconductFrom = "game-misconduct-from"
    case gameMisconductRule = "game-misconduct-rule"
  }

  /// The rule.
  func seasonRule() throws(RulebookError) -> SeasonRule {
    var rule = SeasonRule(
      key: stated.key, name: stated.key.spaced, assumption: stated.assumption)
    var said: [Key] = []
    try members(Key.allCases.map { $0.rawValue }) { reader, name throws(Fault) in
      guard let key = Key(rawValue: name) else { return }
      said.append(key)
      try Self.read(key, into: &rule, &reader)
    }
    if !said.contains(.rule), !said.contains(.unverified) {
      throw error(.missingKey("rule", of: stated.key))
    }
    if !said.contains(.out) {
      throw error(.missingKey("out", of: stated.key))
    }
    rule.rule?.book = stated.book
    rule.ejectingRule?.book = stated.book
    return rule
  }

  private static func read(
    _ key: Key, into rule: inout SeasonRule, _ reader: inout MemberReader
  ) throws(Fault) {
    switch key {
    case .rule: rule.rule = RuleReference(book: "", number: try reader.text())
    case .name: rule.name = try reader.text()
    case .unverified: rule.assumption = try reader.text()
    case .counts:
      for word in try reader.texts() {
        if word == "report" {
          rule.calls.reports = true
        } else {
          rule.calls.classes.append(
            try reader.pick(word, from: PenaltyClass.allCases) { $0.name })
        }
      }
    case .for: rule.calls.infractions = try reader.infractions()
    case .otherThan: rule.calls.otherThan = try reader.infractions()
    case .unlessAgainst: rule.calls.unlessAgainst = try reader.infractions()
    case .notBy: rule.calls.notBy = Set(try reader.texts())
    case .alone: rule.calls.alone = try reader.flag()
    case .last: rule.calls.late = try reader.time()
    case .ofTeam: rule.calls.ofTeam = try reader.flag()
    case .in: rule.window.stages = try reader.choices()
    case .eachGame: rule.window.isOneGame = try reader.flag()
    case .within: rule.window.gamesPlayed = try reader.number()
    case .clearedBefore: rule.window.clearedBefore = try reader.choice()
    case .from: rule.from = max(1, try reader.number())
    case .every: rule.every = max(1, try reader.number())
    case .out: rule.sanctions = try reader.sanctions()
    case .then: rule.then = try reader.choice()
    case .servedIn: rule.servedIn = try reader.choices()
    case .carries: rule.carries = try reader.flag()
    case .pending: rule.isPending = try reader.flag()
    case .atLeast: rule.isMinimum = try reader.flag()
    case .days: rule.days = try reader.number()
    case .of: rule.subject = try reader.choice()
    case .gameMisconductAt:
      let count = max(1, try reader.number())
      rule.ejecting = count...count
    case .gameMisconductFrom: rule.ejecting = max(1, try reader.number())...Int.max
    case .gameMisconductRule:
      rule.ejectingRule = RuleReference(book: "", number: try reader.text())
    case .inTurn: rule.inTurn = try reader.flag()
    case .inPlaceOf: rule.inPlaceOf = try reader.texts()
    }
  }

  /// Whether a denied review adds the games that were played meanwhile.
  func review() throws(RulebookError) -> Bool {
    var adds = false
    try members(["adds-games", "rule", "unverified"]) { reader, name throws(Fault) in
      if name == "adds-games" { adds = try reader.flag() } else { _ = try reader.text() }
    }
    return adds
  }

  /// What becomes of a goal with a player on the ice who may not play.
  func ineligiblesGoal() throws(RulebookError) -> Provision<EjectedScorer> {
    var goal = EjectedScorer.disallowed
    var number: String?
    var remark = stated.assumption
    try members(["goal", "rule", "unverified"]) { reader, name throws(Fault) in
      switch name {
      case "goal": goal = try reader.choice()
      case "rule": number = try reader.text()
      default: remark = try reader.text()
      }
    }
    return Provision(
      goal, key: .season(stated.key),
      rule: number.map { RuleReference(book: stated.book, number: $0) },
      basis: remark.map { .assumed($0) } ?? .stated)
  }

  private func error(_ problem: RulebookError.Problem) -> RulebookError {
    RulebookError(file: stated.file, place: stated.place, problem: problem)
  }

  private func members(
    _ known: [String], _ body: (inout MemberReader, String) throws(Fault) -> Void
  ) throws(RulebookError) {
    var reader = MemberReader(stated.value, owner: stated.key)
    do throws(Fault) {
      try reader.eachMember(known, body)
    } catch {
      throw self.error(error.problem)
    }
  }
}
