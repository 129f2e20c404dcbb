import HockeyRules
import Surface
import Views

extension Verb {
  static let scoresheet = Verb(
    name: "scoresheet",
    summary: "print games in the form of an official scoresheet, to check and to sign",
    operands: .several("LOG"),
    options: [
      .under, .from, .jobs, .league, .names, .format(["text", "html"]), .color, .quiet,
    ],
    examples: [
      "penaltybox scoresheet game.jsonl",
      "penaltybox scoresheet --format html game.jsonl > scoresheet.html",
    ]
  ) { (arguments, console) throws(SurfaceError) in
    var arguments = arguments
    let found = arguments.findLogs(&console)
    var games: [PlayedGame] = []
    let status = try LogPlayer(arguments).each(&console) { log, console in
      games.append(log.game)
      return log.game.solution.refusals.isEmpty ? .done : .differs
    }
    if !games.isEmpty { console.print(.scoresheets(of: games), as: arguments[.format]) }
    return max(found, status)
  }
}
