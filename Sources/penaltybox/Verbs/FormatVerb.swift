import Cases
import Scoresheets
import Surface

extension Verb {
  /// Prints the canonical form of sheets and case files.
  static let format = Verb(
    name: "fmt",
    summary: "print sheets and case files in their canonical form",
    operands: .several("FILE"),
    options: [
      Option(
        name: .check, value: .nothing,
        summary: "print only the names of files in another form, and exit with 1 if there are any"),
      Option(
        name: .diff, value: .nothing,
        summary: "print what would change, and exit with 1 if anything would"),
      Option(
        name: .write, value: .nothing,
        summary: "write the files in their canonical form, and print the names of those changed"),
      .quiet,
    ],
    examples: [
      "penaltybox fmt game.sheet", "penaltybox fmt --check Cases", "penaltybox fmt --diff Cases",
      "penaltybox fmt --write game.sheet",
    ]
  ) { (arguments, console) throws(UsageError) in
    let modes: [Option.Name] = [.check, .diff, .write].filter { arguments.has($0) }
    if modes.count > 1 { throw .notTogether(modes[0].flag, modes[1].flag, of: "fmt") }
    if arguments.has(.write),
      arguments.operands.contains(where: { FileSystem.openDescriptor($0) != nil })
    {
      throw .noFileToWrite
    }
    var status = ExitStatus.done
    for path in arguments.operands {
      for file in sheets(at: path, &status, &console) {
        do throws(FileError) {
          status = max(status, try format(file, modes.first, &console))
        } catch {
          console.report(error.message)
          status = .couldNotRun
        }
      }
    }
    return status
  }

  /// The sheets and case files at `path`; reports the parts of a folder that cannot be read.
  private static func sheets(
    at path: String, _ status: inout ExitStatus, _ console: inout Console
  ) -> [String] {
    guard FileSystem.isFolder(path) else { return [path] }
    let endings = [".cases", ".sheet"]
    let listing = FileSystem.listing(of: path, endings: endings)
    for skipped in listing.skipped { console.remark("\(skipped.message); skipped") }
    for error in listing.errors { console.report(error.message) }
    if listing.files.isEmpty, listing.errors.isEmpty {
      console.report("\(path): no sheets or case files in this folder")
      status = .couldNotRun
    }
    if !listing.errors.isEmpty { status = .couldNotRun }
    return endings.flatMap { ending in listing.files.filter { $0.hasSuffix(ending) } }
  }

  private static func format(
    _ path: String, _ mode: Option.Name?, _ console: inout Console
  ) throws(FileError) -> ExitStatus {
    let bytes = try FileSystem.contents(of: path)
    try FileSystem.checkLines(of: bytes, path)
    switch Formatter.canonical(
      bytes, standard: { BookShelf.ofFiles.schedule(of: $0, in: path, choice: nil) })
    {
    case .success(let text):
      guard let mode else {
        console.print(text)
        return .done
      }
      // Compare the form that is printed: a file with hidden characters is not canonical.
      let canonical = SafeText(text).bytes
      guard canonical != bytes else { return .done }
      switch mode {
      case .write:
        try FileSystem.replace(path, with: canonical)
        if !console.isQuiet { console.print("\(path.visible)\n") }
        return .done
      case .diff: console.print(LineDifference.text(of: path, from: bytes, to: canonical))
      default: console.print("\(path.visible)\n")
      }
      return .differs
    case .failure(let errors):
      for error in errors.errors {
        console.report(error.report(in: path, width: console.errorWidth))
      }
      return .couldNotRun
    }
  }
}
