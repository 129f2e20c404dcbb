import HockeyRules
import Scoresheets
package import Seasons

/// A season after its games so far: who may not play in the next game and why, and who is one call
/// away from that.
package struct SeasonAnswer: FieldObject {
  let season: Season
  /// The next game, as far as is known.
  let next: NextGame
  /// The next game's id and clubs, if the question is about that game.
  let game: String?
  let clubs: [String]?
  /// The person or the club that the answer is about; `nil` for all.
  let subject: Person?
  /// The index of the first game whose changes are shown, if any are.
  let since: Int?
  let names: [Person: String]
  /// The oddities found while reading the games, then those of the season.
  package let remarks: [SeasonRemark]
  private let steps: [String: Season.Step]

  package init(
    _ season: Season, next: NextGame, game: String? = nil, clubs: [String]? = nil,
    subject: Person? = nil, since: Int? = nil, names: [Person: String] = [:],
    remarks: [SeasonRemark] = []
  ) {
    self.season = season
    self.next = next
    self.game = game
    self.clubs = clubs
    self.subject = subject
    self.since = since
    self.names = names
    self.remarks = remarks + season.remarks
    var steps: [String: Season.Step] = [:]
    for step in season.steps { steps[step.game] = step }
    self.steps = steps
  }

  private func isAbout(_ person: Person) -> Bool {
    guard let subject else { return clubs?.contains(person.club) ?? true }
    return subject.role == .club ? subject.club == person.club : subject == person
  }

  private func rows(_ obligations: [Obligation]) -> [ObligationAnswer] {
    obligations.filter { isAbout($0.person) }.map {
      ObligationAnswer(obligation: $0, name: names[$0.person], step: steps[$0.game])
    }
  }

  private var eligibility: [ObligationAnswer] { rows(season.eligibility(for: next, clubs: clubs)) }

  /// The people who may not play, except those who have played since a hearing was due: they are in
  /// `missing`.
  var out: [ObligationAnswer] { eligibility.filter { !$0.obligation.lacksRuling } }

  var missing: [ObligationAnswer] { eligibility.filter { $0.obligation.lacksRuling } }

  private func rows(_ counts: [Season.Count]) -> [CountAnswer] {
    counts.filter { isAbout($0.person) }.map { CountAnswer(count: $0, name: names[$0.person]) }
  }

  /// Everything that anybody has ever owed.
  private var owed: [Obligation] { season.people.flatMap { season.ledger(of: $0) } }

  var near: [CountAnswer] { rows(season.nextSteps(in: next.stage)) }

  /// Everything that the `subject` has ever owed; `nil` without a subject.
  var ledger: [ObligationAnswer]? { subject.map { _ in rows(owed) } }

  var counts: [CountAnswer]? { subject.map { _ in rows(season.counts()) } }

  var added: [ObligationAnswer]? {
    since.map { since in rows(season.steps.dropFirst(since).flatMap { $0.added }) }
  }

  package var played: [PlayedAnswer] {
    season.steps.dropFirst(since ?? 0).flatMap { step in
      step.played.filter { isAbout($0.person) }.map {
        PlayedAnswer(game: step, obligation: $0, name: names[$0.person], step: steps[$0.game])
      }
    }
  }

  var games: [SeasonGameAnswer]? {
    since.map { season.steps.dropFirst($0).map { SeasonGameAnswer(step: $0) } }
  }

  /// The people ejected from a game because of their calls in earlier games.
  var ejected: [EjectedAnswer] {
    season.steps.dropFirst(since ?? 0).flatMap { step in
      step.ejected.filter { isAbout($0.key) }.sorted { $0.key < $1.key }.map {
        EjectedAnswer(person: $0.key, name: names[$0.key], rule: $0.value, game: step.game)
      }
    }
  }

  /// The suspensions under review, whose persons may play until it is denied.
  var stayed: [ObligationAnswer] { rows(owed.filter { $0.isStayed && $0.isOpen }) }

  var reported: [ObligationAnswer] { rows(owed.filter { $0.sanction == .report }) }

  package static let fields = Fields<Self>("seasonReport") {
    Field("book", "The book by whose rules games follow from one another.") { $0.season.book.name }
    Field("games", "The number of games so far.") { $0.season.steps.count }
    Field("stage", "The stage of the next game.") { $0.next.stage.rawValue }
    Field("next", "The id of the next game, if the question is about that game.") { $0.game }
    Field("out", "The people who may not play in the next game.") { $0.out }
    Field("missing", "The people who have played since a hearing was due that is not on record.") {
      $0.missing.ifAny
    }
    Field("stayed", "The people who may play until a review is denied.") { $0.stayed.ifAny }
    Field("near", "The people whose next call brings a sanction.") { $0.near }
    Field("played", "The people who played although they were out.") { $0.played.ifAny }
    Field("goal", "What becomes of a goal with an ineligible player on the ice, with the rule.") {
      $0.goalWords
    }
    Field(
      "ejected", "The people whom a call put out of the game because of calls in earlier games."
    ) { $0.ejected.ifAny }
    Field("since", "The games from the game asked for on.") { $0.games }
    Field("reported", "The people who were reported, where nothing follows automatically.") {
      $0.reported.ifAny
    }
    Field("added", "The obligations that the games in `since` have added.") { $0.added }
    Field("ledger", "Everything that the player or the team asked for has ever owed.") { $0.ledger }
    Field("counts", "The calls that count, of the player or the team asked for.") { $0.counts }
    Field("remarks", "The oddities in the games and decisions, and what was done about each.") {
      $0.remarks.words.ifAny
    }
  }

  var goalWords: String {
    "If one of them plays after all, \(season.book.ineligiblesGoal.wordsForIneligible)."
  }

  /// The answer as CSV: what was added, or else the ledger, or else who is out.
  package var csv: String { CSVText.of(added ?? ledger ?? out) }
}

