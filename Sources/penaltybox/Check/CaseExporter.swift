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
    /// The cases, each under one book, one line each.
    var cases: [[UInt8]] = []
    var editions: Set<String> = []
  }

  /// Creates an exporter into `folder`, which it creates if necessary.
  init(into folder: String) {
    self.folder = folder
  }

  /// Writes all of `selection`, and reports what cannot be written.
  mutating func run(_ selection: CaseSelection, _ console: inout Console) -> ExitStatus {
    var status = selection.status
    for run in selection.runs {
      do throws(BookError) {
        add(run, under: try shelf.book(for: run.case.log, choice: run.book))
      } catch {
        console.report(error.message(for: "\(run.case.place)"))
        status = .couldNotRun
      }
    }
    do throws(FileError) {
      for file in files { try write(file) }
      try FileSystem.write(Array(CaseSchema.text.utf8), to: "\(folder)/schema.json")
      try FileSystem.write(index, to: "\(folder)/index.json")
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
    if files.last?.path != path { files.append(File(path: path)) }
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
    try FileSystem.write(text + Array("]}\n".utf8), to: "\(folder)/\(file.path)")
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
