import HockeyRules
import Scoresheets

package struct AskedAnswer: InquirySubject, FieldObject {
  let inquiry: Inquiry

  package init(_ inquiry: Inquiry) { self.inquiry = inquiry }

  package static let fields = Fields<Self>("asked") {
    Field.head
    Field("plays", "The plays asked about, in the notation.") { answer in
      answer.inquiry.plays.map { answer.notation.text(of: $0) }
    }
    Field.outcome
    Field.warnings
  }
}

package struct UsualAnswers: MomentSubject, FieldObject {
  let moment: Moment

  package init(_ moment: Moment) { self.moment = moment }

  package static let fields = Fields<Self>("questions") {
    Field.head
    Field("answers", "The answers to a bench's usual questions.") { answer in
      BenchQuestion.all.map { UsualAnswer($0, of: answer.moment) }
    }
    Field.nextChange
    Field("nextGain", "When each team next gets a player back.") { answer in
      PerTeam { ChangeAnswer(answer.moment.state.nextGain(of: $0), of: answer.moment) }
    }
    Field("choices", "The choices that the book leaves to a captain.") { answer in
      answer.moment.state.openChoices.map { ChoiceAnswer(choice: $0, moment: answer.moment) }
    }
    Field.warnings
  }

}

extension Field where Subject: MomentSubject {
  @FieldsBuilder<Subject> fileprivate static var head: [Field] {
    Field.game
    Field.clock { $0.moment.time }
    Field.side
    Field.state
  }
}

private protocol InquirySubject: MomentSubject { var inquiry: Inquiry { get } }

extension InquirySubject {
  var moment: Moment { inquiry.moment }
  fileprivate var taken: WhatIf? { inquiry.taken }

  fileprivate var rulings: [RulingAnswer] {
    guard let taken else { return [] }
    let period = taken.plays.last?.event.time.period ?? moment.time.period
    return moment.answers(with: taken.rulings, after: taken.game, in: period, isTimed: true)
  }
}

extension Field where Subject: InquirySubject {
  /// The rulings on the plays and the game after them, or the reason for refusing them.
  @FieldsBuilder<Subject> fileprivate static var outcome: [Field] {
    Field("refused", "Why the book refuses the play.") { $0.inquiry.refusal }
    Field("rulings", "The rulings that would follow; none on a refused play.") { $0.rulings }
    Field("faceOff", "The face-off that would follow, where penalties would be called.") {
      FaceOffAnswer($0.taken?.faceOff, $0.notation)
    }
    Field("goesOn", "Whether play would go on.") { $0.taken?.goesOn }
    Field("after", "The game after the play.") { answer in
      answer.taken.map { AfterAnswer($0, to: answer.inquiry) }
    }
  }
}

extension Inquiry {
  fileprivate var plays: [Play] { if case .plays(let plays) = question { plays } else { [] } }
}

private struct UsualAnswer: InquirySubject, FieldObject {
  let question: BenchQuestion
  let inquiry: Inquiry

  static let fields = Fields<Self>("answer") {
    Field("if", "What would happen.") { $0.question.facts.word }
    Field("team", "The team that would score, or get the minor.") { $0.question.facts.team }
    Field.outcome
  }

  init(_ question: BenchQuestion, of moment: Moment) {
    self.question = question
    inquiry = Inquiry(.bench(question), of: moment)
  }
}

/// One of a bench's usual questions, with its play as a sheet would have it.
package struct QuestionAnswer: FieldObject {
  let words: String
  let play: String

  package static let fields = Fields<Self>("question") {
    Field("words", "The question in words, after \"If\".") { $0.words }
    Field("play", "The play that the question is about, in the notation.") { $0.play }
  }

  package static func all(at moment: Moment) -> [Self] {
    guard !moment.state.game.isOver else { return [] }
    return BenchQuestion.all.compactMap { question in
      let inquiry = Inquiry(.bench(question), of: moment)
      let play = moment.game.notation.text(of: question.play)
      return inquiry.isTaken ? Self(words: inquiry.words, play: play) : nil
    }
  }
}

private struct AfterAnswer: MomentSubject, FieldObject {
  let moment: Moment
  let warnings: [WarningAnswer]

  static let fields = Fields<Self>("situation") {
    Field.state
    Field.warnings { $0.warnings }
  }

  init(_ taken: WhatIf, to inquiry: Inquiry) {
    moment = Moment(of: inquiry.moment.game, taken.game.state)
    warnings = inquiry.warnings.map { WarningAnswer($0, in: inquiry.moment.game, isTimed: false) }
  }
}

private struct ChoiceAnswer: MomentSubject, FieldObject {
  let choice: CaptainsChoice
  let moment: Moment

  static let fields = Fields<Self>("choice") {
    Field("team", "The team whose captain chooses.") { $0.choice.team }
    Field("candidates", "The offenders among whom the captain chooses.") { answer in
      answer.choice.candidates.map { answer.notation.letters.name(of: $0) }
    }
    Field("assumed", "The offenders whom the book takes until the captain chooses.") { answer in
      answer.choice.taken.map { answer.notation.letters.name(of: $0) }
    }
    Field.citation { $0.choice.citation }
  }
}

extension BenchQuestion {
  fileprivate enum Word: String, FieldWord {
    case goal, minor, whistle
    case periodEnd = "period-end"
  }

  fileprivate var facts: (word: Word, team: Team?) {
    switch self {
    case .goal(let team): (.goal, team)
    case .minor(let team): (.minor, team)
    case .whistle: (.whistle, nil)
    case .periodEnd: (.periodEnd, nil)
    }
  }
}
