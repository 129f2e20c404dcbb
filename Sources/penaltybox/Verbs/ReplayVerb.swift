import HockeyRules
import Scoresheets
import Views

extension Verb {
  /// Plays logs and prints what happened.
  static let replay = Verb(
    name: "replay",
    summary: "play logs: each play with its rulings and their rules, and the box score",
    operands: .several("LOG"),
    options: [.under, .from, .format(["text", "jsonl"]), .color, .quiet],
    examples: [
      "penaltybox replay Cases/games/2015030116.sheet",
      "penaltybox replay --format jsonl --under nhl-2025 game.json",
    ]
  ) { (arguments, console) throws(UsageError) in
    var isFirst = true
    var player = LogPlayer(arguments)
    return try player.each(&console) { log, console in
      if arguments[.format] == "jsonl" {
        var writer = JSONWriter()
        ReplayJSONLines.write(log.game, to: &writer)
        console.print(writer.bytes)
      } else {
        console.print(isFirst ? "" : "\n")
        console.print(ReplayText.text(of: log.game, in: console.palette))
      }
      isFirst = false
      return log.game.solution.refusals.isEmpty ? .done : .differs
    }
  }
}
