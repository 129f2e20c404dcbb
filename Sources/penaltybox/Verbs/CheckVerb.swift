extension Verb {
  /// Plays case files and folders.
  static let check = Verb(
    name: "check",
    summary: "play case files and folders, and report where a book rules otherwise",
    operands: .several("CASES"),
    options: [
      Option(
        name: .case, value: .text("TITLE"), summary: "only cases with this in their titles"),
      .under, .format(CheckFormat.allCases.map(\.rawValue)), .quiet,
    ],
    examples: [
      "penaltybox check Cases",
      "penaltybox check Cases/delayed-penalties --under nhl-2025 --format junit",
    ]
  ) { arguments, console in
    var checker = CaseChecker(arguments)
    let status = checker.run(&console)
    let format = arguments[.format].flatMap { CheckFormat(rawValue: $0) } ?? .text
    console.print(format.text(of: checker.results, checker.tally))
    switch format {
    case .text, .github: if !console.isQuiet { console.print(checker.tally.line + "\n") }
    case .junit, .tap, .json: break
    }
    return status
  }
}
