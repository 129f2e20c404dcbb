import SystemLibrary

extension FileSystem {
  /// Writes the whole file at `path`, and creates missing folders of the path.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try makeFolders(to: path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(path, errno) }
    do throws(SystemError) {
      try FileCalls().write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw FileError(path, error.number)
    }
    guard close(descriptor) == 0 else { throw FileError(path, errno) }
  }

  /// Writes the file at `path` anew, so that it is at every moment the old one or the new one.
  ///
  /// A link stays a link, and the file keeps who may read it.
  static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let real = String(decoding: try realPath(of: path), as: UTF8.self)
    let draft = "\(real).\(getpid())~"
    var status = stat()
    guard withName(of: path, { stat($0, &status) }) == 0 else { throw FileError(path, errno) }
    let calls = FileCalls()
    do throws(SystemError) {
      let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, status.st_mode & 0o777)
      guard descriptor >= 0 else { throw SystemError(number: errno) }
      defer { close(descriptor) }
      _ = fchmod(descriptor, status.st_mode & 0o777)
      try calls.write(bytes, to: descriptor)
      try calls.flush(descriptor)
    } catch {
      unlink(draft)
      throw FileError(path, error.number)
    }
    guard rename(draft, real) == 0 else {
      let number = errno
      unlink(draft)
      throw FileError(path, number)
    }
  }

  /// Removes the file at the path `name` in `folder`, and its folders that are empty then, as far as
  /// that is possible; nothing that is not below `folder`, not even by a link.
  static func remove(_ name: String, in folder: String) {
    let folder = folder.hasSuffix("/") ? folder : folder + "/"
    guard name.hasSuffix(".json"), !name.hasPrefix("/"), !name.split(separator: "/").contains("..")
    else { return }
    guard let root = try? realPath(of: folder),
      let parent = try? realPath(of: (folder + name).folder),
      parent == root || isReal(parent, in: root),
      unlink(folder + name) == 0
    else { return }
    var rest = name.folder
    while !rest.isEmpty, rmdir(folder + rest) == 0 { rest = String(rest.dropLast()).folder }
  }

  private static func makeFolders(to path: String) throws(FileError) {
    for index in path.indices.dropFirst() where path[index] == "/" {
      let folder = String(path[..<index])
      guard mkdir(folder, 0o777) != 0 else { continue }
      if errno != EEXIST { throw FileError(folder, errno) }
    }
  }
}
