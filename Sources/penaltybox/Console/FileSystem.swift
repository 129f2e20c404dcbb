import Scoresheets
import Surface
import SystemLibrary

enum FileSystem {
  static let standardInput = "-"

  /// The bytes of the file at `path`, or of standard input, at most `limit`.
  ///
  /// The path must name a file or an open descriptor: `/dev/stdin`, or the `/dev/fd/63` of a
  /// shell's `<(…)`.
  ///
  /// Without `followsLink`, a link at `path` is an error, because somebody else may have put the
  /// link there.
  static func contents(
    of path: String, limit: SizeLimit = .log, followsLink: Bool = true
  ) throws(SurfaceError) -> [UInt8] {
    if let descriptor = openDescriptor(path) {
      return try contents(of: descriptor, path, limit: limit)
    }
    let descriptor = try OwnSystem().openFile(path, O_RDONLY | (followsLink ? 0 : O_NOFOLLOW))
    defer { close(descriptor) }
    return try contents(of: descriptor, path, limit: limit)
  }

  /// The bytes of an open file from its current position, at most `limit`; errors name the file
  /// `path`.
  static func contents(
    of descriptor: Int32, _ path: String, limit: SizeLimit = .log,
    by calls: any SystemCalls = OwnSystem()
  ) throws(SurfaceError) -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(SystemError) {
      let size = try calls.status(of: descriptor).size
      guard size <= limit.bytes else { throw SystemError(number: EFBIG) }
      while true {
        // The first read asks for one byte more than the file's size, so that it usually gets all
        // bytes. A pipe has no size, and a file may grow during the read, so the loop goes on to
        // the end.
        let piece = try calls.read(
          descriptor, upTo: bytes.count <= size ? size + 1 - bytes.count : 1 << 16)
        if piece.isEmpty { break }
        if bytes.isEmpty { bytes = piece } else { bytes += piece }
        guard bytes.count <= limit.bytes else { throw SystemError(number: EFBIG) }
      }
    } catch {
      guard error.number == EFBIG else { throw SurfaceError(path, system: error.number) }
      throw SurfaceError(
        path, because: "larger than \(limit.rawValue) MB, which is the most that is read")
    }
    try checkIsPlain(bytes, path)
    return bytes
  }

  /// The open descriptor that `path` names, or `nil` if it names a file.
  static func openDescriptor(_ path: String) -> Int32? {
    if path == standardInput || path == "/dev/stdin" { return STDIN_FILENO }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }

  static func checkIsPlain(_ bytes: [UInt8], _ path: String) throws(SurfaceError) {
    guard bytes.starts(with: [0x1f, 0x8b]) else { return }
    throw SurfaceError(
      path, because: "this is compressed by gzip; pipe it through `zcat`, with `-` as the file")
  }

  static func checkLines(of text: [UInt8], _ path: String) throws(SurfaceError) {
    var (count, start) = (0, 0)
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      count += 1
      guard count <= NotationLine.countLimit else {
        let most = NotationLine.countLimit.grouped
        throw SurfaceError(path, because: "more than \(most) lines, which is the most that is read")
      }
      guard end - start <= NotationLine.lengthLimit else {
        let most = NotationLine.lengthLimit.grouped
        throw SurfaceError(
          "\(path):\(count)",
          because: "longer than \(most) bytes, which is the most that is read of a line")
      }
      start = end + 1
    }
  }

  static func kind(of path: String) -> FileKind? { try? OwnSystem().status(at: path).kind }

  /// The absolute path without links of the file or folder at `path`, in the system's bytes.
  static func realPath(of path: String) throws(SurfaceError) -> [UInt8] {
    guard let found = withName(of: path, { realpath($0, nil) }) else {
      throw SurfaceError(path, system: errno)
    }
    defer { free(found) }
    return UnsafeRawBufferPointer(start: found, count: strlen(found)).map { $0 }
  }

  static func isReal(_ path: [UInt8], in folder: [UInt8]) -> Bool {
    let slash = UInt8(ascii: "/")
    return path.starts(with: folder == [slash] ? folder : folder + [slash])
  }

  static func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

  /// Whether `path` names a link, a pipe or a device.
  static func isOther(_ path: String) -> Bool {
    if isLink(path) { return true }
    return if case .other = kind(of: path) { true } else { false }
  }
}

extension FileSystem {
  /// The files in the folder `path`, and below, whose names have one of `endings`.
  ///
  /// Without such a file, the listing has the error `lacking`.
  static func listing(of path: String, endings: [String], lacking: String) -> FolderListing {
    var listing = FolderListing()
    list(path, endings, in: &listing)
    if listing.files.isEmpty, listing.errors.isEmpty {
      var error = SurfaceError(lacking)
      error.report = "\(path.visible): \(lacking)"
      listing.errors = [error]
    }
    return listing
  }

