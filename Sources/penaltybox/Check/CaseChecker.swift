import Cases
import HockeyRules
import Scoresheets
import Surface

/// A checker of case files and folders.
struct CaseChecker {
  /// An entry, and the time that its case took.
  struct Timed {
    var entry: CheckEntry
    var time: Duration
    /// The topic of the case: the name of its folder.
    var topic: String
  }

  private(set) var entries: [Timed] = []
  private(set) var tally = CheckTally()
  private var shelf = BookShelf.ofFiles
  /// The program to ask; nil to check this program's own books.
  private let program: CaseProgram?
  private let stopsAtFailure: Bool

  /// Creates a checker of this program's own books, or of the rulings of `program`.
  init(asking program: CaseProgram? = nil, stopsAtFailure: Bool = false) {
    self.program = program
    self.stopsAtFailure = stopsAtFailure
  }

  /// Whether a program is asked.
  var isOfProgram: Bool { program != nil }

  /// Plays all of `selection`, and passes each entry to `show` at once.
  ///
  /// It ends early if the program fails, or at the first failure if that is requested.
  mutating func run(
    _ selection: CaseSelection, _ show: (CheckEntry) -> Void
  ) -> ExitStatus {
    var status = ExitStatus.done
    var told = ToldErrors()
    for item in selection.items {
      let start = ContinuousClock.now
      let (entry, isLast) = entry(for: item)
      let time = start.duration(to: .now)
      tally.add(entry)
      if isTold(entry, for: item, &told) {
        entries.append(Timed(entry: entry, time: time, topic: item.topic))
        show(entry)
      }
      switch entry {
      case .unreadable: status = .couldNotRun
      case .played: if entry.hasFailed { status = max(status, .differs) }
      }
      if isLast || stopsAtFailure && entry.hasFailed { break }
    }
    for rest in told.rest {
      let item = CaseSelection.Item.unreadable(rest)
      entries.append(Timed(entry: .unreadable(rest), time: .zero, topic: item.topic))
      show(.unreadable(rest))
    }
    return status
  }

  /// Whether an entry is reported: the first errors of each file are, and all errors in a program's
  /// answers.
  private func isTold(
    _ entry: CheckEntry, for item: CaseSelection.Item, _ told: inout ToldErrors
  ) -> Bool {
    guard case .unreadable(let error) = entry, let file = error.file else { return true }
    if isOfProgram, case .run = item { return true }
    return told.tells(of: file)
  }

  private mutating func entry(
    for item: CaseSelection.Item
  ) -> (entry: CheckEntry, isLast: Bool) {
    switch item {
    case .unreadable(let error): return (.unreadable(error), false)
    case .run(let run):
      do throws(ProgramError) {
        return (try entry(for: run), false)
      } catch {
        let unreadable = UnreadableCase(
          run.case.place, title: run.case.title, message: error.message, report: error.message)
        return (.unreadable(unreadable), true)
      }
    }
  }

  private mutating func entry(for run: CaseSelection.Run) throws(ProgramError) -> CheckEntry {
    let one = run.case
    let book: Rulebook
    var expected: String?
    do throws(SurfaceError) {
      book = try shelf.edition(run.played).rulebook
      if run.other != nil { expected = try shelf.edition(run.book).rulebook.id }
    } catch {
      return .unreadable(
        UnreadableCase(
          one.place, title: one.title, message: error.message,
          report: error.report(in: "\(one.place)")))
    }
    let request = CaseRun.Request(
      book: run.book.asGiven, as: run.other?.asGiven, program: program?.command)
    let played = CaseRun(one, under: book, expecting: expected, request: request)
    guard let program else { return .played(CheckResult(played)) }
    return try answer(of: program, to: played, expected, request)
  }

  /// The judgement of the answer of `program`, or the error if the answer cannot be read.
  private func answer(
    of program: CaseProgram, to run: CaseRun, _ expected: String?, _ request: CaseRun.Request
  ) throws(ProgramError) -> CheckEntry {
    var question = JSONWriter()
    CaseJSON(run).writeQuestion(to: &question)
    let text = try program.answer(to: question.bytes, title: run.name)
    do throws(AnswerError) {
      let answer = try AnswerReader.read(text, to: run)
      return .played(
        CheckResult(
          CaseRun(
            run.case, under: run.book, expecting: expected, answer: answer, request: request)))
    } catch {
      let head = "\(run.case.place): \(run.name)".visible
      return .unreadable(
        UnreadableCase(
          run.case.place, title: run.case.title, message: "the answer:\(error)",
          report: head + "\n" + error.message(file: "the answer")))
    }
  }
}

extension CaseSelection.Item {
  /// The topic of the case: the name of its folder, or of its file if it is in no folder.
  fileprivate var topic: String {
    let file: String
    switch self {
    case .run(let run): file = run.case.place.file
    case .unreadable(let error): file = error.file ?? ""
    }
    let folder = file.folder
    return folder.isEmpty ? file : String(folder.dropLast()).fileName
  }
}
