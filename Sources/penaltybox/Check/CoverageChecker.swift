import Cases
import HockeyRules
import Rulebooks
import Scoresheets

/// Counts the cases that exercise each provision of the books.
struct CoverageChecker {
  private(set) var coverage = Coverage()
  private var shelf = BookShelf()
  /// What is known of a book by the name that it is asked for.
  private var known: [String: (probe: CoverageProbe, family: BookFamily)] = [:]
  private let infractions: [String]
  private let selection: CaseSelection

  init(_ selection: CaseSelection) {
    self.selection = selection
    infractions = selection.runs.flatMap(\.case.infractions).withoutRepeats
  }

  /// Counts for the books called `names`; says which cannot be had, and shows how far the work is.
  mutating func run(_ names: [String], _ console: inout Console) -> ExitStatus {
    do throws(BookError) {
      for name in names {
        let edition = try shelf.edition(called: name)
        let family = try BookFamily(text(of: name))
        coverage.add(edition, own: family.files.first?.keys ?? [])
      }
      for (index, run) in selection.runs.enumerated() {
        console.progress(index, of: selection.runs.count, "cases")
        try count(run)
      }
    } catch {
      console.report(error.message(for: "check"))
      return .couldNotRun
    }
    return max(selection.status, coverage.isIncomplete ? .differs : .done)
  }

  /// Counts what a case exercises; one that is not judged proves nothing.
  private mutating func count(_ run: CaseSelection.Run) throws(BookError) {
    guard run.case.verdict == .judged else { return }
    var book = try book(run.book)
    let asked = coverage.books.map(\.id)
    guard book.family.files.contains(where: { asked.contains($0.id) }) else { return }
    known[run.book] = nil
    for (key, exercise) in book.probe.exercised(by: run.case) {
      guard let home = book.family.home(of: key) else { continue }
      coverage.count(exercise, of: key, in: home)
    }
    known[run.book] = book
  }

  private mutating func book(
    _ name: String
  ) throws(BookError) -> (probe: CoverageProbe, family: BookFamily) {
    if let book = known[name] { return book }
    let edition = try shelf.edition(called: name)
    let probe: CoverageProbe
    do throws(RulebookError) {
      probe = try CoverageProbe(edition, infractions: infractions)
    } catch {
      throw .unreadable(error)
    }
    let book = (probe: probe, family: BookFamily(try text(of: name)))
    known[name] = book
    return book
  }

  private func text(of name: String) throws(BookError) -> [UInt8] {
    guard BookShelf.isPath(name) else { return Rulebooks.text(of: name) ?? [] }
    do throws(FileError) {
      return try FileSystem.contents(of: name)
    } catch {
      throw .file(error)
    }
  }
}

extension Case {
  /// What its calls were for.
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
  /// Each of them once, in alphabetical order.
  fileprivate var withoutRepeats: [String] { Set(self).sorted() }
}
