import Scoresheets

extension Verb {
  static let live = Verb(
    name: "live",
    summary: "keep a game's log: type plays and see rulings; each play is saved to disk first",
    operands: .one("LOG"),
    options: [
      .under, .home, .visiting, .kind, .periods, .overtime,
      Option(
        .clock, ["elapsed", "remaining"],
        "how times are typed and shown (default: the log's, or elapsed)"),
      Option(.events, "FILE", "add a JSON line to this file or pipe for each power play, goal …"),
      Option(
        .textDir, "DIR", "keep text files for stream software here: score, clock, penalties …"),
      .strict, .color, .quiet,
    ],
    examples: [
      "penaltybox live game.jsonl --under nhl-2025 --home TOR --visiting MTL",
      "penaltybox live game.jsonl --events changes.jsonl --text-dir overlay",
    ]
  ) { (arguments, console) throws(CommandError) in
    let path = arguments.operands.first ?? ""
    guard path != FileSystem.standardInput else {
      throw CommandError("`live` needs a file for its log, not `-`", of: "live")
    }
    do throws(KeepingError) {
      var live = try LiveLog(path: path, arguments: arguments, terminal: OwnTerminal()).open(
        &console)
      return live.run(&console)
    } catch { throw CommandError(reporting: error.message) }
  }
}
