import Cases
import HockeyRules
import Scoresheets
import Surface
import SystemLibrary

/// A writer of cases as plain JSON: one file for each case file, plus a schema and an index.
struct CaseExporter {
  private var folder: ExportFolder
  private var shelf = BookShelf.ofFiles
  private var files: [File] = []

  private struct File {
    var path: String
    var source: String
    /// The cases, each under one book, one line each.
    var cases: [[UInt8]] = []
    var editions: Set<String> = []
  }

  init(into folder: String) { self.folder = ExportFolder(path: folder) }

  /// Writes all of `selection`, and reports what cannot be written.
  ///
  /// It writes nothing if two files would get the same name, or if one of them exists already and
  /// no earlier export wrote it. Files of an earlier export are removed.
  mutating func run(
    _ selection: CaseSelection, _ console: inout Console
  ) throws(CommandError) -> ExitStatus {
    var status = selection.reportUnreadable(&console)
    guard !folder.path.isEmpty else {
      throw CommandError(reporting: "`--export` needs the name of a folder")
    }
    var errors = FileErrors()
    for run in selection.runs {
      do throws(SurfaceError) { add(run, under: try shelf.edition(run.book).rulebook) } catch {
        let place = run.case.place
        if errors.isReported(in: place.file) { console.report(error.report(in: "\(place)")) }
        status = .couldNotRun
      }
    }
    for rest in errors.rest { console.report(rest.report) }
    if let clash { throw CommandError(reporting: clash) }
    do throws(FileError) {
      try folder.findEarlier()
      let names = files.map(\.path) + [ExportFolder.schemaName, ExportFolder.indexName]
      for name in names { try folder.checkPlace(of: name) }
      // If a later write fails, the next export still knows which files are exports.
      try folder.write(index(and: folder.earlier), to: ExportFolder.indexName)
      for file in files { try folder.write(text(of: file), to: file.path) }
      try folder.write(Array(CaseSchema.text.utf8), to: ExportFolder.schemaName)
      for name in folder.earlier where !names.contains(name) { folder.remove(name) }
      try folder.write(index(), to: ExportFolder.indexName)
    } catch { throw CommandError(error) }
    let count = files.map(\.cases.count).reduce(0, +)
    if !console.isQuiet {
      console.print("\(count) cases in \(files.count) files under \(folder.path.visible)\n")
    }
    return status
  }

  private mutating func add(_ run: CaseSelection.Run, under book: Rulebook) {
    let name = run.pathInSuite
    let path = (name.hasSuffix(".cases") ? String(name.dropLast(6)) : name) + ".json"
    let source = run.case.place.file
    if files.last?.path != path || files.last?.source != source {
      files.append(File(path: path, source: source))
    }
    var writer = JSONWriter()
    CaseJSON(CaseRun(run.case, under: book)).writeCase(to: &writer)
    files[files.count - 1].cases.append(writer.bytes)
    files[files.count - 1].editions.insert(book.id)
  }

  private func text(of file: File) -> [UInt8] {
    ExportFolder.opening + file.cases.joined(separator: ",\n".utf8) + "\n]}\n".utf8
  }

  /// The reason why two files would have the same name, in words; nil if no two would.
  ///
  /// Names must differ by more than the case of their letters, which some file systems ignore.
  private var clash: String? {
    let own = [ExportFolder.schemaName, ExportFolder.indexName]
    var sources = Dictionary(uniqueKeysWithValues: own.map { ($0, "") })
    for file in files {
      guard let other = sources.updateValue(file.source, forKey: file.path.lowercased()) else {
        continue
      }
      let owner = other.isEmpty ? "the export itself writes a file" : "`\(other)` would be a file"
      return "\(file.source): \(owner) called `\(file.path)`; nothing is exported"
    }
    for file in files {
      for folder in file.path.folders {
        guard let other = sources[folder.lowercased()] else { continue }
        return "\(file.source): its folder has the name of the file for `\(other)`; "
          + "nothing is exported"
      }
    }
    return nil
  }

  /// The index of the files, including those called `others`, which an earlier export wrote.
  private func index(and others: [String] = []) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("penaltybox", CaseJSON.version)
      writer.member("about", Self.about)
      writer.member("schema", "schema.json")
      writer.member("editions", Set(files.flatMap(\.editions)).sorted())
      writer.key("files")
      writer.array { writer in
        for file in files {
          writer.object { writer in
            writer.member("path", file.path)
            writer.member("cases", file.cases.count)
            writer.member("editions", file.editions.sorted())
          }
        }
        for other in others { writer.object { $0.member("path", other) } }
      }
    }
    writer.endLine()
    return writer.bytes
  }

  private static let about =
    "Short ice hockey games and the rulings at each instant, one entry for each case and edition. "
    + "An instant with `effects` has all effects on penalties and players, in order; `facts` and "
    + "the figures beside them are what the case states. Times are elapsed. "
    + "See Cases/CONFORMANCE.md."
}

/// The folder into which cases are exported.
///
/// Others may have put files or links into it, so only files that an earlier export wrote are
/// replaced or removed.
private struct ExportFolder {
  /// The path of the folder, as the user gives it; it may be a link.
  let path: String
  /// The paths in the folder of the files that its index lists.
  private(set) var earlier: [String] = []
  private var hasIndex = false

  init(path: String) { self.path = path }

  static let schemaName = "schema.json"
  static let indexName = "index.json"
  static let opening = Array("{\"penaltybox\":\(CaseJSON.version),\"cases\":[\n".utf8)

  mutating func findEarlier() throws(FileError) {
    let index = path(of: Self.indexName)
    guard try kind(of: Self.indexName) != nil else { return }
    let text = try FileSystem.contents(of: index)
    guard let files = Self.files(inIndex: text) else {
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
    case Self.indexName: true
    case Self.schemaName: hasIndex && begins(name, with: Self.schemaOpening)
    default: earlier.contains(name) && begins(name, with: Self.opening)
    }
  }

  /// The schema up to its title.
  private static let schemaOpening = Array(
    CaseSchema.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(3)
      .joined(separator: "\n").utf8)

  private func begins(_ name: String, with opening: [UInt8]) -> Bool {
    let path = path(of: name)
    guard let descriptor = try? FileSystem.opened(path, followsLink: false) else { return false }
    defer { close(descriptor) }
    return (try? FileCalls().read(descriptor, upTo: opening.count)) == opening
  }

  /// The kind of the file at the place called `name`; `nil` if nothing is there yet.
  ///
  /// Throws if it is a link, or if its folder is a link or not a folder.
  private func kind(of name: String) throws(FileError) -> FileKind? {
    for folder in name.folders.map({ path(of: $0) }) {
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
  private static func files(inIndex text: [UInt8]) -> [String]? {
    // The index may have been laid out in several lines.
    let line = text.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    guard case .object(let index)? = try? JSONValue.lines(of: line).first,
      case .integer? = index["penaltybox"], case .array(let files)? = index["files"]
    else { return nil }
    return files.compactMap { file in
      if case .object(let file) = file, case .string(let path)? = file["path"] { path } else { nil }
    }
  }
}
