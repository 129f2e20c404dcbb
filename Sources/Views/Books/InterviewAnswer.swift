import HockeyRules
import Scoresheets

/// The questions that make a league's book, with the answers so far, for a form.
package struct InterviewAnswer: FieldObject {
  let interview: BookInterview
  let problems: [(key: String, words: String)]
  let shown: String?

  package init(
    _ interview: BookInterview, problems: [(key: String, words: String)], shown: String?
  ) {
    (self.interview, self.problems, self.shown) = (interview, problems, shown)
  }

  package static let definition = "interview"
  package static let fields: [Field<Self>] = [
    Field("text", "The book's file.") { $0.interview.text },
    Field("questions", "The questions that make sense after the answers so far.") { answer in
      answer.interview.questions.map { question in
        InterviewQuestion(
          question: question, interview: answer.interview,
          problem: answer.problems.first { $0.key == question.key.rawValue }?.words,
          isShown: question.key.rawValue == answer.shown)
      }
    },
  ]
}

/// A question that decides a point of a league's book.
private struct InterviewQuestion: FieldObject {
  let question: BookQuestion
  let interview: BookInterview
  let problem: String?
  let isShown: Bool

  private enum Kind: String, FieldWord { case choice, value, rows }

  static let definition = "interviewQuestion"
  static let fields: [Field<Self>] = [
    Field("key", "The key of the point that it decides.") { $0.question.key },
    Field("question", "The question in plain words.") { $0.question.text },
    Field("kind", "Whether one chooses, types a value, or fills in rows.") { $0.kind },
    Field("answers", "The answers between which one chooses.") {
      $0.question.answers.map { $0.words }.ifAny
    },
    Field("chosen", "The answer in force, counted from 1.") { row -> Int? in
      let value = row.interview.value(of: row.question)
      return row.question.answers.firstIndex { $0.value == value }.map { $0 + 1 }
    },
    Field("value", "The value in force as one types it; missing for rows.") { row -> String? in
      guard row.kind == .value else { return nil }
      let value = row.interview.value(of: row.question)
      return value == .none ? "none" : value.text
    },
    Field("expected", "What may be typed.") { row -> String? in
      row.kind == .value ? row.question.form.words : nil
    },
    Field("columns", "The members of a row.") { $0.columns.ifAny },
    Field("hasRows", "Whether the book in force has rows; missing but for rows.") { row -> Bool? in
      row.kind == .rows ? row.interview.value(of: row.question) != .list([]) : nil
    },
    Field("isChanged", "Whether the answers so far change the point.") {
      $0.interview.hasChanged($0.question)
    },
    Field("problem", "Why the book cannot have the answer.") { $0.problem },
    Field("examples", "Situations that show what an answer changes, for the question asked for.") {
      $0.isShown ? $0.examples : nil
    },
  ]

  private var kind: Kind {
    if !question.answers.isEmpty { return .choice }
    if case .table = question.form { return .rows }
    return .value
  }

  private var columns: [InterviewColumn] {
    guard case .table(let columns) = question.form else { return [] }
    return columns.filter { !$0.isOptional }.map { InterviewColumn(column: $0) }
  }

  /// As wide as a form beside a game, or on a telephone.
  private var palette: Palette {
    var palette = Palette.plain
    palette.width = 44
    return palette
  }

  private var examples: [InterviewExample] {
    if question.answers.isEmpty {
      return interview.exampleOfChange(of: question).map {
        [InterviewExample(answer: nil, text: $0.text(in: palette))]
      } ?? []
    }
    return interview.examples(of: question).map { answer, example in
      InterviewExample(answer: answer.words, text: example?.text(in: palette))
    }
  }
}

private struct InterviewColumn: FieldObject {
  let column: PointForm.Column

  static let definition = "interviewColumn"
  static let fields: [Field<Self>] = [
    Field("name", "Its name.") { $0.column.name },
    Field("summary", "What it says.") { $0.column.summary },
    Field("expected", "What may be typed.") { $0.column.form.words },
    Field("example", "Its value in an example.") { $0.column.example.text },
  ]
}

private struct InterviewExample: FieldObject {
  let answer: String?
  let text: String?

  static let definition = "interviewExample"
  static let fields: [Field<Self>] = [
    Field("answer", "The answer, where one chooses.") { $0.answer },
    Field("text", "The situation and both rulings; missing where none was found.") { $0.text },
  ]
}
