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
    _ = try CaseSelection.each(arguments, under: arguments[.under], &console) {
      (shelf, run) throws(SurfaceError) in
      let start = ContinuousClock.now
      let result = run.case.result(
        under: try shelf.edition(run.played),
        expecting: run.other == nil ? nil : try shelf.edition(run.book).rulebook.id,
        request: CaseRequest(book: run.book.asGiven, as: run.other?.asGiven))
      return Timed(entry: .played(result), time: start.duration(to: .now))
    } take: { made, console in
      let timed: Timed
      do throws(SurfaceError) { timed = try made.get() } catch {
        timed = Timed(entry: .unreadable(error))
      }
      let entry = timed.entry
      tally.add(entry.word)
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
