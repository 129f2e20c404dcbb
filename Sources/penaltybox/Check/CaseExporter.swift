import Cases
import Scoresheets
import Surface

/// Writes cases as JSON lines, one for each case and book.
struct CaseExporter {
  private var shelf = BookShelf.ofFiles

  /// Writes all cases of `selection`, and reports each case that cannot be written.
  mutating func run(_ selection: CaseSelection, _ console: inout Console) -> ExitStatus {
    var status = selection.reportUnreadable(&console)
    var errors = FileErrors()
    for run in selection.runs where run.case.games.isEmpty {
      do throws(SurfaceError) {
        let played = CaseRun(run.case, under: try shelf.edition(run.book).rulebook)
        let book = try ownBook(run.book)
        console.print(json: ExportedCase(played, file: run.pathInSuite, book: book))
      } catch {
        let place = run.case.place
        if errors.isReported(in: place.file) { console.report(error.report(in: "\(place)")) }
        status = .couldNotRun
      }
    }
    for rest in errors.rest { console.report(rest.report) }
    return status
  }

  private func ownBook(_ name: BookName) throws(SurfaceError) -> NamedText? {
    guard BookShelf.isPath(name.text) else { return nil }
    let path = try name.path()
    return NamedText(name: path.fileName, text: try FileSystem.contents(of: path))
  }
}
