import SystemLibrary

extension FileSystem {
  /// Writes the whole file at `path`, and creates missing folders of the path.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try makeFolders(to: path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(path, errno) }
    let failure = write(bytes, to: descriptor)
    guard failure == 0 else {
      close(descriptor)
      throw FileError(path, failure)
    }
    guard close(descriptor) == 0 else { throw FileError(path, errno) }
  }

  /// Removes the file at the path `name` in `folder`, and its folders that are empty then, as far as
  /// that is possible; nothing that is not below `folder`, not even by a link.
  static func remove(_ name: String, in folder: String) {
    let folder = folder.hasSuffix("/") ? folder : folder + "/"
    guard name.hasSuffix(".json"), !name.hasPrefix("/"), !name.split(separator: "/").contains("..")
    else { return }
    guard let root = try? realPath(of: folder),
      let parent = try? realPath(of: (folder + name).folder),
      (parent + "/").hasPrefix(root == "/" ? root : root + "/"),
      unlink(folder + name) == 0
    else { return }
    var rest = name.folder
    while !rest.isEmpty, rmdir(folder + rest) == 0 { rest = String(rest.dropLast()).folder }
  }

  /// Writes all of `bytes`; returns the error's number, or 0.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes {
        SystemLibrary.write(descriptor, $0.baseAddress, $0.count)
      }
      if written < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(written)
    }
    return 0
  }

  /// Waits until what was written to the open file is on disk; returns the error's number, or 0.
  static func flush(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      // `fsync` of Darwin leaves it in the disk's own buffer. Not all file systems have the other.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
      return fsync(descriptor) == 0 ? 0 : errno
    #else
      // The file's size counts as data; its times do not.
      return fdatasync(descriptor) == 0 ? 0 : errno
    #endif
  }

  /// Waits until the names in the folder of the file at `path` are on disk.
  static func flushFolder(of path: String) {
    let folder = open(path.folder.isEmpty ? "." : path.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    // Some file systems cannot sync a folder, and have no other way; the result is ignored.
    fsync(folder)
    close(folder)
  }

  private static func makeFolders(to path: String) throws(FileError) {
    for index in path.indices.dropFirst() where path[index] == "/" {
      let folder = String(path[..<index])
      guard mkdir(folder, 0o777) != 0 else { continue }
      if errno != EEXIST { throw FileError(folder, errno) }
    }
  }
}
