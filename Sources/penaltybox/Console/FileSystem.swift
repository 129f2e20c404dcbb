import Scoresheets
import SystemLibrary

/// Access to files and folders.
enum FileSystem {
  /// The name of standard input.
  static let standardInput = "-"

  /// The bytes of the file at `path`, or of standard input, at most `limit`.
  ///
  /// The path must name a file or an open descriptor: `/dev/stdin`, or the `/dev/fd/63` of a
  /// shell's `<(…)`.
  ///
  /// Without `followsLink`, a link at `path` is an error: somebody else may have put it there.
  static func contents(
    of path: String, limit: SizeLimit = .log, followsLink: Bool = true
  ) throws(FileError) -> [UInt8] {
    if let descriptor = openDescriptor(path) {
      return try contents(of: descriptor, path, limit: limit)
    }
    let descriptor = try opened(path, followsLink: followsLink)
    defer { close(descriptor) }
    return try contents(of: descriptor, path, limit: limit)
  }

  /// The descriptor of the file at `path`, which the caller closes.
  static func opened(_ path: String, followsLink: Bool = true) throws(FileError) -> Int32 {
    // Opening a named pipe would otherwise wait until somebody writes into it.
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW)
    let descriptor = withName(of: path) { open($0, flags) }
    guard descriptor >= 0 else {
      let number = errno
      if !followsLink, isLink(path) { throw FileError(path, .noFile("a link")) }
      if case .other(let words) = kind(of: path) { throw FileError(path, .noFile(words)) }
      throw FileError(path, number)
    }
    var status = stat()
    let problem: FileError? =
      if fstat(descriptor, &status) != 0 {
        FileError(path, errno)
      } else {
        switch FileKind(status) {
        case .file: nil
        case .folder: FileError(path, .isFolder)
        case .other(let words): FileError(path, .noFile(words))
        }
      }
    if let problem {
      close(descriptor)
      throw problem
    }
    return descriptor
  }

  /// The bytes of an open file from its current position, at most `limit`; errors call it `path`.
  static func contents(
    of descriptor: Int32, _ path: String, limit: SizeLimit = .log,
    by calls: FileCalls = FileCalls()
  ) throws(FileError) -> [UInt8] {
    let bytes = try allBytes(of: descriptor, path, limit: limit, by: calls)
    guard !bytes.isCompressed else { throw FileError(path, .compressed) }
    return bytes
  }

  private static func allBytes(
    of descriptor: Int32, _ path: String, limit: SizeLimit, by calls: FileCalls
  ) throws(FileError) -> [UInt8] {
    do throws(SystemError) {
      let size = try calls.status(of: descriptor).size
      guard size <= limit.bytes else { throw SystemError(number: EFBIG) }
      // One byte more than the file's size: a read that returns less has reached its end.
      var bytes = try calls.read(descriptor, upTo: size + 1)
      while bytes.count <= limit.bytes {
        // A pipe has no size, and a file may grow while it is read.
        let piece = try calls.read(
          descriptor, upTo: bytes.count <= size ? size + 1 - bytes.count : 1 << 16)
        if piece.isEmpty { return bytes }
        bytes += piece
      }
    } catch {
      guard error.number == EFBIG else { throw FileError(path, error.number) }
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

  /// Checks that `text`, read from `path`, has no more lines and no longer lines than people write.
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

  /// The kind of thing at `path`; nil if nothing is there.
  static func kind(of path: String) -> FileKind? {
    var status = stat()
    return withName(of: path) { stat($0, &status) } == 0 ? FileKind(status) : nil
  }

  /// The absolute path, without links, of the file or folder at `path`, as bytes of the system.
  static func realPath(of path: String) throws(FileError) -> [UInt8] {
    guard let found = withName(of: path, { realpath($0, nil) }) else {
      throw FileError(path, errno)
    }
    defer { free(found) }
    return UnsafeRawBufferPointer(start: found, count: strlen(found)).map { $0 }
  }

  /// Whether the real path `path` is in the folder with the real path `folder`, or below.
  static func isReal(_ path: [UInt8], in folder: [UInt8]) -> Bool {
    let slash = UInt8(ascii: "/")
    return path.starts(with: folder == [slash] ? folder : folder + [slash])
  }

  /// Whether `path` is a folder.
  static func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }
}

extension Collection<UInt8> {
  /// Whether the bytes begin like a gzip file.
  var isCompressed: Bool { starts(with: [0x1f, 0x8b]) }
}

extension String {
  /// The path without its last part, with the `/` at its end; empty if it has no folder.
  var folder: String { String(dropLast(fileName.count)) }

  /// The last part of a path.
  var fileName: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }
}
