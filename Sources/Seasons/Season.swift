public import HockeyRules
public import Scoresheets

/// A season under a book: the games so far, in order, and the suspensions and counts from them.
///
/// A season stores nothing that cannot be replayed: it is folded from its games and from the
/// league's decisions, each with its reason.
///
/// ```swift
/// var season = Season(under: SeasonBook(Rulebooks.nhl2025))
/// for id in ["1", "2"] {
///   let log = try GameLog(sheet: "P1 4:00 A6 5+GM boarding\n")
///   season.play(SeasonGame(id: id, log: log), under: book)
/// }
/// for obligation in season.eligibility(for: .regular) {
///   print(obligation.person, "is out of", obligation.left, "game")
/// }
/// // Prints "A6 is out of 1 game"
/// ```
public struct Season: Sendable {
  /// The book's rules about later games.
  public let book: SeasonBook
  /// The games so far, each with its changes.
  public private(set) var steps: [Step] = []
  /// Each person's counted calls and obligations.
  var records: [Person: Record] = [:]
  /// The people of each club with a record, in the order of their first calls.
  private(set) var persons: [String: [Person]] = [:]
  /// The oddities found so far; a later game may explain one.
  var noted: [SeasonRemark] = []
  /// The ids of the games so far.
  private var ids: Set<String> = []
  /// The people named in any game.
  var seen: Set<Person> = []
  /// The stage, the season and the date of the last game.
  private(set) var now = NextGame(.regular)
  /// The stages that have begun in this season.
  private var begun: Set<Stage> = []

  /// Whether any rule of the book makes suspended team-mates serve one after another.
  private let hasTurns: Bool

  /// Creates a season without games.
  public init(under book: SeasonBook) {
    self.book = book
    hasTurns = book.rules.contains { $0.inTurn }
  }

  /// A game of the season, with its changes.
  public struct Step: Sendable, Hashable {
    /// The game's id.
    public var game: String
    /// The game's stage.
    public var stage: Stage
    /// The game's date, such as `2025-11-04`, if the log has it.
    public var date: String?
    /// The letters of the clubs, the home team's first.
    public var clubs: PerTeam<String>
    /// The obligations of people who played although suspended.
    public var played: [Obligation] = []
    /// The players ejected because of their calls in earlier games, each with the rule.
    public var ejected: [Person: RuleReference?] = [:]
    /// The score.
    public var score = PerTeam(both: 0)
    /// The new obligations.
    public var added: [Obligation] = []
  }

  /// The calls of a person under one rule.
  public struct Count: Sendable, Hashable {
    /// The person, or the club whose calls are counted together.
    public var person: Person
    /// The rule.
    public var rule: SeasonRule
    /// The ids of the games with a call that counts.
    public var games: [String]
    /// The number of calls that count.
    public var count: Int { games.count }
    /// The sanction of the next call, if there is one.
    public var next: SeasonRule.Sanction? { rule.sanction(at: count + 1) }
  }
}

extension Season {
  /// Solves `game` under `rulebook`, adds it, and returns what it changed.
  @discardableResult
  public mutating func play(_ game: SeasonGame, under rulebook: Rulebook) -> Step {
    if !ids.contains(game.id) { begin(game) }
    let solution = solve(game.log, under: rulebook, after: earlierGames(for: game))
    return add(GameFacts(game, solution))
  }

  /// Adds a solved game by its facts, and returns what it changed.
  ///
  /// A game with the id of an earlier one changes nothing.
  @discardableResult
  public mutating func add(_ facts: GameFacts) -> Step {
    let game = facts.game
    var step = Step(game: game.id, stage: game.stage, clubs: game.log.letters)
    guard ids.insert(game.id).inserted else {
      note(.gameTwice, in: game)
      return step
    }
    begin(game)
    step.date = game.log.date
    step.ejected = facts.ejected
    step.score = facts.score
    seen.formUnion(facts.players)
    for team in Team.allCases { serve(facts, club: game.log.letters[team], &step) }
    for act in facts.acts {
      let counted = count(act, among: facts.acts, in: game, &step)
      if !counted, isOfUnknownCategory(act, in: game) {
        note(.categoryUnknown(act.person), in: game)
      }
    }
    removeReplaced(from: &step)
    for decision in game.decisions { decide(decision, in: game, &step) }
    for obligation in step.added { owe(obligation) }
    steps.append(step)
    return step
  }

  mutating func note(_ kind: SeasonRemark.Kind, in game: SeasonGame) {
    noted.append(SeasonRemark(game: game.id, kind))
  }

  /// Begins the season or the stage of `game`, if it is new.
  private mutating func begin(_ game: SeasonGame) {
    let isNew = game.season.map { now.season ?? $0 != $0 } ?? false
    if !isNew, let day = Day(game.log.date), let last = Day(now.date), day - last > 90 {
      note(.pause(days: day - last, since: steps.last?.game ?? ""), in: game)
    }
    now = NextGame(
      game.stage, date: game.log.date ?? now.date, season: game.season ?? now.season)
    if isNew {
      begun = []
      for person in records.keys { records[person]?.beginSeason(book, now) }
    }
    guard begun.insert(game.stage).inserted else { return }
    for (place, rule) in book.rules.enumerated() where rule.window.clearedBefore == game.stage {
      for person in records.keys { records[person]?.marks[place] = nil }
    }
  }

