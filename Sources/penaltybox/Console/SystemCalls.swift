import SystemLibrary

/// The system calls by which a log is kept, and by which the console reads and answers.
///
/// `OwnSystem` makes them. The tests have a simulated disk, on which each of them can fail.
protocol SystemCalls: Sendable {
  func open(_ path: String, _ flags: Int32) throws(SystemError) -> Int32
  func close(_ descriptor: Int32)
  /// Reads `count` bytes, or fewer; none at the end.
  func read(_ descriptor: Int32, upTo count: Int) throws(SystemError) -> [UInt8]
  /// Writes some of `bytes`; returns how many.
  func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(SystemError) -> Int
  /// Waits until the content and the length of the open file are on disk.
  func flush(_ descriptor: Int32) throws(SystemError)
  /// Waits until the names in the open folder are on disk.
  func flushFolder(_ descriptor: Int32) throws(SystemError)
  func truncate(_ descriptor: Int32, to length: Int) throws(SystemError)
  /// Locks the open file for this program alone, or fails with `EWOULDBLOCK`.
  func lock(_ descriptor: Int32) throws(SystemError)
  func status(of descriptor: Int32) throws(SystemError) -> FileStatus
  func status(at path: String) throws(SystemError) -> FileStatus
  func isatty(_ descriptor: Int32) -> Bool
}

/// The system's own calls.
struct OwnSystem: SystemCalls {
  func open(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
    try Self.checked(
      FileSystem.withName(of: path) { SystemLibrary.open($0, flags | O_CLOEXEC, 0o666) })
  }

  func close(_ descriptor: Int32) { _ = SystemLibrary.close(descriptor) }

  func read(_ descriptor: Int32, upTo count: Int) throws(SystemError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      let result = SystemLibrary.read(descriptor, buffer.baseAddress, count)
      if result < 0 { failure = errno }
      read = max(0, result)
    }
    guard failure == 0 else { throw SystemError(number: failure) }
    return bytes
  }

  func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(SystemError) -> Int {
    try Self.checked(
      bytes.withUnsafeBytes { SystemLibrary.write(descriptor, $0.baseAddress, $0.count) })
  }

  func flush(_ descriptor: Int32) throws(SystemError) {
    #if canImport(Darwin)
      // Darwin's `fsync` leaves the data in the disk's own buffer. Not all file systems support
      // `F_FULLFSYNC`.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
      _ = try Self.checked(fsync(descriptor))
    #else
      // The file's size counts as data; its times do not.
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

  /// The result of a call that returns a negative number if it fails.
  private static func checked<Result: SignedInteger>(
    _ result: Result
  ) throws(SystemError) -> Result {
    guard result >= 0 else { throw SystemError(number: errno) }
    return result
  }
}

/// An error of a system call.
struct SystemError: Error, Equatable {
  /// The system's number for it, such as `ENOSPC`.
  var number: Int32

  /// The error in the system's words.
  var words: String { String(cString: strerror(number)) }
}
