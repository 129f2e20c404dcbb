import HockeyRules
import Rulebooks
import Scoresheets
import Surface
import Views
import Workers

/// A printer of one line of JSON for each line of the input, which is a game.
enum LineAnswers {
  /// Answers the lines of the files of `arguments`, in order, by as many threads as are asked for.
  static func print(
    _ question: Question, _ arguments: Arguments, _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let jobs = try arguments.jobs()
    let request = try self.request(question, arguments)
    if let under = arguments[.under], under != Rulebooks.automatic {
      do throws(SurfaceError) {
        var shelf = BookShelf.ofFiles
        _ = try shelf.edition(.given(under))
      } catch {
        console.report(error.report(in: "--under"))
        return .couldNotRun
      }
    }
    var paths = arguments.operands
    // What follows the log in the words of `ask` are plays.
    if case .ask = question { paths = Array(paths.prefix(1)) }
    var lines = GameLines(of: paths)
    var printed = PrintedLines(console)
    Workers.stream(
      from: &lines, to: &printed, threads: jobs, state: { Surface(.ofFiles) },
      next: { $0.next() }, write: { $0.print($1) },
      { surface, item in AnsweredLine(item, request, &surface) })
    console = printed.console
    printed.tellFaults(&console)
    return printed.status
  }

  /// The request for each line, whose log is not set yet.
  private static func request(
    _ question: Question, _ arguments: Arguments
  ) throws(UsageError) -> Request {
    let verb = arguments.verb.name
    let formats =
      switch question {
      case .convert: ["sheet", "jsonl"]
      case .replay, .rows: ["jsonl"]
      default: ["json"]
      }
    if let format = arguments[.format], !formats.contains(format) {
      throw .notTogether("--from lines", "--format \(format)", of: verb)
    }
    if let other = arguments.all(.under).dropFirst().first {
      throw .notTogether("--from lines", "--under \(other)", of: verb)
    }
    if arguments[.since] != nil { throw .notTogether("--from lines", "--since", of: verb) }
    var request = Request(question)
    request.game.league = arguments[.league]
    request.game.books = arguments.all(.under)
    request.game.isNamed = arguments.has(.names)
    request.isStrict = arguments.has(.strict)
    return request
  }
}

/// The answer to a line, ready to be printed.
private struct AnsweredLine: Sendable {
  var text: SafeText?
  /// What is wrong with a file, in words.
  var failure: String?
  var status = ExitStatus.done

  init(_ item: GameLines.Item, _ request: Request, _ surface: inout Surface) {
    switch item {
    case .line(let bytes, let number, let path):
      take(surface.answer(to: request, about: bytes, number: number, of: path.visible))
    case .tooLong(let number, let path):
      let words =
        "longer than \(SizeLimit.log.rawValue) MB, which is the most that is read of a line"
      take(Surface.answer(toLine: number, of: path.visible, refused: words))
    case .failure(let words):
      failure = words
      status = .couldNotRun
    }
  }

  private mutating func take(_ answer: LineAnswer) {
    text = SafeText(answer.bytes)
    status = answer.hasErrors ? .couldNotRun : answer.differs ? .differs : .done
  }
}

/// The answers that were printed.
private struct PrintedLines: Sendable {
  var console: Console
  var status = ExitStatus.done
  private var lines = 0
  private var faults = 0

  init(_ console: Console) { self.console = console }

  /// Prints the answer to a line at once; returns whether somebody reads on.
  mutating func print(_ answer: AnsweredLine) -> Bool {
    status = max(status, answer.status)
    if let failure = answer.failure { console.report(failure) }
    guard let text = answer.text else { return true }
    lines += 1
    if answer.status == .couldNotRun { faults += 1 }
    console.print(text)
    console.flush()
    return console.isOpen
  }

  /// Says how many lines are answered by errors.
  func tellFaults(_ console: inout Console) {
    guard faults > 0 else { return }
    console.remark("\(faults) of \(lines) \(lines == 1 ? "line" : "lines") answered with errors")
  }
}
