import Rulebooks
import Scoresheets
import Views

// The JSON of the command's `books`.
extension Answer {
  /// Writes the list of all books, one book, or what two differ in.
  mutating func writeBooks(_ request: Request) throws(SurfaceError) {
    var editions = try Self.editions(of: request)
    switch editions.count {
    case 0:
      for id in Rulebooks.ids { editions.append(try request.loaded.edition(id)) }
      editions += request.loaded.editions
      set { BookListJSON.write(editions, to: &$0) }
    case 1: set { BookJSON.write(editions[0], to: &$0) }
    case 2: set { BookDifferencesJSON.write(BookDifferences(editions[0], editions[1]), to: &$0) }
    default: throw SurfaceError("the request has more than two books")
    }
  }

  /// Loads the caller's own book, and writes it.
  mutating func writeLoading(
    _ request: Request, into loaded: inout LoadedBooks
  ) throws(SurfaceError) {
    guard let file = request.book else { throw SurfaceError("the request has no book") }
    let edition = try loaded.load(file)
    set { BookJSON.write(edition, to: &$0) }
  }

  /// The books that `request` names, then its own.
  static func editions(of request: Request) throws(SurfaceError) -> [Edition] {
    var editions: [Edition] = []
    for id in request.books { editions.append(try request.loaded.edition(id)) }
    if let book = request.book { editions.append(try request.loaded.read(book)) }
    return editions
  }
}
