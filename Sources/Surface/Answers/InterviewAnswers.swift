import HockeyRules
import Scoresheets
import Views

package struct AskedInterview: Sendable, Equatable {
  package var name = "Our League"
  /// The answers so far, by the keys of the questions: as one types them, or as rows.
  package var answers: [String: TypedAnswer] = [:]
  /// The key of the question whose answers are to be shown by example.
  package var shown: String?

  package init() {}

  package enum TypedAnswer: Sendable, Equatable {
    case text(String)
    /// The values of each row, by the names of its members.
    case rows([[String: String]])
  }
}

// Answers about a league's book in the making.
extension Surface {
  mutating func writeInterview(
    _ asked: AskedInterview, of source: GameSource, to answer: inout Answer
  ) throws(SurfaceError) {
    let editions = try editions(of: source)
    guard let base = editions.first, editions.count == 1 else {
      throw SurfaceError("the request needs one book to extend")
    }
    var interview = BookInterview(
      extending: base, called: base.rulebook.id, id: asked.name.asBookID, name: asked.name)
    var problems: [(key: String, words: String)] = []
    for question in BookQuestion.all {
      let key = question.key.rawValue
      guard let typed = asked.answers[key], interview.applies(question) else { continue }
      guard let value = typed.value(of: question) else {
        problems.append((key: key, words: "Expected \(question.form.words)."))
        continue
      }
      if value == interview.value(of: question) { continue }
      do throws(RulebookErrors) { try interview.take(value, of: question) } catch {
        let words = error.errors.map { "\($0.problem)." }.joined(separator: " ")
        problems.append((key: key, words: words))
      }
    }
    answer.set(InterviewAnswer(interview, problems: problems, shown: asked.shown))
  }
}

extension AskedInterview.TypedAnswer {
  /// The value that it states, or `nil` if it is none that the question's point can have.
  fileprivate func value(of question: BookQuestion) -> StatedValue? {
    switch self {
    case .text(let text): return question.value(of: text.lowercased())
    case .rows(let rows):
      guard case .table(let columns) = question.form else { return nil }
      var stated: [StatedRow] = []
      for row in rows {
        var members: [StatedRow.Member] = []
        for column in columns where !column.isOptional {
          guard let text = row[column.name],
            let value = BookQuestion.value(of: text.lowercased(), column.form)
          else { return nil }
          members.append(.init(column.name, value))
        }
        stated.append(StatedRow(members))
      }
      return stated.isEmpty ? .list([]) : .rows(stated)
    }
  }
}

extension String {
  /// The name as the id of a book: `Our League` becomes `our-league`.
  fileprivate var asBookID: String {
    let words = lowercased().split { !$0.isASCIIDigit && !("a"..."z").contains($0) }
    return words.isEmpty ? "our-league" : words.joined(separator: "-")
  }
}
