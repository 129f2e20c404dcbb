import SystemLibrary

extension FileSystem {
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

  /// Whether `path` is a link, which may lead back to a folder above it.
  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
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
