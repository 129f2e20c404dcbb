import Cases
import HockeyRules
import Scoresheets
import Surface

extension Verb {
  static let serve = Verb(
    name: "serve",
    summary: "answer requests, one JSON line each: any question about any log, with open games",
    operands: .none,
    options: [.quiet],
    examples: ["penaltybox serve < requests.jsonl"]
  ) { (_, console) throws(CommandError) in
    var surface = Surface()
    var status = ExitStatus.done
    let end = try answerLines(atMost: .log, "request", &console) {
      (line, console) throws(CommandError) in
      if line.isEmpty { return .done }
      let answer = surface.answered(line)
      if answer.hasErrors { status = .couldNotRun }
      console.print(answer.bytes)
      console.flush()
      return console.isOpen ? .done : .couldNotRun
    }
    return console.isOpen ? max(status, end) : status
  }

  static let serveCases = Verb(
    name: "serve-cases",
    summary: "answer the questions of `check --program`, one JSON line each, by our own books",
    operands: .none,
    options: [.quiet],
    examples: ["penaltybox check Cases --program \"penaltybox serve-cases\""]
  ) { (_, console) throws(CommandError) in
    var shelf = BookShelf.ofFiles
    // A question contains the events of only one case.
    return try answerLines(atMost: .rulebook, "question", &console) {
      (line, console) throws(CommandError) in
      let question: CaseQuestion
      do throws(QuestionError) { question = try CaseQuestion.read(line) } catch {
        throw CommandError(reporting: error.message)
      }
      let book: Rulebook
      do throws(SurfaceError) {
        book = try shelf.edition(.written(question.edition, in: FileSystem.standardInput)).rulebook
      } catch { throw CommandError(reporting: error.report(in: "the question")) }
      console.printJSON { AnswerJSON.write(CaseRun(question.case, under: book), to: &$0) }
      console.flush()
      return .done
    }
  }

  /// Answers each line of standard input, called a `request` or something else in messages, with
  /// `answer`, until that cannot go on.
  private static func answerLines(
    atMost limit: SizeLimit, _ name: String, _ console: inout Console,
    _ answer: ([UInt8], inout Console) throws(CommandError) -> ExitStatus
  ) throws(CommandError) -> ExitStatus {
    var input = LineInput(limit: limit.bytes, by: console.calls)
    while let line = input.next() ?? input.takeRest() {
      guard line.count <= input.limit else {
        throw CommandError(
          reporting: "the \(name): larger than \(limit.rawValue) MB, which is the most that is read"
        )
      }
      guard try answer(line, &console) == .done else { return .couldNotRun }
    }
    guard let failure = input.failure else { return .done }
    throw CommandError(reporting: "\(FileSystem.standardInput): \(failure.words)")
  }
}
