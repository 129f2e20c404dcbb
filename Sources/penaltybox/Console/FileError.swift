import Scoresheets
import SystemLibrary

/// The greatest size of a file that is read.
enum SizeLimit: Int {
  /// The limit for a log, a feed, a file of cases or a table: even a season's games are smaller.
  case log = 64
  case rulebook = 4

  var bytes: Int { rawValue * 1_000_000 }
}

struct FileError: Error, Equatable {
  var path: String
  var problem: Problem

  enum Problem: Equatable {
    /// It does not exist; `nearest` is a similar name in the same folder.
    case missing(nearest: String?)
    case notAllowed
    /// It is not a file; the text says what it is.
    case noFile(String)
    case other(String)

    /// Its name is not UTF-8, and another name in its folder looks the same.
    static let unnameable = other(
      "the name is not UTF-8, and another looks the same; rename one of them to have it read")
  }

  init(_ path: String, _ number: Int32) {
    self.path = path
    switch number {
    case ENOENT where FileSystem.isAmbiguous(path): problem = .unnameable
    case ENOENT, ENOTDIR: problem = .missing(nearest: Self.nearest(to: path))
    case EISDIR: problem = .other("expected a file, found a folder")
    case EACCES, EPERM: problem = .notAllowed
    default: problem = .other(String(cString: strerror(number)))
    }
  }

  init(_ path: String, _ problem: Problem) {
    self.path = path
    self.problem = problem
  }

  var isMissing: Bool { if case .missing = problem { true } else { false } }

  var message: String {
    guard !path.isEmpty else { return "expected the name of a file, found an empty text" }
    let words =
      switch problem {
      case .missing(.none): "no such file"
      case .missing(.some(let nearest)): "no such file\ndid you mean `\(nearest.visible)`?"
      case .notAllowed: "no permission to read it"
      case .noFile(let kind): "expected a file, found \(kind)"
      case .other(let words): words
      }
    return "\(path.visible): \(words)"
  }

  private static func nearest(to path: String) -> String? {
    let folder = path.folder
    return FileSystem.names(in: folder.isEmpty ? "." : folder)
      .flatMap { nearestMatch(to: path.fileName, among: $0) }.map { folder + $0 }
  }
}
