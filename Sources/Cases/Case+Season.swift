import HockeyRules
import Scoresheets
import Seasons

/// A case of several games that is played under one book.
struct SeasonCaseRun {
  private let one: Case
  private var season: Season
  private let rulebook: Rulebook
  private(set) var differences: [CaseDifference] = []
  /// The names of the rules that have consequences in the case, or whose counts the case states.
  private(set) var rules: Set<String> = []

  init(_ one: Case, under edition: Edition) {
    self.one = one
    season = Season(under: SeasonBook(edition))
    rulebook = edition.rulebook
  }

  mutating func play() {
    for (place, entry) in one.games.enumerated() {
      if place > 0, let last = one.games[place - 1].ids.last {
        // The games of the series between two listed games took place without incident.
        for id in GameNumber(last).ids(before: GameNumber(entry.game.id)) {
          season.play(quiet(id, like: entry), under: rulebook)
        }
      }
      var before = season
      var step: Season.Step?
      for game in entry.games {
        before = season
        step = season.play(game, under: rulebook)
      }
      if let step {
        rules.formUnion(step.added.map { $0.key })
        check(entry, before, step)
      }
    }
  }

  /// A game like that of `entry` in which nothing happens.
  private func quiet(_ id: String, like entry: SeasonEntry) -> SeasonGame {
    var game = SeasonGame(
      id: id, stage: entry.game.stage, season: entry.game.season, log: entry.game.log)
    game.log.plays = []
    return game
  }

  private mutating func check(
    _ entry: SeasonEntry, _ before: Season, _ step: Season.Step
  ) {
    let lines = entry.expectations.filter { $0.holds(under: rulebook.id) }
    var named: Set<Person> = []
    for line in lines {
      if let person = line.statement.sanctioned { named.insert(person) }
      guard let found = fault(of: line.statement, entry, before, step, line.citation) else {
        continue
      }
      let citation = line.citation.map { "  \($0)" } ?? ""
      differ(
        at: line.place, entry,
        [
          .init(mark: .expected, text: line.statement.text + citation),
          .init(mark: .ruled, text: found),
        ])
    }
    // If one line names a consequence of the game, the lines must name all its consequences.
    guard let first = lines.first, !named.isEmpty else { return }
    for person in step.added.map({ $0.person }) where named.insert(person).inserted {
      differ(at: first.place, entry, [.init(mark: .ruled, text: step.text(of: person))])
    }
  }

  private mutating func differ(
    at place: CasePlace, _ entry: SeasonEntry, _ lines: [CaseDifference.Line]
  ) {
    let game = "game \(entry.game.id)"
    differences.append(
      CaseDifference(place: place, at: game, situation: [game.visible], lines: lines))
  }

  /// The ruling that contradicts `statement`, in words, or `nil` if the statement is true.
  private mutating func fault(
    of statement: SeasonStatement, _ entry: SeasonEntry, _ before: Season, _ step: Season.Step,
    _ citation: String?
  ) -> String? {
    switch statement {
    case .mayPlay(let persons, let may):
      let others = persons.filter { before.mayPlay($0, in: entry.next(after: before)) != may }
      if others.isEmpty { return nil }
      return "may \(may ? "not " : "")play " + others.map { $0.description }.joined(separator: " ")
    case .out(let person, _, _, _), .outUntilRuled(let person), .outForTheSeason(let person),
      .reported(let person):
      let found = step.statement(of: person)
      let rules = step.added.filter { $0.person == person }.map { $0.rule?.number }
      let isCited = citation.map { rules.contains($0) } ?? true
      if found == statement, isCited { return nil }
      return step.text(of: person)
    case .later(let person, let games, let isOut):
      let others = games.filter { self.isOut(person, of: $0, after: entry) != isOut }
      if others.isEmpty { return nil }
      return (isOut ? "\(person) plays game " : "\(person) out of game ")
        + others.joined(separator: " ")
    case .counts(let person, let count, let key):
      rules.insert(key)
      let found = season.counts(of: person).first { $0.rule.key == key }?.count ?? 0
      return found == count ? nil : "\(person) counts \(found) \(key)"
    case .ejected(let person):
      guard let rule = step.ejected[person] else { return "\(person) goes on playing" }
      let isCited = citation.map { rule?.number == $0 } ?? true
      return isCited ? nil : "\(person) ejected  \(rule?.number ?? "")"
    case .score(let score):
      return step.score == score ? nil : "score \(step.score.home) \(step.score.visiting)"
    case .ineligiblesGoal(let goal):
      let found = season.book.ineligiblesGoal
      let isCited = citation.map { found?.rule?.number == $0 } ?? true
      if found?.value == goal, isCited { return nil }
      return SeasonStatement.ineligiblesGoal(found?.value).text
        + (found?.rule.map { "  \($0.number)" } ?? "")
    case .playedWhileOut(let person):
      return step.played.contains { $0.person == person } ? nil : "\(person) was not out"
    }
  }

