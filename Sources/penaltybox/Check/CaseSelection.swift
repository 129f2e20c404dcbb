import Cases
import Scoresheets

/// The cases selected for a check, each with the books to play it under.
struct CaseSelection {
  /// A case, and the name of a book to play it under.
  struct Run {
    var `case`: Case
    var book: BookName
    /// The case file's path from the folder in the arguments: `penalty-shots/nhl.cases`.
    var pathInSuite: String
  }

  private(set) var runs: [Run] = []
  /// How many files and cases could not be read.
  private(set) var unreadable = 0
  private let title: String?
  private let under: String?

  /// Reads all that the arguments name, and reports what cannot be read.
  ///
  /// `under` is the only book to play the cases under; nil means all that they name.
  init(_ arguments: Arguments, under: String?, _ console: inout Console) {
    title = arguments[.case]
    self.under = under
    for path in arguments.operands {
      guard FileSystem.isFolder(path) else {
        read(path, path.fileName, &console)
        continue
      }
      let listing = FileSystem.listing(of: path, endings: [".cases"])
      let root = path.hasSuffix("/") ? path : path + "/"
      for file in listing.files { read(file, String(file.dropFirst(root.count)), &console) }
      for skipped in listing.skipped { console.remark("\(skipped.message); skipped") }
      for error in listing.errors { console.report(error.message) }
      unreadable += listing.errors.count
    }
    if runs.isEmpty, unreadable == 0 {
      let places = arguments.operands.joined(separator: ", ")
      console.report("\(places): no \(wantedCase)".visible)
      unreadable += 1
    }
  }

  /// The exit status as far as reading the cases decides it.
  var status: ExitStatus { unreadable == 0 ? .done : .couldNotRun }

  private mutating func read(_ path: String, _ inner: String, _ console: inout Console) {
    do throws(FileError) {
      let text = try FileSystem.contents(of: path)
      try FileSystem.checkLines(of: text, path)
      read(path, text, inner, &console)
    } catch {
      console.report(error.message)
      unreadable += 1
    }
  }

  private mutating func read(
    _ path: String, _ text: [UInt8], _ inner: String, _ console: inout Console
  ) {
    guard text.isEmpty || Formatter.isCaseFile(text) else {
      console.report("\(path.visible): the file has no cases; use `penaltybox replay` for logs")
      unreadable += 1
      return
    }
    let reading = CaseReader.read(text, file: path) {
      BookShelf.schedule(of: $0, in: path, choice: nil)
    }
    for error in reading.errors { console.report(error.report(in: path)) }
    unreadable += reading.errors.count
    for `case` in reading.file.cases where title.map({ `case`.title.contains($0) }) ?? true {
      runs += names(of: `case`, in: path).map { Run(case: `case`, book: $0, pathInSuite: inner) }
    }
  }

  /// The books to play a case under: those that it names, or the requested one, if the case names
  /// it or it is the user's own book.
  private func names(of case: Case, in path: String) -> [BookName] {
    if let under, BookShelf.isPath(under) { return [.given(under)] }
    let names = under.map { under in `case`.books.filter { $0 == under } } ?? `case`.books
    return names.map { .written($0, in: path) }
  }

  /// The requested cases, in words.
  private var wantedCase: String {
    let title = title.map { " with `\($0)` in its title" } ?? ""
    let book = under.map { " under \($0)" } ?? ""
    return "case\(title)\(book)"
  }
}
