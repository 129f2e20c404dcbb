import Scoresheets
import Surface

extension Verb {
  static let live = Verb(
    name: "live",
    summary: "keep a game's log: a play in, its rulings out; each play is saved to disk first",
    operands: .optional("LOG"),
    options: [
      .under, .home, .visiting, .kind, .periods, .overtime, .season,
      Option(
        .clock, ["elapsed", "remaining"],
        "how times are typed and shown (default: the log's, or elapsed)"),
      Option(.words, "print the words that can be typed, for `rlwrap -f` to complete"),
      .strict, .color, .quiet,
    ],
    examples: [
      "penaltybox live game.jsonl --under nhl-2025 --home TOR --visiting MTL",
      "penaltybox live --words > live.words; rlwrap -f live.words penaltybox live game.jsonl",
    ]
  ) { (arguments, console) throws(SurfaceError) in
    if arguments.has(.words) {
      console.print(LiveCommand.typedWords.map { $0 + "\n" }.joined())
      return .done
    }
    guard let path = arguments.operands.first else {
      throw SurfaceError(usage: "`live` needs a LOG", of: "live")
    }
    guard path != FileSystem.standardInput else {
      throw SurfaceError(usage: "`live` needs a file for its log, not `-`", of: "live")
    }
    let season = try seasonMaker(arguments, &console)
    var live = try LiveLog(path: path, arguments: arguments, season: season).open(&console)
    defer { console = live.console }
    return live.run(isStrict: arguments.has(.strict))
  }
}
