import HockeyRules
import Rulebooks
import Scoresheets

// Where the rulebook reader is put in.
extension BookShelf {
  /// The embedded edition called `id`.
  static func load(id: String) throws(BookError) -> Rulebook {
    guard let text = Rulebooks.text(of: id) else { throw .unknown(id, nearest: nil) }
    return try load(Array(text.utf8), path: "\(id).json")
  }

  /// The book that `text`, read from `path`, holds.
  static func load(_ text: [UInt8], path: String) throws(BookError) -> Rulebook {
    let file: RulebookFile
    do throws(RulebookFileError) {
      file = try RulebookFile.read(text)
    } catch {
      throw .unreadable(error.message(file: path))
    }
    throw .unreadable("\(path): the book \(file.id) cannot be read yet")
  }
}
