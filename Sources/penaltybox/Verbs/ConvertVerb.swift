import HockeyRules
import Scoresheets
import Surface

extension Verb {
  /// Writes logs in another format.
  static let convert = Verb(
    name: "convert",
    summary: "convert logs of any format to sheets or JSON lines",
    operands: .several("LOG"),
    options: [
      .format(["sheet", "jsonl"]), .fromLines, .filesFrom, .jobs, .league, .under, .withNames,
      .quiet,
    ],
    examples: ["penaltybox convert game.json > game.sheet"]
  ) { (arguments, console) throws(UsageError) in
    var arguments = arguments
    let found = arguments.findLogs(&console)
    if arguments.readsLines {
      return max(found, try LineAnswers.print(.convert, arguments, &console))
    }
    var status = found
    for path in arguments.operands {
      guard let file = LogPlayer(arguments).read(path, &console) else {
        status = .couldNotRun
        continue
      }
      if file.errors.isEmpty || !file.log.plays.isEmpty {
        if arguments[.format] == "jsonl" {
          let log = arguments.has(.names) ? file.log : file.log.withoutNames
          console.print(JSONLines.text(of: log))
        } else {
          let schedule = BookShelf.schedule(
            of: file.log, in: path, choice: arguments[.under])
          if file.log.hasPlayerIDs {
            console.print(
              "# The source gives no sweater numbers: players are numbered by ascending id.\n")
          }
          console.print(
            SheetWriter.text(of: file.log.numberingPlayers, standard: schedule))
        }
      }
      status = max(status, LogPlayer(arguments).tell(file, &console))
    }
    return status
  }
}
