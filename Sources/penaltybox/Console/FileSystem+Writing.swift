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
