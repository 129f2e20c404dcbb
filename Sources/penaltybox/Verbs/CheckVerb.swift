import Cases
import Rulebooks

extension Verb {
  /// Plays case files and folders.
  static let check = Verb(
    name: "check",
    summary: "play case files and folders, and report where the rulings differ",
    operands: .several("CASES"),
    options: [
      Option(
        name: .case, value: .text("TITLE"), summary: "check only cases with this in their titles"),
      Option(
        name: .coverage, value: .nothing,
        summary: "instead, count the cases that exercise each provision of the books"),
      Option(
        name: .export, value: .text("DIR"),
        summary: "instead, write the cases as plain JSON into a folder"),
      Option(
        name: .program, value: .text("CMD"),
        summary: "check the rulings of another program (see Cases/CONFORMANCE.md)"),
      .under, .format(CheckFormat.allCases.map(\.rawValue)), .color, .quiet,
    ],
    examples: [
      "penaltybox check Cases",
      "penaltybox check Cases/delayed-penalties --under nhl-2025 --format junit",
      "penaltybox check Cases --coverage", "penaltybox check Cases --export suite",
      "penaltybox check Cases --under nhl-2025 --program \"python3 engine.py\"",
    ]
  ) { (arguments, console) throws(UsageError) in
    let format = arguments[.format].flatMap { CheckFormat(rawValue: $0) } ?? .text
    console.isReadByGitHub = format == .github
    let instead: [Option.Name] = [.coverage, .export, .program].filter { arguments.has($0) }
    if instead.count > 1 { throw .notTogether(instead[0].flag, instead[1].flag, of: "check") }
    if arguments.has(.coverage) { return try cover(arguments, format, &console) }
    let selection = CaseSelection(arguments, under: arguments[.under], &console)
    if let folder = arguments[.export] {
      if arguments.has(.format) { throw .notTogether("--export", "--format", of: "check") }
      var exporter = CaseExporter(into: folder)
      return exporter.run(selection, &console)
    }
    var program: CaseProgram?
    do throws(ProgramError) {
      if let command = arguments[.program] { program = try CaseProgram(command) }
    } catch {
      console.report(error.message)
      return .couldNotRun
    }
    var checker = CaseChecker(asking: program)
    let status = checker.run(selection, &console)
    console.print(format.text(of: checker.results, checker.tally))
    switch format {
    case .text, .github: if !console.isQuiet { console.print(checker.tally.line + "\n") }
    case .junit, .tap, .json: break
    }
    return status
  }

  /// Counts the cases that exercise each provision of all books, or of the requested one.
  private static func cover(
    _ arguments: Arguments, _ format: CheckFormat, _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    switch format {
    case .text, .json: break
    case .junit, .github, .tap:
      throw .notTogether("--coverage", "--format \(format.rawValue)", of: "check")
    }
    let under = arguments[.under]
    // A case under a book that extends the requested one also counts for that one.
    let only = under.flatMap { BookShelf.isPath($0) ? $0 : nil }
    let selection = CaseSelection(arguments, under: only, &console)
    var checker = CoverageChecker(selection)
    let status = checker.run(under.map { [$0] } ?? Rulebooks.ids, &console)
    if case .json = format {
      console.print(checker.coverage.json)
    } else {
      console.print(styled: checker.coverage.text(in: console.palette))
    }
    return status
  }
}
