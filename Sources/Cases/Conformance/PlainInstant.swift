package import HockeyRules
package import Scoresheets

/// The rulings at one instant, and the state after it, in a form for other programs: the
/// expectations of a case, or the rulings of a book.
package struct PlainInstant: Sendable {
  /// The time, elapsed since the period began.
  package let time: GameTime
  /// The plays at that time, in order.
  package let plays: [Event.ID]
  /// All effects on penalties and players, in order; `nil` if a case does not state them all.
  package fileprivate(set) var effects: [PlainRuling]?
  /// Further rulings, in any order.
  package fileprivate(set) var facts: [PlainRuling] = []
  /// The state after the instant, by the phrases of a case.
  private var states: [StatementPhrase: String] = [:]
  package fileprivate(set) var mayPlay: [String] = []
  package fileprivate(set) var mayNotPlay: [String] = []
  /// The plays that the book refuses, with the reasons, which may be empty.
  package fileprivate(set) var refused: [(play: Event.ID, reason: String)] = []

  /// The state that `phrase` asks about, after the instant: figures, home first, or letters.
  ///
  /// `penaltyShot` asks for the team that has a penalty shot to take, or `none`.
  package subscript(_ phrase: StatementPhrase) -> String? { states[phrase] }

  fileprivate init(_ instant: CaseInstant, of log: GameLog) {
    time = instant.time
    plays = instant.plays.map { log.plays[$0].event.id }
  }

  /// Records what a statement says about the state; returns false if only a ruling can state it.
  fileprivate mutating func take(_ statement: RulingStatement, _ words: RulingWords) -> Bool {
    func names(_ players: [Player]) -> [String] { players.map { words.notation.name(of: $0) } }
    guard let phrase = statement.statePhrase else { return false }
    switch statement {
    case .noPenaltyShot: states[.penaltyShot] = "none"
    case .mayPlay(let players): mayPlay += names(players)
    case .mayNotPlay(let players): mayNotPlay += names(players)
    default: states[phrase] = words.rest(of: statement)
    }
    return true
  }

  fileprivate mutating func take(shotOf team: Team, _ words: RulingWords) {
    states[.penaltyShot] = words.notation.letters[team]
  }
}

extension CaseRun {
  /// The words for rulings with the case's own names, on a clock that counts up.
  private var elapsedWords: RulingWords {
    var words = words
    words.notation.clock = .elapsed
    return words
  }

  /// The log with the lengths of its periods, for programs that do not know the book.
  package var plainLog: GameLog {
    var log = `case`.log
    let schedule = solution.game.schedule
    log.books = []
    // A log can state only one length for all periods, and one for all overtimes. If those of the
    // book differ, the log states no length.
    if schedule.lastLength == nil {
      log.regulation = Regulation(
        periods: schedule.regulationPeriods, length: schedule.regulationLength)
    }
    if schedule.furtherOvertimeLength == schedule.overtimeLength {
      log.overtimeLength = schedule.overtimeLength
    }
    return log
  }

  /// The expectations of the case at each of its instants.
  package var expectedInstants: [PlainInstant] {
    let words = elapsedWords
    return `case`.instants.map { instant in
      var plain = PlainInstant(instant, of: `case`.log)
      let expectations = instant.expectations.filter { $0.holds(under: expectedBook) }
      let namesAllEffects = expectations.contains { !$0.isPartial }
      if namesAllEffects { plain.effects = [] }
      for expectation in expectations where expectation.statement != .nothing {
        // A strength with a rule's number is a ruling; the state alone does not answer it.
        if expectation.citation == nil, plain.take(expectation.statement, words) { continue }
        var ruling = PlainRuling(expectation.statement, in: instant.time.period, words)
        ruling.rule = expectation.citation
        if namesAllEffects, expectation.statement.isEffect {
          plain.effects?.append(ruling)
        } else {
          plain.facts.append(ruling)
        }
      }
      plain.refused = instant.refusals.filter { $0.holds(under: expectedBook) }
        .map { (play: `case`.log.plays[$0.play].event.id, reason: $0.reason) }
      return plain
    }
  }

  /// The rulings of the book at each instant of the case.
  package var ruledInstants: [PlainInstant] {
    let words = elapsedWords
    return zip(`case`.instants, answers).map { instant, answer in
      var plain = PlainInstant(instant, of: `case`.log)
      plain.effects = []
      for ruled in answer.rulings {
        // A win counts as the state of its instant even if a later ruling there takes it back.
        if case .winner = ruled.statement { _ = plain.take(ruled.statement, words) }
        var ruling = PlainRuling(ruled.statement, in: instant.time.period, words)
        ruling.penaltyClass = ruled.penaltyClass?.word ?? ruling.penaltyClass
        ruling.rule = ruled.citation.isEmpty ? nil : ruled.citation
        if ruled.statement.isEffect {
          ruling.isOptional = !ruled.isAsserted
          plain.effects?.append(ruling)
        } else {
          plain.facts.append(ruling)
        }
      }
      for state in answer.states { _ = plain.take(state, words) }
      if case .penaltyShot(let team) = answer.shot { plain.take(shotOf: team, words) }
      plain.refused = answer.refusals.sorted { $0.key < $1.key }
        .map { (play: `case`.log.plays[$0.key].event.id, reason: $0.value) }
      return plain
    }
  }
}
