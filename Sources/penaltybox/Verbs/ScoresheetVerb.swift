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
    var games: [PlayedLog] = []
    let status = try LogPlayer(arguments).each(&console) { log, console in
      games.append(log)
      return log.game.solution.refusals.isEmpty ? .done : .differs
    }
    if let last = games.popLast() {
      var (surface, request) = (Surface(), Request(.scoresheet))
      request.gamesBefore = games.map(\.game)
      console.print(try surface.answered(request, about: last), arguments)
    }
    return max(found, status)
  }
}
