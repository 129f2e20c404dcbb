public import HockeyRules
import Scoresheets

/// What was asked of a moment, and what the book says to it.
public struct Inquiry: Sendable {
  /// What is asked.
  public enum Question: Sendable, Hashable {
    /// What if these plays happened, in this order?
    case plays([Play])
    /// One of the questions that a bench asks most.
    case bench(BenchQuestion)
  }

  /// The moment that is asked about.
  public let moment: Moment
  /// What is asked.
  public let question: Question
  /// What would be ruled, or why the book would not take the plays.
  public let answer: Result<WhatIf, Refusal>

  /// Asks `question` of `moment`.
  public init(_ question: Question, of moment: Moment) {
    self.moment = moment
    self.question = question
    answer = Result { () throws(Refusal) in
      switch question {
      case .plays(let plays): try moment.state.whatIf(plays)
      case .bench(let question): try moment.state.answer(to: question)
      }
    }
  }

  /// Asks all that a bench asks most.
  public static func all(of moment: Moment) -> [Inquiry] {
    BenchQuestion.all.map { Inquiry(.bench($0), of: moment) }
  }

  /// Whether the book takes what is asked about.
  public var isTaken: Bool { (try? answer.get()) != nil }

  /// Why the book does not take it, in words; nil where it does.
  var refusal: String? {
    do throws(Refusal) {
      _ = try answer.get()
      return nil
    } catch {
      return moment.game.words.words(for: error.reason).text
    }
  }
}
