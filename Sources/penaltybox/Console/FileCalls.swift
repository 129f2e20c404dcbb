import SystemLibrary

/// System calls that are repeated for as long as signals interrupt them.
struct FileCalls: Sendable {
  private let system: any SystemCalls

  init(_ system: any SystemCalls = OwnSystem()) { self.system = system }

  func open(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
    try again { () throws(SystemError) in try system.open(path, flags) }
  }

  func close(_ descriptor: Int32) { system.close(descriptor) }

  /// Reads `count` bytes, or fewer; none at the end.
  func read(_ descriptor: Int32, upTo count: Int) throws(SystemError) -> [UInt8] {
    try again { () throws(SystemError) in try system.read(descriptor, upTo: count) }
  }

  /// Writes all of `bytes`.
  func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = try again { () throws(SystemError) in
        try system.write(rest, to: descriptor)
      }
      // A write should not return 0 without an error, but the loop must end.
      guard written > 0 else { throw SystemError(number: EIO) }
      rest = rest.dropFirst(written)
    }
  }

  /// Waits until the content and the length of the open file are on disk.
  func flush(_ descriptor: Int32) throws(SystemError) {
    try again { () throws(SystemError) in try system.flush(descriptor) }
  }

  /// Waits until the names in the folder of the file at `path` are on disk.
  func flushFolder(of path: String) throws(SystemError) {
    do throws(SystemError) {
      let folder = try open(path.folder.isEmpty ? "." : path.folder, O_RDONLY | O_DIRECTORY)
      defer { close(folder) }
      try again { () throws(SystemError) in try system.flushFolder(folder) }
    } catch {
      switch error.number {
      // Some file systems cannot sync a folder, and a folder that we may not list cannot be opened.
      // There is no other way, and on most file systems the name is on disk once the file is.
      case EINVAL, ENOTSUP, EBADF, EACCES, EPERM: return
      default: throw error
      }
    }
  }

  /// Cuts the open file to `length`, and waits until that is on disk.
  func cut(_ descriptor: Int32, to length: Int) throws(SystemError) {
    try again { () throws(SystemError) in try system.truncate(descriptor, to: length) }
    try flush(descriptor)
  }

  /// Locks the open file for this program alone, or fails with `EWOULDBLOCK`.
  func lock(_ descriptor: Int32) throws(SystemError) {
    try again { () throws(SystemError) in try system.lock(descriptor) }
  }

  func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    try again { () throws(SystemError) in try system.status(of: descriptor) }
  }

  func status(at path: String) throws(SystemError) -> FileStatus {
    try again { () throws(SystemError) in try system.status(at: path) }
  }

  func isatty(_ descriptor: Int32) -> Bool { system.isatty(descriptor) }

  private func again<Value>(
    _ call: () throws(SystemError) -> Value
  ) throws(SystemError) -> Value {
    while true {
      do throws(SystemError) {
        return try call()
      } catch {
        if error.number != EINTR { throw error }
      }
    }
  }
}
