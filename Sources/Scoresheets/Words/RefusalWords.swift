public import HockeyRules

/// A refusal in words: the problem with the play, and the correction.
public struct RefusalWords: Sendable, Hashable {
  /// The problem, as in a case file's `refused` line.
  public var reason: String
  /// The correction, if it is known.
  public var advice: String?

  package init(reason: String, advice: String? = nil) {
    self.reason = reason
    self.advice = advice
  }

  /// The problem and the correction, in one line.
  public var text: String { advice.map { "\(reason); \($0)" } ?? reason }
}

extension RefusalWords: CustomStringConvertible {
  /// The same as ``text``.
  public var description: String { text }
}

extension RulingWords {
  /// The words for `reason`.
  public func words(for reason: Refusal.Reason) -> RefusalWords {
    let words = reason.words(notation.letters)
    return RefusalWords(reason: words.reason, advice: advice(for: reason) ?? words.advice)
  }

  /// The correction, if it names plays, players or times of the log.
  private func advice(for reason: Refusal.Reason) -> String? {
    switch reason {
    case .clockRanBackwards(let earlier): "the previous play was at \(notation.text(of: earlier))"
    case .noSuchPeriod(.none): "the kind of game decides its overtime"
    case .noSuchPeriod(.some(let last)):
      "the last with a clock is `\(notation.name(ofPeriod: last))`; `kind` in the head says what kind "
        + "of game it is"
    case .noSuchPenalty(let id, let calls):
      advice(for: id, calls.map { ($0.id, text(of: $0.call)) }, "call")
    case .noSuchGoal(let id, let goals):
      advice(for: id, goals.map { ($0.call, notation.text(of: .goal($0.goal))) }, "goal")
    case .notCandidates(_, let candidates): "he may choose \(names(candidates).listed("or"))"
    case .tooManyChosen(let limit, let candidates):
      "he may choose \(limit) of \(names(candidates).listed("or"))"
    case .choiceComesTooLate(_, let taken):
      "play went on with \(names(taken).joined(separator: " and ")); log "
        + "the choice at the time of the play that it is about"
    default: nil
    }
  }

  private func names(_ offenders: [Offender]) -> [String] {
    offenders.map { notation.name(of: $0) }
  }

  /// The plays that a correction of `id` could have named: the one with a similar name, or all.
  private func advice(
    for id: Event.ID, _ plays: [(id: Event.ID, text: String)], _ kind: String
  ) -> String {
    guard !plays.isEmpty else { return "no \(kind) has been logged yet" }
    let nearest = nearestMatch(to: id.description, among: plays.map { $0.id.description })
    if let play = plays.first(where: { $0.id.description == nearest }) {
      return "did you mean \(play.id), `\(play.text)`?"
    }
    let last = plays.suffix(Self.listed).map { "\($0.id) `\($0.text)`" }
    let left = plays.count > Self.listed ? "the last \(kind)s are " : "the \(kind)s are "
    return (plays.count == 1 ? "the only \(kind) is " : left) + last.listed("and")
  }

  /// The number of plays that a message lists.
  private static var listed: Int { 5 }

  /// The words for `reason`: the oddity, and the correction.
  public func text(of reason: Warning.Reason) -> String {
    switch reason {
    case .overtimeNotTied(let score):
      "overtime at \(text(figures: score)): the score is not tied"
    case .tooManyOvertimes(let limit):
      limit == 0 ? "overtime is played; the book has none" : "a second overtime; the book has one"
    case .shootOutNotTied(let score):
      "a shoot-out at \(text(figures: score)): the score is not tied"
    case .gameEndsEarly(let left): "the game was ended with \(left.text) left to play"
    case .gameEndsTied(let follows): "the game was ended tied; next is \(words(for: follows))"
    case .periodEndsEarly(let left): "the period was ended with \(left.text) on the clock"
    case .tooManyToSetOff(let team, let limit):
      "\(notation.letters[team]) has more than \(limit) penalties at one whistle; "
        + "the first called are coincidental"
    case .goalTwice(let first): goalTwice(name(first))
    case .unknownNumber(let player):
      "\(notation.letters[player.team]) has no number \(player.number) on its list"
    case .unknownInfraction(let infraction, let nearest):
      "`\(infraction.rawValue)` is no known infraction; did you mean `\(nearest.rawValue)`?"
    }
  }

  /// The warning about a goal that is already logged, by the play named `first`.
  package func goalTwice(_ first: String) -> String {
    "same goal as \(first): typed twice?"
  }

  private func words(for follows: TiedGame) -> String {
    switch follows {
    case .overtimeThenShootOut: "overtime, and a shoot-out if nobody scores"
    case .overtimeThenTie: "overtime"
    case .overtimes: "overtime until a goal"
    case .shootOut: "a shoot-out"
    case .tie: "nothing"
    }
  }
}