  /// Whether `person` is out of the game called `id`, if nothing happens in the games before it.
  private func isOut(_ person: Person, of id: String, after entry: SeasonEntry) -> Bool {
    var season = season
    guard let last = entry.ids.last else { return false }
    var wanted = GameNumber(id)
    // A number alone, as the second in `PO6 7`, belongs to the series of the last game.
    if wanted.series.isEmpty { wanted.series = GameNumber(last).series }
    for between in GameNumber(last).ids(before: wanted) {
      season.play(quiet(between, like: entry), under: rulebook)
    }
    return !season.mayPlay(person, in: NextGame(entry.game.stage, season: season.next.season))
  }
}

extension SeasonEntry {
  fileprivate func next(after season: Season) -> NextGame {
    NextGame(
      game.stage, date: game.log.date, season: game.season ?? season.next.season)
  }
}

extension Season.Step {
  /// The statement about the consequences of the game for `person`.
  func statement(of person: Person) -> SeasonStatement {
    let own = added.filter { $0.person == person }
    if own.contains(where: { $0.sanction == .untilRuled }) { return .outUntilRuled(person) }
    if own.contains(where: { $0.sanction == .season }) { return .outForTheSeason(person) }
    // A bench stands for several persons, so their suspensions do not add up.
    let games =
      person.role == .bench ? own.map { $0.left }.max() ?? 0 : own.reduce(0) { $0 + $1.left }
    if games == 0, own.contains(where: { $0.sanction == .report }) { return .reported(person) }
    return .out(
      person, games: games, isMinimum: own.contains { $0.isMinimum },
      days: own.compactMap { $0.days }.first)
  }

  /// The consequences of the game for `person`, with the rules.
  func text(of person: Person) -> String {
    let rules = added.filter { $0.person == person }.compactMap { $0.rule?.number }
    return statement(of: person).text
      + (rules.isEmpty ? "" : "  " + rules.joined(separator: ", "))
  }
}

extension SeasonStatement {
  /// The person for whom the statement gives the consequences of a game.
  fileprivate var sanctioned: Person? {
    switch self {
    case .out(let person, _, _, _), .outUntilRuled(let person), .outForTheSeason(let person),
      .reported(let person):
      person
    case .mayPlay, .later, .counts, .ejected, .score, .playedWhileOut, .ineligiblesGoal: nil
    }
  }

  /// The statement in the notation.
  package var text: String {
    switch self {
    case .mayPlay(let persons, let may):
      "may \(may ? "" : "not ")play " + persons.map { $0.description }.joined(separator: " ")
    case .out(let person, let games, let isMinimum, let days):
      "\(person) out of \(games) \(games == 1 ? "game" : "games")"
        + (isMinimum ? " at least" : "") + (days.map { " or \($0) days" } ?? "")
    case .outUntilRuled(let person): "\(person) out until ruled"
    case .outForTheSeason(let person): "\(person) out for the season"
    case .reported(let person): "\(person) reported"
    case .later(let person, let games, let isOut):
      "\(person) \(isOut ? "out of" : "plays") game " + games.joined(separator: " ")
    case .counts(let person, let count, let key): "\(person) counts \(count) \(key)"
    case .ejected(let person): "\(person) ejected"
    case .score(let score): "score \(score.home) \(score.visiting)"
    case .playedWhileOut(let person): "\(person) played while out"
    case .ineligiblesGoal(let goal): "ineligible goal \(goal?.rawValue ?? "open")"
    }
  }
}
