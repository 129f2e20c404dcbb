import Cases
import HockeyRules
import Rulebooks
import Scoresheets
import Surface

/// A counter of the cases that exercise each provision of the books.
struct CoverageChecker {
  private(set) var coverage = Coverage()
  private var shelf = BookShelf.ofFiles
  /// The probes of the books, by the names under which these were requested.
  private var probes: [BookName: CoverageProbe] = [:]
  private let infractions: [String]
  private let selection: CaseSelection

  init(_ selection: CaseSelection) {
    self.selection = selection
    infractions = selection.runs.flatMap(\.case.infractions).withoutRepeats
  }

  /// Counts for the books `names`; reports those that cannot be loaded, and shows progress.
  ///
  /// The exit status says that they differ if fewer than `threshold` percent of some book's
  /// provisions have a case.
  mutating func run(
    _ names: [String], threshold: Int, _ console: inout Console
  ) -> ExitStatus {
    let status = selection.reportUnreadable(&console)
    do throws(SurfaceError) {
      for name in names {
        coverage.add(try shelf.edition(.given(name)))
      }
      let runs = selection.runs
      for (index, run) in runs.enumerated() {
        console.progress(index, of: runs.count, "cases")
        try count(run)
      }
    } catch {
      console.report(error.report(in: "check"))
      return .couldNotRun
    }
    return max(status, coverage.falls(below: threshold) ? .differs : .done)
  }

  /// Counts the provisions that a case exercises; a gap or a disputed case proves nothing.
  private mutating func count(_ run: CaseSelection.Run) throws(SurfaceError) {
    guard run.case.verdict == .judged else { return }
    var probe = try probe(of: run.book)
    probes[run.book] = nil
    for (key, exercise) in probe.exercised(by: run.case) {
      guard let home = probe.home(of: key) else { continue }
      coverage.count(exercise, of: key, in: home)
    }
    probes[run.book] = probe
  }

  private mutating func probe(of name: BookName) throws(SurfaceError) -> CoverageProbe {
    if let probe = probes[name] { return probe }
    return CoverageProbe(try shelf.edition(name), infractions: infractions)
  }
}

extension Case {
  /// The infractions of its calls.
  fileprivate var infractions: [String] {
    log.events.compactMap { event in
      switch event.play {
      case .penalty(let call), .signal(let call): call.infraction?.rawValue
      default: nil
      }
    }
  }
}

extension [String] {
  /// The distinct elements, in alphabetical order.
  fileprivate var withoutRepeats: [String] { Set(self).sorted() }
}
