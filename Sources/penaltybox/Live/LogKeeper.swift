import Scoresheets
import SystemLibrary

/// The file of a growing log: each line is on disk before anything is shown.
///
/// Only one program at a time keeps a log: it has an advisory lock on the file.
struct LogKeeper: ~Copyable {
  let path: String
  private let descriptor: Int32
  /// How many bytes of the file are known to be complete and on disk.
  private var length = 0

  /// Opens the log at `path` and locks it; creates an empty one if there is none.
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
    guard fstat(descriptor, &status) == 0, FileKind(status) == .file else {
      throw .noFile(path)
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .inUse(path) }
  }

  deinit { close(descriptor) }

  /// The whole content of the file, which is then taken as complete.
  ///
  /// It is on disk, as is the file's name: whoever wrote it may have been stopped before that.
  mutating func contents() throws(KeepingError) -> [UInt8] {
    do throws(FileError) {
      let bytes = try FileSystem.contents(of: descriptor, path)
      length = bytes.count
      guard !bytes.isEmpty else { return bytes }
      let failure = FileSystem.flush(descriptor)
      guard failure == 0 else { throw FileError(path, failure) }
      FileSystem.flushFolder(of: path)
      return bytes
    } catch {
      throw .cannotOpen(error)
    }
  }

  /// Adds `line`, and returns when it is on disk; if that fails, it removes what was written of it.
  mutating func append(_ line: [UInt8]) throws(KeepingError) {
    guard isUnchanged else { throw .changed(path) }
    var failure = FileSystem.write(line, to: descriptor)
    if failure == 0 { failure = FileSystem.flush(descriptor) }
    guard failure != 0 else {
      length += line.count
      return
    }
    let isCut =
      ftruncate(descriptor, off_t(length)) == 0 && FileSystem.flush(descriptor) == 0
    throw .cannotWrite(path, String(cString: strerror(failure)), isCut: isCut)
  }

  /// Makes sure that the file's name is also on disk.
  func keepName() { FileSystem.flushFolder(of: path) }

  /// Cuts off all after the first `kept` bytes, once it is saved on disk in the file `scraps` beside
  /// the log.
  mutating func cut(_ bytes: [UInt8], to kept: Int, scraps: String) throws(KeepingError) {
    try Self.save(Array(bytes[kept...]) + [UInt8(ascii: "\n")], in: scraps)
    guard ftruncate(descriptor, off_t(kept)) == 0, fsync(descriptor) == 0 else {
      throw .cannotWrite(path, String(cString: strerror(errno)), isCut: false)
    }
    length = kept
  }

  /// Adds `bytes` to the file at `path`, and returns when they and its name are on disk.
  private static func save(_ bytes: [UInt8], in path: String) throws(KeepingError) {
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .cannotOpen(FileError(path, errno)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, FileKind(status) == .file else { throw .noFile(path) }
    var failure = FileSystem.write(bytes, to: file)
    if failure == 0 { failure = FileSystem.flush(file) }
    guard failure == 0 else {
      throw .cannotWrite(path, String(cString: strerror(failure)), isCut: true)
    }
    FileSystem.flushFolder(of: path)
  }

  /// Whether the file still has this name, and the length that it had after the last write.
  private var isUnchanged: Bool {
    var own = stat()
    var named = stat()
    return fstat(descriptor, &own) == 0 && stat(path, &named) == 0
      && own.st_ino == named.st_ino && own.st_dev == named.st_dev && own.st_size == length
  }
}

/// An error in keeping a log.
enum KeepingError: Error {
  case cannotOpen(FileError)
  /// A device or a pipe, which cannot keep anything.
  case noFile(String)
  case inUse(String)
  /// Another program has written to the file or replaced it.
  case changed(String)
  /// A failed write; `isCut` says that nothing of it is left.
  case cannotWrite(String, String, isCut: Bool)

  /// The error message.
  var message: String { words.visible }

  private var words: String {
    switch self {
    case .cannotOpen(let error):
      switch error.problem {
      case .notAllowed: "\(error.path): no permission to write it"
      case .missing: "\(error.path): no such folder"
      default: error.message
      }
    case .noFile(let path): "\(path): a log cannot be kept in this kind of file"
    case .inUse(let path): "\(path): another `penaltybox live` has this log open"
    case .changed(let path):
      "\(path): another program has changed this log; nothing more is written to it"
    case .cannotWrite(let path, let words, isCut: true): "\(path): \(words); nothing is written"
    case .cannotWrite(let path, let words, isCut: false):
      "\(path): \(words); the last line may be incomplete; the next `penaltybox live` repairs it"
    }
  }

  /// Whether the next line can be written once the cause is gone.
  var isPassing: Bool {
    if case .cannotWrite(_, _, isCut: true) = self { true } else { false }
  }
}
