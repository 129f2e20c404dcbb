import HockeyRules
package import Rulebooks
package import Scoresheets

/// The name of a rulebook, which is an edition's id or a file's path, and who gives the name.
package enum BookName: Hashable, Sendable {
  /// The user, who may name any file.
  case given(String)
  /// The file at the path `in`.
  ///
  /// It may name only a file in its own folder or below.
  case written(String, in: String)

  package var text: String {
    switch self {
    case .given(let text), .written(let text, in: _): text
    }
  }
}

/// Access to users' rulebook files, for a program that may read files.
package struct BookFiles: Sendable {
  /// The path of the file that a name means; `nil` if it means no file.
  var path: @Sendable (BookName) throws(SurfaceError) -> String?
  /// The book in the file at `path`, which the user named if `isGiven`, or else a log.
  var read: @Sendable (_ path: String, _ isGiven: Bool) throws(SurfaceError) -> Edition

  package init(
    path: @escaping @Sendable (BookName) throws(SurfaceError) -> String?,
    read: @escaping @Sendable (_ path: String, _ isGiven: Bool) throws(SurfaceError) -> Edition
  ) {
    self.path = path
    self.read = read
  }
}

/// Finds rulebooks: the program's own, loaded rulebooks, and users' files, which it keeps.
package struct BookShelf: Sendable {
  private var ownBooks: [(edition: Edition, file: NamedText)] = []
  private let files: BookFiles?
  private var found: [String: Edition] = [:]

  package init(_ files: BookFiles? = nil) { self.files = files }

  var loaded: [Edition] { ownBooks.map { $0.edition } }

  /// Reads the book in `file` and adds it.
  ///
  /// The book may extend an embedded book or a loaded one, and replaces a loaded book with its id.
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

  /// Reads the book in `file` without adding it.
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

  /// The book to play `log` in `file` under, and what had to be assumed.
  ///
  /// It is the first of these: the book in `own`, the book that `choice` names, the first book that
  /// the log names, and the league's edition in force on the day of the game.
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

  /// The edition called `name` among the loaded books and the users' files, or `nil`.
  private mutating func ownEdition(_ name: BookName) throws(SurfaceError) -> Edition? {
    if let own = ownBook(name.text) { return own.edition }
    guard let files, let path = try files.path(name) else { return nil }
    if let edition = found[path] { return edition }
    let edition = try files.read(path, name == .given(path))
    found[path] = edition
    return edition
  }

  /// The log in `file`, completed as its book plays it.
  ///
  /// Its plays get times, and the captain's choices that the source's record shows. If the book
  /// cannot be found, the log is unchanged.
  package func completed(
    _ log: GameLog, in file: String, choice: String?, own: NamedText? = nil
  ) -> GameLog {
    var shelf = self
    let book = try? shelf.chosen(for: log, in: file, choice: choice, own: own).edition.rulebook
    return book.map { log.withRecordedChoices(under: $0) } ?? log
  }
}
