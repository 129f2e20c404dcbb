import SystemLibrary

/// The kind of thing at a path.
enum FileKind: Equatable {
  case file
  case folder
  /// Anything else; the text names it.
  case other(String)

  init(_ status: stat) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFIFO: .other("a named pipe")
      case S_IFSOCK: .other("a socket")
      default: .other("a device")
      }
  }
}

/// The system's facts about a file.
struct FileStatus: Equatable {
  var kind: FileKind
  /// Its size in bytes.
  var size: Int
  /// The file's device and its number there, which together are unique.
  var identity: Identity
  /// The times at which its content and its status last changed, in the system's units.
  var changed: [Int]

  struct Identity: Equatable {
    var device: Int
    var number: UInt64
  }

  init(kind: FileKind, size: Int, identity: Identity, changed: [Int]) {
    self.kind = kind
    self.size = size
    self.identity = identity
    self.changed = changed
  }

  init(_ status: stat) {
    #if canImport(Darwin)
      let times = [status.st_mtimespec, status.st_ctimespec]
    #else
      let times = [status.st_mtim, status.st_ctim]
    #endif
    self.init(
      kind: FileKind(status), size: max(0, Int(status.st_size)),
      identity: Identity(
        device: Int(truncatingIfNeeded: status.st_dev),
        number: UInt64(truncatingIfNeeded: status.st_ino)),
      changed: times.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] })
  }
}
