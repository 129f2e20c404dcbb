import Cases
import HockeyRules
import Rulebooks
import Scoresheets
import Surface
import Views

/// Counts the cases that exercise each provision of the books.
struct CoverageChecker {
  private(set) var coverage = Coverage()
  private var shelf = BookShelf.ofFiles
  private var probes: [BookName: CoverageProbe] = [:]
  /// The points of each book that still lack a case, until another is found.
  private var open: [BookName: [Point]] = [:]
  private var infractions: [String] = []

  /// Counts the cases that the arguments select for the books `names`, and shows progress.
  ///
  /// The exit status is `differs` if a provision that should have a case has none.
  ///
  /// Throws if a book cannot be loaded.
  mutating func run(
    _ arguments: Arguments, under: String?, _ names: [String], _ console: inout Console
  ) throws(SurfaceError) -> ExitStatus {
    var runs: [CaseSelection.Run] = []
    var status = try CaseSelection.each(arguments, under: under, &console) { _, run in
      run
    } take: { (run, _) throws(SurfaceError) in
      runs.append(try run.get())
      return .done
    }
    if runs.isEmpty {
      console.report("check: no case, so nothing was counted")
      status = .couldNotRun
    }
    let calls = runs.flatMap(\.case.log.events).compactMap(\.play.call?.infraction)
    // A book refuses a row of a table with a misspelt infraction.
    infractions = Set(calls.filter { $0.nearestIfMisspelt == nil }.map { $0.rawValue }).sorted()
    do throws(SurfaceError) {
      for name in names { coverage.add(try shelf.edition(.given(name))) }
      for (index, run) in runs.enumerated() {
        console.progress(index, of: runs.count, "cases")
        try countCited(run)
      }
      for run in runs { try countDeciding(run) }
    } catch { throw SurfaceError(error.report(in: "check")) }
    return max(status, coverage.isComplete ? .done : .differs)
  }

  /// Counts the provisions that the rulings on a judged case cite; gaps and disputes prove nothing.
  private mutating func countCited(_ run: CaseSelection.Run) throws(SurfaceError) {
    guard run.case.verdict == .judged else { return }
    if !run.case.games.isEmpty {
      let edition = try shelf.edition(run.book)
      for key in run.case.result(under: edition).rules {
        guard let home = edition.season.first(where: { $0.key == key })?.home else { continue }
        coverage.count(.cited, of: .season(key), in: home)
      }
      return
    }
    if probes[run.book] == nil {
      probes[run.book] = CoverageProbe(try shelf.edition(run.book), infractions: infractions)
    }
    guard let probe = probes[run.book] else { return }
    for key in probe.cited(by: run.case) { count(.cited, of: key, by: probe) }
  }

  /// Counts the provisions that no ruling cites, but whose value decides a judged case.
  private mutating func countDeciding(_ run: CaseSelection.Run) throws(SurfaceError) {
    guard run.case.verdict == .judged, let probe = probes[run.book] else { return }
    let points =
      open[run.book]
      ?? probe.alterable { key in
        probe.home(of: key).map { coverage.lacksCase(key, in: $0) } ?? false
      }
    open[run.book] = points
    guard !points.isEmpty else { return }
    let found = probes[run.book]?.deciding(points, run.case) ?? []
    guard !found.isEmpty else { return }
    for key in found { count(.decides, of: key, by: probe) }
    open = [:]
  }

  private mutating func count(
    _ exercise: CoverageProbe.Exercise, of key: ProvisionKey, by probe: CoverageProbe
  ) {
    guard let home = probe.home(of: key) else { return }
    coverage.count(exercise, of: key, in: home)
  }
}

extension Coverage {
  /// The counts as lines, with the provisions that no case exercises first in each book.
  func text(in palette: Palette) -> String {
    books.map { Self.text(of: $0, palette) }.joined(separator: "\n")
  }

  private static func text(of book: Book, _ palette: Palette) -> String {
    let uncovered = book.provisions.count { $0.isUncovered }
    let unverified = book.missing.count { !$0.isVerified }
    let title = "\(book.id): \(book.provisions.count) provisions of its own, "
    let counts = "\(uncovered) without a case, \(unverified) unverified ones, \(book.percent)%"
    var lines = [palette.paint(title + counts, .strong)]
    let ordered =
      book.missing.filter(\.isUncovered) + book.missing.filter { !$0.isUncovered }
      + book.provisions.filter { $0.count > 0 }
    let table = TextTable(
      of: ordered,
      .left("") { $0.mark },
      .count("cases") { $0.count },
      .count("cited") { $0.cited },
      .count("by value") { $0.decides },
      .left("provision") { $0.key.rawValue },
      .left("rule") { $0.rule?.number ?? "" })
    if !book.provisions.isEmpty { lines += table.lines(palette.indented(by: 2)).map { "  " + $0 } }
    return lines.asLines
  }
}

extension Coverage.Provision {
  fileprivate var mark: String {
    if isUncovered { return "NO CASE" }
    return count > 0 ? "" : isMoot ? "never used" : "unverified"
  }
}
