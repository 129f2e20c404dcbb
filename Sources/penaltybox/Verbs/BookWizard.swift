import HockeyRules
import Scoresheets
import SystemLibrary
import Views

/// The questions that make a league's book, for people who do not write JSON: asked on a terminal, or
/// answered by the lines of a pipe.
///
/// An empty line keeps the rule of the book that is extended; so does the end of the input.
struct BookWizard {
  private var interview: BookInterview
  private let book: String
  private var input = LineInput(limit: 1 << 16)

  init(extending base: Edition, called parent: String, id: String) {
    interview = BookInterview(extending: base, called: parent, id: id)
    book = base.rulebook.name
  }

  /// Asks all questions, and returns the book's file.
  mutating func run(_ console: inout Console) -> String {
    console.print(
      """
      Your league's rules, beginning with \(book).
      Enter alone keeps what is in [brackets].

      """)
    interview.name = ask("What is the league's name? [Our League]", &console) ?? "Our League"
    for question in BookQuestion.all where interview.applies(question) { put(question, &console) }
    return interview.text
  }

  private mutating func put(_ question: BookQuestion, _ console: inout Console) {
    let stated = interview.value(of: question)
    var lines = ["", question.text + hint(question, stated)]
    for (index, answer) in question.answers.enumerated() {
      lines.append("  \(index + 1)  \(answer.words)")
    }
    console.print(lines.joined(separator: "\n") + "\n")
    for (answer, example) in interview.examples(of: question) {
      guard let example else { continue }
      console.print("     If \(answer.words):\n")
      console.print(styled: example.text(in: console.palette))
    }
    while let value = value(of: question, &console) {
      guard value != stated else { return }
      if take(value, of: question, &console) { return }
    }
  }

  private func hint(_ question: BookQuestion, _ stated: StatedValue) -> String {
    if let index = question.answers.firstIndex(where: { $0.value == stated }) {
      return " [\(index + 1)]"
    }
    switch question.form {
    case .table: return stated == .list([]) ? " y or n [n]" : " y or n, or none [as it is]"
    case .optional: return " A number, or none [\(stated == .none ? "none" : stated.text)]"
    default: return " [\(stated.text)]"
    }
  }

  /// The value that is answered, or `nil` to keep the one in force.
  private mutating func value(of question: BookQuestion, _ console: inout Console) -> StatedValue? {
    while let answer = ask("", &console) {
      if case .table(let columns) = question.form {
        switch answer.lowercased() {
        case "y", "yes": return rows(columns, &console)
        case "n", "no": return nil
        case "none": return .list([])
        default: break
        }
      } else if let value = question.value(of: answer.lowercased()) {
        return value
      }
      let expected =
        question.answers.isEmpty
        ? question.form.words : "a number from 1 to \(question.answers.count)"
      console.print("Expected \(expected), or Enter.\n")
    }
    return nil
  }

  private mutating func rows(
    _ columns: [PointForm.Column], _ console: inout Console
  ) -> StatedValue? {
    var rows: [StatedRow] = []
    repeat {
      var members: [StatedRow.Member] = []
      for column in columns where !column.isOptional {
        let example = "  \(column.summary) (\(column.form.words)) [\(column.example.text)]"
        var value = column.example
        while let answer = ask(example, &console) {
          guard let stated = BookQuestion.value(of: answer.lowercased(), column.form) else {
            console.print("  Expected \(column.form.words), or Enter.\n")
            continue
          }
          value = stated
          break
        }
        members.append(.init(column.name, value))
      }
      rows.append(StatedRow(members))
    } while ask("  Another such rule? y or n [n]", &console)?.lowercased().hasPrefix("y") == true
    return .rows(rows)
  }

  private mutating func take(
    _ value: StatedValue, of question: BookQuestion, _ console: inout Console
  ) -> Bool {
    let example =
      question.answers.isEmpty ? interview.current.example(of: value, on: question.key) : nil
    do throws(RulebookErrors) { try interview.take(value, of: question) } catch {
      for error in error.errors { console.print("\(error.problem).\n") }
      return false
    }
    if let example {
      console.print("     For example:\n")
      console.print(styled: example.text(in: console.palette))
    }
    return true
  }

  /// Asks for a line: `nil` if it is empty, or the input has ended.
  private mutating func ask(_ prompt: String, _ console: inout Console) -> String? {
    console.print(prompt + (prompt.isEmpty ? "> " : "\n> "))
    console.flush()
    guard let line = input.next() ?? input.takeRest() else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    let answer = text.split(separator: " ").joined(separator: " ")
    // A terminal shows what is typed.
    if isatty(STDIN_FILENO) == 0 { console.print(answer + "\n") }
    return answer.isEmpty ? nil : answer
  }
}
