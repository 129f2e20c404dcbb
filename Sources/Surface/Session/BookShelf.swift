package import HockeyRules
package import Rulebooks
package import Scoresheets

/// The name of a rulebook: an edition's id or a file's path, and who gives it.
package enum BookName: Hashable, Sendable {
  /// The user, who may name any file.
  case given(String)
  /// The file at the path `in`, which may name only a file in its own folder or below.
  case written(String, in: String)

  /// The id or the path.
  package var text: String {
    switch self {
    case .given(let text), .written(let text, in: _): text
    }
  }
}

/// The users' own rulebooks, as far as a program reads files.
package struct BookFiles: Sendable {
  /// The path of the file that a name means; nil if it means none.
  var path: @Sendable (BookName) throws(SurfaceError) -> String?
  /// The book in the file at a path, which the user named himself or a log did.
  var read: @Sendable (_ path: String, _ isGiven: Bool) throws(SurfaceError) -> Edition

  package init(
    path: @escaping @Sendable (BookName) throws(SurfaceError) -> String?,
    read: @escaping @Sendable (_ path: String, _ isGiven: Bool) throws(SurfaceError) -> Edition
  ) {
    self.path = path
    self.read = read
  }

  /// No files: every name is that of an edition.
  static var none: BookFiles {
    BookFiles(
      path: { _ throws(SurfaceError) in nil },
      read: { path, _ throws(SurfaceError) in throw SurfaceError(path, .unknownBook) })
  }
}

/// A finder of rulebooks: those of the program, those that a caller has loaded, and those in users'
/// files, which it keeps.
package struct BookShelf: Sendable {
  /// The books that a caller has loaded.
  var loaded = LoadedBooks()
  private let files: BookFiles
  /// The users' books by their paths.
  private var found: [String: Edition] = [:]

  /// A shelf with the books of the program, and those in `files`.
  package init(_ files: BookFiles) { self.files = files }

  /// A shelf with the books of the program.
  init() { self.init(.none) }

  /// The book that `choice` names, or the first that the log in `file` names, or the league's edition in
  /// force on the day of the game; and what had to be assumed to find it.
  package mutating func chosen(
    for log: GameLog, in file: String, choice: String?
  ) throws(SurfaceError) -> ChosenBook {
    let name = choice.map { BookName.given($0) } ?? log.books.first.map { .written($0, in: file) }
    if let name, let edition = try ownEdition(name) { return ChosenBook(edition: edition) }
    var log = log
    if let choice { log.books = [choice] }
    do throws(BookChoiceError) {
      return try Rulebooks.choice(for: log)
    } catch {
      throw SurfaceError(error)
    }
  }

  /// The edition called `name`.
  package mutating func edition(_ name: BookName) throws(SurfaceError) -> Edition {
    if let edition = try ownEdition(name) { return edition }
    return try chosen(for: GameLog(), in: "", choice: name.text).edition
  }

  /// The edition called `name`, if it is none of the program's.
  private mutating func ownEdition(_ name: BookName) throws(SurfaceError) -> Edition? {
    if let edition = loaded.edition(name.text) { return edition }
    guard let path = try files.path(name) else { return nil }
    if let edition = found[path] { return edition }
    let edition = try files.read(path, name == .given(path))
    found[path] = edition
    return edition
  }

  /// The length of the periods of the log in `file` under its book, or the usual length if that book
  /// cannot be found.
  package func schedule(of log: GameLog, in file: String, choice: String?) -> Schedule {
    var shelf = self
    let book = try? shelf.chosen(for: log, in: file, choice: choice).edition.rulebook
    return book?.schedule(for: log.kind) ?? .standard(for: log.kind)
  }
}
