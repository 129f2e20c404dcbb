import Rulebooks
import Scoresheets
import Views

// The JSON of the command's `books`.
extension Surface {
  /// Writes the list of all books, one book, or the differences of two.
  mutating func writeBooks(
    of source: GameSource, to answer: inout Answer
  ) throws(SurfaceError) {
    var editions = try editions(of: source)
    switch editions.count {
    case 0:
      for id in Rulebooks.ids { editions.append(try shelf.edition(.given(id))) }
      editions += shelf.loaded.editions
      answer.set { BookListJSON.write(editions, to: &$0) }
    case 1: answer.set { BookJSON.write(editions[0], to: &$0) }
    case 2:
      answer.set { BookDifferencesJSON.write(BookDifferences(editions[0], editions[1]), to: &$0) }
    default: throw SurfaceError("the request has more than two books")
    }
  }

  /// The books that `source` names, then its own.
  mutating func editions(of source: GameSource) throws(SurfaceError) -> [Edition] {
    var editions: [Edition] = []
    for id in source.books { editions.append(try shelf.edition(.given(id))) }
    if let book = source.book { editions.append(try shelf.loaded.read(book)) }
    return editions
  }
}