struct ObligationAnswer: FieldObject {
  let obligation: Obligation
  let name: String?
  /// The game that led to the obligation.
  let step: Season.Step?

  static let fields = Fields<Self>("obligation") {
    Field.person { ($0.obligation.person, $0.name) }
    Field("key", "The rule's name in the book, or `ruling`.") { $0.obligation.key }
    Field.rule { $0.obligation.rule }
    Field.unverified { $0.obligation.isAssumed }
    Field("counted", "The thing that is counted.") { $0.obligation.name }
    Field("count", "The count that was reached.") { $0.obligation.count }
    Field("game", "The game that led to the sanction.") { $0.obligation.game }
    Field("date", "The date of that game.") { $0.obligation.date }
    Field("sanction", "The kind of sanction.") { $0.obligation.sanction.word }
    Field("games", "The number of games, if the sanction is a number of games.") { row -> Int? in
      if case .games(let games) = row.obligation.sanction { games } else { nil }
    }
    Field("left", "The games that are left to serve.") { row -> Int? in
      if case .games = row.obligation.sanction { row.obligation.left } else { nil }
    }
    Field("served", "The games in which the suspension was served.") { $0.obligation.served.ifAny }
    Field.mark("atLeast", "`true` where the league may give more games.") {
      $0.obligation.isMinimum
    }
    Field("days", "The days that may pass in place of the games.") { $0.obligation.days }
    Field.mark("pending", "`true` where the suspension holds only until a review.") {
      $0.obligation.isPending
    }
    Field("text", "What follows, and the reason, in words.") {
      "\($0.obligation.until): \($0.obligation.why(in: $0.step))"
    }
  }
}

/// A person's counted calls under a rule.
struct CountAnswer: FieldObject {
  let count: Season.Count
  let name: String?

  static let fields = Fields<Self>("seasonCount") {
    Field.person { ($0.count.person, $0.name) }
    Field("key", "The rule's name in the book.") { $0.count.rule.key }
    Field.rule { $0.count.rule.rule }
    Field("counted", "The thing that is counted.") { $0.count.rule.name }
    Field("count", "The count now.") { $0.count.count }
    Field("games", "The games from which the count is.") { $0.count.games }
    Field("next", "What the next call that counts brings, in words.") { $0.count.next?.words }
  }
}

package struct PlayedAnswer: FieldObject {
  /// The game in which the person played; `step` is the game that led to the suspension.
  let game: Season.Step
  let obligation: Obligation
  let name: String?
  let step: Season.Step?

  package static let fields = Fields<Self>("playedWhileOut") {
    Field.person { ($0.obligation.person, $0.name) }
    Field("game", "The game in which the person played.") { $0.game.game }
    Field("rule", "The rule that kept the person out, with its book.") { $0.obligation.rule?.words }
    Field("text", "Why the person was out, in words.") { $0.obligation.why(in: $0.step) }
  }
}

struct SeasonGameAnswer: FieldObject {
  let step: Season.Step

  static let fields = Fields<Self>("seasonGame") {
    Field("game", "The game's id.") { $0.step.game }
    Field("date", "The game's date.") { $0.step.date }
    Field("stage", "The game's stage.") { $0.step.stage.rawValue }
    Field("clubs", "The letters of the teams.") { $0.step.clubs }
    Field("score", "The game's score.") { $0.step.score }
  }
}

/// A person ejected from a game because of calls in earlier games.
struct EjectedAnswer: FieldObject {
  let person: Person
  let name: String?
  let rule: RuleReference?
  let game: String

  static let fields = Fields<Self>("ejectedBySeason") {
    Field.person { ($0.person, $0.name) }
    Field("game", "The game from which the person was ejected.") { $0.game }
    Field.rule { $0.rule }
  }
}

extension Field {
  @FieldsBuilder<Subject>
  fileprivate static func person(_ person: @escaping From<(Person, name: String?)>) -> [Field] {
    Field("person", "The person as the notation names him: `A6`, `A coach`, `A`.") {
      person($0).0.description
    }
    Field("letters", "The letters of the club.") { person($0).0.club }
    Field("player", "The player's number; missing for staff and for a team.") { row -> String? in
      if case .player(let number) = person(row).0.role { String(number) } else { nil }
    }
    Field.name { person($0).name }
  }
}

extension CSVText {
  fileprivate static func of<Row: FieldObject>(_ rows: [Row]) -> String {
    var csv = CSVText()
    csv.add(Row.fields.all.map { .some($0.head.name) })
    for row in rows { csv.add(Row.fields.all.map { $0.cell(row) }) }
    return csv.text
  }
}
