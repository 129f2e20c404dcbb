import Cases
import HockeyRules
import Scoresheets
import Seasons
import Surface
import Views

struct CaseChecker {
  struct Timed {
    var entry: CheckEntry
    var time = Duration.zero
  }

  private(set) var entries: [Timed] = []
  private(set) var tally = CheckTally()
  private var shelf = BookShelf.ofFiles
  /// The program to ask; nil to check this program's own books.
  private var program: CaseProgram?
  private let command: String?
  /// How often the program has failed since it last answered, and after how many failures it is not
  /// started again.
  private var failures = 0
  private static let patience = 3
  private let stopsAtFailure: Bool
  private(set) var known: KnownCases
  var isOfProgram: Bool { command != nil }

  init(
    asking program: CaseProgram? = nil, known: KnownCases = KnownCases(),
    stopsAtFailure: Bool = false
  ) {
    self.program = program
    command = program?.command
    self.known = known
    self.stopsAtFailure = stopsAtFailure
  }

  /// Plays all of `selection`, and passes each entry to `show` at once.
  ///
  /// It ends early if the program fails, or at the first failure if that is requested.
  mutating func run(_ selection: CaseSelection, _ show: (CheckEntry) -> Void) -> ExitStatus {
    var status = ExitStatus.done
    var errors = FileErrors()
    for item in selection.items {
      // Other programs are asked about single games.
      if isOfProgram, case .season = item { continue }
      let start = ContinuousClock.now
      var (entry, isLast) = entry(for: item)
      if case .played(var result) = entry, case .run(let run) = item {
        result.isKnown = known.take(result, of: run)
        entry = .played(result)
      }
      tally.add(entry)
      if isReported(entry, for: item, &errors) {
        entries.append(Timed(entry: entry, time: start.duration(to: .now)))
        show(entry)
      }
      if entry.hasFailed { status = max(status, entry.error == nil ? .differs : .couldNotRun) }
      if isLast || stopsAtFailure && entry.hasFailed { break }
    }
    if !known.gone.isEmpty { status = max(status, .differs) }
    for rest in errors.rest {
      entries.append(Timed(entry: .unreadable(rest)))
      show(.unreadable(rest))
    }
    return status
  }

  /// Whether an entry is reported: the first errors of each file are, and all errors in a program's
  /// answers.
  private func isReported(
    _ entry: CheckEntry, for item: CaseSelection.Item, _ errors: inout FileErrors
  ) -> Bool {
    guard let file = entry.error?.file else { return true }
    if isOfProgram, case .run = item { return true }
    return errors.isReported(in: file)
  }

  private mutating func entry(for item: CaseSelection.Item) -> (entry: CheckEntry, isLast: Bool) {
    switch item {
    case .unreadable(let error): return (.unreadable(error), false)
    case .season(let one, let book): return (entry(for: one, under: book), false)
    case .run(let run):
      do throws(CommandError) {
        let answered = try entry(for: run)
        failures = 0
        return (answered, false)
      } catch {
        let failed = UnreadableCase(run.case, message: error.message, report: error.message)
        program = nil
        failures += 1
        return (.unreadable(failed), failures == Self.patience)
      }
    }
  }

  private mutating func entry(for one: SeasonCase, under name: BookName) -> CheckEntry {
    do throws(SurfaceError) {
      let edition = try shelf.edition(name)
      do throws(RulebookErrors) { return .season(try one.result(under: edition)) } catch {
        throw SurfaceError(error)
      }
    } catch {
      let place = one.place
      return .unreadable(
        UnreadableCase(
          place, title: one.title, message: error.message, report: error.report(in: "\(place)")))
    }
  }

  private mutating func entry(for run: CaseSelection.Run) throws(CommandError) -> CheckEntry {
    let one = run.case
    let book: Rulebook
    var expected: String?
    do throws(SurfaceError) {
      book = try shelf.edition(run.played).rulebook
      if run.other != nil { expected = try shelf.edition(run.book).rulebook.id }
    } catch {
      return .unreadable(
        UnreadableCase(one, message: error.message, report: error.report(in: "\(one.place)")))
    }
    let request = CaseRun.Request(
      book: run.book.asGiven, as: run.other?.asGiven, program: command,
      facts: run.facts)
    let played = CaseRun(one, under: book, expecting: expected, request: request)
    guard let command else { return .played(CheckResult(played)) }
    // After a failure it is started again.
    let program = if let program { program } else { try CaseProgram(command) }
    self.program = program
    var question = JSONWriter()
    CaseJSON(played).writeQuestion(to: &question)
    let text = try program.answer(to: question.bytes, title: played.name)
    do throws(AnswerError) {
      let answer = try AnswerReader.read(text, to: played)
      return .played(
        CheckResult(
          CaseRun(one, under: book, expecting: expected, answer: answer, request: request)))
    } catch {
      let head = "\(one.place): \(played.name)".visible
      return .unreadable(
        UnreadableCase(
          one, message: "the answer:\(error)",
          report: head + "\n" + error.message(file: "the answer")))
    }
  }

  /// The scores of the topics, in alphabetical order.
  ///
  /// A gap and a dispute are not judged; a case whose answer cannot be read does not agree.
  var topics: [TopicScore] {
    var scores: [String: TopicScore] = [:]
    for entry in entries.map(\.entry) where entry.skipped == nil || entry.isKnown {
      scores[entry.topic, default: TopicScore(topic: entry.topic)].judged += 1
      if !entry.hasFailed, !entry.isKnown { scores[entry.topic]?.agreed += 1 }
    }
    return scores.values.sorted { $0.topic < $1.topic }
  }
}

extension TopicScore {
  /// The scores as a table, with the share in percent, rounded down.
  static func text(of scores: [TopicScore], in palette: Palette) -> String {
    var table = TextTable(
      ["topic", "agreed", "of", "%"], alignments: [.left, .right, .right, .right])
    for score in scores {
      let numbers = [score.agreed, score.judged, score.agreed * 100 / score.judged]
      table.add([score.topic.visible] + numbers.map { String($0) })
    }
    return table.lines(palette).asLines + "\n"
  }
}

extension CheckEntry {
  fileprivate var isKnown: Bool {
    if case .played(let result) = self { result.isKnown } else { false }
  }

  /// The topic of the case: the name of its folder, or of its file if it is in no folder.
  fileprivate var topic: String {
    let folder = (file ?? "").folder
    return folder.isEmpty ? file ?? "" : String(folder.dropLast()).fileName
  }
}

/// The number of errors in each file of cases; only the first ones are reported.
struct FileErrors {
  private var files: [String] = []
  private var counts: [String: Int] = [:]

  mutating func isReported(in file: String) -> Bool {
    let count = counts[file, default: 0] + 1
    counts[file] = count
    if count == 1 { files.append(file) }
    return count <= SheetReader.errorLimit
  }

  var rest: [UnreadableCase] {
    files.compactMap { file in
      let more = counts[file, default: 0] - SheetReader.errorLimit
      guard more > 0 else { return nil }
      let message = more == 1 ? "1 more error" : "\(more.grouped) more errors"
      return UnreadableCase(file: file, message: message, report: "\(file.visible): \(message)")
    }
  }
}
