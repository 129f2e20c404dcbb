import HockeyRules
import Rulebooks
import Scoresheets
import Surface
import Views

extension Verb {
  /// Plays logs and prints what happened.
  static let replay = Verb(
    name: "replay",
    summary: "play logs: print each play with its rulings and their rules, and the box score",
    operands: .several("LOG"),
    options: [
      .underTwo, .fromLines, .filesFrom, .jobs, .league,
      .format(["text", "jsonl", "csv", "html", "svg"]), .rows, .since, .names,
      .strictlyComplete,
      .color, .quiet,
    ],
    examples: [
      "penaltybox replay Cases/games/nhl-2015030314-play-offs.sheet",
      "penaltybox replay --format jsonl --under nhl-2025 game.json",
      "penaltybox replay --format csv --rows penalties games/*.json",
      "penaltybox replay --format html game.json > game.html",
      "zcat games.gz | penaltybox replay --from lines --rows teams -",
      "penaltybox replay --format jsonl --since before.json now.json",
      "penaltybox replay --under nhl-2025 --under iihf-2025 game.json",
    ]
  ) { (arguments, console) throws(UsageError) in
    let isRows = arguments[.rows] != nil
    if isRows, !arguments.readsLines, !["csv", "jsonl"].contains(arguments[.format]) {
      throw .onlyWith("--rows", "--format csv` or `--format jsonl", of: "replay")
    }
    var arguments = arguments
    let found = arguments.findLogs(&console)
    if arguments.readsLines {
      let question = arguments.rows.map { Question.rows($0) } ?? .replay
      return max(found, try LineAnswers.print(question, arguments, &console))
    }
    if let other = arguments.all(.under).dropFirst().first {
      return max(found, try compare(with: other, arguments, &console))
    }
    if arguments[.format] == "svg", let second = arguments.operands.dropFirst().first {
      throw .tooManyOperands(second, of: "replay --format svg")
    }
    if let earlier = arguments[.since] {
      return max(
        found, try showNew(since: EarlierLog(arguments: arguments, value: earlier), &console))
    }
    var games = 0
    let player = LogPlayer(arguments)
    let status = try player.each(&console) { log, console in
      if arguments.has(.strict), !log.game.isComplete {
        console.remark("\(log.file.name): left out: it is not complete".visible)
        return .differs
      }
      if ["html", "svg"].contains(arguments[.format]),
        let objection = ReplayHTML.objection(to: log.game)
      {
        console.report("\(log.file.name): \(objection)".visible)
        return .couldNotRun
      }
      games += 1
      print(log.game, number: games, arguments, &console)
      remark(onRefusalsIn: log, &console)
      let isOdd = arguments.has(.strict) && !log.game.warnings.isEmpty
      return log.game.solution.refusals.isEmpty && !isOdd ? .done : .differs
    }
    if arguments[.format] == "html", games > 0 { console.print(ReplayHTML.closing) }
    return max(found, status)
  }

  /// Reports the plays that the book refuses: rows of goals or penalties leave them out, and in a
  /// long replay they are easy to miss.
  private static func remark(onRefusalsIn log: PlayedLog, _ console: inout Console) {
    guard let words = log.game.refusedPlays else { return }
    console.remark("\(log.file.name): \(words)".visible)
  }

  /// Prints the game with this number, counted from 1 among the games of the command.
  private static func print(
    _ game: PlayedGame, number: Int, _ arguments: Arguments, _ console: inout Console
  ) {
    let rows = arguments.rows ?? .plays
    switch arguments[.format] {
    case "jsonl" where arguments[.rows] != nil:
      RowsJSON.writeLines(game, rows, inPiecesTo: { console.print($0) })
    case "jsonl":
      ReplayJSONLines.write(game, inPiecesTo: { console.print($0) })
    case "csv":
      ReplayCSV.write(game, rows, hasHead: number == 1) { console.print($0) }
    case "html":
      let count = arguments.operands.count
      let title = count == 1 ? ReplayHTML.title(of: game) : "\(count) games"
      if number == 1 { console.print(ReplayHTML.opening(title)) }
      console.print(ReplayHTML.text(of: game, number: number))
    case "svg":
      console.print(ReplaySVG.text(of: game))
    default:
      console.print(number == 1 ? "" : "\n")
      ReplayText.write(game, in: console.palette) { console.print(styled: $0) }
    }
  }

  /// Plays one log and prints its plays that are new.
  private static func showNew(
    since earlier: EarlierLog, _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let arguments = earlier.arguments
    if let second = arguments.operands.dropFirst().first {
      throw .tooManyOperands(second, of: "replay --since")
    }
    if let format = arguments[.format], !["text", "jsonl"].contains(format) {
      throw .notTogether("--format \(format)", "--since", of: "replay")
    }
    let player = LogPlayer(arguments)
    return try player.each(&console) { (log, console) throws(UsageError) in
      guard let plays = try earlier.newPlays(in: log.game, &console) else { return .couldNotRun }
      if arguments[.format] == "jsonl" {
        console.printJSON { ReplayJSONLines.write(plays, of: log.game, to: &$0) }
      } else if let first = plays.places.first {
        console.print(styled: ReplayText.text(of: log.game, from: first, in: console.palette))
      }
      remark(onRefusalsIn: log, &console)
      return log.game.solution.refusals.isEmpty ? .done : .differs
    }
  }

  /// Plays logs under two books and prints where their rulings differ.
  private static func compare(
    with other: String, _ arguments: Arguments, _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    if let format = arguments[.format], format != "text" {
      throw .notTogether("--format \(format)", "--under \(other)", of: "replay")
    }
    var isFirst = true
    var shelf = BookShelf.ofFiles
    let player = LogPlayer(arguments)
    return try player.each(&console) { log, console in
      let book: ChosenBook
      do throws(SurfaceError) {
        book = try shelf.chosen(for: log.file.log, in: log.file.name, choice: other)
      } catch {
        console.report(error.told(in: log.file.name))
        return .couldNotRun
      }
      let comparison = ReplayComparison(
        log.game, PlayedLog(log.file, under: book, called: log.file.name.fileName).game)
      console.print(isFirst ? "" : "\n")
      console.print(styled: ReplayComparisonText.text(of: comparison, in: console.palette))
      isFirst = false
      let isOdd = arguments.has(.strict) && comparison.hasWarnings
      return comparison.isEmpty && !isOdd ? .done : .differs
    }
  }
}

extension Arguments {
  /// The rows that `--rows` asks for.
  fileprivate var rows: GameRows? { self[.rows].flatMap { GameRows(rawValue: $0) } }
}
