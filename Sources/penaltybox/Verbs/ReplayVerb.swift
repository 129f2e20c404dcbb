import HockeyRules
import Rulebooks
import Scoresheets
import Surface
import Views

extension Verb {
  static let replay = Verb(
    name: "replay",
    summary:
      "play logs, or each case of a file: print each play with its rulings and their rules, and the box score",
    operands: .several("LOG"),
    options: [
      Option(
        .under, "BOOK", "an edition's id, your own book's path, or auto; twice to compare", limit: 2
      ),
      .from, .columns, .tableHome, .tableVisiting, .jobs, .league, .season,
      .format(["text", "jsonl", "csv", "html", "svg", "changes"]), .rows, .names,
      Option(.strict, "end with 1 where there is a warning; leave incomplete games out"),
      .color, .quiet,
    ],
    examples: [
      "penaltybox replay Cases/games/nhl-2015030314-play-offs.sheet",
      "penaltybox replay --format jsonl --under nhl-2025 game.json",
      "penaltybox replay --format csv --rows penalties games/*.json",
      "penaltybox replay --format html game.json > game.html",
      "penaltybox replay --under nhl-2025 --under iihf-2025 game.json",
    ]
  ) { (arguments, console) throws(SurfaceError) in
    if arguments.has(.rows), !["csv", "jsonl"].contains(arguments[.format]) {
      throw .onlyWith("--rows", "--format csv` or `--format jsonl", of: "replay")
    }
    var arguments = arguments
    let found = arguments.findLogs(&console)
    let status =
      if let other = arguments.all(.under).dropFirst().first {
        try compare(with: other, arguments, &console)
      } else { try show(arguments, &console) }
    return max(found, status)
  }

  private static func show(
    _ arguments: Arguments, _ console: inout Console
  ) throws(SurfaceError) -> ExitStatus {
    if arguments[.format] == "svg", let second = arguments.operands.dropFirst().first {
      throw .tooManyOperands(second, of: "replay --format svg")
    }
    var games = 0
    let request = request(arguments)
    var surface = Surface()
    let season = try seasonMaker(arguments, &console)
    let whole = try LogPlayer(arguments, takesCases: true, season: season).each(&console) {
      (log, console) throws(SurfaceError) in
      if arguments.has(.strict), !log.game.isComplete {
        console.remark("\(log.file.name): left out: it is not complete".visible)
        return .differs
      }
      if ["html", "svg"].contains(arguments[.format]),
        let objection = ReplayHTML.objection(to: log.game)
      {
        throw SurfaceError("\(log.file.name): \(objection)".visible)
      }
      games += 1
      if arguments[.format] == "html" {
        printHTML(of: log, number: games, arguments, &console)
      } else {
        if games > 1, ["text", nil].contains(arguments[.format]) { console.print("\n") }
        console.print(
          try surface.answered(request, about: log), arguments, isFirst: games == 1)
      }
      let isOdd = arguments.has(.strict) && !log.game.warnings.isEmpty
      return max(log.status(ofRefusals: &console), isOdd ? .differs : .done)
    }
    if arguments[.format] == "html", games > 0 { console.print(ReplayHTML.closing) }
    return whole
  }

  /// The question whose answer is printed in the format of the options.
  private static func request(_ arguments: Arguments) -> Request {
    let format = arguments[.format] ?? "text"
    let isTable = arguments.has(.rows) || format == "csv"
    var request = Request(Question.called(format) ?? (isTable ? .rows : .replay))
    request.rows = arguments[.rows].flatMap { GameRows(rawValue: $0) } ?? .plays
    return request
  }

  /// Prints the game with this number, from 1 in the command's order, as a part of a page.
  private static func printHTML(
    of log: PlayedLog, number: Int, _ arguments: Arguments, _ console: inout Console
  ) {
    let count = arguments.operands.count
    let isCase = log.file.case != nil
    if number == 1 {
      let title = isCase ? log.file.name.fileName : ReplayHTML.title(of: log.game)
      console.print(ReplayHTML.opening(count == 1 ? title : "\(count) games"))
    }
    console.print(ReplayHTML.text(of: log.game, number: number, isCase: isCase))
  }

  /// Plays logs under two books, and prints the differing rulings.
  private static func compare(
    with other: String, _ arguments: Arguments, _ console: inout Console
  ) throws(SurfaceError) -> ExitStatus {
    if let format = arguments[.format], !["text", "html"].contains(format) {
      throw .notTogether("--format \(format)", "--under \(other)", of: "replay")
    }
    let isPage = arguments[.format] == "html"
    var count = 0
    var shelf = BookShelf.ofFiles
    let status = try LogPlayer(arguments, takesCases: true).each(&console) {
      (log, console) throws(SurfaceError) in
      let book: ChosenBook
      do throws(SurfaceError) {
        book = try shelf.chosen(for: log.file.log, in: log.file.name, choice: other)
      } catch { throw SurfaceError(error.told(in: log.file.name)) }
      let comparison = ReplayComparison(
        log.game, PlayedLog(log.file, under: book, called: log.file.title).game)
      count += 1
      if isPage {
        if count == 1 { console.print(ReplayHTML.opening(comparison.title)) }
        console.print(Document.comparison(comparison, number: count).section)
      } else {
        console.print(count == 1 ? "" : "\n")
        console.print(
          styled: Document.comparison(comparison, number: count).text(in: console.palette))
      }
      let isOdd = arguments.has(.strict) && comparison.hasWarnings
      return comparison.isEmpty && !isOdd ? .done : .differs
    }
    if isPage, count > 0 { console.print(ReplayHTML.closing) }
    return status
  }
}
