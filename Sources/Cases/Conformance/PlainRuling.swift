import HockeyRules
import Scoresheets

/// A ruling as a case states it, in parts for another program to compare: the answer must have
/// every expected part.
package struct PlainRuling: Sendable, Hashable {
  /// The statement without the parts below: `A6 starts`, `goal PP`.
  package var text = ""
  /// The class of the penalty, as the notation writes it: `2`, `GM`.
  package var penaltyClass: String?
  /// The end of the time, with its period if the time ends in another period: `7:00`, `P2 1:00`.
  package var until: String?
  /// The shooter of an attempt.
  package var shooter: String?
  /// The number of the rule.
  package var rule: String?
  /// Whether a list of all effects may leave the ruling out.
  package var isOptional = false

  init(_ statement: RulingStatement, in period: Int, _ words: RulingWords) {
    var bare = statement
    switch statement {
    case .penalty(let subject, var ruled):
      penaltyClass = subject.penaltyClass?.word
      until = ruled.until.map { words.notation.text(of: $0, in: period) }
      ruled.until = nil
      bare = .penalty(RulingSubject(subject.offender), ruled)
    case .attempt(let shot):
      shooter = shot.shooter.map { words.notation.name(of: $0) }
      bare = .attempt(Shot(team: shot.team, result: shot.result))
    default: break
    }
    text = words.text(of: bare, in: period)
  }
}
