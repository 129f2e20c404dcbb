import Cases
import HockeyRules
import Scoresheets
import Surface

/// Finds the cases to check in the files that a user names.
struct CaseSelection: Sendable {
  struct Run: Sendable {
    var `case`: Case
    /// The book whose rulings the case expects.
    var book: BookName
    /// Another book to play the case under instead.
    var other: BookName?
    /// The path of the case's file within the folder in the arguments:
    /// `overtime/nhl-shoot-out.cases`.
    var pathInSuite: String

    var played: BookName { other ?? book }
  }

  private typealias Item = Result<Run, SurfaceError>

  private struct File {
    var path: String
    var pathInSuite: String
    /// Whether the file is in a folder that the user named.
    var isFound = false
  }

  private let title: String?
  /// The only book to play the cases under; `nil` means all books that they name.
  private let under: String?
  private let other: BookName?

  /// Calls `make` for each selected case in several threads, then `take` in order for each result
  /// or error.
  ///
  /// With `under`, the cases are played under that book alone. `take` returns `nil` to end the
  /// loop; of the errors that it throws, the first of each file are reported.
  static func each<Made: Sendable>(
    _ arguments: Arguments, under: String?, _ console: inout Console,
    _ make: @escaping @Sendable (inout BookShelf, Run) throws(SurfaceError) -> Made,
    take: (Result<Made, SurfaceError>, inout Console) throws(SurfaceError) -> ExitStatus?
  ) throws(SurfaceError) -> ExitStatus {
    let selection = CaseSelection(
      title: arguments[.case], under: under, other: arguments[.as].map { .given($0) })
    // A book of the user's own that cannot be read is reported once, not with each case.
    var shelf = BookShelf.ofFiles
    for name in [arguments[.as], under] {
      if let name, BookShelf.isPath(name) { _ = try shelf.edition(.given(name)) }
    }
    let files = arguments.operands.flatMap { found(at: $0, &console) }
    var errors = FileErrors()
    func taken(
      _ made: Result<Made, SurfaceError>, _ console: inout Console
    ) throws(SurfaceError) -> ExitStatus? {
      do throws(SurfaceError) { return try take(made, &console) } catch {
        if errors.isReported(error) { throw error }
        return .couldNotRun
      }
    }
    var isEmpty = true
    let status = try arguments.each(of: files, with: BookShelf.ofFiles, &console) { shelf, file in
      selection.items(in: file).map { item in
        Result { () throws(SurfaceError) in
          let run = try item.get()
          do throws(SurfaceError) { return try make(&shelf, run) } catch {
            throw SurfaceError(
              error.message, about: run.case, report: error.report(in: "\(run.case.place)"))
          }
        }
      }
    } take: { (made, console) throws(SurfaceError) in
      isEmpty = false
      return try taken(made, &console)
    }
    for rest in errors.rest { console.report(rest.report) }
    guard isEmpty else { return status }
    let places = arguments.operands.joined(separator: ", ")
    let wanted = selection.title.map { " with `\($0)` in its title" } ?? ""
    var error = SurfaceError("no case\(wanted)\(under.map { " under \($0)" } ?? "")")
    error.report = "\(places): \(error.message)".visible
    return max(status, try taken(.failure(error), &console) ?? .done)
  }

  private static func found(
    at path: String, _ console: inout Console
  ) -> [Result<File, SurfaceError>] {
    guard FileSystem.isFolder(path) else {
      return [.success(File(path: path, pathInSuite: path.fileName))]
    }
    let listing = FileSystem.listing(
      of: path, endings: [".cases", ".season"], lacking: "no case files in this folder")
    for remark in listing.remarks { console.remark(remark) }
    let root = path.hasSuffix("/") ? path : path + "/"
    return listing.files.map { file in
      .success(File(path: file, pathInSuite: String(file.dropFirst(root.count)), isFound: true))
    } + listing.errors.map { .failure($0) }
  }

  /// The cases of a file and its errors, in the order of their lines.
  private func items(in found: Result<File, SurfaceError>) -> [Item] {
    let (file, text): (File, [UInt8])
    do throws(SurfaceError) {
      file = try found.get()
      text = try NamedText(at: file.path, hasLines: true).text
    } catch {
      var error = error
      error.message = error.message.firstLine
      return [.failure(error)]
    }
    func unreadable(_ message: String) -> Item { .failure(SurfaceError(message, in: file.path)) }
    guard file.path.hasSuffix(".season") || Formatter.isCaseFile(text) else {
      return [unreadable("the file has no cases; use `penaltybox replay` for logs")]
    }
    let reading = CaseReader.read(text, file: file.path)
    // A season file in a folder of cases need not have cases.
    if reading.titles.isEmpty, reading.errors.isEmpty, !file.isFound {
      return [unreadable("the file has no cases; use `penaltybox season` for a season")]
    }
    let errors: [(line: Int, item: Item)] = reading.errors.map { error in
      let title = reading.title(at: error.line)
      return (error.line, .failure(SurfaceError(error, in: file.path, case: title)))
    }
    let cases = reading.file.cases.filter { one in title.map { one.title.contains($0) } ?? true }
    let selected = cases.flatMap { one in
      items(of: one, file.pathInSuite).map { (line: one.place.line, item: $0) }
    }
    return (errors + selected).sorted { $0.line < $1.line }.map(\.item)
  }

