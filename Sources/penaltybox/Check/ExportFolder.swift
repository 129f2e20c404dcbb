import Cases
import Scoresheets
import SystemLibrary

/// The folder into which cases are exported.
///
/// Others may have put files or links into it, so only files that an earlier export wrote are
/// replaced or removed.
struct ExportFolder {
  /// The path of the folder, as the user gives it; it may be a link.
  let path: String
  /// The paths in the folder of the files that its index lists.
  private(set) var earlier: [String] = []
  /// Whether there is the index of an earlier export.
  private var hasIndex = false

  init(path: String) { self.path = path }

  static let schemaName = "schema.json"
  static let indexName = "index.json"
  /// The beginning of each file with cases.
  static let opening = Array("{\"penaltybox\":\(CaseJSON.version),\"cases\":[\n".utf8)

  /// Finds the files that the index of an earlier export lists.
  mutating func findEarlier() throws(FileError) {
    let index = path(of: Self.indexName)
    guard try kind(of: Self.indexName) != nil else { return }
    let text = try FileSystem.contents(of: index)
    guard let files = try? Self.files(inIndex: text) else {
      throw FileError(index, .other("not the index of an earlier export; it is not overwritten"))
    }
    earlier = files
    hasIndex = true
  }

  /// Checks that there is nothing at the place of the file called `name`, or only a file that an
  /// earlier export wrote.
  func checkPlace(of name: String) throws(FileError) {
    guard try kind(of: name) != nil, !isOwn(name) else { return }
    throw FileError(path(of: name), .other("no export wrote this; it is not overwritten"))
  }

  /// Writes the file called `name`.
  func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    try FileSystem.write(bytes, to: path(of: name))
  }

  /// Removes the file called `name` if an earlier export wrote it, and its folders that become
  /// empty, as far as that is possible.
  func remove(_ name: String) {
    guard !name.hasPrefix("/"), !name.split(separator: "/").contains(".."),
      (try? kind(of: name)) == .file, isOwn(name), unlink(path(of: name)) == 0
    else { return }
    var rest = name.folder
    while !rest.isEmpty, rmdir(path(of: rest)) == 0 { rest = String(rest.dropLast()).folder }
  }

  /// Whether an earlier export wrote the file called `name`: it is listed, and begins like one.
  private func isOwn(_ name: String) -> Bool {
    switch name {
    // The index was recognised when it was read.
    case Self.indexName: return true
    case Self.schemaName:
      let title = Array(CaseSchema.text.utf8.prefix(Self.schemaOpening))
      return hasIndex && beginning(of: name, title.count) == title
    default:
      return earlier.contains(name) && beginning(of: name, Self.opening.count) == Self.opening
    }
  }

  /// The number of bytes up to the end of the schema's title.
  private static let schemaOpening =
    CaseSchema.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(3)
    .joined(separator: "\n").utf8.count

  /// The first bytes of the file called `name`, `count` at most.
  private func beginning(of name: String, _ count: Int) -> [UInt8] {
    let path = path(of: name)
    guard let descriptor = try? FileSystem.opened(path, followsLink: false) else { return [] }
    defer { close(descriptor) }
    return (try? FileCalls().read(descriptor, upTo: count)) ?? []
  }

  /// The kind of the file at the place called `name`; `nil` if nothing is there yet.
  ///
  /// Throws if it is a link, or if its folder is a link or not a folder.
  private func kind(of name: String) throws(FileError) -> FileKind? {
    for (index, byte) in zip(name.indices, name) where byte == "/" {
      let folder = path(of: String(name[..<index]))
      guard let kind = try Self.kind(of: folder) else { return nil }
      if kind != .folder { throw FileError(folder, .other("expected a folder, found a file")) }
    }
    return try Self.kind(of: path(of: name))
  }

  private static func kind(of path: String) throws(FileError) -> FileKind? {
    if FileSystem.isLink(path) { throw FileError(path, .other("an export follows no link")) }
    return FileSystem.kind(of: path)
  }

  private func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// The paths in the index `text`; nil if it is not the index of an export.
  private static func files(inIndex text: [UInt8]) throws(JSONError) -> [String]? {
    var reader = JSONReader(text)
    var isExport = false
    var files: [String]?
    try reader.beginObject()
    while try reader.nextKey() {
      switch reader.tokenText {
      case "penaltybox":
        _ = try reader.integer()
        isExport = true
      case "files": files = try paths(&reader)
      default: try reader.skipValue()
      }
    }
    try reader.finish()
    return isExport ? files : nil
  }

  private static func paths(_ reader: inout JSONReader) throws(JSONError) -> [String] {
    var paths: [String] = []
    try reader.beginArray()
    while try reader.nextElement() {
      try reader.beginObject()
      while try reader.nextKey() {
        if reader.token(is: "path") {
          paths.append(try reader.string())
        } else {
          try reader.skipValue()
        }
      }
    }
    return paths
  }
}
