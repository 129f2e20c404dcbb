import Cases
import Rulebooks
import Surface

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
        name: .all, value: .nothing,
        summary: "report every instant that differs, not only the first of a case"),
      Option(name: .failFast, value: .nothing, summary: "stop at the first case that fails"),
      Option(
        name: .as, value: .text("BOOK"),
        summary: "replay the cases under this book, and report where it rules otherwise"),
      Option(
        name: .coverage, value: .nothing,
        summary: "instead, count the cases that exercise each provision of the books"),
      Option(
        name: .threshold, value: .text("PERCENT"),
        summary: "with --coverage, the share of provisions that needs a case (default: 100)"),
      Option(
        name: .export, value: .text("DIR"),
        summary: "instead, write the cases as plain JSON into a folder"),
      Option(
        name: .program, value: .text("CMD"),
        summary: "check the rulings of another program (see Cases/CONFORMANCE.md)"),
      Option(
        name: .under, value: .text("BOOK"),
        summary: "check only cases under this book, and those that name none under it"),
      .format(CheckFormat.allCases.map(\.rawValue)), .color, .quiet,
    ],
    examples: [
      "penaltybox check Cases",
      "penaltybox check Cases/delayed-penalties --under nhl-2025 --format junit",
      "penaltybox check Cases --under nhl-2025 --as pwhl-2025 --all",
      "penaltybox check Cases --coverage", "penaltybox check Cases --export suite",
      "penaltybox check Cases --under nhl-2025 --program \"python3 engine.py\"",
    ]
  ) { (arguments, console) throws(UsageError) in
    let format = arguments[.format].flatMap { CheckFormat(rawValue: $0) } ?? .text
    console.isReadByGitHub = format == .github
    try expectFittingOptions(arguments)
    if arguments.has(.coverage) { return try cover(arguments, format, &console) }
    let selection = CaseSelection(
      arguments, .init(under: arguments[.under], other: arguments[.as]), &console)
    if let folder = arguments[.export] {
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
    var checker = CaseChecker(asking: program, stopsAtFailure: arguments.has(.failFast))
    let all = arguments.has(.all)
    let status = checker.run(selection) { format.show($0, all: all, &console) }
    format.finish(checker, all: all, &console)
    return status
  }

  /// Checks that no two of the given options exclude each other.
  private static func expectFittingOptions(_ arguments: Arguments) throws(UsageError) {
    let instead: [Option.Name] = [.coverage, .export, .program].filter { arguments.has($0) }
    if instead.count > 1 { throw .notTogether(instead[0].flag, instead[1].flag, of: "check") }
    for mode in [Option.Name.coverage, .export] where arguments.has(mode) {
      for name in [Option.Name.all, .failFast, .as] where arguments.has(name) {
        throw .notTogether(mode.flag, name.flag, of: "check")
      }
    }
    if arguments.has(.export), arguments.has(.format) {
      throw .notTogether("--export", "--format", of: "check")
    }
    if arguments.has(.threshold), !arguments.has(.coverage) {
      throw .onlyWith("--threshold", "--coverage", of: "check")
    }
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
    let threshold = try arguments[.threshold].map { text throws(UsageError) in
      guard let percent = Int(text), (0...100).contains(percent) else {
        throw .notAPercentage(text, .threshold, of: "check")
      }
      return percent
    }
    let under = arguments[.under]
    // A case under a book that extends the requested one also counts for that one.
    let only = under.flatMap { BookShelf.isPath($0) ? $0 : nil }
    let selection = CaseSelection(arguments, .init(under: only), &console)
    var checker = CoverageChecker(selection)
    let status = checker.run(
      under.map { [$0] } ?? Rulebooks.ids, threshold: threshold ?? 100, &console)
    if case .json = format {
      console.print(checker.coverage.json(threshold: threshold ?? 100))
    } else {
      console.print(styled: checker.coverage.text(in: console.palette))
    }
    return status
  }
}
