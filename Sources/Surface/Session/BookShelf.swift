import HockeyRules
package import Rulebooks
package import Scoresheets

/// The name of a rulebook: an edition's id or a file's path, and who gives it.
package enum BookName: Hashable, Sendable {
  /// The user, who may name any file.
  case given(String)
  /// The file at the path `in`, which may name only a file in its own folder or below.
  case written(String, in: String)

  package var text: String {
    switch self {
    case .given(let text), .written(let text, in: _): text
    }
  }
}

/// The users' own rulebooks, as far as a program reads files.
package struct BookFiles: Sendable {
  /// The path of the file that a name means, or `nil` if it means none.
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
}

/// A finder of rulebooks: those of the program, those that a caller has loaded, and those in users'
/// files, which it keeps.
package struct BookShelf: Sendable {
  private var ownBooks: [(edition: Edition, file: NamedText)] = []
  private let files: BookFiles?
  private var found: [String: Edition] = [:]

  package init(_ files: BookFiles? = nil) { self.files = files }

  var loaded: [Edition] { ownBooks.map { $0.edition } }

  /// Reads the book in `file`, which may extend an embedded book or a loaded one, and adds it; it
  /// replaces a loaded one with the same id.
  mutating func load(_ file: NamedText) throws(SurfaceError) -> Edition {
    let edition = try read(file)
    let id = edition.rulebook.id
    guard !Rulebooks.ids.contains(id) else {
      let words = "`\(id)` is a book of the program; give yours an id of its own"
      throw SurfaceError("\(file.name.visible): \(words)")
    }
    ownBooks.removeAll { $0.edition.rulebook.id == id }
    ownBooks.append((edition, file))
    return edition
  }

  /// The book in `file`, which is not added.
  func read(_ file: NamedText) throws(SurfaceError) -> Edition {
    do throws(RulebookErrors) {
      return try Rulebooks.read(file.text, file: file.name) { name, _ in
        ownBook(name).map { RulebookReader.Text(file: $0.file.name, bytes: $0.file.text) }
      }
    } catch { throw SurfaceError(error) }
  }

  private func ownBook(_ id: String) -> (edition: Edition, file: NamedText)? {
    ownBooks.first { $0.edition.rulebook.id == id }
  }

  /// The book in `own`, the one that `choice` names, the first that the log in `file` names, or the
  /// league's edition in force on the day of the game; and what had to be assumed to find it.
  package mutating func chosen(
    for log: GameLog, in file: String, choice: String?, own: NamedText? = nil
  ) throws(SurfaceError) -> ChosenBook {
    if let own { return ChosenBook(edition: try read(own)) }
    let name = choice.map { BookName.given($0) } ?? log.books.first.map { .written($0, in: file) }
    if let name, let edition = try ownEdition(name) { return ChosenBook(edition: edition) }
    var log = log
    if let choice { log.books = [choice] }
    do throws(BookChoiceError) { return try Rulebooks.choice(for: log) } catch {
      throw SurfaceError(error)
    }
  }

  package mutating func edition(_ name: BookName) throws(SurfaceError) -> Edition {
    if let edition = try ownEdition(name) { return edition }
    return try chosen(for: GameLog(), in: "", choice: name.text).edition
  }

  /// The edition called `name`, if it is none of the program's.
  private mutating func ownEdition(_ name: BookName) throws(SurfaceError) -> Edition? {
    if let own = ownBook(name.text) { return own.edition }
    guard let files, let path = try files.path(name) else { return nil }
    if let edition = found[path] { return edition }
    let edition = try files.read(path, name == .given(path))
    found[path] = edition
    return edition
  }

  /// The log in `file` as its book plays it, timed and with the choices that its source's record shows,
  /// or as it is if that book cannot be found.
  package func completed(
    _ log: GameLog, in file: String, choice: String?, own: NamedText? = nil
  ) -> GameLog {
    var shelf = self
    let book = try? shelf.chosen(for: log, in: file, choice: choice, own: own).edition.rulebook
    return book.map { log.withRecordedChoices(under: $0) } ?? log
  }
}
