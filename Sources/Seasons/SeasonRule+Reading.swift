public import HockeyRules
public import Scoresheets

/// What a book says follows from one game to the next.
public struct SeasonBook: Sendable, Hashable {
  /// The book's name as people write it.
  public var name: String
  /// The rules, those of the book itself first.
  public var rules: [SeasonRule] = []
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
    let errors = read(edition.season, among: edition.season.map { $0.key })
    if !errors.isEmpty { throw RulebookErrors(errors: errors) }
  }

  private init() { name = "" }

  /// The errors in a rule that a book states; which other rules there are is not known yet.
  package static func errors(in stated: StatedSeasonRule) -> [RulebookError] {
    var book = SeasonBook()
    return book.read([stated], among: nil)
  }

  /// Adds the rules that `stated` are, and returns all errors in them; those that they name are among
  /// `keys`, if these are known.
  private mutating func read(_ stated: [StatedSeasonRule], among keys: [String]?) -> [RulebookError]
  {
    var errors: [RulebookError] = []
    for stated in stated {
      var reader = BookReader(stated)
      do throws(JSONError) {
        switch stated.key {
        case "review": reviewAddsGames = try reader.reviewAddsGames()
        case "ineligible-player": ineligiblesGoal = try reader.ineligiblesGoal(of: stated)
        default:
          let rule = try reader.seasonRule(of: stated, among: keys)
          // Of two that replace each other, neither would be left.
          if let other = rules.first(where: { $0.replaces(rule) && rule.replaces($0) }) {
            reader.report(
              .wrongValue(
                "in-place-of", expected: "rules that do not replace this one, as \(other.key) does",
                nearest: nil), at: stated.offset)
          }
          rules.append(rule)
        }
      } catch {
        // The value was read before, when its file was.
        reader.report(.json(error.problem), at: stated.offset)
      }
      errors += reader.errors
    }
    return errors
  }
}

extension SeasonRule {
  fileprivate func replaces(_ other: SeasonRule) -> Bool { inPlaceOf.contains(other.key) }
}

/// The members of a rule.
private enum Key: String, CaseIterable {
  case rule, name, counts, `for`, alone, `in`, within, from, every, out, then, carries, pending
  case days, of, last, unverified, by, years
  case otherThan = "other-than"
  case unlessAgainst = "unless-against"
  case notBy = "not-by"
  case unlessRuled = "unless-ruled"
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

/// The members of a book's `season`.
extension BookReader {
  fileprivate mutating func seasonRule(
    of stated: StatedSeasonRule, among keys: [String]?
  ) throws(JSONError) -> SeasonRule {
    var rule = SeasonRule(
      key: stated.key, name: stated.key.spaced, assumption: stated.assumption)
    var said: [Key] = []
    try eachKey(known: Key.allCases.map { $0.rawValue }) { reader, name, _ throws(JSONError) in
      guard let key = Key(rawValue: name) else { return }
      said.append(key)
      try reader.read(key, into: &rule, of: stated, among: keys)
    }
    if !said.contains(.rule), !said.contains(.unverified) {
      report(.missingKey("rule", of: stated.key), at: stated.offset)
    }
    if !said.contains(.out) { report(.missingKey("out", of: stated.key), at: stated.offset) }
    return rule
  }

  private mutating func read(
    _ key: Key, into rule: inout SeasonRule, of stated: StatedSeasonRule, among keys: [String]?
  ) throws(JSONError) {
    switch key {
    case .rule: rule.rule = try self.rule(of: stated)
    case .name: rule.name = try text() ?? ""
    case .unverified: rule.assumption = try text()
    case .counts:
      let all = PenaltyClass.allCases.map { Optional($0) } + [nil]
      let counted = try list { reader throws(JSONError) in
        try reader.pick(from: all) { $0?.name ?? "report" }
      }
      rule.calls.classes = (counted ?? []).compactMap { $0 }
      rule.calls.reports = counted?.contains(nil) ?? false
    case .for: rule.calls.infractions = try infractions(key)
    case .otherThan: rule.calls.otherThan = try infractions(key)
    case .unlessAgainst: rule.calls.unlessAgainst = try infractions(key)
    case .notBy: rule.calls.notBy = try ejections(key)
    case .by: rule.calls.by = try ejections(key)
    case .unlessRuled: rule.calls.unlessRuled = try flag() ?? false
    case .alone: rule.calls.alone = try flag() ?? false
    case .last: rule.calls.late = try time()
    case .ofTeam: rule.calls.ofTeam = try flag() ?? false
    case .in: rule.window.stages = try choices()
    case .eachGame: rule.window.isOneGame = try flag() ?? false
    case .years: rule.window.years = try count()
    case .within: rule.window.gamesPlayed = try count()
    case .clearedBefore: rule.window.clearedBefore = try choice()
    case .from: rule.from = max(1, try count() ?? 1)
    case .every: rule.every = max(1, try count() ?? 1)
    case .out: rule.sanctions = try sanctions()
    case .then: rule.then = try choice() ?? .same
    case .servedIn: rule.servedIn = try choices()
    case .carries: rule.carries = try flag() ?? false
    case .pending: rule.isPending = try flag() ?? false
    case .atLeast: rule.isMinimum = try flag() ?? false
    case .days: rule.days = try count()
    case .of: rule.subject = try choice() ?? .offender
    case .gameMisconductAt: rule.ejecting = try count().map { max(1, $0)...max(1, $0) }
    case .gameMisconductFrom: rule.ejecting = try count().map { max(1, $0)...Int.max }
    case .gameMisconductRule: rule.ejectingRule = try self.rule(of: stated)
    case .inTurn: rule.inTurn = try flag() ?? false
    case .inPlaceOf: rule.inPlaceOf = try texts(key, "another rule of this book", among: keys)
    }
  }

