import Cases
import HockeyRules
import Scoresheets
import Surface

/// A writer of cases as plain JSON: one file for each case file, plus a schema and an index.
struct CaseExporter {
  private var folder: ExportFolder
  private var shelf = BookShelf.ofFiles
  private var files: [File] = []

  /// A file of the export: the cases of one case file.
  private struct File {
    /// The file's path in the folder.
    var path: String
    /// The path of the case file.
    var source: String
    /// The cases, each under one book, one line each.
    var cases: [[UInt8]] = []
    var editions: Set<String> = []
  }

  /// Creates an exporter into `folder`, which it creates if necessary.
  init(into folder: String) {
    self.folder = ExportFolder(path: folder)
  }

  /// Writes all of `selection`, and reports what cannot be written.
  ///
  /// It writes nothing if two files would get the same name, or if one of them exists already and
  /// no earlier export wrote it. Files of an earlier export are removed.
  mutating func run(_ selection: CaseSelection, _ console: inout Console) -> ExitStatus {
    var status = selection.reportUnreadable(&console)
    guard !folder.path.isEmpty else {
      console.report("`--export` needs the name of a folder")
      return .couldNotRun
    }
    var told = ToldErrors()
    for run in selection.runs {
      do throws(SurfaceError) {
        add(run, under: try shelf.edition(run.book).rulebook)
      } catch {
        let place = run.case.place
        if told.tells(of: place.file) { console.report(error.report(in: "\(place)")) }
        status = .couldNotRun
      }
    }
    for rest in told.rest { console.report(rest.report) }
    if let clash {
      console.report(clash)
      return .couldNotRun
    }
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
    } catch {
      console.report(error.message)
      return .couldNotRun
    }
    let count = files.map(\.cases.count).reduce(0, +)
    if !console.isQuiet {
      console.print("\(count) cases in \(files.count) files under \(folder.path.visible)\n")
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

  private func text(of file: File) -> [UInt8] {
    var text = ExportFolder.opening
    for (index, one) in file.cases.enumerated() {
      text += one + Array(index + 1 < file.cases.count ? ",\n".utf8 : "\n".utf8)
    }
    return text + Array("]}\n".utf8)
  }

  /// The reason why two files would have the same name, in words; nil if no two would.
  ///
  /// Names must differ by more than the case of their letters, which some file systems ignore.
  private var clash: String? {
    var sources: [String: String] = [:]
    for name in [ExportFolder.schemaName, ExportFolder.indexName] { sources[name] = "" }
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

  /// The index of the files, including those called `others`, which an earlier export wrote.
  private func index(and others: [String] = []) -> [UInt8] {
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

extension String {
  /// The text with `ending`, if it ends with that, replaced by `other`.
  fileprivate func replacingEnding(_ ending: String, with other: String) -> String {
    hasSuffix(ending) ? dropLast(ending.count) + other : self + other
  }
}
