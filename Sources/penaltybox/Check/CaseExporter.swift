import Cases
import Scoresheets
import Surface

/// Writes cases as JSON lines, one for each case and book.
enum CaseExporter {
  /// Writes all cases that the arguments select, and reports each case that cannot be written.
  static func run(
    _ arguments: Arguments, _ console: inout Console
  ) throws(SurfaceError) -> ExitStatus {
    var errors = FileErrors()
    let status = try CaseSelection.each(arguments, under: arguments[.under], &console) {
      shelf, item in
      exported(item, &shelf)
    } take: { exported, console in
      do throws(UnreadableCase) {
        if let one = try exported.get() { console.print(json: one) }
        return .done
      } catch { return errors.report(error, &console) }
    }
    for rest in errors.rest { console.report(rest.report) }
    return status
  }

  /// The case of `item` as exported, or `nil` for a case of several games.
  private static func exported(
    _ item: CaseSelection.Item, _ shelf: inout BookShelf
  ) -> Result<ExportedCase?, UnreadableCase> {
    switch item {
    case .unreadable(let error): return .failure(error)
    case .run(let run):
      guard run.case.games.isEmpty else { return .success(nil) }
      do throws(SurfaceError) {
        let played = CaseRun(run.case, under: try shelf.edition(run.book).rulebook)
        let book = BookShelf.isPath(run.book.text) ? try run.book.path() : nil
        return .success(
          ExportedCase(
            played, file: run.pathInSuite,
            book: try book.map { path throws(SurfaceError) in
              NamedText(name: path.fileName, text: try NamedText(at: path).text)
            }))
      } catch { return .failure(UnreadableCase(run.case, error)) }
    }
  }
}