  /// The people of `club` who may not play in `game`, in the order of their first calls.
  ///
  /// `turns` are the rules under which somebody serves his turn before the person.
  func out(of game: NextGame, club: String) -> [(person: Person, turns: Set<String>)] {
    var turns: Set<String> = []
    return (persons[club] ?? []).compactMap { person in
      guard let record = records[person] else { return nil }
      let bars = record.bars(in: game, without: turns)
      if bars.isEmpty { return nil }
      let found = (person, turns)
      // Under a rule served in turn, only the first person is out.
      if hasTurns {
        for place in bars where record.obligations[place].inTurn {
          turns.insert(record.obligations[place].key)
        }
      }
      return found
    }
  }

  /// Lets everybody of `club` who is suspended serve the game, and counts it for the others.
  private mutating func serve(_ facts: GameFacts, club: String, _ step: inout Step) {
    let game = facts.game
    for person in persons[club] ?? [] {
      for place in records[person]?.obligations.indices ?? 0..<0 {
        records[person]?.obligations[place].endByDays(at: now)
      }
    }
    let out = out(of: now, club: club)
    for (person, turns) in out {
      if facts.shows(person) {
        if let obligation = records[person]?.play(game, without: turns) {
          step.played.append(obligation)
        }
      } else {
        records[person]?.serve(game, isStaff: person.role == .bench, without: turns)
      }
    }
    let absent = Set(out.map { $0.person }.filter { !facts.shows($0) })
    for person in persons[club] ?? [] where facts.allows(person) && !absent.contains(person) {
      records[person]?.played += 1
      for place in records[person]?.obligations.indices ?? 0..<0
      where records[person]?.obligations[place].isStayed ?? false {
        records[person]?.obligations[place].playedMeanwhile += 1
      }
    }
  }

  /// Counts `act` under every rule, and returns whether any rule counts it.
  @discardableResult
  mutating func count(
    _ act: Act, among acts: [Act], in game: SeasonGame, _ step: inout Step
  ) -> Bool {
    var isCounted = false
    for (place, rule) in book.rules.enumerated() {
      guard rule.window.stages.contains(game.stage), rule.calls.count(act, among: acts) else {
        continue
      }
      isCounted = true
      let counted = rule.calls.ofTeam ? Person(act.person.club, .club) : act.person
      // `bench` may be somebody else each time, so its calls are not added up.
      let count = counted.role == .bench ? 1 : mark(counted, place, rule.window)
      guard let sanction = rule.sanction(at: count), sanction != .games(0) else { continue }
      let person: Person =
        switch rule.subject {
        case .offender: act.person
        case .coach: Person(act.person.club, .staff(.coach))
        }
      step.added.append(
        Obligation(
          person, of: act.person, under: rule, count: count, sanction: sanction, game: game,
          number: steps.count, instant: act.instant, infraction: act.infraction))
    }
    return isCounted
  }

  /// Whether `act` is a game misconduct that fits no category because the log gives no infraction,
  /// although the book counts game misconducts by category.
  private func isOfUnknownCategory(_ act: Act, in game: SeasonGame) -> Bool {
    let isNamed =
      Infraction(rawValue: act.infraction).isKnown && act.infraction != "game-misconduct"
    return act.has(.gameMisconduct) && act.countedBy == nil && !isNamed
      && book.rules.contains {
        $0.calls.classes.contains(.gameMisconduct) && !$0.calls.by.isEmpty
          && $0.window.stages.contains(game.stage)
      }
  }

  /// Records a call of `person` under the rule at index `place`, and returns the rule's count.
  private mutating func mark(_ person: Person, _ place: Int, _ window: CountingWindow) -> Int {
    know(person)
    let game = steps.count
    // The record is changed in place: copying it would copy all that the person has done.
    return records[person]?.mark(place, of: game, at: now, window) ?? 0
  }

  /// Removes obligations that another rule replaces for the same call.
  private func removeReplaced(from step: inout Step) {
    let added = step.added
    step.added.removeAll { obligation in
      added.contains { other in
        other.person == obligation.person && other.instant == obligation.instant
          && book.rules.contains { $0.key == other.key && $0.inPlaceOf.contains(obligation.key) }
      }
    }
  }

  mutating func know(_ person: Person) {
    guard records[person] == nil else { return }
    // The game of the first call counts as played.
    records[person] = Record(played: 1)
    persons[person.club, default: []].append(person)
  }

  private mutating func owe(_ obligation: Obligation) {
    know(obligation.person)
    records[obligation.person]?.obligations.append(obligation)
  }
}

extension Season.Record {
  /// Removes everything that a new season under `book` does not take over: calls that no longer
  /// count, and obligations that do not carry over.
  fileprivate mutating func beginSeason(_ book: SeasonBook, _ now: NextGame) {
    for (place, rule) in book.rules.enumerated() {
      marks[place]?.removeAll { !$0.counts(at: now, rule.window) }
    }
    // The league must have ruled on the match penalty of a player who has played since, whether or
    // not anyone wrote the ruling down.
    obligations.removeAll { obligation in
      obligation.sanction == .untilRuled ? obligation.playedIn != nil : !obligation.carries
    }
  }
}
