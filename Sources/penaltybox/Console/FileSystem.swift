import Scoresheets
import SystemLibrary

/// Access to files and folders.
enum FileSystem {
  /// The name of standard input.
  static let standardInput = "-"

  /// The bytes of the file at `path`, or of standard input.
  static func contents(of path: String) throws(FileError) -> [UInt8] {
    if path == standardInput { return try contents(of: STDIN_FILENO, path) }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileError(path, errno) }
    defer { close(descriptor) }
    return try contents(of: descriptor, path)
  }

  /// The bytes of an open file from its current position; errors name it `path`.
  static func contents(
    of descriptor: Int32, _ path: String
  ) throws(FileError) -> [UInt8] {
    var status = stat()
    fstat(descriptor, &status)
    // One byte more than the file's size: a read that returns less has reached its end.
    let size = max(0, Int(status.st_size)) + 1
    var failure: Int32 = 0
    var bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = SystemLibrary.read(
          descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if read < 0 && errno == EINTR { continue }
        if read < 0 { failure = errno }
        if read <= 0 { return }
        count += read
      }
    }
    if failure != 0 { throw FileError(path, failure) }
    if bytes.count < size { return bytes }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(path, errno)
      }
      if count == 0 { return bytes }
      bytes += piece[..<count]
    }
  }

  /// Whether `path` is a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether `path` is a link, which may lead back to a folder above it.
  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The files under the folder `path` whose names end with `ending`, ordered by their paths.
  static func files(under path: String, ending: String) throws(FileError) -> [String] {
    try files(under: path).filter { $0.hasSuffix(ending) }
  }

  /// The files under the folder `path`, ordered by their paths.
  static func files(under path: String) throws(FileError) -> [String] {
    var found: [String] = []
    guard let names = names(in: path) else { throw FileError(path, errno) }
    for name in names.sorted() {
      let inner = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      if isFolder(inner), !isLink(inner) {
        found += try files(under: inner)
      } else {
        found.append(inner)
      }
    }
    return found
  }

  /// The names in the folder `path`, without those that begin with a point, in no order; nil if it
  /// cannot be read.
  static func names(in path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}

/// An error that a file or folder cannot be read.
struct FileError: Error, Equatable {
  var path: String
  var problem: Problem

  enum Problem: Equatable {
    /// It does not exist; `nearest` is a similar name in the same folder.
    case missing(nearest: String?)
    case isFolder
    case notAllowed
    /// Anything else, in the system's words.
    case other(String)
  }

  /// The error with the system's number `number`.
  init(_ path: String, _ number: Int32) {
    self.path = path
    switch number {
    case ENOENT, ENOTDIR: problem = .missing(nearest: Self.nearest(to: path))
    case EISDIR: problem = .isFolder
    case EACCES, EPERM: problem = .notAllowed
    default: problem = .other(String(cString: strerror(number)))
    }
  }

  /// The error message.
  var message: String {
    let path = path.visible
    return switch problem {
    case .missing(.none): "\(path): no such file"
    case .missing(.some(let nearest)): "\(path): no such file\ndid you mean `\(nearest.visible)`?"
    case .isFolder: "\(path): expected a file, found a folder"
    case .notAllowed: "\(path): no permission to read it"
    case .other(let words): "\(path): \(words)"
    }
  }

  private static func nearest(to path: String) -> String? {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let name = String(path.dropFirst(folder.count))
    guard let names = FileSystem.names(in: folder.isEmpty ? "." : folder) else { return nil }
    return nearestMatch(to: name, among: names.sorted()).map { folder + $0 }
  }
}

extension String {
  /// The last part of a path.
  var fileName: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }
}
