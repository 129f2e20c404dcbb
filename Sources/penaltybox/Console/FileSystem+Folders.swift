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
    for (index, name) in names.enumerated() {
      let inner = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      if inner.isOdd, isAmbiguous(inner) {
        let isSecond = index > 0 && name.utf8.elementsEqual(names[index - 1].utf8)
        if !isSecond { listing.errors.append(FileError(inner, .unnameable)) }
        continue
      }
      let isLink = isLink(inner)
      let kind = kind(of: inner)
      if kind == .folder, !isLink {
        list(inner, endings, in: &listing)
      } else if !endings.contains(where: { name.hasSuffix($0) }) {
        listing.others += 1
      } else if isLink {
        listing.skipped.append(FileError(inner, .noFile("a link")))
      } else if case .other(let words) = kind {
        listing.skipped.append(FileError(inner, .noFile(words)))
      } else {
        listing.files.append(inner)
      }
    }
  }

  /// The names in the folder `path`, without those that begin with a dot, in order; nil if it
  /// cannot be read.
  static func names(in path: String) -> [String]? {
    let found: [[UInt8]]? = withName(of: path) { entries(in: $0) }
    return found?.map { String(decoding: $0, as: UTF8.self) }.filter { !$0.hasPrefix(".") }
      .sorted()
  }

  /// Whether `path` is a link, which may lead out of its folder, or back to one above it.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return withName(of: path) { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

/// The files under a folder, and the errors that prevent others from being read.
struct FolderListing {
  /// The files with the wanted names, ordered by their paths.
  var files: [String] = []
  /// The number of other files.
  var others = 0
  /// The entries with a wanted name that are links, named pipes, sockets or devices.
  var skipped: [FileError] = []
  /// The folders that cannot be read, and the files whose names are not text.
  var errors: [FileError] = []
}
