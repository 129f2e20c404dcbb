import HockeyRules
import Scoresheets

/// A ruling as a reader is told of it.
struct RulingLine {
  var text: String
  var look: Palette.Look?
  /// The rule's number, with its book where that is not the game's.
  var rule: String

  init(_ text: String, _ look: Palette.Look? = nil, rule: String = "") {
    self.text = text
    self.look = look
    self.rule = rule
  }
}

/// Makes lines of rulings, in the names and on the clock of one game.
struct RulingWording {
  let words: RulingWords
  private let book: String
  private let penalties: [Penalty]
  private let seats: [Seat]

  /// Wording for the rulings on `played`, or on what comes after it, that made `game`.
  init(_ played: PlayedGame, after game: Game? = nil) {
    words = played.words
    book = played.book.name
    penalties = (game ?? played.solution.game).penalties
    seats = (game ?? played.solution.game).seats
  }

  /// The ruling as a line, its times read in `period`; nil for what only keeps the books.
  func line(for ruling: Ruling, in period: Int) -> RulingLine? {
    guard let text = text(for: ruling.effect, in: period) else { return nil }
    return RulingLine(text, look(of: ruling.effect), rule: citation(of: ruling.authority))
  }

  /// The effect in words; nil for what only keeps the books, and for manpower, which stands beside
  /// other lines.
  func text(for effect: Effect, in period: Int) -> String? {
    if case .manpower = effect { return nil }
    if case .choice(let team, let candidates, let taken, let assumed) = effect {
      return choice(of: team, candidates, taken, assumed)
    }
    var words = words
    words.showsClasses = penalty(of: effect).map(hasSeveralClasses) ?? false
    if let statement = words.statement(of: effect, in: period, penalty: { penalties[$0] }) {
      return words.text(of: statement, in: period)
    }
    return effect.saysMoreThanBooks ? plainText(for: effect, in: period) : nil
  }

  /// That a player's time is up, though he has to wait for a stoppage; nil for other effects.
  func timeIsUp(_ effect: Effect, in period: Int) -> String? {
    if case .expires = effect { return plainText(for: effect, in: period) }
    if case .mayLeave = effect { return plainText(for: effect, in: period) }
    return nil
  }

  private func plainText(for effect: Effect, in period: Int) -> String {
    words.text(of: effect, in: period, penalty: { penalties[$0] }, seat: { seats[$0] })
  }

  private func choice(
    of team: Team, _ candidates: [Offender], _ taken: [Offender], _ assumed: Bool
  ) -> String {
    let names = taken.map { words.notation.name(of: $0) }.joined(separator: " and ")
    let all = candidates.map { words.notation.name(of: $0) }.joined(separator: " or ")
    let captain = "captain of \(words.notation.letters[team])"
    return assumed
      ? "\(captain): \(names), assumed; may be \(all)" : "\(captain): \(names), of \(all)"
  }

  private func look(of effect: Effect) -> Palette.Look? {
    if case .choice(_, _, _, assumed: true) = effect { return .assumed }
    if case .scored = effect { return .good }
    return nil
  }

  /// The rule's number, with its book where that is not the game's.
  func citation(of authority: Authority) -> String {
    switch authority {
    case .rule(let rule): rule.book == book ? rule.number : "\(rule.book) \(rule.number)"
    case .scorer: "scorer"
    }
  }

  private func hasSeveralClasses(_ penalty: Penalty) -> Bool {
    penalties.contains {
      $0.offender == penalty.offender && $0.penaltyClass != penalty.penaltyClass
        && $0.length > .zero
    }
  }

  private func penalty(of effect: Effect) -> Penalty? {
    effect.penalty.map { penalties[$0] }
  }
}

extension Effect {
  /// Whether a reader wants to know of it though case files have no words for it.
  fileprivate var saysMoreThanBooks: Bool {
    switch self {
    case .reduced, .unstarted, .paired, .readmitted: true
    case .assessed, .seated, .placed, .serves, .starts, .sits, .waits, .ends, .expires, .mayLeave,
      .returns, .cancelled, .frozen, .leftBox, .backInBox, .reinstated, .ejected, .powerPlay,
      .called, .settled, .signalled, .signalDown, .callVoided, .notAssessed, .rescored,
      .penaltyShot, .penaltyShotOver, .choice, .choiceRecorded, .playStops, .playResumes, .manpower,
      .goalkeeper, .clockSet, .runningTime, .gameEnds, .scored, .goalDisallowed, .shootOutAttempt,
      .won:
      false
    }
  }
}
