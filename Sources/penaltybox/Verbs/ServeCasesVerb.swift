import Cases
import HockeyRules
import Scoresheets
import Surface

extension Verb {
  /// Answers questions about cases, as a reference for programs that `check --program` asks.
  static let serveCases = Verb(
    name: "serve-cases",
    summary: "answer the questions of `check --program`, one JSON line each, by our own books",
    operands: .none,
    options: [.quiet],
    examples: ["penaltybox check Cases --program \"penaltybox serve-cases\""]
  ) { _, console in
    var shelf = BookShelf.ofFiles
    // A question contains the events of only one case.
    var input = LineInput(limit: CaseProgram.limit)
    while let line = input.next() ?? input.takeRest() {
      guard line.count <= input.limit else {
        console.report("the question: larger than 4 MB, which is the most that is read")
        return .couldNotRun
      }
      let question: CaseQuestion
      let book: Rulebook
      do throws(QuestionError) {
        question = try CaseQuestion.read(line)
      } catch {
        console.report(error.message)
        return .couldNotRun
      }
      do throws(SurfaceError) {
        book = try shelf.edition(.written(question.edition, in: FileSystem.standardInput)).rulebook
      } catch {
        console.report(error.report(in: "the question"))
        return .couldNotRun
      }
      console.printJSON { AnswerJSON.write(CaseRun(question.case, under: book), to: &$0) }
      console.flush()
    }
    guard let failure = input.failure else { return .done }
    console.report("\(FileSystem.standardInput): \(failure.words)")
    return .couldNotRun
  }
}
