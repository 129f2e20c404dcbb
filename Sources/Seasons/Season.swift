public import HockeyRules
import Scoresheets

/// A season under a book: the games so far, in order, and what they leave behind.
///
/// Nothing is stored that cannot be replayed: a season is folded from its games, and a decision of
/// the authority is one more fact, with its reason.
///
/// ```swift
/// var season = Season(under: try SeasonBook(Rulebooks.nhl2025))
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
  /// The rules on what follows from one game to the next.
  public let book: SeasonBook
  /// The games so far, each with what it changed.
  public private(set) var steps: [Step] = []
  /// What each person has done and owes.
  var records: [Person: Record] = [:]
  /// The persons of each club with a record, in the order of their first call.
  private(set) var persons: [String: [Person]] = [:]
  /// The results of the regular season.
  private(set) var table = SeasonTable()
  /// The number of the season.
  private var year: Int?
  /// The stages that have begun in this season.
  private var begun: Set<Stage> = []

  /// A season without games.
  public init(under book: SeasonBook) { self.book = book }

  /// A game of the season, and what it changed.
  public struct Step: Sendable, Hashable {
    /// The game's id.
    public var game: String
    /// Its stage.
    public var stage: Stage
    /// Its date, such as `2025-11-04`, if the log has it.
    public var date: String?
    /// The letters of its clubs.
    public var clubs: PerTeam<String>
    /// The obligations that kept persons out of it, as they stood before it.
    public var out: [Obligation] = []
    /// Those who played although they were not allowed to.
    public var played: [Obligation] = []
    /// The players who were put out of it because of their calls in earlier games, each with the rule.
    public var ejected: [Person: RuleReference?] = [:]
    /// Its score.
    public var score = PerTeam(both: 0)
    /// What follows from it.
    public var added: [Obligation] = []
    /// The fines.
    public var fines: [FineDue] = []
  }

  /// A fine.
  public struct FineDue: Sendable, Hashable {
    /// The one who pays: a person, or a club.
    public var payer: Person
    /// The amount.
    public var dollars: Int
    /// The rule's name in the book.
    public var key: String
    /// The rule, or `nil` if none is known.
    public var rule: RuleReference?
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

  struct Record: Sendable {
    /// The marks of each rule, by its place in the book.
    var marks: [Int: [Mark]] = [:]
    var obligations: [Obligation] = []
    /// The games that he has played since his first call.
    var played = 0
  }

  /// A call that counts.
  struct Mark: Sendable {
    var game: Int
    /// The games that he had played by then, that one included.
    var played: Int
  }
}

// Playing.
extension Season {
  /// Adds `game`, played under `rulebook`, and returns what it changed.
  @discardableResult
  public mutating func play(_ game: SeasonGame, under rulebook: Rulebook) -> Step {
    begin(game)
    let solution = solve(game.log, under: rulebook, after: earlierGames(for: game))
    return add(GameFacts(game, solution))
  }

  /// Adds a game of which only the facts are kept, and returns what it changed.
  @discardableResult
  public mutating func add(_ facts: GameFacts) -> Step {
    let game = facts.game
    begin(game)
    var step = Step(game: game.id, stage: game.stage, clubs: game.log.letters)
    step.date = game.log.date
    step.ejected = facts.ejected
    step.score = facts.score
    for team in Team.allCases { serve(facts, club: game.log.letters[team], &step) }
    for act in facts.acts { count(act, among: facts.acts, in: game, &step) }
    removeReplaced(from: &step)
    for decision in game.decisions { decide(decision, in: game, &step) }
    for obligation in step.added { owe(obligation) }
    if game.stage == .regular, let result = facts.results {
      table.enter(result, facts)
    }
    steps.append(step)
    return step
  }

  /// Begins a new season, or a new stage of it.
  private mutating func begin(_ game: SeasonGame) {
    if let year = game.season, let old = self.year, year != old {
      begun = []
      table = SeasonTable()
      for person in records.keys {
        records[person]?.marks = [:]
        // Who has played since his match penalty was ruled on, whether that was written down or
        // not.
        records[person]?.obligations.removeAll { obligation in
          obligation.sanction == .untilRuled ? obligation.playedIn != nil : !obligation.carries
        }
      }
    }
    year = game.season ?? year
    guard begun.insert(game.stage).inserted else { return }
    for (place, rule) in book.rules.enumerated() where rule.window.clearedBefore == game.stage {
      for person in records.keys { records[person]?.marks[place] = nil }
    }
  }

