import Surface
import SystemLibrary

extension FileSystem {
  /// Creates the file at `path`, and the missing folders of the path.
  ///
  /// Nothing may exist at `path`, not even a link. If the file cannot be written completely, it is
  /// removed.
  static func create(_ path: String, with bytes: [UInt8]) throws(SurfaceError) {
    try makeFolders(to: path)
    do throws(SystemError) { try fill(path, bytes) } catch {
      guard error.number == EEXIST else { throw SurfaceError(path, system: error.number) }
      throw SurfaceError(path, because: "there is one already, which is not overwritten")
    }
  }

  /// Replaces the content of the file at `path` atomically.
  ///
  /// A link stays a link, and the file keeps its permissions.
  static func replace(_ path: String, with bytes: [UInt8]) throws(SurfaceError) {
    let real = String(decoding: try realPath(of: path), as: UTF8.self)
    var status = stat()
    guard withName(of: path, { stat($0, &status) }) == 0 else {
      throw SurfaceError(path, system: errno)
    }
    // The rename replaces the file at once.
    let draft = "\(real).\(getpid())~"
    do throws(SystemError) {
      try fill(draft, bytes, mode: status.st_mode & 0o777)
      guard rename(draft, real) == 0 else {
        let number = errno
        unlink(draft)
        throw SystemError(number: number)
      }
    } catch { throw SurfaceError(path, system: error.number) }
  }

  /// Creates the file at `path` with `bytes` and, if `mode` is given, exactly these permissions.
  ///
  /// Nothing may exist at `path`. If the bytes cannot all be written, the file is removed.
  private static func fill(
    _ path: String, _ bytes: [UInt8], mode: mode_t? = nil
  ) throws(SystemError) {
    let calls = OwnSystem()
    // `O_EXCL` refuses a link, too.
    let descriptor = try calls.open(path, O_WRONLY | O_CREAT | O_EXCL)
    defer { calls.close(descriptor) }
    if let mode { _ = fchmod(descriptor, mode) }
    do throws(SystemError) {
      try calls.write(bytes, to: descriptor)
      try calls.flush(descriptor)
    } catch {
      unlink(path)
      throw error
    }
  }

  private static func makeFolders(to path: String) throws(SurfaceError) {
    for folder in path.folders where !folder.isEmpty {
      guard mkdir(folder, 0o777) != 0 else { continue }
      if errno != EEXIST { throw SurfaceError(folder, system: errno) }
    }
  }
}
