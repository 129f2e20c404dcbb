import Cases
import HockeyRules
import Scoresheets

/// Plays case files and folders.
struct CaseChecker {
  private(set) var results: [CheckResult] = []
  private(set) var tally = CheckTally()
  private var shelf = BookShelf()
  private var status = ExitStatus.done

  /// Plays all of `selection`; says what cannot be played.
  mutating func run(_ selection: CaseSelection, _ console: inout Console) -> ExitStatus {
    status = selection.status
    tally.unreadable = selection.unreadable
    for run in selection.runs { check(run.case, under: run.book, &console) }
    return status
  }

  private mutating func check(_ case: Case, under name: String, _ console: inout Console) {
    do throws(BookError) {
      let book = try shelf.book(for: `case`.log, choice: name)
      let result = CheckResult(CaseRun(`case`, under: book))
      tally.add(result)
      if result.hasFailed { status = max(status, .differs) }
      results.append(result)
    } catch {
      console.report(error.message(for: "\(`case`.place)"))
      status = .couldNotRun
      tally.unreadable += 1
    }
  }
}
