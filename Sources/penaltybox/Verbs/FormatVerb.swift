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
      do throws(FileError) {
        for file in try sheets(at: path) {
          status = max(
            status, try format(file, onlyCheck: arguments.has(.check), &console))
        }
      } catch {
        console.report(error.message)
        status = .couldNotRun
      }
    }
    return status
  }

  private static func sheets(at path: String) throws(FileError) -> [String] {
    guard FileSystem.isFolder(path) else { return [path] }
    return try FileSystem.files(under: path, ending: ".cases")
      + FileSystem.files(under: path, ending: ".sheet")
  }

  private static func format(
    _ path: String, onlyCheck: Bool, _ console: inout Console
  ) throws(FileError) -> ExitStatus {
    let bytes = try FileSystem.contents(of: path)
    switch Formatter.canonical(bytes, standard: { BookShelf.schedule(of: $0, choice: nil) }) {
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