  /// Whether a denied review adds the games that were played meanwhile.
  fileprivate mutating func reviewAddsGames() throws(JSONError) -> Bool {
    var adds = false
    try eachKey(known: ["adds-games", "rule", "unverified"]) { reader, name, _ throws(JSONError) in
      if name == "adds-games" { adds = try reader.flag() ?? false } else { _ = try reader.text() }
    }
    return adds
  }

  /// What becomes of a goal with a player on the ice who may not play.
  fileprivate mutating func ineligiblesGoal(
    of stated: StatedSeasonRule
  ) throws(JSONError) -> Provision<EjectedScorer> {
    var goal = EjectedScorer.disallowed
    var rule: RuleReference?
    var remark = stated.assumption
    try eachKey(known: ["goal", "rule", "unverified"]) { reader, name, _ throws(JSONError) in
      switch name {
      case "goal": goal = try reader.choice() ?? goal
      case "rule": rule = try reader.rule(of: stated)
      default: remark = try reader.text()
      }
    }
    return Provision(
      goal, key: .season(stated.key), rule: rule, basis: remark.map { .assumed($0) } ?? .stated)
  }

  private mutating func rule(of stated: StatedSeasonRule) throws(JSONError) -> RuleReference? {
    try text().map { RuleReference(book: stated.book, number: $0) }
  }

  /// A whole number, limited so that no sum over a season overflows.
  private mutating func count() throws(JSONError) -> Int? {
    try integer(in: 0...99_999, "a whole number from 0 to 99999")
  }

  /// Texts that must be among `known`: what they name is `expected`.
  private mutating func texts(
    _ key: Key, _ expected: String, among known: [String]?
  ) throws(JSONError) -> [String] {
    try list { reader throws(JSONError) in
      let offset = reader.offset
      guard let text = try reader.text() else { return nil }
      guard let known, !known.contains(text) else { return text }
      let nearest = nearestMatch(to: text, among: known)
      reader.report(.wrongValue(key.rawValue, expected: expected, nearest: nearest), at: offset)
      return nil
    } ?? []
  }

  /// The provisions that put a player out of a game.
  private mutating func ejections(_ key: Key) throws(JSONError) -> Set<String> {
    let known = Rulebook.points.filter { $0.family == .ejections }.map { $0.key.rawValue }
    return Set(try texts(key, "provisions that put a player out of a game", among: known))
  }

  /// Infractions, by the names under which rules compare them.
  ///
  /// A league may have acts of its own; one that is nearly a known infraction is a misspelt one.
  private mutating func infractions(_ key: Key) throws(JSONError) -> Set<String> {
    let words = try list { reader throws(JSONError) -> String? in
      let offset = reader.offset
      guard let text = try reader.text() else { return nil }
      let name = Infraction(rawValue: text)
      if name.isKnown || SeasonRule.acts.contains(text) { return name.canonical }
      if let nearest = nearestMatch(to: text, among: Infraction.known + SeasonRule.acts) {
        reader.report(
          .wrongValue(key.rawValue, expected: "infractions", nearest: nearest), at: offset)
      }
      return name.canonical
    }
    return Set(words ?? [])
  }

  /// The stages that texts name.
  private mutating func choices() throws(JSONError) -> [Stage] {
    try list { reader throws(JSONError) in try reader.choice() } ?? []
  }

  /// A ladder: numbers of games, or words.
  private mutating func sanctions() throws(JSONError) -> [SeasonRule.Sanction] {
    let words: [(String, SeasonRule.Sanction)] = [
      ("until-ruled", .untilRuled), ("season", .season), ("report", .report),
    ]
    let offset = offset
    let ladder =
      try list { reader throws(JSONError) in
        try reader.isAtNumber()
          ? reader.count().map { .games($0) } : reader.pick(from: words) { $0.0 }?.1
      } ?? []
    let games = ladder.map { $0.games }.filter { $0 > 0 }
    if games != games.sorted() || ladder.count > 1 && ladder.contains(.games(0)) {
      report(
        .wrongValue("out", expected: "a ladder that does not go down", nearest: nil), at: offset)
    }
    return ladder
  }
}

extension String {
  /// The words of a hyphenated name.
  var spaced: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
