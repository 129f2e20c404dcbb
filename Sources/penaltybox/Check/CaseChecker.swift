import Cases
import HockeyRules
import Scoresheets
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
  private let stopsAtFailure: Bool

  init(stopsAtFailure: Bool = false) { self.stopsAtFailure = stopsAtFailure }

  /// Plays all cases of `selection`, and passes each result to `show` at once.
  ///
  /// It stops at the first failure if the user wants that.
  mutating func run(_ selection: CaseSelection, _ show: (CheckEntry) -> Void) -> ExitStatus {
    var status = ExitStatus.done
    var errors = FileErrors()
    for item in selection.items {
      let start = ContinuousClock.now
      let entry = self.entry(for: item)
      tally.add(entry)
      if entry.error?.file.map({ errors.isReported(in: $0) }) ?? true {
        entries.append(Timed(entry: entry, time: start.duration(to: .now)))
        show(entry)
      }
      if entry.hasFailed { status = max(status, entry.error == nil ? .differs : .couldNotRun) }
      if stopsAtFailure && entry.hasFailed { break }
    }
    for rest in errors.rest {
      entries.append(Timed(entry: .unreadable(rest)))
      show(.unreadable(rest))
    }
    return status
  }

  private mutating func entry(for item: CaseSelection.Item) -> CheckEntry {
    switch item {
    case .unreadable(let error): .unreadable(error)
    case .run(let run): entry(for: run)
    }
  }

  private mutating func entry(for run: CaseSelection.Run) -> CheckEntry {
    let one = run.case
    let book: Rulebook
    var expected: String?
    do throws(SurfaceError) {
      let edition = try shelf.edition(run.played)
      if !one.games.isEmpty { return .season(one.seasonResult(under: edition)) }
      book = edition.rulebook
      if run.other != nil { expected = try shelf.edition(run.book).rulebook.id }
    } catch {
      return .unreadable(
        UnreadableCase(one, message: error.message, report: error.report(in: "\(one.place)")))
    }
    let request = CaseRun.Request(book: run.book.asGiven, as: run.other?.asGiven)
    return .played(
      CheckResult(CaseRun(one, under: book, expecting: expected, request: request)))
  }
}

/// Counts the errors in each file of cases, so that only the first are reported.
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
