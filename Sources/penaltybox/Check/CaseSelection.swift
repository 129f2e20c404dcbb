import Cases
import HockeyRules
import Scoresheets
import Surface

/// The cases selected for a check, each with the book to play it under.
struct CaseSelection {
  struct Run {
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

  enum Item {
    case run(Run)
    case unreadable(UnreadableCase)
  }

  private(set) var items: [Item] = []
  private let title: String?
  /// The only book to play the cases under; `nil` means all books that they name.
  private let under: String?
  private let other: BookName?
  /// The most columns of a line in an error, or `nil`.
  private let width: Int?

  /// Reads all cases that the arguments name, to play them under the book `under` alone if it is
  /// given.
  init(_ arguments: Arguments, under: String?, _ console: inout Console) {
    title = arguments[.case]
    self.under = under
    other = arguments[.as].map { .given($0) }
    width = console.errorWidth
    for path in arguments.operands {
      guard FileSystem.isFolder(path) else {
        read(path, path.fileName)
        continue
      }
      let listing = FileSystem.listing(of: path, endings: [".cases", ".season"])
      let root = path.hasSuffix("/") ? path : path + "/"
      for file in listing.files { read(file, String(file.dropFirst(root.count)), isFound: true) }
      if listing.files.isEmpty, listing.errors.isEmpty {
        let message = "no case files in this folder"
        add(message, report: "\(path.visible): \(message)", in: nil)
      }
      for skipped in listing.skipped { console.remark("\(skipped.message); skipped") }
      for error in listing.errors { add(error) }
    }
    if items.isEmpty {
      let places = arguments.operands.joined(separator: ", ")
      let wanted = title.map { " with `\($0)` in its title" } ?? ""
      let message = "no case\(wanted)\(under.map { " under \($0)" } ?? "")"
      add(message, report: "\(places): \(message)".visible, in: nil)
    }
  }

  var runs: [Run] { items.compactMap { if case .run(let run) = $0 { run } else { nil } } }

  /// Reports the errors that prevent cases from being played, and returns the exit status so far.
  func reportUnreadable(_ console: inout Console) -> ExitStatus {
    var status = ExitStatus.done
    var errors = FileErrors()
    for case .unreadable(let error) in items {
      if errors.isReported(in: error.file ?? "") { console.report(error.report) }
      status = .couldNotRun
    }
    for rest in errors.rest { console.report(rest.report) }
    return status
  }

  private mutating func add(_ error: SurfaceError) {
    add(error.message.firstLine, report: error.report, in: error.file)
  }

  private mutating func add(_ message: String, report: String, in file: String?) {
    items.append(.unreadable(UnreadableCase(file: file, message: message, report: report)))
  }

  /// Reads the file at `path`, which the user named or, if `isFound`, which is in a named folder.
  private mutating func read(_ path: String, _ inner: String, isFound: Bool = false) {
    let text: [UInt8]
    do throws(SurfaceError) {
      text = try FileSystem.contents(of: path)
      try FileSystem.checkLines(of: text, path)
    } catch { return add(error) }
    guard path.hasSuffix(".season") || Formatter.isCaseFile(text) else {
      let message = "the file has no cases; use `penaltybox replay` for logs"
      return add(message, report: "\(path.visible): \(message)", in: path)
    }
    let reading = CaseReader.read(text, file: path)
    // A season file in a folder of cases need not have cases.
    if reading.titles.isEmpty, reading.errors.isEmpty, !isFound {
      let message = "the file has no cases; use `penaltybox season` for a season"
      add(message, report: "\(path.visible): \(message)", in: path)
    }
    var found: [(line: Int, item: Item)] = reading.errors.map { error in
      let title = reading.title(at: error.line)
      return (error.line, .unreadable(UnreadableCase(error, in: path, title: title, width: width)))
    }
    for `case` in reading.file.cases
    where title.map({ `case`.title.contains($0) }) ?? true {
      found += items(of: `case`, inner).map { (`case`.place.line, $0) }
    }
    // Both cases and errors come in the order of their lines.
    items += found.sorted { $0.line < $1.line }.map(\.item)
  }

  private func items(of case: Case, _ inner: String) -> [Item] {
    // A case of several games is only judged under its own books.
    if other != nil, !`case`.games.isEmpty { return [] }
    if let fault = `case`.fault {
      return [.unreadable(UnreadableCase(`case`, message: fault))]
    }
    let path = `case`.place.file
    let names = names(of: `case`, in: path)
    // If a case names the other book, its expectations under that book count.
    if let other,
      `case`.books.isEmpty && names.isEmpty || names.contains(where: { $0.text == other.text })
    {
      return [.run(Run(case: `case`, book: other, pathInSuite: inner))]
    }
    if names.isEmpty, `case`.books.isEmpty {
      let message = "the case names no rulebook; use `--under BOOK`"
      return [.unreadable(UnreadableCase(`case`, message: message))]
    }
    return names.map { name in
      guard BookShelf.isPath(name.text) || `case`.expectsAnything(under: name.text) else {
        let message = "the case expects nothing under \(name.text)"
        return .unreadable(UnreadableCase(`case`, message: message))
      }
      return .run(Run(case: `case`, book: name, other: other, pathInSuite: inner))
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

extension UnreadableCase {
  /// The error that prevents `case` from being judged.
  ///
  /// Without `report`, the report is one line and the case's title.
  init(_ case: Case, message: String, report: String? = nil) {
    let place = `case`.place
    self.init(
      place, title: `case`.title, message: message,
      report: report ?? "\(place): \(message)\nin the case `\(`case`.title)`".visibleLines)
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
