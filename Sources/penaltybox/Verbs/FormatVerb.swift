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
    let files = arguments.operands.flatMap { sheets(at: $0, &status, &console) }
    let formatted = try arguments.each(of: files, with: (), &console) { _, path in
      [
        Result { () throws(SurfaceError) in
          let file = try NamedText(at: path, hasLines: true)
          return (file, Formatter.canonical(file.text))
        }
      ]
    } take: { (formatted, console) throws(SurfaceError) in
      let (file, form) = try formatted.get()
      return try show(form, of: file, modes.first, &console)
    }
    return max(status, formatted)
  }

  /// The sheets and case files at `path`; unreadable parts of a folder are reported.
  private static func sheets(
    at path: String, _ status: inout ExitStatus, _ console: inout Console
  ) -> [String] {
    guard FileSystem.isFolder(path) else { return [path] }
    let endings = [".cases", ".season", ".sheet"]
    let listing = FileSystem.listing(
      of: path, endings: endings, lacking: "no sheets or case files in this folder")
    for remark in listing.remarks { console.remark(remark) }
    for error in listing.errors { console.report(error.report) }
    if !listing.errors.isEmpty { status = .couldNotRun }
    return endings.flatMap { ending in listing.files.filter { $0.hasSuffix(ending) } }
  }

  private static func show(
    _ form: Result<String, NotationErrors>, of file: NamedText, _ mode: Option.Name?,
    _ console: inout Console
  ) throws(SurfaceError) -> ExitStatus {
    let text: String
    do throws(NotationErrors) { text = try form.get() } catch {
      for error in error.errors { console.report(error.report(in: file.name)) }
      return .couldNotRun
    }
    guard let mode else {
      console.print(text)
      return .done
    }
    // The printed form counts, so a file with hidden characters is never canonical.
    let canonical = SafeText(text).bytes
    guard canonical != file.text else { return .done }
    if mode == .write { try FileSystem.replace(file.name, with: canonical) }
    if mode != .write || !console.isQuiet { console.print("\(file.name.visible)\n") }
    return mode == .write ? .done : .differs
  }
}
