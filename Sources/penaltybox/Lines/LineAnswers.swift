import HockeyRules
import Rulebooks
import Scoresheets
import Surface
import Views
import Workers

enum LineAnswers {
  static func print(
    _ question: Question, _ arguments: Arguments, _ console: inout Console
  ) throws(CommandError) -> ExitStatus {
    let jobs = try arguments.jobs()
    let request = try self.request(question, arguments)
    if let under = arguments[.under], under != Rulebooks.automatic {
      var shelf = BookShelf.ofFiles
      do throws(SurfaceError) { _ = try shelf.edition(.given(under)) } catch {
        throw CommandError(reporting: error.report(in: "--under"))
      }
    }
    var lines = GameLines(of: arguments.operands)
    var printed = PrintedLines(console)
    Workers.stream(
      from: &lines, to: &printed, threads: jobs, state: { Surface(.ofFiles) },
      next: { $0.next() }, write: { $0.print($1) },
      { surface, item in reply(to: item, request, &surface) })
    console = printed.console
    if printed.faults > 0 {
      let lines = printed.lines == 1 ? "line" : "lines"
      console.remark("\(printed.faults) of \(printed.lines) \(lines) answered with errors")
    }
    return printed.status
  }

  private static func request(
    _ question: Question, _ arguments: Arguments
  ) throws(CommandError) -> Request {
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
    var request = Request(question)
    request.game.league = arguments[.league]
    request.game.books = arguments.all(.under)
    request.game.isNamed = arguments.has(.names)
    request.isStrict = arguments.has(.strict)
    return request
  }

  private static func reply(
    to item: GameLines.Item, _ request: Request, _ surface: inout Surface
  ) -> Reply {
    switch item {
    case .line(let bytes, let number, let path):
      return Reply(surface.answer(to: request, about: bytes, number: number, of: path.visible))
    case .tooLong(let number, let path):
      let words =
        "longer than \(SizeLimit.log.rawValue) MB, which is the most that is read of a line"
      return Reply(Surface.answer(toLine: number, of: path.visible, refused: words))
    case .failure(let words): return .failure(words)
    }
  }
}

private enum Reply: Sendable {
  case answer(SafeText, ExitStatus)
  case failure(String)

  init(_ answer: LineAnswer) {
    self = .answer(
      SafeText(answer.bytes),
      answer.hasErrors ? .couldNotRun : answer.differs ? .differs : .done)
  }
}

private struct PrintedLines: Sendable {
  var console: Console
  var status = ExitStatus.done
  var lines = 0
  var faults = 0

  init(_ console: Console) { self.console = console }

  /// Prints a reply at once; returns whether the output still has a reader.
  mutating func print(_ reply: Reply) -> Bool {
    switch reply {
    case .failure(let words):
      status = .couldNotRun
      console.report(words)
      return true
    case .answer(let text, let status):
      self.status = max(self.status, status)
      lines += 1
      if status == .couldNotRun { faults += 1 }
      console.print(text)
      console.flush()
      return console.isOpen
    }
  }
}
