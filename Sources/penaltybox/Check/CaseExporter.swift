import Cases
import Scoresheets
import Surface

/// Writes cases as JSON lines, one for each case and book.
enum CaseExporter {
  /// Writes all cases that the arguments select, and reports each case that cannot be written.
  static func run(
    _ arguments: Arguments, _ console: inout Console
  ) throws(SurfaceError) -> ExitStatus {
    try CaseSelection.each(
      arguments, under: arguments[.under], &console, exported
    ) { (exported, console) throws(SurfaceError) in
      if let one = try exported.get() { console.print(json: one) }
      return .done
    }
  }

  /// The case of `run` as exported, or `nil` for a case of several games.
  private static func exported(
    _ shelf: inout BookShelf, _ run: CaseSelection.Run
  ) throws(SurfaceError) -> ExportedCase? {
    guard run.case.games.isEmpty else { return nil }
    let played = CaseRun(run.case, under: try shelf.edition(run.book).rulebook)
    let path = BookShelf.isPath(run.book.text) ? try run.book.path() : nil
    let book = try path.map { path throws(SurfaceError) in
      NamedText(name: path.fileName, text: try NamedText(at: path).text)
    }
    return ExportedCase(played, file: run.pathInSuite, book: book)
  }
}
