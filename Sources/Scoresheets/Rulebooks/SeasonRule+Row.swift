package import HockeyRules

// A rule on later games is a row of a table whose rows have names: the member `season` of a book's
// file.

extension SeasonRule: HockeyRules.TableRow {
  package static let blank = SeasonRule()

  /// Three majors for fighting.
  package static let example = {
    var rule = SeasonRule(key: "our-own-count", name: "fight")
    rule.rule = RuleReference(book: "", number: "our rule")
    rule.calls.classes = [.major]
    rule.calls.infractions = ["fighting"]
    rule.window.stages = [.regular]
    rule.from = 3
    rule.sanctions = [.games(1), .games(2), .untilRuled]
    rule.servedIn = [.regular]
    return rule
  }()

  package mutating func describe(to form: inout RowForm) {
    var number = rule?.number
    form.source(&number, &assumption, of: "a rule")
    rule = number.map { RuleReference(book: "", number: $0) }
    form.option(
      "name", "The thing that it counts, in the singular; the rule's own name if left out.", &name)
    calls.describe(to: &form)
    window.describe(to: &form)
    describeSteps(to: &form)
    describeSanctions(to: &form)
  }

  private mutating func describeSteps(to form: inout RowForm) {
    form.option("from", "The count from which on something follows; 1 if left out.", &from, .count)
    form.option("every", "After how many further ones it follows again.", &every, .count)
    form.ladder("out", "What follows, at the first such count, the next, and so on.", &sanctions)
    form.option("then", "How it goes on after the last step.", &then)
    var at = ejecting.flatMap { $0.upperBound == .max ? nil : $0.lowerBound }
    var onwards = ejecting.flatMap { $0.upperBound == .max ? $0.lowerBound : nil }
    form.option(
      "game-misconduct-at",
      "The count at which the call also brings a game misconduct in its game.",
      &at, .count)
    form.option("game-misconduct-from", "The count from which on it does.", &onwards, .count)
    ejecting = at.map { $0...$0 } ?? onwards.map { $0...Int.max }
    var number = ejectingRule?.number
    form.option(
      "game-misconduct-rule", "The number of the rule that brings it, if it is another.",
      &number, .text)
    ejectingRule = number.map { RuleReference(book: "", number: $0) }
  }

  private mutating func describeSanctions(to form: inout RowForm) {
    form.choices("served-in", "The stages whose games serve it.", &servedIn)
    form.option("carries", "The rest is served in the next season.", &carries)
    form.option("pending", "It holds until a review.", &isPending)
    form.option("at-least", "The league may give more games.", &isMinimum)
    form.option("days", "The days that may pass in place of the games.", &days, .count)
    form.option("of", "The person who is out.", &subject)
    form.option("in-turn", "Several persons of a team serve one after the other.", &inTurn)
    form.words(
      "in-place-of", "The rules of the book whose consequences of the same call it replaces.",
      &inPlaceOf)
  }
}

extension CountedCalls {
  fileprivate mutating func describe(to form: inout RowForm) {
    let report = "report"
    var counted = classes.map { $0.name } + (reports ? [report] : [])
    form.words(
      "counts", "The classes, any of which counts; any call if left out.", &counted,
      among: PenaltyClass.allCases.map { $0.name } + [report])
    classes = PenaltyClass.allCases.filter { counted.contains($0.name) }
    reports = counted.contains(report)
    form.option("who", "The persons whose calls count.", &who)
    form.infractions("for", "The infractions that count.", &infractions)
    form.infractions("other-than", "The infractions that do not count.", &otherThan)
    let ejections = Rulebook.points.filter { $0.family == .ejections }.map { $0.key.rawValue }
    form.set(
      "by", "Provisions whose own game misconducts count although no infraction is called.", &by,
      among: ejections)
    form.set(
      "not-by", "Provisions whose own game misconducts do not count.", &notBy, among: ejections)
    form.option("alone", "A misconduct counts only without a minor or a major.", &alone)
    form.option(
      "last", "Calls count only in this last part of regulation, and in overtime.", &late, .time)
    form.option(
      "unless-ruled", "A call that brings a ruling with games out does not count.", &unlessRuled)
    form.infractions(
      "unless-against",
      "A call does not count if one of these is called on the other team at the same stoppage.",
      &unlessAgainst)
    form.option("of-team", "The calls of a team are counted together.", &ofTeam)
  }
}

