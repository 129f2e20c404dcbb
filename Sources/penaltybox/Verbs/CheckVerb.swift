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
      Option(
        .threshold, "PERCENT",
        "with --coverage, the share of provisions that needs a case (default: 100)"),
      Option(.export, "instead, write the cases as JSON lines, for other engines"),
      Option(.questions, "instead, print the situations as a sheet of questions"),
      Option(.answers, "instead, print the rulings on the situations, with their rules"),
      Option(
        .under, "BOOK",
        "check only cases under this book, and those that name none under it; for --answers, twice",
        limit: 2),
      .format(CheckFormat.allCases.map(\.rawValue) + ["html"]), .color, .quiet,
    ],
    examples: [
      "penaltybox check Cases",
      "penaltybox check Cases/delayed-penalties --under nhl-2025 --format junit",
      "penaltybox check Cases --under nhl-2025 --as pwhl-2025 --all",
      "penaltybox check Cases --coverage", "penaltybox check Cases --export > cases.jsonl",
      "penaltybox check quiz.cases --questions --format html > quiz.html",
      "penaltybox check quiz.cases --answers --under nhl-2025 --under iihf-2025",
    ]
  ) { (arguments, console) throws(CommandError) in
    let format = arguments[.format].flatMap { CheckFormat(rawValue: $0) } ?? .text
    console.isReadByGitHub = format == .github
    try expectFittingOptions(arguments)
    if arguments.has(.questions) || arguments.has(.answers) {
      return printQuiz(arguments, &console)
    }
    if arguments.has(.coverage) { return try cover(arguments, format, &console) }
    let selection = CaseSelection(arguments, under: arguments[.under], &console)
    if arguments.has(.export) {
      var exporter = CaseExporter()
      return exporter.run(selection, &console)
    }
    var checker = CaseChecker(stopsAtFailure: arguments.has(.failFast))
    let all = arguments.has(.all)
    let status = checker.run(selection) { format.show($0, all: all, &console) }
    format.finish(checker, all: all, &console)
    return status
  }

  private static func expectFittingOptions(_ arguments: Arguments) throws(CommandError) {
    for other in [Option.Name.export, .all, .failFast, .as] {
      try arguments.expectOnlyOne(of: .coverage, other)
    }
    for other in [Option.Name.all, .failFast, .as, .format] {
      try arguments.expectOnlyOne(of: .export, other)
    }
    try arguments.expectOnlyOne(of: .questions, .answers)
    let quiz = [Option.Name.questions, .answers].first { arguments.has($0) }
    for other in [Option.Name.coverage, .export, .all, .failFast, .as] {
      if let quiz { try arguments.expectOnlyOne(of: quiz, other) }
    }
    if let format = arguments[.format] {
      if let quiz, !["text", "html"].contains(format) {
        throw .notTogether("--format \(format)", quiz.flag, of: "check")
      }
      if quiz == nil, format == "html" {
        throw .onlyWith("--format html", "--questions` or `--answers", of: "check")
      }
    }
    if quiz != .answers, let second = arguments.all(.under).dropFirst().first {
      throw .onlyWith("--under \(second)", "--answers", of: "check")
    }
    if arguments.has(.threshold), !arguments.has(.coverage) {
      throw .onlyWith("--threshold", "--coverage", of: "check")
    }
  }

  private static func printQuiz(_ arguments: Arguments, _ console: inout Console) -> ExitStatus {
    let selection = CaseSelection(arguments, under: arguments[.under], isQuiz: true, &console)
    // The lengths of another book's periods decide what a clock that counts down means.
    let others = arguments.all(.under).dropFirst().map {
      CaseSelection(arguments, under: $0, isQuiz: true, &console).runs
    }
    var status = selection.reportUnreadable(&console)
    var shelf = BookShelf.ofFiles
    var situations: [QuizSituation] = []
    for run in selection.runs {
      let runs = [run] + others.compactMap { $0.first { $0.case.place == run.case.place } }
      do throws(SurfaceError) {
        let games = try runs.map { (run) throws(SurfaceError) in
          PlayedGame(
            run.case.log, under: try shelf.edition(run.book).rulebook, file: run.case.title,
            naming: .lines)
        }
        situations.append(
          QuizSituation(
            run.case.title, titleAnswers: run.case.expectsSomething, source: run.case.from,
            games: games))
      } catch {
        console.report(error.report(in: "\(run.case.place)"))
        status = .couldNotRun
      }
    }
    guard !situations.isEmpty else { return status }
    let page = arguments.has(.questions) ? Document.questions(situations) : .key(to: situations)
    console.print(page, as: arguments[.format])
    return status
  }

  /// Counts the cases that exercise each provision of all books, or of the requested one.
  private static func cover(
    _ arguments: Arguments, _ format: CheckFormat, _ console: inout Console
  ) throws(CommandError) -> ExitStatus {
    guard [.text, .json].contains(format) else {
      throw .notTogether("--coverage", "--format \(format.rawValue)", of: "check")
    }
    let threshold = try arguments.number(.threshold, 0...100) ?? 100
    let under = arguments[.under]
    // A case under a book that extends the requested one also counts for that one.
    let only = under.flatMap { BookShelf.isPath($0) ? $0 : nil }
    let selection = CaseSelection(arguments, under: only, &console)
    var checker = CoverageChecker(selection)
    let status = try checker.run(
      under.map { [$0] } ?? Rulebooks.ids, threshold: threshold, &console)
    let answer = CoverageAnswer(checker.coverage, threshold: threshold)
    console.print(answer, as: format.rawValue) { checker.coverage.text(in: $0) }
    return status
  }
}
