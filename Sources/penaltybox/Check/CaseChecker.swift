import Cases
import HockeyRules
import Scoresheets
import Surface
import Views

struct CaseChecker {
  struct Timed: Sendable {
    var entry: CheckEntry
    var time = Duration.zero
  }

  private(set) var entries: [Timed] = []
  private(set) var tally = CheckTally()
  private var errors = FileErrors()

  /// Plays all cases that the arguments select, and passes each result to `show` at once.
  ///
  /// It stops at the first failure if the user wants that.
  mutating func run(
    _ arguments: Arguments, _ console: inout Console, _ show: (CheckEntry, inout Console) -> Void
  ) throws(SurfaceError) -> ExitStatus {
    var status = ExitStatus.done
    let stopsAtFailure = arguments.has(.failFast)
    _ = try CaseSelection.each(arguments, under: arguments[.under], &console) { shelf, item in
      let start = ContinuousClock.now
      let entry = CheckEntry(item, &shelf)
      return Timed(entry: entry, time: start.duration(to: .now))
    } take: { timed, console in
      let entry = timed.entry
      tally.add(entry)
      if entry.error.map({ errors.isReported($0) }) ?? true {
        entries.append(timed)
        show(entry, &console)
      }
      guard entry.word.hasFailed else { return .done }
      status = max(status, entry.error == nil ? .differs : .couldNotRun)
      return stopsAtFailure ? nil : .done
    }
    for rest in errors.rest {
      entries.append(Timed(entry: .unreadable(rest)))
      show(.unreadable(rest), &console)
    }
    return status
  }
}

extension CheckEntry {
  fileprivate init(_ item: CaseSelection.Item, _ shelf: inout BookShelf) {
    switch item {
    case .unreadable(let error): self = .unreadable(error)
    case .run(let run):
      let one = run.case
      do throws(SurfaceError) {
        self = .played(
          one.result(
            under: try shelf.edition(run.played),
            expecting: run.other == nil ? nil : try shelf.edition(run.book).rulebook.id,
            request: CaseRequest(book: run.book.asGiven, as: run.other?.asGiven)))
      } catch { self = .unreadable(UnreadableCase(one, error)) }
    }
  }
}