  private func items(of case: Case, _ inner: String) -> [Item] {
    // A case of several games is only judged under its own books.
    if other != nil, !`case`.games.isEmpty { return [] }
    if let fault = `case`.fault { return [.failure(SurfaceError(fault, about: `case`))] }
    let path = `case`.place.file
    let names = names(of: `case`, in: path)
    // If a case names the other book, its expectations under that book count.
    if let other,
      `case`.books.isEmpty && names.isEmpty || names.contains(where: { $0.text == other.text })
    {
      return [.success(Run(case: `case`, book: other, pathInSuite: inner))]
    }
    if names.isEmpty, `case`.books.isEmpty {
      let message = "the case names no rulebook; use `--under BOOK`"
      return [.failure(SurfaceError(message, about: `case`))]
    }
    return names.map { name in
      guard BookShelf.isPath(name.text) || `case`.expectsAnything(under: name.text) else {
        let message = "the case expects nothing under \(name.text)"
        return .failure(SurfaceError(message, about: `case`))
      }
      return .success(Run(case: `case`, book: name, other: other, pathInSuite: inner))
    }
  }

  /// The books to play a case under.
  ///
  /// They are the books that the case names. If the user requested a book, it is that book,
  /// provided that the case names it, or names no book, or that it is the user's own file.
  private func names(of case: Case, in path: String) -> [BookName] {
    guard let under else { return `case`.books.map { .written($0, in: path) } }
    if BookShelf.isPath(under) || `case`.books.isEmpty { return [.given(under)] }
    return `case`.books.filter { $0 == under }.map { .written($0, in: path) }
  }
}

/// Counts the errors in each file of cases, so that only the first are reported.
struct FileErrors {
  private var files: [String] = []
  private var counts: [String: Int] = [:]

  mutating func isReported(_ error: SurfaceError) -> Bool {
    let file = error.file ?? ""
    let count = counts[file, default: 0] + 1
    counts[file] = count
    if count == 1 { files.append(file) }
    return file.isEmpty || count <= SheetReader.errorLimit
  }

  var rest: [SurfaceError] {
    files.compactMap { file in
      let more = counts[file, default: 0] - SheetReader.errorLimit
      guard more > 0, !file.isEmpty else { return nil }
      return SurfaceError(
        more == 1 ? "1 more error" : "\(more.grouped) more errors", in: file)
    }
  }
}

extension SurfaceError {
  /// The error that prevents `case` from being judged.
  ///
  /// Without `report`, the report is one line and the case's title.
  fileprivate init(_ message: String, about case: Case, report: String? = nil) {
    let place = `case`.place
    self.init(message, .unreadable, in: place.file)
    (line, column, title) = (place.line, place.column, `case`.title)
    self.report = report ?? "\(place): \(message)\nin the case `\(`case`.title)`".visibleLines
  }
}

extension Case {
  /// Why the case cannot be checked, or `nil` if it can.
  fileprivate var fault: String? {
    if log.plays.isEmpty, games.isEmpty { return "the case has no plays" }
    let expectsSomething =
      instants.contains { !$0.expectations.isEmpty || !$0.refusals.isEmpty }
      || games.contains { !$0.expectations.isEmpty }
    return expectsSomething
      ? nil
      : "the case expects nothing; add a line such as `> 5v4` or `refused` below a play, "
        + "or print the rulings with `penaltybox replay`"
  }

  /// Whether the case expects anything under the book called `id`.
  fileprivate func expectsAnything(under id: String) -> Bool {
    instants.contains { instant in
      instant.expectations.contains { $0.holds(under: id) }
        || instant.refusals.contains { $0.holds(under: id) }
    } || games.contains { $0.expectations.contains { $0.holds(under: id) } }
  }
}

extension String {
  var firstLine: String { String(prefix { !$0.isNewline }) }

  /// The text with its line breaks, and with other hidden characters made visible.
  var visibleLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }
      .joined(separator: "\n")
  }
}
