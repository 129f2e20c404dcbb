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
  /// The number of the season.
  private var year: Int?
  /// The stages that have begun in this season.
  private var begun: Set<Stage> = []

  /// Whether a rule of the book lets several persons serve in turn.
  private let hasTurns: Bool

  /// A season without games.
  public init(under book: SeasonBook) {
    self.book = book
    hasTurns = book.rules.contains { $0.inTurn }
  }

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
    /// Those who played although they were not allowed to.
    public var played: [Obligation] = []
    /// The players who were put out of it because of their calls in earlier games, each with the rule.
    public var ejected: [Person: RuleReference?] = [:]
    /// Its score.
    public var score = PerTeam(both: 0)
    /// What follows from it.
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

  struct Record: Sendable {
    /// The marks of each rule, by its place in the book.
    var marks: [Int: [Mark]] = [:]
    var obligations: [Obligation] = []
    /// The games that he has played since his first call.
    var played = 0

    /// The places of the obligations that keep him out of a game of `stage`; those under the rules
    /// in `turns` are served only after others'.
    func bars(in stage: Stage, without turns: Set<String>) -> some Collection<Int> {
      obligations.indices.lazy.filter { place in
        obligations[place].bars(in: stage)
          && !(obligations[place].inTurn && turns.contains(obligations[place].key))
      }
    }

    /// Serves `game`, which he does not play.
    mutating func serve(_ game: SeasonGame, without turns: Set<String>) {
      let place = bars(in: game.stage, without: turns).first { obligations[$0].left > 0 }
      guard let place else { return }
      obligations[place].left -= 1
      obligations[place].served.append(game.id)
    }

    /// Notes that he plays `game` although he is out of it; returns the first obligation that kept him out.
    ///
    /// One who waits for a ruling is told once: most likely it was made, and nobody wrote it down.
    mutating func play(_ game: SeasonGame, without turns: Set<String>) -> Obligation? {
      let bars = Array(bars(in: game.stage, without: turns))
      let first = bars.first.map { obligations[$0] }
      var isNew = false
      for place in bars {
        if obligations[place].left > 0 || obligations[place].playedIn == nil { isNew = true }
        if obligations[place].playedIn == nil { obligations[place].playedIn = game.id }
      }
      return isNew ? first : nil
    }

    /// Marks a call of the game at `game` under the rule at `place`; returns the rule's count.
    mutating func mark(_ place: Int, of game: Int, _ window: CountingWindow) -> Int {
      let played = played
      func add(to marks: inout [Mark]) -> Int {
        if window.isOneGame { marks.removeAll { $0.game != game } }
        if let games = window.gamesPlayed, let last = marks.last,
          played - last.played - (last.game == game ? 0 : 1) >= games
        {
          marks = []
        }
        marks.append(Mark(game: game, played: played))
        return marks.count
      }
      return add(to: &marks[place, default: []])
    }
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
    steps.append(step)
    return step
  }

  /// Begins a new season, or a new stage of it.
  private mutating func begin(_ game: SeasonGame) {
    if let year = game.season, let old = self.year, year != old {
      begun = []
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

  /// Those of `club` who may not play in a game of `stage`, each with the turns that are others'.
  func out(in stage: Stage, club: String) -> [(person: Person, turns: Set<String>)] {
    var turns: Set<String> = []
    return (persons[club] ?? []).compactMap { person in
      guard let record = records[person] else { return nil }
      let bars = record.bars(in: stage, without: turns)
      if bars.isEmpty { return nil }
      let found = (person, turns)
      // Of those who serve in turn, only the first is out.
      if hasTurns {
        for place in bars where record.obligations[place].inTurn {
          turns.insert(record.obligations[place].key)
        }
      }
      return found
    }
  }

  /// Lets those of `club` who are out serve the game, and counts the games of those who play.
  private mutating func serve(
    _ facts: GameFacts, club: String, _ step: inout Step
  ) {
    let game = facts.game
    let out = out(in: game.stage, club: club)
    for (person, turns) in out {
      if facts.shows(person) {
        if let obligation = records[person]?.play(game, without: turns) {
          step.played.append(obligation)
        }
      } else {
        records[person]?.serve(game, without: turns)
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
    let game = steps.count
    // In place: a copy would copy all that the person has done so far.
    return records[person]?.mark(place, of: game, window) ?? 0
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
