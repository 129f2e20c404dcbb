import Cases
import Rulebooks
import Scoresheets
import Surface
import Views

extension Verb {
  static let check = Verb(
    name: "check",
    summary: "play case files and folders, and report where the rulings differ",
    operands: .several("CASES"),
    options: [
      Option(.case, "TITLE", "check only cases with this in their titles"),
      Option(.all, "report every instant that differs, not only the first of a case"),
      Option(.failFast, "stop at the first case that fails"),
      Option(.as, "BOOK", "replay the cases under this book, and report where it rules otherwise"),
      Option(.coverage, "instead, count the cases that exercise each provision of the books"),
      Option(.export, "instead, write the cases as JSON lines, for other engines"),
      Option(
        .under, "BOOK",
        "check only cases under this book, and those that name none under it"),
      .format(CheckFormat.allCases.map(\.rawValue)), .color, .quiet,
    ],
    examples: [
      "penaltybox check Cases",
      "penaltybox check Cases/delayed-penalties --under nhl-2025 --format junit",
      "penaltybox check Cases --under nhl-2025 --as pwhl-2025 --all",
      "penaltybox check Cases --coverage", "penaltybox check Cases --export > cases.jsonl",
    ]
  ) { (arguments, console) throws(SurfaceError) in
    let format = arguments[.format].flatMap { CheckFormat(rawValue: $0) } ?? .text
    console.isReadByGitHub = format == .github
    try expectFittingOptions(arguments)
    if arguments.has(.coverage) { return try cover(arguments, format, &console) }
    if arguments.has(.export) { return try CaseExporter.run(arguments, &console) }
    var checker = CaseChecker()
    let all = arguments.has(.all)
    let status = try checker.run(arguments, &console) { format.show($0, all: all, &$1) }
    format.finish(checker, all: all, &console)
    return status
  }

  private static func expectFittingOptions(_ arguments: Arguments) throws(SurfaceError) {
    for other in [Option.Name.export, .all, .failFast, .as] {
      try arguments.expectOnlyOne(of: .coverage, other)
    }
    for other in [Option.Name.all, .failFast, .as, .format] {
      try arguments.expectOnlyOne(of: .export, other)
    }
  }

  /// Counts the cases that exercise each provision of all books or of the requested book.
  private static func cover(
    _ arguments: Arguments, _ format: CheckFormat, _ console: inout Console
  ) throws(SurfaceError) -> ExitStatus {
    guard [.text, .json].contains(format) else {
      throw .notTogether("--coverage", "--format \(format.rawValue)", of: "check")
    }
    let under = arguments[.under]
    // A case under a book that extends the requested book counts for both.
    let only = under.flatMap { BookShelf.isPath($0) ? $0 : nil }
    var checker = CoverageChecker()
    let status = try checker.run(
      arguments, under: only, under.map { [$0] } ?? Rulebooks.ids, &console)
    if format == .json {
      console.print(json: CoverageAnswer(checker.coverage))
    } else {
      console.print(styled: checker.coverage.text(in: console.palette))
    }
    return status
  }
}
