import Surface
import SystemLibrary

/// The system calls that keep a log, and with which the console reads and answers.
///
/// `OwnSystem` makes them, and repeats each after an interruption by a signal. The tests have a
/// simulated disk, on which each call can fail.
protocol SystemCalls: Sendable {
  func open(_ path: String, _ flags: Int32) throws(SystemError) -> Int32
  func close(_ descriptor: Int32)
  /// Reads at most `count` bytes, and no bytes at the end.
  func read(_ descriptor: Int32, upTo count: Int) throws(SystemError) -> [UInt8]
  /// Writes some of `bytes`, and returns their number.
  func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(SystemError) -> Int
  /// Waits until the content and the length of the open file are on disk.
  func flush(_ descriptor: Int32) throws(SystemError)
  /// Waits until the names in the open folder are on disk.
  func flushFolder(_ descriptor: Int32) throws(SystemError)
  func truncate(_ descriptor: Int32, to length: Int) throws(SystemError)
  /// Locks the open file for this program, or fails with `EWOULDBLOCK`.
  func lock(_ descriptor: Int32) throws(SystemError)
  func status(of descriptor: Int32) throws(SystemError) -> FileStatus
  func status(at path: String) throws(SystemError) -> FileStatus
  func isatty(_ descriptor: Int32) -> Bool
}

struct OwnSystem: SystemCalls {
  func open(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
    try Self.checked(
      FileSystem.withName(of: path) { SystemLibrary.open($0, flags | O_CLOEXEC, 0o666) })
  }

  func close(_ descriptor: Int32) { _ = SystemLibrary.close(descriptor) }

  func read(_ descriptor: Int32, upTo count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      do throws(SystemError) {
        read = try Self.checked(SystemLibrary.read(descriptor, buffer.baseAddress, count))
      } catch { failure = error }
    }
    if let failure { throw failure }
    return bytes
  }

  func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(SystemError) -> Int {
    try Self.checked(
      bytes.withUnsafeBytes { SystemLibrary.write(descriptor, $0.baseAddress, $0.count) })
  }

  func flush(_ descriptor: Int32) throws(SystemError) {
    #if canImport(Darwin)
      // Darwin's `fsync` leaves data in the disk's own buffer. Some file systems do not support
      // `F_FULLFSYNC`.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
      _ = try Self.checked(fsync(descriptor))
    #else
      // `fdatasync` writes the file's size, but not its times.
      _ = try Self.checked(fdatasync(descriptor))
    #endif
  }

  func flushFolder(_ descriptor: Int32) throws(SystemError) {
    _ = try Self.checked(fsync(descriptor))
  }

  func truncate(_ descriptor: Int32, to length: Int) throws(SystemError) {
    _ = try Self.checked(ftruncate(descriptor, off_t(length)))
  }

  func lock(_ descriptor: Int32) throws(SystemError) {
    _ = try Self.checked(flock(descriptor, LOCK_EX | LOCK_NB))
  }

  func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try Self.checked(fstat(descriptor, &status))
    return FileStatus(status)
  }

  func status(at path: String) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try Self.checked(FileSystem.withName(of: path) { stat($0, &status) })
    return FileStatus(status)
  }

  func isatty(_ descriptor: Int32) -> Bool { SystemLibrary.isatty(descriptor) == 1 }

  private static func checked<Result: SignedInteger>(
    _ call: @autoclosure () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw SystemError(number: errno) }
    }
  }
}

extension SystemCalls {
  /// Opens the regular file at `path`, for the caller to close.
  ///
  /// A pipe or a device is an error. With the flag `O_NOFOLLOW`, a link is an error, too.
  func openFile(_ path: String, _ flags: Int32) throws(SurfaceError) -> Int32 {
    var opened: Int32?
    do throws(SystemError) {
      // Without `O_NONBLOCK`, opening a named pipe waits for a program at its other end.
      let descriptor = try open(path, flags | O_NONBLOCK | O_NOCTTY)
      opened = descriptor
      switch try status(of: descriptor).kind {
      case .file: return descriptor
      case .folder: throw SystemError(number: EISDIR)
      case .other: throw SystemError(number: ENXIO)
      }
    } catch {
      if let opened { close(opened) }
      if error.number == ELOOP, flags & O_NOFOLLOW != 0 { throw .noFile(path, "a link") }
      if case .other(let words)? = try? status(at: path).kind {
        throw .noFile(path, words)
      }
      throw SurfaceError(path, system: error.number, isWriting: flags & O_CREAT != 0)
    }
  }

  /// Writes all of `bytes`.
  func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = try write(rest, to: descriptor)
      // A write that returns 0 without an error should not happen, but must not loop forever.
      guard written > 0 else { throw SystemError(number: EIO) }
      rest = rest.dropFirst(written)
    }
  }

  /// Waits until the names in the folder of the file at `path` are on disk.
  func flushFolder(of path: String) throws(SystemError) {
    do throws(SystemError) {
      let folder = try open(path.folder.isEmpty ? "." : path.folder, O_RDONLY | O_DIRECTORY)
      defer { close(folder) }
      try flushFolder(folder)
    } catch {
      switch error.number {
      // Some file systems cannot flush a folder, and the user may lack permission to open it. On
      // most file systems, the name is on disk once the file is.
      case EINVAL, ENOTSUP, EBADF, EACCES, EPERM: return
      default: throw error
      }
    }
  }

  /// Cuts the open file to `length`, and waits until the cut is on disk.
  func cut(_ descriptor: Int32, to length: Int) throws(SystemError) {
    try truncate(descriptor, to: length)
    try flush(descriptor)
  }
}

enum FileKind: Equatable {
  case file
  case folder
  /// Anything else, named by the text.
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

struct FileStatus: Equatable {
  var kind: FileKind
  /// The size in bytes.
  var size: Int
  /// The device and the file's number on it, which together are unique.
  var identity: Identity
  /// The times at which the content and the status last changed, in the system's units.
  var changed: [Int]

  struct Identity: Equatable {
    var device: Int
    var number: UInt64
  }
}

extension FileStatus {
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

struct SystemError: Error, Equatable {
  var number: Int32

  var words: String { String(cString: strerror(number)) }
}
