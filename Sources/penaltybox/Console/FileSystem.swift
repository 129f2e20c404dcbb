import Scoresheets
import SystemLibrary

/// Access to files and folders.
enum FileSystem {
  /// The name of standard input.
  static let standardInput = "-"

  /// The bytes of the file at `path`, or of standard input, `limit` at most.
  ///
  /// Of what is no file, only an open descriptor can be named: `/dev/stdin`, or the `/dev/fd/63` of a
  /// shell's `<(…)`.
  static func contents(
    of path: String, limit: SizeLimit = .log
  ) throws(FileError) -> [UInt8] {
    if let descriptor = openDescriptor(path) {
      return try contents(of: descriptor, path, limit: limit)
    }
    // Opening a named pipe would otherwise wait until somebody writes into it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let number = errno
      if case .other(let words) = kind(of: path) { throw FileError(path, .noFile(words)) }
      throw FileError(path, number)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path, errno) }
    if case .other(let words) = FileKind(status) { throw FileError(path, .noFile(words)) }
    return try contents(of: descriptor, path, limit: limit)
  }

  /// The bytes of an open file from its current position, `limit` at most; errors name it `path`.
  static func contents(
    of descriptor: Int32, _ path: String, limit: SizeLimit = .log
  ) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path, errno) }
    let size = max(0, Int(status.st_size))
    guard size <= limit.bytes else { throw FileError(path, .tooLarge(limit)) }
    var failure: Int32 = 0
    // One byte more than the file's size: a read that returns less has reached its end.
    var bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      while count <= size {
        let read = SystemLibrary.read(
          descriptor, buffer.baseAddress.map { $0 + count }, size + 1 - count)
        if read < 0 && errno == EINTR { continue }
        if read < 0 { failure = errno }
        if read <= 0 { return }
        count += read
      }
    }
    if failure != 0 { throw FileError(path, failure) }
    if bytes.count <= size { return bytes }
    // A pipe has no size, and a file may grow while it is read.
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit.bytes {
      let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(path, errno)
      }
      if count == 0 { return bytes }
      bytes += piece[..<count]
    }
    throw FileError(path, .tooLarge(limit))
  }

  /// The open descriptor that `path` names; nil if it names a file.
  static func openDescriptor(_ path: String) -> Int32? {
    if path == standardInput || path == "/dev/stdin" { return STDIN_FILENO }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }

  /// Checks that `text`, read from `path` by lines, has no more and no longer ones than people write.
  static func checkLines(of text: [UInt8], _ path: String) throws(FileError) {
    var (count, start) = (0, 0)
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      count += 1
      guard count <= NotationLine.countLimit else { throw FileError(path, .tooManyLines) }
      guard end - start <= NotationLine.lengthLimit else { throw FileError(path, .longLine(count)) }
      start = end + 1
    }
  }

  /// What is at `path`; nil if nothing is there.
  static func kind(of path: String) -> FileKind? {
    var status = stat()
    return stat(path, &status) == 0 ? FileKind(status) : nil
  }

  /// The absolute path, without links, of what is at `path`.
  static func realPath(of path: String) throws(FileError) -> String {
    guard let found = realpath(path, nil) else { throw FileError(path, errno) }
    defer { free(found) }
    return String(cString: found)
  }

  /// Whether `path` is a folder.
  static func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

  /// Whether `path` is a link, which may lead back to a folder above it.
  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The files under the folder `path`, whose names end with one of `endings`.
  static func listing(of path: String, endings: [String]) -> FolderListing {
    var listing = FolderListing()
    list(path, endings, in: &listing)
    return listing
  }

  private static func list(_ path: String, _ endings: [String], in listing: inout FolderListing) {
    guard let names = names(in: path) else {
      return listing.errors.append(FileError(path, errno))
    }
    for name in names.sorted() {
      let inner = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      let kind = kind(of: inner)
      if kind == nil, name.unicodeScalars.contains("\u{FFFD}") {
        listing.errors.append(FileError(inner, ENOENT))
      } else if kind == .folder, !isLink(inner) {
        list(inner, endings, in: &listing)
      } else if !endings.contains(where: { name.hasSuffix($0) }) {
        listing.others += 1
      } else if case .other(let words) = kind {
        listing.skipped.append(FileError(inner, .noFile(words)))
      } else {
        listing.files.append(inner)
      }
    }
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

/// The files under a folder, and what keeps others from being read.
struct FolderListing {
  /// The files with the wanted names, ordered by their paths.
  var files: [String] = []
  /// How many other files are there.
  var others = 0
  /// What has a wanted name, but is a named pipe, a socket or a device.
  var skipped: [FileError] = []
  /// The folders that cannot be read, and the files whose names are not text.
  var errors: [FileError] = []
}

/// What is at a path.
enum FileKind: Equatable {
  case file
  case folder
  /// Anything else, in words.
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

/// How large a file may be that is read.
enum SizeLimit: Int {
  /// Of a log, a feed, a file of cases or a table: a season's games have less.
  case log = 64
  case rulebook = 4

  /// How many bytes that is.
  var bytes: Int { rawValue * 1_000_000 }
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
    /// It is something else, in words.
    case noFile(String)
    /// It is larger than the limit.
    case tooLarge(SizeLimit)
    /// It has more lines than a text of its kind may have.
    case tooManyLines
    /// The line with this number is too long.
    case longLine(Int)
    /// Its name is not UTF-8, so it cannot be opened by its name.
    case unnameable
    /// Anything else, in the system's words.
    case other(String)
  }

  /// The error with the system's number `number`.
  init(_ path: String, _ number: Int32) {
    self.path = path
    switch number {
    // A name that is not text is shown with this character in place of its wrong bytes.
    case ENOENT where path.unicodeScalars.contains("\u{FFFD}"): problem = .unnameable
    case ENOENT, ENOTDIR: problem = .missing(nearest: Self.nearest(to: path))
    case EISDIR: problem = .isFolder
    case EACCES, EPERM: problem = .notAllowed
    default: problem = .other(String(cString: strerror(number)))
    }
  }

  init(_ path: String, _ problem: Problem) {
    self.path = path
    self.problem = problem
  }

  /// Whether the file does not exist.
  var isMissing: Bool { if case .missing = problem { true } else { false } }

  /// The error message.
  var message: String {
    let path = path.visible
    return switch problem {
    case .noFile(let kind): "\(path): expected a file, found \(kind)"
    case .tooLarge(let limit):
      "\(path): larger than \(limit.rawValue) MB, which is the most that is read"
    case .tooManyLines: "\(path): more than 200,000 lines, which is the most that is read"
    case .longLine(let line):
      "\(path):\(line): longer than 100,000 bytes, which is the most that is read of a line"
    case .unnameable: "\(path): the name is not UTF-8; rename the file to have it read"
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
  /// The path without its last part, with the `/` at its end; empty if it has no folder.
  var folder: String { String(dropLast(fileName.count)) }

  /// The last part of a path.
  var fileName: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }
}
