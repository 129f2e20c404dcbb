import HockeyRules
import Scoresheets

/// A ruling as a line of text.
struct RulingLine {
  var text: String
  var look: Palette.Look?
  /// The citation: a rule's number, with its book unless that is the game's.
  var rule: String
  /// The name of the book before the rule's number; nil if that is the game's.
  var book: String?
  /// The point of the rulebook that decided.
  var point: ProvisionKey?

  init(_ text: String, _ look: Palette.Look? = nil, rule: String = "") {
    self.text = text
    self.look = look
    self.rule = rule
  }
}

/// A writer of rulings as lines, with the names and the clock of one game.
struct RulingWording {
  let words: RulingWords
  private let book: String
  private let penalties: [Penalty]
  private let seats: [Seat]
  /// The classes with a length that each offender has.
  private let classes: [Offender: [PenaltyClass]]

  /// Creates the wording for the rulings that led to `game`: those of `played`, or later ones.
  init(_ played: PlayedGame, after game: Game? = nil) {
    words = played.words
    book = played.book.name
    penalties = (game ?? played.solution.game).penalties
    seats = (game ?? played.solution.game).seats
    var classes: [Offender: [PenaltyClass]] = [:]
    for penalty in penalties where penalty.length > .zero {
      if classes[penalty.offender]?.contains(penalty.penaltyClass) ?? false { continue }
      classes[penalty.offender, default: []].append(penalty.penaltyClass)
    }
    self.classes = classes
  }

  /// The ruling as a line, with its times read in `period`; nil for bookkeeping.
  func line(for ruling: Ruling, in period: Int) -> RulingLine? {
    guard let text = text(for: ruling.effect, in: period) else { return nil }
    var line = RulingLine(text, look(of: ruling.effect), rule: citation(of: ruling.authority))
    if let cited = ruling.authority.citation?.rule?.book, cited != book { line.book = cited }
    line.point = ruling.authority.citation?.key
    return line
  }

  /// The effect in words; nil for bookkeeping, and for manpower, which is shown beside other lines.
  func text(for effect: Effect, in period: Int) -> String? {
    if case .play(.manpower) = effect { return nil }
    if case .call(.choice(let choice, _)) = effect { return text(of: choice) }
    var words = words
    words.showsClasses = penalty(of: effect).map(hasSeveralClasses) ?? false
    let statement = words.statement(
      of: effect, in: period, penalty: { penalties[$0] }, seat: { seats[$0] })
    if let statement { return words.text(of: statement, in: period) }
    return effect.saysMoreThanBooks ? plainText(for: effect, in: period) : nil
  }

  /// The words for a player whose time has expired but who waits for a stoppage; nil for other
  /// effects.
  func timeIsUp(_ effect: Effect, in period: Int) -> String? {
    switch effect {
    case .bench(.expires), .bench(.mayLeave): plainText(for: effect, in: period)
    case .bench, .call, .play, .score: nil
    }
  }

  private func plainText(for effect: Effect, in period: Int) -> String {
    words.text(of: effect, in: period, penalty: { penalties[$0] }, seat: { seats[$0] })
  }

  private func text(of choice: CaptainsChoice) -> String {
    let names = choice.taken.map { words.notation.name(of: $0) }.joined(separator: " and ")
    let all = choice.candidates.map { words.notation.name(of: $0) }.joined(separator: " or ")
    let captain = "captain of \(words.notation.letters[choice.team])"
    return choice.isAssumed
      ? "\(captain): \(names), assumed; may be \(all)" : "\(captain): \(names), of \(all)"
  }

  private func look(of effect: Effect) -> Palette.Look? {
    switch effect {
    case .call(.choice(let choice, _)): choice.isAssumed ? .assumed : nil
    case .score(.scored): .good
    case .bench, .call, .play, .score: nil
    }
  }

  /// The rule's number, with its book unless that is the game's, and `unverified` if it is.
  func citation(of authority: Authority) -> String {
    switch authority {
    case .rule(let citation): citation.words(in: book)
    case .scorer: "scorer"
    }
  }

  private func hasSeveralClasses(_ penalty: Penalty) -> Bool {
    classes[penalty.offender]?.contains { $0 != penalty.penaltyClass } ?? false
  }

  private func penalty(of effect: Effect) -> Penalty? {
    effect.penalty.map { penalties[$0] }
  }
}

extension Effect {
  /// Whether it is shown although case files have no words for it.
  fileprivate var saysMoreThanBooks: Bool {
    switch self {
    case .bench(.reduced), .bench(.unstarted), .bench(.paired), .bench(.readmitted): true
    case .bench, .call, .play, .score: false
    }
  }
}
