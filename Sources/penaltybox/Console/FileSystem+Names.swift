import SystemLibrary

// A file's name consists of bytes, but a path here is text. If the name is not UTF-8, the text has
// `U+FFFD` in place of the invalid bytes, and refers to the file whose name looks like that.
extension FileSystem {
  /// Makes a system call with the bytes that the system has for `path`.
  static func withName<Result>(
    of path: String, _ call: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    // No file has an empty name, so a call with one fails as for a missing file. The system would
    // read a name only up to its first NUL.
    if path.utf8.contains(0) { return "".withCString(call) }
    guard path.isOdd else { return path.withCString(call) }
    let name = (systemName(of: path) ?? []).map { CChar(bitPattern: $0) } + [0]
    return name.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map(call) ?? path.withCString(call)
    }
  }

  /// Whether a name in `path` is not UTF-8 and another in its folder looks the same.
  static func isAmbiguous(_ path: String) -> Bool { path.isOdd && systemName(of: path) == nil }

  /// The bytes of `path`; nil if several names look like a part of it.
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
      let same = names.filter {
        String(decoding: $0, as: UTF8.self).utf8.elementsEqual(part.utf8)
      }
      guard same.count <= 1 else { return nil }
      found += same.first ?? Array(part.utf8)
    }
    return found
  }

  /// The names in a folder; nil if it cannot be read.
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

extension StringProtocol {
  /// Whether the text has the character that stands for invalid bytes.
  var isOdd: Bool { unicodeScalars.contains("\u{FFFD}") }
}
