import Glibc

/// The file of a log that grows: each line is on disk before anybody is told of it.
///
/// One program at a time keeps a log: it holds an advisory lock on the file.
struct LogKeeper: ~Copyable {
  let path: String
  private let descriptor: Int32
  /// How many bytes of the file are known to be whole and on disk.
  private var length = 0

  /// Opens the log at `path` and locks it; makes it, empty, where there is none.
  init(_ path: String) throws(KeepingError) {
    let found = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard found >= 0 else { throw .cannotOpen(FileError(path, errno)) }
    do throws(KeepingError) {
      try Self.lock(found, path)
    } catch {
      close(found)
      throw error
    }
    self.path = path
    descriptor = found
  }

  private static func lock(_ descriptor: Int32, _ path: String) throws(KeepingError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .noFile(path)
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .inUse(path) }
  }

  deinit { close(descriptor) }

  /// All that the file holds, which is then taken for whole.
  mutating func contents() throws(KeepingError) -> [UInt8] {
    do throws(FileError) {
      let bytes = try FileSystem.contents(of: descriptor, path)
      length = bytes.count
      return bytes
    } catch {
      throw .cannotOpen(error)
    }
  }

  /// Adds `line`, and returns when it is on disk; where that fails, nothing of it stays.
  mutating func append(_ line: [UInt8]) throws(KeepingError) {
    guard isUnchanged else { throw .changed(path) }
    var failure = FileSystem.write(line, to: descriptor)
    if failure == 0, fdatasync(descriptor) != 0 { failure = errno }
    guard failure != 0 else {
      length += line.count
      return
    }
    let isCut = ftruncate(descriptor, off_t(length)) == 0 && fsync(descriptor) == 0
    throw .cannotWrite(path, String(cString: strerror(failure)), isCut: isCut)
  }

  /// Makes sure that the file's name is on disk too.
  func keepName() {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let found = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard found >= 0 else { return }
    // Some file systems have no such thing for folders, and no other way.
    fsync(found)
    close(found)
  }

  /// Cuts off all behind the first `kept` bytes, and keeps it in the file at `scraps` beside the log.
  mutating func cut(_ bytes: [UInt8], to kept: Int, scraps: String) throws(KeepingError) {
    let file = open(scraps, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .cannotOpen(FileError(scraps, errno)) }
    defer { close(file) }
    var failure = FileSystem.write(Array(bytes[kept...]) + [UInt8(ascii: "\n")], to: file)
    if failure == 0, fsync(file) != 0 { failure = errno }
    guard failure == 0 else {
      throw .cannotWrite(scraps, String(cString: strerror(failure)), isCut: true)
    }
    guard ftruncate(descriptor, off_t(kept)) == 0, fsync(descriptor) == 0 else {
      throw .cannotWrite(path, String(cString: strerror(errno)), isCut: false)
    }
    length = kept
  }

  /// Whether the file is still the one of this name, and as long as it was left.
  private var isUnchanged: Bool {
    var own = stat()
    var named = stat()
    return fstat(descriptor, &own) == 0 && stat(path, &named) == 0
      && own.st_ino == named.st_ino && own.st_dev == named.st_dev && own.st_size == length
  }
}

/// A log that cannot be kept.
enum KeepingError: Error {
  case cannotOpen(FileError)
  /// A device or a pipe, on which nothing stays.
  case noFile(String)
  case inUse(String)
  /// Another program has written to the file, or put another in its place.
  case changed(String)
  /// `isCut`: nothing half written is left.
  case cannotWrite(String, String, isCut: Bool)

  /// What is wrong, for people.
  var message: String {
    switch self {
    case .cannotOpen(let error):
      switch error.problem {
      case .notAllowed: "\(error.path): you are not allowed to write this"
      case .missing: "\(error.path): there is no such folder"
      case .isFolder, .other: error.message
      }
    case .noFile(let path): "\(path): this is no file that a log can be kept in"
    case .inUse(let path): "\(path): another `penaltybox live` keeps this log"
    case .changed(let path):
      "\(path): another program has changed this log; nothing more is written to it"
    case .cannotWrite(let path, let words, isCut: true): "\(path): \(words); nothing is written"
    case .cannotWrite(let path, let words, isCut: false):
      "\(path): \(words); the last line may be torn, and the next `penaltybox live` repairs it"
    }
  }

  /// Whether the next line may be written once the reason is gone.
  var isPassing: Bool {
    if case .cannotWrite(_, _, isCut: true) = self { true } else { false }
  }
}
