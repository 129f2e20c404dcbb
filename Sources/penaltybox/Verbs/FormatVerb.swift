import Cases
import Scoresheets
import Seasons
import Surface

extension Verb {
  static let format = Verb(
    name: "fmt",
    summary: "print sheets, case files and season files in their canonical form",
    operands: .several("FILE"),
    options: [
      Option(
        .check, "print only the names of files in another form, and exit with 1 if there are any"),
      Option(
        .write, "write the files in their canonical form, and print the names of those changed"),
      .quiet,
    ],
    examples: [
      "penaltybox fmt game.sheet", "penaltybox fmt --check Cases",
      "penaltybox fmt --write game.sheet",
    ]
  ) { (arguments, console) throws(SurfaceError) in
    let modes: [Option.Name] = [.check, .write].filter { arguments.has($0) }
    if modes.count > 1 { throw .notTogether(modes[0].flag, modes[1].flag, of: "fmt") }
    if arguments.has(.write),
      arguments.operands.contains(where: { FileSystem.openDescriptor($0) != nil })
    {
      throw SurfaceError(usage: "`fmt --write` needs a file, not `-`", of: "fmt")
    }
    var status = ExitStatus.done
    for path in arguments.operands {
      for file in sheets(at: path, &status, &console) {
        status = max(status, format(file, modes.first, &console))
      }
    }
    return status
  }

  /// The sheets and case files at `path`; unreadable parts of a folder are reported.
  private static func sheets(
    at path: String, _ status: inout ExitStatus, _ console: inout Console
  ) -> [String] {
    guard FileSystem.isFolder(path) else { return [path] }
    let endings = [".cases", ".season", ".sheet"]
    let listing = FileSystem.listing(of: path, endings: endings)
    for skipped in listing.skipped { console.remark("\(skipped.message); skipped") }
    var errors = listing.errors.map(\.message)
    if listing.files.isEmpty, errors.isEmpty {
      errors = ["\(path): no sheets or case files in this folder"]
    }
    for error in errors { console.report(error) }
    if !errors.isEmpty { status = .couldNotRun }
    return endings.flatMap { ending in listing.files.filter { $0.hasSuffix(ending) } }
  }

  private static func format(
    _ path: String, _ mode: Option.Name?, _ console: inout Console
  ) -> ExitStatus {
    do throws(SurfaceError) {
      let bytes = try FileSystem.contents(of: path)
      try FileSystem.checkLines(of: bytes, path)
      let text: String
      do throws(NotationErrors) { text = try Formatter.canonical(bytes).get() } catch {
        for error in error.errors {
          console.report(error.report(in: path, width: console.errorWidth))
        }
        return .couldNotRun
      }
      guard let mode else {
        console.print(text)
        return .done
      }
      // The printed form counts, so a file with hidden characters is never canonical.
      let canonical = SafeText(text).bytes
      guard canonical != bytes else { return .done }
      if mode == .write { try FileSystem.replace(path, with: canonical) }
      if mode != .write || !console.isQuiet {
        console.print("\(path.visible)\n")
      }
      return mode == .write ? .done : .differs
    } catch {
      console.report(error.report)
      return .couldNotRun
    }
  }
}