extension CountingWindow {
  fileprivate mutating func describe(to form: inout RowForm) {
    form.choices("in", "The stages whose games count; all if left out.", &stages)
    form.option("each-game", "Each game is counted by itself.", &isOneGame)
    form.option(
      "years", "The years for which a call counts; without them its season ends it.",
      &years, .count)
    form.option(
      "within",
      "The games that a player plays without a further one, which remove the earlier ones.",
      &gamesPlayed, .count)
    form.option(
      "cleared-before", "The stage before which all are removed.", &clearedBefore, Stage.form)
  }
}

/// The fate of a goal scored with a player on the ice who may not play.
package struct IneligiblePlayer: HockeyRules.TableRow {
  package var goal = EjectedScorer.disallowed
  package var rule: String?
  package var assumption: String?

  package static let example = IneligiblePlayer()

  package mutating func describe(to form: inout RowForm) {
    form.member("goal", "The fate of the goal, found before play goes on.", &goal)
    form.source(&rule, &assumption)
  }
}

/// The effects of a league's review of a suspension.
package struct SeasonReview: HockeyRules.TableRow {
  package var addsGames = false
  private var rule: String?
  private var assumption: String?

  package static let example = SeasonReview()

  package mutating func describe(to form: inout RowForm) {
    form.member(
      "adds-games", "A review that is denied adds the games played meanwhile.", &addsGames)
    form.source(&rule, &assumption)
  }
}

extension SeasonRule {
  /// The members of the row `key` in `season`.
  static func columns(of key: String) -> [PointForm.Column] {
    others.first { $0.key == key }?.columns ?? ruleColumns
  }

  static let ruleColumns = example.columns

  /// The members of `season` that do not count calls.
  static let others = [
    (key: "ineligible-player", columns: IneligiblePlayer.example.columns),
    (key: "review", columns: SeasonReview.example.columns),
  ]
}

extension PointForm {
  /// A count, limited to keep sums over a season from overflowing.
  fileprivate static let count = PointForm.number(1...99_999)
}

extension RowForm {
  /// Describes a member that a row may leave out.
  fileprivate mutating func option<Value: PointValue>(
    _ name: String, _ summary: String, _ value: inout Value, _ form: PointForm = Value.form
  ) {
    member(name, summary, &value, form, isOptional: true)
  }

  /// Describes the number of the rule, or the reason why it is not settled; every `row` has one.
  fileprivate mutating func source(
    _ number: inout String?, _ assumption: inout String?, of row: String = "it"
  ) {
    option("rule", "The rule's number.", &number, .text)
    let reason = "The reason why it is not settled; \(row) has this or its number."
    option("unverified", reason, &assumption, .text)
  }

  /// Describes a set of infractions, under the names by which rules compare them.
  fileprivate mutating func infractions(
    _ name: String, _ summary: String, _ names: inout Set<String>
  ) {
    var infractions = names.sorted().map { Infraction(rawValue: $0) }
    self.infractions(name, summary, &infractions)
    names = Set(infractions.map { $0.canonical })
  }

  fileprivate mutating func set(
    _ name: String, _ summary: String, _ words: inout Set<String>, among all: [String]
  ) {
    var list = words.sorted()
    self.words(name, summary, &list, among: all)
    words = Set(list)
  }

  /// Describes a ladder of sanctions.
  fileprivate mutating func ladder(
    _ name: String, _ summary: String, _ sanctions: inout [SeasonRule.Sanction]
  ) {
    let column = PointForm.Column(
      name, summary, .ladder(SeasonRule.Sanction.words.map { $0.word }),
      example: .steps(sanctions.map { $0.stated }))
    add(column) { stated in
      let steps: [StatedValue]
      switch stated {
      case .steps(let values): steps = values
      case .list(let words): steps = words.map { .text($0) }
      case .text, .integer, .flag, .none, .rows: return false
      }
      sanctions = steps.compactMap { SeasonRule.Sanction($0) }
      return sanctions.count == steps.count
    }
  }
}

extension SeasonRule.Sanction {
  fileprivate static let words: [(word: String, sanction: Self)] = [
    ("until-ruled", .untilRuled), ("season", .season), ("report", .report),
  ]

  /// The step of a ladder that a file states, or `nil` if it is not a valid step.
  fileprivate init?(_ stated: StatedValue) {
    if case .integer(let games) = stated {
      self = .games(games)
    } else {
      guard let named = Self.words.first(where: { stated == .text($0.word) }) else { return nil }
      self = named.sanction
    }
  }

  fileprivate var stated: StatedValue {
    if case .games(let games) = self { return .integer(games) }
    return .text(Self.words.first { $0.sanction == self }?.word ?? "")
  }
}
