import Cases
import Scoresheets

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
      .quiet,
    ],
    examples: ["penaltybox fmt game.sheet", "penaltybox fmt --check Cases"]
  ) { arguments, console in
    var status = ExitStatus.done
    for path in arguments.operands {
      for file in sheets(at: path, &status, &console) {
        do throws(FileError) {
          status = max(
            status, try format(file, onlyCheck: arguments.has(.check), &console))
        } catch {
          console.report(error.message)
          status = .couldNotRun
        }
      }
    }
    return status
  }

  /// The sheets and case files at `path`; reports what cannot be read of a folder.
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
    _ path: String, onlyCheck: Bool, _ console: inout Console
  ) throws(FileError) -> ExitStatus {
    let bytes = try FileSystem.contents(of: path)
    try FileSystem.checkLines(of: bytes, path)
    switch Formatter.canonical(
      bytes, standard: { BookShelf.schedule(of: $0, in: path, choice: nil) })
    {
    case .success(let text):
      // As it is printed: a file with hidden characters has another form.
      let canonical = SafeText(text)
      guard onlyCheck else {
        console.print(text)
        return .done
      }
      guard canonical.bytes != bytes else { return .done }
      console.print("\(path.visible)\n")
      return .differs
    case .failure(let errors):
      for error in errors.errors { console.report(error.report(in: path)) }
      return .couldNotRun
    }
  }
}
