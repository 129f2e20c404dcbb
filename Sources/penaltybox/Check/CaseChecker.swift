import Cases
import HockeyRules
import Scoresheets

/// A checker of case files and folders.
struct CaseChecker {
  private(set) var results: [CheckResult] = []
  private(set) var tally = CheckTally()
  private var shelf = BookShelf()
  private var status = ExitStatus.done
  /// The program to ask; nil to check our own books.
  private let program: CaseProgram?

  /// Creates a checker of our own books, or of the rulings of `program`.
  init(asking program: CaseProgram? = nil) {
    self.program = program
  }

  /// Plays all of `selection`, and reports what cannot be played.
  mutating func run(_ selection: CaseSelection, _ console: inout Console) -> ExitStatus {
    status = selection.status
    tally.unreadable = selection.unreadable
    do throws(ProgramError) {
      for run in selection.runs { try check(run.case, under: run.book, &console) }
    } catch {
      console.report(error.message)
      status = .couldNotRun
    }
    return status
  }

  private mutating func check(
    _ case: Case, under name: BookName, _ console: inout Console
  ) throws(ProgramError) {
    let book: Rulebook
    do throws(BookError) {
      book = try shelf.edition(name).rulebook
    } catch {
      return fail(error.message(for: "\(`case`.place)"), &console)
    }
    let request = CaseRun.Request(book: name.asGiven, program: program?.command)
    guard let run = try run(`case`, under: book, request, &console) else { return }
    let result = CheckResult(run)
    tally.add(result)
    if result.hasFailed { status = max(status, .differs) }
    results.append(result)
  }

  /// Runs a case for its verdict; nil, with an error reported, if the program's answer is
  /// unreadable.
  private mutating func run(
    _ case: Case, under book: Rulebook, _ request: CaseRun.Request, _ console: inout Console
  ) throws(ProgramError) -> CaseRun? {
    let run = CaseRun(`case`, under: book, request: request)
    guard let program else { return run }
    var question = JSONWriter()
    CaseJSON(run).writeQuestion(to: &question)
    let text = try program.answer(to: question.bytes, title: run.name)
    do throws(AnswerError) {
      return CaseRun(
        `case`, under: book, answer: try AnswerReader.read(text, to: run), request: request)
    } catch {
      let head = "\(`case`.place): \(run.name)".visible
      fail(head + "\n" + error.message(file: "the answer"), &console)
      return nil
    }
  }

  private mutating func fail(_ message: String, _ console: inout Console) {
    console.report(message)
    status = .couldNotRun
    tally.unreadable += 1
  }
}
