import HockeyRules
import Rulebooks
import Scoresheets

/// The books that a caller has loaded, beside those that come with the program.
struct LoadedBooks: Sendable {
  /// In the order in which they were loaded.
  private(set) var editions: [Edition] = []
  private var files: [String: Request.File] = [:]

  /// Reads the book in `file`, which may extend an embedded book or a loaded one, and adds it; it takes
  /// the place of a loaded one with the same id.
  mutating func load(_ file: Request.File) throws(SurfaceError) -> Edition {
    let edition = try read(file)
    let id = edition.rulebook.id
    guard !Rulebooks.ids.contains(id) else {
      let words = "`\(id)` is a book of the program; give yours an id of its own"
      throw SurfaceError("\(file.name.visible): \(words)")
    }
    editions.removeAll { $0.rulebook.id == id }
    editions.append(edition)
    files[id] = file
    return edition
  }

  /// The book in `file`, which is not added.
  func read(_ file: Request.File) throws(SurfaceError) -> Edition {
    do throws(RulebookErrors) {
      return try Rulebooks.read(file.text, file: file.name) { name, _ in
        files[name].map { RulebookReader.Text(file: $0.name, bytes: $0.text) }
      }
    } catch {
      throw SurfaceError(error)
    }
  }

  /// The loaded or the embedded book with this id.
  func edition(_ id: String) throws(SurfaceError) -> Edition {
    try edition(for: GameLog(books: [id]))
  }

  /// The book that `log` is played under, by its own head.
  func edition(for log: GameLog) throws(SurfaceError) -> Edition {
    if let id = log.books.first, let loaded = editions.first(where: { $0.rulebook.id == id }) {
      return loaded
    }
    do throws(BookChoiceError) {
      return try Rulebooks.edition(for: log)
    } catch {
      throw SurfaceError("\(error)")
    }
  }
}
