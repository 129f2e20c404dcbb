import Cases
import HockeyRules
import Scoresheets

extension Verb {
  /// Answers questions about cases, as a reference for programs that `check --program` asks.
  static let serveCases = Verb(
    name: "serve-cases",
    summary: "answer the questions of `check --program`, one JSON line each, by our own books",
    operands: .none,
    options: [.quiet],
    examples: ["penaltybox check Cases --program \"penaltybox serve-cases\""]
  ) { _, console in
    var shelf = BookShelf()
    while let line = FileSystem.nextLine() {
      let question: CaseQuestion
      let book: Rulebook
      do throws(QuestionError) {
        question = try CaseQuestion.read(line)
      } catch {
        console.report(error.message)
        return .couldNotRun
      }
      do throws(BookError) {
        book = try shelf.edition(called: question.edition).rulebook
      } catch {
        console.report(error.message(for: "the question"))
        return .couldNotRun
      }
      console.printJSON { AnswerJSON.write(CaseRun(question.case, under: book), to: &$0) }
      console.flush()
    }
    return .done
  }
}

extension FileSystem {
  /// The next line of standard input without its end; nil if there is none.
  static func nextLine() -> [UInt8]? { readLine(strippingNewline: true).map { Array($0.utf8) } }
}
