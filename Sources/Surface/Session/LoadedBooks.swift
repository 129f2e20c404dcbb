import HockeyRules
import Rulebooks
import Scoresheets

/// The books that a caller has loaded, beside those that come with the program.
struct LoadedBooks: Sendable {
  /// In the order in which they were loaded.
  private(set) var editions: [Edition] = []
  private var files: [String: NamedText] = [:]

  /// Reads the book in `file`, which may extend an embedded book or a loaded one, and adds it; it takes
  /// the place of a loaded one with the same id.
  mutating func load(_ file: NamedText) throws(SurfaceError) -> Edition {
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
  func read(_ file: NamedText) throws(SurfaceError) -> Edition {
    do throws(RulebookErrors) {
      return try Rulebooks.read(file.text, file: file.name) { name, _ in
        files[name].map { RulebookReader.Text(file: $0.name, bytes: $0.text) }
      }
    } catch {
      throw SurfaceError(error)
    }
  }

  /// The loaded book with this id.
  func edition(_ id: String) -> Edition? { editions.first { $0.rulebook.id == id } }
}
