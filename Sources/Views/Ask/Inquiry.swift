package import HockeyRules
import Scoresheets

/// A question about a moment, and the book's answer.
package final class Inquiry: Sendable {
  package enum Question: Sendable, Hashable {
    /// What happens if these plays follow, in this order.
    case plays([Play])
    /// One of a bench's usual questions.
    case bench(BenchQuestion)
  }

  package let moment: Moment
  package let question: Question
  /// The outcome, or the book's refusal of the plays.
  package let answer: Result<WhatIf, Refusal>

  package init(_ question: Question, of moment: Moment) {
    self.moment = moment
    self.question = question
    answer = Result { () throws(Refusal) in
      switch question {
      case .plays(let plays): try moment.state.whatIf(plays)
      case .bench(let question): try moment.state.answer(to: question)
      }
    }
  }

  package static func all(of moment: Moment) -> [Inquiry] {
    BenchQuestion.all.map { Inquiry(.bench($0), of: moment) }
  }

  var taken: WhatIf? { try? answer.get() }

  package var isTaken: Bool { taken != nil }

  /// Warnings about plays in the question that cannot happen in this game; the book rules on them.
  package var warnings: [Warning] {
    guard case .plays(let plays) = question, let taken else { return [] }
    // The answer adds a face-off after the plays, to settle them: its warnings are left out.
    return taken.warnings.filter { $0.play < plays.count }
  }

  var refusal: String? {
    guard case .failure(let refusal) = answer else { return nil }
    return moment.game.words(forRefusing: refusal.reason, at: refusal.event.time).text
  }

  /// The question in words, after "If": `A scores`.
  package var words: String {
    let words = moment.game.words
    return switch question {
    case .plays(let plays):
      plays.map { play in
        guard case .goal(let goal) = play, goal == Goal(team: goal.team) else {
          return moment.game.notation.text(of: play)
        }
        return words.text(goal.team, "score")
      }.joined(separator: ", then ")
    case .bench(.goal(let team)): words.text(team, "score")
    case .bench(.minor(let team)): words.text(team, "take") + " another minor"
    case .bench(.whistle): "play is stopped"
    case .bench(.periodEnd): "nothing more happens in the period"
    }
  }
}
