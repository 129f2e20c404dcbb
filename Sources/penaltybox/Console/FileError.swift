import Scoresheets
import SystemLibrary

/// The greatest size of a file that is read.
enum SizeLimit: Int {
  /// The limit for a log, a feed, a file of cases or a table: even a season's games are smaller.
  case log = 64
  case rulebook = 4

  /// The limit in bytes.
  var bytes: Int { rawValue * 1_000_000 }
}

/// An error because of which a file or folder cannot be read.
struct FileError: Error, Equatable {
  var path: String
  var problem: Problem

  enum Problem: Equatable {
    /// It does not exist; `nearest` is a similar name in the same folder.
    case missing(nearest: String?)
    case isFolder
    case notAllowed
    /// It is not a file; the text says what it is.
    case noFile(String)
    /// It is larger than the limit.
    case tooLarge(SizeLimit)
    /// It is compressed with gzip.
    case compressed
    /// It has more lines than a text of its kind may have.
    case tooManyLines
    /// The line with this number is too long.
    case longLine(Int)
    /// Its name is not UTF-8, and another name in its folder looks the same.
    case unnameable
    /// Anything else, in the system's words.
    case other(String)
  }

  /// The error with the system's number `number`.
  init(_ path: String, _ number: Int32) {
    self.path = path
    switch number {
    case ENOENT where FileSystem.isAmbiguous(path): problem = .unnameable
    case ENOENT, ENOTDIR: problem = .missing(nearest: Self.nearest(to: path))
    case EISDIR: problem = .isFolder
    case EACCES, EPERM: problem = .notAllowed
    default: problem = .other(String(cString: strerror(number)))
    }
  }

  init(_ path: String, _ problem: Problem) {
    self.path = path
    self.problem = problem
  }

  /// Whether the file does not exist.
  var isMissing: Bool { if case .missing = problem { true } else { false } }

  /// The error message.
  var message: String {
    guard !path.isEmpty else { return "expected the name of a file, found an empty text" }
    let path = path.visible
    return switch problem {
    case .noFile(let kind): "\(path): expected a file, found \(kind)"
    case .tooLarge(let limit):
      "\(path): larger than \(limit.rawValue) MB, which is the most that is read"
    case .compressed:
      "\(path): this is compressed by gzip; pipe it through `zcat`, with `-` as the file"
    case .tooManyLines:
      "\(path): more than \(NotationLine.countLimit.grouped) lines, which is the most that is read"
    case .longLine(let line):
      "\(path):\(line): longer than \(NotationLine.lengthLimit.grouped) bytes, "
        + "which is the most that is read of a line"
    case .unnameable:
      "\(path): the name is not UTF-8, and another looks the same; "
        + "rename one of them to have it read"
    case .missing(.none): "\(path): no such file"
    case .missing(.some(let nearest)): "\(path): no such file\ndid you mean `\(nearest.visible)`?"
    case .isFolder: "\(path): expected a file, found a folder"
    case .notAllowed: "\(path): no permission to read it"
    case .other(let words): "\(path): \(words)"
    }
  }

  private static func nearest(to path: String) -> String? {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let name = String(path.dropFirst(folder.count))
    guard let names = FileSystem.names(in: folder.isEmpty ? "." : folder) else { return nil }
    return nearestMatch(to: name, among: names).map { folder + $0 }
  }
}
