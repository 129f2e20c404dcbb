import Scoresheets
import Surface
import SystemLibrary

/// The greatest size of a file to read, in megabytes.
enum SizeLimit: Int {
  /// A log, a feed, a file of cases or a table.
  ///
  /// Even a season's games are smaller.
  case log = 64
  case rulebook = 4

  var bytes: Int { rawValue * 1_000_000 }
}

// Errors about files.
extension SurfaceError {
  init(_ path: String, because words: String, _ code: Code = .unreadable) {
    let nameless = "expected the name of a file, found an empty text"
    self.init(path.isEmpty ? nameless : "\(path.visible): \(words.visibleLines)", code)
    file = path
  }

  /// The system's error `number`, from reading the file at `path` or, if `isWriting`, writing it.
  init(_ path: String, system number: Int32, isWriting: Bool = false) {
    switch number {
    case ENOENT where FileSystem.isAmbiguous(path): self = .unnameable(path)
    case ENOENT where isWriting, ENOTDIR where isWriting:
      self.init(path, because: "no such folder", .missing)
    case ENOENT, ENOTDIR:
      let folder = path.folder
      let nearest = FileSystem.names(in: folder.isEmpty ? "." : folder)
        .flatMap { nearestMatch(to: path.fileName, among: $0) }.map { folder + $0 }
      self.init(path, because: "no such file" + Self.question(nearest), .missing)
      self.nearest = nearest
    case EISDIR: self.init(path, because: "expected a file, found a folder")
    case EACCES, EPERM:
      self.init(path, because: "no permission to \(isWriting ? "write" : "read") it")
    default: self.init(path, because: String(cString: strerror(number)))
    }
  }

  /// The error that a name is not UTF-8 and looks like another name in its folder.
  static func unnameable(_ path: String) -> SurfaceError {
    SurfaceError(
      path,
      because:
        "the name is not UTF-8, and another looks the same; rename one of them to have it read")
  }

  static func noFile(_ path: String, _ kind: String) -> SurfaceError {
    SurfaceError(path, because: "expected a file, found \(kind)")
  }
}
