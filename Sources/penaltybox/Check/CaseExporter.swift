import Cases
import HockeyRules
import Scoresheets

/// A writer of cases as plain JSON: one file for each case file, plus a schema and an index.
struct CaseExporter {
  private let folder: String
  private var shelf = BookShelf()
  private var files: [File] = []

  /// A file of the export: the cases of one case file.
  private struct File {
    /// Its path in the folder.
    var path: String
    /// The path of the case file.
    var source: String
    /// The cases, each under one book, one line each.
    var cases: [[UInt8]] = []
    var editions: Set<String> = []
  }

  /// Creates an exporter into `folder`, which it creates if necessary.
  init(into folder: String) {
    self.folder = folder
  }

  /// Writes all of `selection`, and reports what cannot be written.
  ///
  /// It writes nothing if two files would get the same name, or if the folder has an index of
  /// something else. What an earlier export left there is removed.
  mutating func run(_ selection: CaseSelection, _ console: inout Console) -> ExitStatus {
    var status = selection.reportUnreadable(&console)
    guard !folder.isEmpty else {
      console.report("`--export` needs the name of a folder")
      return .couldNotRun
    }
    for run in selection.runs {
      do throws(BookError) {
        add(run, under: try shelf.edition(run.book).rulebook)
      } catch {
        console.report(error.message(for: "\(run.case.place)"))
        status = .couldNotRun
      }
    }
    if let clash {
      console.report(clash)
      return .couldNotRun
    }
    do throws(FileError) {
      let earlier = try earlierFiles()
      for file in files { try write(file) }
      try FileSystem.write(Array(CaseSchema.text.utf8), to: path(of: Self.schemaName))
      try FileSystem.write(index, to: path(of: Self.indexName))
      let written = Set(files.map(\.path))
      for file in earlier where !written.contains(file) { FileSystem.remove(file, in: folder) }
    } catch {
      console.report(error.message)
      return .couldNotRun
    }
    let count = files.map(\.cases.count).reduce(0, +)
    if !console.isQuiet {
      console.print("\(count) cases in \(files.count) files under \(folder.visible)\n")
    }
    return status
  }

  private mutating func add(_ run: CaseSelection.Run, under book: Rulebook) {
    let path = run.pathInSuite.replacingEnding(".cases", with: ".json")
    let source = run.case.place.file
    if files.last?.path != path || files.last?.source != source {
      files.append(File(path: path, source: source))
    }
    var writer = JSONWriter()
    CaseJSON(CaseRun(run.case, under: book)).writeCase(to: &writer)
    files[files.count - 1].cases.append(writer.bytes)
    files[files.count - 1].editions.insert(book.id)
  }

  private func write(_ file: File) throws(FileError) {
    var text = Array("{\"penaltybox\":\(CaseJSON.version),\"cases\":[\n".utf8)
    for (index, one) in file.cases.enumerated() {
      text += one + Array(index + 1 < file.cases.count ? ",\n".utf8 : "\n".utf8)
    }
    try FileSystem.write(text + Array("]}\n".utf8), to: path(of: file.path))
  }

  private func path(of name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static let schemaName = "schema.json"
  private static let indexName = "index.json"

  /// What keeps each file from having a name of its own, in words.
  ///
  /// Names differ by more than the case of their letters, which some file systems ignore.
  private var clash: String? {
    var sources: [String: String] = [:]
    for name in [Self.schemaName, Self.indexName] { sources[name] = "" }
    for file in files {
      let other = sources.updateValue(file.source, forKey: file.path.lowercased())
      guard let other else { continue }
      let owner = other.isEmpty ? "the export itself writes a file" : "`\(other)` would be a file"
      return "\(file.source): \(owner) called `\(file.path)`; nothing is exported"
    }
    for file in files {
      for (index, byte) in zip(file.path.indices, file.path) where byte == "/" {
        guard let other = sources[file.path[..<index].lowercased()] else { continue }
        return "\(file.source): its folder has the name of the file for `\(other)`; "
          + "nothing is exported"
      }
    }
    return nil
  }

  /// The files that the index of an earlier export in the folder lists.
  private func earlierFiles() throws(FileError) -> [String] {
    let path = path(of: Self.indexName)
    let text: [UInt8]
    do throws(FileError) {
      text = try FileSystem.contents(of: path)
    } catch {
      if error.isMissing { return [] }
      throw error
    }
    guard let files = try? Self.files(inIndex: text) else {
      throw FileError(path, .other("not the index of an earlier export; it is not overwritten"))
    }
    return files
  }

  /// The paths in the index `text`; nil if it is no index of an export.
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

  private var index: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("penaltybox", CaseJSON.version)
      writer.member("about", Self.about)
      writer.member("schema", "schema.json")
      writer.member(
        "editions", files.reduce(into: Set<String>()) { $0.formUnion($1.editions) }.sorted())
      writer.key("files")
      writer.array { writer in
        for file in files {
          writer.object { writer in
            writer.member("path", file.path)
            writer.member("cases", file.cases.count)
            writer.member("editions", file.editions.sorted())
          }
        }
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

extension String {
  /// The text with `ending`, if it ends with that, replaced by `other`.
  fileprivate func replacingEnding(_ ending: String, with other: String) -> String {
    hasSuffix(ending) ? dropLast(ending.count) + other : self + other
  }
}