  /// Those of `club` who may not play in a game of `stage`, each with what bars him.
  func barred(
    in stage: Stage, club: String
  ) -> [(person: Person, by: [Obligation])] {
    var turns: Set<String> = []
    var barred: [(person: Person, by: [Obligation])] = []
    for person in persons[club] ?? [] {
      // Of those who serve in turn, only the first is out.
      let own = ledger(of: person).filter {
        $0.bars(in: stage) && !($0.inTurn && turns.contains($0.key))
      }
      for obligation in own where obligation.inTurn { turns.insert(obligation.key) }
      if !own.isEmpty { barred.append((person, own)) }
    }
    return barred
  }

  /// Lets those of `club` who are out serve the game, and counts the games of those who play.
  private mutating func serve(
    _ facts: GameFacts, club: String, _ step: inout Step
  ) {
    let game = facts.game
    let barred = barred(in: game.stage, club: club)
    for (person, obligations) in barred {
      step.out += obligations
      if facts.shows(person) {
        step.played += played(obligations, by: person, in: game)
      } else if let served = obligations.first(where: { $0.left > 0 }),
        let place = records[person]?.obligations.firstIndex(of: served)
      {
        records[person]?.obligations[place].left -= 1
        records[person]?.obligations[place].served.append(game.id)
      }
    }
    for person in persons[club] ?? [] where facts.allows(person) {
      if barred.contains(where: { $0.person == person }), !facts.shows(person) { continue }
      records[person]?.played += 1
      for place in records[person]?.obligations.indices ?? 0..<0
      where records[person]?.obligations[place].isStayed ?? false {
        records[person]?.obligations[place].playedMeanwhile += 1
      }
    }
  }

  /// Notes that `person` played although `obligations` kept him out; returns what is to be told of
  /// it.
  ///
  /// One who waits for a ruling is told once: most likely it was made, and nobody wrote it down.
  private mutating func played(
    _ obligations: [Obligation], by person: Person, in game: SeasonGame
  ) -> [Obligation] {
    let isNew = obligations.contains { $0.left > 0 || $0.playedIn == nil }
    for obligation in obligations where obligation.playedIn == nil {
      if let place = records[person]?.obligations.firstIndex(of: obligation) {
        records[person]?.obligations[place].playedIn = game.id
      }
    }
    return isNew ? Array(obligations.prefix(1)) : []
  }

  /// Counts `act` under every rule.
  mutating func count(
    _ act: Act, among acts: [Act], in game: SeasonGame, _ step: inout Step
  ) {
    for (place, rule) in book.rules.enumerated() {
      guard rule.window.stages.contains(game.stage), rule.calls.count(act, among: acts) else {
        continue
      }
      let counted = rule.calls.ofTeam ? Person(act.person.club, .club) : act.person
      let count = mark(counted, place, rule.window)
      for fine in rule.fines {
        guard let dollars = fine.amount(at: count) else { continue }
        let payer: Person =
          switch fine.payer {
          case .player: act.person
          case .coach: Person(act.person.club, .coach)
          case .club: Person(act.person.club, .club)
          }
        step.fines.append(
          FineDue(payer: payer, dollars: dollars, key: rule.key, rule: rule.rule))
      }
      guard let sanction = rule.sanction(at: count), sanction != .games(0) else { continue }
      let person: Person =
        switch rule.subject {
        case .offender: act.person
        case .coach: Person(act.person.club, .coach)
        }
      step.added.append(
        Obligation(
          person, of: act.person, under: rule, count: count, sanction: sanction, game: game.id,
          number: steps.count, time: act.time, infraction: act.infraction))
    }
  }

  /// Marks a call of `person` under the rule at `place`; returns its count.
  private mutating func mark(_ person: Person, _ place: Int, _ window: CountingWindow) -> Int {
    know(person)
    var record = records[person] ?? Record()
    var marks = record.marks[place] ?? []
    if window.isOneGame { marks.removeAll { $0.game != steps.count } }
    if let games = window.gamesPlayed, let last = marks.last,
      record.played - last.played - (last.game == steps.count ? 0 : 1) >= games
    {
      marks = []
    }
    marks.append(Mark(game: steps.count, played: record.played))
    record.marks[place] = marks
    records[person] = record
    return marks.count
  }

  /// Removes what another rule's consequence of the same call replaces.
  private func removeReplaced(from step: inout Step) {
    let added = step.added
    step.added.removeAll { obligation in
      added.contains { other in
        other.person == obligation.person && other.time == obligation.time
          && book.rules.contains { $0.key == other.key && $0.inPlaceOf.contains(obligation.key) }
      }
    }
  }

  mutating func know(_ person: Person) {
    guard records[person] == nil else { return }
    // The game with his first call counts as played.
    records[person] = Record(played: 1)
    persons[person.club, default: []].append(person)
  }

  private mutating func owe(_ obligation: Obligation) {
    know(obligation.person)
    records[obligation.person]?.obligations.append(obligation)
  }
}