  private static func list(_ path: String, _ endings: [String], in listing: inout FolderListing) {
    guard let names = names(in: path) else {
      return listing.errors.append(SurfaceError(path, system: errno))
    }
    for (index, name) in names.enumerated() {
      let inner = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      if inner.isOdd, isAmbiguous(inner) {
        let isSecond = index > 0 && name.utf8.elementsEqual(names[index - 1].utf8)
        if !isSecond { listing.errors.append(.unnameable(inner)) }
        continue
      }
      let isLink = isLink(inner)
      let kind = kind(of: inner)
      if kind == .folder, !isLink {
        list(inner, endings, in: &listing)
      } else if !endings.contains(where: { name.hasSuffix($0) }) {
        listing.others += 1
      } else if isLink {
        listing.skipped.append(.noFile(inner, "a link"))
      } else if case .other(let words) = kind {
        listing.skipped.append(.noFile(inner, words))
      } else {
        listing.files.append(inner)
      }
    }
  }

  /// The names in the folder `path` in order, except hidden ones, or `nil` if it is unreadable.
  static func names(in path: String) -> [String]? {
    let found: [[UInt8]]? = withName(of: path) { entries(in: $0) }
    return found?.map { String(decoding: $0, as: UTF8.self) }.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Whether `path` is a link.
  ///
  /// A link may lead out of its folder or back to a folder above.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return withName(of: path) { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

// A file's name is bytes, but a path is text here. Where the name is not UTF-8, the text has
// `U+FFFD`. It then means the file whose name looks like the text.
extension FileSystem {
  /// Calls `call` with the bytes that the system has for `path`.
  static func withName<Result>(
    of path: String, _ call: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    // The system would read a name only up to the first NUL. No file has an empty name, so the call
    // fails as for a missing file.
    if path.utf8.contains(0) { return "".withCString(call) }
    guard path.isOdd else { return path.withCString(call) }
    let name = (systemName(of: path) ?? []).map { CChar(bitPattern: $0) } + [0]
    return name.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map(call) ?? path.withCString(call)
    }
  }

  static func isAmbiguous(_ path: String) -> Bool { path.isOdd && systemName(of: path) == nil }

  /// The system's bytes for `path`, or `nil` if several names look like a part of it.
  private static func systemName(of path: String) -> [UInt8]? {
    var found: [UInt8] = []
    for (index, part) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { found.append(UInt8(ascii: "/")) }
      guard part.isOdd else {
        found += part.utf8
        continue
      }
      let folder = (found.isEmpty ? Array(".".utf8) : found).map { CChar(bitPattern: $0) } + [0]
      let names: [[UInt8]] = folder.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.flatMap { entries(in: $0) } ?? []
      }
      let same = names.filter { String(decoding: $0, as: UTF8.self).utf8.elementsEqual(part.utf8) }
      guard same.count <= 1 else { return nil }
      found += same.first ?? Array(part.utf8)
    }
    return found
  }

  static func entries(in folder: UnsafePointer<CChar>) -> [[UInt8]]? {
    guard let folder = opendir(folder) else { return nil }
    defer { closedir(folder) }
    var entries: [[UInt8]] = []
    while let entry = readdir(folder) {
      entries.append(withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) })
    }
    return entries
  }
}

extension NamedText {
  /// Reads the file at `path`; without `followsLink`, a link is an error.
  ///
  /// With `hasLines`, a file with too many or too long lines is an error.
  init(at path: String, hasLines: Bool = false, followsLink: Bool = true) throws(SurfaceError) {
    self.init(name: path, text: try FileSystem.contents(of: path, followsLink: followsLink))
    if hasLines { try FileSystem.checkLines(of: text, path) }
  }
}

struct FolderListing {
  var files: [String] = []
  var others = 0
  /// The entries with a wanted ending that are links, named pipes, sockets or devices.
  var skipped: [SurfaceError] = []
  /// The folders that cannot be read or have no files, and the files whose names are ambiguous.
  var errors: [SurfaceError] = []

  var remarks: [String] { skipped.map { "\($0.message); skipped" } }
}

extension String {
  /// The path up to and including its last `/`; empty if it has none.
  var folder: String { String(dropLast(fileName.count)) }

  /// The folders of a path, outermost first, without a `/` at the end.
  var folders: [String] { indices.filter { self[$0] == "/" }.map { String(self[..<$0]) } }

  var fileName: String { lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self }
}

extension StringProtocol {
  /// Whether the text contains `U+FFFD`, which stands for invalid bytes.
  var isOdd: Bool { unicodeScalars.contains("\u{FFFD}") }
}
