@testable import penaltybox

/// The content of a faulty disk, and its content after a crash.
struct Disk {
  struct File {
    var written: [UInt8] = []
    /// The content that remains after a crash of the machine.
    var synced: [UInt8] = []
    /// The number of bytes at the beginning of `written` that a failed flush has lost, unless
    /// `synced` has them.
    var lost = 0
    /// The number of bytes that the program has read.
    var read = 0
    /// The number of times that the file was written or cut.
    var changes = 0

    mutating func flush() {
      let isLost = lost > synced.count && written.count > synced.count
      // Lost bytes before later ones leave a hole of zeros.
      synced =
        isLost
        ? synced + [UInt8](repeating: 0, count: min(lost, written.count) - synced.count)
          + written.dropFirst(lost)
        : written
    }
  }

  var files: [File] = []
  var names: [String: Int] = [:]
  var syncedNames: [String: Int] = [:]

  init() {}

  /// A disk with one file, all of it flushed.
  init(_ path: String, _ content: [UInt8]) {
    files = [File(written: content, synced: content)]
    names = [path: 0]
    syncedNames = names
  }

  subscript(path: String) -> [UInt8]? { names[path].map { files[$0].written } }

  /// The disks that the program may find when it is started again.
  ///
  /// If only the program was stopped, the disk is unchanged. If the machine was stopped, the
  /// unflushed bytes may be gone, in whole or in part, or all or half be zeros.
  var afterCrash: [Disk] {
    var stopped = self
    for index in files.indices {
      stopped.files[index].synced = files[index].written
      stopped.files[index].read = 0
      stopped.files[index].lost = 0
    }
    stopped.syncedNames = names
    var bare = stopped
    bare.names = syncedNames
    bare.syncedNames = syncedNames
    var (part, zeros, hole) = (bare, bare, bare)
    for index in files.indices {
      let synced = files[index].synced
      bare.files[index].written = synced
      bare.files[index].synced = synced
      let rest = files[index].written.dropFirst(synced.count)
      let half = synced + rest.prefix(rest.count / 2)
      part.files[index].written = half
      part.files[index].synced = half
      // Some file systems write the new length to disk before all of the content.
      let empty = [UInt8](repeating: 0, count: rest.count)
      zeros.files[index].written = synced + empty
      zeros.files[index].synced = zeros.files[index].written
      hole.files[index].written =
        synced + empty.prefix(rest.count / 2) + rest.dropFirst(rest.count / 2)
      hole.files[index].synced = hole.files[index].written
    }
    return [stopped, bare, part, zeros, hole]
  }

  /// The number of the file at `path`, which is created if it does not exist.
  mutating func number(of path: String) -> Int {
    if let number = names[path] { return number }
    names[path] = files.count
    files.append(File())
    return files.count - 1
  }

  func status(of file: Int) -> FileStatus {
    FileStatus(
      kind: .file, size: files[file].written.count,
      identity: FileStatus.Identity(device: 1, number: UInt64(file)),
      changed: [files[file].changes])
  }
}
