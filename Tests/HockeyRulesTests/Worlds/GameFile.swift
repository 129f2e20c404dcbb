import Foundation

/// A file with all games behind a book's digests, for a comparison of two commits.
///
/// A game is a paragraph: its sheet, then a line for each ruling.
final class GameFile {
  /// The folder in `PENALTYBOX_WRITE_GAMES`, or `nil` if the games are not to be written.
  static let folder = ProcessInfo.processInfo.environment["PENALTYBOX_WRITE_GAMES"]

  private let handle: FileHandle
  private var text = ""

  /// Creates the file of the book called `id`.
  init(_ id: String, in folder: String) throws {
    let file = URL(filePath: folder).appending(path: "\(id).txt")
    try Data().write(to: file)
    handle = try FileHandle(forWritingTo: file)
  }

  /// Begins the paragraph of a game.
  func begin(_ sheet: String) {
    if text.utf8.count > 1_000_000 {
      handle.write(Data(text.utf8))
      text = ""
    }
    text += "\n\(sheet)"
  }

  /// Writes a line about the current game.
  func write(_ line: String) {
    text += "\(line)\n"
  }

  /// Writes what is left, and closes the file.
  func finish() throws {
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }
}
