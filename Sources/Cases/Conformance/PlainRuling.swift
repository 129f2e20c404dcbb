import HockeyRules
import Scoresheets

/// A ruling as a case states it, in parts that another program can compare: each part that is
/// expected is the same in the answer.
package struct PlainRuling: Sendable, Hashable {
  /// The statement without the parts below: `A6 starts`, `goal PP`.
  package var text = ""
  /// The class of the penalty, as the notation writes it: `2`, `GM`.
  package var penaltyClass: String?
  /// The end of the time, with its period if that is another: `7:00`, `P2 1:00`.
  package var until: String?
  /// The shooter of an attempt.
  package var shooter: String?
  /// The number of the rule.
  package var rule: String?
  /// Whether a list of all effects may leave it out.
  package var isOptional = false

  init(_ statement: RulingStatement, in period: Int, _ words: RulingWords) {
    var bare = statement
    switch statement {
    case .starts(let subject, let end):
      note(subject, end, in: period, words)
      bare = .starts(subject.bare, until: nil)
    case .startsAgain(let subject, let end):
      note(subject, end, in: period, words)
      bare = .startsAgain(subject.bare, until: nil)
    case .sits(let subject, let end):
      note(subject, end, in: period, words)
      bare = .sits(subject.bare, until: nil)
    case .waits(let subject):
      note(subject, nil, in: period, words)
      bare = .waits(subject.bare)
    case .ends(let subject, let ending):
      note(subject, nil, in: period, words)
      bare = .ends(subject.bare, ending)
    case .frozen(let subject):
      note(subject, nil, in: period, words)
      bare = .frozen(subject.bare)
    case .notAssessed(let subject):
      note(subject, nil, in: period, words)
      bare = .notAssessed(subject.bare)
    case .cancelled(let subject):
      note(subject, nil, in: period, words)
      bare = .cancelled(subject.bare)
    case .attempt(let shot):
      shooter = shot.shooter.map { words.notation.name(of: $0) }
      bare = .attempt(Shot(team: shot.team, result: shot.result))
    case .returns, .serves, .ejected, .nothing, .manpower, .onIce, .score, .goal, .goalDisallowed,
      .penaltyShot, .penaltyShotLost, .noPenaltyShot, .mayChoose, .mayPlay, .mayNotPlay, .change,
      .pointLost, .minutes, .opportunities, .winner:
      break
    }
    text = words.text(of: bare, in: period)
  }

  private mutating func note(
    _ subject: RulingSubject, _ end: GameTime?, in period: Int, _ words: RulingWords
  ) {
    penaltyClass = subject.penaltyClass?.word
    until = end.map { words.notation.text(of: $0, in: period) }
  }
}

extension RulingSubject {
  fileprivate var bare: RulingSubject { RulingSubject(offender) }
}
